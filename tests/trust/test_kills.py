"""People play on while servers and databases are killed under them: nothing that was told is ever lost or doubled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from uuid import uuid4

import httpx

from silverware.games import GAMES
from tests.server.processes import PATIENCE, PostgreSQL, new_database, until
from tests.trust.crowd import Crowd
from tests.trust.logs import hold, verified
from tests.trust.scale import scaled
from tests.trust.victim import Victim, victim

TABLES = scaled(8, 50)
KILLS = scaled(3, 100)
SEED = 16
LIVE = {"type": "live", "minutes": 600, "increment": 0}
FOUNDINGS = [
    {"game": game, "pace": pace, "bots": bots, "level": "random"}
    for pace, bots in (({"type": "none"}, 0), (LIVE, 1))
    for game in GAMES
]


def survive(server: Victim, blows: list[Callable[[], None]], figure: Callable[[str], None]) -> None:
    """A crowd plays while something is killed again and again."""
    luck = Random(SEED)
    crowd = Crowd(server.server.url, SEED, pause=0.1)
    with httpx.Client(base_url=crowd.url, timeout=PATIENCE) as client:
        crowd.gather(client, TABLES, 2, FOUNDINGS)
        with crowd.living():
            for kill in range(KILLS):
                crowd.act(luck.randint(1, 4 * TABLES))
                blows[kill % len(blows)]()
                until(server.server.answers)
                hold(crowd.memories, server.database)
            crowd.all_move()
            crowd.until(lambda: len(crowd.memories) > TABLES)  # a game is over, and its party goes on
        acknowledged = hold(crowd.memories, server.database)
        games = verified(client, crowd.memories)
    figure(
        f"{TABLES} tables, {KILLS} kills: {acknowledged} acknowledged acts at {len(crowd.memories)} tables,"
        f" none lost or doubled; {games} records verify"
    )


def test_nothing_told_is_lost_though_the_server_is_killed_again_and_again(
    tmp_path: Path, figure: Callable[[str], None]
) -> None:
    with victim(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        survive(server, [server.kill_and_start], lambda found: figure(f"SQLite, {found}"))


def test_nothing_told_is_lost_though_workers_the_server_and_postgresql_are_killed(
    postgresql_server: PostgreSQL, tmp_path: Path, figure: Callable[[str], None]
) -> None:
    def kill_postgresql() -> None:
        postgresql_server.stop()
        postgresql_server.start()

    with victim(new_database(postgresql_server.address, uuid4().hex), tmp_path, "--workers", "2") as server:
        blows = [server.kill_a_worker, kill_postgresql, server.kill_and_start]
        survive(server, blows, lambda found: figure(f"PostgreSQL with two workers, {found}"))
