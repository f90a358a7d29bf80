"""What abilities are worth, each used in the best way the seat knows: §14 to §28."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.bots.silver_coin.judgement.exchanging import NEVER, best_exchange, hope, take
from silverware.bots.silver_coin.judgement.roles import (
    APPRENTICE_SEER,
    APPRENTICE_TANNER,
    ASSASSIN,
    BEHOLDER,
    EXPOSER,
    GOLEM,
    HUNTRESS,
    MASTER,
    NOSFERATU,
    NOSTRO,
    PSYCHIC,
    REVEALER,
    ROBBER,
    SEER,
    VILLAGE_IDIOT,
    WITCH,
)
from silverware.bots.silver_coin.judgement.sight import UNKNOWN, Sight
from silverware.games.silver_coin.components import BIT
from silverware.games.silver_coin.rules.coin_discard import DEPTH

if TYPE_CHECKING:
    from mypy_extensions import i64

CURIOSITY: Final = 2.7
"""How many points it is worth to see an own card."""
SPYING: Final = 0.5
"""How many points it is worth to see a card of another seat."""
SHOWN: Final = 0.6
"""What part of that is left if everybody sees it."""

# Single cards


def look(sight: Sight, seat: int, tag: int) -> float:
    """What it is worth to see a card."""
    if sight.knows(tag):
        return 0.0
    if seat == sight.me:
        return CURIOSITY * (0.5 if sight.lap else 1.0)
    return 0.0 if sight.lap else SPYING


def flip(sight: Sight, seat: int, tag: int) -> float:
    """What it is worth to turn a card over."""
    worth = sight.gain(seat, sight.cost(seat, 0, BIT[tag], UNKNOWN, -1.0, False))
    return worth if sight.knows(tag) else worth + SHOWN * look(sight, seat, tag)


def without(sight: Sight, seat: int, tag: int) -> float:
    """What it is worth if a card leaves a village."""
    return sight.gain(seat, sight.cost(seat, BIT[tag], 0, UNKNOWN, -1.0, False))


def switch(sight: Sight, seat: int, tag: int, new: int, up: bool) -> float:
    """What it is worth if a card from elsewhere takes the place of one."""
    return sight.gain(seat, sight.cost(seat, BIT[tag], 0, sight.kind(new), sight.loose(new), up))


def trade(sight: Sight, mine: int, seat: int, tag: int) -> float:
    """What it is worth if an own card changes places with one of another seat."""
    table = sight.table
    me = sight.me
    own = sight.cost(me, BIT[mine], 0, sight.kind(tag), sight.number(tag, seat), table.is_up(tag))
    other = sight.cost(seat, BIT[tag], 0, sight.kind(mine), sight.number(mine, me), table.is_up(mine))
    return sight.gain_both(me, own, seat, other)


# The best of several


def best_flip(sight: Sight, among: i64) -> float:
    """What the best card is worth turned over."""
    worth = NEVER
    for seat in range(sight.table.seats):
        for tag in sight.table.villages[seat]:
            if among >> tag & 1 == 1:
                worth = max(worth, flip(sight, seat, tag))
    return worth


def best_without(sight: Sight, among: i64) -> float:
    """What it is worth to take the best card out of its village, or none."""
    worth = 0.0
    for seat in range(sight.table.seats):
        for tag in sight.table.villages[seat]:
            if among >> tag & 1 == 1:
                worth = max(worth, without(sight, seat, tag))
    return worth


def best_switch(sight: Sight, new: int, up: bool) -> float:
    """What it is worth to switch a card with the best one of any village, or with none."""
    among = sight.table.reach()
    worth = 0.0
    for seat in range(sight.table.seats):
        for tag in sight.table.villages[seat]:
            if among >> tag & 1 == 1:
                worth = max(worth, switch(sight, seat, tag, new, up))
    return worth


def looks(sight: Sight, own: bool, others: bool, count: int) -> float:
    """What it is worth to look at so many facedown cards, one's own first."""
    table = sight.table
    among: i64 = table.reach() & ~table.up & ~sight.known
    worth = 0.0
    if own:
        for tag in table.villages[sight.me]:
            if count > 0 and among >> tag & 1 == 1:
                worth += look(sight, sight.me, tag)
                count -= 1
    if others:
        for seat in range(table.seats):
            for tag in table.villages[seat]:
                if count > 0 and seat != sight.me and among >> tag & 1 == 1:
                    worth += look(sight, seat, tag)
                    count -= 1
    return worth


def look_around(sight: Sight, seat: int) -> float:
    """§21.1 What it is worth to look at a village."""
    table = sight.table
    among: i64 = table.reach() & ~table.up
    worth = 0.0
    for tag in table.villages[seat]:
        if among >> tag & 1 == 1:
            worth += look(sight, seat, tag)
    return worth


def best_trade(sight: Sight, seat: int, among: i64) -> float:
    """What it is worth to trade the best pair of cards with a seat."""
    worth = NEVER
    for mine in sight.table.villages[sight.me]:
        for tag in sight.table.villages[seat]:
            if among >> tag & 1 == 1:
                worth = max(worth, trade(sight, mine, seat, tag))
    return worth


def giver(sight: Sight, direction: int) -> int:
    """§26.4 From whose village a card would come to the own one."""
    table = sight.table
    for distance in range(1, table.seats):
        seat = (sight.me - direction * distance) % table.seats
        if table.movable(seat):
            return seat
    return sight.me


def shift(sight: Sight, direction: int) -> float:
    """§26.1 What it is worth to move one card of each village."""
    seat = giver(sight, direction)
    if seat == sight.me or not sight.table.movable(sight.me):
        return 0.0
    return best_trade(sight, seat, sight.table.movable(seat))


# Discard abilities


def use(sight: Sight, kind: int, at: int) -> float:
    """What the discard ability of a number is worth, the card lying at that place of the discards."""
    table = sight.table
    part = sight.roles.role[kind]
    reach: i64 = table.reach()
    down: i64 = reach & ~table.up
    if part == APPRENTICE_TANNER:
        worth = max(0.0, best_flip(sight, reach))
        if at == len(table.pile):
            worth += sight.gain(sight.me, sight.cost(sight.me, 0, 0, kind, float(kind), True))
        return worth
    if part == HUNTRESS:
        return best_flip(sight, reach & table.up) + max(0.0, best_flip(sight, down))
    if part == EXPOSER:
        return best_flip(sight, down & table.held[sight.me])
    if part == REVEALER:
        return best_flip(sight, down)
    if part == NOSTRO:
        worth = 0.0
        for seat in range(table.seats):
            worth = max(worth, look_around(sight, seat))
        return worth
    if part == PSYCHIC:
        return looks(sight, True, True, 3)
    if part == BEHOLDER:
        return looks(sight, True, False, 2)
    if part == APPRENTICE_SEER:
        return looks(sight, False, True, 1)
    if part == SEER:
        return looks(sight, True, True, 1)
    if part == ASSASSIN:
        return best_without(sight, reach & table.up)
    if part == NOSFERATU:
        return burrow(sight, at)
    if part == MASTER:
        return best_below(sight, at)
    if part == GOLEM:
        return best_switch(sight, table.pile[at - 1], table.is_up(table.pile[at - 1])) if at > 0 else 0.0
    if part == WITCH:
        return max(0.0, hope(sight))
    if part == VILLAGE_IDIOT:
        return max(0.0, max(shift(sight, 1), shift(sight, -1)))
    if part == ROBBER:
        worth = NEVER
        for seat in range(table.seats):
            if seat != sight.me:
                worth = max(worth, best_trade(sight, seat, reach))
        return worth
    return 0.0


def burrow(sight: Sight, at: int) -> float:
    """§24.1 What it is worth to take or to use one of the discards below; another Nosferatu is not thought of."""
    table = sight.table
    worth = 0.0
    for place in range(max(at - DEPTH, 0), at):
        tag = table.pile[place]
        worth = max(worth, take(sight, tag))
        if table.is_up(tag) and sight.roles.role[table.face[tag]] != NOSFERATU:
            worth = max(worth, use(sight, table.face[tag], place))
    return worth


def best_below(sight: Sight, at: int) -> float:
    """§28.17 What it is worth to take one of the faceup discards below."""
    table = sight.table
    worth = 0.0
    for place in range(at):
        tag = table.pile[place]
        if table.is_up(tag):
            worth = max(worth, take(sight, tag))
    return worth


def drawn(sight: Sight, tag: int) -> float:
    """§4.1 What a card from the deck is worth in hand: exchanged, used or discarded."""
    table = sight.table
    worth = max(0.0, best_exchange(sight, sight.kind(tag), sight.loose(tag), False))
    return max(worth, use(sight, table.face[tag], len(table.pile))) if sight.knows(tag) else worth
