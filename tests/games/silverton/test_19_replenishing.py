from __future__ import annotations

from silverware.games.silverton.events.cards import ClaimsTurnedUp, PassengersTurnedUp
from tests.games.silverton.scene import scene
from tests.rules import rule

OPEN = [f"c{number}" for number in range(1, 12)]


@rule("silverton", "19.1")
def test_claims_are_turned_up_until_eight_are_open() -> None:
    table = scene(2, open=OPEN[:6], deck=["c30", "c31", "c32"]).end_turn()
    assert table.position()["open"] == [*OPEN[:6], "c30", "c31"]
    assert [event.cards for event in table.told(ClaimsTurnedUp)] == [("c30", "c31")]


@rule("silverton", "19.1")
def test_more_than_eight_claims_stay_open() -> None:
    table = scene(2, open=OPEN, deck=["c30"]).end_turn()
    assert table.position()["open"] == OPEN
    assert table.position()["discards"] == []


@rule("silverton", "19.2")
def test_the_card_below_one_that_was_taken_is_turned_up() -> None:
    north = {"track": ["denver/golden/1", "golden/central-city"]}
    table = scene(2, north=north).place(north="p1 p2").play("take p2")
    assert table.position()["piles"][1] == ["", "p10", "p18"]
    table.end_turn()
    assert table.position()["piles"][1] == ["p10", "p18"]
    assert [event.cards for event in table.told(PassengersTurnedUp)] == [("p10",)]


@rule("silverton", "19.3")
def test_the_turn_marker_moves_on() -> None:
    assert scene(2, round=7).end_turn().table.round == 8
