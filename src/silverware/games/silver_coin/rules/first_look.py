"""The first look of a round: §2.5."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT
from silverware.games.silver_coin.moves import LOOKS_AT_TWO, LookAtTwo
from silverware.games.silver_coin.rules.flow import begin_turn
from silverware.games.silver_coin.rules.looks import LookAtCards
from silverware.games.silver_coin.rules.question import Ask, by_seat
from silverware.games.silver_coin.state import NOTHING, Table


class Peek(Ask):
    """§2.5 Look at two of your own five cards."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "peek", "2.5", "Before the first turn you look at two cards of your own village.")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.Peek()

    def menu(self, state: Table) -> tuple[Move, ...]:
        return LOOKS_AT_TWO

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        assert isinstance(move, LookAtTwo)
        village = state.villages[self.seat]
        both = BIT[village[move.one]] | BIT[village[move.two]]
        state.look(both)
        state.ask(FirstLook(self.seat, NOTHING, both))


PEEKS: Final = by_seat(Peek)


class FirstLook(LookAtCards):
    """§2.5 After a seat's first look the next one looks; after the last the first turn begins."""

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.first:
            begin_turn(state, state.first, dice)
        else:
            state.ask(PEEKS[state.turn])
