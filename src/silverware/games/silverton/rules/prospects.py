"""§8, §11 What claims and passenger cards cost, and what they are good for."""

from __future__ import annotations

from silverware.core.seats import Seat
from silverware.games.silverton import forms
from silverware.games.silverton.network import FAR
from silverware.games.silverton.printed import PASSENGER_CARD
from silverware.games.silverton.rules.joining import defended
from silverware.games.silverton.rules.operating import average, outlets
from silverware.games.silverton.state import Table


def staking(table: Table, seat: Seat, card: int) -> forms.Staking:
    """§11.1 What a claim would bring a seat."""
    box = table.box
    return forms.Staking(
        claim=box.cards[card],
        cost=box.claim_cost[card],
        left=table.cash[seat] - box.claim_cost[card],
        operate=box.claim_operate[card],
        average=average(box, card, True),
        outlets=outlets(table, seat, card),
    )


def passage(table: Table, seat: Seat, passenger: int) -> forms.Passage:
    """§11.2 What a passenger card would bring a seat that runs it alone."""
    price, length = table.box.passenger_price[passenger], table.route(seat, passenger)
    run = table.passenger[passenger] >= 0 and length < FAR and not table.runs(seat, passenger)
    return forms.Passage(
        card=table.box.cards[PASSENGER_CARD + passenger],
        cost=price,
        left=table.cash[seat] - price,
        fare=table.terms.pays[passenger],
        length=None if length == FAR else length,
        way=table.passable(table.networks[seat]).way(passenger, table.is_snowed_in()),
        lead=defended(table, passenger) - length if run else None,
    )
