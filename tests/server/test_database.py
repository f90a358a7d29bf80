"""SQLite beside other programs, and its log, which does not grow; many entries at once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import TypeVar
from unittest.mock import Mock
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import InvalidRequestError

from silverware.core.errors import SilverwareError
from silverware.server.channels import Channel
from silverware.server.database import LOG_SIZE, Database
from silverware.server.documents import Founding, Ground
from silverware.server.entries import Said
from silverware.server.notices import Notice
from silverware.server.schema import people
from silverware.server.store import Append, Store
from tests.server.processes import PATIENCE as SOON
from tests.server.processes import new_database

T = TypeVar("T")


def fill(connection: Connection) -> None:
    """Write as much as makes the log long enough to be begun anew."""
    connection.execute(text("UPDATE filler SET filler = randomblob(:size)"), {"size": LOG_SIZE})


class Busy(Database):
    """A database into which somebody writes whenever somebody reads."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        loop, reading = asyncio.get_running_loop(), super().read

        def write_around(connection: Connection) -> T:
            fill(connection)
            return asyncio.run_coroutine_threadsafe(reading(work), loop).result()

        return await self.write(write_around)


def test_the_write_ahead_log_is_begun_anew(tmp_path: Path) -> None:
    async def write_much() -> int:
        database = Busy(f"sqlite:///{tmp_path / 'tables.db'}")
        await database.open()
        await database.write(lambda connection: connection.execute(text("CREATE TABLE filler AS SELECT 0 AS filler")))
        longest = 0
        for _ in range(8):
            await database.write(fill)
            longest = max(longest, (tmp_path / "tables.db-wal").stat().st_size)
            await database.tidy()
        await database.close()
        return longest

    assert asyncio.run(write_much()) < 4 * LOG_SIZE


class Slow(Database):
    """A database whose loop has not looked yet at what its readers found."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._found: list[object] = []

    async def read(self, work: Callable[[Connection], T]) -> T:
        found = await super().read(work)
        self._found.append(found)
        return found


def test_the_writer_can_take_over_any_connection_though_the_loop_is_slow(tmp_path: Path) -> None:
    async def write_on_every_connection() -> None:
        database = Slow(f"sqlite:///{tmp_path / 'tables.db'}")
        await database.open()
        await database.write(lambda connection: connection.execute(text("CREATE TABLE filler AS SELECT 0 AS filler")))
        await database.write(fill)
        await database.tidy()
        for _ in range(4):
            database.distrust()
            await database.write(fill)
        await database.close()

    asyncio.run(write_on_every_connection())


def test_somebody_elses_lock_delays_only_who_writes(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def write_beside_another() -> None:
        database = Database(f"sqlite:///{file}")
        await database.open()
        with sqlite3.connect(file, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(database.write(write_nothing))
            await asyncio.sleep(0)  # the loop goes on, and so do readers
            assert await database.read(lambda connection: connection.scalar(text("SELECT 1"))) == 1
            assert not writing.done()
            other.execute("ROLLBACK")
        await writing
        await database.close()

    asyncio.run(write_beside_another())


def write_nothing(connection: Connection) -> None:
    """Ask for the right to write."""
    connection.execute(text("DELETE FROM log WHERE false"))


def test_a_lock_that_stays_is_an_error_and_not_the_end(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def write_beside_another() -> None:
        database = Database(f"sqlite:///{file}")
        await database.open()
        with sqlite3.connect(file, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(SilverwareError, match="does not answer"):
                await database.write(write_nothing)
            other.execute("ROLLBACK")
        await database.write(write_nothing)
        await database.close()

    asyncio.run(write_beside_another())


def test_more_entries_than_one_notice_can_tell_of_are_stored_at_once(database: str) -> None:
    async def store_many() -> list[object]:
        store = Store(Database(database))
        await store.open()
        ada = people.insert().values(id="ada", name="Ada", created=0)
        await store.database.write(lambda connection: connection.execute(ada))
        ids = [f"{'table' * 3}{number}" for number in range(600)]
        founding = Founding(game="quick-silver")
        await asyncio.gather(*(store.found(Ground(table, "ada", 0, founding, b""), 1, []) for table in ids))
        outcomes: list[object] = []
        for table in ids:
            said = Said("ada", "Ada", "Hi")
            store.append(Append(table=table, number=1, at=1, entry=said, status="", asked=0, due=None), outcomes.append)
        while len(outcomes) < len(ids):
            await asyncio.sleep(0)
        await store.close()
        return outcomes

    assert set(asyncio.run(store_many())) == {True}


def test_whoever_knows_less_of_a_table_does_not_put_off_what_it_is_owed(database: str) -> None:
    async def put_off() -> list[list[str]]:
        store = Store(Database(database))
        await store.open()
        ada = people.insert().values(id="ada", name="Ada", created=0)
        await store.database.write(lambda connection: connection.execute(ada))
        await store.found(Ground("table", "ada", 0, Founding(game="quick-silver"), b""), 1, [])
        stored = asyncio.get_running_loop().create_future()
        said = Said("ada", "Ada", "Hi")
        entry = Append(table="table", number=1, at=1, entry=said, status="", asked=0, due=1)
        store.append(entry, stored.set_result)
        assert await stored
        await store.owe("table", 0, None)
        owed = [await store.claim(2)]
        await store.owe("table", 1, None)
        owed.append(await store.claim(2))
        await store.close()
        return owed

    assert asyncio.run(put_off()) == [["table"], []]


def test_what_somebody_stores_just_then_keeps_nobody_from_claiming_the_rest(postgres: str) -> None:
    address = new_database(postgres, uuid4().hex)

    async def claim() -> list[str]:
        store = Store(Database(address))
        await store.open()
        ada = people.insert().values(id="ada", name="Ada", created=0)
        await store.database.write(lambda connection: connection.execute(ada))
        for table in ("busy", "free"):
            await store.found(Ground(table, "ada", 0, Founding(game="quick-silver"), b""), 1, [])
            await store.owe(table, 0, 1)
        with psycopg.connect(address) as other:
            other.execute("UPDATE tables SET changed = 1 WHERE id = 'busy'")
            claimed = await store.claim(2)
        await store.close()
        return claimed

    assert asyncio.run(claim()) == ["free"]


def write_to_what_is_closed(connection: Connection) -> None:
    """Lose the connection in the middle."""
    connection.close()
    connection.execute(text("SELECT 1"))


def test_a_connection_that_is_of_no_use_any_more_is_not_used_again(database: str) -> None:
    async def write_twice() -> None:
        opened = Database(database)
        await opened.open()
        with pytest.raises(InvalidRequestError):
            await opened.transact(write_to_what_is_closed)
        await opened.transact(lambda connection: connection.execute(text("SELECT 1")))
        await opened.close()

    asyncio.run(write_twice())


def test_a_lock_in_postgresql_that_stays_is_an_error_and_not_the_end(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("silverware.server.database.PATIENCE", ("SET lock_timeout = '200ms'",))
    address = new_database(postgres, uuid4().hex)

    async def write_beside_another() -> None:
        database = Database(address)
        await database.open()
        with psycopg.connect(address) as other:
            other.execute("LOCK TABLE log")
            async with asyncio.timeout(SOON):
                with pytest.raises(SilverwareError, match="does not answer"):
                    await database.write(write_nothing)
        await database.write(write_nothing)
        await database.close()

    asyncio.run(write_beside_another())


def test_a_worker_that_hangs_keeps_nothing_in_postgresql_locked_for_ever(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = "SET lock_timeout = 0", "SET idle_in_transaction_session_timeout = '200ms'"
    monkeypatch.setattr("silverware.server.database.PATIENCE", patience)
    address = new_database(postgres, uuid4().hex)

    async def write_beside_another() -> None:
        one, other = Database(address), Database(address)
        await one.open()
        locked, go_on = Event(), Event()

        def lock_and_hang(connection: Connection) -> None:
            connection.execute(text("LOCK TABLE log"))
            locked.set()
            go_on.wait()

        hanging = asyncio.create_task(one.write(lock_and_hang))
        await asyncio.to_thread(locked.wait)
        try:
            async with asyncio.timeout(SOON):
                await other.write(write_nothing)
        finally:
            go_on.set()
        with pytest.raises(SilverwareError, match="does not answer"):
            await hanging
        await one.close()
        await other.close()

    asyncio.run(write_beside_another())


class Odd(Channel):
    """Loses its connection in a way nobody has thought of, and hears again later."""

    def __init__(self, database: Database, hear: Callable[[Notice], None], come_back: Callable[[], None]) -> None:
        super().__init__(database, hear, come_back)
        self.attempts = 0

    async def _listen_once(self) -> None:
        self.attempts += 1
        if self.attempts == 1:
            raise psycopg.InterfaceError("the cursor is closed")
        await super()._listen_once()


def test_whoever_loses_the_other_workers_in_an_odd_way_hears_them_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("silverware.server.channels.PAUSE", 0)
    come_back = Mock()

    async def hear() -> None:
        database, heard = Database(postgres), Mock()
        channel = Odd(database, heard, come_back)
        await channel.open()
        async with asyncio.timeout(SOON):
            while not heard.called:
                await channel.say(Notice(private="table"))
                await asyncio.sleep(0.01)
        await channel.close()
        await database.close()
        heard.assert_called_with(Notice(private="table"))

    asyncio.run(hear())
    come_back.assert_called_once_with()
