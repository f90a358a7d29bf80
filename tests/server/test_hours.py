"""Clocks run while the server does, by its own time, and stand still while it does not."""

from __future__ import annotations

import asyncio
from time import time
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import text

from silverware.server import hours
from silverware.server.database import Database
from silverware.server.documents import Live, Rise
from silverware.server.entries import Interrupted, StoodIn
from silverware.server.hours import Clock, Hours, length, now
from tests.server.guests import Client, Player, answer, seated
from tests.server.processes import PATIENCE, new_database, serving
from tests.server.stage import Stage

HOUR = 3_600_000
"""Milliseconds."""
CLOCKED = {"type": "live", "minutes": 60, "increment": 0}


def test_the_time_goes_on_evenly_whatever_the_machine_says(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    for jump in (3600, -7200):
        monkeypatch.setattr(hours, "time", lambda jump=jump: time() + jump)
        assert 0 <= clock.now() - before < HOUR / 2
    clock.set(before + HOUR)
    assert clock.now() >= before + HOUR


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_jump_of_the_machines_clock_costs_nobody_anything(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table, players = seated(client, "Ada", "Bob", pace=CLOCKED)
    for jump in (3600, -3600):
        monkeypatch.setattr(hours, "time", lambda jump=jump: time() + jump)
        assert client.get("/health").status_code == 200
        for player in players:
            answer(player, table, lambda menu: menu[-1])
        seen = players[0].look(table)
        assert min(seen["game"]["clocks"]) > HOUR / 2
        times = [item["at"] for item in seen["news"]]
        assert times == sorted(times)
        assert times[-1] - times[0] < HOUR / 2
        assert not {"warned", "stoodin"} & {item["type"] for item in seen["news"]}


async def age(database: str, by: int) -> None:
    """Let everything that was stored be so much longer ago."""
    aged = {"log": ("at",), "tables": ("created", "changed", "due"), "heartbeat": ("at", "wall")}
    changes = [
        text(f'UPDATE "{name}" SET ' + ", ".join(f'"{column}" = "{column}" - {by}' for column in columns))
        for name, columns in aged.items()
    ]
    opened = Database(database)
    await opened.write(lambda connection: [connection.execute(change) for change in changes])
    await opened.close()


def test_while_the_server_is_down_no_clock_runs(database: str) -> None:
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        table, players = seated(client, "Ada", "Bob", pace=CLOCKED)
        untimed, _ = seated(client, "Cy", "Dee")
        for player in players:
            answer(player, table)
        before = players[0].look(table)
    asyncio.run(age(database, 2 * HOUR))
    with serving(database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        ada = Player(client, "", players[0].token)
        after = ada.look(table)
        last = after["news"][-1]
        assert [item["type"] for item in after["news"][before["number"] :]] == ["interrupted"]
        assert last["says"] == "The server was away. No clock ran meanwhile."
        assert min(after["game"]["clocks"]) - (last["at"] - after["game"]["since"]) > HOUR / 2
        assert ada.look(table)["number"] == after["number"]
        assert "interrupted" not in [item["type"] for item in ada.look(untimed)["news"]]


def test_who_left_has_as_long_to_come_back_as_the_server_is_there() -> None:
    stage = Stage("Ada", "Bob", pace=Live(minutes=5, increment=0)).start()
    seat = stage.asked()
    stage.later(100)
    stage.act("Ada", Rise())
    stage.later(20)
    stage.now += HOUR
    stage.table.fold(stage.now, Interrupted(HOUR))
    assert stage.later(9.9) == []
    assert stage.later(0.1) == [StoodIn(0, "left")]
    other = 1 - seat
    assert stage.table.chairs[other].bank == 300_000
    assert stage.table.chairs[seat].bank - (stage.now - stage.table.since) == (300_000 if seat == 0 else 170_000)


def test_a_house_that_opens_again_knows_how_long_it_was_closed(database: str) -> None:
    async def look() -> None:
        opened = Database(database)
        await opened.open()
        await Hours(opened, lambda: None).open()
        await age(database, HOUR)
        again = Hours(opened, lambda: None)
        await again.open()
        assert HOUR <= await again.closed_since(0) < 2 * HOUR
        assert await again.closed_since(now()) == 0
        await opened.close()

    asyncio.run(look())


def test_another_worker_goes_by_the_time_of_those_that_are_there(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        opened = Database(new_database(postgres, uuid4().hex))
        await opened.open()
        await Hours(opened, lambda: None).open()
        here = Clock()
        here.set(now() + HOUR)
        monkeypatch.setattr(hours, "CLOCK", here)
        monkeypatch.setattr(hours, "now", here.now)
        other = Hours(opened, lambda: None)
        await other.open()
        assert here.now() < now() + HOUR / 2
        assert await other.closed_since(0) == 0
        await opened.close()

    asyncio.run(look())


def test_once_the_database_is_back_the_time_without_it_is_known(database: str) -> None:
    async def look() -> list[str]:
        done: list[str] = []
        opened = Database(database)
        await opened.open()
        house = Hours(opened, lambda: done.append("back"))
        await house.open()
        began = now()
        house.close()
        hours.CLOCK.set(now() + 1)
        await asyncio.gather(house.beat(), house.beat())
        assert house.is_open
        assert 0 < await house.closed_since(0) <= now() - began + 1000
        await house.beat()
        await opened.close()
        return done

    assert asyncio.run(look()) == ["back"]


def test_times_that_overlap_count_once() -> None:
    assert length([]) == 0
    assert length([(10, 20), (30, 35)]) == 15
    assert length([(30, 35), (10, 20), (15, 32), (11, 12)]) == 25
