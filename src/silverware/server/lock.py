"""One at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Lock:
    """A lock for coroutines, in the order they come. Whoever finds it free can also take it without waiting."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def is_taken(self) -> bool:
        """Whether somebody has it."""
        return self._taken

    def take(self) -> bool:
        """Take it if it is free."""
        free = not self._taken
        self._taken = True
        return free

    def give(self) -> None:
        """Give it to whoever has waited longest."""
        while self._waiting:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give()
            raise

    async def __aexit__(self, *_: Any) -> None:
        self.give()
