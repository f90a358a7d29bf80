"""§24 Where snow is in the way, and what plows are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.choice import best
from silverware.bots.silverton.outlook import Outlook
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.games.silverton.moves import NOTHING, Plow, Purchase
from silverware.games.silverton.network import FAR, NOWHERE
from silverware.games.silverton.rules.plows import least_die
from silverware.games.silverton.stock import PLOW_DIE, POWERS

YEAR: Final = 4
"""Turns from winter to winter."""
CLEARS: Final = 0.6
"""How likely a plow is believed to clear its segment."""


def plow(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§24.3 Where snow is most in the way, with the weakest plow that is likely to do it."""
    box = outlook.seen.box
    lost = needed(outlook)

    def likes(move: Plow) -> float:
        clears = (PLOW_DIE + 1 - least_die(box, move.segment, move.plow)) / PLOW_DIE
        return lost[move.segment] * clears - POWERS[move.plow]

    return best(menu, Plow, likes, box.moves.done, dice)


def needed(outlook: Outlook) -> dict[int, float]:
    """By own snow segment: what is lost in winter if all others are cleared and it is not."""
    snow = [segment for segment in outlook.seen.own.segments if outlook.seen.box.is_snow[segment]]
    everything = winter_worth(outlook, snow)
    return {
        segment: everything - winter_worth(outlook, [other for other in snow if other != segment]) for segment in snow
    }


def winter_worth(outlook: Outlook, cleared: Sequence[int]) -> float:
    """What a winter turn would bring with these segments cleared: passengers, and freight that lies ready."""
    seen = outlook.seen
    network = outlook.trains.usable(cleared)
    found = 0.0
    for passenger in seen.own_passengers():
        if network.route(passenger, False) < FAR:
            found += seen.terms.pays[passenger]
    for claim in seen.me.claims:
        card = seen.card[claim.card]
        column = seen.chart.best_column(network, card)
        if column != NOWHERE:
            loads = max(float(claim.freight), 0 if claim.depleted else outlook.worth.yields.later[card])
            found += loads * seen.chart.later[column] / 2
    return found


def plow_gain(outlook: Outlook, move: Purchase) -> float:
    """§24.2 What one more plow would bring in the winters to come, if snow is in the way and plows are too few."""
    seen = outlook.seen
    winters = (seen.view.round + outlook.worth.left) // YEAR - seen.view.round // YEAR
    if move.traded != NOTHING or not winters:
        return 0
    lost = [
        worth
        for segment, worth in needed(outlook).items()
        if worth > 0 and least_die(seen.box, segment, move.sort) <= PLOW_DIE
    ]
    if len(lost) <= len(seen.me.plows):
        return 0
    return CLEARS * max(lost) * winters / len(lost) - move.cost
