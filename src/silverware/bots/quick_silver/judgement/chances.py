"""What cash and plates are worth between two rounds: the placement that every seat can expect.

The numbers were fitted to games of medium bots at two, three, four and six seats.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from silverware.games.quick_silver.components import CENTRE, Box

if TYPE_CHECKING:
    from mypy_extensions import i64

PULL: Final = 3.0
"""How much the cash of a mayor counts when somebody has nearly as much; the less, the less the richest has."""
RISK: Final = 3.0
"""What having a single plate costs, as against having plenty."""
FADING: Final = 0.65
"""What part of that is left with each further plate."""


class Chances:
    """Placements by cash and plates, with one edition's numbers."""

    def __init__(self, box: Box) -> None:
        self.mayor = float(box.mayor)
        self.plates: list[float] = [-RISK * FADING ** (plates - 1) for plates in range(1, box.tokens_each + 1)]
        """What having 1, 2, ... plates costs."""

    def safety(self, plates: int) -> float:
        """What having so many plates costs, a living seat having at least one."""
        known = len(self.plates)
        return self.plates[plates - 1 if plates < known else known - 1] if plates > 0 else self.plates[0] * 2

    def pull(self, most: int) -> float:
        """How much the cash of a mayor counts, if the richest has so much."""
        return PULL * min(1.0, most / self.mayor)

    def placements(self, seats: int, living: i64, cash: list[int], plates: list[int], stranger: bool) -> list[float]:
        """The placement of every seat, if the game goes on with these living, this cash and these plates."""
        most = 0
        for seat in range(seats):
            if living >> seat & 1:
                most = max(most, cash[seat])
        if stranger:
            most = max(most, cash[CENTRE])
        pull = self.pull(most) / self.mayor
        weights: list[float] = []
        total = 0.0
        for seat in range(seats):
            weight = 0.0
            if living >> seat & 1:
                weight = exp(pull * (cash[seat] - most) + self.safety(plates[seat]))
            weights.append(weight)
            total += weight
        if stranger:
            total += exp(pull * (cash[CENTRE] - most))
        placed: list[float] = []
        for seat in range(seats):
            mine = weights[seat]
            better = 0.0
            for other in range(seats):
                if other != seat:
                    both = mine + weights[other]
                    better += mine / both if both > 0 else 0.5
            placed.append(0.5 * mine / total + 0.5 * better / (seats - 1))
        return placed
