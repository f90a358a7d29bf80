"""How often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from silverware.server.refused import TooMany

MANY: Final = 10_000
"""How many are remembered; the longest unseen are forgotten first."""


class Limit:
    """So many times in so many seconds, refilled evenly."""

    def __init__(self, times: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._times = times
        self._rate = times / seconds
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str, sentence: str) -> None:
        """Count one; TooMany, with that sentence, where none is left."""
        time = self._clock()
        left, since = self._left.pop(who, (float(self._times), time))
        left = min(left + (time - since) * self._rate, self._times)
        self._left[who] = (max(left - 1, 0) if left >= 1 else left, time)
        if len(self._left) > MANY:
            self._left.popitem(last=False)
        if left < 1:
            raise TooMany(sentence)
