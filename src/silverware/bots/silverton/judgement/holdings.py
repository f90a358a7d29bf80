"""What a seat has while the turns to come are played on average."""

from __future__ import annotations

from typing import Final

from silverware.bots.silverton.judgement.plan import Plan
from silverware.bots.silverton.judgement.standing import Standing
from silverware.games.silverton.printed import COLUMNS

NEVER: Final = 20
"""So many turns are as good as never."""


class Holdings:
    """Cash, claims with their average freight, track, and what of a plan is still to be done."""

    def __init__(self, standing: Standing, plan: Plan) -> None:
        table, seat = standing.table, standing.seat
        self.cash = standing.cash
        self.joined = standing.joined[:]
        self.winter_open = standing.open_in_winter[:]
        self.longest = standing.longest[:]
        self.cubes = len(table.networks[seat].segments)
        self.track = plan.track[:]
        self.waiting = plan.claims[:]
        self.wanted = plan.passengers[:]
        self.passengers = standing.own_passengers[:]
        self.cards: list[int] = []
        self.alive: list[float] = []
        """By claim: how likely it is not depleted."""
        self.freight: list[float] = []
        self.begun: list[bool] = []
        self.worked: list[bool] = []
        """By claim: whether it has been operated this very turn."""
        for card in table.claims[seat]:
            self.add_claim(card, table.freight[card])
            self.alive[-1] = 0.0 if table.is_depleted[card] else 1.0
            self.begun[-1] = table.was_operated[card]
            self.worked[-1] = card in table.worked
        self.joined_at = [0 if at else NEVER for at in self.joined]
        """By town: in how many turns the plan joins it."""
        self.places = [float(at) for at in table.boxes]
        """By column: where its marker is on average."""
        self.prices = [0.0] * COLUMNS
        self.sold = [0.0] * COLUMNS
        self.delivered = [0.0] * COLUMNS

    def add_claim(self, card: int, freight: int = 0) -> None:
        """A claim more."""
        self.cards.append(card)
        self.alive.append(1.0)
        self.freight.append(float(freight))
        self.begun.append(False)
        self.worked.append(False)

    def reserve(self, standing: Standing) -> float:
        """What it costs to operate all that is within reach."""
        facts = standing.facts
        found = 0.0
        for at, card in enumerate(self.cards):
            if self.joined[facts.claim_town[card]]:
                found += self.alive[at] * facts.claim_operate[card]
        return found
