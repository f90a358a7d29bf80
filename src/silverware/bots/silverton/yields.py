"""How many loads claims bring, on average."""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.components import Box
from silverware.games.silverton.printed import CLAIM_CARDS, TOTALS

FIRST: Final = 6
"""§13.3 What one of the dice counts the first time a claim is operated."""


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
            for die in range(1, 7):
                self.first[card] += loads[die + FIRST] / 6
                self.first_lives[card] += (die + FIRST > depletes) / 6
                for other in range(1, 7):
                    self.later[card] += loads[die + other] / 36
                    self.lives[card] += (die + other > depletes) / 36

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
