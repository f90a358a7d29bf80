"""`make bench-scale`: what a table, a websocket, a move and a thinking bot cost, and whether that stays so at scale.

Tables of four people move once every five seconds, as people do. The ladder of ever more tables gives the price of one
more move (the slope of a line) and shows at which step the server stops following it. All load comes from this machine
and shares its cores with the server, so CPU time counts and not the clock.
"""

from __future__ import annotations

import asyncio
import os
import re
import resource
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import linear_regression
from tempfile import TemporaryDirectory
from time import sleep
from typing import TypeVar

import httpx
from rich.console import Console
from rich.progress import track
from rich.table import Table
from run import COMPILED, HOST, NEVER, Case, Figures, loaded, measured, ours, serving
from tests.server.processes import PostgreSQL, postgresql
from websockets.asyncio.client import connect

from silverware.games import GAMES

T = TypeVar("T")

PACE = 5.0
"""Seconds between two moves of a table."""
LADDER = (250, 500, 1000, 1750, 2500)
"""Tables."""
ONE_BY_ONE = Case(200, 1, 1)
"""How the games are compared."""
MOVES_BY_BOTS = 1500
"""Of each game."""
BOT_TABLES = 10
"""Tables at which bots play at a time."""
WATCHERS = 2000
"""Websockets at one table."""
WATCHED = 60.0
"""Seconds in which nothing happens there."""
OURS = ours("silverware", "Silverware", COMPILED)


def by_game(database: PostgreSQL) -> dict[str, Figures]:
    """A move of each game, at the same pace."""
    figures = {}
    for game in progress(sorted(GAMES)):
        os.environ["GAME"] = game
        figures[game] = measured(OURS, ONE_BY_ONE, database)
    os.environ["GAME"] = "quick-silver"
    return figures


@dataclass(frozen=True)
class Held:
    """Megabytes a server holds: empty, and with tables and four websockets at each."""

    tables: int
    empty: float
    connected: float


def held(tables: int, database: PostgreSQL) -> Held:
    """What idle tables take."""
    with serving(OURS, database) as server:
        empty = server.usage()[0]
        _, _, (connected, _) = loaded(OURS, Case(tables, NEVER, 1), server)
        return Held(tables, empty.rss, connected.rss)


@dataclass(frozen=True)
class Attended:
    """What one more websocket costs at which nothing happens: kilobytes, and CPU milliseconds a minute."""

    memory: float
    cpu: float


def attended(database: PostgreSQL) -> Attended:
    """What many who watch one table take."""
    with serving(OURS, database) as server, httpx.Client(base_url=f"http://{HOST}:{server.port}/api") as client:
        token = client.post("/guests", json={"name": "Ada"}).json()["token"]
        founding = {"game": "quick-silver", "seats": 4}
        table = client.post("/tables", json=founding, headers={"Authorization": f"Bearer {token}"}).json()["id"]
        url = f"ws://{HOST}:{server.port}/api/tables/{table}/socket"

        async def watch() -> Attended:
            async with AsyncExitStack() as stack:
                before = server.usage()[0]
                for _ in range(WATCHERS):
                    await stack.enter_async_context(connect(url, compression=None, ping_interval=None, max_queue=None))
                there = server.usage()[0]
                await asyncio.sleep(WATCHED)
                later = server.usage()[0]
            minutes = WATCHED / 60
            return Attended(
                (there.rss - before.rss) / WATCHERS * 1000, (later.cpu - there.cpu) / WATCHERS / minutes * 1000
            )

        return asyncio.run(watch())


@dataclass(frozen=True)
class Thought:
    """What a bot's move costs: CPU milliseconds of all processes of the server; and bytes of a move in the database."""

    cpu: float
    bytes: float


def thought(game: str, database: PostgreSQL) -> Thought:
    """Let easy bots play alone until they have made enough moves."""
    with TemporaryDirectory() as folder:
        command = [part.replace("{folder}", folder) for part in OURS.command]
        with (
            serving(replace(OURS, command=(*command, "--hesitation", "0")), database) as server,
            httpx.Client(base_url=f"http://{HOST}:{server.port}") as client,
        ):
            token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            began = server.usage()[0].cpu
            while moves_of(client) < MOVES_BY_BOTS:
                if tables_of(client) < BOT_TABLES:
                    founding = {"game": game, "seats": 4, "bots": 4, "open": True, "pace": {"type": "none"}}
                    table = client.post("/api/tables", json=founding).json()["id"]
                    client.post(f"/api/tables/{table}/acts", json={"type": "start"})
                else:
                    sleep(0.25)
            made, cpu = moves_of(client), server.usage()[0].cpu - began
        return Thought(cpu / made * 1000, Path(f"{folder}/tables.db").stat().st_size / made)


def tables_of(client: httpx.Client) -> int:
    """At how many tables there is a game."""
    return len(client.get("/api/tables").json())


def moves_of(client: httpx.Client) -> int:
    """How many moves a server has stored."""
    found = re.search(r"^silverware_moves_total (\S+)", client.get("/metrics").text, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


def main() -> None:
    """Measure, print the tables, and how well a line fits."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    console = Console(width=120)
    with postgresql() as database:
        show_prices(console, database)
        show_held(console, held(1000, database))
        show_attended(console, attended(database))
        show_ladder(console, [(tables, measured(OURS, Case(tables, PACE, 1), database)) for tables in progress(LADDER)])


def progress(steps: Iterable[T]) -> Iterable[T]:
    """Say how far it is."""
    return track(list(steps), description="Measuring", transient=True)


def show_prices(console: Console, database: PostgreSQL) -> None:
    """What a move of each game costs."""
    people = by_game(database)
    prices = Table("game", title="A move, of people and of easy bots")
    for heading in ("server CPU ms, by a person", "CPU ms of all, by a bot", "bytes in the database"):
        prices.add_column(heading, justify="right")
    for game in progress(sorted(GAMES)):
        bot = thought(game, database)
        prices.add_row(game, f"{people[game].cpu:.2f}", f"{bot.cpu:.2f}", f"{bot.bytes:,.0f}")
    console.print(prices)


def show_held(console: Console, at_rest: Held) -> None:
    """What is held in memory."""
    console.print(
        f"A server: {at_rest.empty:.0f} MB; with {at_rest.tables:,} tables and four websockets at each:"
        f" {at_rest.connected:.0f} MB, {(at_rest.connected - at_rest.empty) / at_rest.tables * 1000:.0f} kB a table",
        highlight=False,
    )


def show_attended(console: Console, watcher: Attended) -> None:
    """What it takes that somebody is there."""
    console.print(
        f"A websocket at which nothing happens: {watcher.memory:.0f} kB, {watcher.cpu:.2f} ms of CPU a minute",
        highlight=False,
    )


def show_ladder(console: Console, steps: list[tuple[int, Figures]]) -> None:
    """What the server did at each step, beside the line through all of them."""
    slope, idle = linear_regression([at.rate for _, at in steps], [at.cores for _, at in steps])
    ladder = Table("tables", title=f"Four people a table, a move every {PACE:g} seconds")
    for heading in ("people", "moves/s", "cores", "by the line", "p50 ms", "p99 ms", "MB", "errors"):
        ladder.add_column(heading, justify="right")
    for tables, at in steps:
        numbers = f"{4 * tables:,}", f"{at.rate:.0f}", f"{at.cores:.2f}", f"{idle + slope * at.rate:.2f}"
        ladder.add_row(str(tables), *numbers, f"{at.p50:.1f}", f"{at.p99:.1f}", f"{at.rss:,.0f}", f"{at.errors:g}")
    console.print(ladder)
    console.print(f"The line: {idle:.3f} cores and {slope * 1000:.2f} ms a move", highlight=False)


if __name__ == "__main__":
    main()
