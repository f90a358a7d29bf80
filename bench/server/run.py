"""`make bench-server`: our server, on SQLite and on PostgreSQL, and boardgame.io's under the same load, in one run.

From the root of the project, after `npm ci` in this folder: `PYTHONPATH=. python bench/server/run.py [CONTENDER ...]`,
all of them if none is named. PostgreSQL is one of our own, on loopback, with its settings as they come. With
`--beside FOLDER`, our server as it is compiled there takes the place of boardgame.io's: how much CPU a move costs now,
beside what it cost then. The machine is shared and noisy: the passes are interleaved and the median of each figure
counts, every run has a server of its own, and what is claimed are ratios of one run.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import sleep

from rich.console import Console
from rich.progress import track
from rich.table import Table
from tests.server.processes import PostgreSQL, free_port, new_database, postgresql

HERE = Path(__file__).parent
HOST = "127.0.0.1"
PASSES = 3
WARM_UP = 3.0
SECONDS = 8.0
SETTLE = 2.0
HEADINGS = "moves/s", "p50 ms", "p99 ms", "max ms", "CPU ms/move", "PostgreSQL", "cores", "RSS MB", "busy", "errors"
NEVER = 1e6
"""A pace, in seconds, at which nothing happens."""


@dataclass(frozen=True)
class Contender:
    """A server, and how the load speaks with it."""

    name: str
    who: str
    adapter: str
    command: tuple[str, ...]
    env: tuple[str, str]


THEIRS = ("node", str(HERE / "boardgame.mjs"), "{port}"), ("NODE_ENV", "production")
SERVE = ".venv/bin/python -m silverware serve --host {host} --port {port} --quiet --database"
SQLITE = "sqlite:///{folder}/tables.db"
POSTGRESQL = "{postgresql}"
COMPILED = "build/compiled"
UNLIMITED = "SILVERWARE_LIMITS", "none"
"""All the load comes from one address."""


def ours(name: str, who: str, folder: str, *database: str) -> Contender:
    """Our server, as it is compiled in a folder."""
    return Contender(name, who, "silverware", (*SERVE.split(), *(database or [SQLITE])), ("PYTHONPATH", folder))


def contenders(folder: str) -> list[Contender]:
    """All of them, ours first."""
    return [
        ours("silverware", "Silverware", folder),
        ours("postgresql", "Silverware, PostgreSQL", folder, POSTGRESQL),
        ours("workers", "Silverware, PostgreSQL, 2 workers", folder, POSTGRESQL, "--workers", "2"),
        Contender("boardgame", "boardgame.io", "boardgame", *THEIRS),
        Contender("endless", "boardgame.io, endless", "endless", *THEIRS),
    ]


@dataclass(frozen=True)
class Case:
    """So many tables, at a pace, each with so many games made before the clock starts."""

    tables: int
    think: float
    games: int

    def __str__(self) -> str:
        return f"{self.tables} tables, {'a move a second each' if self.think else 'flat out'}"


FLAT_OUT = [Case(50, 0, 8), Case(500, 0, 2)]
PACED = Case(400, 1, 1)
BESIDE = [PACED, *FLAT_OUT]
CASES = [*FLAT_OUT, Case(50, 1, 1), PACED]
IDLE = Case(500, NEVER, 1)


@dataclass(frozen=True)
class Usage:
    """What a process and its children have used: CPU seconds since they began, and the megabytes they hold."""

    cpu: float
    rss: float

    @staticmethod
    def of(pid: int) -> Usage:
        """What they have used until now."""
        process = Path(f"/proc/{pid}")
        user, system = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
        pages = (process / "statm").read_text().split()[1]
        named = [child for task in process.glob("task/*/children") for child in task.read_text().split()]
        children = [Usage.of(int(child)) for child in named]
        return Usage(
            (int(user) + int(system)) / os.sysconf("SC_CLK_TCK") + sum(child.cpu for child in children),
            int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6 + sum(child.rss for child in children),
        )


@dataclass(frozen=True)
class Figures:
    """What one run comes to, or the median of several."""

    rate: float
    p50: float
    p99: float
    max: float
    cpu: float
    """CPU milliseconds of the server per move."""
    database: float
    """The same of PostgreSQL, whose processes are its own."""
    cores: float
    """CPU seconds of both per second."""
    rss: float
    busy: float
    """How much of the time the load itself was at work."""
    errors: float

    @staticmethod
    def middle(runs: list[Figures]) -> Figures:
        """The median of each figure, and all errors."""
        middle = Figures(*(median(getattr(run, field.name) for run in runs) for field in fields(Figures)))
        return replace(middle, errors=sum(run.errors for run in runs))


Usages = tuple[Usage, Usage]
"""Of a server and of PostgreSQL."""


@dataclass(frozen=True)
class Serving:
    """A server: its process, its port, and the process of the PostgreSQL that some use."""

    pid: int
    port: int
    postgresql: int

    def usage(self) -> Usages:
        """What both have used until now."""
        return Usage.of(self.pid), Usage.of(self.postgresql)


@contextmanager
def serving(contender: Contender, database: PostgreSQL) -> Iterator[Serving]:
    """A new server with a new database."""
    port = free_port()
    given = {"host": HOST, "port": port, "postgresql": new_database(database.address, f"run{port}")}
    with TemporaryDirectory() as folder:
        command = [part.format(folder=folder, **given) for part in contender.command]
        env = dict([*os.environ.items(), UNLIMITED, contender.env])
        server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        try:
            until_open(server, port)
            yield Serving(server.pid, port, database.pid)
        finally:
            server.terminate()
            server.wait(30)


def until_open(server: subprocess.Popen[bytes], port: int) -> None:
    """Wait until a server takes connections."""
    while server.poll() is None:
        try:
            socket.create_connection((HOST, port)).close()
        except ConnectionRefusedError:
            sleep(0.1)
        else:
            return
    raise RuntimeError(f"The server ended with {server.returncode}.")


def loaded(contender: Contender, case: Case, server: Serving) -> tuple[dict[str, float], Usages, Usages]:
    """Put a load on a server: what the load says, and what server and PostgreSQL had used before and after."""
    numbers = case.tables, WARM_UP, SECONDS, case.think, case.games
    command = ["node", str(HERE / "load.mjs"), contender.adapter, f"{HOST}:{server.port}", *map(str, numbers)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as load:
        assert load.stdout is not None
        assert load.stderr is not None
        said = []
        for line in load.stderr:
            if line == "measuring\n":
                break
            said.append(line)
        else:
            raise RuntimeError("".join(said))
        before = server.usage()
        answer = json.loads(load.stdout.readline())
        return answer, before, server.usage()


def nothing(_: Serving) -> None:
    """Nothing is to be done before the load comes."""


def measured(
    contender: Contender, case: Case, database: PostgreSQL, prepare: Callable[[Serving], None] = nothing
) -> Figures:
    """One run."""
    with serving(contender, database) as server:
        prepare(server)
        load, before, after = loaded(contender, case, server)
    cpu, stored = (later.cpu - earlier.cpu for earlier, later in zip(before, after, strict=True))
    return Figures(
        rate=load["rate"],
        p50=load["p50"],
        p99=load["p99"],
        max=load["max"],
        cpu=cpu / load["moves"] * 1000,
        database=stored / load["moves"] * 1000,
        cores=(cpu + stored) / load["seconds"],
        rss=after[0].rss,
        busy=load["busy"],
        errors=load["errors"],
    )


def idle(contender: Contender, database: PostgreSQL) -> tuple[float, float]:
    """What a server holds while nobody moves: with everybody connected, and when all have gone."""
    with serving(contender, database) as server:
        _, _, (connected, _) = loaded(contender, IDLE, server)
        sleep(SETTLE)
        return connected.rss, server.usage()[0].rss


def show(console: Console, title: str, results: dict[Case, dict[Contender, Figures]]) -> None:
    """The table, and how we compare."""
    table = Table("load", "who", title=title)
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    for case, result in results.items():
        for contender, at in result.items():
            latencies = (f"{latency:,.1f}" for latency in (at.p50, at.p99, at.max))
            server = f"{at.cpu:.2f}", f"{at.database:.2f}", f"{at.cores:.2f}", f"{at.rss:,.0f}"
            rest = f"{at.busy:.0%}", f"{at.errors:g}"
            table.add_row(str(case), contender.who, f"{at.rate:,.0f}", *latencies, *server, *rest)
        table.add_section()
    console.print(table)
    for case, result in results.items():
        (first, mine), *others = result.items()
        for contender, theirs in others:
            console.print(
                f"{case}: {first.who} makes {mine.rate / theirs.rate:.2f} times the moves of {contender.who},"
                f" p99 {mine.p99:.1f} ms to {theirs.p99:.1f} ms, at {mine.cpu / theirs.cpu:.2f} of the CPU per move",
                highlight=False,
            )


def asked() -> argparse.Namespace:
    """What somebody wants to know."""
    parser = argparse.ArgumentParser()
    parser.add_argument("contenders", nargs="*", help="silverware, postgresql, workers, boardgame, endless")
    parser.add_argument("--beside", metavar="FOLDER", help="another compiled build of ours to measure this one beside")
    parser.add_argument("--compiled", metavar="FOLDER", default=COMPILED, help="where this build is")
    parser.add_argument("--game", default="quick-silver", help="the game our tables play")
    parser.add_argument("--options", default="{}", help='as JSON: {"memory": "aided"}')
    parser.add_argument("--load", metavar="WORDS", default="", help='only those loads, for example "400 tables"')
    parser.add_argument("--passes", type=int, default=PASSES)
    return parser.parse_args()


def main() -> None:
    """Measure, and print the table, how we compare, and what idle tables take."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    given = asked()
    os.environ["GAME"], os.environ["OPTIONS"] = given.game, given.options
    if given.beside:
        chosen, cases = [ours("", "this build", given.compiled), ours("", "the other", given.beside)], BESIDE
    else:
        everybody = contenders(given.compiled)
        chosen, cases = [each for each in everybody if each.name in given.contenders] or everybody, CASES
    cases = [case for case in cases if given.load in str(case)]
    console = Console(width=150)
    with postgresql() as database:
        runs = [
            (case, contender, measured(contender, case, database))
            for case in track(cases * given.passes, description="Measuring", transient=True)
            for contender in chosen
        ]
        results = {
            case: {each: Figures.middle([run for *at, run in runs if at == [case, each]]) for each in chosen}
            for case in cases
        }
        show(console, f"random play of {given.game}, four sockets a table, median of {given.passes} passes", results)
        for contender in [] if given.beside else chosen:
            connected, gone = idle(contender, database)
            console.print(
                f"{contender.who}, {IDLE.tables} tables idle: {connected:.0f} MB with their {4 * IDLE.tables} sockets,"
                f" {gone:.0f} MB without",
                highlight=False,
            )


if __name__ == "__main__":
    main()
