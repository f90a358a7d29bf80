"""Errands for processes: functions that a process of its own can find."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from silverware.core.errors import BadRecord


def pid() -> int:
    """Which process this is."""
    return os.getpid()


def spin() -> None:
    """Never end."""
    while True:
        pass


def hoard() -> int:
    """Take more than half a gigabyte, which the limits of tests forbid."""
    return len(bytearray(600_000_000))


def babble(size: int) -> str:
    """Say that much."""
    return "x" * size


def stop(file: str) -> str:
    """Stand still until somebody says to go on; the file tells that this has begun."""
    Path(file).write_text(str(os.getpid()))
    os.kill(os.getpid(), signal.SIGSTOP)
    return "went on"


def kill() -> None:
    """Kill this process."""
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(file: str = os.devnull) -> None:
    """Refuse, and leave a trace."""
    with Path(file).open("a") as traces:
        traces.write("-")
    raise BadRecord("No.")


def write(file: str, number: int) -> int:
    """Say a number, and leave a trace."""
    with Path(file).open("a") as traces:
        traces.write(str(number))
    return number


def nothing_to_send() -> object:
    """What no process can send."""
    return lambda: None
