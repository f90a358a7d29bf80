"""What everybody would come to if the round ended now, with all hands open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverware.bots.quick_silver.judgement.chances import Chances
from silverware.games.quick_silver.components import CENTRE, HAND
from silverware.games.quick_silver.rules import hauls
from silverware.games.quick_silver.scoring import earnings, groups
from silverware.games.quick_silver.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def placements_now(table: Table, chances: Chances) -> list[float]:
    """The placements after the road and the market, if these were the hands when the round ends."""
    stranger = table.options.sneaky_stranger
    cash = table.cash[:]
    plates = table.plates[:]
    living = on_the_road(table, cash, plates)
    holders = [seat for seat in range(table.seats) if living >> seat & 1]
    if len(holders) < 2:
        return last_alive(table.seats, holders)
    if stranger:
        holders.append(CENTRE)
    totals, highest, lowest = hauls(table, holders)
    earned = earnings(highest, lowest, groups(totals), table.box.least)
    most = 0
    richest = 0
    tied = False
    for at, holder in enumerate(holders):
        cash[holder] += earned[at]
        if cash[holder] >= most:
            tied = cash[holder] == most
            most = cash[holder]
            richest = holder
    if most < table.box.mayor or tied:
        return chances.placements(table.seats, living, cash, plates, stranger)
    return by_cash(table.seats, cash, richest)


def on_the_road(table: Table, cash: list[int], plates: list[int]) -> i64:
    """What the road does to cash and plates; the seats that survive it."""
    box = table.box
    living = table.living
    for seat in range(table.seats):
        if not living >> seat & 1:
            continue
        burning = 0
        for place in range(HAND * seat, HAND * seat + HAND):
            card = table.cards[place]
            if box.is_dynamite[card]:
                burning += 1
            elif box.is_plate[card]:
                burning -= 1
        if burning < 0:
            plates[seat] += min(-burning, table.blasts[seat])
        elif burning > 0:
            plates[seat] -= min(burning, plates[seat])
        if plates[seat] == 0:
            cash[seat] = 0
            if table.options.not_quite_dead:
                plates[seat] = table.plates[seat] + table.blasts[seat]
            else:
                living &= ~(1 << seat)
    return living


def last_alive(seats: int, survivors: list[int]) -> list[float]:
    """The placements where at most one seat is alive: the dead share all places that are left."""
    if not survivors:
        return [0.25] * seats
    return [1.0 if seat == survivors[0] else 0.25 * (seats - 2) / (seats - 1) for seat in range(seats)]


def by_cash(seats: int, cash: list[int], winner: int) -> list[float]:
    """The placements where a seat, or the Stranger, has become mayor."""
    placed: list[float] = []
    for seat in range(seats):
        if seat == winner:
            placed.append(1.0)
            continue
        better = 0.0
        for other in range(seats):
            if other not in (seat, winner):
                better += 1.0 if cash[seat] > cash[other] else 0.5 if cash[seat] == cash[other] else 0.0
        placed.append(0.5 * better / (seats - 1))
    return placed
