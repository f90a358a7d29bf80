"""What a seat observes of Quicksand."""

from __future__ import annotations

from typing import Any, Final

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
from silverware.tensors.pen import Pen

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
        self.answers = [_told(move) for move in game.notation.moves] if memory else []

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
            pen.mark((question.seat - me + seats) % seats, seats)
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
        for other in range(seats):
            number = sizes[other]
            cells[at + (other - me + seats) % seats] = i16(number)
        at += seats
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
        for count in state.discards:
            pen.put(count)
        pen.put(state.idle)
        for distance in range(seats):
            least = state.stranded[(me + distance) % seats]
            for number in least:
                pen.put(number)
            if not least:
                pen.skip(EXPLORERS + 1)
        if self.memory:
            self.write_answers(pen, state.history, me)

    def write_answers(self, pen: Pen, history: list[tuple[int, int]], me: i64) -> None:
        """Write the last answers."""
        seats = self.chairs
        cells = pen.cells
        at = pen.at
        pen.at = at + REMEMBERED * ANSWER
        last = len(history)
        for back in range(1, min(last, REMEMBERED) + 1):
            who, number = history[last - back]
            told = self.answers[number]
            code: i64 = told & 7
            cells[at] = i16(code)
            other: i64 = who
            cells[at + 1] = i16((other - me + seats) % seats + 1)
            code = told >> 3 & 127
            cells[at + 2] = i16(code)
            code = told >> 10 & 7
            cells[at + 3] = i16(code)
            code = told >> 13 & 7
            cells[at + 4] = i16(code)
            code = told >> 16
            cells[at + 5] = i16(code)
            at += ANSWER


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
