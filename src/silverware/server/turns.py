"""Turns: so many at once, one of each visitor at a time; the visitors who wait come in turn."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from silverware.server.refused import Busy, TooMany


class Turns:
    """Who may begin, and who has to wait."""

    def __init__(self, at_once: int, each: int, most: int) -> None:
        """So many at once; so many of one visitor may wait, and so many in all."""
        self._at_once = at_once
        self._each = each
        self._most = most
        self._begun: set[str] = set()
        self._waiting: dict[str, deque[Future[None]]] = {}
        """By visitor, in the order in which they come next."""

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn and have it; TooMany or Busy where too many wait already."""
        mine = self._queued(who)
        try:
            await mine
            yield
        finally:
            if mine.cancelled():
                self._waiting[who].remove(mine)
            else:
                self._begun.discard(who)
            self._go_on()

    def _queued(self, who: str) -> Future[None]:
        if len(self._waiting.get(who, ())) >= self._each:
            raise TooMany("You are asking for too much at once; wait a moment.")
        if sum(len(queue) for queue in self._waiting.values()) >= self._most:
            raise Busy("The server is busy; try again in a moment.")
        mine: Future[None] = get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        self._go_on()
        return mine

    def _go_on(self) -> None:
        """Let in whoever comes next, as long as there is room. Who still waits for more comes behind the others."""
        for who in [who for who in self._waiting if who not in self._begun]:
            queue = self._waiting[who]
            if queue and len(self._begun) == self._at_once:
                return
            del self._waiting[who]
            if queue:
                self._begun.add(who)
                queue.popleft().set_result(None)
            if queue:
                self._waiting[who] = queue
