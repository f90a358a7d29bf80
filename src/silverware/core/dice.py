"""Chance is an argument: whoever plays a move brings the dice.

A `Dice` answers three requests, and every kind of dice is made from one of them, `below`:

- `roll(sides)`: a die, 1 to sides;
- `draw(cards, first, count)`: a place, blind, among `cards[first : first + count]`;
- `shuffle(cards)`: the whole list, in place.

Cards are numbers, the index of the card in its game's list of card names.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from silverware.core.compiling import mypyc_attr
from silverware.core.errors import BadPosition
from silverware.core.value import Value

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Value):
    """A source of chance."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} dice>"

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def begin(self, entry: int) -> None:
        """The entry of the record these dice are for now: 0 the start, then the moves. Most dice do not care."""

    def roll(self, sides: int) -> int:
        """What a die with that many sides shows."""
        return self.below(sides) + 1

    def draw(self, cards: list[int], first: int, count: int) -> int:
        """The place of a card taken blind from a run of `count` cards."""
        return first + self.below(count)

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in random order."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card


class NoDice(Dice):
    """The dice of a position placed without any: a position that needs chance is refused."""

    def below(self, n: i64) -> i64:
        raise BadPosition("Chance decides how this position goes on: place it with dice.")


class Seeded(Dice):
    """Fast dice for simulation: the same seed gives the same game, in every build.

    >>> dice = Seeded(7)
    >>> [dice.roll(6) for _ in range(5)]
    [1, 2, 2, 4, 2]

    Multiply-with-carry (base 2**32, the two halves folded by xor); everything fits in 63 bits.
    """

    def __init__(self, seed: int | str) -> None:
        digest = blake2b(str(seed).encode(), digest_size=8).digest()
        self.state: i64 = (int.from_bytes(digest, "big") >> 2) + 1

    def below(self, n: i64) -> i64:
        x = (self.state & 0xFFFFFFFF) * 1791398085 + (self.state >> 32)
        self.state = x
        return (((x ^ (x >> 32)) & 0xFFFFFFFF) * n) >> 32
