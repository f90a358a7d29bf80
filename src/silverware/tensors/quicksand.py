"""What a seat observes of Quicksand."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from silverware.core.game import AnyGame
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.games.quicksand import Quicksand
from silverware.games.quicksand.components import EXPLORERS, HAND, KINDS
from silverware.games.quicksand.moves import Discard, MoveExplorer, Rescue, Sink
from silverware.games.quicksand.rules import MayDiscard
from silverware.games.quicksand.state import Table
from silverware.tensors.observer import Observer
from silverware.tensors.pen import Pen, left_of

REMEMBERED: Final = 12
"""So many answers of the history are told, the latest first."""
ANSWER: Final = 6
"""Numbers that tell an answer."""
MOVED: Final = 1
RESCUED: Final = 2
SANK: Final = 3
DISCARDED: Final = 4
PASSED_OR_KEPT: Final = 5


class QuicksandObserver(Observer):
    """Counters, cards and explorers, and what everybody has answered lately."""

    def __init__(self, game: AnyGame, seats: int, options: Any, *, memory: bool) -> None:
        super().__init__(game, seats, options, memory=memory)
        assert isinstance(game, Quicksand)
        box = game.box
        self.chairs: i64 = seats
        self.spaces: i64 = len(box.spaces)
        spaces = len(box.spaces)
        self.field("question", (2,), 1, "What is asked: to play, or to discard.")
        self.field("asked", (seats,), 1, "Who is asked.")
        self.field("identity", (EXPLORERS,), 1, "The explorer that is yours, by colour.")
        self.field("hand", (KINDS,), HAND, "Your cards, by kind: the colours, Masks, Quicksand.")
        self.field("cards", (seats,), HAND, "Cards in each hand.")
        self.field("space", (EXPLORERS, spaces), 1, "The space of each explorer.")
        self.field("left", (EXPLORERS,), spaces, "Its steps to the temple, on the shortest way.")
        self.field("stuck", (EXPLORERS,), 1, "Whether it is stuck.")
        self.field("unowned", (EXPLORERS,), 1, "Whether it has proved to be nobody's.")
        self.field("turn", (1,), 100, "The number of the turn.")
        self.field("deck", (1,), len(box.deck), "Cards in the deck.")
        self.field("discards", (KINDS,), max(box.copies), "Cards played and discarded since the last shuffle.")
        self.field("idle", (1,), seats, "How many seats in a row could play nothing.")
        self.field(
            "stranded",
            (seats, EXPLORERS + 1),
            HAND + 1,
            "The fewest cards of each colour, and of Quicksand, that a seat lacked when it could play nothing; 0 "
            "where it could.",
        )
        if memory:
            self.field(
                "answers",
                (REMEMBERED, ANSWER),
                spaces,
                "The last answers, the latest first: what (1 moved, 2 rescued, 3 sank, 4 discarded, 5 played or "
                "discarded nothing), who (from 1), the colour or kind (from 1; for sinking, the explorers as bits), "
                "cards, Masks, and the space where a movement ended.",
            )
            self.field("moved", (seats, EXPLORERS), 20, "The steps that each seat has moved each explorer so far.")
        self.answers = vec[i64]([i64(_told(move)) for move in game.notation.moves] if memory else [])

    def write(self, pen: Pen, state: State, seat: Seat) -> None:
        assert isinstance(state, Table)
        seats = self.chairs
        spaces = self.spaces
        me: i64 = seat
        question = state.question
        if question is None:
            pen.skip(2 + seats)
        else:
            pen.mark(1 if isinstance(question, MayDiscard) else 0, 2)
            pen.mark(left_of(me, question.seat, seats), seats)
        pen.mark(state.identities[me], EXPLORERS)
        cells = pen.cells
        at = pen.at
        first = me * KINDS
        held = state.held
        for own in range(first, first + KINDS):
            number: i64 = held[own]
            cells[at] = i16(number)
            at += 1
        sizes = state.sizes
        holder = me
        for _ in range(seats):
            number = sizes[holder]
            cells[at] = i16(number)
            at += 1
            holder += 1
            if holder == seats:
                holder = 0
        left = at + EXPLORERS * spaces
        distances = state.box.distances
        for on in state.at:
            space: i64 = on
            cells[at + space] = 1
            at += spaces
            number = distances[space]
            cells[left] = i16(number)
            left += 1
        pen.at = left
        pen.flags(state.stuck, EXPLORERS)
        pen.flags(state.unowned, EXPLORERS)
        pen.put(state.round)
        pen.put(len(state.deck))
        self.write_cards(pen, state, me)
        if self.memory:
            self.write_answers(pen, state.history, me)

    def write_cards(self, pen: Pen, state: Table, me: i64) -> None:
        """Write the discards, and what is known of those who could play nothing."""
        seats = self.chairs
        cells = pen.cells
        at = pen.at
        discards = state.discards
        for kind in range(i64(KINDS)):
            number: i64 = discards[kind]
            cells[at] = i16(number)
            at += 1
        number = state.idle
        cells[at] = i16(number)
        pen.at = at + 1
        stranded = state.stranded
        holder = me
        for _ in range(seats):
            least = stranded[holder]
            if least:
                for lacked in least:
                    pen.put(lacked)
            else:
                pen.at += EXPLORERS + 1
            holder += 1
            if holder == seats:
                holder = 0

    def write_answers(self, pen: Pen, history: list[tuple[int, int]], me: i64) -> None:
        """Write the last answers."""
        seats = self.chairs
        cells = pen.cells
        at = pen.at
        pen.at = at + REMEMBERED * ANSWER
        answers = self.answers
        last: i64 = len(history)
        first = last - REMEMBERED if last > REMEMBERED else 0
        while last > first:
            last -= 1
            who, number = history[last]
            seat: i64 = who
            told = answers[number]
            cells[at] = i16(told & 7)
            cells[at + 1] = i16(left_of(me, seat, seats) + 1)
            cells[at + 2] = i16(told >> 3 & 127)
            cells[at + 3] = i16(told >> 10 & 7)
            cells[at + 4] = i16(told >> 13 & 7)
            cells[at + 5] = i16(told >> 16)
            at += ANSWER
        self.write_steps(pen, history, me)

    def write_steps(self, pen: Pen, history: list[tuple[int, int]], me: i64) -> None:
        """Write how far each seat has moved each explorer."""
        seats = self.chairs
        cells = pen.cells
        at = pen.at
        pen.at = at + seats * EXPLORERS
        answers = self.answers
        for who, number in history:
            told = answers[number]
            if told & 7 == MOVED:
                seat: i64 = who
                colour = (told >> 3 & 127) - 1
                steps = (told >> 10 & 7) + (told >> 13 & 7)
                cells[at + left_of(me, seat, seats) * EXPLORERS + colour] += i16(steps)


def _told(move: object) -> int:
    """A move as the numbers that tell it, in one."""
    if isinstance(move, MoveExplorer):
        return MOVED | move.colour + 1 << 3 | move.cards << 10 | move.masks << 13 | move.end << 16
    if isinstance(move, Rescue):
        return RESCUED | move.colour + 1 << 3 | 1 - move.masks << 10 | move.masks << 13
    if isinstance(move, Sink):
        return SANK | move.explorers << 3 | move.count << 10
    if isinstance(move, Discard):
        return DISCARDED | move.card + 1 << 3 | 1 << 10
    return PASSED_OR_KEPT
