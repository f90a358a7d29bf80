"""How often somebody may do something, and how much of it at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from math import inf
from mmap import mmap
from pathlib import Path
from secrets import token_bytes
from time import monotonic
from typing import Any, Final

from silverware.server.refused import Busy, TooMany

LINES: Final = 1 << 16
"""Of a page. Two who share one by chance share what it allows."""
PAGES: Final = 20
SIZE: Final = PAGES * LINES * 8
"""Bytes of all pages."""


def lay_out(meeting: str) -> None:
    """Lay out the ledger of workers that will meet in a folder, all of it: a disk that is full later is no matter."""
    (Path(meeting) / "ledger").write_bytes(bytes(SIZE))


class Ledger:
    """Where it is written down what everybody has had: in memory that all workers of a machine share.

    Each takes the same pages in the same order. They take no turns: at worst two who write at once count as one.
    """

    def __init__(self, meeting: str = "") -> None:
        """With the folder in which the workers meet; without one there is nobody to share it with."""
        self._key = meeting.encode()[-64:] or token_bytes(16)
        if meeting:
            with (Path(meeting) / "ledger").open("r+b") as file:
                memory = mmap(file.fileno(), SIZE)
        else:
            memory = mmap(-1, SIZE)
        self._times = memoryview(memory).cast("d")
        self._pages = 0

    def limit(self, times: int, seconds: float, clock: Callable[[], float] = monotonic) -> Limit:
        """A limit that is written down on the next page."""
        first = self._pages * LINES
        self._pages += 1
        return Limit(times, seconds, self._times[first : first + LINES], self._key, clock)


class Bucket:
    """So many at once, refilled evenly. Whoever has it at hand asks it without looking anybody up."""

    __slots__ = "_each", "_full", "_line", "_seconds"

    def __init__(self, most: float, seconds: float, full: Any = None, line: int = 0) -> None:
        """So many in so many seconds; `full` has on its line when the bucket is full again."""
        self._each = seconds / most if most else inf
        self._seconds = seconds + (self._each / 100 if most else 0.0)  # rounding takes nothing from anybody
        self._full = [0.0] if full is None else full
        self._line = line

    def take(self, time: float, many: float = 1) -> bool:
        """Take so many out; False, and nothing is taken, where not as many are left at that time."""
        full: float = self._full[self._line]
        if full < time:  # noqa: PLR1730 (a call of max takes as long as all the rest)
            full = time
        full += many * self._each
        if full - time > self._seconds:
            return False
        self._full[self._line] = full
        return True


class Limit:
    """So many times in so many seconds, for each of many."""

    def __init__(self, times: int, seconds: float, page: Any, key: bytes, clock: Callable[[], float]) -> None:
        self._times = times
        self._seconds = seconds
        self._page = page
        self._key = key
        """Without it nobody can tell who shares a line with whom."""
        self._clock = clock

    def of(self, who: str) -> Bucket:
        """What somebody has left."""
        digest = blake2b(who.encode(errors="surrogatepass"), digest_size=2, key=self._key).digest()
        return Bucket(self._times, self._seconds, self._page, int.from_bytes(digest, "big"))

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
