"""Option: §30 freight transfer, in the place of a delivery.

Where freight goes to is written as a number: a market, or ONTO and a claim.
"""

from __future__ import annotations

from typing import Final

from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silverton.events.operations import Transferred
from silverware.games.silverton.printed import HALF_LOADS, MARKETS
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import POWERS

ONTO: Final = MARKETS
MOST: Final = 16
"""§30.4 The most loads of a transfer in the Basic game; of gold and silver twice as many."""


def end_of(table: Table, to: int) -> int:
    """The town where a delivery or a transfer ends."""
    return table.box.markets[to] if to < ONTO else table.box.claim_town[to - ONTO]


def end_name(table: Table, to: int) -> str:
    """Where it ends: the market's town, or the claim."""
    return table.box.towns_said[end_of(table, to)] if to < ONTO else table.box.cards[to - ONTO]


def transferable(table: Table, seat: Seat, card: int, onto: int) -> int:
    """§30.2 to §30.6 How many loads of a claim a seat could transfer to another now."""
    if not table.terms.transfers or no_claim(table, seat, card, onto) is not None:
        return 0
    network = table.networks[seat]
    start, end = table.box.claim_town[card], table.box.claim_town[onto]
    if not network.connects(start) or not network.connects(end):
        return 0
    freight = table.box.claim_freight[card]
    if table.terms.advanced:
        trains = table.ready_trains(seat, network.part[start])
        most = table.capacity_between(network, start, end, freight, trains) if trains else 0
    else:
        linked = network.links(start, end, table.is_winter())
        most = (2 * MOST if freight in HALF_LOADS else MOST) if linked else 0
    return min(table.movable(card), most)


def destinations(table: Table, seat: Seat, card: int) -> list[int]:
    """§30.2 The claims to which freight of a claim could be transferred now."""
    if not table.terms.transfers or not table.has_delivery(seat):
        return []
    return [onto for onto in table.claims[seat] if transferable(table, seat, card, onto) > 0]


def transfer(table: Table, seat: Seat, card: int, onto: int, loads: int, trains: tuple[int, ...]) -> None:
    """§30.2 Loads go from claim to claim; §30.6 they are not moved again this turn; §30.7 what is empty may go."""
    table.freight[card] -= loads
    table.freight[onto] += loads
    table.arrived[onto] = table.arrived.get(onto, 0) + loads
    if table.heard is not None:
        powers = tuple([POWERS[train] for train in trains])
        table.heard.append(Transferred(SEAT_NAMES[seat], table.box.cards[card], table.box.cards[onto], loads, powers))
    table.empty(card)


def no_claim(table: Table, seat: Seat, card: int, onto: int) -> Refusal | None:
    """§30.2 Why a claim is none that freight of another can be transferred to; None where it is."""
    if table.holder[onto] != seat or table.holder[card] != seat:
        return Refusal("You can transfer freight only between your own claims.", "30.2")
    if card == onto or table.box.claim_freight[card] != table.box.claim_freight[onto]:
        return Refusal("You can transfer freight only to another claim of the same freight.", "30.2")
    if table.is_depleted[onto]:
        return Refusal("The claim is depleted.", "30.2")
    return None


def no_transfer(table: Table, seat: Seat, card: int) -> Refusal:
    """Why freight of a claim cannot be transferred."""
    if not table.terms.transfers:
        return Refusal("Freight can't be transferred in this game.", "30.1")
    if table.holder[card] != seat:
        return Refusal("You don't own the claim.", "30.2")
    if table.movable(card) == 0:
        return Refusal("There is no freight on the claim that was not transferred this turn.", "30.6")
    others = [onto for onto in table.claims[seat] if no_claim(table, seat, card, onto) is None]
    if not others:
        return Refusal("There is no other claim for the same freight.", "30.2")
    return no_way(table, seat, card, others)


def no_way(table: Table, seat: Seat, card: int, others: list[int]) -> Refusal:
    """§30.3, §30.5 Why freight of a claim cannot come to any of these."""
    network = table.passable(table.networks[seat])
    start = table.box.claim_town[card]
    for onto in others:
        if network.links(start, table.box.claim_town[onto], table.is_snowed_in()):
            return Refusal("The trains you have left are not strong enough for it.", "30.5")
    return Refusal("You have no route between the claims this turn.", "30.3")
