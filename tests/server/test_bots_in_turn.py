"""Bots think in turn: those that people wait for first."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from silverware.server.processes import Processes as Workers
from silverware.server.settings import Settings, usual_thinkers
from silverware.server.think import Given, Thinkers, Thought
from silverware.server.turns import IDLE, URGENT
from tests.server.conftest import opened
from tests.server.guests import Client, Player
from tests.server.processes import PATIENCE, until


class Processes:
    """Think when they are told to, and say about what."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.done = asyncio.Semaphore(0)

    async def do(self, seconds: float, work: Callable[..., object], given: Given, longest: float) -> Thought:
        self.begun.append(given.bot)
        await self.done.acquire()
        return Thought(given.bot)

    def close(self) -> None:
        """Nothing is left."""


def about(what: str) -> Given:
    """Something to think about."""
    return Given(game="quick-silver", edition=None, bot=what, seed="", heard=[], view=None, menu=[what], names=[])


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    """Two processes."""
    made = Thinkers(2)
    yield made
    made.close()


async def think(thinkers: Thinkers, processes: Processes, scene: Callable[[Any], Awaitable[None]]) -> None:
    """Play a scene, in which bots begin to think by their names; then everybody is done."""
    thinkers._processes = processes  # type: ignore[assignment]
    tasks = []

    async def ask(what: str, who: str, rank: int) -> None:
        tasks.append(asyncio.create_task(thinkers.choose(about(what), who, rank)))
        await asyncio.sleep(0)

    await scene(ask)
    for _ in tasks:
        processes.done.release()
    assert len(await asyncio.gather(*tasks)) == len(tasks)


async def one_is_done(processes: Processes) -> None:
    """One of those that think has chosen, and the next one begins."""
    many = len(processes.begun)
    processes.done.release()
    while len(processes.begun) == many:
        await asyncio.sleep(0)


def test_a_person_waits_for_no_table_of_bots_alone(thinkers: Thinkers) -> None:
    async def go() -> None:
        processes = Processes()

        async def scene(ask: Any) -> None:
            for number in range(700):
                await ask(f"bots {number}", f"maker {number}", IDLE)
            await ask("for Ada", "Ada", URGENT)
            assert processes.begun == ["bots 0", "for Ada"]
            await ask("for Bob", "Bob", URGENT)
            assert len(processes.begun) == 2
            await one_is_done(processes)
            assert processes.begun[2:] == ["for Bob"]
            await one_is_done(processes)
            assert processes.begun[3:] == ["bots 1"]

        await think(thinkers, processes, scene)

    asyncio.run(go())


def test_whoever_has_many_tables_lets_others_come_between(thinkers: Thinkers) -> None:
    async def go() -> None:
        processes = Processes()

        async def scene(ask: Any) -> None:
            for number in range(100):
                await ask(f"Eve {number}", "Eve", URGENT)
            await ask("Ada", "Ada", URGENT)
            await ask("Bob", "Bob", URGENT)
            assert processes.begun == ["Eve 0", "Eve 1"]
            for _ in range(4):
                await one_is_done(processes)
            assert processes.begun[2:] == ["Eve 2", "Ada", "Bob", "Eve 3"]

        await think(thinkers, processes, scene)

    asyncio.run(go())


def test_bots_think_behind_the_server(thinkers: Thinkers) -> None:
    assert asyncio.run(thinkers._processes.do(PATIENCE, os.nice, 0)) > os.nice(0)


@pytest.mark.parametrize(("cores", "workers", "thinkers"), [(1, 1, 1), (2, 1, 1), (8, 1, 7), (8, 2, 3), (64, 1, 16)])
def test_one_core_is_left_to_the_server(
    cores: int, workers: int, thinkers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert usual_thinkers(workers) == thinkers


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_tables_say_where_their_players_come_from_and_whether_one_waits(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = set()

    async def choose(_: Thinkers, given: Given, who: str, rank: int) -> Thought:
        asked.add((who, rank))
        return Thought(given.menu[0])

    monkeypatch.setattr(Thinkers, "choose", choose)
    ada, bob, cy = Player(client, "Ada"), Player(client, "Bob"), Player(client, "Cy")
    mine, theirs = ada.found(seats=2, bots=1), bob.found(seats=2, bots=2)
    ada.act(mine, "sit")
    ada.act(mine, "start")
    client.headers["x-forwarded-for"] = "192.0.2.1"
    bob.act(theirs, "start")
    client.headers["x-forwarded-for"] = "192.0.2.2"
    cy.act(theirs, "say", text="Hello")  # somebody else, watching from elsewhere
    client.headers["x-forwarded-for"] = "127.0.0.1"
    ada.act(mine, "move", move="pick up", version=ada.look(mine)["number"])
    while (seen := ada.look(mine))["game"]["menu"]:
        ada.act(mine, "move", move=seen["game"]["menu"][0]["move"], version=seen["number"])
    until(lambda: len(asked) == 2)
    assert asked == {("127.0.0.1", URGENT), ("192.0.2.1", IDLE)}


def test_a_bot_that_could_not_be_asked_is_asked_again(
    tmp_path: Path, thinkers: Thinkers, workshop: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def choose(_: Thinkers, given: Given, who: str, rank: int) -> Thought:
        nonlocal asked
        asked += 1
        if asked == 1:
            raise OSError("no process can be started")
        return Thought(given.menu[0])

    monkeypatch.setattr(Thinkers, "choose", choose)
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db", hesitation=0, lease=0)
    with opened(settings, thinkers, workshop) as client:
        ada = Player(client, "Ada")
        ada.act(ada.found(seats=2, bots=2), "start")
        until(lambda: asked > 1)
