"""Sealed dice: fixed before the first card, secret until the end, checkable by everybody.

1. The table draws a secret and shows its `commitment`.
2. Each seat may add a salt of its own.
3. Every outcome follows from secret and salts, so nobody could choose it.
4. At the end the secret is published; whoever wants recomputes every shuffle and roll.

Each entry of a record has a stream of its own, HMAC-SHA256(secret, salts and entry and block number), read as
32-bit words; a word that would favour some outcomes is thrown away. So a move that was taken back does not
shift the dice of the others. `docs/notation.md` has the recipe for other languages.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from typing import TYPE_CHECKING

from silverware.core.dice import Dice
from silverware.core.errors import BadDice

if TYPE_CHECKING:
    from mypy_extensions import i64


def commitment(secret: bytes) -> str:
    """What is shown before the game: it fixes the secret and tells nothing about it."""
    return sha256(b"silverware sealed dice 1\n" + secret).hexdigest()


class Sealed(Dice):
    """Dice that follow from a secret and the seats' salts.

    >>> one, other = Sealed(b"secret", ("mine", "yours")), Sealed(b"secret", ("mine", "yours"))
    >>> [one.roll(6) for _ in range(9)] == [other.roll(6) for _ in range(9)]
    True
    """

    def __init__(self, secret: bytes, salts: tuple[str, ...] = ()) -> None:
        for salt in salts:
            if not salt.isprintable() or salt.split() != [salt] or "#" in salt:
                raise BadDice(f"A salt is one word without #, not {salt!r}.")
        self._secret = secret
        self._salts = b"".join(len(salt).to_bytes(4, "big") + salt for salt in (s.encode() for s in salts))
        self.begin(0)

    def begin(self, entry: int) -> None:
        self._entry = entry
        self._blocks = 0
        self._words: list[int] = []

    def below(self, n: i64) -> i64:
        fair = 0x100000000 - 0x100000000 % n
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def _word(self) -> int:
        if not self._words:
            block = digest(
                self._secret, self._salts + self._entry.to_bytes(8, "big") + self._blocks.to_bytes(8, "big"), "sha256"
            )
            self._blocks += 1
            self._words = [int.from_bytes(block[at : at + 4], "big") for at in range(28, -1, -4)]
        return self._words.pop()
