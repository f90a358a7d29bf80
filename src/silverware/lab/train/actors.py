"""Processes that step tables for a network, in two halves: while it thinks about one, the other is played."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from silverware.core.dice import Seeded
from silverware.core.game import AnyGame
from silverware.core.seats import Seat
from silverware.envs import Arrays, Setting, VectorTable
from silverware.games import game_called
from silverware.lab.train.truth import NONE, TRUTHS
from silverware.lab.workers import sign_on

HALVES: Final = 2
ALIGNED: Final = 64


class Kind(NamedTuple):
    """A kind of table that is played while a network learns."""

    seats: int
    options: tuple[tuple[str, Any], ...]


class Rows(NamedTuple):
    """Some tables of one kind, in neighbouring rows of a half."""

    kind: Kind
    first: int
    stop: int


def kinds(game: AnyGame, count: int, usual: float, seed: int) -> list[Kind]:
    """So many kinds of tables, for every seat count in turn: with the usual options as often as said, or by chance."""
    dice = Seeded(f"{seed}/kinds")
    found: list[Kind] = []
    while len(found) < count:
        seats = game.seats[len(found) % len(game.seats)]
        if float(dice.below(1000)) < 1000 * usual:
            found.append(Kind(seats, ()))
            continue
        chosen = {name: values[dice.below(len(values))] for name, values in game.choices().items()}
        if game.objection(seats, game.choose(chosen)) is None:
            found.append(Kind(seats, tuple(chosen.items())))
    return found


def shared_out(found: Sequence[Kind], games: int) -> list[Rows]:
    """Rows for each kind, as many for one as for another."""
    bounds = [games * at // len(found) for at in range(len(found) + 1)]
    return [Rows(kind, first, stop) for kind, first, stop in zip(found, bounds, bounds[1:], strict=False)]


@dataclass(frozen=True)
class Half:
    """The arrays of half of the games: a row for each."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    truth: NDArray[np.int8]
    asked: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    actions: NDArray[np.int64]

    @classmethod
    def shapes(cls, game: AnyGame, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The shape and the type of each array. Observations have one number more, which stays 0."""
        widest = Setting(game, max(game.seats))
        return {
            "observations": ((games, widest.width + 1), np.int16),
            "masks": ((games, len(widest.moves)), np.int8),
            "truth": ((games, len(TRUTHS.get(game.name, NONE).groups)), np.int8),
            "asked": ((games,), np.int32),
            "rewards": ((games, widest.seats), np.float32),
            "ended": ((games,), np.bool_),
            "actions": ((games,), np.int64),
        }

    @classmethod
    def size(cls, game: AnyGame, games: int) -> int:
        """How many bytes of shared memory they take."""
        shapes = cls.shapes(game, games).values()
        whole: int = sum(prod(shape) * np.dtype(kind).itemsize + ALIGNED for shape, kind in shapes)
        return whole + ALIGNED

    @classmethod
    def within(cls, memory: SharedMemory, game: AnyGame, games: int, number: int) -> Self:
        """One of the halves in shared memory."""
        at = number * (-(-cls.size(game, games) // ALIGNED) * ALIGNED)
        found: dict[str, Any] = {}
        for name, (shape, kind) in cls.shapes(game, games).items():
            found[name] = np.ndarray(shape, kind, memory.buf, at)
            at += -(-found[name].nbytes // ALIGNED) * ALIGNED
        return cls(**found)


class Actors:
    """The processes and their games. Close them when you are done, or use them in a `with`."""

    def __init__(self, game: str, games: int, workers: int, rows: Sequence[Rows], seed: str) -> None:
        """`games` are those of one half; `rows` says what they play."""
        chosen = game_called(game)
        size = HALVES * (Half.size(chosen, games) + ALIGNED)
        self.memory = SharedMemory(create=True, size=size)
        """Where all of them write."""
        self.halves = [Half.within(self.memory, chosen, games, number) for number in range(HALVES)]
        context = get_context("spawn")
        self._ends: list[Connection] = []
        self._workers = []
        for worker in range(workers):
            here, there = context.Pipe()
            mine = [each for number, each in enumerate(rows) if number % workers == worker]
            asked = (there, self.memory.name, game, games, mine, f"{seed}/{worker}")
            process = context.Process(target=work, args=asked, daemon=True)
            process.start()
            there.close()
            self._ends.append(here)
            self._workers.append(process)
        for half in range(HALVES):
            self.wait(half)

    def __enter__(self) -> Actors:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def go(self, half: int) -> None:
        """Play the actions of a half, without waiting for what comes of them."""
        for end in self._ends:
            end.send(half)

    def wait(self, half: int) -> None:
        """Wait until a half has been played."""
        for end in self._ends:
            said = end.recv()
            if said != half:
                raise said

    def close(self) -> None:
        """End the processes, and give the memory back."""
        for end in self._ends:
            end.close()
        for process in self._workers:
            process.join()
        self.halves = []
        with suppress(BufferError):  # somebody still holds an array
            self.memory.close()
        self.memory.unlink()


class Acted:
    """Some tables of one kind, and where they write."""

    def __init__(self, game: AnyGame, half: Half, rows: Rows, seed: str) -> None:
        self.setting = Setting(game, rows.kind.seats, options=dict(rows.kind.options))
        own = slice(rows.first, rows.stop)
        arrays = Arrays(
            half.observations[own, : self.setting.width],
            half.masks[own],
            half.asked[own],
            half.rewards[own, : rows.kind.seats],
            half.ended[own],
        )
        self.table = VectorTable(self.setting, games=rows.stop - rows.first, seed=seed, arrays=arrays)
        self.truth = half.truth[own]
        self.actions = half.actions[own]
        self._read = TRUTHS.get(game.name, NONE).read
        self.look()

    def play(self) -> None:
        """Play what was chosen."""
        self.table.step(self.actions)
        self.look()

    def look(self) -> None:
        """Write what is hidden, for the critic."""
        if self.truth.shape[1]:
            seats: list[Seat] = self.table.asked.tolist()
            self.truth[:] = [
                self._read(state, seat) for state, seat in zip(self.table.batch.states, seats, strict=True)
            ]


def work(end: Connection, memory_name: str, game: str, games: int, rows: Sequence[Rows], seed: str) -> None:
    """What a process does: play its rows of a half, whenever it is told."""
    sign_on()
    memory = SharedMemory(memory_name)
    chosen = game_called(game)
    halves: list[list[Acted]] = []
    for number in range(HALVES):
        half = Half.within(memory, chosen, games, number)
        halves.append([Acted(chosen, half, each, f"{seed}/{number}/{at}") for at, each in enumerate(rows)])
        end.send(number)
    with suppress(EOFError):
        while True:
            number = end.recv()
            try:
                for each in halves[number]:
                    each.play()
            except Exception as error:  # whatever it is, who asked is told
                end.send(error)
            else:
                end.send(number)
