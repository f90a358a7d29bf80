"""What could be earned, now or once some track is built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from msgspec import Struct

from silverware.bots.silverton.seen import Seen
from silverware.bots.silverton.ways import Way, Ways
from silverware.bots.silverton.worth import GUESS, Worth
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import PASSENGER_CARD
from silverware.games.silverton.view import Claim

STAKED: Final = 0.8
"""How much of its worth a claim is taken for on which a prospector stands, and a passenger card that lies open."""
OPEN: Final = 0.4
"""How much of its worth any other open claim is taken for."""
RARE: Final = 0.05
"""How much of its worth a claim of the deck is taken for."""
MANY: Final = 0.92
"""How much less each further claim is worth, as there are two deliveries a turn."""
ALONE: Final = 0.6
"""How much of the track to a claim is paid for by this claim alone."""


class Chance(Struct, frozen=True):
    """What could be earned once some track is built."""

    way: Way
    worth: float
    about: int
    """Of several chances about the same thing only the best counts."""
    sure: bool = False
    """Whether it is about an own claim, or a passenger card that lies open."""


def earned(chances: Sequence[Chance], segments: int) -> float:
    """What is earned of chances, the best first, with these segments built."""
    done: set[int] = set()
    worth = 0.0
    for chance in chances:
        if chance.about not in done and not chance.way.segments & ~segments:
            done.add(chance.about)
            worth += chance.worth
    return worth


class Chances:
    """The chances of a seat."""

    def __init__(self, seen: Seen, worth: Worth, ways: Ways) -> None:
        self.seen = seen
        self.box = seen.box
        self.worth = worth
        self.ways = ways
        self.crowded = MANY ** len(seen.me.claims)
        """How much of its worth a further claim is taken for."""

    # Of one claim

    def of_claim(self, card: int, claim: Claim | None, share: float) -> list[Chance]:
        """What a claim would earn, by the cheapest ways to where it can be sold at one price or another."""
        left = self.worth.left
        cost = 0 if claim is not None else self.box.claim_cost[card]
        found: list[Chance] = []
        for column, way in self.ways_to_sell(card).items():
            delay = self.ways.delay(way if claim is not None else self.after_backlog(way))
            if delay <= left:
                longest = self.ways.longest_of(way)
                worth = self.worth.income(card, column, left + 1 - delay // 2, claim, longest) - cost
                if worth > 0:
                    found.append(Chance(way, share * worth, card, claim is not None or card in self.seen.staked))
        return found

    def ways_to_sell(self, card: int) -> dict[int, Way]:
        """By column: the cheapest way to where a claim's freight is sold by it."""
        found: dict[int, Way] = {}
        for market, town in enumerate(self.box.markets):
            column = self.seen.chart.column(card, market)
            way = None if column == NOWHERE else self.ways.between(self.box.claim_town[card], town)
            if way is not None and (column not in found or way.cost < found[column].cost):
                found[column] = way
        return found

    @cached_property
    def backlog(self) -> Way:
        """The track that own claims wait for."""
        found = Way()
        for claim in self.seen.me.claims:
            chances = self.of_claim(self.seen.card[claim.card], claim, 1)
            best = max(chances, key=lambda chance: chance.worth - chance.way.cost, default=None)
            if best is not None:
                found = self.ways.together(best.way, found)
        return found

    def after_backlog(self, way: Way) -> Way:
        """What will have been built once a way is that own claims do not wait for."""
        return self.ways.together(way, self.backlog) if way.count else way

    def claim_gain(self, card: int) -> float:
        """What a claim is worth beyond its cost, with the track that it needs."""
        cost = self.box.claim_cost[card] + self.box.claim_operate[card]
        spare = self.seen.spare + (self.box.claim_cost[card] if card in self.seen.staked else 0)
        gains = [
            chance.worth - ALONE * chance.way.cost
            for chance in self.of_claim(card, None, self.crowded)
            if self.affords(cost + chance.way.cost, chance.way, spare)
        ]
        return max(gains, default=0.0)

    def affords(self, cost: int, way: Way, spare: int) -> bool:
        """Whether something can be paid for by the time a way is built."""
        return cost <= spare + self.worth.earnings * max(0, self.ways.delay(way) - 1)

    # Of everything

    def all(self) -> list[Chance]:
        """All that could be earned."""
        claims, passengers = self.seen.unseen()
        face_up = [self.seen.passenger(name) for name in self.seen.face_up()]
        return [
            *self.of_own_claims(),
            *self.of_open_claims(),
            *self.of_towns(claims),
            *self.of_passengers(face_up, STAKED, True),
            *self.of_passengers(passengers, GUESS, False),
        ]

    def of_own_claims(self) -> list[Chance]:
        cards = [(self.seen.card[claim.card], claim) for claim in self.seen.me.claims]
        return [chance for card, claim in cards for chance in self.of_claim(card, claim, 1)]

    def of_open_claims(self) -> list[Chance]:
        found: list[Chance] = []
        for name in self.seen.view.open:
            card = self.seen.card[name]
            found += self.of_claim(card, None, self.crowded * (STAKED if card in self.seen.staked else OPEN))
        return found

    def of_towns(self, claims: Sequence[int]) -> list[Chance]:
        """What may be earned at each town with claims of the deck."""
        pull: dict[int, float] = {}
        for card in claims:
            town = self.box.claim_town[card]
            rare = [chance.worth for chance in self.of_claim(card, None, RARE * self.crowded)]
            pull[town] = pull.get(town, 0) + max(rare, default=0)
        ways = self.ways.to_town
        return [Chance(way, pull[town], -town - 1) for town in pull if (way := ways[town]) is not None]

    def of_passengers(self, passengers: Sequence[int], share: float, sure: bool) -> list[Chance]:
        """What passenger cards would pay, once there is a route for them."""
        found: list[Chance] = []
        for card in passengers:
            way = self.ways.between(self.box.passenger_from[card], self.box.passenger_to[card])
            if way is not None:
                turns = self.worth.left - self.ways.delay(way)
                worth = self.worth.fares(card, turns) - self.box.passenger_price[card]
                found.append(Chance(way, max(0, share * worth), PASSENGER_CARD + card, sure))
        return found
