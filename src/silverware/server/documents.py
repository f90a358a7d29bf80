"""The documents people send, and what is kept of them: who they are, how a table is founded, what they do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from silverware.core.planner import Sketch
from silverware.core.seats import Seat

SeatName = Annotated[str, Meta(max_length=12, description="A seat: north, east, south, west, dawn or dusk.")]
Salt = Annotated[str, Meta(max_length=64, description="A word of your own that goes into the sealed dice.")]

Spectators = Literal["talk", "watch", "none"]
"""What those may do who have no seat, once the game has begun: watch and talk, watch, or nothing."""
Reaction = Literal["clap", "laugh", "wow", "ouch", "thanks"]
Level = Annotated[str, Meta(max_length=20, description="A bot: random, easy, medium, hard, or one of the host's own.")]
Name = Annotated[str, Meta(max_length=24, description="What you want to be called at tables.")]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200, description="At least eight characters.")]


class Document(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Something a person wrote; a field nobody knows is refused."""


class Guest(Document, frozen=True, kw_only=True):
    """Somebody who only says a name."""

    name: Name = ""


class Account(Document, frozen=True, kw_only=True):
    """A name and a passphrase."""

    name: Name
    passphrase: Passphrase


class Keeping(Account, frozen=True, kw_only=True):
    """What an account should be called from now on, and how it is opened."""

    before: Annotated[str, Meta(max_length=200)] = ""
    """The passphrase until now, where there was one."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody the server knows."""

    id: str
    name: str
    account: bool = False
    session: str = ""
    """The session this request came with."""
    host: bool = False
    """Whether they may do what hosts do."""
    muted: str | None = None
    """Why a host does not let them talk; empty where no reason was given."""
    keyless: bool = False
    """Whether the account has no passphrase now: the one a host made for one sign-in is used up."""


class Renewed(Person, frozen=True, kw_only=True):
    """Somebody who has an account, with a session that has just begun."""

    token: str


class Session(Struct, frozen=True, kw_only=True):
    """A device somebody is signed in on."""

    id: str
    created: int
    device: str
    current: bool = False


class Live(Document, tag="live", frozen=True, kw_only=True):
    """Played in one sitting: each seat has minutes for the whole game, and gets seconds for every move."""

    minutes: Annotated[float, Meta(gt=0, le=600)] = 10
    increment: Annotated[float, Meta(ge=0, le=600)] = 15


class Days(Document, tag="days", frozen=True, kw_only=True):
    """So many days for every move; nobody has to be there at the same time."""

    days: Annotated[float, Meta(gt=0, le=30)] = 2


class Untimed(Document, tag="none", frozen=True, kw_only=True):
    """No clock at all."""


Pace = Live | Days | Untimed


class Agreement(Document, frozen=True, kw_only=True):
    """What is to be played at a table, by how many and with which options."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=6)] = 4
    options: dict[str, str | bool | int] = {}


class Founding(Agreement, frozen=True, kw_only=True):
    """A table as somebody wants it."""

    edition: Annotated[str, Meta(max_length=100_000)] | None = None
    """The text of an edition other than ours."""
    pace: Pace = Live()
    level: Level = ""
    """Of the bots that sit here, and of the one that stands in for a person who has left; the game's usual one if left
    out."""
    bots: Annotated[int, Meta(ge=0, le=6)] = 0
    """How many seats bots take at once, the last ones first."""
    levels: Annotated[Sequence[Level], Meta(max_length=6)] = ()
    """Of each of these bots, in the order of their seats, where they are not all alike."""
    open: bool = True
    """Listed for everybody; otherwise found by its link alone."""
    reveal: bool = True
    """Whether spectators may look into every hand once the game is over."""
    goes_on: bool = False
    """Whether the end of a round is shown for a few seconds only, and not until somebody goes on."""
    spectators: Spectators = "talk"
    hot_seat: bool = False
    """One device: whoever makes the table sits in every seat that no bot has."""


class Ground(Struct, frozen=True):
    """What is fixed when a table is made."""

    id: str
    maker: str
    created: int
    founding: Founding
    secret: bytes
    position: str = ""
    """Where the game begins, as JSON; empty where it begins at the beginning."""
    origin: str = ""
    """The table whose game this one goes on with, where it is a copy; of a copy of a copy, the first."""


class Act(Document, frozen=True, kw_only=True):
    """Something a person does at a table. `ref` comes back with the answer."""

    ref: Annotated[str, Meta(max_length=40)] = ""


class SeatAct(Act, frozen=True, kw_only=True):
    """Something done from a seat; a person with one seat need not name it."""

    seat: SeatName = ""


class Sit(SeatAct, tag="sit", frozen=True, kw_only=True):
    """Take an empty seat, before the game."""

    salt: Salt = ""


class SeatBot(SeatAct, tag="bot", frozen=True, kw_only=True):
    """Put a bot on an empty seat, before the game; the maker of the table does this."""

    level: Level = ""


class Rise(SeatAct, tag="rise", frozen=True, kw_only=True):
    """Leave a seat. The maker may empty any seat before the game. During it a bot takes over after a warning."""


class Return(SeatAct, tag="return", frozen=True, kw_only=True):
    """Take one's seat back from the bot that stands in."""


class AddSalt(SeatAct, tag="salt", frozen=True, kw_only=True):
    """Add a word of one's own to the sealed dice, before the game."""

    salt: Salt


class ChooseFace(SeatAct, tag="face", frozen=True, kw_only=True):
    """Choose the face one has at a table, before the game."""

    face: Annotated[str, Meta(max_length=20)]


class Start(Act, tag="start", frozen=True, kw_only=True):
    """Begin the game; every seat must be taken."""


SaidMove = Annotated[str, Meta(max_length=2000)] | int | dict[str, Any]
"""A move by its notation, its number or its form."""


class MakeMove(SeatAct, tag="move", frozen=True, kw_only=True):
    """Answer the open question with a move from the menu."""

    move: SaidMove
    version: int
    """The number of the last update seen: a move for a table that has moved on is refused."""


class Why(SeatAct, tag="why", frozen=True, kw_only=True):
    """Ask why a move cannot be made now. The answer is the refusal it would get; nothing is stored."""

    move: SaidMove


class Undo(SeatAct, tag="undo", frozen=True, kw_only=True):
    """Take back what came after an entry: by consent, where something was revealed or another person acted."""

    to: int | None = None
    """The number of the entry to go back to; the one before one's own last move if left out."""
    casual: bool = False
    """Whether the player knows that a game in which something revealed is taken back does not count any more."""


class Pause(SeatAct, tag="pause", frozen=True, kw_only=True):
    """Stop the clocks, by consent."""


class Resume(SeatAct, tag="resume", frozen=True, kw_only=True):
    """Let the clocks run again."""


class Replace(SeatAct, tag="replace", frozen=True, kw_only=True):
    """Let a bot stand in for a seat whose player is away, by consent of the others."""

    whom: SeatName


class Agree(SeatAct, tag="agree", frozen=True, kw_only=True):
    """Consent to what was proposed."""


class Decline(SeatAct, tag="decline", frozen=True, kw_only=True):
    """Refuse what was proposed, or withdraw one's own proposal."""


class Say(Act, tag="say", frozen=True, kw_only=True):
    """Talk."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class React(Act, tag="react", frozen=True, kw_only=True):
    """Say something without words."""

    sign: Reaction


class Mute(SeatAct, tag="mute", frozen=True, kw_only=True):
    """Mute a seat (`spectator`: everybody who watches), or let it be heard again."""

    whom: SeatName
    muted: bool = True


class Order(Document, frozen=True, kw_only=True):
    """A standing order: whenever this is asked, answer so if the menu has it."""

    question: Annotated[str, Meta(max_length=40)]
    """By its type: `redirect`."""
    move: SaidMove
    round: int | None = None
    """Only in this round; in every round if left out."""


class Private(Struct, frozen=True):
    """What a seat has told the server and nobody else: its orders and sketches, and whom it does not want to hear."""

    orders: tuple[Order, ...] = ()
    forced: bool = False
    muted: tuple[Seat, ...] = ()
    """Seats; and the spectators' chair, for all who watch."""
    sketches: tuple[Sketch, ...] = ()
    """What the seat plans."""


class Orders(SeatAct, tag="orders", frozen=True, kw_only=True):
    """All standing orders of a seat, in place of those before. Nobody else learns of them."""

    orders: Annotated[Sequence[Order], Meta(max_length=20)] = ()
    forced: bool = False
    """Answer by itself where the menu has one move only."""


Sketches = Annotated[tuple[Sketch, ...], Meta(max_length=8)]


class KeepSketches(SeatAct, tag="sketches", frozen=True, kw_only=True):
    """All sketches of a seat, in place of those before. Nobody else learns of them."""

    sketches: Sketches = ()


class Wish(Document, frozen=True):
    """Sketches to work out."""

    sketches: Sketches = ()


class Rematch(Act, tag="rematch", frozen=True, kw_only=True):
    """After the game: the same table again, for whoever comes along."""


AnyAct = (
    Sit
    | SeatBot
    | Rise
    | Return
    | AddSalt
    | ChooseFace
    | Start
    | MakeMove
    | Why
    | Undo
    | Pause
    | Resume
    | Replace
    | Agree
    | Decline
    | Say
    | React
    | Mute
    | Orders
    | KeepSketches
    | Rematch
)
