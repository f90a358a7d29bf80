from __future__ import annotations

from typing import Any

import pytest

from silverware.games.silverton.events.ending import PriceRoll, PricesChanged
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

USED = ["gold", "copper", "silver", "denver-lumber", "salt-lake-city-lumber", "pueblo-lumber"]
USED += ["denver-coal", "salt-lake-city-coal", "pueblo-coal"]
"""The columns of two seats, in the order of the chart."""


def rolled(seats: int = 2, dice: str = "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3", **more: Any) -> Scene:
    """A turn passes in which nothing happens but what was said; the prices are rolled for with these dice."""
    table = scene(seats, **more).place()
    while table.table.round == more.get("round", 1):
        last = table.asked() == table.position()["order"][-1]
        table.play("done", chance=f"{dice} [t1 t2]" if last else "")
    return table


def roll_of(table: Scene, name: str) -> PriceRoll:
    """What was rolled for a column."""
    (event,) = table.told(PricesChanged)
    assert [roll.column for roll in event.rolls] == [column.name for column in table.view("north").chart]
    return event.rolls[USED.index(name)]


@rule("silverton", "18.1")
def test_the_seat_that_went_last_rolls_for_every_marker_from_gold_to_the_right() -> None:
    table = rolled(order=["east", "north"], dice="1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4")
    (event,) = table.told(PricesChanged)
    assert event.seat == "north"
    assert [roll.dice for roll in event.rolls] == [
        (1,),
        (2,),
        (3, 4),
        (5, 6),
        (1, 2),
        (3, 4),
        (5, 6),
        (1, 2),
        (3, 4),
    ]
    names = [f"{roll.market}-{roll.freight}" if roll.market else roll.freight for roll in event.rolls]
    assert names == USED


@rule("silverton", "18.2")
def test_the_result_is_dice_plus_loads_sold_less_the_demand_of_the_turn() -> None:
    sold = {"gold": 3, "copper": 1, "silver": 2, "denver-lumber": 4, "pueblo-coal": 3, "salt-lake-city-coal": 5}
    table = rolled(round=5, sold=sold)
    results = {name: roll_of(table, name).result for name in USED}
    assert results == {
        "gold": 3 + 3,
        "copper": 3 + 1,
        "silver": 6 + 2 - 2,
        "denver-lumber": 6 + 4 - 2,
        "salt-lake-city-lumber": 6 - 2,
        "pueblo-lumber": 6 - 2,
        "denver-coal": 6 - 2,
        "salt-lake-city-coal": 6 + 3 - 2,
        "pueblo-coal": 6 + 3 - 2,
    }


@rule("silverton", "18.3")
def test_a_marker_moves_as_the_table_of_its_freight_says_though_nothing_was_sold() -> None:
    table = rolled(dice="1 6 1 1 6 6 3 3 3 3 1 2 3 3 3 3")
    prices = {name: (roll_of(table, name).before, roll_of(table, name).after) for name in USED[:4]}
    assert prices == {"gold": (250, 275), "copper": (200, 160), "silver": (200, 300), "denver-lumber": (100, 40)}
    assert (roll_of(table, "denver-coal").before, roll_of(table, "denver-coal").after) == (60, 100)


@rule("silverton", "18.4")
@pytest.mark.parametrize(("box", "dice", "price"), [(2, "6 6", 30), (9, "1 1", 140), (3, "6 6", 30), (8, "1 1", 140)])
def test_a_marker_stops_before_the_shaded_boxes(box: int, dice: str, price: int) -> None:
    table = rolled(prices={"denver-coal": box}, dice=f"3 3 3 3 3 3 3 3 3 3 {dice} 3 3 3 3")
    assert roll_of(table, "denver-coal").after == price


@rule("silverton", "18.5")
def test_denver_coal_on_turn_9() -> None:
    table = rolled(round=9, sold={"denver-coal": 7}, prices={"denver-coal": 8}, dice="3 3 3 3 3 3 3 3 3 3 4 6 3 3 3 3")
    roll = roll_of(table, "denver-coal")
    assert (roll.sold, roll.dice, roll.result, roll.before, roll.after) == (7, (4, 6), 11, 120, 80)


@rule("silverton", "18.6")
def test_what_was_sold_goes_back_to_the_bank() -> None:
    table = rolled(sold={"denver-coal": 7})
    assert set(table.position()["sold"].values()) == {0}
