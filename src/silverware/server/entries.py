"""The log of a table: facts in the past tense, numbered. The log is the table; everything else follows from it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from silverware.core.event import Event
from silverware.core.seats import Seat


class Entry(Struct, frozen=True, gc=False, tag=str.lower, omit_defaults=True):
    """Something that happened at a table."""


class SeatEntry(Entry, frozen=True):
    """Something a seat did, or that was done to it."""

    seat: Seat


class Sat(SeatEntry, frozen=True):
    """A person sat down."""

    person: str
    name: str
    salt: str = ""


class BotSat(SeatEntry, frozen=True):
    """A bot was given a seat."""

    level: str


class Rose(SeatEntry, frozen=True):
    """A seat became empty, before the game."""


class Salted(SeatEntry, frozen=True):
    """A seat added its word to the sealed dice."""

    salt: str


class Started(Entry, frozen=True):
    """The game began."""

    edition: str
    rules: int
    chance: tuple[str, ...]


class Moved(SeatEntry, frozen=True):
    """A seat answered."""

    move: str
    chance: tuple[str, ...] = ()
    together: bool = False
    """Whether it was everybody's: all had seen enough."""


class Readied(SeatEntry, frozen=True):
    """A seat has seen enough of what everybody may look at."""


class Undone(SeatEntry, frozen=True):
    """What came after an entry was taken back, at the wish of a seat."""

    to: int
    revealed: bool = False
    """Whether something new had been revealed, or another seat had acted; then everybody consented."""


class ToUndo(Entry, frozen=True):
    """A proposal: go back to an entry."""

    to: int


class ToPause(Entry, frozen=True):
    """A proposal: stop the clocks."""


class ToReplace(Entry, frozen=True):
    """A proposal: a bot stands in for a seat."""

    whom: Seat


Proposal = ToUndo | ToPause | ToReplace


class Proposed(SeatEntry, frozen=True):
    """A seat proposed something that needs everybody's consent."""

    what: Proposal


class Agreed(SeatEntry, frozen=True):
    """A seat consented to the proposal."""


class Declined(SeatEntry, frozen=True):
    """A seat refused the proposal, or withdrew its own."""


class Paused(SeatEntry, frozen=True):
    """The clocks stopped."""


class Resumed(SeatEntry, frozen=True):
    """The clocks run again."""


class Warned(SeatEntry, frozen=True):
    """A bot will stand in for a seat at that time (ms), because its clock runs out or its player left."""

    why: Literal["time", "left"]
    until: int


class StoodIn(SeatEntry, frozen=True):
    """A bot plays for a seat until its player returns."""

    why: Literal["time", "left", "agreed"]


class Returned(SeatEntry, frozen=True):
    """A player took the seat back, or came back in time."""


class Said(Entry, frozen=True):
    """Somebody talked; from a seat, or as a spectator."""

    person: str
    name: str
    text: str
    seat: Seat | None = None


class Rematched(Entry, frozen=True):
    """There is a new table for another game."""

    table: str


AnyEntry = (
    Sat
    | BotSat
    | Rose
    | Salted
    | Started
    | Moved
    | Readied
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Warned
    | StoodIn
    | Returned
    | Said
    | Rematched
)


class News(Struct, frozen=True, gc=False):
    """An entry of the log, with what happened in the game through it."""

    number: int
    at: int
    entry: AnyEntry
    events: tuple[Event, ...]
    deal: int = 0
    """The entry by which the cards were dealt that lay on the table then."""
