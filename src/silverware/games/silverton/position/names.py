"""Names in a position: whatever they name must be there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core import seats
from silverware.core.errors import BadPosition, BadTable
from silverware.games.silverton.crew import ABSENT, KINDS
from silverware.games.silverton.moves import PIECES
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import CLAIM_CARDS
from silverware.games.silverton.state import Table

NEITHER: Final = "neither"
"""§26.1 The home of a surveyor that is not assigned to one of the two."""


def require(holds: bool, sentence: str) -> None:
    """What a position must be."""
    if not holds:
        raise BadPosition(sentence)


def index(names: Sequence[str], name: str, what: str) -> int:
    """The place of a name among those there are."""
    require(name in names, f"There is no {what} {name!r:.40}.")
    return names.index(name)


def seat_called(table: Table, name: str) -> int:
    """A seat of this table."""
    try:
        return seats.seat_called(name, table.seats)
    except BadTable as error:
        raise BadPosition(str(error)) from None


def piece_called(table: Table, text: str) -> int:
    """A piece by its seat and name: `north surveyor 1`."""
    seat, _, name = text.partition(" ")
    piece = seat_called(table, seat) * KINDS + index(PIECES, name, "piece")
    require(table.status[piece] != ABSENT, f"{seat} has no {name}.")
    return piece


def segment_called(table: Table, name: str) -> int:
    """A segment of the map."""
    segment = table.box.moves.segment_called.get(name, NOWHERE)
    require(segment != NOWHERE, f"There is no segment {name!r:.40}.")
    return segment


def card_called(table: Table, name: str, first: int, end: int, what: str) -> int:
    """A card among those from the first to before the end."""
    card = table.box.moves.card_called.get(name, NOWHERE)
    require(first <= card < end, f"There is no {what} {name!r:.40}.")
    return card


def claim_called(table: Table, name: str) -> int:
    """A claim, and no event."""
    card = card_called(table, name, 0, CLAIM_CARDS, "claim")
    require(not table.box.is_event[card], f"{name} is an event.")
    return card
