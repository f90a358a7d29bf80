"""The machine's clock jumps while people play against theirs: nobody loses a second, or their place."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from silverware.games import GAMES
from silverware.server.entries import StoodIn, Warned
from tests.server.processes import PATIENCE
from tests.trust.crowd import Crowd
from tests.trust.logs import hold, stored
from tests.trust.scale import scaled
from tests.trust.victim import victim

TABLES = scaled(4, 30)
JUMPS = scaled(4, 60)
SEED = 16
HOUR = 3600
FOUNDINGS = [{"game": game, "pace": {"type": "live", "minutes": 60, "increment": 0}} for game in GAMES]
SHIFTED = """
import time
from pathlib import Path

exact, shift = time.time, Path(__file__).with_name("shift")
time.time = lambda: exact() + float(shift.read_text())
"""
"""What a process runs first, so that its clock on the wall goes as a file says."""


def test_a_jump_of_the_machines_clock_costs_nobody_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figure: Callable[[str], None]
) -> None:
    def set_clock(seconds: int) -> None:
        (tmp_path / "next").write_text(str(seconds))
        (tmp_path / "next").replace(tmp_path / "shift")

    (tmp_path / "sitecustomize.py").write_text(SHIFTED)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    set_clock(0)
    luck = Random(SEED)
    with (
        victim(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server,
        httpx.Client(base_url=server.server.url, timeout=PATIENCE) as client,
    ):
        crowd = Crowd(server.server.url, SEED, pause=0.1)
        crowd.gather(client, TABLES, 2, FOUNDINGS)
        with crowd.living():
            for number in range(JUMPS):
                crowd.act(luck.randint(1, 4 * TABLES))
                set_clock(luck.choice((-26, -3, -1, 1, 2, 25)) * HOUR)
                if number % 2:
                    server.kill_and_start()
                crowd.all_move()
            acknowledged = hold(crowd.memories, server.database)
        entries = [entry for log in stored(server.database).values() for *_, entry in log]
        assert not [entry for entry in entries if isinstance(entry, (Warned, StoodIn))]
    figure(f"{TABLES} tables with clocks, {JUMPS} jumps of up to 51 hours: {acknowledged} acts, and no clock ran out")
