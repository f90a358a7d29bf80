from __future__ import annotations

from typing import Any

from silverware.games.silverton.events.operations import Delivered
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

WALSENBURG = ["denver/colorado-springs/1", "colorado-springs/pueblo/1", "pueblo/walsenburg/1"]


def full(card: str, loads: int) -> dict[str, Any]:
    """A claim with so many loads."""
    return {"card": card, "freight": loads, "operated": True}


def delivering(*claims: dict[str, Any], seats: int = 2, track: list[str] = WALSENBURG, **more: Any) -> Scene:
    """North has track from Denver over Pueblo to Walsenburg, and these claims."""
    return scene(seats, north={"track": track, "claims": list(claims)}, **more).place().until("deliver", "north")


@rule("silverton", "16.1")
def test_two_deliveries_are_made_and_one_claim_may_serve_two_markets() -> None:
    table = delivering(full("c100", 8), full("c101", 4))
    assert table.menu() == {
        "done",
        "deliver c100 to denver",
        "deliver c100 to pueblo",
        "deliver c101 to denver",
        "deliver c101 to pueblo",
    }
    table.play("deliver c100 to denver", "load 5", "deliver c100 to pueblo", "load 3")
    assert [(sale.market, sale.loads) for sale in table.told(Delivered)] == [("denver", 5), ("pueblo", 3)]
    assert table.question() != "deliver"
    assert table.claim("north", "c101")["freight"] == 4


@rule("silverton", "16.2")
def test_a_delivery_needs_a_route_and_in_winter_one_without_snow() -> None:
    track = [*WALSENBURG, "walsenburg/alamosa"]
    summer = delivering(full("c100", 2), full("c3", 2), full("c25", 2), track=[*track, "alamosa/creede"])
    assert "deliver c3 to denver" in summer.menu()
    assert summer.refused("deliver c25 to denver") == "16.2"
    assert summer.refused("deliver c3 to el-paso") == "16.2"
    winter = delivering(full("c100", 2), full("c3", 2), track=[*track, "alamosa/creede"], round=4)
    assert winter.refused("deliver c3 to denver") == "16.2"
    assert "deliver c100 to denver" in winter.menu()


@rule("silverton", "16.3")
def test_freight_is_sold_only_where_it_has_a_marker() -> None:
    """With two seats coal has no marker in El Paso, and with three it has."""
    south = ["el-paso/alamogordo/1", "alamogordo/carrizozo", "carrizozo/capitan"]
    position = {"track": south, "claims": [full("c80", 2), full("c47", 2)], "number": 3}
    three = scene(3, order=["south", "north", "east"], south=position).place().until("deliver", "south")
    assert three.menu() == {"done", "deliver c80 to el-paso", "deliver c47 to el-paso"}
    two = delivering(full("c100", 2), full("c80", 2), track=[*WALSENBURG, "carrizozo/capitan"])
    assert two.refused("deliver c80 to el-paso") == "16.3"
    assert two.refused("deliver c100 to santa-fe") == "16.3"


@rule("silverton", "16.3")
def test_gold_copper_and_silver_are_sold_in_every_market() -> None:
    track = [*WALSENBURG, "denver/golden/1", "golden/central-city"]
    table = delivering(full("c30", 2), track=track)
    assert table.menu("deliver ") == {"c30 to denver", "c30 to pueblo"}


@rule("silverton", "16.4")
def test_the_limit_is_for_both_deliveries_of_a_seat_together() -> None:
    table = delivering(full("c100", 30), full("c101", 30)).play("deliver c100 to denver")
    assert table.menu() == {f"load {loads}" for loads in range(1, 17)}
    assert table.refused("load 17") == "16.4"
    table.play("load 10", "deliver c101 to denver")
    assert table.menu() == {f"load {loads}" for loads in range(1, 7)}


@rule("silverton", "16.4")
def test_another_seat_has_the_limit_for_itself() -> None:
    dawn = {"track": ["pueblo/walsenburg/2"], "claims": [full("c101", 30)]}
    table = scene(5, north={"track": WALSENBURG, "claims": [full("c100", 30)]}, dawn=dawn).place()
    table.until("deliver", "north").play("deliver c100 to pueblo", "load 8")
    table.until("deliver", "dawn").play("deliver c101 to pueblo")
    assert table.menu() == {f"load {loads}" for loads in range(1, 9)}


@rule("silverton", "16.4")
def test_metals_have_no_limit() -> None:
    track = ["denver/golden/1", "golden/central-city"]
    table = delivering(full("c30", 40), track=track).play("deliver c30 to denver")
    assert len(table.menu()) == 40


@rule("silverton", "16.5")
def test_what_is_not_sold_stays_on_the_claim() -> None:
    table = delivering(full("c100", 8)).play("deliver c100 to denver")
    assert table.refused("load 9") == "16.5"
    table.play("load 3")
    assert table.claim("north", "c100")["freight"] == 5


@rule("silverton", "16.6")
def test_each_load_brings_the_price_of_now() -> None:
    table = delivering(full("c100", 8), prices={"denver-coal": 8}).play("deliver c100 to denver", "load 5")
    assert table.told(Delivered)[0].price == 120
    assert table.seat("north")["cash"] == 2400 + 5 * 120
    assert table.position()["prices"]["denver-coal"] == 8


@rule("silverton", "16.7")
def test_what_is_sold_lies_beside_the_chart_until_prices_change() -> None:
    table = delivering(full("c100", 8), sold={"denver-coal": 2}).play("deliver c100 to denver", "load 5")
    assert table.position()["sold"]["denver-coal"] == 7
    assert table.end_turn().position()["sold"]["denver-coal"] == 0
