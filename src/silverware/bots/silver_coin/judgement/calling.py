"""When to call: §8, §10.4."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from silverware.bots.silver_coin.judgement.keeping import DEALT_SETTLES, DEALT_VARIES, DRAWN_VARIES, is_drawn, turns
from silverware.bots.silver_coin.judgement.sight import Sight

if TYPE_CHECKING:
    from mypy_extensions import i64

LAP: Final = 4.5
"""By how many points a seat lowers a very high village in its last turn."""
HALF: Final = 6.0
"""By half as many it lowers a village with so many points."""
TIE: Final = 0.5
"""§10.4 What a tie is worth to the caller, in points."""
UNSEEN: Final = 14.0
"""The variance of a card that nobody has seen."""
CHANCE: Final = 12.0
"""The variance of what else the last lap may bring."""
STEEP: Final = 1.7
"""A logistic curve, so much steeper, is a normal one."""
SURE: Final = 0.62
"""How sure a seat must be of a call that carries."""
EAGER: Final = 25.0
"""How many points it is worth to be surer than that by 100 %."""


class Count:
    """What a village seems to score, and how far that may be from the truth."""

    def __init__(self, score: float, variance: float, gift: float, tricks: int) -> None:
        self.score = score
        self.variance = variance
        self.gift = gift
        """§14.1 What a faceup Register would give away."""
        self.tricks = tricks
        """§15.6 How many faceup Con Artists could add turns."""


def counted(sight: Sight, seat: int) -> Count:
    """§10.3 What a village would score now, as the asked seat sees it."""
    table = sight.table
    seen: i64 = table.seen[seat]
    tally = sight.tally
    tally.begin()
    variance = 0.0
    dealt = max(DRAWN_VARIES, DEALT_VARIES - DEALT_SETTLES * turns(table))
    for tag in table.villages[seat]:
        if sight.knows(tag):
            tally.add(table.face[tag], table.is_up(tag))
        else:
            tally.guess(sight.number(tag, seat))
            if seen >> tag & 1 == 0:
                variance += UNSEEN
            else:
                variance += DRAWN_VARIES if is_drawn(tag) else dealt
    gift = tally.highest if tally.registers > 0 and tally.size > 1 else 0.0
    return Count(tally.score(stopped=False, falls=0.0, risk=0.0), variance, gift, tally.tricks)


def carries(sight: Sight) -> float:
    """§10.4 How likely no village will score less than the own one after the last lap."""
    own = counted(sight, sight.me)
    likely = 1.0
    for seat in range(sight.table.seats):
        if seat != sight.me:
            other = counted(sight, seat)
            spread = sqrt(own.variance + other.variance + CHANCE)
            lowered = LAP * (1 + other.tricks) * other.score / (other.score + HALF)
            ahead = STEEP * (other.score - lowered + TIE - own.score - other.gift) / spread
            likely /= 1.0 + exp(min(-ahead, 50.0))
    return likely


def call(sight: Sight) -> float:
    """§8.1 What it is worth to call."""
    return EAGER * (carries(sight) - SURE)
