"""A server for tests: the whole application on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from uuid import uuid4

import pytest
import uvicorn

from silverware.server.app import create_app
from silverware.server.processes import Processes
from silverware.server.run import OPTIONS
from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from silverware.server.workshop import workers
from tests.server.guests import Client
from tests.server.processes import PATIENCE, PostgreSQL, free_port, new_database, postgresql, until


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Thinkers]:
    """Processes that think for the bots of every test."""
    made = Thinkers(1)
    yield made
    made.close()


@pytest.fixture(scope="session")
def workshop() -> Iterator[Processes]:
    """The processes of the workshops of every test."""
    made = workers()
    yield made
    made.close()


@pytest.fixture
def settings(database: str) -> Settings:
    """Quick bots, and a new database."""
    return Settings(database=database, hesitation=0)


@contextmanager
def opened(settings: Settings, thinkers: Thinkers, workshop: Processes) -> Iterator[Client]:
    """A server in a thread of its own, while it is needed."""
    server = uvicorn.Server(uvicorn.Config(create_app(settings, thinkers, workshop), port=free_port(), **OPTIONS))
    thread = Thread(target=server.run)
    thread.start()
    until(lambda: server.started)
    with Client(base_url=f"http://127.0.0.1:{server.config.port}", timeout=PATIENCE) as made:
        yield made
    server.should_exit = True
    thread.join()


@pytest.fixture
def client(settings: Settings, thinkers: Thinkers, workshop: Processes) -> Iterator[Client]:
    """A server for one test."""
    with opened(settings, thinkers, workshop) as made:
        yield made


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgreSQL]:
    """A PostgreSQL server of our own."""
    with postgresql(in_a_hurry=True) as server:
        yield server


@pytest.fixture(scope="session")
def postgres(postgresql_server: PostgreSQL) -> str:
    """The address of its database."""
    return postgresql_server.address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return new_database(request.getfixturevalue("postgres"), uuid4().hex)
