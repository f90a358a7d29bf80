"""Running the server: one process, or several on one database."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread, Timer
from time import sleep
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from msgspec.structs import replace
from sqlalchemy.exc import DatabaseError
from uvicorn.supervisors import Multiprocess

from silverware.core.errors import BadTable
from silverware.server.app import ENVIRONMENT
from silverware.server.database import Database
from silverware.server.ending import GRACE, give_up
from silverware.server.homes import hanging
from silverware.server.limits import lay_out
from silverware.server.refused import NotStored
from silverware.server.settings import Settings, share
from silverware.server.wire import LONGEST

if sys.platform != "win32":
    import resource

APP: Final = "silverware.server.app:from_environment"
FILES: Final = 65_536
"""Files and connections that we want to have open."""
OPTIONS: Final[dict[str, Any]] = {
    "access_log": False,
    "http": "silverware.server.doors:GuardedHttp",  # by name: a worker loads it when it can say that it lives
    "log_config": None,
    "server_header": False,
    "timeout_graceful_shutdown": 4,  # of the GRACE there is
    "timeout_worker_healthcheck": 30,  # workers that a busy machine keeps waiting are not killed, nor while they start
    "ws": "silverware.server.wire:DirectWebSockets",
    "ws_max_size": LONGEST,
    "ws_per_message_deflate": False,
}
"""Of uvicorn, wherever we run."""


def prepare(settings: Settings, host: str, port: int) -> None:
    """Refuse in a sentence what could not be served, before anything is begun; bring the database up to date."""
    if min(settings.workers, settings.thinkers) < 1:
        raise BadTable("There is at least one worker and one thinker.")
    database = Database(settings.database)
    if not database.shared and not Path(database.name).parent.is_dir():
        raise BadTable(f"There is no folder {Path(database.name).parent} for the database.")
    if settings.workers > 1 and not database.shared:
        raise BadTable("Several workers need a PostgreSQL database; SQLite has one.")
    try_to_listen(host, port)
    asyncio.run(try_to_open(database))


async def try_to_open(database: Database) -> None:
    """Refuse in a sentence where there is no database to be had."""
    try:
        with usable(database):
            await database.open()
    finally:
        await database.close()


@contextmanager
def usable(database: Database) -> Iterator[None]:
    """BadTable, with the reason in a sentence, where a database cannot be used."""
    try:
        yield
    except (NotStored, DatabaseError) as error:
        problem = error.__cause__ if isinstance(error, NotStored) else error
        why = str(getattr(problem, "orig", problem)).strip().partition("\n")[0]
        raise BadTable(f"The database {database.name} cannot be used: {why}.") from None


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until told to stop."""
    allow_files()
    given = {"factory": True, "host": host, "port": port, "forwarded_allow_ips": settings.proxies, **OPTIONS}
    if settings.workers == 1:
        tell_workers(settings)
        uvicorn.run(APP, **given)
        return
    with TemporaryDirectory(prefix="silverware-") as meeting:
        try:
            lay_out(meeting)
        except OSError as error:
            raise BadTable(f"The workers cannot meet in {meeting}: {error.strerror}.") from None
        tell_workers(replace(settings, meeting=meeting, bounds=share(settings.bounds, settings.workers)))
        config = uvicorn.Config(APP, workers=settings.workers, **given)
        Workers(config, [config.bind_socket()], meeting).run()


def tell_workers(settings: Settings) -> None:
    """Leave the settings where every worker finds them."""
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()


logger = logging.getLogger("silverware.run")


class Workers(Multiprocess):
    """Several processes. uvicorn hears signals only between two looks at its workers, and a worker that hangs is
    looked at for long: so after the grace period all of them are killed. Nor does it see that a loop hangs whose
    process answers from a thread: so we do.
    """

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], meeting: str) -> None:
        super().__init__(config, sockets)
        self._meeting = meeting
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._hear)

    def keep_subprocess_alive(self) -> None:
        hung = hanging(self._meeting, len(self.processes))
        for worker in self.processes:
            if worker.pid in hung:
                logger.error("a worker hangs and is replaced", extra={"worker": worker.pid})
                worker.process.kill()
        super().keep_subprocess_alive()

    def _hear(self, number: int, _: FrameType | None) -> None:
        self.signal_queue.append(number)
        late = Timer(GRACE, self._give_up)
        late.daemon = True
        late.start()

    def _give_up(self) -> None:
        for worker in self.processes:
            worker.process.kill()
        give_up()


def allow_files() -> None:
    """Let this process have many connections open, if the system allows it; at first it is often 1,024."""
    if sys.platform != "win32":
        now, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if allowed == resource.RLIM_INFINITY else min(FILES, allowed)
        if now != resource.RLIM_INFINITY and now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, allowed))


def try_to_listen(host: str, port: int) -> None:
    """Refuse in a sentence where nobody could listen."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as error:
            taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            why = f"it is taken, perhaps by a Silverware that runs already; try --port {port + 1}" if taken else error
            raise BadTable(f"The server cannot listen at {host} port {port}: {why}.") from None


def address_in_the_network() -> str | None:
    """This machine's address for others on the network, if it is on one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation: nothing is sent, only a route is looked up
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address


def once_open(port: int, then: Callable[[], object]) -> None:
    """Do something as soon as the server answers."""

    def wait() -> None:
        for _ in range(600):
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", port)) == 0:
                    then()
                    return
            sleep(0.1)

    Thread(target=wait, daemon=True).start()
