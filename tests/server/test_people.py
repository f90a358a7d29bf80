"""Guests, accounts, sessions."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

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


@pytest.mark.parametrize("token", ["", "x", "x.y", "...."])
def test_a_forged_cookie_is_nobody(client: Client, token: str) -> None:
    client.cookies.set("silverware", token)
    answer = client.get("/api/me")
    assert answer.status_code == 401
    assert answer.json()["sentence"] == "Nobody is signed in here; say who you are first."


def test_a_token_with_another_signature_is_nobody(client: Client) -> None:
    token = Player(client, "Ada").token
    assert Player(client, "", token[:-1] + ("0" if token[-1] != "0" else "1")).get("/api/me", 401)


def test_a_guest_becomes_an_account_and_keeps_its_seats_on_every_device(client: Client) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    ada.act(table, "sit")
    kept = client.put("/api/account", headers=ada.headers, json={"name": "Ada", "passphrase": SECRET})
    assert kept.json()["account"]
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


def test_guessing_passphrases_is_slowed_down(client: Client) -> None:
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
    client.put("/api/account", headers=ada.headers, json={"name": "Ada", "passphrase": SECRET})
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
        client.put("/api/account", headers=ada.headers, json={"name": "Ada", "passphrase": SECRET})
    with sqlite3.connect(tmp_path / "tables.db") as database:
        everything = "\n".join(database.iterdump())
    assert ada.token.partition(".")[0] not in everything
    assert SECRET not in everything
    assert "$argon2id$" in everything


def test_an_account_is_changed_only_with_its_passphrase(client: Client) -> None:
    ada = Player(client, "Ada")
    put = partial(client.put, "/api/account", headers=ada.headers)
    put(json={"name": "Ada", "passphrase": SECRET})
    for before in ({}, {"before": "something else"}):
        assert put(json={"name": "Eve", "passphrase": "now it is mine", **before}).status_code == 401
    assert put(json={"name": "Ada L", "passphrase": "another one", "before": SECRET}).json()["name"] == "Ada L"
    signed_in = client.post("/api/sessions", json={"name": "Ada L", "passphrase": "another one"})
    assert signed_in.json()["person"]["id"] == ada.get("/api/me")["id"]


def test_whoever_comes_in_is_told_their_session(client: Client) -> None:
    came = client.post("/api/guests", json={"name": "Ada"}).json()
    ada = Player(client, "Ada", came["token"])
    assert came["person"]["session"] == ada.get("/api/me")["session"]
