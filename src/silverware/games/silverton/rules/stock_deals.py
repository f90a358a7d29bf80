"""§24.8 Trains and plows in deals, and §23.9 the trains for freight that is bought."""

from __future__ import annotations

from silverware.core.seats import Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton.network import Network
from silverware.games.silverton.offers import Bundle
from silverware.games.silverton.rules.purchasing import AssignDealt, is_split
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import KINDS_OF_STOCK, MOST_TRAINS, NAMES, TRAINS, convoys
from silverware.games.silverton.yard import Yard, power


def sorts_of(stock: list[int]) -> list[int]:
    """The sorts of trains and plows, whatever home they belong to."""
    return sorted([item % KINDS_OF_STOCK for item in stock])


def sorts_to_give(table: Table, giver: Seat, taker: Seat) -> list[int]:
    """§24.8 The sorts of which one seat can give one to another."""
    full = table.train_count(taker) == MOST_TRAINS
    return [sort for sort in sorted(set(sorts_of(table.stock[giver]))) if sort >= TRAINS or not full]


def hand_over(table: Table, giver: Seat, taker: Seat, sort: int) -> None:
    """§24.8 A train or plow changes hands; §23.2 one that has served this turn has served with its new owner too."""
    served = table.part_with(giver, sort)
    table.gain(taker, sort)
    if served:
        table.serve(taker, sort)
    if sort < TRAINS and is_split(table, taker):
        table.ask(AssignDealt(taker, sort))


def no_stock(table: Table, seat: Seat, partner: Seat, gives: tuple[int, ...], wants: tuple[int, ...]) -> Refusal | None:
    """§24.8 Why trains and plows cannot change hands so."""
    for giver, stock in ((seat, gives), (partner, wants)):
        owned = sorts_of(table.stock[giver])
        for sort in stock:
            if sort not in owned:
                return Refusal(f"{seat_name(giver).title()} does not have that many of {NAMES[sort]}.", "14.4")
            owned.remove(sort)
    kept = sorts_of(table.stock[seat])
    for trains in table.carriers:
        for train in trains:
            kept.remove(train)
    for sort in gives:
        if sort not in kept:
            return Refusal("This train is to deliver what was bought.", "24.9")
        kept.remove(sort)
    for owner, gone, new in ((seat, gives, wants), (partner, wants, gives)):
        count = table.train_count(owner) + trains_among(new) - trains_among(gone)
        if count > MOST_TRAINS:
            return Refusal(f"{seat_name(owner).title()} would have more than {MOST_TRAINS} trains.", "23.13")
    return None


def trains_among(stock: tuple[int, ...]) -> int:
    """How many of them are trains."""
    return len([sort for sort in stock if sort < TRAINS])


# §23.9 Trains for freight that is bought


def no_trains(table: Table, seat: Seat, gives: Bundle, wants: Bundle, network: Network) -> Refusal | None:
    """§23.9 Why freight cannot be bought for want of trains, or what was bought could no more be carried."""
    for at, (card, loads, market) in enumerate(table.bought):
        if table.capacity(network, card, market, table.carriers[at]) < loads:
            return Refusal("The trains could no longer carry what was bought.", "14.10")
    yard = after_giving(table, seat, gives.stock, network)
    for card, loads, market in wants.freight:
        part = network.part[table.box.claim_town[card]]
        trains = least_power(table, network, card, loads, market, yard.ready_trains(seat, part))
        if not trains:
            return Refusal("There are no trains left that could carry it.", "23.9")
        yard.haul(seat, part, trains)
    return None


def after_giving(table: Table, seat: Seat, gives: tuple[int, ...], network: Network) -> Yard:
    """§23.14 The trains as they would be once a deal has given a seat this network, and these have left it."""
    yard = Yard(table.terms)
    yard.equip(table)
    if network.is_joined():
        yard.join_trains(seat)
    for sort in gives:
        yard.part_with(seat, sort)
    return yard


def least_power(
    table: Table, network: Network, card: int, loads: int, market: int, trains: list[int]
) -> tuple[int, ...]:
    """§23.9 Those of these trains with the least power in all that carry so many loads; the fewest of them."""
    enough = [convoy for convoy in convoys(trains) if table.capacity(network, card, market, convoy) >= loads]
    return min(enough, key=lambda convoy: (power(convoy), len(convoy))) if enough else ()


def book_trains(table: Table, seat: Seat, card: int, loads: int, market: int) -> None:
    """§23.9 Freight that was bought has its trains."""
    network = table.networks[seat]
    part = network.part[table.box.claim_town[card]]
    trains = least_power(table, network, card, loads, market, table.ready_trains(seat, part))
    table.haul(seat, part, trains)
    table.carriers.append(trains)
