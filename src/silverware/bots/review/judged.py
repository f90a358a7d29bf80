"""What a review says of a decision."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Mark = Literal["inaccurate", "mistake", "blunder"]

INACCURATE: Final = 0.04
"""From this loss on a decision gets a mark; the others follow, twice and four times as large."""
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.16, "blunder"), (0.08, "mistake"), (INACCURATE, "inaccurate"))
"""The marks, each with the loss from which on it is given."""
SURE: Final = 3.0
"""A difference of fewer standard errors may be chance, so it is a tie. With 2, a good move in forty would be blamed."""


class Weighed(Struct, frozen=True):
    """A move that was possible, and the placement it leads to: from 0, the last place, to 1, the first."""

    move: str
    placement: float
    behind: float
    """How far that is behind the best move."""
    error: float
    """The standard error of this difference: how far chance may have carried it."""
    worlds: int
    """In how many worlds it was tried."""


class Judged(Struct, frozen=True):
    """A decision, judged."""

    step: int
    """The entry of the record after which the seat was asked."""
    played: str
    best: str
    """The best move; the one that was played, where none is better beyond doubt."""
    placement: float
    """The placement that the seat could expect before it chose."""
    loss: float
    """How much of that it gave away; 0 for a tie."""
    error: float
    """The standard error of the loss."""
    mark: Mark | None
    moves: tuple[Weighed, ...]
    """All moves that were possible: those compared closely first, the best before the others."""
    reason: str
    """Why a good player makes the best move; empty where the game has no words for it."""


def lost(gap: float, error: float) -> float:
    """What a gap between two moves counts: nothing where it may be chance.

    >>> lost(0.06, 0.01), lost(0.06, 0.04), lost(-0.06, 0.01)
    (0.06, 0.0, 0.0)
    """
    return gap if gap > 0 and gap > SURE * error else 0.0


def mark_of(loss: float) -> Mark | None:
    """The mark for a loss; None where it is small.

    >>> [mark_of(loss) for loss in (0.0, 0.03, 0.05, 0.08, 0.5)]
    [None, None, 'inaccurate', 'mistake', 'blunder']
    """
    for least, mark in MARKS:
        if loss >= least:
            return mark
    return None
