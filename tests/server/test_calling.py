"""Calls to a table: to browsers that want them, encrypted, and to a webhook of the host's. Nobody else is called."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Empty, Queue
from threading import Thread
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from silverware.server.processes import Processes
from silverware.server.refused import Refused
from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from silverware.server.webpush import UNCOMPRESSED, decoded, derived, encoded, encrypted, public_of, service_at
from tests.server.conftest import opened
from tests.server.guests import Client, Json, Player, receive
from tests.server.processes import PATIENCE

Heard = Queue[tuple[str, dict[str, str], bytes]]


class Service:
    """A push service, or a host's program: it hears what it is sent, and answers as it is told to."""

    def __init__(self) -> None:
        self.heard: Heard = Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = Thread(target=self._server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        """Hear no more."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Browser:
    """What a browser has to read a message with (RFC 8291)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.public = self._key.public_key().public_bytes(*UNCOMPRESSED)
        self.auth = secrets.token_bytes(16)

    def subscription(self, endpoint: str) -> Json:
        """As it tells a page."""
        return {"endpoint": endpoint, "p256dh": encoded(self.public), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> bytes:
        """A message as it was before it was encrypted."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), public_of(theirs))
        material = derived(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return plain[:-1]


@pytest.fixture
def service() -> Iterator[Service]:
    """For one test."""
    made = Service()
    yield made
    made.close()


@pytest.fixture
def called(settings: Settings, thinkers: Thinkers, workshop: Processes, service: Service) -> Iterator[Client]:
    """A server that may call the service, and does at once."""
    with opened(msgspec.structs.replace(settings, push=(service.origin,), patience=0), thinkers, workshop) as client:
        yield client


def table_by_days(*players: Player) -> str:
    """A table where each move may take days, with the players in turn; it has begun."""
    table = players[0].found(seats=len(players), pace={"type": "days", "days": 2}, open=False)
    for player in players:
        player.act(table, "sit")
    players[0].act(table, "start")
    return table


def test_the_encryption_is_that_of_the_rfc() -> None:
    """What the example of RFC 8291, appendix A, says that a browser with these keys reads."""
    message = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    browser = Browser()
    browser._key = ec.derive_private_key(
        int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    browser.public = browser._key.public_key().public_bytes(*UNCOMPRESSED)
    browser.auth = decoded("BTBZMqHH6r4Tts7J_aSIgg")
    assert browser.read(message) == b"When I grow up, I want to be a watermelon"


def test_only_the_browser_reads_what_is_encrypted_for_it() -> None:
    browser = Browser()
    body = encrypted(b"Your turn", browser.public, browser.auth)
    assert b"Your turn" not in body
    assert browser.read(body) == b"Your turn"
    assert encrypted(b"Your turn", browser.public, browser.auth) != body


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:22/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://10.0.0.1/latest",
        "http://fcm.googleapis.com/fcm/send/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://me@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evilpush.apple.com/x",
        "file:///etc/passwd",
        "https://[::1",
        "",
    ],
)
def test_nobody_makes_the_server_call_anything_but_a_push_service(endpoint: str) -> None:
    with pytest.raises(Refused):
        service_at(endpoint, ())


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_push_services_of_browsers_are_called(endpoint: str) -> None:
    assert service_at(endpoint, ()).geturl() == endpoint


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_whoever_wants_it_is_called_when_it_is_their_turn(called: Client, service: Service) -> None:
    ada, bob, browser = Player(called, "Ada"), Player(called, "Bob"), Browser()
    ada.post("/api/push", browser.subscription(f"{service.origin}/ada"))
    table = table_by_days(ada, bob)
    path, headers, body = service.heard.get(timeout=PATIENCE)
    assert path == "/ada"
    assert json.loads(browser.read(body)) == {"title": "Quick Silver", "path": f"/table/{table}"}
    assert headers["content-encoding"] == "aes128gcm"
    token, _, key = headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert key == ada.get("/api/push")["key"]
    signed, _, signature = token.rpartition(".")
    numbers = decoded(signature)
    verified = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public_of(decoded(key)).verify(verified, signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decoded(signed.split(".")[1]))["aud"] == service.origin


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_nobody_is_called_who_did_not_ask_for_it_or_is_there_or_has_signed_out(
    called: Client, service: Service
) -> None:
    ada, bob, cy = (Player(called, name) for name in ("Ada", "Bob", "Cy"))
    for player in (ada, bob):
        player.post("/api/push", Browser().subscription(f"{service.origin}/{player.name}"))
    cy.post("/api/push", Browser().subscription(f"{service.origin}/last"))
    called.delete(f"/api/sessions/{bob.get('/api/me')['session']}", headers=bob.headers)
    stays = Player(called, "Di")
    table = ada.found(seats=2, pace={"type": "days", "days": 2})
    with ada.socket(table) as socket:
        receive(socket, "update")
        ada.act(table, "sit")
        stays.act(table, "sit")
        ada.act(table, "start")
        table_by_days(cy, Player(called, "Ed"))
        path, _, _ = service.heard.get(timeout=PATIENCE)
    assert path == "/last"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_at_tables_without_days_nobody_is_called(called: Client, service: Service) -> None:
    ada = Player(called, "Ada")
    ada.post("/api/push", Browser().subscription(f"{service.origin}/ada"))
    table = ada.found(seats=2, bots=1)
    ada.act(table, "sit")
    ada.act(table, "start")
    by_days = table_by_days(ada, Player(called, "Bob"))
    service.heard.get(timeout=PATIENCE)
    with pytest.raises(Empty):
        service.heard.get_nowait()
    assert by_days != table


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_browser_that_is_gone_is_forgotten_and_one_can_switch_it_off(called: Client, service: Service) -> None:
    ada, bob = Player(called, "Ada"), Player(called, "Bob")
    ada.post("/api/push", Browser().subscription(f"{service.origin}/ada"))
    bob.post("/api/push", Browser().subscription(f"{service.origin}/bob"))
    bob.post("/api/push/off", {"endpoint": f"{service.origin}/bob"})
    service.status = 410
    for path in ("/ada", "/cy"):
        cy = Player(called, "Cy")
        cy.post("/api/push", Browser().subscription(f"{service.origin}/cy"))
        table_by_days(ada, bob) if path == "/ada" else table_by_days(ada, bob, cy)
        assert service.heard.get(timeout=PATIENCE)[0] == path


def test_what_is_no_subscription_is_refused(client: Client) -> None:
    ada, browser = Player(client, "Ada"), Browser()
    good = browser.subscription("https://fcm.googleapis.com/fcm/send/abc")
    for wrong in ({"endpoint": "http://127.0.0.1/"}, {"p256dh": "AAAA"}, {"p256dh": "?"}, {"auth": "?"}):
        ada.post("/api/push", {**good, **wrong}, 400)
    for number in range(11):
        status = 201 if number < 10 else 429
        ada.post("/api/push", browser.subscription(f"https://fcm.googleapis.com/{number}"), status)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_hosts_own_program_is_told_whose_turn_it_is(
    settings: Settings, thinkers: Thinkers, workshop: Processes, service: Service
) -> None:
    hooked = msgspec.structs.replace(
        settings, webhook=f"{service.origin}/turns", origin="https://play.example", patience=0
    )
    with opened(hooked, thinkers, workshop) as client:
        ada, bob = Player(client, "Ada"), Player(client, "Bob")
        table = table_by_days(ada, bob)
        told = [json.loads(service.heard.get(timeout=PATIENCE)[2]) for _ in range(2)]
    assert {each["name"] for each in told} == {"Ada", "Bob"}
    assert told[0]["type"] == "your turn"
    assert {each["table"] for each in told} == {f"https://play.example/table/{table}"}
