"""What hosts do, in the browser and on the command line, and that a running server notices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from sqlalchemy import select, text, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from silverware.cli import admin
from silverware.core.errors import BadTable
from silverware.core.record import parse
from silverware.server.database import Database
from silverware.server.doctor import examine
from silverware.server.documents import Founding, Ground, Untimed
from silverware.server.entries import Said
from silverware.server.hours import now
from silverware.server.names import LEFT
from silverware.server.processes import Processes
from silverware.server.refused import NotFound, Refused
from silverware.server.schema import metadata, people
from silverware.server.settings import Settings
from silverware.server.store import Append, Store
from silverware.server.think import Thinkers
from tests.server.conftest import opened
from tests.server.guests import Client, Json, Player, play_out, receive, seated
from tests.server.processes import PATIENCE, until

SECRET = "copper silver gold"
WHY = "Insults after a warning."

on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def account(client: Client, name: str) -> Player:
    """Somebody with an account."""
    player = Player(client, name)
    player.keep(name, SECRET)
    client.cookies.clear()
    return player


@pytest.fixture
def host(client: Client, database: str) -> Player:
    """A host."""
    made = account(client, "Hostess")
    admin.host("Hostess", database=database)
    until(lambda: made.get("/api/me")["host"])
    return made


def act(host: Player, kind: str, status: int = 200, **more: Any) -> Json:
    """Do something as a host."""
    done: Json = host.post("/api/host/acts", {"type": kind, **more}, status)
    return done


def id_of(player: Player) -> str:
    """Who somebody is to the server."""
    return str(player.get("/api/me")["id"])


def sign_in(client: Client, name: str, passphrase: str) -> httpx.Response:
    """Try to."""
    answer = client.post("/api/sessions", json={"name": name, "passphrase": passphrase})
    client.cookies.clear()
    return answer


def dump(database: str) -> str:
    """Everything a database holds, as text."""

    async def read() -> str:
        opened = Database(database)
        rows = [await opened.rows(select(table)) for table in metadata.sorted_tables]
        await opened.close()
        return "\n".join(str(row) for table in rows for row in table)

    return asyncio.run(read())


def faults(database: str) -> list[str]:
    """What the doctor finds wrong."""

    async def look() -> list[str]:
        opened = Database(database)
        found = [finding.sentence async for finding in examine(opened) if finding.is_fault]
        await opened.close()
        return found

    return asyncio.run(look())


def is_let_go(socket: ClientConnection) -> None:
    """Wait until the server hangs up."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)


def says(player: Player, table: str) -> list[str]:
    """What has been said at a table, as somebody reads it."""
    return [item["says"] for item in player.look(table)["news"] if item["type"] == "said"]


# To people


def test_a_new_name_stands_wherever_the_old_one_stood(client: Client, database: str) -> None:
    rude = account(client, "Rude Name")
    bob = Player(client, "Bob")
    table = rude.found(seats=2)
    rude.act(table, "sit", seat="north")
    bob.act(table, "sit", seat="east")
    rude.act(table, "say", text="Hello.")
    rude.act(table, "start")
    with rude.socket(table) as socket:
        receive(socket, "update")
        admin.rename("rude name", "Robin", why="Not a name for here.", database=database)
        is_let_go(socket)
    until(lambda: bob.sheet(table)["seats"][0]["name"] == "Robin")
    assert says(bob, table) == ["Robin: Hello."]
    rude.act(table, "say", text="And now?")
    assert says(bob, table)[-1] == "Robin: And now?"
    assert sign_in(client, "Rude Name", SECRET).status_code == 401
    assert sign_in(client, "Robin", SECRET).status_code == 201
    assert dump(database).count("Rude Name") == 1  # in the audit log
    assert faults(database) == []


@on_sqlite
def test_nobody_is_given_a_name_that_is_anothers(client: Client, database: str, host: Player) -> None:
    account(client, "Ada")
    bob = Player(client, "Bob")
    refused = act(host, "rename", 409, person=id_of(bob), name="АDА")  # in Cyrillic letters
    assert refused["sentence"] == "Somebody else is called АDА already, or much like it."
    for name in ("Somebody who left", "SOMEBODY WHO LEFT"):
        act(host, "rename", 409, person=id_of(bob), name=name)
        assert client.post("/api/guests", json={"name": name}).status_code == 409
    assert bob.get("/api/me")["name"] == "Bob"


def test_who_is_muted_plays_but_does_not_talk(client: Client, database: str) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    with bob.socket(table) as socket:
        receive(socket, "update")
        admin.mute("Bob", why="Shouting.", database=database)
        is_let_go(socket)
    with bob.socket(table) as socket:
        socket.send(json.dumps({"type": "say", "text": "HELLO", "ref": "1"}))
        assert receive(socket, "refused")["sentence"] == "A host has muted you: Shouting."
    assert bob.act(table, "say", 403, text="HELLO")["sentence"] == "A host has muted you: Shouting."
    bob.act(table, "move", move="pick up", version=ada.look(table)["number"])
    admin.unmute("Bob", database=database)
    until(lambda: bob.get("/api/me")["muted"] is None)
    bob.act(table, "say", text="hello")
    assert says(ada, table) == ["Bob: hello"]


def test_who_is_banned_is_out_and_bots_play_on(client: Client, database: str) -> None:
    bob, ada = account(client, "Bob"), Player(client, "Ada")
    playing, waiting = bob.found(seats=2), ada.found(seats=2)
    bob.act(playing, "sit", seat="north")
    ada.act(playing, "sit", seat="east")
    bob.act(waiting, "sit", seat="north")
    bob.act(playing, "start")
    with bob.socket(playing) as socket:
        receive(socket, "update")
        admin.ban("Bob", why=WHY, database=database)
        is_let_go(socket)
    assert bob.get("/api/me", 403)["sentence"] == f"A host has banned you: {WHY}"
    bob.act(playing, "say", 403, text="But")
    refused = sign_in(client, "Bob", SECRET)
    assert (refused.status_code, refused.json()["sentence"]) == (403, f"A host has banned you: {WHY}")
    assert sign_in(client, "Bob", "guessing it").status_code == 401
    until(lambda: ada.sheet(playing)["seats"][0].get("left"))
    until(lambda: not ada.sheet(waiting)["seats"][0]["name"])
    admin.unban("Bob", database=database)
    assert sign_in(client, "Bob", SECRET).status_code == 201
    until(lambda: bob.client.get("/api/me", headers=bob.headers).status_code == 401)


@on_sqlite
def test_a_guest_who_is_banned_is_told_why_and_may_watch_and_comes_back_with_the_end_of_the_ban(
    client: Client, database: str
) -> None:
    table, (_, bob) = seated(client, "Ada", "Bob")
    admin.ban("Bob", why=WHY, database=database)
    until(lambda: bob.client.get("/api/me", headers=bob.headers).status_code == 403)
    with bob.socket(table) as socket:
        assert receive(socket, "update")["seat"] == "spectator"
        socket.send(json.dumps({"type": "say", "text": "But", "ref": "1"}))
        receive(socket, "refused")
    admin.unban("Bob", database=database)
    until(lambda: bob.client.get("/api/me", headers=bob.headers).status_code == 200)


@on_sqlite
def test_nobody_can_have_the_name_of_a_guest_who_is_banned(client: Client, database: str) -> None:
    bob, ada = Player(client, "Bob"), Player(client, "Ada")
    admin.ban("Bob", database=database)
    until(lambda: bob.client.get("/api/me", headers=bob.headers).status_code == 403)
    assert client.post("/api/guests", json={"name": "BOB"}).status_code == 409
    kept = client.put("/api/account", headers=ada.headers, json={"name": "Bob", "passphrase": SECRET})
    assert kept.status_code == 409
    admin.unban("Bob", database=database)
    assert client.post("/api/guests", json={"name": "BOB"}).status_code == 201


@on_sqlite
def test_who_was_banned_while_the_server_was_down_has_left_when_it_opens(
    database: str, settings: Settings, thinkers: Thinkers, workshop: Processes
) -> None:
    with opened(settings, thinkers, workshop) as client:
        table, (ada, _) = seated(client, "Ada", "Bob")
    admin.ban("Bob", database=database)
    with opened(settings, thinkers, workshop) as client:
        again = Player(client, "Ada", ada.token)
        until(lambda: again.sheet(table)["seats"][1].get("left"))


def test_a_new_passphrase_is_good_for_one_sign_in(
    client: Client, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = account(client, "Ada")
    table = ada.found(seats=2)
    with ada.socket(table) as socket:
        receive(socket, "update")
        admin.reset("Ada", database=database)
        is_let_go(socket)
    once = capsys.readouterr().out.split()[-1]
    ada.get("/api/me", 401)
    assert sign_in(client, "Ada", SECRET).status_code == 401
    came = sign_in(client, "Ada", once)
    assert came.status_code == 201
    assert came.json()["person"]["keyless"]
    assert sign_in(client, "Ada", once).status_code == 401
    back = Player(client, "Ada", came.json()["token"])
    assert back.get("/api/me")["keyless"]
    back.keep("Ada", "brass tin lead")
    assert not back.get("/api/me")["keyless"]
    assert sign_in(client, "Ada", "brass tin lead").status_code == 201
    refused = client.put("/api/account", headers=back.headers, json={"name": "Ada", "passphrase": "mercury and zinc"})
    assert refused.status_code == 401


@on_sqlite
def test_a_new_passphrase_that_nobody_used_grows_too_old(
    client: Client, database: str, host: Player, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = account(client, "Ada")
    once = act(host, "reset", person=id_of(ada))["passphrase"]
    assert len(once) == 19

    async def wait_a_week() -> None:
        opened = Database(database)
        await opened.write(
            lambda connection: connection.execute(update(people).values(once=people.c.once - 604_800_000))
        )
        await opened.close()

    asyncio.run(wait_a_week())
    refused = sign_in(client, "Ada", once)
    assert refused.status_code == 401
    assert refused.json()["sentence"].startswith("This passphrase was for one sign-in and is too old")
    guest = Player(client, "Bob")
    assert act(host, "reset", 400, person=id_of(guest))["sentence"] == "Bob is a guest, and has no passphrase."


def test_of_a_deleted_person_nothing_is_left_but_that_somebody_played(client: Client, database: str) -> None:
    ada, bob = account(client, "Adaline"), account(client, "Bobolink")
    table, other = ada.found(seats=2), bob.found(seats=2)
    ada.act(table, "sit", seat="north")
    bob.act(table, "sit", seat="east")
    ada.act(table, "start")
    play_out(table, [ada, bob])
    bob.act(table, "say", text="Well played, marmalade!")
    ada.act(other, "sit", seat="north")
    bob.act(other, "sit", seat="east")
    ada.act(other, "start")
    gone = id_of(bob)
    assert {each["name"] for each in ada.get("/api/ratings/quick-silver")} == {"Adaline", "Bobolink"}
    with bob.socket(other) as socket:
        receive(socket, "update")
        admin.mute("Bobolink", database=database)
        is_let_go(socket)
    admin.delete("Bobolink", yes=True, why="At their own wish.", database=database)
    until(lambda: ada.sheet(other)["seats"][1].get("left"))
    assert ada.sheet(table)["seats"][1]["name"] == LEFT
    assert says(ada, table) == [f"{LEFT}: (deleted)"]
    assert parse(ada.get(f"/api/tables/{table}/record")).players == {"north": "Adaline", "east": LEFT}
    assert len(ada.get(f"/api/people/{gone}/results")) == 1
    assert {each["name"] for each in ada.get("/api/ratings/quick-silver")} == {"Adaline"}
    kept = dump(database)
    assert "obolink" not in kept
    assert "marmalade" not in kept
    assert faults(database) == []
    bob.get("/api/me", 401)
    assert sign_in(client, "Bobolink", SECRET).status_code == 401
    assert client.post("/api/guests", json={"name": "Bobolink"}).status_code == 201
    with pytest.raises(NotFound, match="There is nobody called"):
        admin.mute(gone, database=database)


# To tables


def test_a_closed_table_is_told_and_nothing_happens_there_any_more(client: Client, database: str) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob", bots=1, open=True)
    with bob.socket(table) as socket:
        receive(socket, "update")
        admin.close(table, why=WHY, database=database)
        told = receive(socket, "update")
        assert told["news"][0]["says"] == f"A host has closed this table: {WHY}"
        assert told["table"]["status"] == "closed"
        assert told["table"]["note"] == f"A host has closed this table: {WHY}"
        assert not told["game"]["menu"]
    for kind, more in (("say", {"text": "Why?"}), ("move", {"move": "pick up", "version": 99}), ("rise", {})):
        assert ada.act(table, kind, 400, **more)["sentence"] == f"A host has closed this table: {WHY}"
    assert table not in client.get("/api/tables").text
    assert faults(database) == []
    with pytest.raises(Refused, match="already over"):
        admin.close(table, database=database)


@on_sqlite
def test_an_act_that_crosses_the_closing_of_a_table_is_refused(client: Client, database: str) -> None:
    """The server has not noticed yet: its entry has the same number."""
    table, (ada, _) = seated(client, "Ada", "Bob")

    async def close_behind_its_back() -> None:
        opened = Database(database)

        def write(connection: Any) -> None:
            number = connection.execute(text("SELECT number + 1 FROM tables")).scalar()
            row = {"id": table, "number": number, "at": now()}
            entry = text('INSERT INTO log VALUES (:id, :number, :at, \'{"type":"closed"}\')')
            connection.execute(entry, row)
            connection.execute(text("UPDATE tables SET number = :number, status = 'closed' WHERE id = :id"), row)

        await opened.write(write)
        await opened.close()

    asyncio.run(close_behind_its_back())
    assert ada.act(table, "say", 400, text="Hello?")["sentence"] == "A host has closed this table."


def test_whoever_is_at_a_deleted_table_is_let_go_and_told(client: Client, database: str) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    with bob.socket(table) as socket:
        receive(socket, "update")
        admin.delete_table(table, yes=True, why=WHY, database=database)
        is_let_go(socket)
    assert ada.get(f"/api/tables/{table}", 404)["sentence"] == f"A host has deleted this table: {WHY}"
    assert ada.act(table, "say", 404, text="Why?")["sentence"] == f"A host has deleted this table: {WHY}"
    assert ada.get("/api/tables/mine") == []
    assert faults(database) == []


def test_an_entry_for_a_deleted_table_spoils_no_other(database: str) -> None:
    async def store_both() -> list[Any]:
        store = Store(Database(database))
        await store.open()
        await store.database.write(
            lambda connection: connection.execute(people.insert().values(id="ada", name="Ada", created=0, host=False))
        )
        founding = Founding(game="quick-silver", pace=Untimed())
        await store.found(Ground("here", "ada", 0, founding, b""), 2, [])
        outcomes: dict[str, Any] = {}
        for table in ("gone", "here"):
            said = Append(
                table=table, number=1, at=1, entry=Said("ada", "Ada", "Hi"), status="waiting", asked=0, due=None
            )
            store.append(said, lambda outcome, table=table: outcomes.update({table: outcome}))  # type: ignore[misc]
        while len(outcomes) < 2:
            await asyncio.sleep(0)
        await store.close()
        return [outcomes["gone"], outcomes["here"]]

    assert asyncio.run(store_both()) == [False, True]


# Hosts


@on_sqlite
def test_a_host_finds_people_and_tables_and_every_act_is_in_the_log(
    client: Client, database: str, host: Player
) -> None:
    table, (_, bob) = seated(client, "Ada Lovelace", "Bob", open=False)
    found = host.get("/api/host/people", search="LOVE")
    assert found["total"] == 1
    assert [(each["name"], each["account"], each["tables"]) for each in found["people"]] == [("Ada Lovelace", False, 1)]
    assert host.get("/api/host/people", kind="hosts")["people"][0]["name"] == "Hostess"
    first, second = (host.get("/api/host/people", first=first, count=1)["people"][0] for first in (0, 1))
    assert first["name"] != second["name"]
    for search in ("lovelace", table, "quick-silver", "Quick Silver", id_of(bob)):
        seen = host.get("/api/host/tables", search=search)
        assert [each["id"] for each in seen["tables"]] == [table], search
        assert seen["tables"][0]["players"] == ["Ada Lovelace", "Bob"]
    assert host.get("/api/host/tables", search="100%")["total"] == 0
    whom = id_of(bob)
    for kind in ("mute", "unmute", "ban", "unban"):
        act(host, kind, person=whom, why=WHY)
    act(host, "rename", person=whom, name="Robert", why=WHY)
    act(host, "close", table=table, why=WHY)
    act(host, "delete-table", table=table, why=WHY)
    log = host.get("/api/host/log")
    told = [
        f"Hostess deleted a table of Quick Silver: {WHY}",
        f"Hostess closed a table of Quick Silver: {WHY}",
        f"Hostess renamed Bob to Robert: {WHY}",
        f"Hostess let Bob in again: {WHY}",
        f"Hostess banned Bob: {WHY}",
        f"Hostess let Bob talk again: {WHY}",
        f"Hostess muted Bob: {WHY}",
        "The command line made Hostess a host.",
    ]
    assert [entry["says"] for entry in log["log"]] == told
    assert log["total"] == len(told)
    entry = log["log"][2]
    assert (entry["by"], entry["act"], entry["whom"], entry["why"]) == ("Hostess", "rename", whom, WHY)
    assert abs(entry["at"] - now()) < 3_600_000
    assert [entry["act"] for entry in host.get("/api/host/log", search="robert")["log"]] == ["rename"]


@on_sqlite
def test_hosts_have_no_power_over_hosts_and_the_command_line_has(client: Client, database: str, host: Player) -> None:
    other = account(client, "Other")
    admin.host("Other", database=database)
    for whom in (id_of(other), id_of(host)):
        for kind in ("mute", "ban", "reset", "delete", "dismiss"):
            refused = act(host, kind, 403, person=whom)
            assert refused["sentence"].startswith("Hosts can't act against hosts")
    act(host, "appoint", 403, person=id_of(Player(client, "Bob")))
    admin.unhost("Hostess", database=database)
    until(lambda: not host.get("/api/me")["host"])
    act(host, "mute", 403, person=id_of(other))
    admin.ban("Other", database=database)
    admin.unban("Other", database=database)
    assert not sign_in(client, "Other", SECRET).json()["person"]["host"]


@on_sqlite
def test_a_table_that_is_deleted_while_it_is_being_listed_is_left_out(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    Player(client, "Ada").found(seats=2)
    find = Store.open_tables

    async def find_and_delete(store: Store) -> Any:
        found = await find(store)
        await store.database.write(lambda connection: connection.execute(metadata.tables["seats"].delete()))
        return found

    monkeypatch.setattr(Store, "open_tables", find_and_delete)
    assert client.get("/api/tables").json() == []


@on_sqlite
def test_an_act_about_nobody_is_refused(host: Player) -> None:
    for nobody in (None, 7, ["x"], "x" * 41):
        refused = act(host, "mute", 400, person=nobody)
        assert refused["sentence"].startswith("The request cannot be read: person: ")


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_what_a_host_does_at_one_worker_the_other_notices(
    client: Client, host: Player, settings: Settings, thinkers: Thinkers, workshop: Processes
) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    with opened(settings, thinkers, workshop) as other:
        elsewhere = Player(other, "Ada", ada.token)
        with Player(other, "Bob", bob.token).socket(table) as socket:
            receive(socket, "update")
            act(host, "rename", person=id_of(bob), name="Robert")
            is_let_go(socket)
        until(lambda: elsewhere.sheet(table)["seats"][1]["name"] == "Robert")
        with elsewhere.socket(table) as socket:
            receive(socket, "update")
            act(host, "close", table=table)
            assert receive(socket, "update")["table"]["status"] == "closed"
            act(host, "delete-table", table=table)
            is_let_go(socket)
        elsewhere.get(f"/api/tables/{table}", 404)


# The command line


@on_sqlite
def test_lists_are_printed_for_people_and_for_programs(
    client: Client, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table, _ = seated(client, "Ada", "Bob")
    admin.mute("Bob", why="Shouting.", database=database)
    capsys.readouterr()
    admin.people("bob", database=database)
    heading, row, total = capsys.readouterr().out.splitlines()
    assert heading.split() == ["id", "name", "kind", "came", "tables"]
    assert row.split()[1:3] == ["Bob", "guest"]
    assert row.endswith("muted: Shouting.")
    assert total == "1 of 1."
    admin.tables(kind="playing", json=True, database=database)
    (seen,) = json.loads(capsys.readouterr().out)["tables"]
    assert (seen["id"], seen["game"], seen["players"]) == (table, "quick-silver", ["Ada", "Bob"])
    admin.log(json=True, database=database)
    (entry,) = json.loads(capsys.readouterr().out)["log"]
    assert (entry["by"], entry["says"]) == ("", "The command line muted Bob: Shouting.")
    admin.log(database=database)
    assert capsys.readouterr().out.splitlines()[1].endswith("The command line muted Bob: Shouting.")


@pytest.fixture
def refusals(client: Client, database: str) -> list[tuple[Callable[[], None], str]]:
    """What cannot be done on the command line, and why."""
    for name in ("Bob", "Bob", "Cy"):
        Player(client, name)
    return [
        (lambda: admin.ban("Nobody", database=database), "There is nobody called Nobody."),
        (lambda: admin.ban("Bob", database=database), "2 people are called Bob"),
        (lambda: admin.unban("Cy", database=database), "Cy is not banned."),
        (lambda: admin.unmute("Cy", database=database), "Cy is not muted."),
        (lambda: admin.host("Cy", database=database), "Cy is a guest; only an account can be a host."),
        (lambda: admin.unhost("Cy", database=database), "Cy is not a host."),
        (lambda: admin.rename("Cy", "x" * 30, database=database), "A name has at most 24 letters."),
        (lambda: admin.close("nowhere", database=database), "There is no such table."),
        (lambda: admin.delete("Cy", database=database), "This cannot be undone. Add --yes to confirm."),
        (lambda: admin.delete_table("x", database=database), "This cannot be undone. Add --yes to confirm."),
        (lambda: admin.people(database=f"{database}.not"), "There is no database"),
    ]


@on_sqlite
def test_what_cannot_be_done_is_a_sentence_and_leaves_no_trace(
    database: str, refusals: list[tuple[Callable[[], None], str]], capsys: pytest.CaptureFixture[str]
) -> None:
    for attempt, sentence in refusals:
        with pytest.raises((Refused, BadTable), match=sentence):
            attempt()
    admin.log(json=True, database=database)
    assert json.loads(capsys.readouterr().out)["total"] == 0


@on_sqlite
def test_a_database_that_is_not_up_to_date_is_not_touched(database: str) -> None:
    async def make_older() -> None:
        opened = Database(database)
        await opened.open()
        await opened.write(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))
        )
        await opened.close()

    asyncio.run(make_older())
    with pytest.raises(BadTable, match="The database has version 0003 and this Silverware wants"):
        admin.people(database=database)
