"""Records people bring along."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.guests import Client, Player

GOLDEN = sorted(Path("tests/golden/quick-silver").glob("*.game"))[0]


def test_a_record_is_brought_along_shared_by_link_and_watched_from_any_seat(client: Client) -> None:
    text = GOLDEN.read_text()
    kept = Player(client, "Ada").post("/api/records", {"text": text})
    assert "moves replay to the recorded result" in kept["verified"]
    client.cookies.clear()
    assert client.get(f"/api/records/{kept['id']}").text == text
    first, second = client.get(f"/api/records/{kept['id']}/replay?seat=east&count=2").json()
    assert first["view"]["seat"] == 1
    assert first["view"]["carts"][0]["hand"] is None
    assert second["number"] == 1
    last = client.get(f"/api/records/{kept['id']}/replay?first=10&count=1").json()
    assert [step["number"] for step in last] == [10]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no record"),
        ("silverware record 1\ngame: chess", "The record breaks off"),
        (GOLDEN.read_text().replace("game: quick-silver", "game: chess"), "There is no game 'chess'"),
        (GOLDEN.read_text().replace("rules: 1", "rules: 9"), "follows version 9 of the rules"),
        (GOLDEN.read_text().replace("pick up", "sneak", 1), "Move 1 of the record"),
    ],
    ids=["empty", "cut off", "other game", "other rules", "impossible"],
)
def test_what_does_not_replay_is_refused(client: Client, text: str, sentence: str) -> None:
    refused = Player(client, "Ada").post("/api/records", {"text": text}, 400)
    assert sentence in refused["sentence"]


def test_an_unknown_record_is_not_found(client: Client) -> None:
    answer = client.get("/api/records/nothing")
    assert (answer.status_code, answer.json()["sentence"]) == (404, "There is no such record.")
