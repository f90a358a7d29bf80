"""A server for tests: the whole application on a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from litestar.testing import TestClient

from silverware.server.app import create_app
from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from tests.server.guests import Client
from tests.server.processes import new_database, postgresql


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Thinkers]:
    """Processes that think for the bots of every test."""
    made = Thinkers(1)
    yield made
    made.close()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Quick bots, and a new SQLite file."""
    return Settings(database=f"sqlite:///{tmp_path}/tables.db", hesitation=0)


@pytest.fixture
def client(settings: Settings, thinkers: Thinkers) -> Iterator[Client]:
    """A server that runs for one test."""
    with TestClient[Any](create_app(settings, thinkers)) as made:
        yield made


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own."""
    with postgresql() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return new_database(request.getfixturevalue("postgres"), uuid4().hex)
