"""A database, SQLite or PostgreSQL; the event loop does not wait for its disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import ClauseElement, Connection, Row, Select, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError

from silverware.core.errors import BadTable
from silverware.server.migrations import upgrade

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 10000",
    "wal_autocheckpoint = 0",
)
READERS: Final = 4
WRITERS: Final = 4
"""For PostgreSQL; SQLite has one."""


class Database:
    """One database."""

    def __init__(self, address: str) -> None:
        try:
            url = make_url(address)
        except ArgumentError:
            url = None
        if url is None or url.drivername not in DRIVERS or not url.database:
            raise BadTable("A database is sqlite:///FILE or postgresql://USER@HOST/NAME.")
        self.address = address
        self.shared = url.drivername == "postgresql"
        """Whether other workers may use it too."""
        self.insert = postgresql.insert if self.shared else sqlite.insert
        """An insert that can say what to do about a conflict."""
        self._engine = create_engine(
            url.set(drivername=DRIVERS[url.drivername]),
            pool_size=READERS + WRITERS,
            paramstyle="pyformat" if self.shared else "named",
            pool_pre_ping=self.shared,
            hide_parameters=True,
        )
        if not self.shared:
            event.listen(self._engine, "connect", durable)
        self._turn = asyncio.Lock()
        """SQLite has one writer at a time, on one connection that stays."""
        self._writing: Connection | None = None
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writers = ThreadPoolExecutor(WRITERS if self.shared else 1, "writer")

    def compiled(self, statement: ClauseElement) -> str:
        """A statement as text, for those that must cost nothing but their execution."""
        return str(statement.compile(self._engine))

    async def open(self) -> None:
        """Bring it up to date."""
        await self.write(upgrade)

    async def close(self) -> None:
        """Let go of it."""
        for threads in (self._readers, self._writers):
            await asyncio.to_thread(threads.shutdown)
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()

    async def tidy(self) -> None:
        """SQLite: move what has been written from its log to its place, beside the writer and not in its way."""
        if not self.shared:
            await self.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)"))

    async def rows(self, query: Select[Any], given: dict[str, Any] | None = None) -> Sequence[Row[Any]]:
        """What a query finds."""
        return await self.read(lambda connection: connection.execute(query, given).all())

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

        def reading() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something, in one transaction that is on disk when this returns, though the caller be cancelled."""
        return await asyncio.shield(self.transact(work))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """The same for a caller that nobody cancels."""
        return await (self._write_beside(work) if self.shared else self._write_here(work))

    async def _write_beside(self, work: Callable[[Connection], T]) -> T:
        """PostgreSQL: in a thread, since every statement travels."""

        def writing() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writers, writing)

    async def _write_here(self, work: Callable[[Connection], T]) -> T:
        """SQLite: statements touch only memory, so they run here; only the commit, which waits for the disk, does not.

        In a thread each statement would have to ask for the interpreter again, and a busy loop is slow to give it.
        """
        async with self._turn:
            if self._writing is None:
                self._writing = self._engine.connect()
            with self._writing.begin() as transaction:
                done = work(self._writing)
                await asyncio.get_running_loop().run_in_executor(self._writers, transaction.commit)
        return done


def execute_many(connection: Connection, statement: str, rows: list[dict[str, Any]]) -> int:
    """Execute a compiled statement for every row, straight from the driver; how many rows it changed."""
    cursor = connection.connection.cursor()
    cursor.executemany(statement, rows)
    changed: int = cursor.rowcount
    cursor.close()
    return changed


def durable(connection: Any, _: Any) -> None:
    """SQLite: readers beside the writer, and a commit is on disk before it is said to be done."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
