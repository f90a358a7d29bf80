"""The OpenAPI document: its examples are what it says they are, and the server takes them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from silverware.server.app import create_app
from silverware.server.documents import AnyAct
from silverware.server.settings import Settings
from silverware.server.think import Thinkers
from tests.server.guests import Client, Json, Player
from tests.server.processes import until

REFUSED_HERE = {"why", "undo", "replace", "agree", "decline", "rematch"}
"""Acts that are no good at the moment they are sent: refused for what they ask, not for how they are written."""


def document_of(settings: Settings, thinkers: Thinkers) -> Json:
    """The document as a program reads it."""
    made = create_app(settings, thinkers).openapi_schema.to_schema()
    read: Json = json.loads(msgspec.json.encode(made))
    return read


def examples(part: Any) -> Iterator[tuple[Json, Any]]:
    """Every example in a part of the document, with the schema it is of."""
    if isinstance(part, dict):
        given = part.get("examples", [])
        if isinstance(given, dict):
            yield from ((part["schema"], example["value"]) for example in given.values())
        else:
            yield from ((part, example) for example in given)
        for each in part.values():
            yield from examples(each)
    elif isinstance(part, list):
        for each in part:
            yield from examples(each)


def sent(document: Json, path: str, method: str = "post") -> list[Any]:
    """The examples of what is sent to a path."""
    body: Json = document["paths"][path][method]["requestBody"]["content"]["application/json"]
    return [example for _, example in examples(body)]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_every_example_is_valid_and_every_body_has_one(settings: Settings, thinkers: Thinkers) -> None:
    document = document_of(settings, thinkers)
    found = list(examples(document))
    for schema, example in found:
        whole = {**schema, "components": document["components"]}
        problems = [problem.message for problem in Draft202012Validator(whole).iter_errors(example)]
        assert not problems, (example, problems)
    assert len(found) > 100
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert "requestBody" not in operation or sent(document, path, method), (method, path)
    tags = {kind.__struct_config__.tag for kind in AnyAct.__args__}
    assert {act["type"] for act in sent(document, "/api/tables/{table}/acts")} == tags


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_is_refused_looks_as_the_document_says(client: Client, settings: Settings, thinkers: Thinkers) -> None:
    document = document_of(settings, thinkers)
    answer = client.get("/api/tables/nowhere")
    described = document["paths"]["/api/tables/{table}"]["get"]["responses"][str(answer.status_code)]
    schema = described["content"]["application/json"]["schema"]
    Draft202012Validator({**schema, "components": document["components"]}).validate(answer.json())
    assert answer.json().keys() == {"type", "ref", "sentence", "rule", "unless"}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_server_takes_every_example(client: Client, settings: Settings, thinkers: Thinkers) -> None:
    document = document_of(settings, thinkers)
    for example in sent(document, "/api/guests"):
        assert client.post("/api/guests", json=example).status_code == 201
    ada = Player(client, "Ada")
    for path, status in (("/api/tables", 201), ("/api/tables/objection", 200), ("/api/records", 201)):
        for example in sent(document, path):
            ada.post(path, example, status)
    for example in sent(document, "/api/games/{game}/lesson/why"):
        ada.post("/api/games/quick-silver/lesson/why", example, 200)
    for example in sent(document, "/api/account", "put"):
        ada.keep(**example)
    for example in sent(document, "/api/sessions"):
        assert client.post("/api/sessions", json=example).status_code == 201
    over = ada.found(seats=2, bots=2)
    ada.act(over, "start")
    until(lambda: ada.sheet(over)["status"] == "over")
    for example in sent(document, "/api/tables/{table}/copies"):
        ada.post(f"/api/tables/{over}/copies", example)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_examples_of_acts_tell_a_story(client: Client, settings: Settings, thinkers: Thinkers) -> None:
    ada = Player(client, "Ada")
    table = ada.found(seats=2)
    for act in sent(document_of(settings, thinkers), "/api/tables/{table}/acts"):
        answer = client.post(f"/api/tables/{table}/acts", headers=ada.headers, json=act)
        if act["type"] in REFUSED_HERE:
            assert "cannot be read" not in answer.text
        else:
            assert answer.status_code == 201, (act, answer.text)
