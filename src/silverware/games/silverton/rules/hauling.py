"""§16, §23, §30 Freight on its way: by which route, how much of it, by which trains, and what that brings."""

from __future__ import annotations

from silverware.core.seats import Seat
from silverware.games.silverton import forms
from silverware.games.silverton.market import forecast
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.rules.transferring import ONTO, end_of
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import KINDS_OF_STOCK, POWERS


def route(table: Table, seat: Seat, card: int, to: int) -> tuple[forms.Hop, ...]:
    """§3.9 The route of freight to a market or a claim; §23.6 in the Advanced game the one easiest for trains."""
    network, snowed = table.passable(table.networks[seat]), table.is_snowed_in()
    start, end = table.box.claim_town[card], end_of(table, to)
    return network.easiest(start, end, snowed) if table.terms.advanced else network.shortest(start, end, snowed)


def haul(
    table: Table, seat: Seat, card: int, to: int, loads: int, trains: tuple[int, ...] = (), cost: int = 0
) -> forms.Haul:
    """Loads on their way from a claim to a market, §30.2 or to a claim, by these trains or all that could."""
    box, network = table.box, table.passable(table.networks[seat])
    way, part = route(table, seat, card, to), network.part[box.claim_town[card]]
    taken = trains or (tuple(table.ready_trains(seat, part)) if table.terms.advanced else ())
    column = table.column(card, to) if to < ONTO else NOWHERE
    price = 0 if column == NOWHERE else table.price(column)
    distances = [box.distance[box.segments_said.index(hop.segment)] for hop in way]
    return forms.Haul(
        claim=box.cards[card],
        to=box.towns_said[end_of(table, to)],
        onto=None if to < ONTO else box.cards[to - ONTO],
        way=way,
        length=sum(distances),
        longest=max([1, *distances]),
        trains=tuple([POWERS[train % KINDS_OF_STOCK] for train in taken]),
        loads=loads,
        price=price,
        income=loads * price,
        cost=cost,
        left=table.cash[seat] + loads * price - cost,
        forecast=None
        if column == NOWHERE
        else forecast(table.terms, column, table.round, table.boxes[column], table.sold[column] + loads),
    )
