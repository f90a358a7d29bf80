from __future__ import annotations

from typing import Any

import pytest

from silverware.core.errors import BadPosition
from silverware.games.silverton.events.cards import ClaimEmptied
from silverware.games.silverton.events.operations import Delivered, Transferred
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.test_16_deliveries import WALSENBURG, full
from tests.rules import rule

TRANSFER = {"freight-transfer": True}
TRAINS = TRANSFER | {"game": "advanced"}
CENTRAL_CITY = ["denver/golden/1", "golden/central-city"]
BOULDER = [*CENTRAL_CITY, "golden/boulder"]
"""From Central City (gold) over Golden to Boulder (gold and coal)."""


def transferring(*claims: dict[str, Any] | str, track: list[str] = BOULDER, **more: Any) -> Scene:
    """North delivers."""
    document: dict[str, Any] = {
        "options": TRANSFER,
        "north": {"track": track, "claims": list(claims)},
        "agenda": ["deliver north"],
    }
    return scene(2, **document | more)


def moved(table: Scene) -> list[tuple[str, str, int]]:
    return [(event.card, event.onto, event.loads) for event in table.told(Transferred)]


@rule("silverton", "30.1")
def test_without_the_option_freight_goes_to_markets_only() -> None:
    table = transferring(full("c29", 4), full("c26", 0), options={})
    assert table.refused("transfer c29") == "30.1"
    alone = TRANSFER | {"scenario": "denver-6000"}
    solitaire = scene(
        1, options=alone, north={"track": BOULDER, "claims": [full("c29", 4), "c26"]}, agenda=["deliver north"]
    )
    assert "transfer c29" in solitaire.menu()


@rule("silverton", "30.2")
def test_freight_goes_to_another_own_claim_and_nothing_is_sold() -> None:
    table = transferring(full("c29", 4), full("c26", 1)).play("transfer c29", "onto c26")
    assert table.menu() == {f"load {loads}" for loads in range(1, 5)}
    cash = table.seat("north")["cash"]
    table.play("load 3")
    assert moved(table) == [("c29", "c26", 3)]
    assert [table.claim("north", card)["freight"] for card in ("c29", "c26")] == [1, 4]
    assert (table.told(Delivered), table.seat("north")["cash"]) == ([], cash)


@rule("silverton", "30.2")
def test_a_transfer_is_one_of_the_two_deliveries() -> None:
    table = transferring(full("c29", 4), full("c30", 4), full("c26", 0))
    table.play("transfer c29", "onto c26", "load 4", "transfer c30", "onto c26", "load 4")
    assert table.question() != "deliver"


@rule("silverton", "30.2")
def test_only_to_a_claim_of_the_same_freight_that_is_one_s_own_and_not_depleted() -> None:
    depleted = full("c31", 1) | {"depleted": True}
    table = transferring(full("c29", 4), full("c26", 1), full("c77", 1), depleted, east={"claims": ["c30"]})
    table.play("transfer c29")
    assert table.menu() == {"onto c26"}
    assert table.refused("onto c77") == "30.2"
    assert table.refused("onto c30") == "30.2"
    assert table.refused("onto c31") == "30.2"
    assert table.refused("onto c29") == "30.2"
    assert transferring(full("c29", 4), full("c77", 1)).refused("transfer c29") == "30.2"
    assert transferring(full("c29", 4), full("c26", 1)).refused("transfer c30") == "30.2"


@rule("silverton", "30.2")
def test_one_load_needs_no_number() -> None:
    assert moved(transferring(full("c29", 1), full("c26", 0)).play("transfer c29", "onto c26")) == [("c29", "c26", 1)]


@rule("silverton", "30.3")
def test_it_needs_a_route_between_their_towns() -> None:
    table = transferring(full("c29", 4), full("c26", 0), full("c34", 4))
    table.play("transfer c29")
    assert table.menu() == {"onto c26"}
    assert table.refused("onto c34") == "30.3"
    apart = transferring(full("c29", 4), full("c34", 0), track=CENTRAL_CITY)
    assert apart.refused("transfer c29") == "30.3"


@rule("silverton", "30.3")
def test_in_winter_no_route_under_snow() -> None:
    track = [*CENTRAL_CITY, "denver/como"]
    assert "transfer c33" in transferring(full("c33", 4), full("c29", 0), track=track).menu()
    winter = transferring(full("c33", 4), full("c29", 1), track=track, round=4)
    assert winter.refused("transfer c33") == "30.3"


@rule("silverton", "30.3")
def test_within_a_town_the_network_must_reach_it() -> None:
    assert "transfer c29" in transferring(full("c29", 4), full("c30", 0)).menu()
    far = transferring(full("c34", 4), full("c35", 0), full("c29", 1))
    assert far.refused("transfer c34") == "30.3"


@rule("silverton", "30.4")
@pytest.mark.parametrize(("card", "onto", "most"), [("c29", "c26", 32), ("c100", "c101", 16)])
def test_at_most_16_loads_or_32_of_gold_and_silver(card: str, onto: str, most: int) -> None:
    table = transferring(full(card, 40), full(onto, 0), track=[*BOULDER, *WALSENBURG])
    table.play(f"transfer {card}", f"onto {onto}")
    assert table.menu() == {f"load {loads}" for loads in range(1, most + 1)}
    assert table.refused(f"load {most + 1}") == "30.4"
    assert table.refused("load 41") == "16.5"
    assert table.refused("done") == "30.4"


@rule("silverton", "30.5")
def test_in_the_advanced_game_trains_set_the_limit() -> None:
    north = {"track": [*BOULDER, *WALSENBURG], "claims": [full("c100", 40), full("c77", 0)], "trains": ["9", "24"]}
    table = scene(2, options=TRAINS, north=north, agenda=["deliver north"])
    table.play("transfer c100", "onto c77")
    assert table.menu() == {"use 9", "use 24", "use 9+24"}
    table.play("use 9+24")
    assert table.menu() == {f"load {loads}" for loads in range(1, 5)}
    assert table.refused("load 5") == "23.3"
    table.play("load 4")
    assert [event.trains for event in table.told(Transferred)] == [(9, 24)]
    assert table.seat("north")["trains"] == ["9 used", "24 used"]


@rule("silverton", "30.5", "23.14")
def test_of_two_networks_each_has_its_trains_for_transfers_too() -> None:
    claims = [full("c48", 4), full("c49", 0), full("c29", 4), full("c30", 0)]
    north = {"track": [*CENTRAL_CITY, "salt-lake-city/bingham"], "claims": claims, "trains": ["9 salt-lake-city"]}
    table = scene(2, options=TRAINS | {"scenario": "golden-spike"}, north=north, agenda=["deliver north"])
    assert table.refused("transfer c29") == "30.5"
    table.play("transfer c48", "onto c49", "load 4")
    assert moved(table) == [("c48", "c49", 4)]
    assert table.seat("north")["trains"] == ["9 salt-lake-city used"]


@rule("silverton", "30.5")
def test_within_a_town_the_distance_counts_1() -> None:
    north = {"track": CENTRAL_CITY, "claims": [full("c29", 40), full("c30", 0)], "trains": ["9"]}
    table = scene(2, options=TRAINS, north=north, agenda=["deliver north"]).play("transfer c29", "onto c30")
    assert len(table.menu()) == 18


@rule("silverton", "30.5")
def test_without_power_enough_nothing_is_transferred() -> None:
    track = ["denver/cheyenne/1", "cheyenne/laramie", *BOULDER, "golden/hot-sulphur-springs"]
    north = {"track": track, "claims": [full("c72", 4), full("c70", 1)], "trains": ["9"]}
    table = scene(2, options=TRAINS, north=north, agenda=["deliver north"])
    assert table.refused("transfer c72") == "30.5"


@rule("silverton", "30.6")
def test_what_was_transferred_is_not_moved_again_this_turn() -> None:
    table = transferring(full("c29", 4), full("c26", 0), full("c30", 0)).play("transfer c29", "onto c26", "load 3")
    assert table.menu() == {
        "done",
        "deliver c29 to denver",
        "transfer c29",
    }
    assert table.refused("deliver c26 to denver") == "30.6"
    assert table.refused("transfer c26") == "30.6"
    assert table.position()["arrived"] == {"c26": 3}
    assert table.end_turn().position()["arrived"] == {}


@rule("silverton", "30.6")
def test_what_lay_there_before_may_be_moved() -> None:
    table = transferring(full("c29", 4), full("c26", 2)).play("transfer c29", "onto c26", "load 3")
    table.play("deliver c26 to denver")
    assert table.menu() == {"load 1", "load 2"}
    assert table.refused("load 3") == "30.6"


@rule("silverton", "30.6")
def test_nor_can_it_be_bought() -> None:
    north = {"claims": [full("c26", 5)]}
    table = scene(2, options=TRANSFER, north=north, arrived={"c26": 3}, east={"track": BOULDER}, agenda=["deal east"])
    assert table.refused("offer north $10 for 3 of c26 to denver") == "30.6"
    assert table.refused("offer north $10 for 6 of c26 to denver") == "14.8"
    table.play("offer north $10 for 2 of c26 to denver", "accept")
    assert table.claim("north", "c26")["freight"] == 3


@rule("silverton", "30.7")
def test_a_depleted_claim_that_is_emptied_is_discarded() -> None:
    depleted = full("c29", 3) | {"depleted": True}
    table = transferring(depleted, full("c26", 0)).play("transfer c29", "onto c26", "load 3")
    assert [event.card for event in table.told(ClaimEmptied)] == ["c29"]
    assert "c29" in table.position()["discards"]


@rule("silverton", "30.6")
def test_a_position_cannot_say_that_more_has_come_than_there_is() -> None:
    with pytest.raises(BadPosition, match="come to c26"):
        transferring(full("c26", 2), arrived={"c26": 3})
    with pytest.raises(BadPosition, match="not a question"):
        transferring(full("c29", 2), full("c26", 2), options={}, agenda=["loads north c29 c26"])
