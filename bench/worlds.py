"""What an imagined world costs, beside a random playout: `python bench/worlds.py [MOMENTS] [WORLDS]`.

Moments are taken from the middle of random games of four seats: for each, many worlds are drawn from what was
prepared once, and some are imagined one by one. CPU time of one process.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from statistics import mean
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from silverware.core.dice import Dice, Seeded
from silverware.core.game import AnyGame
from silverware.games import GAMES

SEATS = 4
GOALS = {"quick-silver": "1", "quicksand": "2"}
"""How many playouts a world may cost."""

Moment = tuple[Any, Any]
"""The view of the seat that is asked, and its memory."""


def moments(game: AnyGame, count: int) -> Iterator[Moment]:
    """One moment of each game, anywhere between its first question and its last."""
    for seed in range(count):
        length = game.start(SEATS, Seeded(seed), game.choose({})).playout(Seeded(-seed))
        dice = Seeded(-seed)
        state = game.start(SEATS, Seeded(seed), game.choose({}))
        for _ in range(Seeded(f"when {seed}").below(length)):
            menu = state.menu()
            state.play(menu[dice.below(len(menu))], dice)
        seat = state.asked()
        assert seat is not None, "the playout went on"
        yield game.view(state, seat), game.recall(state, seat)


def playout(game: AnyGame, options: Any, dice: Dice) -> None:
    """A random game from its beginning."""
    game.start(SEATS, dice, options).playout(dice)


def cost(do: Callable[[], object], times: int) -> float:
    """The microseconds one takes of so many."""
    start = process_time()
    for _ in range(times):
        do()
    return (process_time() - start) / times * 1e6


class Costs:
    """What playouts, worlds and preparing took at each moment of one game."""

    def __init__(self, game: AnyGame, count: int, worlds: int) -> None:
        some = max(1, worlds // 10)
        dice, options = Seeded(1), game.choose({})
        self.playouts: list[float] = []
        self.prepared: list[float] = []
        self.single: list[float] = []
        self.preparing: list[float] = []
        for view, memory in track(list(moments(game, count)), description=game.title, transient=True):
            self.playouts.append(cost(partial(playout, game, options, dice), some))
            self.prepared.append(cost(partial(game.worlds(view, memory).imagine, dice), worlds))
            self.single.append(cost(partial(game.imagine, view, memory, dice), some))
            self.preparing.append(cost(partial(game.worlds, view, memory), some))

    def row(self, goal: str) -> list[str]:
        """As a row of the table."""
        one = mean(self.playouts)
        prepared, single, preparing = mean(self.prepared), mean(self.single), mean(self.preparing)
        said = [f"{number:,.2f}" for number in (one, prepared, prepared / one, single, single / one, preparing)]
        return [*said[:3], goal, *said[3:]]


def main(count: str = "300", worlds: str = "100") -> None:
    """Measure every game and print the table."""
    table = Table("game", title=f"microseconds, {SEATS} seats, mean of {count} moments with {worlds} worlds each")
    for heading in ("playout", "world, prepared", "in playouts", "goal", "world, one-off", "in playouts", "preparing"):
        table.add_column(heading, justify="right")
    for name, game in GAMES.items():
        table.add_row(name, *Costs(game, int(count), int(worlds)).row(GOALS.get(name, "")))
    Console(width=120).print(table)


if __name__ == "__main__":
    main(*sys.argv[1:])
