"""What a thinking bot makes of a menu."""

from __future__ import annotations

from msgspec import Struct


class Choice(Struct, frozen=True):
    """A move, and the placement it leads to: from 0, the last place, to 1, the first.

    A bot that does not search says nothing of that.
    """

    move: str
    placement: float = 0.0
    error: float = 0.0
    """How far chance may have carried it from the best, as a standard error; the best itself has none."""
    worlds: int = 0
    """In how many it was compared with the best."""


class Advice(Struct, frozen=True):
    """The best moves of a menu, the best first, and why that is best. A bot that does not search has only that one."""

    choices: tuple[Choice, ...]
    reason: str = ""


def points_worse(best: Choice, other: Choice) -> int:
    """By how many percentage points of placement a move is worse than the best; 0 if nobody could tell them apart.

    >>> best = Choice("allow", 0.62)
    >>> points_worse(best, Choice("redirect onto east", 0.59, 0.004))
    3
    >>> points_worse(best, Choice("redirect onto west", 0.59, 0.04))
    0
    """
    lost = best.placement - other.placement
    return 0 if lost <= other.error else round(100 * lost)
