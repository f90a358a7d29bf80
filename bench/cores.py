"""`make bench-cores`: games a second by the clock, on one core and on two. Needs two that have nothing else to do."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from silverware.lab.simulate import Plan, simulate
from silverware.lab.workers import on_cores

PLANS = {"random": 300_000, "easy": 3_000}
PASSES = 5
TO_REACH = 1.8


def took(plan: Plan, workers: int) -> float:
    """Seconds by the clock until all games are played."""
    begun = perf_counter()
    for _ in simulate(plan, on_cores(workers)):
        pass
    return perf_counter() - begun


def main() -> None:
    """Measure in turn, and print how many times as fast two cores are."""
    for bot, games in PLANS.items():
        plan = Plan(game="quick-silver", edition=None, seats=4, options={}, bots=(bot,) * 4, games=games, seed=1)
        times = [(took(plan, 1), took(plan, 2)) for _ in range(PASSES)]
        gained = median(one / two for one, two in times)
        one, two = (games / median(each) for each in zip(*times, strict=True))
        print(
            f"{bot}: {one:,.0f} games a second on one core, {two:,.0f} on two: {gained:.2f} times, to reach {TO_REACH}"
        )


if __name__ == "__main__":
    main()
