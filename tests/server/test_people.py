"""Guests, accounts, sessions."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from hashlib import sha256
from pathlib import Path
from unittest.mock import patch

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed

from silverware.server.hashing import QUEUE, Hashing
from silverware.server.refused import TooMany
from tests.server.guests import Client, Player, receive
from tests.server.processes import PATIENCE, serving

SECRET = "copper silver gold"


def test_a_guest_is_one_click(client: Client) -> None:
    came = client.post("/api/guests", json={})
    assert came.status_code == 201
    assert came.json()["person"]["name"].startswith("Guest ")
    cookie = came.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert client.get("/api/me").json()["name"] == came.json()["person"]["name"]


def test_a_stranger_is_nobody_and_that_is_no_refusal(client: Client) -> None:
    answer = client.get("/api/me")
    assert (answer.status_code, answer.json()) == (200, None)


@pytest.mark.parametrize("token", ["x", "x.y", "...."])
def test_a_forged_cookie_is_nobody(client: Client, token: str) -> None:
    client.cookies.set("silverware", token)
    answer = client.get("/api/me")
    assert answer.status_code == 401
    assert answer.json()["sentence"] == "You are not signed in; say who you are first."


def test_a_token_with_another_signature_is_nobody(client: Client) -> None:
    token = Player(client, "Ada").token
    assert Player(client, "", token[:-1] + ("0" if token[-1] != "0" else "1")).get("/api/me", 401)


def test_a_guest_becomes_an_account_and_keeps_its_seats_on_every_device(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    ada.act(table, "sit")
    assert ada.keep("Ada", SECRET)["account"]
    client.cookies.clear()
    again = client.post("/api/sessions", json={"name": "ADA", "passphrase": SECRET})
    assert again.status_code == 201
    elsewhere = Player(client, "Ada", again.json()["token"])
    assert [each["id"] for each in elsewhere.get("/api/tables/mine")] == [table]


def test_a_wrong_passphrase_is_refused_and_so_is_an_unknown_name(client: Client) -> None:
    ada = Player(client, "Ada")
    client.put("/api/account", headers=ada.headers, json={"name": "Ada", "passphrase": SECRET})
    for name in ("Ada", "Eve"):
        answer = client.post("/api/sessions", json={"name": name, "passphrase": "guessing it"})
        assert answer.status_code == 401
        assert answer.json()["sentence"] == "There is nobody with this name and passphrase."


def test_guessing_passphrases_is_slowed_down(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    Counted(monkeypatch)
    tries = [
        client.post("/api/sessions", json={"name": "Eve", "passphrase": f"guess number {n}"}).status_code
        for n in range(12)
    ]
    assert tries[0] == 401
    assert tries[-1] == 429


def test_a_name_belongs_to_one_account(client: Client) -> None:
    for name, status in (("Ada", 200), ("ada", 409)):
        guest = Player(client, "x")
        kept = client.put("/api/account", headers=guest.headers, json={"name": name, "passphrase": SECRET})
        assert kept.status_code == status


def test_a_short_passphrase_and_an_unshowable_name_are_refused(client: Client) -> None:
    ada = Player(client, "Ada")
    for body in ({"name": "Ada", "passphrase": "short"}, {"name": "\x07", "passphrase": SECRET}):
        assert client.put("/api/account", headers=ada.headers, json=body).status_code == 400


def test_a_revoked_session_is_over_at_once(client: Client) -> None:
    ada = Player(client, "Ada")
    ada.keep("Ada", SECRET)
    lost = Player(
        client, "Ada", client.post("/api/sessions", json={"name": "Ada", "passphrase": SECRET}).json()["token"]
    )
    table = ada.found(seats=2)
    sessions = lost.get("/api/sessions")
    assert len(sessions) == 2
    gone = next(each["id"] for each in sessions if each["current"])
    with lost.socket(table) as socket:
        receive(socket, "update")
        assert client.delete(f"/api/sessions/{gone}", headers=ada.headers).status_code == 204
        with pytest.raises(ConnectionClosed):
            receive(socket, "update")
    assert lost.get("/api/me", 401)["sentence"] == "This session has ended; sign in again."
    assert ada.get("/api/me")["name"] == "Ada"


def test_a_page_from_elsewhere_cannot_act_with_somebodys_cookie(client: Client) -> None:
    Player(client, "Ada")
    headers = {"Origin": "https://evil.example", "Content-Type": "text/plain"}
    assert client.post("/api/guests", content="{}", headers=headers).status_code == 403
    assert client.post("/api/guests", content="{}", headers={"Origin": str(client.base_url)}).status_code == 201


def test_nobody_revokes_anothers_session(client: Client) -> None:
    ada, bob = Player(client, "Ada"), Player(client, "Bob")
    session = bob.get("/api/sessions")[0]["id"]
    assert client.delete(f"/api/sessions/{session}", headers=ada.headers).status_code == 404
    assert bob.get("/api/me")["name"] == "Bob"


def test_the_database_holds_no_token_and_no_passphrase(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db") as server, Client(base_url=server.url, timeout=PATIENCE) as client:
        ada = Player(client, "Ada")
        ada.keep("Ada", SECRET)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        everything = "\n".join(database.iterdump())
    assert ada.token.partition(".")[0] not in everything
    assert SECRET not in everything
    assert "$argon2id$" in everything


def test_an_account_is_changed_only_with_its_passphrase(client: Client) -> None:
    ada = Player(client, "Ada")
    ada.keep("Ada", SECRET)
    put = partial(client.put, "/api/account", headers=ada.headers)
    for before in ({}, {"before": "something else"}):
        assert put(json={"name": "Eve", "passphrase": "now it is mine", **before}).status_code == 401
    assert ada.keep("Ada L", "another one", SECRET)["name"] == "Ada L"
    signed_in = client.post("/api/sessions", json={"name": "Ada L", "passphrase": "another one"})
    assert signed_in.json()["person"]["id"] == ada.get("/api/me")["id"]


def test_whoever_comes_in_is_told_their_session(client: Client) -> None:
    came = client.post("/api/guests", json={"name": "Ada"}).json()
    ada = Player(client, "Ada", came["token"])
    assert came["person"]["session"] == ada.get("/api/me")["session"]


def test_becoming_an_account_changes_the_token_and_lets_go_of_the_old_one(client: Client) -> None:
    ada = Player(client, "Ada")
    before = Player(client, "Ada", ada.token)
    table = ada.found(seats=2)
    with before.socket(table) as socket:
        receive(socket, "update")
        kept = ada.keep("Ada", SECRET)
        with pytest.raises(ConnectionClosed):
            receive(socket, "update")
    assert before.get("/api/me", 401)["sentence"] == "This session has ended; sign in again."
    assert ada.get("/api/me") == {key: value for key, value in kept.items() if key != "token"}
    assert client.get("/api/me").json()["session"] == kept["session"]  # by the cookie


def test_a_new_passphrase_ends_all_other_sessions_and_a_new_name_does_not(client: Client) -> None:
    ada = Player(client, "Ada")
    ada.keep("Ada", SECRET)
    signed_in = client.post("/api/sessions", json={"name": "Ada", "passphrase": SECRET}).json()
    elsewhere = Player(client, "Ada", signed_in["token"])
    ada.keep("Ada L", SECRET, SECRET)
    assert elsewhere.get("/api/me")["name"] == "Ada L"
    ada.keep("Ada L", "another one", SECRET)
    elsewhere.get("/api/me", 401)
    assert len(ada.get("/api/sessions")) == 1


class Counted:
    """Hash work that is counted, not done: no passphrase fits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hashes = 0
        monkeypatch.setattr(PasswordHasher, "hash", lambda *_: self.count())
        monkeypatch.setattr(PasswordHasher, "verify", lambda *_: self.count() == "")

    def count(self) -> str:
        """One more."""
        self.hashes += 1
        return "hashed"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_unknown_name_takes_as_much_work_as_a_wrong_passphrase(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    Player(client, "Ada").keep("Ada", SECRET)
    counted = Counted(monkeypatch)
    work = []
    for name in ("Ada", "Eve"):
        before = counted.hashes
        assert client.post("/api/sessions", json={"name": name, "passphrase": "guessing it"}).status_code == 401
        work.append(counted.hashes - before)
    assert work == [1, 1]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_strangers_who_guess_keep_nobody_out(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    Player(client, "Ada").keep("Ada", SECRET)
    guess = {"name": "Ada", "passphrase": "guessing it"}
    with monkeypatch.context() as quick:
        Counted(quick)
        for _ in range(12):
            refused = client.post("/api/sessions", json=guess, headers={"X-Forwarded-For": "203.0.113.9"})
    assert refused.status_code == 429
    for address in ("203.0.113.10", "2001:db8::1"):
        came = client.post(
            "/api/sessions", json={"name": "Ada", "passphrase": SECRET}, headers={"X-Forwarded-For": address}
        )
        assert came.status_code == 201


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_one_address_has_only_so_many_passphrases_hashed_whatever_the_name(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)
    ada = Player(client, "Ada")
    for number in range(70):
        guess = {"name": f"Eve {number}", "passphrase": "guessing it"}
        last = client.post("/api/sessions", json=guess, headers={"X-Forwarded-For": f"2001:db8::{number}"})
    assert last.status_code == 429
    assert counted.hashes <= 61
    body = {"name": "Ada", "passphrase": SECRET}
    kept = client.put("/api/account", json=body, headers={**ada.headers, "X-Forwarded-For": "2001:db8::abc"})
    assert kept.status_code == 429
    assert counted.hashes <= 61


def test_only_a_few_passphrases_wait_to_be_hashed() -> None:
    async def crowd() -> list[str | BaseException]:
        hashing = Hashing()
        with patch.object(PasswordHasher, "hash", lambda *_: sha256(bytes(1_000_000)).hexdigest()):
            done = await asyncio.gather(*[hashing.hash(SECRET) for _ in range(QUEUE + 5)], return_exceptions=True)
            done.append(await hashing.hash(SECRET))
        hashing.close()
        return done

    done = asyncio.run(crowd())
    assert [type(each) for each in done] == [str] * QUEUE + [TooMany] * 5 + [str]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("passphrase", ["password", "12345678", "PassWord1", "iloveyou"])
def test_a_passphrase_that_everybody_tries_first_is_refused(client: Client, passphrase: str) -> None:
    ada = Player(client, "Ada")
    refused = client.put("/api/account", headers=ada.headers, json={"name": "Ada", "passphrase": passphrase})
    assert refused.status_code == 400
    assert refused.json()["sentence"].startswith("Too many people use this passphrase")
    assert not ada.get("/api/me")["account"]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_page_that_signs_in_leaves_the_session_it_came_with_and_a_program_does_not(client: Client) -> None:
    ada = Player(client, "Ada")
    ada.keep("Ada", SECRET)
    account = {"name": "Ada", "passphrase": SECRET}
    guest = Player(client, "Bob")
    assert client.post("/api/sessions", json=account, headers=guest.headers).status_code == 201
    assert guest.get("/api/me")["name"] == "Bob"
    page = {**guest.headers, "Origin": str(client.base_url)}
    wrong = client.post("/api/sessions", json={**account, "passphrase": "guessing it"}, headers=page)
    assert wrong.status_code == 401
    assert guest.get("/api/me")["name"] == "Bob"
    assert client.post("/api/sessions", json=account, headers=page).status_code == 201
    assert guest.get("/api/me", 401)["sentence"] == "This session has ended; sign in again."
    assert ada.get("/api/me")["account"]
