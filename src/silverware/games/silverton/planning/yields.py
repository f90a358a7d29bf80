"""What a claim may bring: loads, risk and income by its own table, the market's odds and the seat's trains."""

from __future__ import annotations

from math import ceil

from silverware.games.silverton.network import FAR, NOWHERE, Network
from silverware.games.silverton.planning.ground import Ground
from silverware.games.silverton.planning.sheets import Market, Mine, Ride
from silverware.games.silverton.printed import PASSENGER_CARD, TOTALS
from silverware.games.silverton.rules.joining import SWITCHING
from silverware.games.silverton.rules.operating import totals
from silverware.games.silverton.selling import carried
from silverware.games.silverton.view import Claim


class Seam:
    """A claim and its chances: those of the next operation and those of later ones."""

    def __init__(self, ground: Ground, card: int) -> None:
        view = ground.view
        owned = [claim for claim in ground.me.claims if ground.cards[claim.card] == card]
        claim: Claim | None = owned[0] if owned else None
        self.ground = ground
        self.card = card
        self.held = claim.freight if claim is not None else 0
        self.is_depleted = claim is not None and claim.depleted
        self.is_first = claim is None or not claim.operated
        self.throws = totals(self.is_first)
        self.later = totals(False)
        self.left = view.turns - view.round + (0 if ground.box.cards[card] in view.worked else 1)
        """How often it could be operated until the game is over after its last turn."""

    def risk(self, throws: list[int]) -> int:
        """In how many throws it is depleted."""
        return len([total for total in throws if total <= self.ground.box.claim_depletes[self.card]])

    def average(self, throws: list[int], most: int = FAR) -> float:
        """The loads of an operation on average, of which no more than so many count."""
        produces = self.ground.box.produces
        return sum([min(produces[self.card * TOTALS + total], most) for total in throws]) / len(throws)

    def lasting(self) -> float:
        """How often it is operated on average after the next operation."""
        if self.left < 2:
            return 0.0
        goes_on = 1 - self.risk(self.later) / len(self.later)
        survives = 1 - self.risk(self.throws) / len(self.throws)
        return survives * sum([goes_on**after for after in range(self.left - 1)])

    def operations(self) -> float:
        """How often it is operated on average, from now on."""
        return 0.0 if self.is_depleted or self.left < 1 else 1 + self.lasting()

    def loads(self, most: int = FAR) -> float:
        """What it brings on average from now on, of which no more than so many of an operation count."""
        if self.operations() == 0:
            return 0.0
        return self.average(self.throws, most) + self.lasting() * self.average(self.later, most)

    def income(self, price: float, most: int) -> float:
        """What an operation brings on average at a price, less what it costs."""
        operations = self.operations()
        if operations == 0:
            return 0.0
        return round(self.loads(most) / operations * price - self.ground.box.claim_operate[self.card], 2)


def mine(seam: Seam) -> Mine:
    """§13 What a claim may produce."""
    return Mine(
        first=seam.is_first,
        average=round(seam.average(seam.throws), 2),
        later=round(seam.average(seam.later), 2),
        depletes=seam.risk(seam.throws),
        outcomes=len(seam.throws),
        risk=seam.risk(seam.later),
        operations=round(seam.operations(), 2),
        loads=round(seam.loads(), 2),
        operate=seam.ground.box.claim_operate[seam.card],
        held=seam.held,
    )


def markets(seam: Seam, network: Network) -> tuple[Market, ...]:
    """§16 Where a claim's freight can be sold over a network, the best income first."""
    ground, card = seam.ground, seam.card
    box, terms = ground.box, ground.terms
    start = box.claim_town[card]
    found: list[Market] = []
    for at, end in enumerate(box.markets):
        column = terms.column(card, at)
        if column == NOWHERE or not network.links(start, end, False):
            continue
        most = most_loads(ground, network, card, end, column)
        printed = ground.columns[column]
        sold = min(seam.held, most)
        found.append(
            Market(
                to=box.towns_said[end],
                distance=network.distances(start, False)[end],
                price=printed.price,
                expected=printed.forecast.mean,
                most=None if most >= FAR else most,
                income=seam.income(printed.price, most),
                expects=seam.income(printed.forecast.mean, most),
                held=sold * printed.price,
                snow=not network.links(start, end, True),
            )
        )
    return tuple(sorted(found, key=lambda each: (-each.income, -each.held, each.distance)))


def most_loads(ground: Ground, network: Network, card: int, end: int, column: int) -> int:
    """§16.4 The most loads a turn by the limit of a column, §23.3 and by the trains of the seat."""
    box = ground.box
    limit = box.limit[column] or FAR
    if not ground.terms.advanced:
        return limit
    power = sum([train.power for train in ground.me.trains])
    return min(limit, carried(box.claim_freight[card], power, network.longest(box.claim_town[card], end, False)))


def ride(ground: Ground, passenger: int, network: Network) -> Ride:
    """§15 What a passenger card pays over a network, §10.3 and whether it could be stolen."""
    length = network.route(passenger, False)
    return Ride(
        fare=ground.terms.pays[passenger],
        length=None if length >= FAR else length,
        snow=network.route(passenger, True) >= FAR,
        lead=lead(ground, passenger, length),
    )


def lead(ground: Ground, passenger: int, length: int) -> int | None:
    """§8.4 How much shorter a route is than the owner's; None where nobody else owns the card, or there is no route."""
    owner = ground.runs.get(PASSENGER_CARD + passenger)
    if owner is None or owner == ground.seat or length >= FAR:
        return None
    card = ground.box.cards[PASSENGER_CARD + passenger]
    partner = next(route.partner for route in ground.view.players[owner].passengers if route.card == card)
    if partner is None:
        return ground.networks[owner].length(passenger) - length
    numbers = [ground.view.players[seat].number for seat in (owner, partner)]
    first, second = (owner, partner) if numbers[0] < numbers[1] else (partner, owner)
    joint = ground.terms.joint(ground.networks[first], ground.networks[second])
    return SWITCHING + joint.anyhow(passenger) - length


def pays_back(cost: int, income: float) -> int | None:
    """After how many incomes a cost has come back; None where it never does."""
    return ceil(cost / income) if income > 0 else None
