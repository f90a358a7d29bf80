"""How many loads claims bring, on average."""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.components import Box
from silverware.games.silverton.printed import CLAIM_CARDS, TOTALS
from silverware.games.silverton.rules.operating import totals

FIRST: Final = totals(True)
LATER: Final = totals(False)
"""What the dice can come to: the first time that a claim is operated, and later."""


class Yields:
    """What the claims of an edition bring, on average: the first time they are operated, and later."""

    def __init__(self, box: Box) -> None:
        self.first = [0.0] * CLAIM_CARDS
        """Loads by one die and 6."""
        self.first_lives = [0.0] * CLAIM_CARDS
        """How likely the claim is not depleted by it."""
        self.later = [0.0] * CLAIM_CARDS
        """Loads by two dice."""
        self.lives = [0.0] * CLAIM_CARDS
        for card in range(CLAIM_CARDS):
            loads = box.produces[card * TOTALS : (card + 1) * TOTALS]
            depletes = box.claim_depletes[card]
            for total in FIRST:
                self.first[card] += loads[total] / len(FIRST)
                self.first_lives[card] += (total > depletes) / len(FIRST)
            for total in LATER:
                self.later[card] += loads[total] / len(LATER)
                self.lives[card] += (total > depletes) / len(LATER)

    def total(self, card: int, operated: bool, turns: int) -> tuple[float, float]:
        """The loads that a claim brings in so many turns, and how often it will be paid for."""
        if turns <= 0:
            return 0, 0
        if not operated:
            loads, times = self.total(card, True, turns - 1)
            lives = self.first_lives[card]
            return self.first[card] + lives * loads, 1 + lives * times
        lives = self.lives[card]
        times = (1 - lives**turns) / (1 - lives) if lives < 1 else turns
        return self.later[card] * times, times
