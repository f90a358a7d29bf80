"""A crowd: people who sit, play, talk, take back and come back by themselves, and remember what they were told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from operator import gt
from random import Random
from threading import Thread
from time import monotonic, perf_counter, sleep
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from silverware.core.seats import SEAT_NAMES
from tests.server.guests import Player
from tests.server.processes import PATIENCE
from tests.trust.pages import Memory, Tab, page

BREATH = 0.3
"""Seconds before somebody tries again."""
AT_ONCE = 500
"""People who come in together."""
TALKING, UNDOING, AGREEING = 0.05, 0.03, 0.5
"""How likely people are to."""


class Person:
    """Somebody who plays game after game with the same others."""

    def __init__(self, crowd: Crowd, token: str, name: str, seat: int, table: str) -> None:
        self._crowd = crowd
        self._token = token
        self._name = name
        self._seat = SEAT_NAMES[seat]
        self._luck = Random(f"{crowd.seed} {name}")
        self._tried = 0
        self.table = table
        self.acts = 0
        """Acknowledged."""
        self.moves = 0
        """Of these."""
        self.arrivals = 0
        """How often this person came to a table and saw it."""

    async def live(self) -> None:
        """Come to the table, and come back whenever the connection is lost."""
        while True:
            try:
                async with self._crowd.door:
                    socket = await page(self._crowd.url, self.table, self._token)
                async with socket:
                    await self._attend(Tab(socket, self._crowd.memories.setdefault(self.table, Memory())))
            except (OSError, WebSocketException):
                self._crowd.losses += 1
            await asyncio.sleep(BREATH)

    async def _attend(self, tab: Tab) -> None:
        """Do what there is to do at a table, until the party goes on to another."""
        table = self.table
        seen = await tab.listen()
        assert [item.number for item in seen.news] == list(range(1, seen.number + 1)), "the log has gaps"
        self.arrivals += 1
        while self.table == table:
            act = self._choose(tab)
            if act is None:
                await tab.listen()
            else:
                await self._do(tab, act)

    def _choose(self, tab: Tab) -> dict[str, Any] | None:
        """What to do now; None: wait for news."""
        luck = self._luck.random()
        if luck < TALKING * self._crowd.liveliness:
            return {"type": "say", "text": f"{self._name} {self._tried}"}
        match tab.sheet.status:
            case "waiting" if tab.seat != self._seat:
                return {"type": "sit", "seat": self._seat, "salt": self._seat}
            case "waiting" if self._seat == SEAT_NAMES[0] and all(seat.name for seat in tab.sheet.seats):
                return {"type": "start"}
            case "over":
                return {"type": "rematch"}
        motion = tab.sheet.proposal
        if motion is not None and self._seat in motion.needs:
            return {"type": "agree" if luck < AGREEING else "decline"}
        if not tab.menu:
            return None
        if luck > 1 - UNDOING * self._crowd.liveliness:
            return {"type": "undo", "casual": True}
        return {"type": "move", "move": self._luck.choice(tab.menu).move, "version": tab.number}

    async def _do(self, tab: Tab, act: dict[str, Any]) -> None:
        """Do something, and wait until it is acknowledged or refused."""
        await asyncio.sleep(self._crowd.pause * (act["type"] == "move"))
        self._tried += 1
        sent = perf_counter()
        answer = await tab.answer(await tab.send(act))
        if answer.type == "update":
            self._crowd.latencies.append(perf_counter() - sent)
            self.acts += 1
            self.moves += act["type"] == "move"
        elif answer.type == "refused":
            self._crowd.refusals[answer.sentence] += 1
            await asyncio.sleep(BREATH)
        else:
            assert isinstance(answer.table, str)
            self.table = answer.table


class Crowd:
    """Parties of people, each at a table of its own."""

    def __init__(self, url: str, seed: int, *, pause: float = 0, liveliness: float = 1) -> None:
        self.url = url
        self.seed = seed
        self.pause = pause
        """Seconds people think about a move."""
        self.liveliness = liveliness
        """How much they talk and take back; 0: not at all."""
        self.parties: list[list[Person]] = []
        self.memories: dict[str, Memory] = {}
        """By table."""
        self.refusals: Counter[str] = Counter()
        self.door = asyncio.Semaphore(AT_ONCE)
        self.losses = 0
        """Connections lost, or not made."""
        self.latencies: list[float] = []
        self._failure: BaseException | None = None

    @property
    def people(self) -> list[Person]:
        """Everybody."""
        return [person for party in self.parties for person in party]

    @property
    def acts(self) -> int:
        """How much was acknowledged."""
        return sum(person.acts for person in self.people)

    def gather(self, client: httpx.Client, number: int, people: int, foundings: Sequence[dict[str, Any]]) -> None:
        """Make guests and tables: so many parties of so many people, who found tables in turn."""

        def party(at: int) -> list[Person]:
            guests = [Player(client, f"{SEAT_NAMES[seat]} {at}") for seat in range(people)]
            founding = foundings[at % len(foundings)]
            table = guests[0].found(seats=people + founding.get("bots", 0), open=False, **founding)
            return [Person(self, guest.token, guest.name, seat, table) for seat, guest in enumerate(guests)]

        with ThreadPoolExecutor(8) as makers:
            self.parties = list(makers.map(party, range(number)))

    async def _live(self, ending: asyncio.Event) -> None:
        async with asyncio.TaskGroup() as group:
            lives = [group.create_task(person.live()) for person in self.people]
            await ending.wait()
            for life in lives:
                life.cancel()

    @contextmanager
    def living(self) -> Iterator[None]:
        """Let everybody live, in a thread of their own; what they find wrong is raised here."""
        ending = asyncio.Event()
        loop = asyncio.new_event_loop()

        def live() -> None:
            try:
                with asyncio.Runner(loop_factory=lambda: loop) as runner:
                    runner.run(self._live(ending))
            except BaseExceptionGroup as failures:
                self._failure = failures

        thread = Thread(target=live)
        thread.start()
        try:
            yield
        finally:
            with suppress(RuntimeError):  # the loop is closed where somebody found something wrong
                loop.call_soon_threadsafe(ending.set)
            thread.join()
        if self._failure is not None:
            raise self._failure

    def until(self, so: Callable[[], object]) -> None:
        """Wait for something that must come to be, as long as anything happens in the crowd."""
        happened, deadline = -1, 0.0
        while not so():
            if self._failure is not None:
                raise self._failure
            happens = sum(person.acts + person.arrivals for person in self.people)
            if happens != happened:
                happened, deadline = happens, monotonic() + PATIENCE
            assert monotonic() < deadline, f"nothing happens any more; refused was {self.refusals}"
            sleep(0.01)

    def act(self, times: int) -> None:
        """Wait until so much more is acknowledged."""
        goal = self.acts + times
        self.until(lambda: self.acts >= goal)

    def all_move(self) -> None:
        """Wait until one more move is acknowledged at every table."""
        before = self._moves()
        self.until(lambda: all(map(gt, self._moves(), before)))

    def _moves(self) -> list[int]:
        return [sum(person.moves for person in party) for party in self.parties]
