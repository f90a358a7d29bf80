"""The rules of My Game in the order of the digest; § are those of digest.md."""

from __future__ import annotations

from typing import Final

from my_game import messages
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Outcome, Question, Refusal, State

ONE: Final = Move("take 1", messages.Take(1))
TWO: Final = Move("take 2", messages.Take(2))
MOVES: Final = (ONE, TWO)


class Table(State):
    """A table of My Game."""

    def __init__(self, seats: int, heap: int) -> None:
        super().__init__(seats, "1.1")
        self.round = 1
        self.heap = heap
        self.taken = [0] * seats

    def take(self, seat: Seat, count: int) -> None:
        """§2.1 A seat takes counters from the heap."""
        self.heap -= count
        self.taken[seat] += count
        if self.heard is not None:
            self.heard.append(messages.Took(SEAT_NAMES[seat], count, self.heap))

    def win(self, seat: Seat) -> None:
        """§1.1 Whoever takes the last counter wins."""
        self.finish(Outcome("last counter", (seat,), tuple(self.taken)))


class Turn(Question[Table]):
    """§2.1 In turn, take one or two counters."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "turn", "2.1")

    def form(self, state: Table, seat: Seat) -> messages.Turn:
        return messages.Turn()

    def menu(self, state: Table) -> tuple[Move, ...]:
        return (ONE,) if state.heap == 1 else (ONE, TWO)

    def answer(self, state: Table, move: Move, dice: Dice) -> None:
        state.take(self.seat, 2 if move is TWO else 1)
        if state.heap == 0:
            state.win(self.seat)
        else:
            state.ask(Turn((self.seat + 1) % state.seats))

    def refusal(self, state: Table, move: Move) -> Refusal:
        return Refusal("There is only one counter left.", "2.2")
