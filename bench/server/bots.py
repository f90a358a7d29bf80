"""`make bench-bots`: how soon people's moves are acknowledged while hard bots think, beside how soon without them.

People move once a second at tables of four, with and without tables where bots play among themselves, each of which has
a bot that thinks or waits for its turn to. The machine is shared, so the passes are interleaved, the median of each
figure counts, and what is claimed are the ratios of one run. The load itself takes a core: use a machine with four.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
from functools import partial
from time import sleep

import httpx
from rich.console import Console
from rich.progress import track
from rich.table import Table
from run import COMPILED, HOST, SQLITE, Case, Figures, Serving, measured, nothing, ours
from tests.server.processes import postgresql

PEOPLE = Case(50, 1, 1)
"""Tables of four people, a move a second each."""
BEGUN = 60.0
"""Seconds after which bots that have made no move will not make one."""


def seat_bots(count: int, game: str, level: str, server: Serving) -> None:
    """Begin so many games of two bots each, and wait until they play."""
    with httpx.Client(base_url=f"http://{HOST}:{server.port}", timeout=BEGUN) as client:
        token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        for _ in range(count):
            founding = {"game": game, "seats": 2, "bots": 2, "level": level, "open": False, "pace": {"type": "none"}}
            made = client.post("/api/tables", json=founding)
            made.raise_for_status()
            client.post(f"/api/tables/{made.json()['id']}/acts", json={"type": "start"}).raise_for_status()
        for _ in range(int(BEGUN)):
            if moves_of(client) > count:
                return
            sleep(1)
    raise RuntimeError("The bots do not play.")


def moves_of(client: httpx.Client) -> int:
    """How many moves a server has stored."""
    found = re.search(r"^silverware_moves_total (\S+)", client.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def asked() -> argparse.Namespace:
    """What somebody wants to know."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", type=int, default=50, help="how many think")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--game", default="quick-silver", help="what the bots play")
    parser.add_argument("--thinkers", type=int, help="processes that think for them; as usual if left out")
    parser.add_argument("--passes", type=int, default=5)
    return parser.parse_args()


def main() -> None:
    """Measure, and print both and their ratios."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    given = asked()
    os.environ["GAME"], os.environ["OPTIONS"] = "quick-silver", "{}"
    options = "--hesitation", "0", *(("--thinkers", str(given.thinkers)) if given.thinkers else ())
    server = ours("silverware", "Silverware", COMPILED, SQLITE, *options)
    busy = partial(seat_bots, given.bots, given.game, given.level)
    runs: dict[int, list[Figures]] = {0: [], given.bots: []}
    with postgresql() as database:
        for _ in track(range(given.passes), description="Measuring", transient=True):
            runs[0].append(measured(server, PEOPLE, database, nothing))
            runs[given.bots].append(measured(server, PEOPLE, database, busy))
    without, among = (Figures.middle(each) for each in runs.values())
    show(Console(width=120), f"{given.level} bots of {given.game}", given.bots, without, among)


def show(console: Console, who: str, bots: int, without: Figures, among: Figures) -> None:
    """The moves of people, without bots and among them, and the ratios."""
    table = Table(f"{who} that think", title=f"{PEOPLE} of four people")
    for heading in ("moves/s", "p50 ms", "p99 ms", "max ms", "cores", "errors"):
        table.add_column(heading, justify="right")
    for count, at in ((0, without), (bots, among)):
        latencies = f"{at.p50:.1f}", f"{at.p99:.1f}", f"{at.max:.1f}"
        table.add_row(str(count), f"{at.rate:.0f}", *latencies, f"{at.cores:.2f}", f"{at.errors:g}")
    console.print(table)
    console.print(
        f"With {bots} {who} thinking, moves of people are acknowledged in {among.p50 / without.p50:.2f} times"
        f" the time (p50) and {among.p99 / without.p99:.2f} times (p99)",
        highlight=False,
    )


if __name__ == "__main__":
    main()
