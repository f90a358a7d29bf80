"""What is written and told at a table of Cuckoo: moves, the question, events, views, and documents."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.seats import CHAIR_NAMES, Seat, SeatName
from silverware.core.view import View

# Moves


class Keep(Form, frozen=True):
    """§3.2 Keep your card."""


class Swap(Form, frozen=True):
    """§3.2 Swap cards with your left neighbour."""


class Redraw(Form, frozen=True):
    """§3.4 The dealer lays the card aside and draws another."""


AnyMove = Keep | Swap | Redraw

# The question


class Turn(Form, frozen=True):
    """§3.1 Keep the card, or try another?"""


# Events


class Dealt(Event, frozen=True):
    """Each seat got a card."""

    rule: ClassVar[str] = "2.1"
    deals: ClassVar[bool] = True
    dealer: SeatName
    cards: tuple[str | None, ...]

    def to(self, seat: Seat) -> Dealt:
        return replace(self, cards=tuple(card if at == seat else None for at, card in enumerate(self.cards)))


class Kept(Event, frozen=True):
    """A seat kept its card."""

    rule: ClassVar[str] = "3.2"
    seat: SeatName


class Swapped(Event, frozen=True):
    """A seat and its left neighbour swapped cards."""

    rule: ClassVar[str] = "3.2"
    seat: SeatName
    neighbour: SeatName
    gave: str | None
    got: str | None

    def to(self, seat: Seat) -> Swapped:
        return self if CHAIR_NAMES[seat] in (self.seat, self.neighbour) else replace(self, gave=None, got=None)


class Cuckooed(Event, frozen=True):
    """A neighbour showed a king: nothing was swapped."""

    rule: ClassVar[str] = "3.3"
    seat: SeatName
    neighbour: SeatName


class Redrew(Event, frozen=True):
    """The dealer laid a card aside and drew another."""

    rule: ClassVar[str] = "3.4"
    seat: SeatName
    aside: str
    drew: str | None

    def to(self, seat: Seat) -> Redrew:
        return self if CHAIR_NAMES[seat] == self.seat else replace(self, drew=None)


class Shown(Event, frozen=True):
    """Everybody showed their card, and the lowest took a token."""

    rule: ClassVar[str] = "4.1"
    cards: tuple[str, ...]
    lowest: tuple[SeatName, ...]


# Views


class Player(Struct, frozen=True):
    """§6.1 What a chair sees of a seat."""

    card: str | None
    seen_by: tuple[str, ...]
    """Who has seen the card."""
    tokens: int


class CuckooView(View, frozen=True, kw_only=True):
    """§6.1 What a chair sees."""

    asking: Turn | None
    dealer: str
    aside: str | None
    """The card that the dealer laid aside."""
    players: tuple[Player, ...]


# Documents


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack of cards."""

    game: Literal["cuckoo"]
    name: str
    source: Literal["public", "ours"]
    ranks: tuple[str, ...]
    copies: int


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table at one moment. Lists have an entry for each seat."""

    game: Literal["cuckoo"] = "cuckoo"
    cards: tuple[str, ...]
    turn: str | None = None
    """Whose turn it is. If left out, all turns are over, and everybody shows their card."""
    round: int = 1
    seen_by: tuple[tuple[str, ...], ...] = ()
    """Who has seen each card; if left out, only its owner."""
    tokens: tuple[int, ...] = ()
    aside: str | None = None
    result: str | None = None
    """Said where the game is over, as the last line of a record says it; `over` leaves it to the rules."""
