"""What each chair sees of a table of Quicksand, as a document."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.seats import Seat
from silverware.core.view import View
from silverware.games.quicksand.documents import Options, Plan, Space
from silverware.games.quicksand.forms import AnyQuestion


class Explorer(Struct, frozen=True):
    """§10.1 An explorer on the board."""

    colour: str
    space: int
    stuck: bool
    left: int
    """The steps to the temple, on the shortest way."""


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

    asking: AnyQuestion | None
    """The open question with its fields."""
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


class Piece(Struct, frozen=True):
    """An explorer as it is printed: its name, and where it starts."""

    colour: str
    name: str
    start: int


class QuicksandEdition(Struct, frozen=True):
    """What is printed in an edition: the explorers, and the board as it is drawn where there is room and where not."""

    name: str
    explorers: tuple[Piece, ...]
    spaces: tuple[Space, ...]
    temple: int
    wide: Plan
    narrow: Plan
