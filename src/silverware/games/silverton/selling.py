"""What can be sold where: the same few values for the rules, for bots and for whoever draws a table."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.games.silverton.components import Box
from silverware.games.silverton.network import FAR, NOWHERE, Network
from silverware.games.silverton.printed import HALF_LOADS
from silverware.games.silverton.terms import Terms


def room_for(box: Box, column: int, delivered: int) -> int:
    """§16.4 How many loads a seat may still sell by a column that has delivered so many."""
    limit = box.limit[column]
    return limit - delivered if limit else FAR


def carried(freight: int, power: int, longest: int) -> int:
    """§23.3 to §23.5 How many loads so much power takes over such a segment; none where there is no way."""
    full = power // longest
    return 2 * full if freight in HALF_LOADS else full


def markets_reached(terms: Terms, network: Network, card: int, snowed: bool) -> list[int]:
    """§16.2, §16.3 The markets that buy a claim's freight and to which a route leads."""
    box = terms.box
    return [
        market
        for market, town in enumerate(box.markets)
        if terms.column(card, market) != NOWHERE and network.links(box.claim_town[card], town, snowed)
    ]


def cleared_track(terms: Terms, network: Network, cleared: Sequence[int]) -> Network:
    """§24.6 Where snow segments have been cleared, a network of which those that have not are shut."""
    if not cleared:
        return network
    snow = terms.box.is_snow
    shut = tuple([segment for segment in network.segments if snow[segment] and segment not in cleared])
    return terms.network(network.homes, network.segments, shut)


def loads_sold(box: Box, network: Network, card: int, market: int, most: int, snowed: bool, power: int | None) -> int:
    """§16.2, §23.3 How many loads of a claim, so many at most, go to a market: all by a route, or what trains take.

    `power` is that of the trains together; None in the Basic game.
    """
    start, end = box.claim_town[card], box.markets[market]
    if power is None:
        return most if network.links(start, end, snowed) else 0
    return min(most, carried(box.claim_freight[card], power, network.longest(start, end, snowed)))
