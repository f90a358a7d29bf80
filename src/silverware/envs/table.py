"""`VectorTable`: many games stepped together, writing into arrays that are made once."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal, Self

import numpy as np
from numpy.typing import NDArray

from silverware.bots import RANDOM
from silverware.core.dice import Seeded
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.envs.opponents import Bots
from silverware.envs.setting import USUAL_SEATS, Cells, Setting
from silverware.tensors.batch import EVERYBODY, Batch, Opponents

CHUNK: Final = 60_000
"""Numbers that are observed before they are copied: few enough to stay in the processor's cache, and for memory that
is used again and again.
"""
Autoreset = Literal["same-step", "next-step"]


@contextmanager
def without_collecting() -> Iterator[None]:
    """Keep Python from looking for garbage in the middle of a step, through the states of all games each time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@dataclass(frozen=True)
class Arrays:
    """Where a table writes: one row for each game. Yours to read; its to write."""

    observations: NDArray[np.int16]
    """[games, numbers] What the asked seat observes."""
    masks: NDArray[np.int8]
    """[games, actions] 1 for each action it has."""
    asked: NDArray[np.int32]
    """[games] The asked seat; -1 where a game is over."""
    rewards: NDArray[np.float32]
    """[games, seats] 0 until a game ends, then from -1 for the worst to 1 for the best."""
    ended: NDArray[np.bool_]
    """[games] Whether a game ended in the last step."""

    @classmethod
    def shapes(cls, setting: Setting, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The shape and the type of each array, by name: for those who bring their own memory."""
        return {
            "observations": ((games, setting.width), np.int16),
            "masks": ((games, len(setting.moves)), np.int8),
            "asked": ((games,), np.int32),
            "rewards": ((games, setting.seats), np.float32),
            "ended": ((games,), np.bool_),
        }

    @classmethod
    def made(cls, setting: Setting, games: int) -> Self:
        """New ones."""
        return cls(**{name: np.zeros(shape, kind) for name, (shape, kind) in cls.shapes(setting, games).items()})


class VectorTable:
    """Games that are stepped together. Without `against`, your actions are those of all seats: whoever is asked.
    With a bot's name there, you play one seat of each game: `seat`, or if that is None another in each row.

    A game that ends makes way for the next one in the same step; or in the next step, whose action does not count.

    >>> table = VectorTable("quick-silver", seats=3, games=2, seed=10)
    >>> table.asked
    array([1, 0], dtype=int32)
    >>> table.step(table.sample())
    >>> table.observations.shape, table.masks.sum(axis=1).shape
    ((2, 177), (2,))
    """

    def __init__(
        self,
        game: str | AnyGame | Setting,
        seats: int = USUAL_SEATS,
        games: int = 1,
        *,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        memory: bool = True,
        edition: str | None = None,
        against: str | None = None,
        seat: Seat | None = None,
        autoreset: Autoreset = "same-step",
        arrays: Arrays | None = None,
        first: int = 0,
        stride: int | None = None,
    ) -> None:
        """`arrays`: where to write, if not into new ones. `first`, `stride`: the number of the first game, and how
        much further the next one of a row is.
        """
        self.setting = (
            game if isinstance(game, Setting) else Setting(game, seats, options=options, memory=memory, edition=edition)
        )
        self.games = games
        self.seed = seed
        self.autoreset = autoreset
        self.against = against
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise BadTable(f"There is no seat {seat} at a table of {self.setting.seats}.")
        places = [row % self.setting.seats for row in range(first, first + games)]
        self.learners = [EVERYBODY if against is None else place if seat is None else seat for place in places]
        """By row: the seat that you play; -1 for all of them."""
        self.arrays = Arrays.made(self.setting, games) if arrays is None else arrays
        self.observations = self.arrays.observations
        self.masks = self.arrays.masks
        self.asked = self.arrays.asked
        self.rewards = self.arrays.rewards
        self.ended = self.arrays.ended
        self.first = first
        self.stride = games if stride is None else stride
        self._rows = min(max(1, CHUNK // self.setting.width), games)
        self.reset()

    def __repr__(self) -> str:
        return f"<VectorTable: {self.games} games of {self.setting}>"

    def reset(self, seed: int | str | None = None) -> None:
        """Begin again: with the same games, or with those of another seed."""
        if seed is not None:
            self.seed = seed
        setting = self.setting
        opponents = Opponents() if self.against in (None, RANDOM) else Bots(self.against, setting.game, self.games)
        self.batch = Batch(
            setting.game,
            setting.observer,
            setting.actions,
            self.learners,
            opponents,
            self._rows,
            str(self.seed),
            self.first,
            self.stride,
            self.autoreset == "same-step",
        )
        self._dice = Seeded(f"{self.seed}/{self.first}/actions")
        self._legal = np.zeros(0, np.int64)
        self._ended = np.zeros(0, np.int64)
        self.masks[:] = 0
        self.rewards[:] = 0
        self.ended[:] = False
        self._look()

    def restart(self, rows: Sequence[int]) -> None:
        """Break the games of these rows off, and begin their next ones."""
        for row in rows:
            self.batch.restart(row)
        self._look()

    def _look(self) -> None:
        """Write what is observed now, though nothing was played."""
        self.batch.begin()
        for chunk in self._chunks():
            self.batch.observe(chunk.start, len(chunk))
            self._take_in(chunk)
        self._finish()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play an action in each game. IllegalMove if one is not allowed; then begin again with `reset`."""
        chosen: list[int] = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.games:
            raise ValueError(f"There are {self.games} games, and {len(chosen)} actions were given.")
        batch = self.batch
        batch.begin()
        with without_collecting():
            for chunk in self._chunks():
                batch.step(chosen, chunk.start, len(chunk))
                self._take_in(chunk)
        self._finish()

    def sample(self) -> NDArray[np.int64]:
        """By lot an action for each game, of those that it has; 0 where a game is over."""
        self.batch.sample(self._dice)
        return np.array(memoryview(self.batch.drawn), np.int64)

    def observe(self, game: int, seat: Seat) -> Cells:
        """What another seat observes of a game."""
        return self.setting.observe(self.batch.states[game], seat)

    @property
    def mine(self) -> NDArray[np.float32]:
        """[games] What the last step brought the seat that you play; without `against`, whoever is asked."""
        seats = np.maximum(self.asked, 0) if self.against is None else np.array(self.learners)
        found: NDArray[np.float32] = self.rewards[np.arange(self.games), seats]
        return found

    def finals(self) -> dict[int, State]:
        """The games that ended in the last step, by row."""
        return dict(zip(self.batch.ended, self.batch.finals, strict=True))

    def _chunks(self) -> list[range]:
        return [range(first, min(first + self._rows, self.games)) for first in range(0, self.games, self._rows)]

    def _take_in(self, chunk: range) -> None:
        cells = np.frombuffer(memoryview(self.batch.pen.cells), np.int16).reshape(-1, self.setting.width)
        self.observations[chunk.start : chunk.stop] = cells[: len(chunk)]

    def _finish(self) -> None:
        """Write what the step came to besides observations."""
        batch = self.batch
        flat = self.masks.reshape(-1)
        flat[self._legal] = 0
        self._legal = np.frombuffer(memoryview(batch.legal), np.int64)
        flat[self._legal] = 1
        self.asked[:] = np.frombuffer(memoryview(batch.asked), np.int32)
        self.rewards[self._ended] = 0
        self.ended[self._ended] = False
        self._ended = np.array(batch.ended, np.int64)
        if batch.ended:
            self.rewards[self._ended] = 2 * np.array(batch.worths, np.float32) - 1
            self.ended[self._ended] = True
