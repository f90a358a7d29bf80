"""People play while the disk is full, or may not be written to: they wait, and lose nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from uuid import uuid4

import httpx
import psycopg

from silverware.games import GAMES
from tests.server.guests import Player
from tests.server.processes import PATIENCE, Server, new_database, until
from tests.trust.crowd import Crowd
from tests.trust.logs import hold
from tests.trust.scale import scaled
from tests.trust.victim import Victim, victim

TABLES = scaled(4, 30)
TIMES = scaled(3, 40)
SEED = 16
FOUNDINGS = [{"game": game} for game in GAMES]
Figure = Callable[[str], None]


def put_off(player: Player, table: str) -> bool:
    """Whether nothing is stored: who acts is told to try again later; who reads is answered."""
    salt = {"type": "salt", "seat": "north", "salt": "marmalade"}
    answer = player.client.post(f"/api/tables/{table}/acts", headers=player.headers, json=salt)
    assert answer.status_code in (201, 503), answer.text
    assert player.sheet(table)["status"] == "waiting"
    assert [mine["id"] for mine in player.get("/api/tables/mine")] == [table]
    return answer.status_code == 503 and int(answer.headers["retry-after"]) > 0


def survive(server: Victim, trouble: Callable[[Random], Iterator[None]], figure: Figure) -> None:
    """A crowd plays, and nothing can be stored again and again."""
    luck = Random(SEED)
    crowd = Crowd(server.server.url, SEED, pause=0.1)
    troubled = contextmanager(trouble)
    with httpx.Client(base_url=crowd.url, timeout=PATIENCE) as client:
        ada = Player(client, "Ada")
        table = ada.found(seats=2, hot_seat=True)
        crowd.gather(client, TABLES, 2, FOUNDINGS)
        with crowd.living():
            for _ in range(TIMES):
                crowd.act(luck.randint(1, 10 * TABLES))
                with troubled(luck):
                    until(lambda: put_off(ada, table))
                until(server.server.answers)
                crowd.all_move()
                hold(crowd.memories, server.database)
            acknowledged = hold(crowd.memories, server.database)
    figure(f"{TABLES} tables, {TIMES} times: {acknowledged} acknowledged acts, none lost; no restart")


def test_a_full_disk_costs_nothing_but_time(tmp_path: Path, figure: Figure) -> None:
    with victim(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:

        def fill_up(luck: Random) -> Iterator[None]:
            """No file may grow beyond a size: now, or within the next entries. A log that begins anew does not grow."""
            pid, files = server.server.process.pid, (tmp_path / "tables.db", tmp_path / "tables.db-wal")
            size = luck.choice((1, min(file.stat().st_size for file in files) + luck.randrange(20_000)))
            prlimit(pid, RLIMIT_FSIZE, (size, RLIM_INFINITY))
            yield
            prlimit(pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))

        survive(server, fill_up, lambda found: figure(f"SQLite, a full disk, {found}"))


def test_a_database_that_may_not_be_written_to_costs_nothing_but_time(
    postgres: str, tmp_path: Path, figure: Figure
) -> None:
    database = new_database(postgres, uuid4().hex)

    def change(setting: str) -> None:
        with psycopg.connect(database, autocommit=True) as operator:
            operator.execute(f"ALTER SYSTEM {setting}".encode())
            operator.execute("SELECT pg_reload_conf()")

    def write_protect(_: Random) -> Iterator[None]:
        change("SET default_transaction_read_only = on")
        yield
        change("RESET default_transaction_read_only")

    with victim(database, tmp_path, "--workers", "2") as server:
        survive(server, write_protect, lambda found: figure(f"PostgreSQL with two workers, read-only, {found}"))


class Disk:
    """A disk of its own in a folder, for those processes that are started with `by`."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        mount = 'mount -t tmpfs none "$0" && echo mounted && exec sleep infinity'
        command = ["unshare", "--map-root-user", "--mount", "sh", "-c", mount, self._folder]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == "mounted\n"
        target = f"--target={self.process.pid}"
        self.by = "nsenter", target, "--user", "--mount", "--preserve-credentials", "--wd"

    def mount_again(self, how: str) -> None:
        """Mount it in another way."""
        subprocess.run([*self.by, "mount", "-o", f"remount,{how}", self._folder], check=True)


@contextmanager
def disk(folder: Path) -> Iterator[Disk]:
    """A disk, while it is needed."""
    made = Disk(folder)
    try:
        yield made
    finally:
        made.process.kill()
        made.process.communicate()


def test_a_server_does_not_open_on_a_read_only_disk_and_all_is_there_when_it_can_be_written_to(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    with disk(tmp_path) as own:
        server = Server(address, by=own.by)
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            ada = Player(client, "Ada")
            table = ada.found(seats=2, hot_seat=True)
        server.stop()
        own.mount_again("ro")
        command = [*own.by, sys.executable, "-m", "silverware", "serve", "--quiet", "--database", address]
        refused = subprocess.run(command, capture_output=True, text=True, check=False)
        assert refused.returncode == 2
        assert (
            refused.stderr
            == f"silverware: The database {tmp_path}/tables.db cannot be used: unable to open database file.\n"
        )
        own.mount_again("rw")
        server = Server(address, by=own.by, port=server.port)
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            seen = client.get(f"/api/tables/{table}", headers=ada.headers).raise_for_status().json()
        assert [each["seat"] for each in seen] == ["north", "east"]
        server.stop()
