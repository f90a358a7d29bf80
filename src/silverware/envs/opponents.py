"""Who sits in the other seats: bots that hear what happens, each with its own dice."""

from __future__ import annotations

from silverware.bots import SeatedBot, seat_bot
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.tensors.batch import Opponents


class Bots(Opponents):
    """Bots of one kind in all seats but the learner's, in every row anew for each game."""

    def __init__(self, name: str, game: AnyGame, rows: int) -> None:
        super().__init__()
        self.name = name
        self.game = game
        self.bots: list[dict[Seat, SeatedBot]] = [{} for _ in range(rows)]
        self.events: list[list[Event]] = [[] for _ in range(rows)]

    def heard(self, row: int) -> list[Event] | None:
        self.events[row] = []
        return self.events[row]

    def begin(self, row: int, learner: Seat, seats: int, seed: str) -> None:
        others = [seat for seat in range(seats) if seat != learner]
        self.bots[row] = {seat: seat_bot(self.name, self.game, seat, f"{seed}/{seat}") for seat in others}

    def choose(self, row: int, state: State, seat: Seat) -> Move:
        for bot in self.bots[row].values():
            for event in self.events[row]:
                bot.hear(event)
        self.events[row].clear()
        return self.bots[row][seat].choose(self.game.view(state, seat), state.menu())
