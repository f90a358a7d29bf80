"""Litestar's channels on PostgreSQL, publishing over the pool instead of a new connection for every word."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine


class SharedChannels(PsycoPgChannelsBackend):
    """What one worker publishes, all hear."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine.url.set(drivername="postgresql").render_as_string(hide_password=False))
        self._engine = engine

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._engine.begin() as connection:
            for channel in channels:
                await connection.execute(
                    text("SELECT pg_notify(:channel, :data)"), {"channel": channel, "data": data.decode()}
                )
