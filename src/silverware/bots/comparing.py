"""Comparing a few moves closely: all of them are tried in the same worlds, with the same dice.

Search drops a move as soon as it is clearly behind, so it says little about how much worse that move is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from silverware.bots.advice import Choice
from silverware.bots.search import Search
from silverware.core.move import Move

LEAST: Final = 20
"""In how many worlds moves are compared, however long it takes."""
MOST: Final = 500
"""And at most."""


def compared(search: Search, moves: list[Move], seconds: float) -> tuple[Choice, ...]:
    """The first of some moves, then the others by how little they are behind it, for about so many seconds."""
    trials = tried(search, moves, seconds)
    best, *others = moves
    choices = [beside(trials[best], trials[move], move) for move in others]
    choices.sort(key=lambda choice: -choice.placement)
    return Choice(best.text, mean(trials[best]), 0.0, len(trials[best])), *choices


def tried(search: Search, moves: list[Move], seconds: float) -> dict[Move, list[float]]:
    """What each of some moves led to, world by world."""
    met: list[list[float]] = []
    end = perf_counter() + seconds
    while len(met) < LEAST or (len(met) < MOST and perf_counter() < end):
        met.append(search.meet(moves))
    return {move: [told[at] for told in met] for at, move in enumerate(moves)}


def beside(best: Sequence[float], other: Sequence[float], move: Move) -> Choice:
    """A move beside the best one, in the same worlds."""
    gaps = [one - another for one, another in zip(best, other, strict=True)]
    gap = mean(gaps)
    error = sqrt(sum([(each - gap) ** 2 for each in gaps]) / (len(gaps) * (len(gaps) - 1)))
    return Choice(move.text, mean(other), error, len(other))


def mean(values: Sequence[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)
