"""Passphrases: none that everybody tries first; hashed beside everything else, a few at a time, in a short queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from silverware.server.refused import Refused, TooMany

HANDS: Final = 2
"""How many passphrases are hashed at a time; each takes 64 MB."""
QUEUE: Final = 32
"""How many may be at work or wait."""
SHORTEST: Final = 8
COMMON: Final = 3000
"""How many of the commonest passphrases that are long enough are refused."""

T = TypeVar("T")


class Hashing:
    """Argon2 in threads of its own."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(HANDS, "hashing")
        self._waiting = 0

    async def hash(self, passphrase: str) -> str:
        """What is kept of a passphrase."""
        return await self._beside(lambda: self._hasher.hash(passphrase))

    async def fits(self, kept: str | None, passphrase: str) -> bool:
        """Whether that is the passphrase. Where none is kept, the work is the same, so that nobody can tell by it."""

        def check() -> bool:
            if kept is None:
                self._hasher.hash(passphrase)
                return False
            try:
                return self._hasher.verify(kept, passphrase)
            except VerificationError:
                return False

        return await self._beside(check)

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._waiting >= QUEUE:
            raise TooMany("Too many people are signing in at once; try again in a moment.")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(cancel_futures=True)


def check(passphrase: str) -> None:
    """Refused where it is one of those that guessing begins with."""
    if passphrase.lower() in _common():
        raise Refused("Too many people use this passphrase: it would be guessed at once. Try three words.")


@cache
def _common() -> frozenset[str]:
    """Read when the first passphrase is chosen."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    allowed = (word for word in FREQUENCY_LISTS["passwords"] if len(word) >= SHORTEST)
    return frozenset(islice(allowed, COMMON))
