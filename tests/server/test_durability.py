"""Acknowledged means stored: what the server said was done is there after the plug was pulled."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from typing import Any

import httpx
import pytest

from silverware.core.record import parse
from silverware.core.replay import verify
from silverware.games import game_called
from silverware.server.database import Database
from silverware.server.documents import Founding, Ground, Guest
from silverware.server.entries import Said
from silverware.server.hours import now
from silverware.server.limits import Ledger
from silverware.server.people import People
from silverware.server.refused import NotStored
from silverware.server.room import settle
from silverware.server.store import Append, Store
from silverware.server.table import WAITING
from tests.server.guests import Player, play_out, seated
from tests.server.processes import PATIENCE, Server, serving, until


def test_a_killed_server_has_lost_nothing_it_acknowledged(database: str) -> None:
    server = Server(database)
    acknowledged: list[tuple[str, str]] = []
    tables = []
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for number in range(4):
            table, (ada, bob) = seated(client, f"Ada {number}", f"Bob {number}", open=False)
            tables.append((table, ada.token, bob.token))

    def talk(table: str, token: str) -> None:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            player = Player(client, "", token)
            for number in range(8):
                try:
                    player.act(table, "say", text=f"{token[:5]} {number}")
                except httpx.HTTPError:
                    return
                acknowledged.append((table, f"{token[:5]} {number}"))

    threads = [threading.Thread(target=talk, args=(table, token)) for table, *tokens in tables for token in tokens]
    for thread in threads:
        thread.start()
    until(lambda: len(acknowledged) >= 10)
    server.kill()
    for thread in threads:
        thread.join()
    with serving(database) as again, httpx.Client(base_url=again.url, timeout=PATIENCE) as client:
        for table, token, _ in tables:
            news = Player(client, "", token).look(table)["news"]
            assert [item["number"] for item in news] == list(range(1, len(news) + 1))
            said = [item["says"].partition(": ")[2] for item in news if item["type"] == "said"]
            assert len(said) == len(set(said))
            assert {text for at, text in acknowledged if at == table} <= set(said)


def test_a_game_goes_on_where_it_was_after_a_restart_even_if_only_bots_are_left_to_move(database: str) -> None:
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        table, (ada, bob) = seated(client, "Ada", "Bob", bots=1, level="random")
        ada.act(table, "rise")
        bob.act(table, "rise")
        before = ada.look(table)
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        ada, bob = Player(client, "", ada.token), Player(client, "", bob.token)
        assert ada.look(table)["number"] >= before["number"]
        assert ada.sheet(table)["commitment"] == before["table"]["commitment"]
        ada.act(table, "return")
        bob.act(table, "return")
        play_out(table, [ada, bob])
        record = parse(ada.get(f"/api/tables/{table}/record"))
    assert verify(record, game_called("quick-silver")).endswith("follows from the sealed secret.")


def an_entry(number: int, text: str, **more: Any) -> Append:
    """Something said at the table `table`."""
    said = Said("ada", "Ada", text)
    return Append(table="table", number=number, at=now(), entry=said, status=WAITING, asked=0, due=None, **more)


async def founded(store: Store) -> None:
    """Found the table `table`."""
    people = People(store.database, Ledger())
    await people.open()
    person, _ = await people.welcome(Guest(name="Ada"), "")
    await store.found(Ground("table", person.id, now(), Founding(game="quick-silver"), b"secret"), 4, [])


async def appended(store: Store, entry: Append) -> bool:
    """Whether an entry was stored."""
    outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.append(entry, partial(settle, outcome))
    return await outcome


@pytest.mark.parametrize("writers", [2, 20])
def test_a_number_is_given_once_whoever_asks_for_it(database: str, writers: int) -> None:
    async def race() -> None:
        stores = [Store(Database(database)), Store(Database(database))]
        await stores[0].open()
        await stores[1].open()
        await founded(stores[0])
        for number in range(1, 6):
            won = await asyncio.gather(
                *(appended(stores[writer % 2], an_entry(number, f"{writer}")) for writer in range(writers))
            )
            assert sum(won) == 1
            stored = await stores[0].entries("table", number - 1)
            assert isinstance(stored[0].entry, Said)
            assert stored[0].entry.text == str(won.index(True))
        for store in stores:
            await store.close()

    asyncio.run(race())


def test_whoever_fails_on_hearing_the_outcome_stops_nobody_else(database: str) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("what is wrong with me")

    async def go_on() -> tuple[list[str], bool]:
        failed: list[str] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, said: failed.append(str(said["exception"])))
        store = Store(Database(database))
        await store.open()
        await founded(store)
        store.append(an_entry(1, "heard by one who fails"), fail)
        stored = await appended(store, an_entry(2, "heard by another"))
        await store.close()
        return failed, stored

    assert asyncio.run(go_on()) == (["what is wrong with me"], True)


def test_what_cannot_be_stored_whole_is_not_stored_at_all(database: str) -> None:
    async def fail() -> None:
        store = Store(Database(database))
        await store.open()
        await founded(store)
        with pytest.raises(NotStored, match="This could not be stored"):
            await appended(store, an_entry(1, "the results of this game are not results", standings=(None,)))
        assert await store.entries("table", 0) == []
        await store.close()

    asyncio.run(fail())


def test_what_happens_at_a_table_that_has_been_deleted_did_not_happen(database: str) -> None:
    async def fail() -> None:
        store = Store(Database(database))
        await store.open()
        assert not await appended(store, an_entry(1, "to a table that is not there"))
        assert await store.entries("table", 0) == []
        await store.close()

    asyncio.run(fail())
