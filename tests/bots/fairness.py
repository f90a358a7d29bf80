"""Fairness, put to the test: two tables that a seat cannot tell apart, and the same bot asked at both.

One is the truth. The other, its twin, is a world that the seat can imagine; from then on it has a past of its own: what
is played at one is played at the other. What the seat is given at both must be the same, and so must its bot's move.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import count, islice
from typing import Any, Final, NamedTuple

import msgspec

from silverware.bots import AnyBot, Bot, SeatedBot, seat_bot
from silverware.bots.advice import Advice
from silverware.bots.thinking import Hard, Thinking
from silverware.core.dice import Dice, Seeded
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import SPECTATOR, Seat, seat_name
from silverware.core.state import Question, State
from silverware.core.view import View
from tests.conduct import conduct, learns
from tests.trust.twins import drawn_table

TOGETHER: Final = 10
"""Moves that are played at tables and their twins before the tables go on alone."""
ALONE: Final = 30
"""Moves that they go on alone, at most."""
PLAYERS: Final = "random", "easy"
"""Who plays the games."""


class Table:
    """A table, put away. No state of it exists but while somebody looks at it, so a bot can find no other."""

    def __init__(self, game: AnyGame, state: State, past: Sequence[Event]) -> None:
        self.game = game
        self.past = list(past)
        """What has happened here; of the time before a twin was imagined, what its seat was told."""
        self._put_away = pickle.dumps(state)

    def open(self) -> State:
        """The state."""
        state: State = pickle.loads(self._put_away)
        return state

    def asks(self) -> tuple[Seat | None, View, list[Move]]:
        """Who is asked, what that seat sees, and what it may choose from."""
        state = self.open()
        asked = state.asked()
        return asked, self.game.view(state, SPECTATOR if asked is None else asked), list(state.menu())

    def play(self, move: Move, dice: Dice) -> list[Event]:
        """Make a move, and what happened."""
        state = self.open()
        happened: list[Event] = []
        state.heard = happened
        state.play(move, dice)
        self.past += happened
        self._put_away = pickle.dumps(state)
        return happened

    def twin(self, seat: Seat, dice: Dice) -> Table:
        """Another table that a seat cannot tell from this one."""
        game, state = self.game, self.open()
        world = game.worlds(game.view(state, seat), game.recall(state, seat)).imagine(dice)
        return Table(game, world, [event.to(seat) for event in self.past])

    def differs(self, other: Table) -> bool:
        """Whether something lies differently."""
        return self.game.position(self.open()) != self.game.position(other.open())


class Moment(NamedTuple):
    """A seat is asked at both tables, and has a choice."""

    seed: str
    """By which it can be repeated; the bot's own dice have it, too."""
    seat: Seat
    truth: Table
    twin: Table


def moments(game: AnyGame, number: int) -> Iterator[Moment]:
    """Moments of a game by bots, one of many. Every seat has a twin until it lawfully learns which is which."""
    dice = Seeded(f"{game.name} {number}")
    seats, options = drawn_table(game, number, dice)
    happened: list[Event] = []
    truth = Table(game, game.start(seats, dice, options, happened), happened)
    players = [seat_bot(PLAYERS[dice.below(2)], game, seat, f"{number}/{seat}") for seat in range(seats)]
    twins: dict[Seat, Table] = {}
    alone = again = 0
    for step in count():
        for player in players:
            for event in happened:
                player.hear(event)
        asked, view, menu = truth.asks()
        if asked is None:
            return
        if step == again:
            twins = {seat: truth.twin(seat, dice) for seat in range(seats)}
            alone = step + TOGETHER
            again = alone + dice.below(ALONE)
        if step == alone:
            twins = {}
        if len(menu) > 1 and asked in twins:
            yield Moment(f"{game.name}-{number}-{step}", asked, truth, twins[asked])
        move = players[asked].choose(view, menu)
        chance = f"{number}/{step}"
        happened = truth.play(move, Seeded(chance))
        twins = {
            seat: twin for seat, twin in twins.items() if follows(twin, seat, asked, move, happened, Seeded(chance))
        }


def some_moments(game: AnyGame, wanted: int) -> Iterator[Moment]:
    """So many moments, from as many games as it takes."""
    return islice((moment for number in count() for moment in moments(game, number)), wanted)


def follows(twin: Table, seat: Seat, asked: Seat, move: Move, happened: Sequence[Event], dice: Dice) -> bool:
    """Make a move at a twin that looks to its seat like one at the table. Whether it still is its twin."""
    disguise = str if seat == asked else conduct(twin.game.name).disguise
    alike = [other for other in twin.open().menu() if disguise(other.text) == disguise(move.text)]
    if not alike:
        return False
    there = twin.play(alike[0], dice)
    return not any(learns(twin.game.name, seat, *both) for both in zip(happened, there, strict=False))


# What a bot is given


class Way:
    """How what a seat is given reaches its bot. This one is how it does in games."""

    def seat(self, name: str, kind: type[AnyBot], game: AnyGame, seat: Seat, seed: str) -> SeatedBot:
        """A bot sits down."""
        return SeatedBot(name, kind, game, seat, seed)

    def view(self, game: AnyGame, state: State, seat: Seat) -> View:
        """What it is shown."""
        view: View = game.view(state, seat)
        return view

    def menu(self, state: State) -> Sequence[Move]:
        """What it may choose from."""
        return state.menu()


class HandedOver(BaseException):
    """A bot is given something that is more than it looks like. No bot may catch this, nor whoever watches it."""


class Listener(Bot[AnyGame, View]):
    """Writes down whatever it is given."""

    given: tuple[bytes, Any] = (b"", None)
    """All of it; and what it would remember."""

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        super().__init__(game, seed)
        self.heard: list[Event] = []
        self.memory: Any = None

    def hear(self, event: Event) -> None:
        self.heard.append(event)
        self.memory = self.game.remember(self.memory, event)

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        if any(move is not self.game.notation.moves[move.number] for move in menu):
            raise HandedOver("The moves on the menu are not the game's own.")
        Customs().dump((self.heard, view))
        moves = [(move.text, move.number, move.form) for move in menu]
        Listener.given = msgspec.json.encode((self.heard, view, moves)), self.memory
        return super().choose(view, menu)


class Customs(pickle.Pickler):
    """Goes through everything that an object leads to, and lets no state pass."""

    def __init__(self) -> None:
        super().__init__(BytesIO())

    def persistent_id(self, thing: object) -> None:
        """Called with each thing on the way."""
        if isinstance(thing, (State, Question)):
            raise HandedOver(f"A bot is handed {thing}.")


def given(way: Way, moment: Moment, table: Table) -> tuple[bytes, Any]:
    """Every byte that a bot is given at a table, and what it would remember."""
    ask(way, "listener", Listener, moment, table)
    return Listener.given


# What a bot answers


class Answer(NamedTuple):
    """What a bot says, with all that led to it."""

    move: str
    reason: str = ""
    """Of a bot that thinks: why it would make its move."""
    advice: Advice | None = None
    """Of a bot that searches: all moves, the best first, with what it found out about each."""


def ask(way: Way, name: str, kind: type[AnyBot], moment: Moment, table: Table) -> Answer:
    """What a new bot answers that has heard everything at a table."""
    game, seat = table.game, moment.seat
    state = table.open()
    bot = way.seat(name, kind, game, seat, moment.seed)
    for event in table.past:
        bot.hear(event)
    move = bot.choose(way.view(game, state, seat), way.menu(state))
    adviser = kind(game, moment.seed)
    if not isinstance(adviser, Thinking):
        return Answer(move.text)
    for event in table.past:
        adviser.hear(event.to(seat))
    names = [seat_name(each).title() for each in range(state.seats)]
    reason = adviser.reason(way.view(game, state, seat), move, names)
    if not isinstance(adviser, Hard):
        return Answer(move.text, reason)
    return Answer(move.text, reason, adviser.advise(way.view(game, state, seat), way.menu(state), names))


class Finding(NamedTuple):
    """What came of asking a bot at many moments."""

    moments: int
    different: int
    """At how many of them something hidden lay differently at the twin."""
    unfair: list[str]
    """Where its answer or what it was given was not the same, and how."""


def examine(game: AnyGame, name: str, kind: type[AnyBot], wanted: int, way: Way | None = None) -> Finding:
    """Ask a bot at so many moments, each at both tables. By turns the truth or the twin comes first."""
    different = 0
    unfair: list[str] = []
    for number, moment in enumerate(some_moments(game, wanted)):
        different += moment.truth.differs(moment.twin)
        first, second = (moment.truth, moment.twin) if number % 2 else (moment.twin, moment.truth)
        unfair += compare(way or Way(), name, kind, moment, first, second)
    return Finding(wanted, different, unfair)


def compare(way: Way, name: str, kind: type[AnyBot], moment: Moment, first: Table, second: Table) -> Iterator[str]:
    """How a bot is unfair at a moment, if it is."""
    try:
        if given(way, moment, first) != given(way, moment, second):
            yield f"{moment.seed}: {seat_name(moment.seat)} can tell the tables apart"
    except HandedOver as handed:
        yield f"{moment.seed}: {handed}"
    one, other = (ask(way, name, kind, moment, table) for table in (first, second))
    if one != other:
        yield f"{moment.seed}: {one} at one table, {other} at the other"
