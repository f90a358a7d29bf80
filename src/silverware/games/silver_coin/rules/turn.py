"""A turn: §3, §4 drawing, §5 taking and §8 calling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silver_coin import forms
from silverware.games.silver_coin.components import BIT, CARDS, DISCARD_FIRST, DISCARD_LAST
from silverware.games.silver_coin.events import Called, Discarded, Drew, Kept, Passed, Took
from silverware.games.silver_coin.moves import (
    CALL,
    DISCARD,
    DRAW,
    DRAWS,
    EXCHANGES,
    KEEPS,
    PASS,
    PROTECTS,
    TAKE,
    USE,
    DrawShown,
    Exchange,
    Keep,
    Protect,
    TakeDeep,
    UseBlob,
)
from silverware.games.silver_coin.rules.exchange import begin_exchange, looks_at_hand, not_exchanged
from silverware.games.silver_coin.rules.flow import TurnQuestion, end_turn, finish_action, lay_token
from silverware.games.silver_coin.rules.question import Ask, by_seat
from silverware.games.silver_coin.state import NOBODY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

ACTIONS: Final[list[tuple[Move, ...]]] = [
    tuple([move for bit, move in enumerate((DRAW, TAKE, CALL)) if possible >> bit & 1]) for possible in range(8)
]
"""§3.1 The menus by what is possible, one bit each: draw, take, call."""
WITH_TAKEN: Final[list[tuple[Move, ...]]] = [tuple(EXCHANGES[:size]) for size in range(CARDS + 1)]
WITH_DRAWN: Final[list[tuple[Move, ...]]] = [(DISCARD, *EXCHANGES[:size]) for size in range(CARDS + 1)]
WITH_USEFUL: Final[list[tuple[Move, ...]]] = [(DISCARD, USE, *EXCHANGES[:size]) for size in range(CARDS + 1)]
"""§4.1, §5.1 By the size of the village."""


class Turn(TurnQuestion):
    """§3.1 Draw, take the top discard or call; §18.1 or use a Blob."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "turn", "3.1", "Your turn begins: draw, take or call.")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.Turn()

    def choices(self, state: Table) -> tuple[Move, ...]:
        size = len(state.villages[self.seat])
        possible = 1 if state.unseen() > 0 else 0
        if size > 0 and state.pile:
            possible += 2
        if size <= state.box.vote_cards and state.caller == NOBODY:
            possible += 4
        menu = ACTIONS[possible]
        if state.shown:
            menu += tuple(DRAWS[: len(state.shown)])
        for ability in state.cast.acting:
            more = ability.actions(state)
            if more:
                menu += tuple(more)
        if not menu:
            menu = (PASS,)
        if state.token == self.seat:
            menu += tuple(PROTECTS[:size])
        return menu

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if move is DRAW:
            draw(state, dice)
        elif move is TAKE:
            take(state, len(state.pile) - 1, 1)
        elif move is CALL:
            call(state, dice)
        elif isinstance(move, UseBlob):
            state.cast.acting[0].act(state, move, dice)
        elif isinstance(move, DrawShown):
            draw_shown(state, move.at)
        elif isinstance(move, Protect):
            lay_token(state, move.at)
            state.ask(self)
        else:
            if state.heard is not None:
                state.heard.append(Passed(SEAT_NAMES[self.seat]))
            finish_action(state, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is DRAW:
            return Refusal("The deck is empty.", "9.3")
        if move is TAKE:
            if not state.pile:
                return Refusal("There is no discard to take.", "5.4")
            return Refusal("Your village has no cards to exchange, so you can't take one.", "6.5")
        if move is CALL:
            if state.caller != NOBODY:
                return Refusal("Nobody can call in the last lap.", "8.4")
            size = len(state.villages[self.seat])
            return Refusal(
                f"You can call with {state.box.vote_cards} cards or fewer in your village, not with {size}.", "8.1"
            )
        if move is PASS:
            return Refusal("You can still do something this turn, so you can't pass.", "3.4")
        if isinstance(move, DrawShown):
            return Refusal("There is no such card beside the deck.", "28.3")
        if isinstance(move, TakeDeep):
            return Refusal("You can take only the top discard.", "5.1")
        if isinstance(move, UseBlob):
            return self.no_blob(state, move)
        return super().refusal(state, move)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        reason = self.tired(state, tag) if seat == self.seat and state.is_up(tag) else None
        first = "Draw a card or take the top discard first; then choose what it is exchanged for."
        return Refusal(first, "3.1") if reason is None else reason

    def no_blob(self, state: Table, move: UseBlob) -> Refusal:
        """Why a Blob cannot use that discard."""
        up = [state.cast.names[state.face[tag]] for tag in state.villages[self.seat] if state.is_up(tag)]
        if up.count("blob") <= move.at:
            return Refusal(
                f"You need {move.at + 1} faceup {'Blobs' if move.at else 'Blob'} in your village.",
                "18.2" if move.at else "18.1",
            )
        return Refusal("There is no such discard, or you can't use it now.", "18.4")


TURNS: Final = by_seat(Turn)


# §4 Drawing


def draw(table: Table, dice: Dice) -> None:
    """§4.1 The top card is looked at; §28.9 with a Rascal two are."""
    count = 1
    for ability in table.cast.drawing:
        count = min(ability.draws(table), table.unseen())
    for _ in range(count):
        table.hold(table.draw(dice))
    if table.heard is not None:
        faces = tuple([table.shown_face(tag) for tag in table.hand])
        table.heard.append(Drew(SEAT_NAMES[table.turn], faces, False, table.left()))
    if count == 1:
        table.ask(DRAWN[table.turn])
    else:
        table.ask(KEEP_ONE[table.turn])


def draw_shown(table: Table, at: int) -> None:
    """§28.3 A card from beside the deck is drawn; everybody has seen it."""
    tag = table.shown.pop(at)
    table.turn_down(tag)
    table.hold(tag)
    if table.heard is not None:
        table.heard.append(Drew(SEAT_NAMES[table.turn], (table.shown_face(tag),), True, table.left()))
    table.ask(DRAWN[table.turn])


class KeepOne(Ask):
    """§28.9 Keep one of two cards; the other goes back on the deck."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "keep", "28.9", "Keep the upper or the lower of the two cards.")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.KeepOne()

    def looks_at(self, state: Table) -> i64:
        mask: i64 = BIT[state.hand[0]] | BIT[state.hand[1]]
        return mask

    def menu(self, state: Table) -> tuple[Move, ...]:
        return tuple(KEEPS)

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Keep):
            tag = state.hand.pop(1 - move.at)
            state.top.append(tag)
            if state.heard is not None:
                kept = state.shown_face(state.hand[0])
                state.heard.append(Kept(SEAT_NAMES[self.seat], move.at + 1, kept, state.shown_face(tag)))
        state.ask(DRAWN[self.seat])


KEEP_ONE: Final = by_seat(KeepOne)


class Drawn(TurnQuestion):
    """§4.1 Discard the drawn card, use it or exchange it."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "drawn", "4.1", "You have drawn a card: discard it, use it or exchange it.")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.Drawn()

    def looks_at(self, state: Table) -> i64:
        return looks_at_hand(state, drawn=True)

    def choices(self, state: Table) -> tuple[Move, ...]:
        kind = state.face[state.hand[0]]
        size = len(state.villages[self.seat])
        if DISCARD_FIRST <= kind <= DISCARD_LAST and state.cast.abilities[kind].can_drawn(state):
            return WITH_USEFUL[size]
        return WITH_DRAWN[size]

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        if move is DISCARD:
            if state.heard is not None:
                state.heard.append(Discarded(SEAT_NAMES[self.seat], state.shown_face(state.hand[0])))
            state.discard(state.hand.pop())
            finish_action(state, dice)
        elif move is USE:
            state.cast.abilities[state.face[state.hand[0]]].use_drawn(state, dice)
        elif isinstance(move, Exchange):
            begin_exchange(state, move.at, dice, drawn=True)

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return not_exchanged(self, seat)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is USE:
            kind = state.face[state.hand[0]]
            if DISCARD_FIRST <= kind <= DISCARD_LAST:
                return state.cast.abilities[kind].unable()
            return Refusal("You can use only numbers 5 to 12 when you draw them.", "4.3")
        return super().refusal(state, move)


DRAWN: Final = by_seat(Drawn)


# §5 Taking


def take(table: Table, at: int, depth: int) -> None:
    """§5.1 A discard is taken, to be exchanged."""
    tag = table.pile.pop(at)
    table.hand.append(tag)
    if table.heard is not None:
        table.heard.append(Took(SEAT_NAMES[table.turn], depth, table.face_as_it_lies(tag), table.is_up(tag)))
    table.ask(TAKEN[table.turn])


class Taken(TurnQuestion):
    """§5.1 A taken card must be exchanged."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "taken", "5.1", "You took this card, so you must exchange it.")

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.Taken()

    def choices(self, state: Table) -> tuple[Move, ...]:
        return WITH_TAKEN[len(state.villages[self.seat])]

    def decide(self, state: Table, move: Move, dice: Dice) -> None:
        assert isinstance(move, Exchange)
        begin_exchange(state, move.at, dice, drawn=False)

    def spares(self, state: Table, tag: int) -> bool:
        return len(state.villages[self.seat]) > 1

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        return not_exchanged(self, seat)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is USE:
            return Refusal("You don't use the ability of a card that you take.", "5.2")
        return super().refusal(state, move)


TAKEN: Final = by_seat(Taken)


# §8 Calling for a vote


def call(table: Table, dice: Dice) -> None:
    """§8.2 The call is the whole turn."""
    table.caller = table.turn
    table.awaits[table.turn] = 0
    if table.heard is not None:
        table.heard.append(Called(SEAT_NAMES[table.turn]))
    end_turn(table, dice)
