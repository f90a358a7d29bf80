"""Many games side by side, stepped together: what `VectorTable` does in compiled code."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from silverware.bots.judgement import placements
from silverware.core.compiling import mypyc_attr
from silverware.core.dice import Dice, Seeded
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.tensors.observer import Observer
from silverware.tensors.pen import Pen

EVERYBODY = -1
"""The learner sits in all seats."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents:
    """Who answers in the other seats. These choose at random."""

    def __init__(self) -> None:
        self.dice: dict[int, Dice] = {}

    def heard(self, row: int) -> list[Event] | None:
        """Where the events of a row's next game go; None if nobody listens."""
        return None

    def begin(self, row: int, learner: Seat, seats: int, seed: str) -> None:
        """A game has begun in a row."""
        self.dice[row] = Seeded(f"{seed}/bots")

    def choose(self, row: int, state: State, seat: Seat) -> Move:
        """The move of a seat that is asked."""
        return by_lot(state, self.dice[row])


def by_lot(state: State, dice: Dice) -> Move:
    """A move of the menu, each as likely."""
    menu = state._open_menu()
    if isinstance(menu, tuple):  # a compiled index is fast only into a known kind
        move: Move = menu[dice.below(len(menu))]
        return move
    return menu[dice.below(len(menu))]


class Batch:
    """Games in rows, and what came of the last step.

    The game of a row has the number of the row; the next one of it has `stride` more. The dice of a game are those of
    its number, so that the same seed gives the same games as `silverware sim`, however rows are shared out.
    """

    def __init__(
        self,
        game: AnyGame,
        observer: Observer,
        actions: list[list[int]],
        learners: list[Seat],
        opponents: Opponents,
        chunk: int,
        seed: str,
        first: int,
        stride: int,
        same_step: bool,
    ) -> None:
        self.game = game
        self.observer = observer
        self.seats = observer.seats
        self.learners = learners
        """By row: the seat that learns, or EVERYBODY."""
        self.opponents = opponents
        self.seed = seed
        self.first = first
        self.stride = stride
        self.same_step = same_step
        """Whether a game that ends makes way for the next one in the same step."""
        self.moves: list[Move] = game.notation.moves
        self.width: i64 = len(self.moves)
        none: i32 = 0
        self.actions = vec[i32]([none] * (self.width * self.seats))
        """By seat * width + number of a move: its action."""
        self.numbers = vec[i32]([none] * (self.width * self.seats))
        """By seat * width + action: the number of the move."""
        for seat, turned in enumerate(actions):
            base: i64 = seat * self.width
            for number, action in enumerate(turned):
                self.actions[base + number] = i32(action)
                self.numbers[base + action] = i32(number)
        rows = len(learners)
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.begun: list[int] = [0] * rows
        """By row: how many games have begun."""
        self.asked = vec[i32]([none] * rows)
        """By row: who is asked; -1 where the game is over."""
        self.pen = Pen(chunk, observer.width)
        self.legal = vec[i64](capacity=64)
        """The actions of all rows, row by row, as row * width + action."""
        self.offered = self.legal
        """Those of the step before."""
        start: i64 = 0
        self.starts = vec[i64]([start] * rows)
        """By row: where its actions begin among them,"""
        self.stops = vec[i64]([start] * rows)
        """and where they end."""
        self.drawn = vec[i64]([start] * rows)
        """By row: an action by lot."""
        self.ended: list[int] = []
        """The rows whose game ended in this step."""
        self.worths: list[list[float]] = []
        """By game that ended: the placement of each seat."""
        self.finals: list[State] = []
        """By game that ended: how."""
        for row in range(rows):
            self.dice.append(Seeded(0))
            self.states.append(self.started(row))

    def started(self, row: int) -> State:
        """The next game of a row, at the learner's first question."""
        while True:
            number = self.first + row + self.begun[row] * self.stride
            self.begun[row] += 1
            seed = f"{self.seed}/{number}"
            dice = Seeded(seed)
            self.dice[row] = dice
            state: State = self.game.start(self.seats, dice, self.observer.options, self.opponents.heard(row))
            if self.learners[row] == EVERYBODY:
                return state
            self.opponents.begin(row, self.learners[row], self.seats, seed)
            self.go_on(row, state)
            if state.question is not None:
                return state

    def restart(self, row: int) -> None:
        """Break the game of a row off, and begin its next one."""
        self.states[row] = self.started(row)

    def go_on(self, row: int, state: State) -> None:
        """Let the others answer until the learner is asked."""
        learner = self.learners[row]
        while state.question is not None and state.question.seat != learner:
            state.play(self.opponents.choose(row, state, state.question.seat), self.dice[row])

    def begin(self) -> None:
        """Before a step: nothing has happened yet."""
        self.offered = self.legal
        room: i64 = len(self.offered) + 64
        self.legal = vec[i64](capacity=room)
        self.ended.clear()
        self.worths.clear()
        self.finals.clear()

    def step(self, actions: list[int], first: i64, count: i64) -> None:
        """Play these actions in the rows from the first on, and write what is observed then."""
        width = self.width
        offered = self.offered
        for row in range(first, first + count):
            state = self.states[row]
            question = state.question
            if question is None:
                self.restart(row)
                continue
            action: i64 = actions[row]
            if not 0 <= action < width:
                raise ValueError(f"There is no action {action}: actions are 0 to {width - 1}.")
            seat: i64 = question.seat
            move = self.moves[self.numbers[seat * width + action]]
            at = self.starts[row]
            stop = self.stops[row]
            wanted = row * width + action
            while at < stop and offered[at] != wanted:
                at += 1
            if at < stop:
                state.follow(move, self.dice[row])
            else:
                state.play(move, self.dice[row])  # which says why not
            if self.learners[row] != EVERYBODY:
                self.go_on(row, state)
            if state.question is None:
                self.end(row, state)
        self.observe(first, count)

    def end(self, row: int, state: State) -> None:
        """A game is over."""
        assert state.outcome is not None
        self.ended.append(row)
        self.worths.append(placements(state.outcome, fewest=self.game.fewest))
        self.finals.append(state)
        if self.same_step:
            self.restart(row)

    def observe(self, first: i64, count: i64) -> None:
        """Write what the asked seats of these rows observe, and what they may do."""
        pen = self.pen
        pen.clear()
        observer = self.observer
        legal = self.legal
        width = self.width
        actions = self.actions
        for at in range(count):
            row = first + at
            state = self.states[row]
            question = state.question
            pen.begin(at)
            self.starts[row] = len(legal)
            self.stops[row] = len(legal)
            if question is None:
                self.asked[row] = -1
                observer.write(pen, state, max(0, self.learners[row]))
                continue
            seat = question.seat
            self.asked[row] = i32(seat)
            observer.write(pen, state, seat)
            menu = question.menu(state)
            flat: i64 = row * width
            mine: i64 = seat * width
            if isinstance(menu, tuple):
                for move in menu:
                    legal = append(legal, flat + i64(actions[mine + move.number]))
            else:
                for move in menu:
                    legal = append(legal, flat + i64(actions[mine + move.number]))
            self.stops[row] = len(legal)
        self.legal = legal

    def sample(self, dice: Dice) -> None:
        """Draw by lot an action for each row, of those that it has; 0 where a game is over."""
        legal = self.legal
        drawn = self.drawn
        width = self.width
        for row in range(i64(len(drawn))):
            start = self.starts[row]
            count = self.stops[row] - start
            drawn[row] = legal[start + dice.below(count)] - row * width if count else 0
