"""Comparing a few moves closely: all of them are tried in the same worlds, with the same dice.

Search tries a move the less often the worse it looks, and each in worlds of its own, so it says little about how much
worse a move is. In the same worlds, most of what luck does to one move it does to the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from silverware.bots.advice import Choice
from silverware.bots.search import Search
from silverware.core.dice import Dice, Seeded
from silverware.core.move import Move

LEAST: Final = 20
"""In how many worlds moves are compared, however long it takes."""
MOST: Final = 500
"""And at most."""
SEEDS: Final = 1 << 30


def compared(search: Search, moves: Sequence[Move], dice: Dice, seconds: float) -> tuple[Choice, ...]:
    """The first of some moves, then the others by how little they are behind it, for about so many seconds."""
    trials = tried(search, moves, dice, seconds)
    best, *others = moves
    choices = [beside(trials[best], trials[move], move) for move in others]
    choices.sort(key=lambda choice: -choice.placement)
    return Choice(best.text, mean(trials[best]), 0.0, len(trials[best])), *choices


def tried(search: Search, moves: Sequence[Move], dice: Dice, seconds: float) -> dict[Move, list[float]]:
    """What each of some moves led to, world by world."""
    trials: dict[Move, list[float]] = {move: [] for move in moves}
    end = perf_counter() + seconds
    for number in range(MOST):
        if number >= LEAST and perf_counter() >= end:
            break
        world, seed = search.worlds.imagine(dice), dice.below(SEEDS)
        for move in moves:
            search.dice = Seeded(seed)
            trials[move].append(search.try_in(world.copy(), move))
    return trials


def beside(best: Sequence[float], other: Sequence[float], move: Move) -> Choice:
    """A move beside the best one, in the same worlds."""
    gaps = [one - another for one, another in zip(best, other, strict=True)]
    gap = mean(gaps)
    error = sqrt(sum([(each - gap) ** 2 for each in gaps]) / (len(gaps) * (len(gaps) - 1)))
    return Choice(move.text, mean(other), error, len(other))


def mean(values: Sequence[float]) -> float:
    """Their mean."""
    return sum(values) / len(values)
