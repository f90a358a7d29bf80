"""§13, §16 What to operate, and what to sell where, by which trains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.choice import best
from silverware.bots.silverton.outlook import Outlook
from silverware.bots.silverton.prospecting import RESERVE
from silverware.bots.silverton.worth import SLUMP
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.games.silverton.forms import ChooseTrains
from silverware.games.silverton.moves import Deliver, Operate, UseTrains
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import MARKETS
from silverware.games.silverton.selling import loads_sold
from silverware.games.silverton.stock import POWERS
from silverware.games.silverton.view import Claim

POOR: Final = 0.7
"""A price so far below what is expected later is waited out."""


# §13 Operating


def operate(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§13.1 Operate what pays and can be brought to a market, in time."""
    seen = outlook.seen
    claims = {seen.card[claim.card]: claim for claim in seen.me.claims}
    return best(menu, Operate, lambda move: operating_gain(outlook, claims[move.card]), seen.box.moves.done, dice)


def operating_gain(outlook: Outlook, claim: Claim) -> float:
    """What it is worth to operate a claim now."""
    seen, yields = outlook.seen, outlook.worth.yields
    card = seen.card[claim.card]
    chances = outlook.chances.of_claim(card, claim, 1)
    if not chances or (seen.cash < RESERVE and min(chance.way.count for chance in chances)):
        return 0
    column = seen.chart.best_column(seen.soon, card)
    price = seen.chart.later[column] if column != NOWHERE else seen.chart.hoped_for(card)
    loads = yields.later[card] if claim.operated else yields.first[card]
    return loads * SLUMP * price - seen.box.claim_operate[card]


# §16 Deliveries


def deliver(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§16.1 What brings most, unless its price is poor."""
    brings = sales(outlook)
    return best(menu, Deliver, lambda move: brings.get((move.card, move.market), 0), outlook.seen.box.moves.done, dice)


def load(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§16.5 As much as may be sold."""
    return menu[-1]


def sales(outlook: Outlook) -> dict[tuple[int, int], float]:
    """By claim and market: what a sale brings beyond what waiting might."""
    seen = outlook.seen
    found: dict[tuple[int, int], float] = {}
    patience = min(1.0, outlook.worth.left / 4)
    for claim in seen.me.claims:
        card = seen.card[claim.card]
        waiting = POOR * patience * seen.chart.hoped_for(card)
        for market in range(MARKETS):
            loads, price = sale(outlook, claim, market)
            if loads and price > waiting:
                found[card, market] = loads * (price - 0.5 * waiting)
    return found


def sale(outlook: Outlook, claim: Claim, market: int) -> tuple[int, int]:
    """How many loads of a claim the own seat may sell in a market now, and the price."""
    seen = outlook.seen
    card = seen.card[claim.card]
    column = seen.chart.column(card, market)
    if column == NOWHERE:
        return 0, 0
    trains = outlook.trains
    power = sum(trains.ready(seen.box.claim_town[card])) if seen.terms.advanced else None
    most = min(claim.freight - claim.arrived, seen.chart.room(column))
    return loads_sold(seen.box, trains.track, card, market, most, trains.snowed, power), seen.chart.now[column]


# §23 Trains


def use_trains(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§23.4 What brings most, together with what the other trains can do; §30.5 the first for a transfer."""
    seen = outlook.seen
    asking = seen.view.asking
    assert isinstance(asking, ChooseTrains)
    if asking.to in seen.box.cards:
        return menu[0]
    market = [seen.box.towns_said[market] for market in seen.box.markets].index(asking.to)
    convoys = {move.trains: move for move in menu if isinstance(move, UseTrains)}
    return convoys[best_use(outlook, asking.claim, market, list(convoys))]


def best_use(outlook: Outlook, name: str, market: int, convoys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """§23.4 The trains with which a delivery, and what the others can do afterwards, bring most."""
    seen, trains = outlook.seen, outlook.trains
    card = seen.card[name]
    ready = trains.ready(seen.box.claim_town[card])
    claim = next(claim for claim in seen.me.claims if claim.card == name)
    others = [other for other in seen.me.claims if other.freight and other is not claim]
    loads, price = sale(outlook, claim, market)

    def brings(convoy: tuple[int, ...]) -> tuple[float, int]:
        powers = [POWERS[train] for train in convoy]
        left = ready[:]
        for power in powers:
            left.remove(power)
        first = min(loads, trains.most(card, market, powers)) * price
        return first + what_is_left(outlook, left, others), -sum(powers)

    return max(convoys, key=brings)


def what_is_left(outlook: Outlook, powers: list[int], claims: Sequence[Claim]) -> float:
    """What single trains would bring with the freight of these claims, the strongest first."""
    seen, trains = outlook.seen, outlook.trains
    found = 0.0
    open_to = list(claims)
    for power in sorted(powers, reverse=True):
        best_of, sold = 0.0, None
        for claim in open_to:
            for market in range(MARKETS):
                loads, price = sale(outlook, claim, market)
                worth = min(loads, trains.most(seen.card[claim.card], market, [power])) * price if loads else 0
                if worth > best_of:
                    best_of, sold = worth, claim
        if sold is None:
            break
        found += best_of
        open_to.remove(sold)
    return found
