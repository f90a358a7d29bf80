"""The discard abilities of the Amulet deck, in the order of their numbers: §28.11 to §28.21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT
from silverware.games.silver_coin.events import Bewitched, Foresaw, Robbed, WentBack
from silverware.games.silver_coin.moves import (
    DONE,
    GIVES_BACK,
    ROBS,
    SWITCHES,
    TAKES,
    GiveBack,
    Rob,
    Switch,
    TakeDeep,
)
from silverware.games.silver_coin.rules.ability import Ability
from silverware.games.silver_coin.rules.coin_discard import TurnUp
from silverware.games.silver_coin.rules.exchange import looks_at_hand
from silverware.games.silver_coin.rules.flow import TurnQuestion, break_off, finish_action
from silverware.games.silver_coin.rules.looks import LookAtCards, aim, lookable
from silverware.games.silver_coin.rules.question import not_own
from silverware.games.silver_coin.rules.turn import take
from silverware.games.silver_coin.state import NOTHING, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

# §28.11 Exposer, §28.12 Revealer


class TurnUpAbility(Ability):
    """§28.11, §28.12 Turns a facedown card faceup, of the own village or of any."""

    def can(self, table: Table, at: int) -> bool:
        return lookable(table, self.scope) != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(TurnUp(table.turn, table.pile[at], NOTHING))


# §28.17 Master


class Master(Ability):
    """§28.17 Takes a faceup discard from below."""

    def can(self, table: Table, at: int) -> bool:
        return len(table.villages[table.turn]) > 0 and len(below(table, at)) > 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(TakeFaceup(table.turn, table.pile[at]))


def below(table: Table, at: int) -> list[Move]:
    """The moves that take a faceup discard from below a place."""
    return [TAKES[depth] for depth in range(at) if table.up >> table.pile[at - 1 - depth] & 1 == 1]


class TakeFaceup(TurnQuestion):
    """§28.17 Which faceup discard is taken."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "master", "28.17", "Take a faceup discard from below the Master, or break off.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.TakeFaceup(self.by)

    def choices(self, state: Table) -> list[Move]:
        menu = below(state, state.pile.index(self.by)) if state.villages[self.seat] else []
        menu.append(DONE)
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, TakeDeep):
            take(state, state.pile.index(self.by) - 1 - move.at, move.at + 1)
        else:
            break_off(state, dice)


# §28.18 Witch


class Witch(Ability):
    """§28.18 Looks at the top card of the deck, and may exchange it into any village."""

    def can(self, table: Table, at: int) -> bool:
        return table.unseen() > 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        tag = table.draw(dice)
        table.hold(tag)
        if table.heard is not None:
            table.heard.append(Foresaw(SEAT_NAMES[table.turn], table.shown_face(tag)))
        table.ask(SwitchTopCard(table.turn, table.pile[at]))


class SwitchTopCard(TurnQuestion):
    """§28.18 Which card the top card of the deck is exchanged for."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "witch", "28.18", "Choose a card of any village for the one in hand, or put it back.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.SwitchTopCard(self.by)

    def looks_at(self, state: Table) -> i64:
        return looks_at_hand(state, drawn=True)

    def choices(self, state: Table) -> list[Move]:
        menu = aim(state, SWITCHES, state.reach())
        menu.append(DONE)
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        tag = state.hand.pop()
        if isinstance(move, Switch):
            if state.heard is not None:
                card = state.spot(move.seat, move.at, show=True)
                state.heard.append(Bewitched(SEAT_NAMES[self.seat], state.shown_face(tag), card))
            state.discard(state.replace(move.seat, move.at, tag))
        else:
            state.top.append(tag)
            if state.heard is not None:
                state.heard.append(WentBack(SEAT_NAMES[self.seat], state.shown_face(tag)))
        finish_action(state, dice)


# §28.20 Robber


class Robber(Ability):
    """§28.20 Swaps a card of another seat with one of your own, and looks at it."""

    def can(self, table: Table, at: int) -> bool:
        return len(table.villages[table.turn]) > 0 and to_rob(table) != 0

    def use(self, table: Table, at: int, dice: Dice) -> None:
        table.ask(TakeFromOther(table.turn, table.pile[at]))


def to_rob(table: Table) -> i64:
    """§28.20 The cards of other seats that can be taken."""
    return table.reach() & ~table.held[table.turn]


class TakeFromOther(TurnQuestion):
    """§28.20 Which card of another seat is taken."""

    def __init__(self, seat: Seat, by: int) -> None:
        super().__init__(seat, "rob", "28.20", "Choose a card of another seat to take.")
        self.by = by

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.TakeFromOther(self.by)

    def choices(self, state: Table) -> list[Move]:
        return aim(state, ROBS, to_rob(state)) if state.villages[self.seat] else []

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Rob):
            state.ask(GiveForIt(self.seat, self.by, state.villages[move.seat][move.at]))
        else:
            break_off(state, dice)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return Refusal("A Robber takes a card from another seat.", "28.20") if seat == self.seat else None


class GiveForIt(TurnQuestion):
    """§28.20 Which card of your own village is given for it."""

    def __init__(self, seat: Seat, by: int, taken: int) -> None:
        super().__init__(seat, "give", "28.20", "Choose one of your cards to give for it.")
        self.by = by
        self.taken = taken

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.GiveForIt(self.by, (self.taken,))

    def choices(self, state: Table) -> tuple[Move, ...]:
        return tuple(GIVES_BACK[: len(state.villages[self.seat])])

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, GiveBack):
            self.rob(state, move.at, dice)
        else:
            break_off(state, dice)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return not_own(self, seat)

    def rob(self, state: Table, at: int, dice: Dice) -> None:
        """§28.20 The two cards change places as they lie, and a facedown one that was taken is looked at."""
        taken = self.taken
        victim = next(seat for seat in range(state.seats) if state.held[seat] >> taken & 1)
        place = state.villages[victim].index(taken)
        if state.heard is not None:
            took = state.spot_as_it_lies(victim, place)
            state.heard.append(Robbed(SEAT_NAMES[self.seat], took, state.spot_as_it_lies(self.seat, at)))
        state.replace(victim, place, state.villages[self.seat][at])
        state.replace(self.seat, at, taken)
        if state.is_up(taken):
            finish_action(state, dice)
        else:
            state.look(BIT[taken])
            state.ask(LookAtCards(self.seat, self.by, BIT[taken]))
