"""A real server, a real browser, and people who use both."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import CHROMIUM, Door, Person
from tests.server.processes import Server, serving


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the client, for every test here."""
    where = f"sqlite:///{tmp_path_factory.mktemp('house')}/tables.db"
    with serving(where, "--quiet", "--limits", "none", "--review-worlds", "60") as server:
        yield server


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser. It is closed before other tests run: Playwright leaves an event loop running until then."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def door(chromium: Browser, house: Server) -> Iterator[Door]:
    """Where people come in; they leave when the test is over, and nothing went wrong on their pages."""
    opened = Door(chromium, house)
    yield opened
    opened.close()


@pytest.fixture
def ada(door: Door) -> Person:
    """Somebody at a desk."""
    return door.desk()


@pytest.fixture
def phone(door: Door) -> Person:
    """Somebody with a phone."""
    return door.phone()
