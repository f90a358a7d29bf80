"""Connections to a server in this process: every byte goes through its protocols, and none through the kernel."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import uvicorn
from litestar import Litestar
from uvicorn.lifespan.on import LifespanOn
from uvicorn.server import ServerState

from silverware.server.doors import GuardedHttp
from silverware.server.house import House
from silverware.server.run import OPTIONS
from tests.server.processes import PATIENCE

STATUS: Final = re.compile(rb"^HTTP/1\.1 (?!100)(\d\d\d) ", re.MULTILINE)
HANDSHAKE: Final = (
    b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n%b\r\n"
)
LOOPBACK: Final = "127.0.0.1"


class Doors:
    """A server that people come to by lines."""

    def __init__(self, config: uvicorn.Config, state: dict[str, Any]) -> None:
        self._config = config
        self._server = ServerState()
        self._state = state

    async def close(self, house: House) -> None:
        """Let everybody go, and wait until all is answered, as uvicorn does when it ends."""
        house.rooms.empty()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._server.tasks)

    def line(self) -> Line:
        """A new connection."""
        return Line(GuardedHttp(self._config, self._server, self._state))

    async def ask(self, request: bytes) -> bytes:
        """What a request is answered with, head and body."""
        line = self.line()
        line.send(request)
        await line.has(line.is_closing)
        return bytes(line.heard)

    async def socket(self, table: str, token: str) -> Line:
        """A websocket of a table."""
        line = self.line()
        signed = f"Authorization: Bearer {token}\r\n".encode() if token else b""
        line.send(HANDSHAKE % (table.encode(), signed))
        await line.has(lambda: b'"type":"update"' in line.heard or line.is_closing())
        return line


@asynccontextmanager
async def open_doors(app: Litestar) -> AsyncIterator[Doors]:
    """A server, while it is needed."""
    config = uvicorn.Config(app, lifespan="on", **OPTIONS)
    config.load()
    lifespan = LifespanOn(config)
    await lifespan.startup()
    assert not lifespan.should_exit
    doors = Doors(config, lifespan.state)
    try:
        yield doors
        await doors.close(app.state.house)
    finally:
        await lifespan.shutdown()


class Line(asyncio.Transport):
    """One connection, from the side of whoever comes."""

    def __init__(self, protocol: asyncio.Protocol) -> None:
        super().__init__({"peername": (LOOPBACK, 40_000), "sockname": (LOOPBACK, 80)})
        self.heard = bytearray()
        """What the server has written."""
        self._protocol: Any = protocol
        self._is_closing = False
        self._is_at_end = False
        self._news = asyncio.Event()
        protocol.connection_made(self)

    # What we do

    def send(self, data: bytes) -> None:
        """Send bytes, unless the server has closed the connection."""
        if not self._is_closing:
            self._protocol.data_received(data)

    async def has(self, so: Callable[[], bool]) -> None:
        """Wait until something holds that follows from what the server writes."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                self._news.clear()
                await self._news.wait()

    def status(self) -> int | None:
        """How a request was answered, once it was."""
        found = STATUS.search(self.heard)
        return int(found[1]) if found else None

    def is_expected_to_go_on(self) -> bool:
        """Whether the server waits for the rest of a request."""
        cycle = getattr(self._protocol, "cycle", None)
        return cycle is None or bool(cycle.more_body)

    def has_heard(self, text: bytes) -> bool:
        """Whether the server has written something, or will write nothing more."""
        return text in self.heard or self.is_over()

    def is_over(self) -> bool:
        """Whether the server says nothing more."""
        return self._is_closing or self._is_at_end

    def hang_up(self) -> None:
        """End the connection."""
        self.close()

    # What the server does

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.heard += data
        self._news.set()

    def close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._news.set()
            asyncio.get_running_loop().call_soon(self._lose)

    def _lose(self) -> None:
        protocol, self._protocol = self._protocol, None
        protocol.connection_lost(None)

    def abort(self) -> None:
        self.close()

    def write_eof(self) -> None:
        self._is_at_end = True
        self._news.set()

    def is_closing(self) -> bool:
        return self._is_closing

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass
