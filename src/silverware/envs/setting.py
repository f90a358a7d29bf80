"""What a program plays: a game at a table of so many seats, its observations and its actions as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from pkgutil import resolve_name
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from silverware.bots.judgement import placements
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.registry import registration
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Outcome, State
from silverware.games import game_called
from silverware.tensors.observer import Observer
from silverware.tensors.single import Single
from silverware.tensors.turning import actions

Cells = NDArray[np.int16]
Mask = NDArray[np.int8]
USUAL_SEATS: Final = 4


class Setting:
    """A game, a number of seats, options, and whether observations hold what a perfect memory would.

    An action is the number of a move as the seat sees the table that makes it: it calls itself north, its left
    neighbour east. So do observations, and what one seat learns holds for all.

    >>> setting = Setting("quick-silver", seats=3)
    >>> setting.move(setting.action(setting.game.notation.parse("swap 20 with south"), 1), 1)
    <swap 20 with south>
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int = USUAL_SEATS,
        *,
        options: Mapping[str, Any] | None = None,
        memory: bool = True,
        edition: str | None = None,
    ) -> None:
        self.game = game_called(game, edition) if isinstance(game, str) else game
        self.options = self.game.choose(options or {})
        self.seats = self.game.check_table(seats, self.options)
        self.memory = memory
        self.id = f"silverware_{self.game.name.replace('-', '_')}_v0"
        """The name that other programs know it by."""
        self.names = [name.title() for name in SEAT_NAMES[:seats]]
        self.observer = observer_of(self.game)(self.game, seats, self.options, memory=memory)
        self.width = self.observer.width
        """Numbers of an observation."""
        self.moves: list[Move] = self.game.notation.moves
        self.actions = actions(self.game, seats)
        """By seat and by the number of a move: its action."""
        self.numbers = [_inverse(turned) for turned in self.actions]
        """By seat and action: the number of the move."""
        self._single = Single(self.observer, self.actions)

    def __repr__(self) -> str:
        return f"<{self.game.title}, {self.seats} seats: {self.width} numbers, {len(self.moves)} actions>"

    def __deepcopy__(self, _: Any) -> Setting:
        """Itself: it never changes."""
        return self

    def action(self, move: Move, seat: Seat) -> int:
        """The action by which a seat makes a move."""
        return self.actions[seat][move.number]

    def move(self, action: int, seat: Seat) -> Move:
        """The move that a seat makes by an action."""
        return self.moves[self.numbers[seat][action]]

    def legal(self, state: State) -> list[int]:
        """The actions of the asked seat; none when the game is over."""
        return self._single.legal(state)

    def mask(self, state: State, seat: Seat) -> Mask:
        """1 for each action that a seat has now."""
        return np.frombuffer(memoryview(self._single.mask(state, seat)), np.int8).copy()

    def observe(self, state: State, seat: Seat) -> Cells:
        """What a seat observes."""
        return np.frombuffer(memoryview(self._single.observe(state, seat)), np.int16).copy()

    def planes(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The same numbers by name, each in its shape: of one observation, or of many at once."""
        before = observation.shape[:-1]
        return {
            field.name: observation[..., field.first : field.first + field.size].reshape(*before, *field.shape)
            for field in self.observer.fields
        }

    def scale(self) -> NDArray[np.float32]:
        """By number of an observation: what to multiply it with, to have about 0 to 1."""
        return np.concatenate([np.full(field.size, 1 / field.most, np.float32) for field in self.observer.fields])

    def rewards(self, outcome: Outcome) -> list[float]:
        """What each seat gets at the end: 1 for coming out best, -1 for coming out worst, ties between."""
        return [2 * worth - 1 for worth in placements(outcome, fewest=self.game.fewest)]


def observer_of(game: AnyGame) -> type[Observer]:
    """What writes observations of a game; BadTable where it brings nothing of the kind along."""
    name = registration(game.name).observer
    if name is None:
        raise BadTable(f"{game.title} has no observer, so programs can't learn it.")
    kind: type[Observer] = resolve_name(name)
    return kind


def _inverse(permutation: list[int]) -> list[int]:
    inverse = [0] * len(permutation)
    for at, to in enumerate(permutation):
        inverse[to] = at
    return inverse
