"""The same work on a Ray cluster, answered in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from logging import ERROR
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from silverware.core.errors import SilverwareError
from silverware.lab.workers import AHEAD, PATIENCE, Result, Task, WorkerDied


def on_ray(work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
    """The results, in the order of the tasks, from the cluster this machine belongs to, or `RAY_ADDRESS` names.

    Where there is none, Ray starts one on this machine. Work is done again if its worker or its machine dies.
    """
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level=ERROR)
    remote: Any = ray.remote(max_retries=PATIENCE)(answer)
    held = ray.put(work)
    ahead = AHEAD * max(1, int(resources()["CPU"]))
    given: deque[Any] = deque()
    try:
        for task in tasks:
            given.append(remote.remote(held, task))
            if len(given) >= ahead:
                yield result(given.popleft())
        while given:
            yield result(given.popleft())
    finally:
        for each in given:
            ray.cancel(each, force=True)


def resources() -> dict[str, float]:
    """What the cluster has: "CPU" and more."""
    has: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return has


def answer(work: Callable[[Task], Result], task: Task) -> Result:
    """Do a piece of work."""
    return work(task)


def result(reference: Any) -> Any:
    """What came of a piece of work; what it raised is raised here."""
    try:
        return ray.get(reference)
    except RayTaskError as error:
        if isinstance(error.cause, SilverwareError):
            raise error.cause from None
        raise
    except RayError as error:
        raise WorkerDied(f"The cluster gave up on some games: {str(error).splitlines()[0]}") from None
