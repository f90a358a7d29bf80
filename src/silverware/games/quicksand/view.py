"""What each chair sees of a table of Quicksand, as a document."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.seats import Seat
from silverware.core.view import View
from silverware.games.quicksand.documents import Options


class Explorer(Struct, frozen=True):
    """§10.1 An explorer on the board."""

    colour: str
    space: int
    stuck: bool


class Player(Struct, frozen=True):
    """§10.1 What everybody sees of a seat; its hand and its identity where this chair sees them."""

    cards: int
    hand: tuple[str, ...] | None
    identity: str | None
    stranded: tuple[int, ...]
    """§4.5 The fewest cards of each colour, Masks included, and of Quicksand, that it could have played when it could
    play nothing; empty where it could."""


class QuicksandView(View, frozen=True, kw_only=True):
    """§10 One chair's view. `round` counts the turns of the game."""

    options: Options
    explorers: tuple[Explorer, ...]
    players: tuple[Player, ...]
    deck: int
    discards: tuple[str, ...]
    unowned: tuple[str, ...]
    """§9.3 The explorers that have proved to be nobody's."""
    aside: tuple[str, ...] | None
    """The identity counters nobody drew, once the game is over."""
    idle: int
    history: tuple[tuple[Seat, int], ...]
    """Who answered what since the game began, each move by its number."""
