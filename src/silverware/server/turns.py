"""Turns: so many at once, so many of each visitor at a time; those who wait come in turn, the urgent ones first."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from typing import Final

from silverware.server.refused import Busy, TooMany

Waiting = dict[str, deque[Future[None]]]
"""By visitor, in the order in which they come next."""
URGENT, IDLE = 0, 1


class Turns:
    """Who may begin, and who has to wait."""

    def __init__(
        self, at_once: int, each: float = inf, most: float = inf, own: int = 1, idle: int | None = None
    ) -> None:
        """So many at once, and `own` of one visitor; so many of one visitor may wait, and so many in all.

        Of those that nobody waits for, so many at once.
        """
        self._at_once = at_once
        self._at_once_of = at_once, at_once if idle is None else idle
        self._begun_of = [0, 0]
        self._each = each
        self._most = most
        self._own = own
        self._begun: Counter[str] = Counter()
        self._waiting: Final[tuple[Waiting, Waiting]] = {}, {}

    @asynccontextmanager
    async def turn(self, who: str, rank: int = URGENT) -> AsyncIterator[None]:
        """Wait for a turn and have it; TooMany or Busy where too many wait already."""
        waiting = self._waiting[rank]
        mine = self._queued(who, waiting)
        try:
            await mine
            yield
        finally:
            if mine.cancelled():
                leave(who, mine, waiting)
            else:
                self._begun -= Counter({who: 1})
                self._begun_of[rank] -= 1
            self._go_on()

    def _queued(self, who: str, waiting: Waiting) -> Future[None]:
        if len(waiting.get(who, ())) >= self._each:
            raise TooMany("You are asking for too much at once; wait a moment.")
        if self._most < inf and sum(len(queue) for queue in waiting.values()) >= self._most:
            raise Busy("The server is busy; try again in a moment.")
        mine: Future[None] = get_running_loop().create_future()
        waiting.setdefault(who, deque()).append(mine)
        self._go_on()
        return mine

    def _go_on(self) -> None:
        """Let in whoever comes next, as long as there is room."""
        for rank, waiting in enumerate(self._waiting):
            while self._has_room(rank) and (who := self._next(waiting)) is not None:
                queue = waiting.pop(who)
                mine = queue.popleft()
                if queue:
                    waiting[who] = queue  # who still waits for more comes behind the others
                if not mine.cancelled():
                    self._begun[who] += 1
                    self._begun_of[rank] += 1
                    mine.set_result(None)

    def _has_room(self, rank: int) -> bool:
        return sum(self._begun_of) < self._at_once and self._begun_of[rank] < self._at_once_of[rank]

    def _next(self, waiting: Waiting) -> str | None:
        return next((who for who in waiting if self._begun[who] < self._own), None)


def leave(who: str, mine: Future[None], waiting: Waiting) -> None:
    """Whoever has gone away waits no more."""
    queue = waiting.get(who, deque())
    if mine in queue:
        queue.remove(mine)
        if not queue:
            del waiting[who]
