"""Rooms that are closed while somebody comes, acts or looks there: the next room of the table takes over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from silverware.server.app import create_app
from silverware.server.documents import Founding, Guest, Say, Sit
from silverware.server.house import House
from silverware.server.notices import Notice
from silverware.server.processes import Processes
from silverware.server.room import Room
from silverware.server.rooms import Rooms
from silverware.server.settings import Settings
from silverware.server.store import Logged
from silverware.server.think import Thinkers
from tests.server.guests import Client, Player, asked, play_out, receive, seated
from tests.trust.lines import open_doors


@contextmanager
def closing(nth: int) -> Iterator[None]:
    """The room that is found so many times from now on is closed as soon as it has been found."""
    find, found = Rooms.room, 0

    async def room(rooms: Rooms, table: str) -> Room:
        nonlocal found
        here = await find(rooms, table)
        found += 1
        if found == nth:
            rooms.forget(here)
        return here

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Rooms, "room", room)
        yield


@pytest.mark.parametrize("nth", [1, 2, 3])
def test_what_meets_a_closed_room_is_done_in_the_next_one(
    client: Client, nth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("silverware.server.think.best_level", lambda _: "tests.bots.thoughtful:Careful")
    ada = Player(client, "Ada")
    table = ada.found(seats=2, hot_seat=True, options={"memory": "aided"})
    act, path = partial(ada.act, table), f"/api/tables/{table}"
    for do in (partial(act, "say", text="Hello"), partial(act, "rise", seat="north"), partial(act, "sit")):
        with closing(nth):
            do()
    with closing(nth):
        act("start")
    seen = asked(ada, table)
    assert seen is not None
    seat, move = seen["seat"], seen["game"]["menu"][-1]["move"]
    for do in (
        partial(act, "orders", seat=seat, orders=[{"question": "redirect", "move": "allow"}]),
        partial(act, "why", seat=seat, move=move),
        partial(ada.get, f"{path}/replay", seat=seat),
        partial(ada.get, f"{path}/record", seat=seat),
        partial(ada.post, f"{path}/ask?seat={seat}", {"words": "hand"}),
        partial(ada.post, f"{path}/copies", {"seat": seat}),
        partial(act, "move", seat=seat, move=move, version=seen["number"]),
    ):
        with closing(nth):
            assert do()
    with closing(nth):
        assert len(ada.get(path)) == 2
    with closing(nth), ada.socket(table) as socket:
        assert receive(socket, "update")["number"] > seen["number"]
    seen = asked(ada, table)
    assert seen is not None
    with closing(nth):
        assert ada.hint(table, seat=seen["seat"])["move"]


@pytest.mark.parametrize("nth", [1, 2, 3, 4, 5])
def test_a_rematch_that_meets_a_closed_room_makes_one_table(client: Client, nth: int) -> None:
    table, (ada, bob) = seated(client, "Ada", "Bob")
    play_out(table, [ada, bob])
    with closing(nth):
        again = ada.act(table, "rematch")["table"]
    assert {each["id"] for each in ada.get("/api/tables/mine")} == {table, again}
    with closing(nth):
        assert bob.act(table, "rematch")["table"] == again
    assert [seat["name"] for seat in ada.sheet(again)["seats"]] == ["Ada", "Bob"]


def test_whoever_waits_for_a_room_that_is_closed_acts_in_the_next_one(
    settings: Settings, thinkers: Thinkers, workshop: Processes
) -> None:
    app = create_app(settings, thinkers, workshop)
    house: House = app.state.house

    async def act() -> None:
        async with open_doors(app):
            ada, _ = await house.people.welcome(Guest(), "")
            room = await house.rooms.found(ada, Founding(game="quick-silver", seats=2), [])
            assert room.lock.take()
            sitting = asyncio.create_task(house.rooms.act(room.id, ada, Sit()))
            while not room.lock._waiting:
                await asyncio.sleep(0)
            house.rooms.forget(room)
            room.lock.give()
            assert (await sitting).number == 1
            assert [news.number for news in (await house.rooms.room(room.id)).table.news] == [1]

    asyncio.run(act())


def test_the_next_room_hears_what_a_closed_one_stored_after_all(
    settings: Settings, thinkers: Thinkers, workshop: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(settings, thinkers, workshop)
    house: House = app.state.house

    async def act() -> None:
        async with open_doors(app):
            ada, _ = await house.people.welcome(Guest(), "")
            first = await house.rooms.found(ada, Founding(game="quick-silver", seats=2), [])
            begun, go_on, transact = asyncio.Event(), asyncio.Event(), house.database.transact

            async def slowly(work: object) -> object:
                begun.set()
                await go_on.wait()
                return await transact(work)  # type: ignore[arg-type]

            with monkeypatch.context() as patched:
                patched.setattr(house.database, "transact", slowly)
                sitting = asyncio.create_task(house.rooms.act(first.id, ada, Sit()))
                await begun.wait()
                house.rooms.forget(first)
                second = await house.rooms.room(first.id)
                assert second.table.number == 0
                go_on.set()
                assert (await sitting).number == 1
            assert (await house.rooms.room(first.id)) is second
            assert second.table.number == 1

    asyncio.run(act())


@pytest.mark.parametrize("what", ["renamed", "private", "the database is back"])
def test_a_room_that_is_being_opened_meanwhile_is_read_again(
    settings: Settings, thinkers: Thinkers, workshop: Processes, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    app = create_app(settings, thinkers, workshop)
    house: House = app.state.house

    async def open_one() -> None:
        async with open_doors(app):
            ada, _ = await house.people.welcome(Guest(), "")
            room = await house.rooms.found(ada, Founding(game="quick-silver", seats=2), [])
            await house.rooms.act(room.id, ada, Say(text="Hello"))
            house.rooms.forget(room)
            entries, read, go_on, reads = house.store.entries, asyncio.Event(), asyncio.Event(), 0

            async def slowly(table: str, after: int) -> list[Logged]:
                nonlocal reads
                found = await entries(table, after)
                reads += 1
                read.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(house.store, "entries", slowly)
            opening = asyncio.create_task(house.rooms.room(room.id))
            await read.wait()
            if what == "renamed":
                await house.rooms.reread(ada.id)
            elif what == "private":
                await house.rooms.heed(Notice(private=room.id))
            else:
                house.rooms.empty()
            go_on.set()
            await opening
            assert reads == 2

    asyncio.run(open_one())


def test_whoever_is_signed_out_while_they_come_to_a_table_does_not_stay(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Player(client, "Ada")
    table, listen = ada.found(), Rooms.listen
    (session,) = ada.get("/api/sessions")

    async def signed_out(rooms: Rooms, *given: Any) -> Any:
        """What is told to somebody whose session has just ended."""
        await asyncio.to_thread(httpx.delete, f"{client.base_url}/api/sessions/{session['id']}", headers=ada.headers)
        return await listen(rooms, *given)

    monkeypatch.setattr(Rooms, "listen", signed_out)
    with ada.socket(table) as socket, pytest.raises(ConnectionClosed):
        receive(socket, "goodbye")


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_worker_hears_the_others_before_anybody_comes(
    settings: Settings, thinkers: Thinkers, workshop: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = create_app(settings, thinkers, workshop)
    house: House = app.state.house
    hears = Mock(wraps=house.rooms.empty)
    monkeypatch.setattr(house.rooms, "empty", hears)

    async def begin() -> None:
        async with open_doors(app):
            assert hears.called

    asyncio.run(begin())
