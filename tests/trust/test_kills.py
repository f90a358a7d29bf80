"""People play on while servers and databases are killed under them: nothing that was told is ever lost or doubled."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from signal import SIGKILL
from uuid import uuid4

import httpx

from silverware.games import GAMES
from tests.server.processes import PATIENCE, PostgreSQL, Server, free_port, new_database, until
from tests.trust.crowd import Crowd
from tests.trust.logs import hold, sound, verified
from tests.trust.scale import scaled

TABLES = scaled(8, 50)
KILLS = scaled(3, 100)
SEED = 16
LIVE = {"type": "live", "minutes": 600, "increment": 0}
FOUNDINGS = [
    {"game": game, "pace": pace, "bots": bots, "level": "random"}
    for pace, bots in (({"type": "none"}, 0), (LIVE, 1))
    for game in GAMES
]


def descendants(pid: int) -> Iterator[int]:
    """The processes that a process has started, and those that they have."""
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        yield int(child)
        yield from descendants(int(child))


class Victim:
    """A server that is killed and started again at the same port; its log is kept."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.log = log
        self._options = *options, "--limits", "none", "--quiet"
        self._port = free_port()
        self.start()

    def start(self) -> None:
        """Start it."""
        with self.log.open("a") as log:
            self.server = Server(self.database, *self._options, port=self._port, log=log)

    def kill(self) -> None:
        """Kill every process of it, and start it again."""
        pids = [self.server.process.pid, *descendants(self.server.process.pid)]
        for pid in pids:
            os.kill(pid, SIGKILL)
        self.server.process.communicate()
        until(lambda: not self.server.answers())
        self.start()

    def kill_a_worker(self) -> None:
        """Kill one worker; the others go on, and a new one is started."""
        os.kill(int(httpx.get(f"{self.server.url}/health").json()["worker"]), SIGKILL)

    def end(self) -> None:
        """Stop it; nothing may have failed."""
        self.server.stop()
        logged = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        assert [line for line in logged if line["level"] == "error"] == []


def survive(victim: Victim, blows: list[Callable[[], None]], figure: Callable[[str], None]) -> None:
    """A crowd plays while something is killed again and again."""
    luck = Random(SEED)
    crowd = Crowd(victim.server.url, SEED, pause=0.1)
    with httpx.Client(base_url=crowd.url, timeout=PATIENCE) as client:
        crowd.gather(client, TABLES, 2, FOUNDINGS)
        with crowd.living():
            for kill in range(KILLS):
                crowd.act(luck.randint(1, 10 * TABLES))
                blows[kill % len(blows)]()
                until(victim.server.answers)
                hold(crowd.memories, victim.database)
            crowd.all_act()
        acknowledged = hold(crowd.memories, victim.database)
        games = verified(client, crowd.memories)
    victim.end()
    sound(victim.database)
    figure(
        f"{TABLES} tables, {KILLS} kills: {acknowledged} acknowledged acts at {len(crowd.memories)} tables,"
        f" none lost or doubled; {games} records verify"
    )


def test_nothing_told_is_lost_though_the_server_is_killed_again_and_again(
    tmp_path: Path, figure: Callable[[str], None]
) -> None:
    victim = Victim(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
    survive(victim, [victim.kill], lambda found: figure(f"SQLite, {found}"))


def test_nothing_told_is_lost_though_workers_the_server_and_postgresql_are_killed(
    postgresql_server: PostgreSQL, tmp_path: Path, figure: Callable[[str], None]
) -> None:
    def kill_postgresql() -> None:
        postgresql_server.stop()
        postgresql_server.start()

    victim = Victim(new_database(postgresql_server.address, uuid4().hex), tmp_path / "log", "--workers", "2")
    blows = [victim.kill_a_worker, kill_postgresql, victim.kill]
    survive(victim, blows, lambda found: figure(f"PostgreSQL with two workers, {found}"))
