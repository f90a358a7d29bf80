"""How much there may be: guests, tables, what a table holds; and what is cleared away."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from websockets.exceptions import InvalidStatus

from silverware.server import room, rooms
from silverware.server.api import common
from silverware.server.api.socket import Ear
from silverware.server.app import create_app
from silverware.server.database import Database
from silverware.server.documents import Founding, Ground, Guest, Person
from silverware.server.doors import GuardedHttp
from silverware.server.entries import BotSat, Said, Sat
from silverware.server.hours import now
from silverware.server.house import House
from silverware.server.limits import Ledger
from silverware.server.people import People
from silverware.server.processes import Processes
from silverware.server.refused import NotFound, NotSignedIn
from silverware.server.room import row
from silverware.server.rooms import SLICE
from silverware.server.settings import Bounds, Settings
from silverware.server.store import Logged, Store
from silverware.server.table import HostedTable
from silverware.server.think import Thinkers
from silverware.server.wire import DirectWebSockets
from tests.server.guests import Client, Player, asked, play_out, receive, seated
from tests.server.processes import PATIENCE
from tests.trust.lines import open_doors

DAY = 24 * 3600 * 1000


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
class TestLimits:
    """On a server that has small ones."""

    @pytest.fixture
    def settings(self, database: str, monkeypatch: pytest.MonkeyPatch) -> Settings:
        monkeypatch.setattr("silverware.server.rates.MINUTE", 3600)  # a slow machine takes a while to come to a limit
        bounds = Bounds(
            guests=5,
            guests_each=3,
            tables=8,
            tables_own=4,
            tables_each=6,
            listed_each=2,
            bot_tables=4,
            bot_tables_each=3,
            bot_tables_own=2,
            entries=14,
            preparations=8,
            preparations_own=3,
            talk=2,
            salts=2,
            talk_each=4,
        )
        return Settings(database=database, hesitation=10**6, bounds=bounds)

    def come(self, client: Client, address: str) -> int:
        """Somebody comes in from an address."""
        client.headers["x-forwarded-for"] = address
        return client.post("/api/guests", json={}).status_code

    def test_guests_of_an_address_and_of_all(self, client: Client) -> None:
        assert [self.come(client, "192.0.2.1") for _ in range(4)] == [201, 201, 201, 429]
        assert [self.come(client, "192.0.2.2") for _ in range(3)] == [201, 201, 429]
        assert self.come(client, "192.0.2.3") == 429

    def test_tables_of_a_person_of_an_address_and_of_all(self, client: Client) -> None:
        ada, bob = Player(client, "Ada"), Player(client, "Bob")
        wanted = {"game": "quick-silver", "seats": 2}
        for _ in range(4):
            ada.post("/api/tables", wanted)
        assert "You have too many tables" in ada.post("/api/tables", wanted, 429)["sentence"]
        bob.post("/api/tables", wanted)
        assert "tables come from your network" in bob.post("/api/tables", wanted, 429)["sentence"]
        client.headers["x-forwarded-for"] = "192.0.2.1"
        for _ in range(3):
            bob.post("/api/tables", wanted)
        cy = Player(client, "Cy")
        assert "too many tables here" in cy.post("/api/tables", wanted, 503)["sentence"]

    def test_games_that_nobody_goes_on_with_count_no_more(
        self, client: Client, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        ada = Player(client, "Ada")
        for _ in range(4):
            ada.act(ada.found(seats=2, hot_seat=True), "start")
        wanted = {"game": "quick-silver", "seats": 2}
        assert "You have too many tables" in ada.post("/api/tables", wanted, 429)["sentence"]
        monkeypatch.setattr(rooms, "now", lambda: now() + 31 * DAY)
        ada.post("/api/tables", wanted)

    def test_nobody_can_flood_the_list(self, client: Client) -> None:
        ada, bob = Player(client, "Ada"), Player(client, "Bob")
        client.headers["x-forwarded-for"] = "192.0.2.1"
        own = bob.found(seats=2)
        client.headers["x-forwarded-for"] = "192.0.2.2"
        many = [ada.found(seats=2) for _ in range(4)]
        assert {each["id"] for each in ada.get("/api/tables")} == {own, *many[-2:]}
        assert ada.sheet(many[0])["status"] == "waiting"

    def test_bots_play_without_people_at_so_many_tables(self, client: Client) -> None:
        ada, bob = Player(client, "Ada"), Player(client, "Bob")
        for _ in range(2):
            ada.act(ada.found(seats=2, bots=2), "start")
        assert "of your tables" in ada.act(ada.found(seats=2, bots=2), "start", 429)["sentence"]
        bob.act(bob.found(seats=2, bots=2), "start")
        last = bob.found(seats=2, bots=2)
        assert "tables of your network" in bob.act(last, "start", 429)["sentence"]
        client.headers["x-forwarded-for"] = "192.0.2.1"
        bob.act(last, "start")
        cy = Player(client, "Cy")
        assert "many tables; try again" in cy.act(cy.found(seats=2, bots=2), "start", 503)["sentence"]
        with_people = bob.found(seats=2, bots=1)
        bob.act(with_people, "sit")
        bob.act(with_people, "start")

    def test_what_is_prepared_and_said_at_a_table(self, client: Client) -> None:
        ada = Player(client, "Ada")
        table = ada.found(seats=2, bots=1)
        ada.act(table, "sit")
        ada.act(table, "salt", salt="a")
        ada.act(table, "salt", salt="b")
        assert "No more words can be added" in ada.act(table, "salt", 400, salt="c")["sentence"]
        bob = Player(client, "Bob")
        bob.act(table, "say", text="a")
        assert "The spectators have said enough" in bob.act(table, "say", 400, text="b")["sentence"]
        ada.act(table, "say", text="b")
        assert "The talk at this table is full" in ada.act(table, "say", 400, text="c")["sentence"]
        ada.act(table, "rise")
        ada.act(table, "sit")
        ada.act(table, "rise")
        ada.act(table, "sit")
        assert "Too much has changed at this table" in ada.act(table, "bot", 400, seat="south")["sentence"]

    def test_a_few_people_cannot_keep_others_from_sitting_down(self, client: Client) -> None:
        ada, bob, cy = (Player(client, name) for name in ("Ada", "Bob", "Cy"))
        client.headers["x-forwarded-for"] = "192.0.2.1"
        table, di = ada.found(seats=4), Player(client, "Di")
        for kind in ("sit", "rise", "sit"):
            bob.act(table, kind)
        assert "You have changed enough" in bob.act(table, "salt", 400, salt="a")["sentence"]
        for player, kind in ((bob, "rise"), (cy, "sit"), (cy, "rise")):
            player.act(table, kind)
        assert "what is left is for those who come anew" in cy.act(table, "sit", 400)["sentence"]
        di.act(table, "sit")
        ada.act(table, "sit")

    @pytest.mark.parametrize("by", ["http", "socket"])
    def test_what_is_said_from_an_address(self, client: Client, by: str) -> None:
        players = [Player(client, name) for name in ("Ada", "Bob", "Cy")]
        tables = [player.found(seats=2) for player in players]
        for player, table in zip(players[:2], tables, strict=False):
            player.act(table, "sit")
            player.act(table, "say", text="a")
            player.act(table, "say", text="b")
        last, table = players[2], tables[2]
        if by == "http":
            refused = last.act(table, "say", 429, text="c")
        else:
            with last.socket(table) as socket:
                socket.send(json.dumps({"type": "say", "text": "c"}))
                refused = receive(socket, "refused")
        assert refused["sentence"] == "Too many messages come from your network; wait a moment."
        client.headers["x-forwarded-for"] = "192.0.2.1"
        last.act(table, "say", text="c")

    @pytest.mark.parametrize("by", ["http", "socket"])
    def test_the_log_of_a_table(self, client: Client, by: str) -> None:
        ada = Player(client, "Ada")
        table = ada.found(seats=2, hot_seat=True)
        ada.act(table, "start")
        for number in range(ada.look(table)["number"], 10):
            ada.act(table, "pause" if number % 2 else "resume", seat="north")
        assert "nearly full" in ada.act(table, "undo", 400, seat="north")["sentence"]
        ada.act(table, "resume", seat="north")
        while ada.look(table)["number"] < 14:
            seen = asked(ada, table)
            assert seen is not None
            move = seen["game"]["menu"][-1]["move"]
            ada.act(table, "move", seat=seen["seat"], move=move, version=seen["number"])
        last = {"type": "move", "seat": "north", "move": "pick up", "version": 14}
        if by == "http":
            refused = ada.post(f"/api/tables/{table}/acts", last, 400)
        else:
            with ada.socket(table) as socket:
                socket.send(json.dumps(last))
                refused = receive(socket, "refused")
        assert refused["sentence"] == "The log of this table is full."


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
class TestLongLogs:
    """Looking at them, which takes longer the longer they are."""

    def test_only_the_latest_of_it_is_told(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(room, "LATEST", 3)
        ada = Player(client, "Ada")
        table = ada.found(seats=2, hot_seat=True)
        for text in "abc":
            ada.act(table, "say", text=text)
        assert [each["number"] for each in ada.look(table)["news"]] == [3, 4, 5]
        with ada.socket(table) as socket:
            assert [each["number"] for each in receive(socket, "update")["news"]] == [3, 4, 5]

    def test_a_look_at_it_counts_as_many_requests(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(common, "ENTRIES", 0.001)
        ada = Player(client, "Ada")
        table = ada.found(seats=2, hot_seat=True)
        assert "Your network asks for too much" in ada.get(f"/api/tables/{table}", 429)["sentence"]
        with pytest.raises(InvalidStatus):
            ada.socket(table)
        assert ada.look(table, since=2)["news"] == []

    def test_a_record_of_it_counts_as_many_requests(self, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
        table, players = seated(client, "Ada", "Bob")
        play_out(table, players)
        assert players[0].get(f"/api/tables/{table}/record").startswith("silverware record")
        monkeypatch.setattr(common, "ENTRIES", 0.001)
        assert "Your network asks for too much" in players[0].get(f"/api/tables/{table}/record", 429)["sentence"]

    def test_many_are_read_by_turns(self, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
        async def read() -> int:
            house, ticks = House(settings), 0
            ground = Ground("long", "ada", 0, Founding(game="quick-silver", seats=2), b"secret")

            async def the_ground(_: str) -> Ground:
                return ground

            async def entries(_: str, __: int) -> list[Logged]:
                return [Logged(at + 1, 0, Said("ada", "Ada", "Hello")) for at in range(10 * SLICE)]

            async def tick() -> None:
                nonlocal ticks
                while True:
                    ticks += 1
                    await asyncio.sleep(0)

            monkeypatch.setattr(house.store, "ground", the_ground)
            monkeypatch.setattr(house.store, "entries", entries)
            ticking = asyncio.create_task(tick())
            await asyncio.gather(*(house.rooms.read("long") for _ in range(4)))
            ticking.cancel()
            return ticks

        assert asyncio.run(read()) >= 40  # others had their turn between any two of the forty slices


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
class TestDetours:
    """Ways to make more than the limits allow."""

    @pytest.fixture
    def settings(self, database: str) -> Settings:
        bounds = Bounds(tables_each=4, listed_each=1, records_each=1000)
        return Settings(database=database, hesitation=0, bounds=bounds)

    def test_rematches_count_as_tables_of_an_address(self, client: Client) -> None:
        first, (ada, bob) = seated(client, "Ada", "Bob")
        second = ada.found(seats=2)
        for player in (ada, bob):
            player.act(second, "sit")
        ada.act(second, "start")
        play_out(first, [ada, bob])
        play_out(second, [ada, bob])
        ada.act(first, "rematch")
        latest = ada.act(second, "rematch")["table"]
        assert [each["id"] for each in ada.get("/api/tables")] == [latest]
        assert "tables come from your network" in ada.act(first, "rematch", 429)["sentence"]

    def test_long_records_count_by_their_characters(self, client: Client) -> None:
        ada = Player(client, "Ada")
        assert "too many long records" in ada.post("/api/records", {"text": "x" * 1001}, 429)["sentence"]
        assert ada.post("/api/records", {"text": "x" * 900}, 400)["sentence"]


def beside(database: str, work: Callable[[Store, People], Coroutine[Any, Any, None]]) -> None:
    """Do something with a database, without a server."""

    async def go() -> None:
        opened = Database(database)
        store, people = Store(opened), People(opened, Ledger())
        await store.open()
        await people.open()
        try:
            await work(store, people)
        finally:
            people.close()
            await store.close()

    asyncio.run(go())


async def found(store: Store, person: Person, name: str, age: int, *entries: Any) -> None:
    """A table that was made, and changed last, so many days ago."""
    ground = Ground(name, person.id, now() - age * DAY, Founding(game="quick-silver", seats=2), b"secret")
    table, rows = HostedTable(ground), []
    for entry in entries:
        table.fold(ground.created, entry)
        rows.append(row(table, ground.created, entry, None, 0))
    await store.found(ground, 2, rows)


async def exists(store: Store, table: str) -> bool:
    """Whether there is such a table."""
    try:
        await store.ground(table)
    except NotFound:
        return False
    return True


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_list_counts_as_several_requests(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "ENTRIES", 0.1)
    ada = Player(client, "Ada")
    for path in ("/api/tables", "/api/tables/mine", "/api/people/ada/results", "/api/ratings/quicksand"):
        assert "Your network asks for too much" in ada.get(path, 429)["sentence"]


def test_lists_read_no_editions(database: str) -> None:
    async def look(store: Store, people: People) -> None:
        ada, _ = await people.welcome(Guest(name="Ada"), "")
        founding = Founding(game="quick-silver", seats=2, edition="a long text")
        await store.found(Ground("one", ada.id, now(), founding, b"secret"), 2, [])
        for listed in (await store.open_tables(), await store.tables_of(ada.id)):
            assert [row.game for row in listed] == ["quick-silver"]
            assert "a long text" not in str(listed)

    beside(database, look)


def test_tables_whose_game_never_began_are_cleared_away(database: str) -> None:
    async def work(store: Store, people: People) -> None:
        ada, _ = await people.welcome(Guest(name="Ada"), "")
        sat = Sat(0, ada.id, ada.name)
        await found(store, ada, "new", 0)
        await found(store, ada, "empty", 2)
        await found(store, ada, "bots", 2, BotSat(0, "easy"), BotSat(1, "easy"))
        await found(store, ada, "with Ada", 2, sat)
        await found(store, ada, "long with Ada", 40, sat)
        gone = await store.clear_away(now() - DAY, now() - 30 * DAY)
        assert sorted(gone) == ["bots", "empty", "long with Ada"]
        there = {name: await exists(store, name) for name in ("new", "empty", "bots", "with Ada", "long with Ada")}
        assert [name for name, is_there in there.items() if is_there] == ["new", "with Ada"]
        assert await store.entries("bots", 0) == []
        assert await store.standing(ada.id, 0) == (2, 2)

    beside(database, work)


def test_guests_who_left_no_trace_are_cleared_away(database: str) -> None:
    async def work(store: Store, people: People) -> None:
        maker, _ = await people.welcome(Guest(name="Maker"), "")
        sitter, _ = await people.welcome(Guest(name="Sitter"), "")
        bringer, _ = await people.welcome(Guest(name="Bringer"), "")
        nobody, token = await people.welcome(Guest(name="Nobody"), "")
        await found(store, maker, "table", 0, Sat(0, sitter.id, sitter.name))
        await store.keep_record("key", bringer.id, "text", None)
        assert await people.clear_away(now() - DAY) == 0
        assert (await people.whose(token)).id == nobody.id
        assert await people.clear_away(now() + DAY) == 1
        with pytest.raises(NotSignedIn):
            await people.whose(token)

    beside(database, work)


def test_whoever_hangs_up_waits_for_no_news_any_more(tmp_path: Path, thinkers: Thinkers, workshop: Processes) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db"), thinkers, workshop)
    house: House = app.state.house

    async def hang_up() -> None:
        async with open_doors(app) as doors:
            ada, token = await house.people.welcome(Guest(), "")
            room = await house.rooms.found(ada, Founding(game="quick-silver"), [])
            line = doors.line()
            sent = f"GET /api/tables/{room.id}?since=1&wait=60 HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer {token}"
            line.send(f"{sent}\r\n\r\n".encode())
            async with asyncio.timeout(PATIENCE):
                while not room.audience.listeners:
                    await asyncio.sleep(0.01)
            line.hang_up()
            for _ in range(100):
                await asyncio.sleep(0)
            assert not room.audience.listeners

    asyncio.run(hang_up())


def test_a_websocket_that_has_ended_leaves_nothing_to_collect(
    tmp_path: Path, thinkers: Thinkers, workshop: Processes
) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db"), thinkers, workshop)
    house: House = app.state.house

    def connected() -> int:
        """Of what a connection is made of, how much there is."""
        return sum(isinstance(each, (DirectWebSockets, GuardedHttp, Ear, WebSocket)) for each in gc.get_objects())

    async def come_and_go() -> None:
        async with open_doors(app) as doors:
            ada, token = await house.people.welcome(Guest(), "")
            room = await house.rooms.found(ada, Founding(game="quick-silver"), [])
            gc.collect()
            gc.disable()
            before = connected()
            try:
                (await doors.socket(room.id, token)).hang_up()
                for _ in range(100):
                    await asyncio.sleep(0)
                assert not room.audience.listeners
                assert connected() == before
            finally:
                gc.enable()

    asyncio.run(come_and_go())


def test_a_room_that_is_closed_late_leaves_the_one_in_its_place_open(
    tmp_path: Path, thinkers: Thinkers, workshop: Processes
) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db"), thinkers, workshop)
    house: House = app.state.house

    async def close_twice() -> None:
        async with open_doors(app):
            ada, _ = await house.people.welcome(Guest(), "")
            first = await house.rooms.found(ada, Founding(game="quick-silver"), [])
            house.rooms.forget(first)
            second = await house.rooms.room(first.id)
            house.rooms.forget(first)
            assert await house.rooms.room(first.id) is second
            assert not second.closed

    asyncio.run(close_twice())
