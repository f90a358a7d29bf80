"""A server that much is done to."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from signal import SIGABRT, SIGKILL, Signals

import httpx

from tests.server.processes import Server, free_port, until
from tests.trust.logs import sound


def descendants(pid: int) -> Iterator[int]:
    """The processes that a process has started, and those that they have."""
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        yield int(child)
        yield from descendants(int(child))


class Victim:
    """A server that is killed and started again at the same port; its log is kept."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.log = log
        self._options = *options, "--limits", "none", "--quiet"
        self._port = free_port()
        self.start()

    def start(self) -> None:
        """Start it."""
        with self.log.open("a") as log:
            self.server = Server(self.database, *self._options, port=self._port, log=log)

    def kill(self, how: Signals = SIGKILL) -> None:
        """Kill every process of it."""
        for pid in [self.server.process.pid, *descendants(self.server.process.pid)]:
            with suppress(ProcessLookupError):  # it has ended with its parent
                os.kill(pid, how)
        self.server.process.communicate()
        until(lambda: not self.server.answers())

    def confession(self) -> str:
        """Its log, in which every process writes what its threads are doing as it is killed."""
        if self.server.process.poll() is None:
            self.kill(SIGABRT)
        return self.log.read_text()

    def kill_and_start(self) -> None:
        """Kill it, and start it again."""
        self.kill()
        self.start()

    def kill_a_worker(self) -> None:
        """Kill one worker; the others go on, and a new one is started."""
        os.kill(int(httpx.get(f"{self.server.url}/health").json()["worker"]), SIGKILL)


@contextmanager
def victim(database: str, folder: Path, *options: str) -> Iterator[Victim]:
    """A server that must be sound in the end, and have logged no error."""
    log = folder / "log"
    made = Victim(database, log, *options)
    try:
        yield made
        made.server.stop()
    except BaseException as error:
        error.add_note(made.confession())
        raise
    finally:
        if made.server.process.poll() is None:
            made.kill()
    logged = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    assert [line for line in logged if line["level"] == "error"] == []
    sound(database)
