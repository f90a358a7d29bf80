"""Litestar's channels on PostgreSQL: over the pool, and back again whenever the database was away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any, Final

import psycopg
from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection
from psycopg.conninfo import make_conninfo
from psycopg.sql import SQL, Identifier
from sqlalchemy import func, select

from silverware.server.database import NETWORK, Database
from silverware.server.notices import CHANNEL
from silverware.server.refused import NotStored

PAUSE: Final = 1.0
"""Seconds between two attempts to hear."""
PASS: Final = 0.1
"""Seconds after which a listener looks whether it should stop."""
LISTEN: Final = SQL("LISTEN {}").format(Identifier(CHANNEL))

logger = logging.getLogger("silverware.channels")


class SharedChannels(ChannelsBackend):
    """What one worker publishes, all hear, on one channel. Litestar's own needs PostgreSQL when a worker starts."""

    def __init__(self, database: Database, come_back: Callable[[], None]) -> None:
        """`come_back`: what to do when the others are heard, who may have said something before."""
        self._database = database
        self._come_back = come_back
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()
        """Whether the first attempt to hear has come to an end."""
        self._is_closing = False

    async def on_startup(self) -> None:
        """Hear the others before anybody comes, who would be sent away again; or begin without, if that fails."""
        self._listening = asyncio.create_task(self._listen())
        await self._tried.wait()

    async def on_shutdown(self) -> None:
        self._is_closing = True
        if self._listening is not None:
            await self._listening

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._database.is_closed:  # whoever is still there looks every second
            return
        words = [select(func.pg_notify(channel, data.decode())) for channel in channels]
        try:
            await self._database.write(lambda connection: [connection.execute(word) for word in words])
        except NotStored:
            logger.warning("could not tell the other workers; they look every second")

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Everybody hears everything."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Everybody hears everything."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        raise NotImplementedError

    async def _listen(self) -> None:
        while not self._is_closing:
            try:
                await self._listen_once()
            except (psycopg.Error, OSError):
                logger.warning("does not hear the other workers")
                self._tried.set()
                await asyncio.sleep(PAUSE)

    async def _listen_once(self) -> None:
        """Hear the other workers until the connection is lost."""
        address = make_conninfo(self._database.address, **NETWORK)
        connected = AsyncConnection[Any].connect(address, autocommit=True)
        async with await connected as connection:
            await connection.execute(LISTEN)
            logger.info("hears the other workers")
            self._come_back()
            self._tried.set()
            while not self._is_closing:
                async for notify in connection.notifies(timeout=PASS):
                    self._heard.put_nowait((notify.channel, notify.payload.encode()))
