"""Many people: all of them come back at once, and a thousand tables play for a while."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from time import monotonic

import httpx

from silverware.server.run import allow_files
from tests.server.processes import PATIENCE
from tests.trust.crowd import Crowd
from tests.trust.logs import hold
from tests.trust.scale import WHOLE, scaled
from tests.trust.victim import victim

SEED = 16
SEATS = 4
UNCLOCKED = {"game": "quick-silver", "pace": {"type": "none"}}
PACE = 5.0
"""Seconds between two moves of a table: a thousand of them make 200 moves a second, a fifth of what a core can do."""
GROWTH = 1.05
"""Of memory, once tables have played their first game: until then their logs grow, and no room is closed."""
Figure = Callable[[str], None]


def resident(pid: int) -> float:
    """Megabytes a process holds in memory."""
    (line,) = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) / 1000


def milliseconds(latencies: list[float]) -> str:
    """The median and the 99th percentile."""
    cuts = quantiles(latencies, n=100)
    return f"p50 {cuts[49] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms"


def test_everybody_comes_back_at_once_after_a_restart_and_plays_on(tmp_path: Path, figure: Figure) -> None:
    tables = scaled(10, 125)
    with (
        victim(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server,
        httpx.Client(base_url=server.server.url, timeout=PATIENCE) as client,
    ):
        crowd = Crowd(server.server.url, SEED, pause=scaled(0, 1))
        crowd.gather(client, tables, SEATS, [UNCLOCKED])
        with crowd.living():
            crowd.all_move()
            server.kill_and_start()
            began = monotonic()
            before = [person.arrivals for person in crowd.people]
            crowd.until(lambda: all(person.arrivals > was for person, was in zip(crowd.people, before, strict=True)))
            back = monotonic() - began
            crowd.all_move()
            crowd.latencies.clear()
            crowd.all_move()
            settled = milliseconds(crowd.latencies)
        hold(crowd.memories, server.database)
    figure(f"{SEATS * tables} people back at {tables} tables {back:.1f} s after a restart; then {settled}")


def test_tables_at_the_pace_of_people_get_every_answer_and_the_server_does_not_grow(
    tmp_path: Path, figure: Figure
) -> None:
    allow_files()
    tables = scaled(20, 1000)
    acts = tables * scaled(6, 140)
    with (
        victim(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server,
        httpx.Client(base_url=server.server.url, timeout=PATIENCE) as client,
    ):
        pid = server.server.process.pid
        crowd = Crowd(server.server.url, SEED, pause=PACE if WHOLE else 0.1, liveliness=0)
        crowd.gather(client, tables, SEATS, [UNCLOCKED])
        with crowd.living():
            crowd.all_move()
            crowd.latencies.clear()
            began, sizes = monotonic(), []
            for _ in range(4):
                crowd.act(acts // 4)
                sizes.append(resident(pid))
            seconds, latencies = monotonic() - began, milliseconds(crowd.latencies)
        hold(crowd.memories, server.database)
    assert (crowd.refusals, crowd.losses) == ({}, 0)
    assert not WHOLE or sizes[-1] < GROWTH * sizes[1]
    figure(
        f"{tables} tables of {SEATS} for {seconds:.0f} s: {acts} acts, {latencies}, nothing refused, nobody let go;"
        f" MB after each quarter: {', '.join(f'{size:.0f}' for size in sizes)}"
    )
