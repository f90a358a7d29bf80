"""How a turn begins and ends, and what can be done at any moment of it: §3, §9 and §13.6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Choices, Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT
from silverware.games.silver_coin.events import BrokenOff, TokenLaid
from silverware.games.silver_coin.moves import DONE, FREE_FIRST, FREE_LAST, PROTECTS, Counted, Protect, Trick
from silverware.games.silver_coin.rules.question import Ask, by_seat
from silverware.games.silver_coin.rules.rounds import stop_play
from silverware.games.silver_coin.state import NOBODY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_MOVES: Final[tuple[Move, ...]] = ()


def begin_turn(table: Table, seat: int, dice: Dice) -> None:
    """§3.1 A seat's turn begins; §15.8 what works once a turn works again."""
    table.turn = seat
    table.used = 0
    table.dry = table.left() == 0
    for ability in table.cast.showing:
        ability.begin_turn(table, dice)
    table.ask(table.cast.turns[seat])


def finish_action(table: Table, dice: Dice) -> None:
    """§3.3 The action is over: offer what is left to do; if there is nothing, the turn ends by itself."""
    table.awaits[table.turn] = 0
    if is_something_left(table):
        table.ask(ENDS[table.turn])
    else:
        end_turn(table, dice)


def end_turn(table: Table, dice: Dice) -> None:
    """§3.1 The turn passes to the left, unless §8.3, §9.1 or §28.1 ends the round."""
    close_turn(table)
    for ability in table.cast.stopping:
        if ability.stops_play(table):
            stop_play(table, "villagers", dice)
            return
    if table.caller == NOBODY and table.left() == 0:
        stop_play(table, "deck", dice)
        return
    after = table.turn + 1
    if after == table.seats:
        after = 0
    if after == table.caller:
        stop_play(table, "call", dice)
    else:
        begin_turn(table, after, dice)


def close_turn(table: Table) -> None:
    """What happens at the end of every turn, an additional one included."""
    for ability in table.cast.showing:
        ability.end_turn(table)


def resume(table: Table, dice: Dice) -> None:
    """§13.6 A free ability is over, and what it came into goes on."""
    question = table.question
    if isinstance(question, TurnQuestion):
        question.resume(table, dice)


def under_way(table: Table) -> TurnQuestion | None:
    """The question of the turn that is open, or that a free ability has come into."""
    question = table.pending[-1] if table.pending else table.question
    return question if isinstance(question, TurnQuestion) else None


def free_moves(table: Table) -> Choices:
    """§13.6 The free abilities that the active seat can use now."""
    ready: i64 = table.lively & ~table.used & table.held[table.turn]
    if ready == 0:
        return NO_MOVES
    menu: list[Move] = []
    for at, tag in enumerate(table.villages[table.turn]):
        if ready >> tag & 1 == 0:
            continue
        kind = table.face[tag]
        if not table.cast.is_free[kind]:
            continue
        ability = table.cast.abilities[kind]
        if ability.is_open(table, tag):
            menu.append(ability.free_move(at))
    return menu


def leftovers(table: Table) -> list[Move]:
    """§3.3 What besides free abilities is left to do at the end of a turn: §15.1 Con Artists and §12.2 the token."""
    menu: list[Move] = []
    ready: i64 = table.lively & table.held[table.turn]
    if ready:
        for at, tag in enumerate(table.villages[table.turn]):
            if ready >> tag & 1 == 0:
                continue
            ability = table.cast.abilities[table.face[tag]]
            if ability.can_end(table, tag):
                menu.append(ability.end_move(at))
    if table.token == table.turn:
        menu += PROTECTS[: len(table.villages[table.turn])]
    return menu


def is_something_left(table: Table) -> bool:
    """§3.3 Whether there is something left to do at the end of a turn."""
    if table.lively & table.held[table.turn] == 0 and table.token != table.turn:
        return False
    return len(free_moves(table)) > 0 or len(leftovers(table)) > 0


def break_off(table: Table, dice: Dice) -> None:
    """§13.5 An ability is broken off, or §13.7 has nothing left to choose."""
    if table.heard is not None:
        table.heard.append(BrokenOff(SEAT_NAMES[table.turn]))
    finish_action(table, dice)


def lay_token(table: Table, at: int) -> None:
    """§12.2 The token is laid on a card of its holder."""
    table.token = NOBODY
    table.token_on = table.villages[table.turn][at]
    if table.heard is not None:
        table.heard.append(TokenLaid(SEAT_NAMES[table.turn], table.spot_as_it_lies(table.turn, at)))


class TurnQuestion(Ask):
    """A question beside which free abilities are offered; it stays open while one of them is used."""

    def choices(self, state: Table) -> Choices:
        """What this question asks for; where there is nothing, §13.7 it only ends."""
        raise NotImplementedError

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        """Do what follows from one of the choices."""
        raise NotImplementedError

    def is_interruptible(self, state: Table) -> bool:
        return True

    def resume(self, state: Table, dice: Dice) -> None:
        """Go on, open again, when a free ability that came in between is over."""

    def spares(self, state: Table, tag: int) -> bool:
        """§16.14 Whether this question can do without a card of the own village."""
        return True

    def moving(self) -> i64:
        """§26.5 The cards that are already chosen to move to other villages."""
        return 0

    def menu(self, state: Table) -> Choices:
        menu = self.choices(state)
        free = free_moves(state)
        if len(free) > 0 or len(menu) == 0:
            return [*(menu or (DONE,)), *free]
        return menu

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if FREE_FIRST <= move.number <= FREE_LAST and isinstance(move, Counted):
            state.ask(self)
            tag = state.villages[self.seat][move.at]
            state.used |= BIT[tag]
            state.cast.abilities[state.face[tag]].begin_free(state, move.at, dice)
            return
        self.decide(state, move, dice)


class End(TurnQuestion):
    """§3.3 The action is over; what is left to do."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "end", "3.3", "The action of this turn is over.")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.End()

    def choices(self, state: Table) -> list[Move]:
        return [*leftovers(state), DONE]

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Protect):
            lay_token(state, move.at)
            state.ask(self)
            self.resume(state, dice)
        elif isinstance(move, Trick):
            tag = state.villages[self.seat][move.at]
            state.cast.abilities[state.face[tag]].end(state, move.at, dice)
        else:
            end_turn(state, dice)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return self.tired(state, tag) if seat == self.seat and state.is_up(tag) else None

    def resume(self, state: Table, dice: Dice) -> None:
        """§3.3 With nothing left to do the turn ends by itself."""
        if not is_something_left(state):
            state.question = None
            end_turn(state, dice)


ENDS: Final = by_seat(End)
