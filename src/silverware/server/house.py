"""A server as a whole: its database, its people, its rooms, and what goes on beside the requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin

from silverware.server import metrics
from silverware.server.people import People
from silverware.server.rooms import Notice, Rooms
from silverware.server.settings import Settings
from silverware.server.store import Store
from silverware.server.think import Thinkers

CHANNEL: Final = "tables"
ROUND: Final = 1.0
"""Seconds between two rounds through the house."""

logger = logging.getLogger("silverware.house")


class House:
    """Everything one worker holds."""

    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.channels = channels
        self.thinkers = thinkers
        self.rooms = Rooms(store, thinkers, settings, self.spread)

    def spread(self, notice: Notice) -> None:
        """Tell every worker."""
        self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open for as long as the server runs."""
        await self.store.open()
        await self.people.open()
        metrics.ROOMS.set_function(lambda: len(self.rooms.open))
        beside = [asyncio.create_task(self._hear()), asyncio.create_task(self._go_round())]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            for task in beside:
                with suppress(asyncio.CancelledError):
                    await task
            await self.rooms.close()
            await self.store.close()

    async def _hear(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for said in subscriber.iter_events():
                self.rooms.start(self.rooms.heed, msgspec.json.decode(said, type=Notice))

    async def _go_round(self) -> None:
        while True:
            try:
                await self.rooms.tend()
            except Exception:
                logger.exception("a round through the house failed")
            await asyncio.sleep(ROUND)
