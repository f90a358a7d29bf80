"""SQLite beside other programs, and its log, which does not grow."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, text

from silverware.core.errors import SilverwareError
from silverware.server.database import LOG_SIZE, Database

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
