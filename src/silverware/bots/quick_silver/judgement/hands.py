"""What a hand is worth to somebody who sees no other: by what hauls come to, and how many traders there are."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from silverware.games.quick_silver.components import SEATS, Box
from silverware.games.quick_silver.scoring import haul, pay
from silverware.games.quick_silver.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST_PLATE: Final = 1.4
"""What the last plate is worth, where the cash of a mayor is worth 1; the one before it half of that, and so on."""
PLATE: Final = 0.15
"""What any plate is worth."""


class Hands:
    """Values of hands in dollars, with one edition's cards. What has been worked out is kept."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.kinds = len(box.names)
        self.copies = [box.deck.count(kind) for kind in range(self.kinds)]
        sums = three_card_sums(box)
        self.least = min(sums)
        self.most = max(sums)
        below: list[float] = []
        at: list[float] = []
        passed = 0.0
        for total in range(self.least, self.most + 1):
            share = sums.get(total, 0.0)
            below.append(passed)
            at.append(share)
            passed += share
        self.second = [[second(rivals, below[h], at[h]) for h in range(len(at))] for rivals in range(SEATS + 1)]
        """By the number of rivals and the haul: the chance to be second-heaviest."""
        self.third = [[third(rivals, below[h], at[h]) for h in range(len(at))] for rivals in range(SEATS + 1)]
        prices = [max(PLATE, LAST_PLATE * 0.5 ** max(0, plates - 1)) for plates in range(box.tokens_each + 1)]
        self.prices = [box.mayor * price for price in prices]
        """What losing a plate costs, by how many there are."""
        self.held: dict[int, float] = {}
        """What has been worked out for hands that are kept."""
        self.taken: dict[int, float] = {}
        """And for hands of which a card is given."""

    def earns(self, first: i64, other: i64, last: i64, sneaks: i64, rivals: i64) -> float:
        """What three cards can be expected to earn at the market."""
        box = self.box
        one, two, three = box.numbers[first], box.numbers[other], box.numbers[last]
        total = haul(one + two + three, sneaks, box.sneak_number)
        at = min(max(total, self.least), self.most) - self.least
        highest = pay(max(max(one, two), three), box.least)
        lowest = pay(min(min(one, two), three), box.least)
        return self.second[rivals][at] * highest + self.third[rivals][at] * lowest

    def costs(self, first: i64, other: i64, last: i64, plates: i64, blasts: i64) -> float:
        """What the Dynamite among three cards costs, or, below zero, what a Replacement Plate mends."""
        box = self.box
        burning = 0
        for card in (first, other, last):
            if box.is_dynamite[card]:
                burning += 1
            elif box.is_plate[card]:
                burning -= 1
        if burning < 0:
            return -self.prices[plates + 1] if blasts > 0 else 0.0
        cost = 0.0
        while burning > 0 and plates > 0:
            cost += self.prices[plates]
            plates -= 1
            burning -= 1
        return cost

    def key(self, one: i64, two: i64, three: i64, sneaks: i64, rivals: i64, plates: i64, blasts: i64) -> int:
        """All that a value depends on, in one number: an edition has at most 99 sneak tokens, 12 plates to a cart."""
        key = (one * self.kinds + two) * self.kinds + three
        return (((key * 8 + rivals) * 128 + sneaks) * 16 + plates) * 2 + (blasts > 0)

    def keeping(self, first: i64, other: i64, last: i64, sneaks: i64, rivals: i64, plates: i64, blasts: i64) -> float:
        """What it is worth to have three cards when the round ends."""
        key = self.key(first, other, last, sneaks, rivals, plates, blasts)
        known = self.held.get(key)
        if known is None:
            known = self.earns(first, other, last, sneaks, rivals) - self.costs(first, other, last, plates, blasts)
            self.held[key] = known
        return known

    def giving(self, given: i64, first: i64, other: i64, sneaks: i64, rivals: i64, plates: i64, blasts: i64) -> float:
        """What it is worth to give one card for another that may be any, and to keep two."""
        key = self.key(given, first, other, sneaks, rivals, plates, blasts)
        known = self.taken.get(key)
        if known is None:
            total = 0.0
            cards = 0
            for kind in range(self.kinds):
                left = self.copies[kind] - (kind == given) - (kind == first) - (kind == other)
                if left > 0:
                    cards += left
                    total += left * self.keeping(kind, first, other, sneaks, rivals, plates, blasts)
            known = total / cards
            self.taken[key] = known
        return known


def three_card_sums(box: Box) -> dict[int, float]:
    """How likely three cards of the deck come to each sum."""
    copies = [box.deck.count(kind) for kind in range(len(box.names))]
    sums: dict[int, float] = {}
    whole = 0.0
    for one, ones in enumerate(copies):
        for two, twos in enumerate(copies):
            for three, threes in enumerate(copies):
                ways = ones * (twos - (two == one)) * (threes - (three == one) - (three == two))
                if ways > 0:
                    total = box.numbers[one] + box.numbers[two] + box.numbers[three]
                    sums[total] = sums.get(total, 0.0) + ways
                    whole += ways
    return {total: ways / whole for total, ways in sums.items()}


def second(rivals: int, below: float, alike: float) -> float:
    """The chance that just one of so many rivals hauls more."""
    if rivals < 1:
        return 0.0
    above = 1 - below - alike
    return rivals * above * float((below + alike) ** (rivals - 1))


def third(rivals: int, below: float, alike: float) -> float:
    """The chance that just two of so many rivals haul more; of a single one, that it hauls as much."""
    if rivals < 2:
        return alike
    above = 1 - below - alike
    return comb(rivals, 2) * above * above * float((below + alike) ** (rivals - 2))


def rivals_of(table: Table) -> i64:
    """How many others come to the market."""
    rivals: i64 = -1
    living = table.living
    while living > 0:
        rivals += living & 1
        living >>= 1
    return rivals + 1 if table.options.sneaky_stranger else rivals
