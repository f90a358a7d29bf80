"""Looking at cards: §13.8, §13.9."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.state import Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, size_of, tags_of
from silverware.games.silver_coin.moves import DONE, LOOKS, Look
from silverware.games.silver_coin.rules.ability import ANY, OTHERS, OWN, Ability
from silverware.games.silver_coin.rules.flow import TurnQuestion, break_off, finish_action
from silverware.games.silver_coin.rules.question import Ask, not_own
from silverware.games.silver_coin.state import NOTHING, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


def aim(table: Table, family: list[list[Any]], mask: i64) -> list[Move]:
    """The moves of a family that point at these cards in villages."""
    menu: list[Move] = []
    for seat in range(table.seats):
        row = family[seat]
        menu += [row[at] for at, tag in enumerate(table.villages[seat]) if mask >> tag & 1 == 1]
    return menu


def lookable(table: Table, scope: int) -> i64:
    """§13.2 Facedown cards the active seat may look at: its own, others', or both."""
    mask: i64 = table.reach() & ~table.up
    if scope == OWN:
        mask &= table.held[table.turn]
    elif scope == OTHERS:
        mask &= ~table.held[table.turn]
    return mask


def lies_open(question: Ask) -> Refusal:
    """Why a faceup card can't be chosen when it must be facedown."""
    return Refusal("This card already lies faceup.", question.rule)


def turn_back() -> Refusal:
    """§13.8 Why nothing else can be done while cards are looked at."""
    return Refusal("First turn back the cards you are looking at.", "13.8")


class LookAbility(Ability):
    """§23.1, §28.14 to §28.16 Looks at facedown cards, one after another."""

    def can(self, table: Table, at: int) -> bool:
        return lookable(table, self.scope) != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(LookAtCards(table.turn, table.pile[at], 0))


class LookAtCards(TurnQuestion):
    """§13.8 Look at one card after another, and turn them back when done."""

    def __init__(self, seat: Seat, by: int, looking: i64) -> None:
        super().__init__(seat, "look", "13.8", "Look at a card that may be looked at, or turn the cards back.")
        self.by = by
        """The card whose ability lets one look; nothing in the first look of a round."""
        self.looking: i64 = looking

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.LookAtCards(None if self.by == NOTHING else self.by, tags_of(self.looking))

    def looks_at(self, state: Table) -> i64:
        return self.looking

    def shows(self, state: Table) -> bool:
        return self.looking != 0

    def menu(self, state: Table) -> Choices:
        return self.choices(state) if self.looking else super().menu(state)

    def is_interruptible(self, state: Table) -> bool:
        return self.looking == 0

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        scope = ANY if self.by == NOTHING else state.cast.abilities[state.face[self.by]].scope
        if state.is_up(tag):
            return lies_open(self)
        if scope == OWN and seat != self.seat:
            return not_own(self, seat)
        if scope == OTHERS and seat == self.seat:
            return Refusal("Choose another seat's card.", self.rule)
        return turn_back() if self.looking else None

    def choices(self, state: Table) -> list[Move]:
        menu: list[Move] = []
        if self.by != NOTHING:
            ability = state.cast.abilities[state.face[self.by]]
            if size_of(self.looking) < ability.looks:
                menu = aim(state, LOOKS, lookable(state, ability.scope) & ~self.looking)
            if not self.looking and ability.looks == 1:
                return menu
        menu.append(DONE)
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Look):
            card: i64 = BIT[state.villages[move.seat][move.at]]
            state.look(card)
            state.ask(LookAtCards(self.seat, self.by, self.looking | card))
        elif self.looking:
            finish_action(state, dice)
        else:
            break_off(state, dice)
