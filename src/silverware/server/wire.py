"""uvicorn's websockets, with a way to write and to hear at once.

A table tells hundreds of chairs in one go and waits for none; and a text that has come whole need not pass through a
parser and a queue. Everything else (the handshake, pings, fragments, goodbyes) is left to uvicorn, frame by frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.speedups import apply_mask

WIRE: Final = "silverware.wire"
"""The ASGI extension: a `Wire`."""
BACKLOG: Final = 1_000_000
"""Bytes a listener may lag behind; then it is let go, and resumes from its number when it comes back."""
LONGEST: Final = 0xFFFF
"""Bytes of the longest text we read: what two bytes can count."""
WHOLE_TEXT, MASKED, TWO_BYTES, EIGHT_BYTES = 0x81, 0x80, 0xFE, 0xFF
"""The first byte of a frame with a whole text; and in the second one, how its length is written (RFC 6455, 5.2)."""


class Wire(Protocol):
    """A websocket without waiting."""

    hear: Callable[[bytes], None] | None
    """Called with every text that comes, once it is set."""

    def write(self, text: bytes | None) -> None:
        """Send a text; None says goodbye."""


class DirectWebSockets(WebSocketsSansIOProtocol):
    """A websocket that can be written to from anywhere in the loop, and calls when it hears something."""

    hear: Callable[[bytes], None] | None = None
    _begun: bytes = b""
    """Of a frame that has not come whole yet."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), WIRE: self}
            self.scope["extensions"] = extensions

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            return
        data = self._begun + data
        while data and (size := frame_size(data)) <= len(data):
            self._frame_received(data[:size])
            data = data[size:]
        self._begun = data

    def _frame_received(self, data: bytes) -> None:
        in_a_text = self.conn.current_size is not None
        if self.hear is None or data[0] != WHOLE_TEXT or in_a_text or is_refused(data):
            super().data_received(data)
            return
        start = 8 if data[1] == TWO_BYTES else 6
        self.hear(apply_mask(data[start:], data[start - 4 : start]))

    def send_receive_event_to_app(self) -> None:
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        text = b"".join(self.frames)
        self.frames = []
        self.hear(text)

    def write(self, text: bytes | None) -> None:
        """Send a text, unless the other side is gone or does not read."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        if text is None or transport.get_write_buffer_size() > BACKLOG:
            self.shutdown()
        else:
            transport.write(frame(text))


def is_refused(data: bytes) -> bool:
    """Whether uvicorn ends the connection when it sees how a frame begins: not masked, or too long."""
    return len(data) > 1 and (data[1] < MASKED or data[1] == EIGHT_BYTES)


def frame_size(data: bytes) -> int:
    """How many bytes the frame has that begins here, as far as that can be told; all of them where it is refused."""
    if is_refused(data):
        return len(data)
    if len(data) < 6:
        return 6
    return 8 + int.from_bytes(data[2:4], "big") if data[1] == TWO_BYTES else 6 + data[1] - MASKED


def frame(text: bytes) -> bytes:
    """A frame with a whole text, as a server sends it."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size <= LONGEST:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
