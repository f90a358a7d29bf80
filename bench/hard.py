"""`make bench-hard`: how long a hard bot takes for a decision, and how much memory, at its default budget.

At the largest table of each game it plays against medium bots, in a process of its own. The memory is the most that
this process had, all bots and the game included. The time means something on a quiet core only: whoever gets half of
one uses half of a second.
"""

from __future__ import annotations

import resource
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from silverware.bots import HARD, MEDIUM, bot_class, levels
from silverware.bots.thinking import Hard
from silverware.games import GAMES
from silverware.lab.arena import line_up
from silverware.lab.played import play_game
from silverware.lab.simulate import Plan, mean, quantile

MEMORY = 300
"""Megabytes that it may take."""
LATE = 1.1
"""How many times its budget it may take for 99 decisions of 100."""


class Cost(NamedTuple):
    """What the decisions of a hard bot took."""

    times: Counter[int]
    """Microseconds of CPU time, and how many decisions took as long."""
    memory: float
    """Megabytes."""


def cost(name: str, games: int) -> Cost:
    """Let a hard bot play some games."""
    seats = max(GAMES[name].seats)
    bots = line_up([HARD, MEDIUM], seats)
    plan = Plan(game=name, edition=None, seats=seats, options={}, bots=bots, games=games, seed=1, rotations=seats)
    times: Counter[int] = Counter()
    for number in range(games):
        times.update(play_game(plan, number).times[HARD])
    return Cost(times, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def main(games: str = "1") -> None:
    """Measure every game and print the table."""
    table = Table("game", title=f"a hard bot at the largest table, {games} game(s) each, CPU time")
    headings = "seats", "decisions", "mean s", "p99 s", "p99 / budget", "to reach", "memory MB", "to reach"
    for heading in headings:
        table.add_column(heading, justify="right")
    some = [(name, game) for name, game in GAMES.items() if HARD in levels(game)]
    for name, game in track(some, description="Playing", transient=True):
        kind = bot_class(HARD, game)
        assert issubclass(kind, Hard)
        with ProcessPoolExecutor(1, get_context("spawn")) as alone:
            times, memory = alone.submit(cost, name, int(games)).result()
        late = quantile(times, 0.99) / 1e6
        spent = f"{mean(times) / 1e6:.2f}", f"{late:.2f}", f"{late / kind.budget.seconds:.2f}", f"{LATE}"
        table.add_row(name, str(max(game.seats)), f"{times.total():,}", *spent, f"{memory:.0f}", f"{MEMORY}")
    Console(width=120).print(table)


if __name__ == "__main__":
    main(*sys.argv[1:])
