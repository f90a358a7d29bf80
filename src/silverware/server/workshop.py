"""The workshop: whatever costs more the more a stranger sends is worked out here, beside the server, within limits.

Tables are played in the server itself, and everybody waits for it. So it works out nothing of which a stranger
decides how long it takes: reading and replaying documents, looking back, drawing editions. Processes of the workshop
do that, behind the server in the queue for the processor. What came of it is kept, those who want the same wait for
the same, and what nobody waits for any more is dropped.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from copy import copy
from functools import cache
from typing import Any, Final

import msgspec

from silverware.core.errors import SilverwareError
from silverware.server.processes import Died, Limits, Processes
from silverware.server.refused import Busy, TooCostly
from silverware.server.turns import Turns

AT_ONCE: Final = 2
"""Processes; a visitor has one of them at most."""
LIMITS: Final = Limits(seconds=5, memory=512_000_000)
"""Of one piece of work. Our longest record, of 3,041 moves, takes 0.3 s in plain Python and 100 MB."""
PATIENCE: Final = 60
"""Seconds after which a piece of work is given up that does not get its processor time."""
EACH: Final = 16
"""Pieces of work that one visitor may be waiting for."""
MOST: Final = 128
"""And all visitors together."""
LARGEST: Final = 20_000_000
"""Bytes in an answer. With our editions a step of a replay has 25,000 at most, so 500 of them fit."""
KEPT: Final = 64_000_000
"""Bytes of what has been worked out that are kept."""
SMALL: Final = 500
"""Bytes that keeping a refusal, or anything at all, is counted as."""

logger = logging.getLogger("silverware.workshop")


def workers() -> Processes:
    """The processes of a workshop."""
    return Processes(AT_ONCE, LIMITS)


def as_json(work: Callable[..., Any], *given: Any) -> bytes:
    """What a piece of work comes to, ready to be sent."""
    made = msgspec.json.encode(work(*given))
    if len(made) > LARGEST:
        raise TooCostly("The answer would be too long.")
    return made


@cache
def made_once(work: Callable[..., Any], *given: Any) -> bytes:
    """What a piece of work comes to that nobody can make larger, and that is always the same, kept for good."""
    return as_json(work, *given)


class Making:
    """A piece of work that is under way, and how many wait for it."""

    def __init__(self, task: asyncio.Task[bytes]) -> None:
        self.task = task
        self.waiting = 0


class Workshop:
    """Where pieces of work are made for visitors."""

    def __init__(self, processes: Processes, turns: Turns | None = None, patience: float = PATIENCE) -> None:
        self._processes = processes
        self._turns = turns or Turns(AT_ONCE, EACH, MOST)
        self._patience = patience
        self._kept: OrderedDict[Hashable, bytes | SilverwareError] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[Hashable, Making] = {}

    async def make(self, who: str, what: Hashable, work: Callable[..., Any], *given: Any) -> bytes:
        """What a piece of work comes to, as JSON, for a visitor. It is kept as `what`.

        Refused where it costs too much, or where it is refused itself.
        """
        kept = self._kept.get(what)
        if kept is not None:
            self._kept.move_to_end(what)
            if isinstance(kept, SilverwareError):
                raise copy(kept)
            return kept
        making = self._under_way.get(what)
        if making is None:
            making = Making(asyncio.create_task(self._made(who, what, work, given)))
            self._under_way[what] = making
        making.waiting += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.waiting -= 1
            if not making.waiting:
                del self._under_way[what]
                making.task.cancel()

    async def _made(self, who: str, what: Hashable, work: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
        async with self._turns.turn(who):
            try:
                made = await self._processes.do(self._patience, as_json, work, *given)
            except SilverwareError as refusal:
                self._keep(what, bare(refusal))
                raise
            except TimeoutError:
                raise TooCostly("That takes the server too long to work out.") from None
            except MemoryError:
                raise TooCostly("That takes the server too much memory to work out.") from None
            except Died:
                logger.warning("a process of the workshop died", extra={"work": work.__name__})
                raise Busy("The server could not work that out; try again in a moment.") from None
        self._keep(what, made)
        return made

    def _keep(self, what: Hashable, made: bytes | SilverwareError) -> None:
        self._kept[what] = made
        self._bytes += size(what, made)
        while self._bytes > KEPT:
            self._bytes -= size(*self._kept.popitem(last=False))


def bare(refusal: SilverwareError) -> SilverwareError:
    """A refusal to be kept: without where it came from, which holds on to everything that was given."""
    made = copy(refusal)
    made.__notes__ = []
    return made


def size(what: Hashable, made: bytes | SilverwareError) -> int:
    """How much room something takes that is kept, about; people choose some of the names it is kept under."""
    return SMALL + len(repr(what)) + (len(str(made)) if isinstance(made, SilverwareError) else len(made))
