"""uvicorn's HTTP connections, with limits: how many there are, and how long and how large their requests may be."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any, Final

from litestar import Litestar
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from silverware.server.api.common import address_at, line_of
from silverware.server.house import House
from silverware.server.refused import Busy, TooMany
from silverware.server.wire import DirectWebSockets

HEADERS: Final = 10.0
"""Seconds until the headers of a request have come, from when the connection was made or the last request answered."""
BODY: Final = 30.0
"""Seconds until its body has come after them."""
ANSWER: Final = 180.0
"""Seconds until it has been answered, and the answer read; the longest waits for news take 60, the workshop 60."""
LARGEST: Final = 65_536
"""Bytes that come before the headers are at an end."""
LONGEST: Final = 4_000_000
"""Bytes of a whole request as it comes; the longest body is half of that, and chunks have more around them."""
MOST_HEADERS: Final = 100
"""Headers of a request: each costs far more than its bytes."""
PIPELINE: Final = 20
"""Requests that may come before the one in front of them is answered."""
ATTEMPTS: Final = 100
"""How often a websocket is offered to a worker that has too much to do just then."""
PAUSE: Final = 0.01
"""Seconds between two of them."""
OF_A_TABLE: Final = re.compile(rb"/api/tables/([^/?]+)/socket(\?|$)")
"""Where a table's websockets are."""
ANSWERS: Final = {
    408: "Request Timeout",
    413: "Content Too Large",
    431: "Request Header Fields Too Large",
    429: "Too Many Requests",
    503: "Service Unavailable",
}


def house_of(app: Any) -> House | None:
    """The house of an application, whatever uvicorn has put around it."""
    while app is not None and not isinstance(app, Litestar):
        app = getattr(app, "app", None)
    return None if app is None else app.state.house


class GuardedHttp(HttpToolsProtocol):
    """An HTTP connection that has a place, or none; and an end, if nothing comes of it."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._house = house_of(self.app)
        self._line: str | None = None
        """Whose place this connection has."""
        self._late: asyncio.TimerHandle | None = None
        self._size = 0
        """Bytes that have come since a request began."""
        self._in_headers = False
        self._is_chunked = False
        self._is_deaf = False
        """Whether what still comes is not read any more: chunks, which cost more than their bytes."""
        if self._house is not None:
            self._house.homes.open(partial(DirectWebSockets, self.config, self.server_state, self.app_state))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._has_place():
            self._expect(HEADERS)

    def _has_place(self) -> bool:
        """Whether there is room for one more. Reverse proxies have as much as there is: they stand for many people."""
        house, host = self._house, self.client[0] if self.client else ""
        if house is None:
            return True
        try:
            if len(self.connections) > house.settings.bounds.connections:
                raise Busy("Too many people are here at once; try again in a moment.")
            if host not in getattr(self.app, "trusted_hosts", ()):
                line = line_of(address_at(host))
                house.connections.take(line, "Too many connections come from your network; close some.")
                self._line = line
        except (Busy, TooMany) as error:
            self._refuse(error.status, str(error))
            return False
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        found = OF_A_TABLE.match(self.url)
        home = self._house.homes.elsewhere(found[1]) if self._house is not None and found is not None else None
        if home is None or self.transport.get_write_buffer_size():
            super().handle_websocket_upgrade()
        else:
            self.transport.pause_reading()
            lines = [b"%s: %s\r\n" % header for header in self.scope["headers"]]
            request = b"%s %s HTTP/1.1\r\n%s\r\n" % (self.scope["method"].encode(), self.url, b"".join(lines))
            self._pass_on(home, request, ATTEMPTS)
        self.parser = None  # type: ignore[assignment]  # breaks a cycle, as `connection_lost` does

    def _pass_on(self, home: int, request: bytes, attempts: int) -> None:
        """Have another worker go on with this connection, the one where the table is at home; or go on with it here."""
        assert self._house is not None
        if self.transport.is_closing():
            return
        try:
            passed = self._house.homes.pass_on(home, request, self.transport)
        except BlockingIOError:
            if attempts:
                self.loop.call_later(PAUSE, self._pass_on, home, request, attempts - 1)
                return
            passed = False
        if passed:
            self.transport.abort()
        else:
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def _leave(self) -> None:
        """The connection is at an end, or a websocket's, which has limits of its own."""
        self._expect(None)
        if self._line is not None and self._house is not None:
            self._house.connections.give(self._line)
            self._line = None

    # Requests

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            return
        if self._late is None:
            self._expect(HEADERS)
        super().data_received(data)
        self._size += len(data)
        if self._in_headers and self._size > LARGEST:
            self._refuse(431, "The headers of the request are too large.")
        elif self._size > LONGEST:
            self._end(413, "The request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0
        self._in_headers = True

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_headers:
            raise ValueError("headers after the body")
        if len(self.headers) == MOST_HEADERS:
            self._refuse(431, "The request has too many headers.")
            raise ValueError("too many headers")  # so the parser goes no further
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._is_chunked = any(name == b"transfer-encoding" for name, _ in self.headers)
        self._expect(BODY)
        super().on_headers_complete()
        if len(self.pipeline) > PIPELINE:
            raise ValueError("too many requests at once")

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        is_answered = self.cycle is None or self.cycle.response_complete
        self._expect(HEADERS if is_answered else ANSWER)

    def on_response_complete(self) -> None:
        self._is_deaf = self.cycle.response_complete and self.cycle.more_body and self._is_chunked
        self._expect(BODY if self._is_deaf else ANSWER if self.pipeline else None)
        super().on_response_complete()
        if self._is_deaf and not self.transport.is_closing():
            self.transport.write_eof()  # nobody waits for another answer here

    def _expect(self, seconds: float | None) -> None:
        """Something has to happen within so many seconds."""
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._end(408, "The request took too long to come.")

    def _end(self, status: int, sentence: str) -> None:
        """End the connection, and say why, unless an answer is due that is none to this."""
        cycle = self.cycle
        if self._in_headers or cycle is None or (cycle.more_body and not cycle.response_started):
            self._refuse(status, sentence)
        else:
            self.transport.abort()

    def _refuse(self, status: int, sentence: str) -> None:
        """Answer without looking further, and end the connection."""
        self._expect(None)
        head = f"HTTP/1.1 {status} {ANSWERS[status]}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        self.transport.write(f"{head}content-length: {len(sentence)}\r\nconnection: close\r\n\r\n{sentence}".encode())
        self.transport.close()
