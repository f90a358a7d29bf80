"""The documents people write for Quicksand: options, editions, positions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Source = Literal["rulebook", "public", "ours"]
Colour = Literal["red", "yellow", "green", "blue", "black", "white"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table can choose."""

    zero_card_turns: bool = False
    """§4.4 Whether a seat may play nothing though it could."""


class Document(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a document; what it does not know, it refuses."""


class Explorers(Document, frozen=True):
    """What the explorer of each colour is called."""

    source: Source
    red: str
    yellow: str
    green: str
    blue: str
    black: str
    white: str


class Deck(Document, frozen=True):
    """How many cards there are of each kind."""

    source: Source
    red: int
    yellow: int
    green: int
    blue: int
    black: int
    white: int
    mask: int
    quicksand: int


class Space(Document, frozen=True):
    """A space, where it is drawn (1000 wide, 1000 high, y down), and the spaces its arrows point to."""

    id: int
    kind: Literal["start", "colour", "mask", "quicksand", "temple"]
    x: int
    y: int
    colour: Colour | None = None
    to: tuple[int, ...] = ()


class Board(Document, frozen=True):
    source: Source
    spaces: tuple[Space, ...]


class Plan(Document, frozen=True):
    """A drawing of the board: its size, and where each space is."""

    width: int
    height: int
    stone: int
    """The radius of a stone."""
    temple: int
    """Half the width of the temple."""
    points: tuple[tuple[int, int], ...]


class Layout(Document, frozen=True):
    """The board drawn by hand, once for wide and once for narrow screens."""

    source: Source
    wide: Plan
    narrow: Plan


class Edition(Document, frozen=True, omit_defaults=True):
    """One printing of the game: its explorers, its deck and its board."""

    game: Literal["quicksand"]
    name: str
    explorers: Explorers
    deck: Deck
    board: Board
    layout: Layout | None = None
    """Where it is left out, the board is drawn by the coordinates of its spaces."""


class SeatPosition(Document, frozen=True):
    """One seat in a position; what is left out is ordinary."""

    identity: Colour | None = None
    """The first that nobody has if left out."""
    hand: tuple[str, ...] | None = None
    """One card of each kind that is nowhere else, in their order, if left out."""
    stranded: tuple[int, ...] = ()
    """§4.5 The fewest cards of each colour, and of quicksand, it could have played when it could play nothing."""


Standing = int | Literal["temple"]
"""Where an explorer stands: the number of a space, or the temple."""


class ExplorersPosition(Document, frozen=True):
    """The space of each explorer in a position; who is left out is at its start."""

    red: Standing | None = None
    yellow: Standing | None = None
    green: Standing | None = None
    blue: Standing | None = None
    black: Standing | None = None
    white: Standing | None = None


class Position(Document, frozen=True):
    """A moment of the game."""

    game: Literal["quicksand"]
    seats: int
    turn: str = "north"
    """Whose turn it is; where an explorer has reached the temple, who moved it there."""
    round: int = 1
    """Which turn of the game it is."""
    discarding: bool = False
    """§6.1 Whether cards have been played and the seat may discard one."""
    explorers: ExplorersPosition = ExplorersPosition()
    """§9.1 One that has just reached the temple may stand there: it wins, or is sent back."""
    stuck: tuple[Colour, ...] = ()
    discards: tuple[str, ...] = ()
    unowned: tuple[Colour, ...] = ()
    """§9.3 The explorers that reached the temple and proved to be nobody's."""
    idle: int = 0
    """§4.6 How many seats in a row could play nothing."""
    history: tuple[str, ...] = ()
    """What was played so far, `north move red 2 to 7`."""
    result: str | None = None
    """Said where the game is over, as the last line of a record says it; `over` leaves it to the rules."""
    options: Options = Options()
    north: SeatPosition | None = None
    east: SeatPosition | None = None
    south: SeatPosition | None = None
    west: SeatPosition | None = None
    dawn: SeatPosition | None = None
