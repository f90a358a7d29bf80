"""How a process of the server ends: soon after it is told to, whatever hangs, and with the process that started it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from threading import Thread, Timer, current_thread, main_thread
from types import FrameType
from typing import Final

GRACE: Final = 8.0
"""Seconds a process has to end, once it is told to; whatever starts servers gives them ten before it kills them."""

logger = logging.getLogger("silverware.ending")


@contextmanager
def told_to_end(then: Callable[[], None]) -> Iterator[None]:
    """Do something in the loop as soon as the process is told to end, and end it after its grace period.

    Whoever heard of signals until now (uvicorn) hears of them too.
    """
    if current_thread() is not main_thread():  # signals are for the process, and this server is not all of it
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def hear(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(then)
        late = Timer(GRACE, give_up)
        late.daemon = True
        late.start()
        heard = before[signal.Signals(number)]
        if callable(heard):
            heard(number, frame)

    for number in before:
        signal.signal(number, hear)
    try:
        yield
    finally:
        for number, heard in before.items():
            signal.signal(number, heard)


def give_up() -> None:
    """End at once. What was acknowledged is on disk."""
    logger.error("could not end in time")
    os._exit(1)


def end_with_parent(end: Callable[[], None]) -> None:
    """End when the process that started this one has ended, however it did."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        end()

    Thread(target=watch, daemon=True).start()
