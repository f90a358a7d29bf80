"""Processes beside the server: a few, each with one errand at a time, ended where an errand goes beyond its limits."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from time import monotonic, process_time
from traceback import format_exc
from typing import Any, Final, TypeVar
from weakref import finalize

from msgspec import Struct

from silverware.server.ending import end_with_parent

if sys.platform != "win32":
    import resource

Made = TypeVar("Made")

SPAWN: Final = get_context("spawn")
STARTING: Final = 60
"""Seconds after which a process that does not even begin is given up."""
ATTEMPTS: Final = 3
"""How many processes are tried before an errand is given up."""
RESTED: Final = 60
"""Seconds after which a process that has nothing to do is ended."""


OUT_OF_TIME: Final = -getattr(signal, "SIGXCPU", 0)
"""How a process ends that has used up its processor time."""


class Died(Exception):
    """A process was killed in the middle of an errand."""


class Limits(Struct, frozen=True, kw_only=True):
    """What a piece of work may cost; systems without such limits (Windows) have the wall clock alone."""

    seconds: int | None = None
    """Of processor time for one errand."""
    memory: int | None = None
    """Bytes that a process may use."""
    niceness: int = 10
    """How far behind the server itself it comes where both want the processor."""

    def begin(self) -> None:
        """Hold this process to what is the same for every errand."""
        if sys.platform != "win32":
            os.nice(self.niceness)
        if sys.platform != "win32" and self.memory is not None:
            limit(resource.RLIMIT_DATA, self.memory)

    def allow(self) -> None:
        """Give this process the time for one more errand; beyond it the system ends the process."""
        if sys.platform != "win32" and self.seconds is not None:
            limit(resource.RLIMIT_CPU, ceil(process_time()) + self.seconds)


def limit(kind: int, most: int) -> None:
    """Set a limit of this process, as far as the system allows."""
    if sys.platform != "win32":
        _, allowed = resource.getrlimit(kind)
        resource.setrlimit(kind, (most if allowed == resource.RLIM_INFINITY else min(most, allowed), allowed))


def serve(pipe: Connection, limits: Limits | None) -> None:
    """What a process does: one errand after the other, for as long as the server lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    end_with_parent(lambda: os._exit(0))
    if limits is not None:
        limits.begin()
    pipe.send(None)
    while True:
        try:
            errand = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send(None)
        if limits is not None:
            limits.allow()
        pipe.send_bytes(carried_out(errand))


def carried_out(errand: bytes) -> bytes:
    """What an errand comes to: whether it was done, and what came of it."""
    try:
        work, given = pickle.loads(errand)
        return pickle.dumps((True, work(*given)))
    except Exception as error:
        error.add_note(format_exc())
        try:
            return pickle.dumps((False, error))
        except Exception:  # what cannot be sent can be said
            return pickle.dumps((False, RuntimeError(f"{error!r:.200}")))


class Worker:
    """One process."""

    def __init__(self, limits: Limits | None) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=serve, args=(theirs, limits))
        self._process.start()
        theirs.close()
        self._is_ready = False
        self.is_at_work = False
        self.idle_since = 0.0

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid or 0

    def take(self, errand: bytes) -> bool:
        """Begin an errand; False where the process has died since the last one, or never began."""
        try:
            if not self._is_ready:
                self._hear(STARTING)
                self._is_ready = True
            self._pipe.send_bytes(errand)
            self._hear(STARTING)
        except (EOFError, ConnectionError, TimeoutError):
            self.end()
            return False
        return True

    def _hear(self, seconds: float) -> Any:
        if not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv()

    def answer(self, seconds: float) -> tuple[bool, Any]:
        """What came of the errand; TimeoutError, MemoryError or Died where nothing did."""
        try:
            is_made, made = self._hear(seconds)
        except (EOFError, ConnectionError):
            raise TimeoutError if self.end() == OUT_OF_TIME else Died from None
        if isinstance(made, MemoryError):
            raise made
        return is_made, made

    def kill(self) -> None:
        """End the process, whatever it does; whoever waits for its answer learns that it died."""
        self._process.kill()

    def end(self) -> int | None:
        """End the process and clear up after it; how it ended."""
        self._process.kill()
        self._process.join()
        self._pipe.close()
        return self._process.exitcode


class Errand:
    """A piece of work that somebody waits for, until they no longer do."""

    def __init__(self) -> None:
        self._turn = Lock()
        self._worker: Worker | None = None
        self._is_dropped = False

    def give(self, worker: Worker | None) -> bool:
        """Say who does it now, or that it is done; False where nobody waits for it any more."""
        with self._turn:
            self._worker = worker
            return not self._is_dropped

    def drop(self) -> None:
        """Nobody waits any more."""
        with self._turn:
            self._is_dropped = True
            if self._worker is not None:
                self._worker.kill()


class Processes:
    """So many processes at most, started when they are needed. Servers may share them."""

    def __init__(self, most: int, limits: Limits | None = None) -> None:
        self._limits = limits
        self._threads = ThreadPoolExecutor(most, "processes")
        self._turn = Lock()
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._is_closed = False
        self._end = finalize(self, end_all, self._all)  # where nobody closes them, they would keep Python from ending

    def pids(self, *, at_work: bool = False) -> list[int]:
        """The numbers of the processes there are now, or of those that have begun with something."""
        with self._turn:
            return [worker.pid for worker in self._all if worker.is_at_work or not at_work]

    async def do(self, seconds: float, work: Callable[..., Made], *given: Any) -> Made:
        """Have something done within so many seconds; if the caller is cancelled, it is dropped at once.

        TimeoutError where it takes longer, MemoryError where it needs too much, Died where its process was killed.
        """
        errand = Errand()
        doing = self._threads.submit(self._carry_out, errand, seconds, pickle.dumps((work, given)))
        try:
            is_made, made = await asyncio.wrap_future(doing)
        except asyncio.CancelledError:
            errand.drop()
            raise
        if not is_made:
            raise made
        return made  # type: ignore[no-any-return]

    def _carry_out(self, errand: Errand, seconds: float, packed: bytes) -> tuple[bool, Any]:
        worker = self._begun(packed)
        is_well = False
        try:
            worker.is_at_work = True
            if not errand.give(worker):
                worker.kill()
            answer = worker.answer(seconds)
            is_well = errand.give(None)
            return answer
        finally:
            errand.give(None)
            if is_well:
                worker.is_at_work, worker.idle_since = False, monotonic()
                with self._turn:
                    self._idle.append(worker)
            else:
                worker.end()
                with self._turn:
                    self._all.discard(worker)

    def _begun(self, packed: bytes) -> Worker:
        """A process that has begun with something: the one that rested last, or a new one."""
        for _ in range(ATTEMPTS):
            with self._turn:
                if self._is_closed:
                    raise Died
                worker = self._idle.pop() if self._idle else Worker(self._limits)
                self._all.add(worker)
            if worker.take(packed):
                return worker
            with self._turn:
                self._all.discard(worker)
        raise Died

    def rest(self, after: float = RESTED) -> None:
        """End the processes that have had nothing to do for so many seconds."""
        with self._turn:
            rested = [worker for worker in self._idle if monotonic() - worker.idle_since >= after]
            self._idle = [worker for worker in self._idle if worker not in rested]
            self._all.difference_update(rested)
        for worker in rested:
            worker.end()

    def close(self) -> None:
        """End all of them, and whatever they are doing."""
        with self._turn:
            self._is_closed = True
            for worker in self._all:
                worker.kill()
        self._threads.shutdown(cancel_futures=True)
        self._end()


def end_all(workers: set[Worker]) -> None:
    """End every process."""
    while workers:
        workers.pop().end()
