"""§23 What more trains would bring, and where they are needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from silverware.bots.silverton.choice import best
from silverware.bots.silverton.outlook import Outlook
from silverware.bots.silverton.plowing import plow_gain
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.games.silverton.moves import NOTHING, Purchase
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.stock import POWERS, SORTS

PILED: Final = 3
"""Freight that lies on a claim is believed to be brought away in so many turns."""
KEPT: Final = 200
"""So much cash is left when a train is purchased."""


class Lot(NamedTuple):
    """What a claim within reach has to carry: its loads a turn, what a load brings, and the power that a load takes."""

    loads: float
    price: float
    power: float


def purchase(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§23.10 What brings most until the game is over."""
    return best(menu, Purchase, lambda move: purchase_gain(outlook, move), outlook.seen.box.moves.done, dice)


def assign(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§23.14 Where there are more claims for each train."""
    served = [claims_for_a_train(outlook, home) for home in range(len(menu))]
    return menu[served.index(max(served))]


def purchase_gain(outlook: Outlook, move: Purchase) -> float:
    """§23.10 What a train or plow would bring beyond its price until the game is over."""
    seen = outlook.seen
    if move.cost > seen.cash - KEPT and outlook.worth.earnings > 0:
        return 0
    if not SORTS[move.sort].is_train:
        return plow_gain(outlook, move)
    to_carry = lots(outlook)
    powers = [train.power for train in seen.me.trains]
    before = turnover(powers, to_carry)
    if move.traded != NOTHING:
        powers.remove(POWERS[move.traded])
    powers.append(POWERS[move.sort])
    return (turnover(powers, to_carry) - before) * outlook.worth.left - move.cost


def lots(outlook: Outlook) -> list[Lot]:
    """What there is to carry."""
    seen = outlook.seen
    found: list[Lot] = []
    for claim in seen.me.claims:
        card = seen.card[claim.card]
        column = seen.chart.best_column(seen.soon, card)
        if column == NOWHERE:
            continue
        start = seen.box.claim_town[card]
        ends = [town for at, town in enumerate(seen.box.markets) if seen.chart.column(card, at) == column]
        longest = min([seen.soon.longest(start, town, False) for town in ends])
        loads = claim.freight / PILED + (0 if claim.depleted else outlook.worth.yields.later[card])
        found.append(Lot(loads, seen.chart.later[column], longest / outlook.trains.loads_of(card)))
    return found


def turnover(powers: Sequence[int], to_carry: Sequence[Lot]) -> float:
    """What trains would bring in a turn, each where it brings most."""
    left = list(to_carry)
    found = 0.0
    for train in sorted(powers, reverse=True):
        if not left:
            break
        brought, at = max([(min(lot.loads, train / lot.power) * lot.price, at) for at, lot in enumerate(left)])
        found += brought
        lot = left[at]
        left[at] = lot._replace(loads=max(0.0, lot.loads - train / lot.power))
    return found


def claims_for_a_train(outlook: Outlook, home: int) -> float:
    """§23.14 The claims of one of two networks, for each train that would serve it."""
    seen = outlook.seen
    towns = [seen.box.claim_town[seen.card[claim.card]] for claim in seen.me.claims]
    trains = [train for train in seen.me.trains if train.home == seen.me.homes[home]]
    return len([town for town in towns if seen.own.part[town] == home]) / (len(trains) + 1)
