"""The trains and snow plows of a table: who has which, which have served this turn, and what was cleared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.games.silverton.crew import Crew
from silverware.games.silverton.stock import FIRST_TRAIN, KINDS_OF_STOCK, POWERS, SORTS, TRAINS
from silverware.games.silverton.terms import Terms

ANY_HOME: Final = -1
"""Where it is all the same whether a train belongs to a home, and to which."""
NO_HOME: Final = 0
"""§23.14 Where a train serves all the track of its owner; else 1 for the first home, 2 for the second."""


class Yard(Crew):
    """§23, §24 Rolling stock. In the Basic game nobody has any."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        self.stock: list[list[int]] = [[] for _ in range(terms.seats)]
        """By seat: its trains and plows, in ascending order."""
        self.spent: list[list[int]] = [[] for _ in range(terms.seats)]
        """§23.2, §24.7 By seat: those of them that have served this turn."""
        self.plowing: list[tuple[int, int]] = []
        """§24.3 Segments of the active seat with the plows that are assigned to them, before the first roll."""
        self.cleared: list[int] = []
        """§24.6 The snow segments that the active seat has cleared."""

    def equip(self, other: Yard) -> None:
        """Have the same trains and plows as another table."""
        self.stock = [owned[:] for owned in other.stock]
        self.spent = [served[:] for served in other.spent]
        self.plowing = other.plowing[:]
        self.cleared = other.cleared[:]

    # What can be read off the table

    def supply(self, sort: int) -> int:
        """§23.11 How many of a sort nobody owns."""
        count = SORTS[sort].count
        for owned in self.stock:
            for item in owned:
                if item % KINDS_OF_STOCK == sort:
                    count -= 1
        return count

    def is_available(self, sort: int) -> bool:
        """§23.11 Whether the bank sells one."""
        return SORTS[sort].turn <= self.round and self.supply(sort) > 0

    def train_count(self, seat: int) -> int:
        """§23.13 How many trains a seat has."""
        return len([item for item in self.stock[seat] if item % KINDS_OF_STOCK < TRAINS])

    def ready(self, seat: int) -> list[int]:
        """§23.2, §24.7 The trains and plows of a seat that have not served this turn."""
        left = self.stock[seat][:]
        for item in self.spent[seat]:
            left.remove(item)
        return left

    def ready_trains(self, seat: int, part: int) -> list[int]:
        """§23.14 The trains that can still serve a part of the seat's track this turn."""
        return [
            item
            for item in self.ready(seat)
            if item % KINDS_OF_STOCK < TRAINS and item // KINDS_OF_STOCK in (0, part + 1)
        ]

    def ready_plows(self, seat: int) -> list[int]:
        """§24.7 The plows that can still be assigned this turn."""
        return [item for item in self.ready(seat) if TRAINS <= item < KINDS_OF_STOCK]

    # Verbs

    def give_first_trains(self, seat: int) -> None:
        """§22.8 The trains a seat begins with; §23.14 with two homes, by turns for one and for the other."""
        homes = len(self.terms.homes[self.numbers[seat] - 1])
        for at in range(self.terms.trains):
            self.gain(seat, FIRST_TRAIN + (KINDS_OF_STOCK * (1 + at % homes) if homes > 1 else 0))

    def gain(self, seat: int, item: int) -> None:
        """A train or plow comes to a seat."""
        self.stock[seat] = sorted([*self.stock[seat], item])

    def part_with(self, seat: int, sort: int, home: int = ANY_HOME) -> bool:
        """A train or plow of a sort leaves a seat, one of that home if it can be; §24.9 one that has not served first.

        Tells whether it has served this turn.
        """
        ready = self.ready(seat)
        alike = [item for item in self.stock[seat] if item % KINDS_OF_STOCK == sort]
        alike.sort(key=lambda item: (home not in (ANY_HOME, item // KINDS_OF_STOCK), item not in ready))
        item = alike[0]
        self.stock[seat].remove(item)
        if item in ready:
            return False
        self.spent[seat].remove(item)
        return True

    def haul(self, seat: int, part: int, sorts: tuple[int, ...]) -> None:
        """§23.4 Trains of these sorts that serve that part of the track are put before a delivery."""
        for sort in sorts:
            alike = [item for item in self.ready_trains(seat, part) if item % KINDS_OF_STOCK == sort]
            self.serve(seat, alike[-1])

    def serve(self, seat: int, item: int) -> None:
        """§23.2, §24.7 A train or plow serves, and does so no more this turn."""
        self.spent[seat].append(item)

    def rest_stock(self) -> None:
        """A new turn: everything can serve again."""
        for served in self.spent:
            served.clear()

    def join_trains(self, seat: int) -> None:
        """§23.14 The networks of a seat are joined: its trains serve all its track."""
        self.stock[seat] = sorted([item % KINDS_OF_STOCK for item in self.stock[seat]])
        self.spent[seat] = [item % KINDS_OF_STOCK for item in self.spent[seat]]


def power(trains: Sequence[int]) -> int:
    """§23.4 The power of trains together."""
    together = 0
    for train in trains:
        together += POWERS[train % KINDS_OF_STOCK]
    return together
