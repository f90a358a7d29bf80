"""What everybody learns about a hand when its seat plays nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from silverware.games.quicksand.components import BIT, EXPLORERS, KINDS, MASK, QUICKSAND

if TYPE_CHECKING:
    from mypy_extensions import i64


class Idle:
    """§4.4, §4.5 A seat played nothing: what it could have played, and whether it could have."""

    def __init__(self, seat: i64, time: i64, least: tuple[int, ...], stranded: bool) -> None:
        self.seat: i64 = seat
        self.time: i64 = time
        self.least = least
        self.stranded = stranded

    def forbids(self, kind: i64) -> bool:
        """Whether not even one card of a kind can have been in the hand."""
        if not self.stranded:
            return False
        if kind == QUICKSAND:
            return self.least[EXPLORERS] == 1
        if kind == MASK:
            return 1 in self.least[:EXPLORERS]
        return self.least[kind] == 1

    def agrees(self, hand: Sequence[int]) -> bool:
        """Whether a hand could do just as much as was told of it."""
        return is_stranded(hand, self.least) == self.stranded


def is_stranded(hand: Sequence[int], least: Sequence[int]) -> bool:
    """§4.5 Whether a hand has nothing to play, where these are the fewest cards with which one can."""
    if hand[QUICKSAND] >= least[EXPLORERS]:
        return False
    return all(hand[explorer] + hand[MASK] < least[explorer] for explorer in range(EXPLORERS))


def forbidden(idle: list[Idle], seat: i64, after: i64, before: i64) -> i64:
    """The kinds that a seat cannot have held all the time in between, as a bit mask."""
    kinds: i64 = 0
    for one in idle:
        if one.seat == seat and after < one.time < before:
            for kind in range(KINDS):
                if one.forbids(kind):
                    kinds |= BIT[kind]
    return kinds
