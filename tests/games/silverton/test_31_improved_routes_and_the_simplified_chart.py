from __future__ import annotations

from typing import Any

import pytest

from silverware.core.errors import BadTable
from silverware.games.silverton import GAME
from silverware.games.silverton.events.cards import Took
from silverware.games.silverton.events.ending import PricesChanged
from silverware.games.silverton.events.operations import PassengersPaid
from silverware.games.silverton.printed import FREIGHTS
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

IMPROVED = {"improved-routes": True, "length": "short"}
SIMPLE = {"simplified-chart": True}
SPRINGS = ["denver/colorado-springs/1"]


def starts(**options: object) -> dict[str, set[int]]:
    """By freight: how far from their start boxes the markers begin."""
    boxes = scene(6, options=SIMPLE | options).position()["prices"]
    return {
        freight: {
            boxes[name] - GAME.box.start_box[at]
            for at, name in enumerate(GAME.box.columns_said)
            if GAME.box.column_freight[at] == index
        }
        for index, freight in enumerate(FREIGHTS)
    }


def changed(turn: int = 9, sold: dict[str, int] | None = None, **more: Any) -> Scene:
    """Prices change with no dice."""
    return scene(6, round=turn, options=SIMPLE, sold=sold or {}, **more).end_turn()


@rule("silverton", "31.1")
def test_improved_routes_are_for_the_short_game_and_scenarios_of_several() -> None:
    for options in ({"length": "short"}, {"length": "short", "game": "advanced"}):
        assert GAME.objection(2, GAME.choose(options | {"improved-routes": True})) is None
    assert GAME.objection(2, GAME.choose({"scenario": "golden-spike", "improved-routes": True})) is None
    with pytest.raises(BadTable, match=r"31\.1"):
        scene(2, options={"improved-routes": True})
    with pytest.raises(BadTable, match=r"31\.1"):
        scene(1, options={"scenario": "denver-6000", "improved-routes": True})


@rule("silverton", "31.2")
def test_passenger_cards_pay_double() -> None:
    table = scene(2, options=IMPROVED, north={"track": SPRINGS, "passengers": ["p1"]}).end_turn()
    assert [event.money for event in table.told(PassengersPaid)] == [160]


@rule("silverton", "31.2")
def test_what_they_cost_stays_the_same() -> None:
    table = scene(2, options=IMPROVED, north={"track": SPRINGS}).place(north="p1 p1").play("take p1")
    assert [event.cost for event in table.told(Took)] == [160]


@rule("silverton", "31.2", "29.8")
def test_two_who_run_a_card_get_half_of_the_double() -> None:
    track = ["santa-fe/cerrillos", "cerrillos/albuquerque"]
    options = IMPROVED | {"joint-routes": True}
    table = scene(6, options=options, joint={"p5": ["south", "dusk"]}, dusk={"track": track}).end_turn()
    assert [event.money for event in table.told(PassengersPaid)] == [90, 90]


@rule("silverton", "31.3")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"game": "advanced"}), (2, {"length": "long"}), (1, {"scenario": "denver-6000"})],
)
def test_the_simplified_chart_is_for_some_games_only(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadTable, match=r"31\.3"):
        scene(seats, options=SIMPLE | options)


@rule("silverton", "31.3")
def test_the_refusal_lists_the_lengths_it_is_for() -> None:
    with pytest.raises(BadTable, match="is for the Short, Standard and Campaign game only"):
        scene(2, options=SIMPLE | {"length": "long"})


@rule("silverton", "31.4")
def test_lumber_begins_two_boxes_lower_and_coal_one() -> None:
    assert starts() == {"gold": {0}, "copper": {0}, "silver": {0}, "lumber": {-2}, "coal": {-1}}


@rule("silverton", "31.4")
def test_in_the_short_game_all_begin_one_higher_than_that() -> None:
    assert starts(length="short") == {"gold": {1}, "copper": {1}, "silver": {1}, "lumber": {-1}, "coal": {0}}


@rule("silverton", "31.5")
def test_where_nothing_was_sold_markers_go_up() -> None:
    """The IDN of turn 9 is 3."""
    table = changed()
    before = scene(6, options=SIMPLE).position()["prices"]
    after = table.position()["prices"]
    boxes = GAME.box
    for at, name in enumerate(boxes.columns_said):
        up = 3 if name == "silver" else 1
        assert after[name] == min(before[name] + up, boxes.highest_box[at])
    assert all(roll.dice == () for event in table.told(PricesChanged) for roll in event.rolls)


@rule("silverton", "31.5")
@pytest.mark.parametrize(
    ("column", "sold", "down"),
    [
        ("gold", 1, 1),
        ("gold", 9, 1),
        ("copper", 5, 1),
        ("denver-lumber", 1, 2),
        ("denver-coal", 7, 1),
        ("silver", 1, 1),
        ("silver", 4, 2),
        ("silver", 5, 3),
    ],
)
def test_where_something_was_sold_they_go_down(column: str, sold: int, down: int) -> None:
    table = changed(sold={column: sold}, prices={column: 5})
    assert table.position()["prices"][column] == 5 - down
    assert table.position()["sold"][column] == 0


@rule("silverton", "31.5")
def test_shaded_boxes_stay_closed() -> None:
    lowest = GAME.box.lowest_box[GAME.box.columns_said.index("denver-lumber")]
    table = changed(sold={"denver-lumber": 3}, prices={"denver-lumber": lowest + 1})
    assert table.position()["prices"]["denver-lumber"] == lowest
