"""What the stack holds: questions, and steps that ask nobody.

Everything that is still to come in a turn lies on the stack, the next on top. All of it is open to everybody, so every
stage can be told as a form, written as a word or two, and read back.
"""

from __future__ import annotations

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SPECTATOR, Seat, seat_name
from silverware.core.state import Question
from silverware.games.silverton import forms
from silverware.games.silverton.crew import KINDS
from silverware.games.silverton.moves import PIECES
from silverware.games.silverton.state import Table


class Stage(Question[Table]):
    """Something that is to come."""

    def form(self, state: Table, seat: Seat) -> Form:
        """The stage as views carry it: its type is its name, and its fields say whose it is and what it is about."""
        form = forms.PLAIN[self.name]
        return form() if self.seat == SPECTATOR else form(seat_name(self.seat))


class Step(Stage):
    """A stage that asks nobody: it happens when it comes to the top."""

    def run(self, state: Table, dice: Dice) -> None:
        """Do what is to be done."""
        raise NotImplementedError


class Ask(Stage):
    """A question."""

    def is_idle(self, state: Table) -> bool:
        """Whether there is nothing to ask, as everybody can see."""
        return False

    def brings(self, state: Table, move: Move) -> Form | None:
        """What an answer would bring the asked seat, where one would work it out on paper."""
        return None

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        """Do what follows from the answer itself."""
        raise NotImplementedError

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        self.resolve(state, move, dice)
        proceed(state, dice)


class AskOfPiece(Ask):
    """A question about one piece, to its owner."""

    def __init__(self, piece: int, name: str, rule: str) -> None:
        super().__init__(piece // KINDS, name, rule)
        self.piece = piece

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.PLAIN[self.name](seat_name(self.seat), PIECES[self.piece % KINDS])


def brings(table: Table, move: Move) -> Form | None:
    """What an answer to the open question would bring the asked seat."""
    question = table.question
    return question.brings(table, move) if isinstance(question, Ask) else None


def cost(table: Table, seat: Seat, money: int) -> forms.Cost:
    """What paying so much leaves a seat."""
    return forms.Cost(money, table.cash[seat] - money)


def proceed(table: Table, dice: Dice) -> None:
    """Go on to the next question that has something to ask."""
    while True:
        stage = table.question
        if isinstance(stage, Step):
            table.settle()
            stage.run(table, dice)
        elif isinstance(stage, Ask) and stage.is_idle(table):
            table.settle()
        else:
            return
