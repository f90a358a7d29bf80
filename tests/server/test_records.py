"""Records people bring along."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from silverware.games import game_called
from silverware.server.records import Part, Shelf
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
    heading = client.get(f"/api/records/{kept['id']}/heading").json()
    assert heading == {"game": "quick-silver", "names": ["easy bot"] * 5, "over": True}


def test_a_record_names_its_players_and_says_what_an_undo_went_back_to(client: Client) -> None:
    text = GOLDEN.read_text().replace("west: easy bot", "west: Ada").replace("dawn: easy bot\n", "")
    text = text[: text.index("dawn: swap")] + "west: undo to 0\nresult: open\n"
    kept = Player(client, "Ada").post("/api/records", {"text": text})
    assert client.get(f"/api/records/{kept['id']}/heading").json()["names"][3:] == ["Ada", "Dawn"]
    steps = client.get(f"/api/records/{kept['id']}/replay").json()
    assert [step.get("to") for step in steps] == [None, None, 0]


def test_a_record_is_drawn_from_the_edition_it_was_played_with(client: Client) -> None:
    ours = files("silverware.games.silverton").joinpath("edition/silverware.toml").read_text()
    other = ours.replace('"Denver" = [1300, 239]', '"Denver" = [1280, 239]')
    text = Path("tests/golden/silverton/one-salt-lake-city.game").read_text()
    text = re.sub("^edition: .*", f"edition: {game_called('silverton', other).edition}", text, flags=re.MULTILINE)
    kept = Player(client, "Ada").post("/api/records", {"text": text, "edition": other})
    drawn = client.get(f"/api/records/{kept['id']}/edition").json()
    assert drawn != client.get("/api/games/silverton/edition").json()
    assert [town["x"] for town in drawn["towns"] if town["name"] == "Denver"] == [1280]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a record"),
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


def test_a_game_that_is_over_tells_at_every_step_what_each_seat_had() -> None:
    text = Path("tests/golden/silverton/four-offers.game").read_text()
    whole = Shelf().page("whole", text, None, Part("east", 0, 500))
    view = whole[1].view
    assert view.players[0].cash is None
    assert whole[0].had == (view.players[1].cash,) * 4
    assert all(step.had is not None and step.had[1] == step.view.players[1].cash for step in whole)
    running = Shelf().page("running", re.sub(r"result: .*", "result: open", text), None, Part("east", 0, 500))
    assert all(step.had is None for step in running)


def test_an_edition_is_checked_and_what_is_wrong_is_said(client: Client) -> None:
    ours = files("silverware.games.quick_silver").joinpath("edition/silverware.toml").read_text("utf-8")
    answer = client.post("/api/editions", json={"edition": ours})
    assert answer.status_code == 200
    assert (answer.json()["game"], answer.json()["title"]) == ("quick-silver", "Quick Silver")
    assert answer.json()["moves"] > 1
    for text, sentence in (
        ("nonsense", "This is not valid TOML"),
        ("name = 1", "The document does not say which game it is for"),
        ('game = "quick-silver"', "edition"),
    ):
        refused = client.post("/api/editions", json={"edition": text})
        assert refused.status_code == 400, refused.text
        assert sentence in refused.json()["sentence"]
