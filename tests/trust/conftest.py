"""Trust, put to the test: a server under kills, faults, floods and strangers.

Each test is one experiment. `make test` runs the short form of each; `make trust` runs them whole, one after the other,
and prints the figures of docs/trust.md.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.conftest import database, postgres, postgresql_server, thinkers, workshop
from tests.trust.scale import WHOLE

__all__ = ["database", "postgres", "postgresql_server", "thinkers", "workshop"]


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Say a figure that `make trust` prints at its end."""
    return lambda sentence: record_property("figure", sentence)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures of a whole run."""
    if not WHOLE:
        return
    terminalreporter.section("figures")
    for report in terminalreporter.getreports("passed"):
        for name, sentence in report.user_properties:
            if name == "figure":
                terminalreporter.line(f"- {sentence}")
