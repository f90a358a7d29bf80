"""Games on a Ray cluster are the games of one core, also when a node dies."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace

from silverware.lab.played import Played, play
from tests.installed import ROOT
from tests.test_runs import PLAN


def test_a_cluster_plays_the_same_games_though_a_node_dies(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.cluster", str(tmp_path)],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)]),
            "RAY_raylet_start_wait_time_s": "300",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    games = (tmp_path / "games.json").read_bytes()
    said = (tmp_path / "said.txt").read_text()
    assert msgspec.json.decode(games, type=list[Played]) == [replace(game, times={}) for game in play(PLAN)]
    alone = subprocess.run(
        [sys.executable, "-m", "silverware", "sim", "quick-silver", "--games", "250", "--workers", "1"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.strip().splitlines()[:-1] == alone.stdout.strip().splitlines()[:-1]
