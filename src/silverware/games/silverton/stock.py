"""Rolling stock: the trains and the snow plows of the Advanced game, as the rulebook prints them.

A sort of train or plow is its place in SORTS. What a seat owns is written as its sort; where it has two networks
(§23.14), a train is its sort, and KINDS_OF_STOCK more for the first home, twice as many for the second.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final


class Sort:
    """§23.1, §24.1 One sort of train or plow."""

    def __init__(self, is_train: bool, power: int, turn: int, cost: int, trade_in: int, count: int) -> None:
        self.is_train = is_train
        self.power = power
        """The power of a train, the bonus of a plow."""
        self.turn = turn
        """§23.11 The turn from which it can be purchased."""
        self.cost = cost
        self.trade_in = trade_in
        """§23.12 What it is worth in part payment; 0 where it is not traded in."""
        self.count = count
        """How many there are."""
        self.name = f"train {power}" if is_train else f"plow +{power}"


SORTS: Final = (
    Sort(True, 9, 1, 80, 40, 6),
    Sort(True, 15, 1, 120, 60, 6),
    Sort(True, 24, 5, 200, 100, 8),
    Sort(True, 42, 9, 320, 160, 8),
    Sort(True, 72, 13, 500, 0, 8),
    Sort(False, 2, 1, 40, 20, 3),
    Sort(False, 3, 5, 80, 40, 4),
    Sort(False, 4, 9, 140, 70, 5),
    Sort(False, 5, 13, 200, 0, 6),
)
"""The trains by their power, then the plows by their bonus."""
KINDS_OF_STOCK: Final = len(SORTS)
TRAINS: Final = 5
"""The first of them are trains."""
FIRST_TRAIN: Final = 0
"""§22.8 The sort of train that everybody begins with."""
MOST_TRAINS: Final = 4
"""§23.13 The most trains a seat may have."""
PLOW_DIE: Final = 6
NAMES: Final = [sort.name for sort in SORTS]
POWERS: Final = [sort.power for sort in SORTS]
CONVOYS: Final = [
    trains for count in range(1, MOST_TRAINS + 1) for trains in combinations_with_replacement(range(TRAINS), count)
]
"""§23.4 The trains that can be put before one delivery, by their sorts."""


def convoys(trains: list[int]) -> list[tuple[int, ...]]:
    """§23.4 What can be put together of these trains, by their sorts: the fewest first."""
    sorts = sorted([train % KINDS_OF_STOCK for train in trains])
    found: list[tuple[int, ...]] = []
    for count in range(1, len(sorts) + 1):
        found += sorted(set(combinations(sorts, count)))
    return found


def powers_of(trains: tuple[int, ...]) -> tuple[int, ...]:
    """The powers of trains."""
    return tuple([POWERS[train] for train in trains])


def trains_text(trains: tuple[int, ...]) -> str:
    """Trains as notation writes them: `9+24`."""
    return "+".join([str(POWERS[train]) for train in trains])


def trains_called(words: str) -> tuple[int, ...]:
    """The trains that notation means; ValueError where it means none."""
    return tuple([POWERS[:TRAINS].index(int(word)) for word in words.split("+")])


def traded_in(sort: int) -> list[int]:
    """§23.12, §24.2 What can be traded in for a train or a plow: any other sort of its kind that is worth something."""
    alike = [other for other in range(KINDS_OF_STOCK) if SORTS[other].is_train == SORTS[sort].is_train]
    return [other for other in alike if other != sort and SORTS[other].trade_in > 0]
