"""What a seat observes of Quick Silver."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i16, i64

from silverware.core.game import AnyGame
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.games.quick_silver import QuickSilver
from silverware.games.quick_silver.components import CENTRE, HAND, PLACES
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.rules import NOBODY, MayRedirect, Spy, TakeSlot
from silverware.games.quick_silver.state import Table
from silverware.tensors.observer import Observer
from silverware.tensors.pen import Pen, left_of

SPY: Final = 0
TURN: Final = 1
REDIRECT: Final = 2
TAKE: Final = 3
UNSEEN: Final = -1
NOWHERE: Final = -1


class QuickSilverObserver(Observer):
    """Hands and carts, the swap under way, and every card this seat has seen since the deal."""

    def __init__(self, game: AnyGame, seats: int, options: Any, *, memory: bool) -> None:
        super().__init__(game, seats, options, memory=memory)
        assert isinstance(game, QuickSilver)
        assert isinstance(options, Options)
        box = game.box
        kinds = len(box.names)
        self.chairs: i64 = seats
        self.kinds: i64 = kinds
        self.strange = options.sneaky_stranger
        self.memorable: i64 = box.sides * seats
        """The most swaps there can be in a round: a turn for each seat and each number of the black die."""
        self.field("question", (4,), 1, "What is asked: spy, turn, redirect or take.")
        self.field("asked", (seats,), 1, "Who is asked.")
        self.field("hand", (kinds,), 3, "Your cards, by kind.")
        self.field("plates", (seats,), box.tokens_each, "Replacement Plates on each cart.")
        self.field("blasts", (seats,), box.tokens_each, "Blasts on each cart.")
        self.field("sneaks", (seats,), box.sneak_tokens, "Sneak tokens of each seat.")
        self.field("cash", (seats,), box.mayor, "Cash of each seat.")
        self.field("living", (seats,), 1, "Who is still in the game.")
        self.field("dealer", (seats,), 1, "Who deals.")
        self.field("first", (seats,), 1, "Who has the black die, and begins each lap.")
        self.field("round", (1,), 12, "The number of the round.")
        self.field("black", (1,), box.sides, "What the black die shows.")
        self.field("white", (1,), box.sides, "What the white die shows.")
        self.field("last lap", (1,), 1, "Whether this is the last lap.")
        self.field("pile", (1,), box.sneak_tokens, "Sneak tokens nobody has taken.")
        self.field("stranger", (1,), box.mayor, "The Stranger's cash, where it plays.")
        self.field("taker", (seats,), 1, "Who makes the swap under way.")
        self.field("target", (seats + 1,), 1, "Where it is now: a seat, or last the centre.")
        self.field("sender", (seats,), 1, "Who sent it there.")
        self.field("offered", (kinds,), 1, "The card that is offered, if it is yours.")
        self.field("face up", (seats, kinds), 3, "The face-up cards while they are spied; with memory, all round.")
        if memory:
            self.field("known", (seats, kinds), 3, "Cards that must still be in the hands of others.")
            self.field("known centre", (HAND, kinds), 1, "Cards you know in the slots of the centre.")
            self.field(
                "swaps",
                (box.sides * seats, 5),
                kinds,
                "The swaps of this round in order: taker, source (the centre is last), slot, card given and card "
                "taken where you saw them. Each counts from 1, and is 0 where there is none.",
            )

    def write(self, pen: Pen, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        seats = self.chairs
        me: i64 = seat
        cells = pen.cells
        at = pen.at
        spying = self.write_question(pen, state, me)
        at += 4 + seats
        if state.dealt >> me & 1:
            for own in range(HAND * me, HAND * me + HAND):
                card: i64 = state.cards[own]
                cells[at + card] += 1
        at += self.kinds
        self.write_carts(pen, state, me, at)
        at += 5 * seats
        holder: i64 = state.dealer
        cells[at + left_of(me, holder, seats)] = 1
        holder = state.first
        cells[at + seats + left_of(me, holder, seats)] = 1
        pen.at = at + 2 * seats
        pen.put(state.round)
        pen.put(state.black)
        white: i64 = state.white
        pen.put(white)
        pen.put(1 if state.last_lap else 0)
        pen.put(state.sneak_pile)
        pen.put(state.cash[CENTRE] if self.strange else 0)
        pen.at += 3 * seats + 1 + self.kinds
        if self.memory:
            self.write_memory(pen, state, me, white)
        else:
            if spying:
                self.write_faceup(pen, state.cards, state.dealt, me, white, NOWHERE)
            pen.at += seats * self.kinds

    def write_question(self, pen: Pen, state: Table, me: i64) -> bool:
        """Write what is asked, and the swap under way; whether cards are being spied."""
        seats = self.chairs
        cells = pen.cells
        at = pen.at
        question = state.question
        if question is None:
            return False
        asked: i64 = question.seat
        asked = left_of(me, asked, seats)
        cells[at + 4 + asked] = 1
        there = at + 4 + self.kinds + 8 * seats + 6
        if isinstance(question, MayRedirect):
            cells[at + REDIRECT] = 1
            cells[there + seats + asked] = 1
            taker: i64 = question.taker
            place: i64 = question.place
            sender: i64 = question.sender
            if sender != NOBODY:
                cells[there + 2 * seats + 1 + left_of(me, sender, seats)] = 1
        elif isinstance(question, TakeSlot):
            cells[at + TAKE] = 1
            cells[there + 2 * seats] = 1
            taker = question.seat
            place = question.place
        else:
            spying = isinstance(question, Spy)
            cells[at + (SPY if spying else TURN)] = 1
            return spying
        cells[there + left_of(me, taker, seats)] = 1
        if taker == me:
            card: i64 = state.cards[place]
            cells[there + 3 * seats + 1 + card] = 1
        return False

    def write_carts(self, pen: Pen, state: Table, me: i64, at: i64) -> None:
        """Write what everybody sees of each seat, plane by plane."""
        seats = self.chairs
        cells = pen.cells
        plates, blasts, sneaks, cash = state.plates, state.blasts, state.sneaks, state.cash
        living = state.living
        holder = me
        for _ in range(seats):
            number: i64 = plates[holder]
            cells[at] = i16(number)
            number = blasts[holder]
            cells[at + seats] = i16(number)
            number = sneaks[holder]
            cells[at + 2 * seats] = i16(number)
            number = cash[holder]
            cells[at + 3 * seats] = i16(number)
            cells[at + 4 * seats] = i16(living >> holder & 1)
            at += 1
            holder += 1
            if holder == seats:
                holder = 0

    def write_faceup(self, pen: Pen, cards: list[int], dealt: i64, me: i64, white: i64, known: i64) -> None:
        """§3.4 Write the cards that were dealt face up; `known` is where those of others are written again."""
        seats = self.chairs
        kinds = self.kinds
        cells = pen.cells
        at = pen.at
        again = known - at
        holder = me
        for _ in range(seats):
            if dealt >> holder & 1:
                place: i64 = HAND * holder
                last = place + white
                while place < last:
                    card: i64 = cards[place]
                    card += at
                    cells[card] += 1
                    if known != NOWHERE and holder != me:
                        cells[again + card] += 1
                    place += 1
            at += kinds
            holder += 1
            if holder == seats:
                holder = 0

    def write_memory(self, pen: Pen, state: Table, me: i64, white: i64) -> None:
        """Go back through the swaps to the deal, and then on again as this seat saw them."""
        kinds = self.kinds
        first = pen.at
        known = first + self.chairs * kinds
        line = known + (self.chairs + HAND) * kinds
        trail = state.trail
        swaps: i64 = len(trail)
        if swaps == 0:
            self.write_faceup(pen, state.cards, state.dealt, me, white, known)
            pen.at = line + 5 * self.memorable
            return
        cards = state.cards[:PLACES]
        at = swaps
        while at > 0:
            at -= 1
            step: i64 = trail[at]
            mine = step // PLACES
            other = step - mine * PLACES
            card: i64 = cards[other]
            cards[other] = cards[mine]
            cards[mine] = card
        self.write_faceup(pen, cards, state.dealt, me, white, known)
        pen.at = line + 5 * self.memorable
        while at < swaps:
            step = trail[at]
            at += 1
            self.write_swap(pen, cards, step, me, known, line if at <= self.memorable else -1)
            line += 5

    def write_swap(self, pen: Pen, cards: list[int], step: i64, me: i64, known: i64, line: i64) -> None:
        """Exchange two cards once more, and write what this seat saw, and what it knows now."""
        seats = self.chairs
        kinds = self.kinds
        cells = pen.cells
        mine = step // PLACES
        other = step - mine * PLACES
        gave: i64 = cards[mine]
        took: i64 = cards[other]
        cards[mine] = took
        cards[other] = gave
        taker = mine // HAND
        source = other // HAND
        if taker != me and source != me:  # noqa: PLR1714 - compiled, a tuple would be made
            gave = UNSEEN
            took = UNSEEN
        mover = left_of(me, taker, seats)
        giver = seats if source == CENTRE else left_of(me, source, seats)
        slot = other - HAND * CENTRE
        if line >= 0:
            cells[line] = i16(mover + 1)
            cells[line + 1] = i16(giver + 1)
            cells[line + 2] = i16(slot + 1) if slot >= 0 else 0
            cells[line + 3] = i16(gave + 1)
            cells[line + 4] = i16(took + 1)
        hand = known + mover * kinds
        if mover:
            leave(pen, hand, gave, kinds)
        if slot >= 0:
            slot = known + (seats + slot) * kinds
            for kind in range(kinds):
                if cells[slot + kind]:
                    took = kind
                    cells[slot + kind] = 0
            if gave != UNSEEN:
                cells[slot + gave] = 1
        elif giver:
            leave(pen, known + giver * kinds, took, kinds)
            if gave != UNSEEN:
                cells[known + giver * kinds + gave] += 1
        if mover and took != UNSEEN:
            cells[hand + took] += 1


def leave(pen: Pen, hand: i64, card: i64, kinds: i64) -> None:
    """A card has left a hand; one not seen may be any, so that one of each kind is in doubt."""
    cells = pen.cells
    if card != UNSEEN:
        if cells[hand + card]:
            cells[hand + card] -= 1
        return
    for kind in range(kinds):
        if cells[hand + kind]:
            cells[hand + kind] -= 1
