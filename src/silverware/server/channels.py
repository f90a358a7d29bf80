"""What workers on one database tell each other: over PostgreSQL, and again whenever it was away."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo
from psycopg.pq.abc import PGconn
from psycopg.sql import SQL, Identifier
from sqlalchemy import func, select

from silverware.server.database import NETWORK, Database
from silverware.server.notices import CHANNEL, Notice
from silverware.server.refused import NotStored

PAUSE: Final = 1.0
"""Seconds between two attempts to hear."""
LISTEN: Final = SQL("LISTEN {}").format(Identifier(CHANNEL))
NOTICES: Final = msgspec.json.Decoder(Notice)

logger = logging.getLogger("silverware.channels")


class Channel:
    """What one worker says, all hear, itself too. Most of it is not for this one, so hearing is no task of its own."""

    def __init__(self, database: Database, hear: Callable[[Notice], None], come_back: Callable[[], None]) -> None:
        """`come_back`: what to do when the others are heard, who may have said something before."""
        self._database = database
        self._hear = hear
        self._come_back = come_back
        self._listening: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()
        """Whether the first attempt to hear has come to an end."""

    async def open(self) -> None:
        """Hear the others before anybody comes, who would be sent away again; or begin without, if that fails."""
        self._listening = asyncio.create_task(self._listen())
        await self._tried.wait()

    async def close(self) -> None:
        """Hear nothing any more."""
        assert self._listening is not None
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening

    async def say(self, notice: Notice) -> None:
        """Tell all workers, unless the database is away or closing."""
        word = select(func.pg_notify(CHANNEL, msgspec.json.encode(notice).decode()))
        if not self._database.is_closed:  # whoever is still there looks every second
            try:
                await self._database.write(lambda connection: connection.execute(word))
            except NotStored:
                logger.warning("could not tell the other workers; they look every second")

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (psycopg.Error, OSError):
                logger.warning("does not hear the other workers")
                self._tried.set()
                await asyncio.sleep(PAUSE)

    async def _listen_once(self) -> None:
        """Hear the other workers until the connection is lost."""
        loop = asyncio.get_running_loop()
        address = make_conninfo(self._database.address, **NETWORK)
        connected = AsyncConnection[Any].connect(address, autocommit=True)
        async with await connected as connection:
            await connection.execute(LISTEN)
            logger.info("hears the other workers")
            self._come_back()
            self._tried.set()
            lost: asyncio.Future[None] = loop.create_future()
            # Our own number for the socket: psycopg closes its own at once when the connection is lost, and the next
            # visitor's socket would get that number while we still listen to it.
            ear = os.dup(connection.fileno())
            loop.add_reader(ear, self._hear_some, connection.pgconn, lost)
            try:
                await lost
            finally:
                loop.remove_reader(ear)
                os.close(ear)

    def _hear_some(self, connection: PGconn, lost: asyncio.Future[None]) -> None:
        """Hear what has come."""
        try:
            connection.consume_input()
            while (said := connection.notifies()) is not None:
                self._hear(NOTICES.decode(said.extra))
        except Exception as error:
            if not lost.done():
                lost.set_exception(error)
