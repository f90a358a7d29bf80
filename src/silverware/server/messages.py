"""What a table tells each chair: the table itself, the news, and the game as that chair sees it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from silverware.core.chance import Chance
from silverware.core.planner import Sketch
from silverware.server.banter import Line
from silverware.server.documents import Order, Pace, Spectators


class Sitting(Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a seat."""

    seat: str
    name: str
    person: str | None = None
    kept: str | None = None
    """The person this empty seat is kept for, and what they are called."""
    kept_for: str = ""
    bot: str | None = None
    """The level of the bot that has this seat."""
    face: str = ""
    """By its name; the client draws it."""
    temper: str = ""
    """Of the bot, in a word."""
    stood_in: bool = False
    """A bot plays for the person until they return."""
    left: bool = False
    """The person has left; a bot will stand in unless they take the seat back."""
    warned_until: int | None = None
    """When a bot will stand in, if nothing happens."""


class Motioned(Struct, frozen=True):
    """A proposal, in words, and whose consent it still needs."""

    by: str
    says: str
    needs: tuple[str, ...]


class Sheet(Struct, frozen=True, tag_field="type", tag="table", omit_defaults=True):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    status: str
    options: Any
    edition: str
    pace: Pace
    level: str
    open: bool
    reveal: bool
    maker: str
    seats: tuple[Sitting, ...]
    commitment: str
    """Of the sealed dice; their secret is told when the game is over."""
    salts: tuple[str, ...] = ()
    paused: bool = False
    proposal: Motioned | None = None
    result: str | None = None
    secret: str | None = None
    rematch: str = ""
    note: str = ""
    unrated: str = ""
    """Why the result will not count for the ratings, in a few words, once the game has begun; empty where it will."""
    goal: str = ""
    """What everybody is after, in one line; empty where the game has none."""
    goes_on: bool = False
    """Whether the ends of rounds go on by themselves here."""
    spectators: Spectators = "talk"
    removed: tuple[str, ...] = ()
    """Those who have been asked to leave."""
    forgets: bool = False
    """Whether, until the game is over, nothing is shown again that has been hidden since."""


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as a chair saw it, in words, with the § behind it."""

    event: Any
    says: str
    rule: str
    yours: str = ""
    """The same said to this chair as you, with what only it sees; empty where it has no part. No log shows it."""


class Item(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as a chair saw it."""

    number: int
    at: int
    type: str
    seat: str | None = None
    says: str = ""
    own: bool = False
    """Whether this chair made the move."""
    move: str = ""
    """The move itself, for the chair that made it."""
    to: int | None = None
    """The number an undo went back to."""
    events: tuple[Told | Raw, ...] = ()
    ref: str = ""
    """The `ref` of the act, for whoever did it: this is its answer."""
    line: Line | None = None
    """What a bot said about it: the same for every chair."""
    sign: str = ""
    """What somebody said without words."""


class Choice(Struct, frozen=True, omit_defaults=True):
    """A move on the menu: its number in the game's list, its notation, what it does, its form, and what it brings.

    `promise` says in a few words what it brings.
    """

    id: int
    move: str
    says: str
    form: Any = None
    brings: Any = None
    promise: str = ""


class Scene(Struct, frozen=True):
    """The game as a chair sees it now."""

    view: Any
    prompt: str
    menu: tuple[Choice, ...] | Raw
    """Empty unless this chair has something to answer."""
    waiting: tuple[str, ...]
    """The seats that have."""
    since: int
    """When they were asked (ms)."""
    clocks: tuple[int, ...] = ()
    """Milliseconds each seat had left then, at a live table."""


class Own(Struct, frozen=True, omit_defaults=True):
    """What only this seat and the server know."""

    orders: tuple[Order, ...]
    forced: bool
    muted: tuple[str, ...]
    sketches: tuple[Sketch, ...] = ()
    secret: str = ""
    """Of the sealed dice, when the game is over: a table that keeps its hands to its players keeps this too."""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """What has happened at a table since a number, for one chair.

    The first one somebody gets is whole; in later ones `table` and `game` are there when they have changed.
    """

    seat: str
    number: int
    news: tuple[Item, ...]
    table: Sheet | Raw | UnsetType = UNSET
    game: Scene | UnsetType = UNSET
    own: Own | UnsetType = UNSET
    again: tuple[Item, ...] | UnsetType = UNSET
    """Earlier news as they read now: at a table that forgets, where something in them is hidden or the game is over."""


class Call(Struct, frozen=True):
    """What somebody is told who is not at the table: it is their turn, at which game, and where. No names."""

    title: str
    path: str


class Present(Struct, frozen=True, tag_field="type", tag="present"):
    """Who watches a table now: some of those who have a name, and how many others."""

    watching: tuple[str, ...]
    others: int


class Done(Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """An act is stored: the answer to a program, and to acts that make no news.

    `table` is the new table of a rematch.
    """

    ref: str
    number: int
    table: str = ""


class NotDone(Struct, frozen=True, tag_field="type", tag="refused"):
    """Something was refused and changed nothing: why, in a sentence, and the § of the rule behind it."""

    ref: str
    sentence: str
    rule: str | None = None
    unless: str = ""
    """The field of the act with which it would have been done: whoever sends it knows what that costs."""


class Alternative(Struct, frozen=True):
    """A move that a hint compares with its own, as on the menu."""

    id: int
    move: str
    says: str
    worse: int
    """By how many percentage points of expected placement; 0 if it is as good, by all the bot can tell."""


class Hint(Struct, frozen=True):
    """What the best bot of the game would do: the move as on the menu, why, and what else it thought of."""

    id: int
    move: str
    says: str
    reason: str = ""
    """A sentence without a subject; empty where the bot has no reasons."""
    others: tuple[Alternative, ...] = ()
    """The next best moves, where the bot compares moves."""


class DiceOfEntry(Struct, frozen=True):
    """What the sealed dice brought in one entry of the record: 0 is the start, then come the moves."""

    entry: int
    outcomes: tuple[Chance, ...]
    recorded: tuple[str | tuple[str, ...], ...]
    """What the record says of them: what a die showed, a card, or the cards in the order they were shuffled to."""


class SealedDice(Struct, frozen=True):
    """All it takes to compute every shuffle, roll and draw of a game again."""

    commitment: str
    secret: str
    salts: tuple[str, ...]
    entries: tuple[DiceOfEntry, ...]


class Review(Struct, frozen=True):
    """What there is to review of a seat in a game that is over."""

    seat: str
    decisions: tuple[tuple[int, int], ...]
    """The steps of the replay at which the seat had more than one move, each with the step in which it chose."""
    forced: int
    """How often it had only one."""
    fair: float | None
    """The placement of everybody if all were alike, from 0 to 1; null for who plays alone."""
    placement: float
    """How the seat came out."""


class Weighed(Struct, frozen=True):
    """A move that was possible, and the placement it leads to, from 0, the last place, to 1, the first."""

    at: int
    """Its place on the menu."""
    placement: float
    behind: float
    """How far that is behind the best move."""
    error: float
    """The standard error of this difference."""
    worlds: int
    """In how many worlds it was tried."""


class Reviewed(Struct, frozen=True):
    """A decision of a seat, judged by what it could know then; in hindsight, with all cards open."""

    step: int
    menu: tuple[Choice, ...]
    """What it could choose from; a freely worded move that it made comes last."""
    played: int
    """The place on the menu of the move it made."""
    best: int
    """And of the best one; the same where none is better beyond doubt."""
    placement: float
    """What the seat could expect before it chose."""
    loss: float
    """How much of that it gave away; 0 for a tie."""
    error: float
    """The standard error of the loss."""
    mark: Literal["inaccurate", "mistake", "blunder"] | None
    moves: tuple[Weighed, ...]
    """All moves: those compared closely first, the best before the others."""
    reason: str
    """Why a good player makes the best move; may be empty."""


class LessonStep(Struct, frozen=True):
    """One moment of a lesson: what has just happened, and what the learner sees."""

    number: int
    events: tuple[Told, ...]
    view: Any
    prompt: str
    menu: tuple[Choice, ...]
    """Every legal move, where the learner has something to answer; otherwise empty."""
    expects: int | None
    """The number of the move on the menu with which the lesson goes on."""
    note: str
    """Why; or, where others are asked, what is going on. May be empty there."""


class Lesson(Struct, frozen=True):
    """A guided first game: told from one seat, played move by move."""

    game: str
    title: str
    seat: str
    """The learner's."""
    names: tuple[str, ...]
    intro: str
    outro: str
    steps: tuple[LessonStep, ...]
    """The first is the moment before the first move, then one after every move."""


class Picture(Struct, frozen=True):
    """A moment of a game beside the rule it illustrates; the digest says where, by its name."""

    name: str
    caption: str
    names: tuple[str, ...]
    """Of the players, by seat."""
    view: Any
    menu: tuple[Choice, ...]
    """Every legal move, where the one through whose eyes it is seen is asked; otherwise empty."""
    events: tuple[Told, ...]
    """What has just happened."""


class Heading(Struct, frozen=True):
    """A record's game, its players by seat, and whether it is over."""

    game: str
    names: tuple[str, ...]
    over: bool


class Objection(Struct, frozen=True):
    """Why something cannot be, in a sentence, with the § behind it; null where it can."""

    sentence: str | None
    rule: str | None = None
