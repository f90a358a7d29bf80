"""The faceup abilities of the Amulet deck, in the order of their numbers: §28.1 to §28.10, §28.22."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, tags_of
from silverware.games.silver_coin.events import Guarded, Showed
from silverware.games.silver_coin.moves import BODYGUARDS, DONE, EMPATHS, GUARDS, LOOKS, Guard, Look
from silverware.games.silver_coin.rules.ability import OWN, Ability
from silverware.games.silver_coin.rules.flow import resume, under_way
from silverware.games.silver_coin.rules.looks import aim, lies_open, lookable, turn_back
from silverware.games.silver_coin.rules.question import Ask, not_own
from silverware.games.silver_coin.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# §28.1 Villager


class Villager(Ability):
    """§28.1 Two of them faceup in villages end the round with the turn."""

    stopping: ClassVar[bool] = True

    def stops_play(self, table: Table) -> bool:
        villagers = 0
        for seat in range(table.seats):
            villagers += faceup(table, seat, self)
        return villagers > 1


def faceup(table: Table, seat: int, ability: Ability) -> int:
    """How many faceup copies of a character a village has."""
    count = 0
    for tag in table.villages[seat]:
        if table.up >> tag & 1 == 1 and table.cast.abilities[table.face[tag]] is ability:
            count += 1
    return count


# §28.2 Squire


class Squire(Ability):
    """§28.2 For each faceup copy the top card of the deck lies open beside it during its owner's turn."""

    showing: ClassVar[bool] = True

    def begin_turn(self, table: Table, dice: Dice) -> None:
        shown = table.shown
        for _ in range(min(faceup(table, table.turn, self), table.unseen())):
            tag = table.draw(dice)
            table.turn_up(tag)
            shown.append(tag)
        if shown and table.heard is not None:
            table.heard.append(Showed(SEAT_NAMES[table.turn], tuple([table.shown_face(tag) for tag in shown])))

    def end_turn(self, table: Table) -> None:
        """§28.4 What was not drawn goes back on top, the first shown uppermost."""
        for tag in reversed(table.shown):
            table.turn_down(tag)
            table.top.append(tag)
        table.shown = []


# §28.5 Empath


class Empath(Ability):
    """§28.5 Looks at one of its owner's facedown cards."""

    free: ClassVar[bool] = True

    def free_move(self, at: int) -> Move:
        return EMPATHS[at]

    def is_open(self, table: Table, tag: int) -> bool:
        return lookable(table, OWN) != 0

    def begin_free(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(LookWithEmpath(table.turn, table.villages[table.turn][at], 0))


class LookWithEmpath(Ask):
    """§28.5 Look at one of your own facedown cards, and turn it back."""

    def __init__(self, seat: Seat, by: int, looking: i64) -> None:
        super().__init__(seat, "empath", "28.5", "Look at a facedown card of your own, and turn it back when done.")
        self.by = by
        self.looking: i64 = looking

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.LookWithEmpath(self.by, tags_of(self.looking))

    def looks_at(self, state: Table) -> i64:
        return self.looking

    def shows(self, state: Table) -> bool:
        return self.looking != 0

    def menu(self, state: Table) -> list[Move]:
        return [DONE] if self.looking else aim(state, LOOKS, lookable(state, OWN))

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Look):
            card: i64 = BIT[state.villages[move.seat][move.at]]
            state.look(card)
            state.ask(LookWithEmpath(self.seat, self.by, card))
        else:
            resume(state, dice)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        if self.looking:
            return turn_back()
        return lies_open(self) if seat == self.seat and state.is_up(tag) else not_own(self, seat)


# §28.6 Bodyguard


class Bodyguard(Ability):
    """§28.6 Faceup it is protected, and so is §28.7 one other card of its owner."""

    shielding: ClassVar[bool] = True
    free: ClassVar[bool] = True

    def shields(self, table: Table) -> i64:
        mask: i64 = 0
        for village in table.villages:
            for tag in village:
                if table.up >> tag & 1 == 1 and table.cast.abilities[table.face[tag]] is self:
                    mask |= BIT[tag]
        for card in table.guards.values():
            mask |= BIT[card]
        return mask

    def free_move(self, at: int) -> Move:
        return BODYGUARDS[at]

    def is_open(self, table: Table, tag: int) -> bool:
        return len(to_guard(table, tag)) > 0

    def begin_free(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(GuardCard(table.turn, table.villages[table.turn][at]))


def to_guard(table: Table, guard: int) -> list[Move]:
    """§28.7 The other cards of the village that a Bodyguard does not guard already, §26.5 and that are not to move."""
    guarded = table.guards.get(guard, guard)
    question = under_way(table)
    moving: i64 = 0 if question is None else question.moving()
    village = table.villages[table.turn]
    return [GUARDS[at] for at, tag in enumerate(village) if tag not in (guard, guarded) and moving >> tag & 1 == 0]


class GuardCard(Ask):
    """§28.7 Which card of your village the Bodyguard guards."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "guard", "28.7", "The Bodyguard guards another card of your village.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.GuardCard(self.by)

    def menu(self, state: Table) -> list[Move]:
        return to_guard(state, self.by)

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Guard):
            state.guards[self.by] = state.villages[self.seat][move.at]
            if state.heard is not None:
                state.heard.append(Guarded(SEAT_NAMES[self.seat], state.spot_as_it_lies(self.seat, move.at), self.by))
        resume(state, dice)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        if tag == self.by:
            return Refusal("Choose a different card.", self.rule)
        if tag == state.guards.get(self.by):
            return Refusal("The Bodyguard already guards this card.", self.rule)
        return not_own(self, seat)


# §28.9 Rascal


class Rascal(Ability):
    """§28.9 Faceup, its owner draws two cards and keeps one; `turn.draw` asks for it."""

    drawing: ClassVar[bool] = True

    def draws(self, table: Table) -> int:
        return 2 if faceup(table, table.turn, self) > 0 else 1


# §28.22 Doppelganger


class Doppelganger(Ability):
    """§28.22 In an exchange it counts as one more of another chosen card; `exchange.is_match` asks for it."""

    joker: ClassVar[bool] = True
