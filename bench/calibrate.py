"""`make calibrate`: Silverton's scenarios for one seat by a bot, beside the results that the rulebook prints.

Our map, claims and passenger cards are rebuilt, so the results are their yardstick: the median should be worth a draw,
a marginal or a substantial victory, and a marginal victory, a draw and a marginal loss should all occur. The last
lines are those of the edition's `[calibration]`.
"""

from __future__ import annotations

import os
from collections import Counter

import cyclopts
from rich.console import Console
from rich.progress import track
from rich.table import Table

from silverware.bots import EASY
from silverware.games.silverton.documents import Scenario
from silverware.games.silverton.scenarios import (
    ALONE,
    DECISIVE_VICTORY,
    DRAW,
    MARGINAL_LOSS,
    MARGINAL_VICTORY,
    RESULTS,
    SETUPS,
    Setup,
)
from silverware.lab.simulate import Plan, Tally, chunks, quantile, simulate
from silverware.lab.workers import on_cores

OCCUR = (MARGINAL_VICTORY, DRAW, MARGINAL_LOSS)


def target(setup: Setup) -> range:
    """The turns, or the money, from a draw to a substantial victory."""
    limits = {result: limit for limit, result in setup.by_turn or setup.by_money}
    if setup.by_turn:
        return range(limits[DECISIVE_VICTORY] + 1, limits[DRAW] + 1)
    return range(limits[DRAW], limits[DECISIVE_VICTORY])


def counted(setup: Setup, tally: Tally) -> Counter[int]:
    """What its results go by: turns, or money."""
    return tally.rounds if setup.by_turn else tally.most


def column(setup: Setup, tally: Tally) -> list[str]:
    """A scenario's column of the table."""
    counts, wanted = counted(setup, tally), target(setup)
    median = quantile(counts, 0.5)
    met = median in wanted and all(tally.endings[result] for result in OCCUR)
    return [
        f"{wanted[0]:,} to {wanted[-1]:,}",
        f"{median:,}",
        f"{quantile(counts, 0.1):,} to {quantile(counts, 0.9):,}",
        *[f"{tally.endings[result] / tally.games:.1%}" for result in RESULTS],
        "yes" if met else "no",
    ]


def line(scenario: Scenario, tally: Tally) -> str:
    """A scenario's line in the edition."""
    counts = counted(SETUPS[scenario][0], tally)
    low, median, high = (quantile(counts, share) for share in (0.1, 0.5, 0.9))
    results = ", ".join(str(tally.endings[result]) for result in RESULTS)
    return f'    {{ scenario = "{scenario}", median = {median}, low = {low}, high = {high}, results = [{results}] }},'


def main(*, games: int = 200, seed: int = 1, bot: str = EASY) -> None:
    """Let a bot play every scenario so many times, and print the table; the edition's lines are the easy bot's."""
    tallies: dict[Scenario, Tally] = {}
    for scenario in ALONE:
        options: dict[str, str] = {"scenario": scenario}
        plan = Plan(game="silverton", edition=None, seats=1, options=options, bots=(bot,), games=games, seed=seed)
        played = simulate(plan, on_cores(os.cpu_count() or 1))
        *_, tallies[scenario] = track(played, description=scenario, total=len(chunks(plan)), transient=True)
    table = Table("", *ALONE, title=f"{games} games each, {bot} bot, seed {seed}")
    columns = [column(SETUPS[scenario][0], tally) for scenario, tally in tallies.items()]
    names = ["median to be", "median", "10 to 90 %", *[result.removeprefix("a ") for result in RESULTS], "met"]
    for row in zip(names, *columns, strict=True):
        table.add_row(*row)
    console = Console(width=140)
    console.print(table)
    for scenario, tally in tallies.items():
        console.print(line(scenario, tally), markup=False, highlight=False, soft_wrap=True)


if __name__ == "__main__":
    cyclopts.run(main)
