"""`make bench-wire`: CPU of hearing and telling a text, over uvicorn's and Litestar's own websockets and over ours.

No network: a text comes as one piece and has reached the application; a text is told and has reached the transport.
Medians of interleaved passes, in CPU time.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from statistics import median
from time import process_time
from typing import Any, Final, cast

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from rich.console import Console
from rich.table import Table
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from silverware.server.limits import Bucket
from silverware.server.run import OPTIONS
from silverware.server.wire import WIRE, DirectWebSockets

TIMES: Final = 20_000
PASSES: Final = 5
HANDSHAKE: Final = (
    b"GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
MOVE: Final = json.dumps({"type": "move", "move": "swap 2 with east", "version": 17, "ref": "a1"}).encode()
UPDATE: Final = b"x" * 1_500


class Nowhere(asyncio.Transport):
    """A transport that is always open and leads nowhere."""

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Application:
    """Counts what it hears, in the way of either kind."""

    def __init__(self) -> None:
        self.heard = 0
        self.send: Any = None
        self.write: Any = None

    async def handle(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Over our wire where there is one, otherwise as Litestar has it."""
        wire: Any = cast("Any", socket.scope["extensions"]).get(WIRE)
        if wire is not None:
            self.write = wire.write
            wire.listen(self.hear, Bucket(1e15, 1), Bucket(1e15, 1))
        self.send = socket.send_text
        await socket.accept()
        with suppress(WebSocketDisconnect):
            while True:
                await socket.receive_text()
                self.heard += 1

    def hear(self, _: bytes) -> None:
        self.heard += 1

    async def tell(self, text: bytes) -> None:
        """As we tell chairs: at once where that is possible."""
        if self.write is None:
            await self.send(text.decode())
        else:
            self.write(text)


async def measured(kind: type[WebSocketsSansIOProtocol]) -> tuple[float, float]:
    """Microseconds of hearing a text, and of telling one."""
    app = Application()

    @websocket("/")
    async def handler(socket: WebSocket[Any, Any, Any]) -> None:
        await app.handle(socket)

    config = uvicorn.Config(Litestar([handler], logging_config=None), lifespan="off", **{**OPTIONS, "ws": kind})
    protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(Nowhere())
    protocol.data_received(HANDSHAKE)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    piece = Frame(Opcode.TEXT, MOVE).serialize(mask=True)
    began = process_time()
    for number in range(TIMES):
        protocol.data_received(piece)
        while app.heard <= number:
            await asyncio.sleep(0)
    heard = process_time()
    for _ in range(TIMES):
        await app.tell(UPDATE)
    told = process_time()
    protocol.connection_lost(None)
    await asyncio.sleep(0)
    return (heard - began) / TIMES * 1e6, (told - heard) / TIMES * 1e6


def main() -> None:
    """Measure both, and print a table."""
    kinds = {"uvicorn's and Litestar's": WebSocketsSansIOProtocol, "ours": DirectWebSockets}
    runs: dict[str, list[tuple[float, float]]] = {whose: [] for whose in kinds}
    for _ in range(PASSES):
        for whose, kind in kinds.items():
            runs[whose].append(asyncio.run(measured(kind)))
    table = Table("websockets", "hearing a text, µs", "telling a text, µs")
    for whose, figures in runs.items():
        table.add_row(whose, *(f"{median(column):.2f}" for column in zip(*figures, strict=True)))
    Console().print(table)


if __name__ == "__main__":
    main()
