"""What exchanges are worth: §6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.bots.silver_coin.judgement.roles import RASCAL
from silverware.bots.silver_coin.judgement.sight import UNKNOWN, Sight
from silverware.games.silver_coin.components import BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -30.0
"""What a good player does not do."""
SECOND: Final = 1.4
"""How much more two cards to choose from are worth than one: §28.9."""


def matching(sight: Sight, tag: int) -> i64:
    """§6.2 The own cards that go with this one in an exchange, as far as the seat knows, itself included."""
    table = sight.table
    mask: i64 = BIT[tag]
    if not sight.knows(tag) or table.cast.is_joker[table.face[tag]]:
        return mask
    number = table.face[tag]
    for other in table.villages[sight.me]:
        if sight.knows(other) and (table.face[other] == number or table.cast.is_joker[table.face[other]]):
            mask |= BIT[other]
    return mask


def exchange(sight: Sight, chosen: i64, kind: int, number: float, up: bool) -> float:
    """What it is worth to exchange a card for these of the own village, which match."""
    return sight.gain(sight.me, sight.cost(sight.me, chosen, 0, kind, number, up))


def exchange_for(sight: Sight, tag: int, kind: int, number: float, up: bool) -> float:
    """What it is worth to exchange a card for one of the own village, or for all that match it."""
    alone: i64 = BIT[tag]
    together = matching(sight, tag)
    worth = exchange(sight, alone, kind, number, up)
    if together != alone:
        worth = max(worth, exchange(sight, together, kind, number, up))
    return worth


def best_exchange(sight: Sight, kind: int, number: float, up: bool) -> float:
    """What it is worth to exchange a card in the best way."""
    worth = NEVER
    for tag in sight.table.villages[sight.me]:
        worth = max(worth, exchange_for(sight, tag, kind, number, up))
    return worth


def take(sight: Sight, tag: int) -> float:
    """§5.1 What it is worth to take a discard, which must be exchanged as it lies."""
    return best_exchange(sight, sight.kind(tag), sight.loose(tag), sight.table.is_up(tag))


def lay(sight: Sight, tag: int) -> float:
    """§4.4 What it is worth to exchange a card from the deck, which comes facedown."""
    return best_exchange(sight, sight.kind(tag), sight.loose(tag), False)


def hope(sight: Sight) -> float:
    """§4.1 What it is worth to draw a card that nobody knows: to exchange it if it is low enough, or to use it."""
    table = sight.table
    if table.top and sight.knows(table.top[-1]):
        return max(0.0, lay(sight, table.top[-1]))
    freed = best_exchange(sight, UNKNOWN, 0.0, False)
    worth = sight.roles.drawn_for(freed)
    return worth * SECOND if table.cast.drawing and has_rascal(sight) else worth


def has_rascal(sight: Sight) -> bool:
    """§28.9 Whether the seat draws two cards."""
    table = sight.table
    mine = [table.face[tag] for tag in table.villages[sight.me] if table.is_up(tag)]
    return RASCAL in [sight.roles.role[number] for number in mine]
