"""How prices move: by column, demand and loads sold, the boxes a marker goes up or down on average."""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.components import Box
from silverware.games.silverton.printed import BOXES, COLUMNS

MOST: Final = 24
"""More loads than that in a turn make no difference any more."""
DEMANDS: Final = 9
"""One more than the highest increased demand number."""
DIE: Final = 6
RISE: Final = 0.6
"""What part of a rise above the start box is counted on."""


class Drift:
    """What §18 does to prices on average."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.idn: list[int] = box.idn
        self.lowest = [float(at) for at in box.lowest_box]
        self.highest = [float(at) for at in box.highest_box]
        self.usual = [float(at) for at in box.start_box]
        """Above the start box only part of a rise is counted on: others will sell, too."""
        self.prices = [float(price) for price in box.prices]
        self.moves: list[float] = []
        """By (column * DEMANDS + demand) * (MOST + 1) + loads sold."""
        for column in range(COLUMNS):
            for demand in range(DEMANDS):
                self.moves += [self.average(column, demand, sold) for sold in range(MOST + 1)]

    def average(self, column: int, demand: int, sold: int) -> float:
        """§18.2, §18.3 How many boxes a marker moves on average."""
        box = self.box
        divisor = box.divisor[column]
        fixed = -(-sold // divisor) - (demand if box.minus_idn[column] else 0)
        freight = box.column_freight[column]
        total = 0
        for die in range(1, DIE + 1):
            if box.dice[column] == 1:
                total += DIE * box.change(freight, die + fixed)
            else:
                for other in range(1, DIE + 1):
                    total += box.change(freight, die + other + fixed)
        return total / (DIE * DIE)

    def after(self, column: int, at: float, turn: int, sold: float) -> float:
        """Where a marker is on average after a turn in which so much was sold, if it was there."""
        demand = min(self.idn[min(turn, len(self.idn) - 1)], DEMANDS - 1)
        loads = min(MOST, int(sold + 0.5))
        moves = self.moves[(column * DEMANDS + demand) * (MOST + 1) + loads]
        if moves > 0 and at >= self.usual[column]:
            moves *= RISE
        moved = at + moves
        if moved < self.lowest[column]:
            return self.lowest[column]
        if moved > self.highest[column]:
            return self.highest[column]
        return moved

    def price(self, column: int, at: float) -> float:
        """What a load brings where a marker is on average."""
        low = int(at)
        first = self.prices[column * BOXES + low]
        if low == BOXES - 1:
            return first
        return first + (at - low) * (self.prices[column * BOXES + low + 1] - first)
