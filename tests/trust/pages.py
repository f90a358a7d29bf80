"""Pages open at a table: what they show, what they were told, and what was acknowledged."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.processes import PATIENCE

REFS = count(1)


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
    clocks: list[int] = []


class Sitting(msgspec.Struct):
    """A seat."""

    name: str
    stood_in: bool = False


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
        self.done: dict[int, dict[str, Any]] = {}
        """By number: what somebody did that was acknowledged."""

    def hear(self, news: Sequence[Item]) -> None:
        """People at one table are told the same."""
        for item in news:
            kind = item.type, item.at
            assert self.told.setdefault(item.number, kind) == kind, f"entry {item.number} was {self.told[item.number]}"

    def note(self, number: int, act: dict[str, Any]) -> None:
        """An act was acknowledged."""
        assert number not in self.done, "acknowledged twice"
        self.done[number] = act


def page(url: str, table: str, token: str) -> connect:
    """A connection to a table."""
    return connect(
        f"{url.replace('http', 'ws')}/api/tables/{table}/socket",
        additional_headers={"Authorization": f"Bearer {token}"},
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )


class Tab:
    """A page."""

    def __init__(self, socket: ClientConnection, memory: Memory) -> None:
        self.memory = memory
        self.number = 0
        self.seat = ""
        self.sheet = Sheet("", [])
        self.menu: list[Choice] = []
        self.clocks: list[int] = []
        self._socket = socket
        self._under_way: dict[str, dict[str, Any]] = {}

    async def listen(self) -> Message:
        """The next message."""
        message = MESSAGES.decode(await self._socket.recv())
        if message.type == "update":
            self.memory.hear(message.news)
            self.seat, self.number = message.seat, message.number
            if message.table is not None:
                self.sheet = msgspec.convert(message.table, Sheet)
            if message.game is not None:
                self.menu, self.clocks = message.game.menu, message.game.clocks
        return message

    async def catch_up(self, number: int) -> None:
        """Listen until the table is at a number."""
        while self.number < number:
            await self.listen()

    async def send(self, act: dict[str, Any]) -> str:
        """Do something; the ref of the answer."""
        ref = str(next(REFS))
        self._under_way[ref] = act
        await self._socket.send(msgspec.json.encode({**act, "ref": ref}).decode())
        return ref

    async def answer(self, ref: str) -> Message:
        """The answer to an act: news of it, `done` or `refused`."""
        act = self._under_way.pop(ref)
        while True:
            message = await self.listen()
            if message.ref == ref:
                return message
            for item in message.news:
                if item.ref == ref:
                    self.memory.note(item.number, act)
                    return message
