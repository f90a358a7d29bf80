"""What a village comes to, card by card: §10.3, §14.1 and §27.1."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from silverware.bots.silver_coin.judgement.roles import CON_ARTIST, DOPPELGANGER, REGISTER, WOLFMAN, Roles
from silverware.games.silver_coin.components import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

SPARED: Final = 0.1
"""What part of the other cards a village with a Wolfman still costs: they may yet come to too much."""
WOLFMAN_DOUBT: Final = 2.5
"""By how many points more a Wolfman is less likely to spare the others by e to 1."""


class Tally:
    """The cards of one village, counted so far. One is used again and again."""

    def __init__(self, roles: Roles) -> None:
        self.roles = roles
        self.begin()

    def begin(self) -> None:
        """Count from the beginning."""
        self.size = 0
        self.total = 0.0
        self.highest = 0.0
        """The highest card that a Register could give away."""
        self.boons = 0.0
        """What the faceup abilities are worth."""
        self.pairs = 0.0
        """The sum of the cards that go away with others of their number."""
        self.had: i64 = 0
        self.registers = 0
        self.tricks = 0
        self.wolfman = False

    def guess(self, number: float) -> None:
        """A card that is only taken for a number."""
        self.size += 1
        self.total += number
        self.highest = max(self.highest, number)

    def add(self, number: int, up: bool) -> None:
        """A card with a number that is known."""
        self.size += 1
        self.total += number
        role = self.roles.role[number]
        bit: i64 = BIT[number]
        if self.had & bit or role == DOPPELGANGER:
            self.pairs += number
        self.had |= bit
        if up:
            self.boons += self.roles.boon[number]
            if role == REGISTER:
                self.registers += 1
                return
            if role == WOLFMAN:
                self.wolfman = True
            elif role == CON_ARTIST:
                self.tricks += 1
        self.highest = max(self.highest, float(number))

    def score(self, *, stopped: bool, falls: float, risk: float) -> float:
        """What the village would score; its Register gives the highest card away, if play has not stopped yet.

        A Wolfman spares it, if its other cards have fallen low enough by then, and nobody has meddled.
        """
        rest = self.total - self.highest
        if self.wolfman:
            if falls > 0.0:
                spared = (1.0 - risk) / (1.0 + exp((rest - falls - self.highest) / WOLFMAN_DOUBT))
                return (1.0 - spared) * self.total
            if rest < self.highest:
                return SPARED * rest
        if self.registers > 0 and self.size > 1 and not stopped:
            return rest
        return self.total
