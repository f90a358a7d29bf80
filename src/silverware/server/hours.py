"""The hours of the house: what time it is there, and when it was not open.

Its time goes on evenly from when it opened, whatever happens to the clock of the machine, and never goes back. While
the house is open it writes down every few seconds that it is; when it opens again, or the database comes back, what
lies in between is a time when nobody's clock runs.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from time import monotonic, time
from typing import Final

from sqlalchemy import Connection, func, select, update

from silverware.server.database import Database
from silverware.server.schema import closures, heartbeat

BEAT: Final = 5.0
"""Seconds between two heartbeats."""
ALIVE: Final = 15_000
"""Milliseconds after which a house is closed whose heart does not beat."""
SAME: Final = 1_000
"""Milliseconds by which the times of two workers may differ."""
HOUSE: Final = "house"

logger = logging.getLogger("silverware.hours")


class Clock:
    """The time of this process, in milliseconds."""

    def __init__(self) -> None:
        self._ahead = time() - monotonic()

    def now(self) -> int:
        """The time."""
        return int((self._ahead + monotonic()) * 1000)

    def set(self, at: int) -> None:
        """Go on from a time."""
        self._ahead = at / 1000 - monotonic()


CLOCK: Final = Clock()
now: Final = CLOCK.now


class Hours:
    """When a house is open."""

    def __init__(self, database: Database, come_back: Callable[[], None]) -> None:
        """`come_back`: what to do when the database is there again."""
        self._database = database
        self._come_back = come_back
        self._beaten = 0
        """When the heart last beat."""
        self._beating: asyncio.Task[None] | None = None
        self.is_open = True
        """Not while the database is away."""

    async def open(self) -> None:
        """Go on where the house closed, or with the time of the workers that are there."""
        self._beaten = await self._database.write(self._begin)
        if abs(self._beaten - now()) > SAME:
            CLOCK.set(self._beaten)

    def _begin(self, connection: Connection) -> int:
        last = connection.execute(select(heartbeat).with_for_update()).first()
        at, wall = now(), self._wall(connection)
        if last is None:
            began = self._database.insert(heartbeat).values(name=HOUSE, at=at, wall=wall)
            connection.execute(began.on_conflict_do_nothing())
            return at
        if self._database.shared and 0 <= wall - last.wall < ALIVE:
            return int(last.at) + wall - int(last.wall)
        at = max(at, int(last.at))
        self._write_down(connection, last.at, at, wall)
        return at

    def close(self) -> None:
        """Nothing is stored before the heart beats again."""
        self.is_open = False

    async def beat(self) -> None:
        """Write down that the house is open, once for all who ask at the same time; NotStored where that fails."""
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat())
            self._beating.add_done_callback(self._has_beaten)
        await asyncio.shield(self._beating)

    def _has_beaten(self, beating: asyncio.Task[None]) -> None:
        self._beating = None
        if not beating.cancelled() and beating.exception() is not None:
            self.is_open = False

    async def _beat(self) -> None:
        at = now()
        if self.is_open:
            await self._database.write(partial(self._write_down, began=at, ended=at))
            self._beaten = at
            return
        await self._database.write(partial(self._write_down, began=self._beaten, ended=at))
        logger.info("the database is back", extra={"away": at - self._beaten})
        self._beaten = at
        self._come_back()
        self.is_open = True

    def _write_down(self, connection: Connection, began: int, ended: int, wall: int | None = None) -> None:
        """The house was closed for a time, and is open now."""
        if ended > began:
            closed = self._database.insert(closures).values(began=began, ended=ended)
            connection.execute(closed.on_conflict_do_nothing())
        wall = self._wall(connection) if wall is None else wall
        connection.execute(update(heartbeat).values(at=ended, wall=wall))

    def _wall(self, connection: Connection) -> int:
        """The clock on the wall, which all workers see: the database's, or our own where it has none."""
        if self._database.shared:
            return int(connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar_one() * 1000)
        return int(time() * 1000)

    async def closed_since(self, at: int) -> int:
        """For how long the house has been closed since a time."""
        query = select(closures).where(closures.c.ended > at)
        return length((max(row.began, at), row.ended) for row in await self._database.rows(query))


def length(times: Iterable[tuple[int, int]]) -> int:
    """How long some times are together, where they may overlap."""
    total, until = 0, 0
    for began, ended in sorted(times):
        total += max(ended - max(began, until), 0)
        until = max(until, ended)
    return total
