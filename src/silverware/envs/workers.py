"""Many games shared out among processes, which write into one piece of shared memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from silverware.envs.setting import USUAL_SEATS, Setting
from silverware.envs.table import Arrays, VectorTable

STEP: Final = 0
SAMPLE: Final = 1
RESET: Final = 2
ALIGNED: Final = 64


class Block(NamedTuple):
    """The rows of one worker."""

    first: int
    stop: int


class SharedTable:
    """A `VectorTable` in `workers` processes: the same arrays, the same games for the same seed.

    `send` and `recv` are for those who do not wait for all of them: as with EnvPool, `recv` gives the games of the
    worker that is ready first. Close it when you are done, or use it in a `with`.
    """

    def __init__(
        self,
        game: str = "quick-silver",
        seats: int = USUAL_SEATS,
        games: int = 2,
        *,
        workers: int = 2,
        seed: int | str = 0,
        against: str | None = None,
        seat: int | None = None,
        autoreset: str = "same-step",
        **settings: Any,
    ) -> None:
        """`settings` are those of `Setting`."""
        if not 1 <= workers <= games:
            raise ValueError(f"There must be 1 to {games} workers for {games} games, not {workers}.")
        self.setting = Setting(game, seats, **settings)
        self.games = games
        shapes = Arrays.shapes(self.setting, games)
        self._memory = SharedMemory(create=True, size=_size(shapes) + ALIGNED + 8 * games)
        self._actions, self.arrays = _laid_out(self._memory, shapes, games)
        self.observations, self.masks = self.arrays.observations, self.arrays.masks
        self.asked, self.rewards, self.ended = self.arrays.asked, self.arrays.rewards, self.arrays.ended
        bounds = [games * at // workers for at in range(workers + 1)]
        self.blocks = [Block(first, stop) for first, stop in pairwise(bounds)]
        table = {"seed": seed, "against": against, "seat": seat, "autoreset": autoreset}
        context = get_context("spawn")
        self._ends: list[Connection] = []
        self._workers = []
        for block in self.blocks:
            here, there = context.Pipe()
            asked = (there, self._memory.name, game, seats, games, block, settings, table)
            worker = context.Process(target=_work, args=asked, daemon=True)
            worker.start()
            there.close()
            self._ends.append(here)
            self._workers.append(worker)
        self._busy = set(range(workers))
        self._collect()

    def __enter__(self) -> SharedTable:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def step(self, actions: Any) -> None:
        """Play an action in each game."""
        self._actions[:] = actions
        self._tell(STEP)

    def sample(self) -> NDArray[np.int64]:
        """By lot an action for each game, of those that it has."""
        self._tell(SAMPLE)
        return self._actions.copy()

    def reset(self) -> None:
        """Begin again with the same games."""
        self._tell(RESET)

    def send(self, actions: Any, block: int) -> None:
        """Play an action in each game of a block, without waiting for what comes of it."""
        rows = self.blocks[block]
        self._actions[rows.first : rows.stop] = actions
        self._busy.add(block)
        self._ends[block].send(STEP)

    def recv(self) -> int:
        """Wait for a block whose games are ready: its number. What came of it is in its rows of the arrays."""
        ready = wait([self._ends[block] for block in self._busy])
        block = self._ends.index(ready[0])  # type: ignore[arg-type]
        self._hear(block)
        return block

    def close(self) -> None:
        """End the workers, and give the memory back."""
        for end in self._ends:
            end.close()
        for worker in self._workers:
            worker.join()
        self.arrays = self._actions = None  # type: ignore[assignment]
        self.observations = self.masks = self.asked = self.rewards = self.ended = None  # type: ignore[assignment]
        with suppress(BufferError):  # somebody still holds an array
            self._memory.close()
        self._memory.unlink()

    def _tell(self, what: int) -> None:
        for block, end in enumerate(self._ends):
            end.send(what)
            self._busy.add(block)
        self._collect()

    def _collect(self) -> None:
        for block in sorted(self._busy):
            self._hear(block)

    def _hear(self, block: int) -> None:
        said = self._ends[block].recv()
        self._busy.discard(block)
        if said is not None:
            raise said


def _size(shapes: dict[str, tuple[tuple[int, ...], Any]]) -> int:
    return sum(int(np.prod(shape)) * np.dtype(kind).itemsize + ALIGNED for shape, kind in shapes.values())


def _laid_out(memory: SharedMemory, shapes: Any, games: int) -> tuple[NDArray[np.int64], Arrays]:
    """The arrays in a piece of memory, one after the other: the actions first."""
    found: dict[str, NDArray[Any]] = {}
    at = 0
    for name, (shape, kind) in {"actions": ((games,), np.int64), **shapes}.items():
        found[name] = np.ndarray(shape, kind, memory.buf, at)
        at += -(-found[name].nbytes // ALIGNED) * ALIGNED
    actions = found.pop("actions")
    return actions, Arrays(**found)


def _work(
    end: Connection, memory_name: str, game: str, seats: int, games: int, block: Block, settings: Any, table: Any
) -> None:
    """What a worker does: its rows, whenever it is told."""
    memory = SharedMemory(memory_name)
    setting = Setting(game, seats, **settings)
    actions, arrays = _laid_out(memory, Arrays.shapes(setting, games), games)
    rows = slice(block.first, block.stop)
    own = Arrays(*[getattr(arrays, name)[rows] for name in Arrays.shapes(setting, games)])
    mine = VectorTable(setting, games=block.stop - block.first, arrays=own, first=block.first, stride=games, **table)
    end.send(None)
    for told in _told(end):
        try:
            if told == STEP:
                mine.step(actions[rows])
            elif told == SAMPLE:
                actions[rows] = mine.sample()
            else:
                mine.reset()
        except Exception as error:  # whatever it is, who asked is told
            end.send(error)
        else:
            end.send(None)


def _told(end: Connection) -> Iterator[int]:
    with suppress(EOFError):
        while True:
            yield end.recv()
