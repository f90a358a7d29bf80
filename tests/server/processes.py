"""Real processes for tests: servers that can be killed, and a PostgreSQL of our own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from time import monotonic, sleep
from typing import IO

import httpx
import psycopg

PATIENCE = 120.0
"""Seconds to wait for something that must happen; not a measure of anything."""


def until(so: Callable[[], object]) -> None:
    """Wait for something that must come to be."""
    deadline = monotonic() + PATIENCE
    while not so():
        assert monotonic() < deadline, "it did not come to be"
        sleep(0.01)


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server in a process of its own, of this Python or another, which another program may start (`by`)."""

    def __init__(
        self,
        database: str,
        *options: str,
        port: int | None = None,
        log: int | IO[str] = PIPE,
        by: Sequence[str] = (),
        python: Sequence[str] = (sys.executable, "-X", "faulthandler"),
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        command = [*python, "-m", "silverware", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*by, *command, "--database", database, "--hesitation", "0", *options],
            stdout=PIPE,
            stderr=log,
            text=True,
            env=dict(os.environ),
        )
        until(lambda: self.answers() or self.process.poll() is not None)
        assert self.process.poll() is None, self.process.communicate()

    def answers(self) -> bool:
        """Whether it is well."""
        try:
            return httpx.get(f"{self.url}/health", verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """Pull the plug."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[str, str]:
        """Ask it to stop; what it printed and logged."""
        self.process.terminate()
        return self.process.communicate(timeout=PATIENCE)


@contextmanager
def serving(database: str, *options: str) -> Iterator[Server]:
    """A server while it is needed."""
    server = Server(database, *options)
    try:
        yield server
    finally:
        server.kill()


class PostgreSQL:
    """A PostgreSQL server of our own, on loopback."""

    def __init__(self, folder: str, *, in_a_hurry: bool) -> None:
        binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        self._tools = str(binaries[-1]) if binaries else str(Path(shutil.which("initdb") or "initdb").parent)
        self._user = "postgres" if os.geteuid() == 0 else None
        self._folder = folder
        self._in_a_hurry = in_a_hurry
        self._port = free_port()
        self.address = f"postgresql://silverware@127.0.0.1:{self._port}/postgres"
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "-A", "trust", "-U", "silverware", "-E", "UTF8", "--locale=C")

    def _run(self, tool: str, *options: str) -> None:
        command = [f"{self._tools}/{tool}", "-D", f"{self._folder}/data", *options]
        subprocess.run(command, check=True, user=self._user, cwd=self._folder, capture_output=True)

    @property
    def pid(self) -> int:
        """Its first process, the parent of the others."""
        return int(Path(f"{self._folder}/data/postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        """Start it."""
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        if self._in_a_hurry:
            options += " -c fsync=off -c full_page_writes=off"
        self._run("pg_ctl", "-l", f"{self._folder}/log", "-o", options, "-w", "start")

    def stop(self) -> None:
        """Stop it at once, as if somebody had pulled the plug."""
        self._run("pg_ctl", "-m", "immediate", "stop")


@contextmanager
def postgresql(*, in_a_hurry: bool = False) -> Iterator[PostgreSQL]:
    """A PostgreSQL server, while it is needed. In a hurry it survives being killed, but not a power cut."""
    folder = tempfile.mkdtemp(prefix="silverware-postgres-")
    server = PostgreSQL(folder, in_a_hurry=in_a_hurry)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def new_database(server: str, name: str) -> str:
    """An empty database beside others."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return server.removesuffix("/postgres") + f"/{name}"
