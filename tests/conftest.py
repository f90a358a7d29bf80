"""Settings every test shares."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.installed import ROOT, install
from tests.trust.scale import WHOLE

EXAMPLES = 5 if os.environ.get("SILVERWARE_BUILD") == "compiled" else 2
"""Examples per property: more on the compiled build, which is faster and which people use."""

settings.register_profile(
    "silverware",
    deadline=None,
    max_examples=EXAMPLES,
    phases=(Phase.explicit, Phase.generate),  # a seed says nothing by being small
    suppress_health_check=list(HealthCheck),
)
settings.register_profile("ci", settings.get_profile("silverware"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "silverware")


@pytest.fixture(scope="session")
def cuckoo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the example of a game in a package of its own is installed."""
    return install(ROOT / "examples" / "cuckoo", tmp_path_factory.mktemp("cuckoo"))


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Say a figure that a whole run prints at its end."""
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
