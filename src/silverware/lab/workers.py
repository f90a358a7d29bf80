"""The same work on all cores, answered in order."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final, Protocol, TypeVar

from silverware.core.errors import BadTable, SilverwareError

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Tasks given out for each worker, so that the others go on while one takes long."""
PATIENCE: Final = 3
"""How often the same work may kill its worker."""


class WorkerDied(SilverwareError):
    """A worker process ended in the middle of its work."""


class Spread(Protocol):
    """Whoever does work: answers come in the order of the tasks, wherever each was done."""

    def __call__(self, work: Callable[[Task], Result], tasks: Iterable[Task], /) -> Generator[Result, None, None]: ...


def on_cores(workers: int) -> Spread:
    """Work done by so many processes of this machine."""
    if workers < 1:
        raise BadTable("Games need a worker to play them.")
    return partial(in_order, workers=workers)


def in_order(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Generator[Result, None, None]:
    """The results, in the order of the tasks. One worker works in this process; no core gets more than one.

    What a worker had begun when it died is done again. Close this to stop early: workers do not finish what they do.
    """
    workers = min(workers, os.cpu_count() or 1)
    if workers == 1:
        yield from map(work, tasks)
        return
    held: deque[Task] = deque()
    """Given out and not answered."""
    left = iter(tasks)
    deaths = 0
    while True:
        try:
            with crew(workers) as pool:
                given = deque(pool.submit(work, task) for task in held)
                for task in left:
                    held.append(task)
                    given.append(pool.submit(work, task))
                    if len(given) == AHEAD * workers:
                        yield given.popleft().result()
                        held.popleft()
                        deaths = 0
                while given:
                    yield given.popleft().result()
                    held.popleft()
                    deaths = 0
                return
        except WorkerDied:
            deaths += 1
            if deaths == PATIENCE:
                raise


@contextmanager
def crew(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes, which end at once if this one does not wait for their work, or is killed."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), sign_on)  # libraries with threads do not survive a fork
    try:
        yield pool
    except BaseException as error:
        for process in set(active_children()) - others:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerDied("A worker process has died: out of memory, or ended by a bot.") from None
        raise
    finally:
        pool.shutdown()


def sign_on() -> None:
    """Begin as a worker: leave Ctrl-C to the process that gives out the work, and end when it does."""
    signal(SIGINT, SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """Wait for the end of the process that gives out the work, and end, too."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
