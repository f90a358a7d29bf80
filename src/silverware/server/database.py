"""A database, SQLite or PostgreSQL; the event loop does not wait for its disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, Select, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from silverware.core.errors import BadTable
from silverware.server.migrations import upgrade
from silverware.server.refused import NotStored

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 2000",
    "PRAGMA wal_autocheckpoint = 0",
    "PRAGMA journal_size_limit = 16777216",
)
"""SQLite: readers beside the writer, and a commit is on disk before it is said to be done."""
PATIENCE: Final = "SET lock_timeout = '5s'", "SET idle_in_transaction_session_timeout = '30s'"
"""PostgreSQL: nobody waits for ever for what somebody else has locked, nor keeps it locked while doing nothing."""
NETWORK: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""Nor for one whose machine is gone (seconds, the last one milliseconds)."""
LOG_SIZE: Final = 4_000_000
"""Bytes of SQLite's write-ahead log from which on it is begun anew."""
AWAY: Final = OperationalError, InterfaceError, InternalError, NoConnection
"""What SQLAlchemy says where a database is away, full, locked, or may not be written to."""
READERS: Final = 4
WRITERS: Final = 4
"""For PostgreSQL, beside the one that writes the logs; SQLite has that one alone."""
REST: Final = 1.0
"""Seconds after which that one looks whether its connection is still good."""


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
        self.name = url.database if url.drivername == "sqlite" else url.render_as_string(hide_password=True)
        """As it is told to people."""
        self.shared = url.drivername == "postgresql"
        """Whether other workers may use it too."""
        self.insert = postgresql.insert if self.shared else sqlite.insert
        """An insert that can say what to do about a conflict."""
        self._engine = create_engine(
            url.set(drivername=DRIVERS[url.drivername]),
            pool_size=READERS + WRITERS + 1,
            paramstyle="pyformat" if self.shared else "named",
            pool_pre_ping=self.shared,
            hide_parameters=True,
            connect_args=NETWORK if self.shared else {},
        )
        event.listen(self._engine, "connect", prepared)
        self._ahead = Path(f"{url.database}-wal")
        """SQLite's write-ahead log."""
        self.is_closed = False
        self._writing: Connection | None = None
        """The connection on which the writer of the logs stays."""
        self._wrote = 0.0
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        """Of the logs."""
        self._writers = ThreadPoolExecutor(WRITERS, "writer") if self.shared else self._writer

    async def open(self) -> None:
        """Bring it up to date."""
        await self.write(upgrade)

    async def close(self) -> None:
        """Let go of it."""
        self.is_closed = True
        for threads in (self._readers, self._writers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self._let_go()
        self._engine.dispose()

    async def tidy(self) -> None:
        """SQLite: move what has been written from its log to its place, and begin the log anew.

        Most is moved beside the writer and not in its way, the rest by the writer; where somebody else is reading the
        log just then, it is begun anew another time.
        """
        if self.shared or not self._ahead.exists() or self._ahead.stat().st_size < LOG_SIZE:
            return
        await self.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all())
        await asyncio.get_running_loop().run_in_executor(self._writer, self._begin_log_anew)

    def _begin_log_anew(self) -> None:
        if self._writing is not None:
            cursor = self._writing.connection.cursor()
            for pragma in ("busy_timeout = 0", "wal_checkpoint(RESTART)", "busy_timeout = 2000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    async def rows(self, query: Select[Any], given: dict[str, Any] | None = None) -> Sequence[Row[Any]]:
        """What a query finds."""
        return await self.read(lambda connection: connection.execute(query, given).all())

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _check_open(self) -> None:
        if self.is_closed:
            raise NotStored("The server is closing; try again in a moment.")

    def _read(self, work: Callable[[Connection], T]) -> T:
        with answering(), self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something, in one transaction that is on disk when this returns, though the caller be cancelled."""
        if not self.shared:
            return await asyncio.shield(self.transact(work))
        self._check_open()
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._writers, self._write, work))

    def _write(self, work: Callable[[Connection], T]) -> T:
        with answering(), self._engine.begin() as connection:
            return work(connection)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """The same for the writer of the logs, whom nobody cancels."""
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        """In a thread: whoever else has locked the database keeps nobody waiting who does not need it."""
        with self._for_the_writer() as connection, connection.begin():
            return work(connection)

    async def execute(self, sentence: str, given: dict[str, str]) -> Sequence[Row[Any]]:
        """One statement for the writer of the logs that is a transaction of its own.

        On PostgreSQL that is one journey there and back instead of three.
        """
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._execute, sentence, given)

    def _execute(self, sentence: str, given: dict[str, str]) -> Sequence[Row[Any]]:
        with self._for_the_writer("AUTOCOMMIT") as connection, connection.begin():
            return connection.exec_driver_sql(sentence, given).all()

    @contextmanager
    def _for_the_writer(self, level: str = "READ COMMITTED") -> Iterator[Connection]:
        """The writer's connection, with PostgreSQL's level of isolation."""
        with answering():
            if self._writing is not None and monotonic() - self._wrote > REST:
                self._let_go()
            if self._writing is None:
                self._writing = self._engine.connect()
            try:
                if self.shared:
                    self._writing.execution_options(isolation_level=level)
                yield self._writing
            except Exception as error:
                if self.shared and isinstance(error, AWAY):  # SQLite's files stay open: a full disk opens none to read
                    self._writing.invalidate()
                self._let_go()
                raise
            finally:
                self._wrote = monotonic()

    def distrust(self) -> None:
        """The database was away: have the writer look whether its connection is still good."""
        self._wrote = -REST

    def _let_go(self) -> None:
        """Give the writer's connection back to the pool, which looks whether it is good before it lends it again."""
        connection, self._writing = self._writing, None
        if connection is not None:
            connection.close()


@contextmanager
def answering() -> Iterator[None]:
    """NotStored where the database does not answer, or has no room left; what it refuses is something else."""
    try:
        yield
    except AWAY as error:
        raise NotStored("The database does not answer; try again in a moment.") from error


def prepared(connection: Any, _: Any) -> None:
    """Say to a new connection how we want it: `PRAGMAS` or `PATIENCE`."""
    cursor = connection.cursor()
    for sentence in PRAGMAS if isinstance(connection, sqlite3.Connection) else PATIENCE:
        cursor.execute(sentence)
    cursor.close()
    connection.commit()
