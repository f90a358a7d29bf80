"""The log of a table: facts in the past tense, numbered. The log is the table; everything else follows from it."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, get_args

from msgspec import Struct

from silverware.core.event import Event
from silverware.core.seats import Seat
from silverware.server.banter import Line


class Entry(Struct, frozen=True, gc=False, tag=str.lower, omit_defaults=True):
    """Something that happened at a table."""

    reseats: ClassVar[bool] = False
    """Whether somebody else has its seat now."""
    is_quiet: ClassVar[bool] = False
    """Whether it leaves the sheet of the table as it is."""

    def changes_game(self, seat: Seat) -> bool:
        """Whether that chair sees the game differently after it."""
        return True


class Aside(Entry, frozen=True):
    """Something that leaves the game as it is."""

    def changes_game(self, seat: Seat) -> bool:
        return False


class SeatEntry(Entry, frozen=True):
    """Something a seat did, or that was done to it."""

    seat: Seat


class Sat(SeatEntry, frozen=True):
    """A person sat down."""

    reseats: ClassVar[bool] = True
    person: str
    name: str
    salt: str = ""


class BotSat(SeatEntry, frozen=True):
    """A bot was given a seat."""

    reseats: ClassVar[bool] = True
    level: str


class Rose(SeatEntry, frozen=True):
    """A seat became empty, before the game."""

    reseats: ClassVar[bool] = True


class Kept(SeatEntry, frozen=True):
    """An empty seat is kept for somebody, who had it in the game before."""

    reseats: ClassVar[bool] = True
    person: str
    name: str


class Removed(SeatEntry, frozen=True):
    """Whoever made the table has asked somebody to leave, for good."""

    reseats: ClassVar[bool] = True
    person: str


class Salted(SeatEntry, frozen=True):
    """A seat added its word to the sealed dice."""

    salt: str


class Faced(SeatEntry, frozen=True):
    """A person chose a face."""

    face: str

    def changes_game(self, seat: Seat) -> bool:
        return False


class Started(Entry, frozen=True):
    """The game began."""

    edition: str
    rules: int
    chance: tuple[str, ...]


class Moved(SeatEntry, frozen=True):
    """A seat answered."""

    is_quiet: ClassVar[bool] = True
    move: str
    chance: tuple[str, ...] = ()
    together: bool = False
    """Whether it was everybody's: all had seen enough."""
    reason: str = ""
    """Why a bot made it, with `{east}` for a name. It speaks of what the bot's seat knows, so nobody is told before the
    game is over."""


class Readied(SeatEntry, frozen=True):
    """A seat has seen enough of what everybody may look at."""

    is_quiet: ClassVar[bool] = True

    def changes_game(self, seat: Seat) -> bool:
        return seat == self.seat


class Undone(SeatEntry, frozen=True):
    """What came after an entry was taken back, at the wish of a seat."""

    is_quiet: ClassVar[bool] = True
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


class Proposed(SeatEntry, Aside, frozen=True):
    """A seat proposed something that needs everybody's consent."""

    what: Proposal


class Agreed(SeatEntry, Aside, frozen=True):
    """A seat consented to the proposal."""


class Declined(SeatEntry, Aside, frozen=True):
    """A seat refused the proposal, or withdrew its own."""


class Paused(SeatEntry, frozen=True):
    """The clocks stopped."""


class Resumed(SeatEntry, frozen=True):
    """The clocks run again."""


class Interrupted(Entry, frozen=True):
    """The server was away for a time (ms), during which no clock ran."""

    away: int


class Warned(SeatEntry, Aside, frozen=True):
    """A bot will stand in for a seat at that time (ms), because its clock runs out or its player left."""

    why: Literal["time", "left"]
    until: int


class StoodIn(SeatEntry, frozen=True):
    """A bot plays for a seat until its player returns."""

    why: Literal["time", "left", "agreed"]


class Replaced(SeatEntry, Aside, frozen=True):
    """The bot that played a seat failed; another plays on."""

    level: str


class Returned(SeatEntry, frozen=True):
    """A player took the seat back, or came back in time."""


class Hinted(SeatEntry, Aside, frozen=True):
    """A seat was told what a bot would do: from now on the game is not rated."""


class Closed(Entry, frozen=True):
    """A host closed the table, and may have said why: nothing can be done there any more."""

    why: str = ""


class Said(Aside, frozen=True):
    """Somebody talked; from a seat, or as a spectator."""

    is_quiet: ClassVar[bool] = True
    person: str
    name: str
    text: str
    seat: Seat | None = None


class Reacted(Aside, frozen=True):
    """Somebody said something without words."""

    is_quiet: ClassVar[bool] = True
    person: str
    name: str
    sign: str
    seat: Seat | None = None


class Rematched(Aside, frozen=True):
    """There is a new table for another game."""

    table: str


AnyEntry = (
    Sat
    | BotSat
    | Rose
    | Kept
    | Removed
    | Salted
    | Faced
    | Started
    | Moved
    | Readied
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Interrupted
    | Warned
    | StoodIn
    | Replaced
    | Returned
    | Hinted
    | Closed
    | Said
    | Reacted
    | Rematched
)
NAMING: Final = Sat, Kept, Said, Reacted
"""Those that say what a person is called."""
KINDS: Final = {kind: kind.__name__.lower() for kind in get_args(AnyEntry)}
"""What each is called."""


class News(Struct, frozen=True, gc=False):
    """An entry of the log, with what happened in the game through it."""

    number: int
    at: int
    entry: AnyEntry
    events: tuple[Event, ...]
    deal: int = 0
    """The entry by which the cards were dealt that lay on the table then."""
    line: Line | None = None
    """What a bot said about it."""
