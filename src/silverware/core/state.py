"""The machine: questions on a stack.

A question says whom it asks, which answers are allowed and what then happens. The top of the stack is
`State.question`, what the rules are in the middle of below it wait in `State.pending`. Nothing else records
the phase; when there is no question the game is over. A move is legal if, and only if, it is in the menu of
the open question, or is one of those that people word freely and the question admits.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

from silverware.core.compiling import mypyc_attr
from silverware.core.dice import Dice
from silverware.core.errors import IllegalMove
from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat, seat_name
from silverware.core.value import Value, fields_of

S = TypeVar("S")


class Refusal:
    """Why a move is not on the menu, in a sentence with its rule."""

    def __init__(self, reason: str, rule: str) -> None:
        self.reason = reason
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Value, Generic[S]):
    """What a seat is being asked. A value: never changes, shared between copies of a state."""

    def __init__(self, seat: Seat, name: str, rule: str) -> None:
        self.seat = seat
        self.name = name
        self.rule = rule

    def __repr__(self) -> str:
        return f"<{self.name} for {seat_name(self.seat)}, §{self.rule}>"

    def form(self, state: S, seat: Seat) -> Form:
        """The question as a chair sees it: its type is its name, its fields what it is about."""
        raise NotImplementedError

    def menu(self, state: S) -> Choices:
        """The allowed answers, always in the same order. Only what is made anew each time may be a list."""
        raise NotImplementedError

    def answer(self, state: S, move: Move, dice: Dice) -> None:
        """Do what follows from an answer that is on the menu, or admitted."""
        raise NotImplementedError

    def admits(self, state: S, move: Move) -> bool:
        """Whether a move that people may word freely, and that no menu can list, is allowed."""
        return False

    def glance(self) -> int:
        """How many seconds everybody may look before this is answered; 0 if nobody has to wait."""
        return 0

    def shows(self, state: S) -> bool:
        """Whether the asked seat is being shown something, so that nobody may answer for it before it has looked."""
        return False

    def refusal(self, state: S, move: Move) -> Refusal:
        """Explain why a move is not on the menu. Explains only: it never decides."""
        raise NotImplementedError


@dataclass(frozen=True)
class Outcome:
    """How a game ended, who won (one, several or nobody), and what each seat had."""

    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.ending, self.winners, self.scores)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Value):
    """A game at one moment. Changed by its moves alone; `copy` is cheap.

    Two states are equal if everything lies alike and the same is asked; who listens makes no difference.

    >>> from silverware.core.dice import Seeded
    >>> from silverware.games.quick_silver import GAME
    >>> dice = Seeded(10)
    >>> state = GAME.start(3, dice, GAME.choose({}))
    >>> state
    <Table of 3 seats, round 1: <spy for south, §3.6>>
    >>> copy = state.copy()
    >>> state.play("pick up", dice)
    >>> state == copy, state.asked(), state.menu()[-1]
    (False, 0, <sneak>)
    """

    def __init__(self, seats: int, over_rule: str) -> None:
        self.seats = seats
        self.over_rule = over_rule
        """The § that ends this game."""
        self.round: int = 0
        self.question: Question[Any] | None = None
        """What is being asked; None when the game is over."""
        self.pending: list[Question[Any]] = []
        """What will be asked when the open question is settled, the last first."""
        self.outcome: Outcome | None = None
        self.heard: list[Event] | None = None
        """Where events go while somebody listens; nobody does in a copy.

        Rules ask whether it is None before they make an event, each time: made for nobody, events would make a
        random game of Quick Silver take 2.2 times as long.
        """
        self._menu: Choices | None = None

    def __repr__(self) -> str:
        now = f"{self.outcome}" if self.question is None else f"{self.question}"
        return f"<{type(self).__name__} of {self.seats} seats, round {self.round}: {now}>"

    def __hash__(self) -> int:
        raise TypeError("A state changes as it is played, so it can't be hashed. Look it up by its position.")

    def __getstate__(self) -> dict[str, Any]:
        return {**fields_of(self), "heard": None, "_menu": None}

    def asked(self) -> Seat | None:
        """The seat that has to answer, or None when the game is over."""
        return None if self.question is None else self.question.seat

    def asking(self, seat: Seat) -> Any:
        """The form of the open question as a chair sees it; None when the game is over."""
        return None if self.question is None else self.question.form(self, seat)

    def menu(self) -> Sequence[Move]:
        """The moves the asked seat may choose from; empty when the game is over. Nobody else's change with them."""
        return self._open_menu()

    def play(self, move: Move | str, dice: Dice) -> None:
        """Answer the open question. A move that is neither on its menu nor admitted is refused and changes nothing.

        A move can also be given by its text. Dice that fail in the middle (a script that does not fit) leave the state
        half changed: try those on a copy.
        """
        allowed = self._allowed(move)
        if allowed is None:
            raise self._illegal(self._meant(move))
        self._take_question().answer(self, allowed, dice)

    def follow(self, move: Move, dice: Dice) -> None:
        """Answer with a move of the menu, unchecked: for search, which has taken it from there."""
        self._take_question().answer(self, move, dice)

    def play_as(self, seat: Seat, move: Move, dice: Dice) -> None:
        """Answer for a seat, which must be the one that is asked."""
        if seat != self.asked():
            raise self._out_of_turn(seat, move)
        self.play(move, dice)

    def why_not(self, seat: Seat, move: Move) -> IllegalMove | None:
        """Why a move by this seat would be refused; None if it would not be."""
        if seat != self.asked():
            return self._out_of_turn(seat, move)
        return self._illegal(move) if self._allowed(move) is None else None

    def playout(self, dice: Dice) -> int:
        """Play to the end, every move chosen at random; the number of decisions it took."""
        decisions = 0
        while self.question is not None:
            menu = self.question.menu(self)
            if isinstance(menu, tuple):  # noqa: SIM108 - a compiled index is fast only into a known kind
                move = menu[dice.below(len(menu))]
            else:
                move = menu[dice.below(len(menu))]
            self._take_question().answer(self, move, dice)
            decisions += 1
        return decisions

    def copy(self) -> Self:
        """An independent state at the same moment; nobody listens to it.

        This one copies whatever a game keeps in its state. Games that are copied millions of times write their own.
        """
        return deepcopy(self)

    def ask(self, question: Question[Any]) -> None:
        """Put a question on top of the stack."""
        if self.question is not None:
            self.pending.append(self.question)
        self.question = question

    def finish(self, outcome: Outcome) -> None:
        """End the game."""
        self.question = None
        self.pending.clear()
        self.outcome = outcome

    def _take_question(self) -> Question[Any]:
        question = self.question
        assert question is not None
        self.question = self.pending.pop() if self.pending else None
        self._menu = None
        return question

    def _menu_for_copy(self) -> Choices | None:
        """The menu, if it is made; a list becomes another list, so that nobody's changes with it."""
        menu = self._menu
        return menu[:] if isinstance(menu, list) else menu

    def _open_menu(self) -> Choices:
        menu = self._menu
        if menu is None:
            menu = () if self.question is None else self.question.menu(self)
            self._menu = menu
        return menu

    def _allowed(self, move: Move | str) -> Move | None:
        """The move of this table that is meant, if it is allowed: mostly the very same, sometimes its equal."""
        menu = self._open_menu()
        listed: Move | None = _listed(menu, move)
        if listed is not None:
            return listed
        meant = self._meant(move)
        for allowed in menu:
            if allowed == meant:
                return allowed
        return meant if self.question is not None and self.question.admits(self, meant) else None

    def _meant(self, move: Move | str) -> Move:
        """A move itself, or the one with that text."""
        if isinstance(move, Move):
            return move
        if not isinstance(move, str):
            raise TypeError(f"A move is a Move or its text, not {move!r:.60}.")
        menu = self._open_menu()
        notation = menu[0].notation if menu else None
        return Move(move) if notation is None else notation.parse(move)

    def _illegal(self, move: Move) -> IllegalMove:
        question = self.question
        if question is None:
            return IllegalMove(None, move.text, "The game is over.", self.over_rule)
        refusal = question.refusal(self, move)
        return IllegalMove(seat_name(question.seat).title(), move.text, refusal.reason, refusal.rule)

    def _out_of_turn(self, seat: Seat, move: Move) -> IllegalMove:
        question = self.question
        if question is None:
            return self._illegal(move)
        reason = f"{seat_name(question.seat).title()} is asked now."
        return IllegalMove(seat_name(seat).title(), move.text, reason, question.rule)


def _listed(menu: list[Any] | tuple[Any, ...], move: object) -> Any:
    """Find this very object on a menu. Typed as Any because compiled code would check the type of every item."""
    if isinstance(menu, tuple):
        for offered in menu:
            if offered is move:
                return offered
    else:
        for offered in menu:
            if offered is move:
                return offered
    return None
