"""One process of a program: it is sent lines and answers with one. Idle ones wait for the next game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import Final
from weakref import finalize

from silverware.bots.bot import Mishap

LONGEST_ANSWER: Final = 100_000
"""Bytes in an answer."""
TAIL: Final = 8_000
"""Bytes of what a program wrote to its stderr that are kept, the last ones."""
CHUNK: Final = 65_536
PIPEFUL: Final = 16
"""Chunks that are read from a pipe at the end, at most: something may still write there."""
ENDING: Final = 5
"""Seconds we wait for the exit status of a program that has closed its output."""
LEASH: Final = Path(__file__).with_name("leash.py")

Pipes = subprocess.Popen[bytes]
IDLE: Final[dict[tuple[str, ...], list[Child]]] = {}
"""Processes that nobody needs now, by their commands."""


class Child:
    """One process. Whoever has it must give it back, or end it where it failed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", str(LEASH), str(os.getpid()), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # Ctrl-C is for us, and what it starts is ended with it
        )
        self._owner = os.getpid()
        self._stderr = b""
        self._kill = finalize(self, kill, self._process, self._owner)
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)

    @property
    def is_ready(self) -> bool:
        """Whether it can be asked; it may have ended, or belong to the process we were forked from."""
        return self._owner == os.getpid() and self._process.poll() is None

    def ask(self, lines: bytes, seconds: float) -> bytes:
        """Send lines; the line it answers within so many seconds. TimeoutError or Mishap where there is none."""
        deadline = monotonic() + seconds
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        unsent, answer = memoryview(lines), bytearray()
        with DefaultSelector() as ready:
            ready.register(stdin, EVENT_WRITE)
            ready.register(stdout, EVENT_READ)
            ready.register(stderr, EVENT_READ)
            while b"\n" not in answer:
                left = deadline - monotonic()
                if left <= 0:
                    raise TimeoutError
                files = {key.fileobj for key, _ in ready.select(left)}
                if stderr in files and not self._hear(stderr.fileno()):
                    ready.unregister(stderr)
                if stdout in files:
                    answer += self._read(stdout.fileno(), is_asked=not unsent)
                elif stdin in files:
                    unsent = unsent[sent(stdin.fileno(), unsent) :]
                    if not unsent:
                        ready.unregister(stdin)
                if len(answer) > LONGEST_ANSWER:
                    raise Mishap(f"answered with more than {LONGEST_ANSWER:,} bytes")
        line, _, rest = bytes(answer).partition(b"\n")
        if rest:
            raise Mishap("answered with more than one line", shown(answer))
        return line

    def _read(self, file: int, *, is_asked: bool) -> bytes:
        """What it has written. Before it knows the whole question, that is no answer to it."""
        some = os.read(file, CHUNK)
        if not some:
            raise Mishap(self._ending())
        if not is_asked:
            raise Mishap("wrote a line that it was not asked for", shown(some))
        return some

    def _hear(self, file: int) -> bool:
        """Keep the end of what it writes to its stderr; False where nothing more can come."""
        some = os.read(file, CHUNK)
        self._stderr = (self._stderr + some)[-TAIL:]
        return bool(some)

    def _ending(self) -> str:
        """How a program ended that writes no more."""
        try:
            status = self._process.wait(ENDING)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with exit status {status}" if status >= 0 else f"was ended by {signal.Signals(-status).name}"

    def end(self) -> list[str]:
        """End the process; the last lines of its stderr."""
        stderr = self._process.stderr
        self._kill()
        if stderr is not None and not stderr.closed:
            os.set_blocking(stderr.fileno(), False)
            with suppress(BlockingIOError):
                for _ in range(PIPEFUL):
                    self._hear(stderr.fileno())
        close(self._process)
        return self._stderr.decode(errors="replace").splitlines()


def sent(file: int, some: memoryview) -> int:
    """How many bytes a pipe takes now; all, where nobody reads them any more: the other end tells why."""
    try:
        return os.write(file, some)
    except BlockingIOError:
        return 0
    except BrokenPipeError:
        return len(some)


def shown(line: bytes | bytearray) -> str:
    """What a program wrote, in short."""
    words = line.decode(errors="replace").rstrip("\n")
    return words if len(words) <= 200 else f"{words[:200]}…"


def kill(process: Pipes, owner: int) -> None:
    """End a process and all it has started. What we were forked from ends its own."""
    if owner == os.getpid():
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def close(process: Pipes) -> None:
    """Close what is left of the pipes of a process that has ended."""
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def taken(command: tuple[str, ...]) -> Child:
    """A process for a command: an idle one, or a new one."""
    idle = IDLE.get(command, [])
    while idle:
        child = idle.pop()
        if child.is_ready:
            return child
        child.end()
    return Child(command)


def give_back(child: Child) -> None:
    """Somebody needs a process no longer."""
    IDLE.setdefault(child.command, []).append(child)


def end_idle() -> None:
    """End all processes that nobody needs now."""
    for children in IDLE.values():
        while children:
            children.pop().end()
