"""Litestar's channels on PostgreSQL, over the pool, and back again after a lost connection."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier
from sqlalchemy import func, select

from silverware.server.database import Database
from silverware.server.refused import NotStored

PAUSE: Final = 1.0
"""Seconds between two attempts to hear again."""
PASS: Final = 0.1
"""Seconds after which a listener looks whether it should stop."""

logger = logging.getLogger("silverware.channels")


class SharedChannels(PsycoPgChannelsBackend):
    """What one worker publishes, all hear."""

    def __init__(self, database: Database) -> None:
        super().__init__(database.address)
        self._database = database

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._database.is_closed:  # whoever is still there looks every second
            return
        words = [select(func.pg_notify(channel, data.decode())) for channel in channels]
        try:
            await self._database.write(lambda connection: [connection.execute(word) for word in words])
        except NotStored:
            logger.warning("could not tell the other workers; they look every second")

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                async for notify in self._listener_conn.notifies(timeout=PASS):
                    self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except OperationalError:
                logger.warning("no longer heard the other workers")
                await self._listen_again()

    async def _listen_again(self) -> None:
        try:
            connection = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        except OperationalError:
            await asyncio.sleep(PAUSE)
            return
        self._listener_conn = await self._exit_stack.enter_async_context(connection)
        try:
            for channel in self._subscribed_channels:
                await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
        except OperationalError:
            return
        logger.info("hears the other workers again")
