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
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from silverware.core.seats import SEAT_NAMES
from tests.server.guests import Player
from tests.server.processes import PATIENCE

BREATH = 0.1
"""Seconds before somebody tries again."""
TALKING, UNDOING, AGREEING = 0.05, 0.03, 0.5
"""How likely people are to."""


class Item(msgspec.Struct):
    """An entry of the log, as far as a crowd cares."""

    number: int
    at: int
    type: str
    ref: str = ""


class Choice(msgspec.Struct):
    """A move on the menu."""

    move: str


class Scene(msgspec.Struct):
    """The game."""

    menu: list[Choice]


class Sitting(msgspec.Struct):
    """A seat."""

    name: str


class Motion(msgspec.Struct):
    """A proposal."""

    needs: list[str]


class Sheet(msgspec.Struct):
    """A table."""

    status: str
    seats: list[Sitting]
    proposal: Motion | None = None


class Message(msgspec.Struct):
    """Anything a server says over a websocket."""

    type: str
    seat: str = ""
    number: int = 0
    news: list[Item] = []
    table: Any = None
    game: Scene | None = None
    ref: str = ""
    sentence: str = ""


MESSAGES = msgspec.json.Decoder(Message)


class Memory:
    """What the people at one table were told. All of it must be in the log, for ever."""

    def __init__(self) -> None:
        self.told: dict[int, tuple[str, int]] = {}
        """By number: what kind of entry, and when."""
        self.done: dict[int, tuple[str, str]] = {}
        """By number: what somebody did that was acknowledged, and its words."""

    def hear(self, news: Sequence[Item]) -> None:
        """People at one table are told the same."""
        for item in news:
            kind = item.type, item.at
            assert self.told.setdefault(item.number, kind) == kind, f"entry {item.number} was {self.told[item.number]}"


class Person:
    """Somebody who plays game after game with the same others."""

    def __init__(self, crowd: Crowd, token: str, name: str, seat: int, table: str) -> None:
        self._crowd = crowd
        self._headers = {"Authorization": f"Bearer {token}"}
        self._name = name
        self._seat = SEAT_NAMES[seat]
        self._luck = Random(f"{crowd.seed} {name}")
        self.token = token
        self.table = table
        self.acts = 0
        """Acknowledged."""
        self.number = 0
        """Of the last update."""
        self.arrivals = 0
        """How often this person came to the table and saw it."""
        self._sits = False
        self._sheet = Sheet("", [])
        self._menu: list[Choice] = []
        self._tried = 0

    async def live(self) -> None:
        """Come to the table, and come back whenever the connection is lost."""
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(
                    f"{self._crowd.url.replace('http', 'ws')}/api/tables/{self.table}/socket",
                    additional_headers=self._headers,
                    compression=None,
                    max_size=None,
                    open_timeout=PATIENCE,
                    ping_interval=None,
                ) as socket:
                    await self._attend(socket)
            await asyncio.sleep(BREATH)

    async def _attend(self, socket: ClientConnection) -> None:
        table = self.table
        memory = self._crowd.memories.setdefault(table, Memory())
        seen = await self._listen(socket, memory)
        assert [item.number for item in seen.news] == list(range(1, seen.number + 1)), "the log has gaps"
        assert seen.number >= max(memory.told, default=0), "something told is lost"
        self.arrivals += 1
        while self.table == table:
            act = self._choose()
            if act is None:
                await self._listen(socket, memory)
            else:
                await self._do(socket, memory, act)

    async def _listen(self, socket: ClientConnection, memory: Memory) -> Message:
        message = MESSAGES.decode(await socket.recv())
        if message.type == "update":
            memory.hear(message.news)
            self._sits = message.seat == self._seat
            self.number = message.number
            if message.table is not None:
                self._sheet = msgspec.convert(message.table, Sheet)
            if message.game is not None:
                self._menu = message.game.menu
        return message

    def _choose(self) -> dict[str, Any] | None:
        """What to do now; None: wait for news."""
        luck = self._luck.random()
        if luck < TALKING * self._crowd.liveliness:
            return {"type": "say", "text": f"{self._name} {self._tried}"}
        match self._sheet.status:
            case "waiting" if not self._sits:
                return {"type": "sit", "seat": self._seat, "salt": self._name}
            case "waiting" if self._seat == SEAT_NAMES[0] and all(seat.name for seat in self._sheet.seats):
                return {"type": "start"}
            case "over":
                return {"type": "rematch"}
        motion = self._sheet.proposal
        if motion is not None and self._seat in motion.needs:
            return {"type": "agree" if luck < AGREEING else "decline"}
        if not self._menu:
            return None
        if luck > 1 - UNDOING * self._crowd.liveliness:
            return {"type": "undo"}
        return {"type": "move", "move": self._luck.choice(self._menu).move, "version": self.number}

    async def _do(self, socket: ClientConnection, memory: Memory, act: dict[str, Any]) -> None:
        """Do something, and wait until it is acknowledged or refused."""
        await asyncio.sleep(self._crowd.pause * (act["type"] == "move"))
        self._tried += 1
        ref = str(self._tried)
        sent = perf_counter()
        await socket.send(msgspec.json.encode({**act, "ref": ref}).decode())
        while True:
            message = await self._listen(socket, memory)
            mine = [item for item in message.news if item.ref == ref]
            if mine:
                assert mine[0].number not in memory.done, "acknowledged twice"
                memory.done[mine[0].number] = act["type"], act.get("text") or act.get("move", "")
                self._crowd.latencies.append(perf_counter() - sent)
                self.acts += 1
                return
            if message.type == "done" and message.ref == ref:
                assert isinstance(message.table, str)
                self.table = message.table
                return
            if message.type == "refused" and message.ref == ref:
                self._crowd.refusals[message.sentence] += 1
                await asyncio.sleep(BREATH)
                return


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

    def all_act(self) -> None:
        """Wait until something more is acknowledged at every table."""
        before = self._acts_by_party()
        self.until(lambda: all(map(gt, self._acts_by_party(), before)))

    def _acts_by_party(self) -> list[int]:
        return [sum(person.acts for person in party) for party in self.parties]
