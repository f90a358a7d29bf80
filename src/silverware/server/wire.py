"""uvicorn's websockets, with a way to write at once: a table tells hundreds of chairs in one go, and waits for none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

Write = Callable[[bytes | None], None]
WRITE: Final = "silverware.write"
"""The ASGI extension: a function that sends a text (None: says goodbye) without waiting."""
BACKLOG: Final = 1_000_000
"""Bytes a listener may lag behind; then it is let go, and resumes from its number when it comes back."""
COME_BACK: Final = 1012


class DirectWebSockets(WebSocketsSansIOProtocol):
    """A websocket that can be written to from anywhere in the loop."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), WRITE: self.write}
            self.scope["extensions"] = extensions

    def write(self, text: bytes | None) -> None:
        """Send a text, unless the other side is gone or does not read."""
        if self.close_sent or self.transport.is_closing():
            return
        if text is None or self.transport.get_write_buffer_size() > BACKLOG:
            self.shutdown()
        else:
            self.transport.write(frame(text))


def frame(text: bytes) -> bytes:
    """A websocket frame with a whole text, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
