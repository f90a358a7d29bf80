"""The workers of a machine, and which of them a table's websockets are passed on to."""

from __future__ import annotations

import asyncio
import os
from binascii import crc32
from pathlib import Path
from socket import socketpair
from tempfile import TemporaryDirectory

import pytest

from silverware.server import doors, homes
from silverware.server.app import create_app
from silverware.server.documents import Founding, Guest
from silverware.server.homes import HUNG, SILENT, Homes, hanging
from silverware.server.house import House
from silverware.server.processes import Processes
from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from tests.trust.lines import Line, open_doors

AT_HOME = [next(table for table in map(b"%d".__mod__, range(99)) if crc32(table) % 2 == home) for home in (0, 1)]
"""A table of each worker."""


def test_nothing_is_passed_on_to_a_worker_that_hangs_until_it_lives_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = 1000.0
    monkeypatch.setattr(homes, "monotonic", lambda: time)

    async def meet() -> None:
        nonlocal time
        here, there, late = (Homes(str(tmp_path), 2) for _ in range(3))
        here.open(lambda: None)
        assert here.elsewhere(AT_HOME[1]) is None  # nobody is there yet
        there.open(lambda: None)
        late.open(lambda: None)
        assert [each.elsewhere(table) for each in (here, there) for table in AT_HOME] == [None, 1, 0, None]
        assert [late.elsewhere(table) for table in AT_HOME] == [0, 1]
        time += SILENT + 1
        here.beat()
        assert [late.elsewhere(table) for table in AT_HOME] == [0, None]
        there.beat()
        assert [late.elsewhere(table) for table in AT_HOME] == [0, 1]
        for each in (here, there, late):
            each.close()

    asyncio.run(meet())


def test_whose_loop_hangs_for_long_is_known_by_its_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = 1000.0
    monkeypatch.setattr(homes, "monotonic", lambda: time)

    async def hang() -> None:
        nonlocal time
        here = Homes(str(tmp_path), 2)
        assert hanging(str(tmp_path), 2) == []  # nobody is there yet
        here.open(lambda: None)
        time += HUNG
        assert hanging(str(tmp_path), 2) == []
        time += 1
        assert hanging(str(tmp_path), 2) == [os.getpid()]
        here.beat()
        assert hanging(str(tmp_path), 2) == []
        here.close()

    asyncio.run(hang())


class Connection(asyncio.BaseTransport):
    """A connection that can be passed on."""


def test_a_worker_that_has_too_much_to_take_is_asked_again_and_then_takes_all() -> None:
    taken: list[bytes] = []

    class Websocket(asyncio.Protocol):
        """Takes note of what it is passed."""

        def data_received(self, data: bytes) -> None:
            taken.append(data)

    async def pass_much(meeting: str) -> int:
        here, there = Homes(meeting, 2), Homes(meeting, 2)
        here.open(Websocket)
        there.open(Websocket)
        passed = refused = 0
        ends = socketpair()
        with ends[0], ends[1]:
            line = Connection({"socket": ends[0]})
            while passed < 100 or not refused:
                try:
                    assert here.pass_on(1, b"%d" % passed, line)
                    passed += 1
                except BlockingIOError:
                    refused += 1
                    await asyncio.sleep(0)
            while len(taken) < passed:
                await asyncio.sleep(0)
            there.close()
            assert not here.pass_on(1, b"", line)
        here.close()
        return passed

    with TemporaryDirectory() as meeting:  # whose name is short enough for sockets
        passed = asyncio.run(pass_much(meeting))
    assert sorted(taken) == sorted(b"%d" % number for number in range(passed))


@pytest.mark.parametrize(("refusals", "is_passed"), [(0, True), (3, True), (4, False)])
def test_a_websocket_is_offered_again_and_at_last_goes_on_where_it_came(
    tmp_path: Path,
    thinkers: Thinkers,
    workshop: Processes,
    monkeypatch: pytest.MonkeyPatch,
    refusals: int,
    is_passed: bool,
) -> None:
    monkeypatch.setattr(doors, "ATTEMPTS", 3)
    monkeypatch.setattr(doors, "PAUSE", 0)
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.db"), thinkers, workshop)
    house: House = app.state.house
    offered: list[bytes] = []

    def take(_: int, request: bytes, __: asyncio.BaseTransport) -> bool:
        offered.append(request)
        if len(offered) <= refusals:
            raise BlockingIOError
        return True

    async def come() -> Line:
        async with open_doors(app) as opened:
            ada, token = await house.people.welcome(Guest(), "")
            room = await house.rooms.found(ada, Founding(game="quick-silver"), [])
            monkeypatch.setattr(house.homes, "elsewhere", lambda _: 1)
            monkeypatch.setattr(house.homes, "pass_on", take)
            return await opened.socket(room.id, token)

    line = asyncio.run(come())
    assert len(set(offered)) == 1
    assert offered[0].startswith(b"GET /api/tables/")
    assert (not line.heard) == is_passed
    assert (b'"type":"update"' in line.heard) != is_passed
