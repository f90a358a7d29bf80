"""Whatever is wrong outside, the server says so in a sentence, and goes on when it is right again."""

from __future__ import annotations

import resource
import socket
from pathlib import Path
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from silverware.server.refused import NotStored
from silverware.server.store import Store
from tests.server.guests import Client, Player, receive, seated
from tests.server.processes import PATIENCE, PostgreSQL, new_database, serving, until


def is_put_off(client: Client, *requests: tuple[str, str, object], **headers: str) -> bool:
    """Whether requests get the answer that one gets while there is no database."""
    answers = [client.request(method, path, json=body, headers=headers) for method, path, body in requests]
    return all(
        answer.status_code == 503 and int(answer.headers["retry-after"]) > 0 and answer.json()["sentence"]
        for answer in answers
    )


def test_with_a_full_disk_nothing_is_lost_but_time(tmp_path: Path) -> None:
    with (
        serving(f"sqlite:///{tmp_path}/tables.db") as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):
        table, (ada, _) = seated(client, "Ada", "Bob", pace={"type": "live", "minutes": 60, "increment": 0})
        number = ada.look(table)["number"]
        acts = f"/api/tables/{table}/acts"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        say = ("POST", acts, {"type": "say", "text": "Is there room?"})
        assert is_put_off(client, say, ("POST", "/api/guests", {"name": "Cy"}), ("GET", "/health", None), **ada.headers)
        for _ in range(12):  # each tries to write, on every connection there may be
            assert is_put_off(client, ("GET", "/health", None))
        assert [mine["id"] for mine in ada.get("/api/tables/mine")] == [table]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert server.answers()
        assert ada.act(table, "say", text="There is.")["number"] == number + 2
        assert [item["type"] for item in ada.look(table)["news"][number:]] == ["interrupted", "said"]


def test_without_its_postgresql_a_server_waits_for_it(postgresql_server: PostgreSQL) -> None:
    database = new_database(postgresql_server.address, uuid4().hex)
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        table, (ada, _) = seated(client, "Ada", "Bob")
        acts = f"/api/tables/{table}/acts"
        postgresql_server.stop()
        try:
            say = ("POST", acts, {"type": "say", "text": "Anybody?"})
            assert is_put_off(client, say, ("GET", "/health", None), ("GET", "/api/tables", None), **ada.headers)
            with pytest.raises(InvalidStatus) as refused, ada.socket(table):
                pass
            assert refused.value.response.status_code == 503
            assert client.get("/api/games").status_code == 200
        finally:
            postgresql_server.start()
        until(server.answers)
        assert ada.look(table)["table"]["status"] == "playing"
        number = ada.act(table, "say", text="Back again.")["number"]
        with ada.socket(table) as listening:
            assert receive(listening, "update")["number"] == number
            ada.act(table, "say", text="All is well.")
            assert receive(listening, "update")["number"] == number + 1


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_whoever_has_to_come_again_is_no_error_in_the_log(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: object) -> None:
        raise NotStored("The database does not answer.")

    monkeypatch.setattr(Store, "ground", away)
    with pytest.raises(InvalidStatus, match="503"), Player(client, "Ada").socket("table"):
        pass
    assert client.get("/health").status_code == 200
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def raw(client: Client, request: bytes) -> int:
    """The status that some bytes are answered with."""
    with socket.create_connection((client.base_url.host, client.base_url.port or 80), timeout=PATIENCE) as line:
        line.sendall(request)
        return int(line.makefile("rb").readline().split()[1])


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_bytes_that_are_no_text_are_refused(client: Client) -> None:
    for body in (b"\xff", b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b'{"name":"\xc3"}'):
        for path in ("/api/guests", "/api/sessions", "/api/tables/objection"):
            answer = client.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400
            assert len(answer.json()["sentence"]) > 5


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_odd_headers_and_paths_are_no_fault_of_the_server(client: Client) -> None:
    upgrade = b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    for header in (b"Host: [", b"Host: \xff", b"Host: a b", b"Origin: http://[", b"Origin: \xff", b"Cookie: \xff"):
        head = header + b"\r\n" if header.startswith(b"Host") else b"Host: localhost\r\n" + header + b"\r\n"
        for request in (
            b"GET /api/tables/\xff HTTP/1.1\r\n" + head + b"\r\n",
            b"GET /api/tables/%ff HTTP/1.1\r\n" + head + b"\r\n",
            b"GET /api/tables/x?since=%ff HTTP/1.1\r\n" + head + b"\r\n",
            b"POST /api/tables HTTP/1.1\r\n" + head + b"Content-Length: 1\r\n\r\n{",
            b"GET /api/tables/x/socket HTTP/1.1\r\nConnection: Upgrade\r\n" + upgrade + head + b"\r\n",
        ):
            assert 400 <= raw(client, request) < 500, request


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_fault_of_the_server_is_told_whatever_the_host_header(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "open_tables", None)
    assert client.get("/api/tables", headers={"Host": "["}).json()["sentence"].startswith("Something went wrong")
