"""A Ray cluster of two nodes on this machine; one of them dies while games are played.

Writes what the games came to, without times, as JSON, and what `silverware sim` says on the same cluster.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import ray
from msgspec.structs import replace
from ray.cluster_utils import Cluster

from silverware.lab.cluster import on_ray, resources
from silverware.lab.played import Played, play
from tests.test_runs import PLAN

MEMORY = 80_000_000


def main(folder: Path) -> None:
    """Play, with a death in the middle, and write into a folder."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": MEMORY})
    second = cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
    os.environ["RAY_ADDRESS"] = cluster.address
    games: list[Played] = []
    for game in play(PLAN, on_ray):
        games.append(replace(game, times={}))
        if len(games) == 1:
            assert resources()["CPU"] == 2
            cluster.remove_node(second, allow_graceful=False)
    (folder / "games.json").write_bytes(msgspec.json.encode(games))
    ray.shutdown()
    words = [sys.executable, "-m", "silverware", "sim", "quick-silver", "--games", "250", "--on", "ray"]
    (folder / "said.txt").write_bytes(subprocess.run(words, check=True, capture_output=True).stdout)
    cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
