"""The API as its OpenAPI document describes it: schemathesis asks for everything there, and gets what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis.checks import CHECKS

from silverware.server.processes import Processes
from silverware.server.settings import NO_LIMITS, Settings, bounds
from silverware.server.think import Thinkers
from tests.server.conftest import opened
from tests.server.guests import Client, Player
from tests.trust.scale import scaled

REQUESTS = scaled(10, 400)
"""To each route."""
KEPT = "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"
"""What every answer is held to."""


@pytest.fixture
def client(database: str, thinkers: Thinkers, workshop: Processes) -> Iterator[Client]:
    """A server without limits, so that every request is looked at."""
    with opened(Settings(database=database, hesitation=0, bounds=bounds(NO_LIMITS)), thinkers, workshop) as made:
        yield made


def answers(route: Any, headers: dict[str, str]) -> list[int]:
    """How requests to a route were answered; each answer is one that the document describes."""
    checks = CHECKS.get_by_names(KEPT)
    answered: list[int] = []

    @given(case=route.as_strategy())
    @settings(max_examples=REQUESTS)
    def ask(case: Any) -> None:
        answer = case.call(headers=headers)
        case.validate_response(answer, checks=checks)
        answered.append(answer.status_code)

    ask()
    return answered


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_every_answer_is_one_that_the_document_describes(client: Client, figure: Callable[[str], None]) -> None:
    schema = schemathesis.openapi.from_url(f"{client.base_url}/api/schema/openapi.json")
    routes: list[Any] = list(schema.get_all_operations())
    answered = [len(answers(route.ok(), Player(client, "A guest of the lab").headers)) for route in routes]
    assert all(answered)
    figure(f"schemathesis: {sum(answered):,} requests to {len(routes)} routes, every answer as described")
