"""What nobody at a table sees whole: for the critic, which judges positions while a network learns, and never plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from silverware.core.seats import Seat
from silverware.games.quick_silver.components import CENTRE, HAND
from silverware.games.quick_silver.components import SEATS as CARTS
from silverware.games.quicksand.components import EXPLORERS, KINDS
from silverware.games.quicksand.components import HAND as CARDS
from silverware.games.quicksand.components import SEATS as PARTIES
from silverware.games.silver_coin.components import SEATS as VILLAGES
from silverware.tensors.silver_coin import ROOM

NOTHING: Final = -1
STALLS: Final = CARTS + 1
"""Hands, and the centre."""


class Truth(NamedTuple):
    """The hidden cells of a game."""

    groups: tuple[int, ...]
    """By cell: the group it belongs to. Cells of one group are alike, in any order."""
    names: int
    """How many names a cell has room for, from NOTHING on."""
    read: Callable[[Any, Seat], list[int]]
    """The cells of a state, those of a seat first."""


def quick_silver(state: Any, seat: Seat) -> list[int]:
    """The cards of each cart, and those of the centre."""
    cards, mine, all_ = state.cards, HAND * seat, HAND * state.seats
    beyond = [NOTHING] * (HAND * CARTS - all_)
    found: list[int] = cards[mine:all_] + cards[:mine] + beyond + cards[HAND * CENTRE : HAND * CENTRE + HAND]
    return found


def quicksand(state: Any, seat: Seat) -> list[int]:
    """Whose each explorer is, and how many cards of each kind each seat holds."""
    seats, held, own = state.seats, state.held, state.identities
    mine = KINDS * seat
    beyond = [NOTHING] * (PARTIES - seats)
    found: list[int] = own[seat:] + own[:seat] + beyond + held[mine : KINDS * seats] + held[:mine]
    return found + [NOTHING] * (KINDS * (PARTIES - seats))


def silver_coin(state: Any, seat: Seat) -> list[int]:
    """The number of each card of each village."""
    seats, face, villages = state.seats, state.face, state.villages
    found: list[int] = []
    for distance in range(VILLAGES):
        village = villages[(seat + distance) % seats][:ROOM] if distance < seats else []
        found += [face[tag] for tag in village]
        found += [NOTHING] * (ROOM - len(village))
    return found


TRUTHS: Final = {
    "quick-silver": Truth(tuple(cell // HAND for cell in range(HAND * STALLS)), 10, quick_silver),
    "quicksand": Truth(tuple(range(PARTIES + KINDS * PARTIES)), max(CARDS, EXPLORERS) + 2, quicksand),
    "silver-coin": Truth(tuple(range(VILLAGES * ROOM)), 16, silver_coin),
}
"""By game. Of one that is not here, the critic sees what its seat sees."""
NONE: Final = Truth((), 1, lambda _state, _seat: [])
