"""One game at a time: what a seat observes, and which actions it has."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.tensors.observer import Observer
from silverware.tensors.pen import Pen


class Single:
    """Writes the observations and the masks of one game after the other."""

    def __init__(self, observer: Observer, actions: list[list[int]]) -> None:
        self.observer = observer
        self.actions = actions
        """By seat and by the number of a move: its action."""
        self.pen = Pen(1, observer.width)
        nothing: u8 = 0
        blank = vec[u8]([nothing] * len(actions[0]))
        self.blank = blank

    def observe(self, state: State, seat: Seat) -> vec[i16]:
        """What a seat observes."""
        pen = self.pen
        pen.clear()
        pen.begin(0)
        self.observer.write(pen, state, seat)
        return pen.cells

    def legal(self, state: State) -> list[int]:
        """The actions of the asked seat; none when the game is over."""
        seat = state.asked()
        if seat is None:
            return []
        mine = self.actions[seat]
        return [mine[move.number] for move in state.menu()]

    def mask(self, state: State, seat: Seat) -> vec[u8]:
        """1 for each action that a seat has now."""
        blank = self.blank
        mask = blank[:]
        if seat == state.asked():
            for action in self.legal(state):
                at: i64 = action
                mask[at] = 1
        return mask
