"""Looking at cards: §13.8, §13.9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.games.silver_coin.components import BIT, size_of
from silverware.games.silver_coin.moves import DONE, LOOKS, Look
from silverware.games.silver_coin.rules.ability import OTHERS, OWN, Ability
from silverware.games.silver_coin.rules.flow import TurnQuestion, begin_turn, break_off, finish_action
from silverware.games.silver_coin.state import NOTHING, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def aim(table: Table, family: list[list[Move]], mask: i64) -> list[Move]:
    """The moves of a family that point at these cards in villages."""
    menu: list[Move] = []
    for seat in range(table.seats):
        row = family[seat]
        village = table.villages[seat]
        menu += [row[at] for at in range(len(village)) if mask >> village[at] & 1 == 1]
    return menu


def lookable(table: Table, scope: int) -> i64:
    """§13.2 The facedown cards that whose turn it is may look at: the own, the others' or both."""
    mask: i64 = table.reach() & ~table.up
    if scope == OWN:
        mask &= table.held[table.turn]
    elif scope == OTHERS:
        mask &= ~table.held[table.turn]
    return mask


class LookAbility(Ability):
    """§23.1, §28.14 to §28.16 Looks at facedown cards, one after another."""

    def can(self, table: Table, at: int) -> bool:
        return lookable(table, self.scope) != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.pose("look")


class LookAtCards(TurnQuestion):
    """§13.8 Look at one card after another, and turn them back when done."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "look", "13.8", "Look at a card that may be looked at, or turn the cards back.")

    def menu(self, state: Table) -> list[Move]:
        return self.choices(state) if state.looking else super().menu(state)

    def shows(self, state: Table) -> bool:
        return state.looking != 0

    def choices(self, state: Table) -> list[Move]:
        menu: list[Move] = []
        if state.acting != NOTHING:
            ability = state.cast.abilities[state.face[state.acting]]
            if size_of(state.looking) < ability.looks:
                menu = aim(state, LOOKS, lookable(state, ability.scope) & ~state.looking)
            if not state.looking and ability.looks == 1:
                return menu
        menu.append(DONE)
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Look):
            state.look(BIT[state.villages[move.seat][move.at]])
            state.ask(self)
        elif state.acting == NOTHING:
            next_look(state, dice)
        elif state.looking:
            finish_action(state, dice)
        else:
            break_off(state, dice)


def next_look(table: Table, dice: Dice) -> None:
    """§2.5 After a seat's first look the next one looks; after the last the first turn begins."""
    table.looking = 0
    table.turn = (table.turn + 1) % table.seats
    if table.turn == table.first:
        begin_turn(table, table.first, dice)
    else:
        table.pose("peek")
