"""How often somebody may do something, and how much of it at a time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from silverware.server.refused import Busy, TooMany

MANY: Final = 10_000
"""How many are remembered; the longest unseen are forgotten first."""


class Bucket:
    """So many at once, refilled evenly. Whoever has it at hand asks it without looking anybody up."""

    __slots__ = "_left", "_most", "_rate", "_since"

    def __init__(self, most: float, seconds: float, time: float) -> None:
        """So many in so many seconds, full at that time."""
        self._most = self._left = float(most)
        self._rate = most / seconds
        self._since = time

    def take(self, time: float, many: float = 1) -> bool:
        """Take so many out; False, and nothing is taken, where not as many are left at that time."""
        left = self._left + (time - self._since) * self._rate
        self._since = time
        if left > self._most:  # noqa: PLR1730 (a call of min takes as long as all the rest)
            left = self._most
        if left < many:
            self._left = left
            return False
        self._left = left - many
        return True


class Limit:
    """So many times in so many seconds, for each of many."""

    def __init__(self, times: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._times = times
        self._seconds = seconds
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """What somebody has left."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._times, self._seconds, self._clock())
            if len(self._buckets) > MANY:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket

    def spend(self, who: str, sentence: str, many: float = 1) -> None:
        """Count so many; TooMany, with that sentence, where not as many are left."""
        if not self.of(who).take(self._clock(), many):
            raise TooMany(sentence)


class Places:
    """So many at a time, of one visitor and in all."""

    def __init__(self, each: int, most: int) -> None:
        self._each = each
        self._most = most
        self._taken: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def place(self, who: str, sentence: str) -> Iterator[None]:
        """Have a place for a while."""
        self.take(who, sentence)
        try:
            yield
        finally:
            self.give(who)

    def take(self, who: str, sentence: str) -> None:
        """Take a place; TooMany, with that sentence, where this visitor has too many; Busy where all are taken."""
        if self._taken[who] >= self._each:
            raise TooMany(sentence)
        if self._all >= self._most:
            raise Busy("Too many people are here at once; try again in a moment.")
        self._taken[who] += 1
        self._all += 1

    def give(self, who: str) -> None:
        """Give a place back."""
        self._all -= 1
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
