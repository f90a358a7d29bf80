"""The workshop: what it keeps, who waits for whom, and who comes next."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from silverware.core.errors import BadRecord
from silverware.server import workshop
from silverware.server.processes import Limits, Processes
from silverware.server.refused import Busy, TooCostly, TooMany
from silverware.server.turns import Turns
from silverware.server.workshop import Workshop
from tests.server import errands
from tests.server.processes import until


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    """Two processes with strict limits."""
    made = Processes(2, Limits(seconds=1, memory=512_000_000))
    yield made
    made.close()


def test_what_has_been_made_is_kept_and_so_is_a_refusal(processes: Processes, tmp_path: Path) -> None:
    async def ask() -> None:
        shop, file = Workshop(processes), tmp_path / "made"
        assert await shop.make("Ada", "this", errands.write, str(file), 1) == b"1"
        assert await shop.make("Bob", "this", errands.write, str(file), 2) == b"1"
        assert await shop.make("Bob", "that", errands.write, str(file), 3) == b"3"
        assert file.read_text() == "13"
        for _ in range(2):
            with pytest.raises(BadRecord):
                await shop.make("Ada", "no", errands.refuse, str(file))
        assert file.read_text() == "13-"

    asyncio.run(ask())


def test_only_so_much_is_kept(processes: Processes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "KEPT", 2 * workshop.SMALL + 10)

    async def ask() -> None:
        shop, file = Workshop(processes), tmp_path / "made"
        for number in (1, 2, 1, 3, 1, 2):
            await shop.make("Ada", number, errands.write, str(file), number)
        assert file.read_text() == "1232"

    asyncio.run(ask())


def test_what_people_choose_to_ask_for_counts_too_and_a_kept_refusal_holds_on_to_nothing(
    processes: Processes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "KEPT", 2 * workshop.SMALL + 5_000)

    async def ask() -> None:
        shop, file = Workshop(processes), tmp_path / "made"
        for letter in "abcdee":
            with pytest.raises(BadRecord):
                await shop.make("Ada", letter * 2_000, errands.refuse, str(file))
        assert [str(what)[0] for what in shop._kept] == ["d", "e"]
        for kept in shop._kept.values():
            assert isinstance(kept, BadRecord)
            assert (kept.__traceback__, kept.__context__, kept.__notes__) == (None, None, [])

    asyncio.run(ask())


def test_an_answer_that_would_be_too_long_is_refused(processes: Processes) -> None:
    async def ask() -> None:
        shop = Workshop(processes)
        assert len(await shop.make("Ada", "enough", errands.babble, workshop.LARGEST - 2)) == workshop.LARGEST
        with pytest.raises(TooCostly, match="The answer would be too long"):
            await shop.make("Ada", "too much", errands.babble, workshop.LARGEST - 1)

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("errand", "refusal", "says"),
    [
        (errands.spin, TooCostly, "That takes the server too long to work out."),
        (errands.hoard, TooCostly, "That takes the server too much memory to work out."),
        (errands.kill, Busy, "The server could not work that out; try again in a moment."),
    ],
    ids=["too long", "too much", "killed"],
)
def test_what_costs_too_much_is_refused_in_a_sentence(
    processes: Processes, errand: object, refusal: type[Exception], says: str
) -> None:
    shop = Workshop(processes)
    with pytest.raises(refusal) as refused:
        asyncio.run(shop.make("Ada", "this", errand))  # type: ignore[arg-type]
    assert str(refused.value) == says


def test_who_wants_the_same_waits_for_the_same_until_nobody_does(processes: Processes, tmp_path: Path) -> None:
    async def ask() -> None:
        shop, file = Workshop(processes), tmp_path / "pid"
        ada, bob = (asyncio.create_task(shop.make(who, "this", errands.stop, str(file))) for who in ("Ada", "Bob"))
        await asyncio.to_thread(until, lambda: file.exists() and file.read_text())
        pid = int(file.read_text())
        ada.cancel()
        with pytest.raises(asyncio.CancelledError):
            await ada
        assert pid in processes.pids()
        bob.cancel()
        with pytest.raises(asyncio.CancelledError):
            await bob
        await asyncio.to_thread(until, lambda: pid not in processes.pids())
        assert await shop.make("Cy", "this", errands.write, str(file), 1) == b"1"

    asyncio.run(ask())


class Visits:
    """Visitors who come, wait, have their turn, and leave."""

    def __init__(self, at_once: int, each: int = 9, most: int = 9) -> None:
        self._turns = Turns(at_once, each, most)
        self._leave: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.inside: list[str] = []

    async def come(self, *visits: str) -> None:
        """Ada's first visit is `Ada1`."""
        for visit in visits:
            self._leave[visit] = asyncio.Event()
            self._tasks[visit] = asyncio.create_task(self._visit(visit))
            await settled()

    async def _visit(self, visit: str) -> None:
        async with self._turns.turn(visit[:-1]):
            self.inside.append(visit)
            await self._leave[visit].wait()
        self.inside.remove(visit)

    async def leave(self, visit: str) -> None:
        """Whoever is inside leaves; whoever still waits goes away."""
        if visit in self.inside:
            self._leave[visit].set()
        else:
            self._tasks[visit].cancel()
        await settled()

    async def refused(self, visit: str) -> Exception | None:
        """Why a visit was refused."""
        task = self._tasks[visit]
        return task.exception() if task.done() and not task.cancelled() else None  # type: ignore[return-value]

    async def end(self) -> None:
        """Everybody goes."""
        for task in self._tasks.values():
            task.cancel()
            with suppress(asyncio.CancelledError, Busy, TooMany):
                await task


async def settled() -> None:
    """Let everybody do what they can do now."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_visitor_has_one_turn_at_a_time_and_those_who_wait_come_in_turn() -> None:
    async def visit() -> None:
        visits = Visits(2)
        await visits.come("Ada1", "Ada2", "Ada3")
        assert visits.inside == ["Ada1"]
        await visits.come("Bob1", "Cy1", "Bob2")
        assert visits.inside == ["Ada1", "Bob1"]
        await visits.leave("Ada1")
        assert visits.inside == ["Bob1", "Ada2"]
        await visits.leave("Ada2")
        assert visits.inside == ["Bob1", "Cy1"]
        await visits.leave("Cy1")
        assert visits.inside == ["Bob1", "Ada3"]
        await visits.leave("Bob1")
        assert visits.inside == ["Ada3", "Bob2"]
        await visits.end()

    asyncio.run(visit())


def test_who_goes_away_while_waiting_keeps_nobody_waiting() -> None:
    async def visit() -> None:
        visits = Visits(1)
        await visits.come("Ada1", "Bob1", "Cy1")
        await visits.leave("Bob1")
        await visits.leave("Ada1")
        assert visits.inside == ["Cy1"]
        await visits.leave("Cy1")
        await visits.come("Bob2")
        assert visits.inside == ["Bob2"]
        await visits.end()

    asyncio.run(visit())


def test_only_so_many_may_wait() -> None:
    async def visit() -> None:
        visits = Visits(1, each=1, most=2)
        await visits.come("Ada1", "Ada2", "Ada3", "Bob1", "Cy1")
        assert isinstance(await visits.refused("Ada3"), TooMany)
        assert isinstance(await visits.refused("Cy1"), Busy)
        assert await visits.refused("Bob1") is None
        await visits.end()

    asyncio.run(visit())
