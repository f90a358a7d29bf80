"""Where tables are at home: each at one of the workers on a machine, to which all its websockets are passed on.

So a move is judged, folded in and told by one worker, and the others need not know of it. Nothing depends on that: a
websocket that cannot be passed on stays where it came, and what its table is told there comes by way of the database.
So does one whose table is at home at a worker that hangs.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from array import array
from binascii import crc32
from collections.abc import Callable
from contextlib import suppress
from mmap import mmap
from pathlib import Path
from time import monotonic
from typing import IO, Any, Final

if sys.platform != "win32":
    import fcntl

LARGEST: Final = 100_000
"""Bytes of a request that is passed on; the doors let less than that in."""
BEAT: Final = 0.5
"""Seconds between two signs of life of a worker."""
SILENT: Final = 3.0
"""Seconds without any after which nothing is passed on to it."""
HUNG: Final = 30.0
"""And after which it is replaced."""


class Homes:
    """The workers of this machine, as one of them sees them: each has a number, and a socket of that name."""

    def __init__(self, meeting: str, workers: int) -> None:
        """With the folder in which so many workers meet; an empty name where there is only one.

        Windows cannot pass connections on.
        """
        self._meeting = Path(meeting)
        self._workers = workers if meeting and sys.platform != "win32" else 0
        self._claim: IO[bytes] | None = None
        """The file that says, as long as it is locked, that a number is ours; the system lets go of it if we die."""
        self._number = -1
        self._alive: Any = shared_times(self._meeting / "alive", workers) if self._workers else ()
        """When each worker last gave a sign of life."""
        self._beating: asyncio.TimerHandle | None = None
        self._door = unconnected() if self._workers else None
        self._make: Callable[[], Any] | None = None
        self._coming: set[asyncio.Task[None]] = set()

    def open(self, make: Callable[[], Any]) -> None:
        """Take a number, if one is free, and what is passed on to it; `make` makes the protocol of a websocket."""
        self._make = make
        for number in range(self._workers if self._claim is None else 0):
            if self._is_claimed(number):
                self._bind(number)
                self.beat()
                return

    def _is_claimed(self, number: int) -> bool:
        if sys.platform != "win32":
            claim = (self._meeting / f"{number}.lock").open("wb")
            try:
                fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                claim.close()
                return False
            claim.write(b"%d" % os.getpid())
            claim.flush()
            self._claim, self._number = claim, number
        return True

    def _bind(self, number: int) -> None:
        assert self._door is not None
        name = self._meeting / f"{number}"
        name.unlink(missing_ok=True)
        with suppress(OSError):  # the name is too long for a socket: so nothing is passed on
            self._door.bind(str(name))
            asyncio.get_running_loop().add_reader(self._door, self._hear)

    def beat(self) -> None:
        """Give a sign of life, and go on with it."""
        if self._beating is not None:
            self._beating.cancel()
        self._alive[self._number] = monotonic()
        self._beating = asyncio.get_running_loop().call_later(BEAT, self.beat)

    def close(self) -> None:
        """Take nothing any more."""
        if self._beating is not None:
            self._beating.cancel()
        if self._claim is not None and self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._claim.close()
        if self._door is not None:
            self._door.close()

    def elsewhere(self, table: bytes) -> int | None:
        """The worker where a table is at home, if that is another one, and lives."""
        home = crc32(table) % self._workers if self._workers else self._number
        return None if home == self._number or monotonic() - self._alive[home] > SILENT else home

    def pass_on(self, home: int, request: bytes, connection: asyncio.BaseTransport) -> bool:
        """Give a connection, with the request read from it, to another worker; False where nobody is there.

        BlockingIOError where others have given it too much already that it has not taken.
        """
        assert self._door is not None
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.get_extra_info("socket").fileno()]))]
        try:
            self._door.sendmsg([request], rights, 0, str(self._meeting / f"{home}"))
        except BlockingIOError:
            raise
        except OSError:
            return False
        return True

    def _hear(self) -> None:
        assert self._door is not None
        with suppress(BlockingIOError):
            while True:
                request, connections, _, _ = socket.recv_fds(self._door, LARGEST, 1)
                for connection in connections:
                    self._take(connection, request)

    def _take(self, connection: int, request: bytes) -> None:
        os.set_inheritable(connection, False)
        passed = socket.socket(fileno=connection)
        passed.setblocking(False)
        coming = asyncio.get_running_loop().create_task(self._welcome(passed, request))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def _welcome(self, connection: socket.socket, request: bytes) -> None:
        assert self._make is not None
        protocol = Passed(self._make(), request)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # whoever it was is gone
            connection.close()


class Passed(asyncio.Protocol):
    """A connection that was passed on: a websocket's, once its request has been heard again."""

    def __init__(self, protocol: Any, request: bytes) -> None:
        self._protocol = protocol
        self._request = request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._protocol.connection_made(transport)
        self._protocol.data_received(self._request)
        transport.set_protocol(self._protocol)


def hanging(meeting: str, workers: int) -> list[int]:
    """The processes of those workers whose loop has given no sign of life for long, though they may say they live."""
    alive = shared_times(Path(meeting) / "alive", workers)
    late = [number for number, at in enumerate(alive) if at and monotonic() - at > HUNG]
    claims = [(Path(meeting) / f"{number}.lock").read_bytes() for number in late]
    return [int(process) for process in claims if process]


def shared_times(file: Path, many: int) -> Any:
    """So many times (s) that all processes see which open the same file."""
    with file.open("ab") as made:
        made.truncate(8 * many)
    with file.open("r+b") as shared:
        return memoryview(mmap(shared.fileno(), 8 * many)).cast("d")


def unconnected() -> socket.socket:
    """A socket for messages between processes."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.setblocking(False)
    return made
