"""`make bench`: our games beside OpenSpiel, RLCard, Catanatron, EnvPool, Pgx and PettingZoo, one table from one run.

The machine is shared and noisy: everything is measured in CPU time, in several interleaved passes of which
the median counts, and what is claimed are ratios of one run. Many games at once are stepped on one core, by everybody.
`--only vectors loops` runs these programs alone. `--beside FOLDER` measures our games beside another
compiled build of ours instead; their ratios are near 1, so the pass of each that was disturbed least counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from collections.abc import Sequence
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

PASSES = 5
SECONDS = "1"
COMMANDS: list[tuple[str, ...]] = [
    ("build/compiled", ".venv/bin/python", "bench/ours.py", SECONDS, "compiled"),
    ("src", ".venv/bin/python", "bench/ours.py", SECONDS, "pure"),
    ("", ".venv-bench/bin/python", "bench/peers.py", SECONDS),
    ("build/compiled", "taskset", "-c", "0", ".venv-bench/bin/python", "bench/vectors.py", SECONDS),
    ("build/compiled", ".venv-bench/bin/python", "bench/loops.py", SECONDS),
]
LONG = 15
"""Passes that tell a few per cent apart."""
Command = tuple[str, ...]
"""The path of the build, and the program."""
Case = tuple[str, str, str]
"""Who, which game, how."""

OURS = "Silverware, compiled", "quick-silver"
DRIVEN = "driven from Python"
IN_PYTHON = "OpenSpiel, in Python"
GOALS: list[tuple[Case, Case, float]] = [
    *[
        ((*OURS, DRIVEN), ("OpenSpiel", game, how), goal)
        for game, goal in (("leduc_poker", 2), ("hearts", 3), ("gin_rummy", 20))
        for how in (DRIVEN, f"{DRIVEN}, start cloned")
    ],
    *[
        (("Silverware, compiled", ours, DRIVEN), ("OpenSpiel", "gin_rummy", how), goal)
        for ours, goal in (("quicksand", 8), ("silver-coin", 10))
        for how in (DRIVEN, f"{DRIVEN}, start cloned")
    ],
    (("Silverware, compiled", "silverton", DRIVEN), ("Catanatron", "catan", DRIVEN), 5),
    ((*OURS, "inside the engine"), ("OpenSpiel", "hearts", "inside C++"), 1),
    *[
        (("Silverware", "quick-silver", "many at once"), (who, "leduc", "many at once"), 1.0)
        for who in ("EnvPool", "Pgx")
    ],
    *[
        (("Silverware", ours, "many at once"), (who, "sparrow mahjong", "many at once"), 5)
        for ours in ("silver-coin", "quicksand")
        for who in ("EnvPool", "Pgx")
    ],
    *[
        (("Silverware", ours, "PettingZoo"), ("PettingZoo", game, "PettingZoo"), 10)
        for ours in ("quick-silver", "silver-coin", "quicksand")
        for game in ("leduc_holdem", "gin_rummy")
    ],
    *[
        (("Silverware", "quick-silver", IN_PYTHON), ("OpenSpiel", game, IN_PYTHON), 3)
        for game in ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker")
    ],
]
"""What we set out to be: this many times as fast as that."""
MILLIONS: dict[Case, float] = {
    ("Silverware", "quick-silver", "many at once"): 1.0,
    ("Silverware", "silver-coin", "many at once"): 0.3,
    ("Silverware", "quicksand", "many at once"): 0.3,
    (*OURS, "copy"): 1.0,
}
"""And so many million a second."""


def run(path: str, *command: str) -> list[tuple[Case, float, float]]:
    """One pass of one program: decisions and games a second of each case."""
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return [
        ((line["who"], line["game"], line["how"]), line["decisions"] / line["cpu"], line["games"] / line["cpu"])
        for line in lines
    ]


def measured(commands: Sequence[Command], passes: int) -> list[tuple[Case, float, float]]:
    """What every pass of every program came to."""
    return [
        line
        for _ in track(range(passes), description="Measuring", transient=True)
        for command in commands
        for line in run(*command)
    ]


def compare(folder: str) -> None:
    """Measure our games beside those that are compiled in a folder."""
    here, there = "this build", "the other"
    builds = (("build/compiled", here), (folder, there))
    passes = measured([(path, ".venv/bin/python", "bench/ours.py", "0.3", who) for path, who in builds], LONG)
    best: dict[Case, float] = {}
    for case, decisions, _ in passes:
        best[case] = max(best.get(case, 0), decisions)
    table = Table("game", "how", there, here, "ratio", title=f"random play, best of {LONG} passes, CPU time")
    for (who, game, how), now in best.items():
        if who.endswith(here):
            then = best[f"Silverware, {there}", game, how]
            table.add_row(game, how, f"{then:,.0f}", f"{now:,.0f}", f"{now / then:.2f}")
    Console(width=120).print(table)


def main() -> None:
    """Measure, and print the table and the goals."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--beside", metavar="FOLDER", help="another compiled build of ours to measure this one beside")
    parser.add_argument("--only", nargs="+", metavar="PROGRAM", help="programs of this folder, such as vectors")
    parser.add_argument("--passes", type=int, default=PASSES)
    given = parser.parse_args()
    if given.beside:
        compare(given.beside)
        return
    commands = [
        each for each in COMMANDS if given.only is None or any(f"bench/{name}.py" in each for name in given.only)
    ]
    passes = measured(commands, given.passes)
    cases = list(dict.fromkeys(case for case, _, _ in passes))
    speed = {case: median(decisions for at, decisions, _ in passes if at == case) for case in cases}
    games = {case: median(games for at, _, games in passes if at == case) for case in cases}
    console = Console(width=120)
    table = Table("who", "game", "how", title=f"random play, median of {given.passes} passes, CPU time")
    for heading in ("decisions/s (copies/s)", "games/s"):
        table.add_column(heading, justify="right")
    for case in sorted(cases, key=lambda case: (case[2] == "copy", -speed[case])):
        table.add_row(*case, f"{speed[case]:,.0f}", f"{games[case]:,.0f}" if games[case] else "")
    console.print(table)
    for ours, theirs, goal in GOALS:
        if ours not in speed or theirs not in speed:
            continue
        reached = speed[ours] / speed[theirs]
        console.print(f"{ours[1]} {ours[2]}: {reached:.1f} times {' '.join(theirs)}, to reach {goal}", highlight=False)
    for case, wanted in MILLIONS.items():
        if case in speed:
            reached = speed[case] / 1e6
            console.print(f"{' '.join(case[1:])}: {reached:.2f} million a second, to reach {wanted}", highlight=False)


if __name__ == "__main__":
    main()
