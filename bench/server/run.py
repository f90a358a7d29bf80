"""`make bench-server`: our server beside boardgame.io's, under the same load, one table from one run.

From the root of the project, after `npm ci` in this folder: `python bench/server/run.py [CONTENDER ...]`. With
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
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import sleep

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
HOST = "127.0.0.1"
PASSES = 3
WARM_UP = 3.0
SECONDS = 8.0
SETTLE = 2.0
NEVER = 1e6
"""A pace, in seconds, at which nothing happens."""


@dataclass(frozen=True)
class Contender:
    """A server, and how the load speaks with it."""

    who: str
    adapter: str
    command: tuple[str, ...]
    env: tuple[str, str]


THEIRS = ("node", str(HERE / "boardgame.mjs"), "{port}"), ("NODE_ENV", "production")
SERVE = "-m silverware serve --host {host} --port {port} --database sqlite:///{folder}/tables.db --quiet"
COMPILED = "build/compiled"
UNLIMITED = "SILVERWARE_LIMITS", "none"
"""All the load comes from one address."""


def ours(who: str, folder: str) -> Contender:
    """Our server, as it is compiled in a folder."""
    return Contender(who, "silverware", (".venv/bin/python", *SERVE.split()), ("PYTHONPATH", folder))


CONTENDERS = [
    ours("Silverware", COMPILED),
    Contender("boardgame.io", "boardgame", *THEIRS),
    Contender("boardgame.io, endless", "endless", *THEIRS),
]
"""Ours first."""


@dataclass(frozen=True)
class Case:
    """So many tables, at a pace, each with so many games made before the clock starts."""

    tables: int
    think: float
    games: int

    def __str__(self) -> str:
        return f"{self.tables} tables, {'a move a second each' if self.think else 'flat out'}"


FLAT_OUT = [Case(50, 0, 8), Case(500, 0, 2)]
CASES = [*FLAT_OUT, Case(50, 1, 1), Case(500, 1, 1)]
BESIDE = [Case(400, 1, 1), *FLAT_OUT]
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
        children = [Usage.of(int(child)) for child in (process / f"task/{pid}/children").read_text().split()]
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
    cores: float
    """CPU seconds of the server per second."""
    rss: float
    busy: float
    """How much of the time the load itself was at work."""
    errors: float

    @staticmethod
    def middle(runs: list[Figures]) -> Figures:
        """The median of each figure, and all errors."""
        middle = Figures(*(median(getattr(run, field.name) for run in runs) for field in fields(Figures)))
        return replace(middle, errors=sum(run.errors for run in runs))


@contextmanager
def serving(contender: Contender) -> Iterator[tuple[int, int]]:
    """A new server: its process and its port."""
    with socket.create_server((HOST, 0)) as free:
        port = free.getsockname()[1]
    with TemporaryDirectory() as folder:
        command = [part.format(host=HOST, port=port, folder=folder) for part in contender.command]
        env = dict([*os.environ.items(), UNLIMITED, contender.env])
        server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        try:
            until_open(server, port)
            yield server.pid, port
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


def loaded(contender: Contender, case: Case, pid: int, port: int) -> tuple[dict[str, float], Usage, Usage]:
    """Put a load on a server: what the load says, and what the server had used before and after."""
    numbers = case.tables, WARM_UP, SECONDS, case.think, case.games
    command = ["node", str(HERE / "load.mjs"), contender.adapter, f"{HOST}:{port}", *map(str, numbers)]
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
        before = Usage.of(pid)
        answer = json.loads(load.stdout.readline())
        return answer, before, Usage.of(pid)


def measured(contender: Contender, case: Case) -> Figures:
    """One run."""
    with serving(contender) as (pid, port):
        load, before, after = loaded(contender, case, pid, port)
    cpu = after.cpu - before.cpu
    return Figures(
        rate=load["rate"],
        p50=load["p50"],
        p99=load["p99"],
        max=load["max"],
        cpu=cpu / load["moves"] * 1000,
        cores=cpu / load["seconds"],
        rss=after.rss,
        busy=load["busy"],
        errors=load["errors"],
    )


def idle(contender: Contender) -> tuple[float, float]:
    """What a server holds while nobody moves: with everybody connected, and when all have gone."""
    with serving(contender) as (pid, port):
        _, _, connected = loaded(contender, IDLE, pid, port)
        sleep(SETTLE)
        return connected.rss, Usage.of(pid).rss


def show(console: Console, title: str, results: dict[Case, dict[Contender, Figures]]) -> None:
    """The table, and how we compare."""
    table = Table("load", "who", title=title)
    for heading in ("moves/s", "p50 ms", "p99 ms", "max ms", "CPU ms/move", "cores", "RSS MB", "load busy", "errors"):
        table.add_column(heading, justify="right")
    for case, result in results.items():
        for contender, at in result.items():
            latencies = (f"{latency:,.1f}" for latency in (at.p50, at.p99, at.max))
            server = f"{at.cpu:.2f}", f"{at.cores:.2f}", f"{at.rss:,.0f}"
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
    parser.add_argument("contenders", nargs="*", help="silverware, boardgame, endless; all if left out")
    parser.add_argument("--beside", metavar="FOLDER", help="another compiled build of ours to measure this one beside")
    parser.add_argument("--compiled", metavar="FOLDER", default=COMPILED, help="where this build is")
    parser.add_argument("--game", default="quick-silver", help="the game our tables play")
    parser.add_argument("--options", default="{}", help='as JSON: {"memory": "aided"}')
    parser.add_argument("--passes", type=int, default=PASSES)
    return parser.parse_args()


def main() -> None:
    """Measure, and print the table, how we compare, and what idle tables take."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    given = asked()
    os.environ["GAME"], os.environ["OPTIONS"] = given.game, given.options
    if given.beside:
        chosen, cases = [ours("this build", given.compiled), ours("the other", given.beside)], BESIDE
    else:
        chosen = [each for each in CONTENDERS if each.adapter in given.contenders or not given.contenders]
        cases = CASES
    runs = [
        (case, contender, measured(contender, case))
        for case in track(cases * given.passes, description="Measuring", transient=True)
        for contender in chosen
    ]
    results = {
        case: {contender: Figures.middle([run for *at, run in runs if at == [case, contender]]) for contender in chosen}
        for case in cases
    }
    console = Console(width=150)
    show(console, f"random play of {given.game}, four sockets a table, median of {given.passes} passes", results)
    for contender in [] if given.beside else chosen:
        connected, gone = idle(contender)
        console.print(
            f"{contender.who}, {IDLE.tables} tables idle: {connected:.0f} MB with their {4 * IDLE.tables} sockets,"
            f" {gone:.0f} MB without",
            highlight=False,
        )


if __name__ == "__main__":
    main()
