"""The documents people write for Quick Silver: options, editions, positions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Source = Literal["rulebook", "public", "ours"]


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table can choose."""

    memory: Literal["honest", "aided"] = "honest"
    """§3.9 Whether views carry what their seat has seen this round."""
    not_quite_dead: bool = False
    """§9.1"""
    sneaky_stranger: bool = False
    """§9.2"""


class Document(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a document; what it does not know, it refuses."""


class Card(Document, frozen=True):
    name: str
    number: int
    copies: int
    role: Literal["nugget", "junk", "plate", "dynamite"]


class Deck(Document, frozen=True):
    source: Source
    cards: tuple[Card, ...]


class Carts(Document, frozen=True):
    source: Source
    tokens: int
    each: int


class Sneak(Document, frozen=True):
    source: Source
    tokens: int


class Haul(Document, frozen=True):
    source: Source
    sneak: int
    """What a sneak token adds to a haul."""


class DiceTable(Document, frozen=True):
    source: Source
    sides: int


class Market(Document, frozen=True):
    source: Source
    mayor: int
    """The cash that makes a mayor."""
    least: int
    """What a card of zero or less pays."""


class Edition(Document, frozen=True):
    """One printing of the game: its cards and its numbers."""

    game: Literal["quick-silver"]
    name: str
    deck: Deck
    carts: Carts
    sneak: Sneak
    haul: Haul
    dice: DiceTable
    market: Market


class SeatPosition(Document, frozen=True):
    """One seat in a position; what is left out is ordinary."""

    hand: tuple[str, ...] | None = None
    """The first cards that are nowhere else if left out."""
    plates: int | None = None
    """As many as a cart has at the start if left out, and no blasts are said; else none."""
    blasts: int = 0
    sneaks: int = 0
    cash: int = 0
    out: bool = False
    """Who is out has no hand, but for those who have died in the round that ended the game."""


class SwapPosition(Document, frozen=True):
    """A swap under way in a position."""

    card: str
    target: str
    sender: str | None = None


class Position(Document, frozen=True, rename={"last_lap": "last-lap"}):
    """A moment of the game."""

    game: Literal["quick-silver"]
    seats: int
    dealer: str | None = None
    """The last living seat if left out."""
    black: int = 1
    white: int = 1
    centre: tuple[str, ...] | None = None
    """The first cards that are nowhere else if left out."""
    round: int = 1
    turn: str | None = None
    """Whose turn it is in the mines; left out while the face-up cards are being spied."""
    last_lap: bool = False
    revealed: bool = False
    """§6.1 Whether the last lap is over: the hands are shown, and the rules go on from there."""
    result: str | None = None
    """Said where the game is over, as the last line of a record says it; `over` leaves it to the rules."""
    stranger: int = 0
    """The Stranger's cash."""
    aside: tuple[str, ...] = ()
    swaps: tuple[str, ...] = ()
    """The swaps made this round, `north 1 east 3`: which place of which hand met which other."""
    swap: SwapPosition | None = None
    options: Options = Options()
    north: SeatPosition | None = None
    east: SeatPosition | None = None
    south: SeatPosition | None = None
    west: SeatPosition | None = None
    dawn: SeatPosition | None = None
    dusk: SeatPosition | None = None
