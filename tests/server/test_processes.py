"""Processes beside the server: within limits, replaced where they die, gone when nobody needs them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from silverware.core.errors import BadRecord
from silverware.server.processes import Died, Limits, Processes
from silverware.server.think import given_to, think
from tests.server import errands
from tests.server.processes import PATIENCE, until
from tests.server.stage import Stage

LIMITS = Limits(seconds=1, memory=512_000_000)


@pytest.fixture
def processes() -> Iterator[Processes]:
    """One process with strict limits."""
    made = Processes(1, LIMITS)
    yield made
    made.close()
    assert made.pids() == []


def is_running(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_process_is_started_when_it_is_needed_and_does_one_errand_after_the_other(processes: Processes) -> None:
    assert processes.pids() == []
    first, second = [asyncio.run(processes.do(PATIENCE, errands.pid)) for _ in range(2)]
    assert first == second != os.getpid()
    assert processes.pids() == [first]


def test_what_is_refused_there_is_refused_here(processes: Processes) -> None:
    with pytest.raises(BadRecord) as refused:
        asyncio.run(processes.do(PATIENCE, errands.refuse))
    assert str(refused.value) == "No."
    with pytest.raises(Exception, match="pickle"):
        asyncio.run(processes.do(PATIENCE, errands.nothing_to_send))
    assert len(processes.pids()) == 1


@pytest.mark.parametrize(
    ("errand", "error"),
    [(errands.spin, TimeoutError), (errands.hoard, MemoryError), (errands.kill, Died)],
    ids=["too long", "too much", "killed"],
)
def test_what_goes_beyond_its_limits_is_ended_and_the_next_one_works(
    processes: Processes, errand: object, error: type[Exception]
) -> None:
    before = asyncio.run(processes.do(PATIENCE, errands.pid))
    with pytest.raises(error):
        asyncio.run(processes.do(PATIENCE, errand))  # type: ignore[arg-type]
    assert not is_running(before)
    assert asyncio.run(processes.do(PATIENCE, errands.pid)) != before


def test_what_stands_still_is_ended_by_the_clock(processes: Processes, tmp_path: Path) -> None:
    with pytest.raises(TimeoutError):
        asyncio.run(processes.do(0.1, errands.stop, str(tmp_path / "pid")))
    assert processes.pids() == []


def test_a_process_that_died_while_it_had_nothing_to_do_is_replaced(processes: Processes) -> None:
    before = asyncio.run(processes.do(PATIENCE, errands.pid))
    os.kill(before, signal.SIGKILL)
    assert asyncio.run(processes.do(PATIENCE, errands.pid)) != before


def test_an_errand_nobody_waits_for_is_dropped(processes: Processes, tmp_path: Path) -> None:
    file = tmp_path / "pid"

    async def leave() -> int:
        waiting = asyncio.create_task(processes.do(PATIENCE, errands.stop, str(file)))
        await asyncio.to_thread(until, lambda: file.exists() and file.read_text())
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        return int(file.read_text())

    left = asyncio.run(leave())
    until(lambda: not is_running(left))
    assert asyncio.run(processes.do(PATIENCE, errands.pid)) != left


def test_processes_with_nothing_to_do_are_ended_after_a_while(processes: Processes) -> None:
    before = asyncio.run(processes.do(PATIENCE, errands.pid))
    processes.rest()
    assert processes.pids() == [before]
    processes.rest(0)
    assert processes.pids() == []
    assert not is_running(before)


def test_closing_ends_what_is_under_way(tmp_path: Path) -> None:
    processes, file = Processes(1), tmp_path / "pid"

    async def close() -> None:
        waiting = asyncio.create_task(processes.do(PATIENCE, errands.stop, str(file)))
        await asyncio.to_thread(until, lambda: file.exists() and file.read_text())
        processes.close()
        with pytest.raises(Died):
            await waiting

    asyncio.run(close())
    assert not is_running(int(file.read_text()))


def test_a_bot_that_cannot_be_interrupted_loses_its_process_and_the_next_one_thinks() -> None:
    stage = Stage("Ada", "Bob").start()
    given = given_to(stage.table, stage.asked())
    willing, stubborn = (replace(given, bot=f"tests.bots.poor:{name}") for name in ("Watcher", "Stubborn"))
    processes = Processes(1)
    try:
        asyncio.run(processes.do(PATIENCE, think, willing, PATIENCE))  # the process knows the module now
        with pytest.raises(TimeoutError):
            asyncio.run(processes.do(1, think, stubborn, 0.1))
        assert processes.pids() == []
        assert asyncio.run(processes.do(PATIENCE, think, given, PATIENCE)).move in given.menu
    finally:
        processes.close()
