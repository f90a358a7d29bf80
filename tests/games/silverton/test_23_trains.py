from __future__ import annotations

from typing import Any

import pytest

from silverware.core.errors import BadPosition
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.events.operations import AssignedTrain, Delivered, Purchased
from silverware.games.silverton.stock import SORTS
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.test_16_deliveries import WALSENBURG, full
from tests.rules import rule

ADVANCED = {"game": "advanced"}


def delivering(*claims: dict[str, Any], trains: list[str], track: list[str] = WALSENBURG, **more: Any) -> Scene:
    """North has these claims and trains, and track from Denver over Pueblo to Walsenburg."""
    north = {"track": track, "claims": list(claims), "trains": trains}
    return scene(2, options=ADVANCED, north=north, agenda=["deliver north"], **more)


def purchasing(turn: int = 1, seats: int = 2, options: dict[str, Any] = ADVANCED, **more: Any) -> Scene:
    """It is time to purchase trains and plows."""
    steps = [f"purchase {seat}" for seat in more.get("order", SEAT_NAMES[:seats])]
    return scene(seats, round=turn, options=options, agenda=[*steps, "advance"], **more)


def sales(table: Scene) -> list[tuple[str, int, tuple[int, ...]]]:
    """What was delivered where, by which trains."""
    return [(sale.market, sale.loads, sale.trains) for sale in table.told(Delivered)]


@rule("silverton", "23.1")
def test_there_are_36_train_cards_of_five_sorts() -> None:
    trains = [sort for sort in SORTS if sort.is_train]
    assert [(sort.power, sort.turn, sort.cost, sort.trade_in, sort.count) for sort in trains] == [
        (9, 1, 80, 40, 6),
        (15, 1, 120, 60, 6),
        (24, 5, 200, 100, 8),
        (42, 9, 320, 160, 8),
        (72, 13, 500, 0, 8),
    ]
    assert sum(sort.count for sort in trains) == 36


@rule("silverton", "23.2")
def test_each_train_makes_one_delivery() -> None:
    table = delivering(full("c100", 8), full("c101", 8), trains=["9", "9", "15"])
    table.play("deliver c100 to pueblo", "use 9", "deliver c101 to pueblo", "use 9")
    assert table.seat("north")["trains"] == ["9 used", "9 used", "15"]
    table.play("deliver c100 to pueblo", "load 3")
    assert sales(table) == [("pueblo", 1, (9,)), ("pueblo", 1, (9,)), ("pueblo", 3, (15,))]
    assert table.question() != "deliver"


@rule("silverton", "23.2")
def test_without_a_train_nothing_is_delivered() -> None:
    table = scene(2, options=ADVANCED, north={"track": WALSENBURG, "claims": [full("c100", 8)], "trains": []})
    table.until("purchase", "north")
    assert table.told(Delivered) == []


@rule("silverton", "23.2")
def test_a_train_that_has_served_this_turn_serves_nobody_else() -> None:
    east = {"track": ["pueblo/walsenburg/2"], "claims": [full("c101", 8)], "trains": []}
    table = scene(5, options=ADVANCED, north={"trains": ["9 used"]}, dawn=east, agenda=["deal dawn", "deliver dawn"])
    table.play("offer north $10 for train 9", "accept", "done")
    assert table.seat("dawn")["trains"] == ["9 used"]
    assert table.told(Delivered) == []
    assert table.end_turn().seat("dawn")["trains"] == ["9"]


@rule("silverton", "23.3")
def test_power_is_divided_by_the_longest_segment_and_fractions_are_dropped() -> None:
    table = delivering(full("c100", 8), trains=["15"]).play("deliver c100 to denver")
    assert table.menu() == {"load 1", "load 2"}
    assert table.refused("load 3") == "23.3"


@rule("silverton", "23.3")
def test_a_train_too_weak_for_a_segment_delivers_nothing_over_it() -> None:
    table = delivering(full("c33", 2), trains=["9"], track=["denver/como"])
    assert table.menu() == {"done", "deliver c33 to denver"}
    north = {"track": ["denver/cheyenne/1", "cheyenne/laramie"], "claims": [full("c72", 2)], "trains": ["9"]}
    other = scene(2, options=ADVANCED, north=north, agenda=["deal north", "deliver north"])
    assert other.play("done").told(Delivered) == []
    assert other.question() != "deliver"


@rule("silverton", "23.3")
def test_the_limits_of_the_chart_hold_besides() -> None:
    table = delivering(full("c100", 30), trains=["72"]).play("deliver c100 to pueblo")
    assert table.menu() == {f"load {loads}" for loads in range(1, 9)}
    assert table.refused("load 9") == "16.4"


@rule("silverton", "23.4")
def test_trains_are_put_together_before_the_power_is_divided() -> None:
    table = delivering(full("c100", 8), trains=["9", "15"]).play("deliver c100 to denver")
    assert table.menu() == {"use 9", "use 15", "use 9+15"}
    assert table.refused("use 24") == "23.4"
    table.play("use 9+15")
    assert table.menu() == {"load 1", "load 2", "load 3"}
    table.play("load 3")
    assert sales(table) == [("denver", 3, (9, 15))]
    assert table.seat("north")["trains"] == ["9 used", "15 used"]
    assert table.question() != "deliver"


@rule("silverton", "23.4")
def test_trains_that_can_do_nothing_alone_may_do_something_together() -> None:
    track = ["denver/cheyenne/1", "cheyenne/laramie"]
    table = delivering(full("c72", 2), trains=["9", "9"], track=track).play("deliver c72 to denver")
    assert sales(table) == [("denver", 1, (9, 9))]


@rule("silverton", "23.5")
@pytest.mark.parametrize(("card", "loads"), [("c34", 8), ("c21", 8), ("c54", 4), ("c100", 4)])
def test_of_gold_and_silver_twice_as_much_is_taken(card: str, loads: int) -> None:
    track = [*WALSENBURG, "colorado-springs/cripple-creek", "pueblo/canon-city/1"]
    track += ["canon-city/silver-cliff", "canon-city/salida"]
    table = delivering(full(card, 30), trains=["9", "24"], track=track).play(f"deliver {card} to denver", "use 9+24")
    assert len(table.menu()) == loads


@rule("silverton", "23.6")
def test_the_route_whose_longest_segment_is_shortest_counts() -> None:
    track = ["denver/colorado-springs/1", "colorado-springs/pueblo/1", "colorado-springs/cripple-creek"]
    table = delivering(full("c34", 30), trains=["24"], track=track).play("deliver c34 to pueblo")
    assert len(table.menu()) == 24 // 5 * 2
    both = [*track, "pueblo/canon-city/1", "canon-city/cripple-creek"]
    table = delivering(full("c34", 30), trains=["24"], track=both).play("deliver c34 to pueblo")
    assert len(table.menu()) == 24 // 4 * 2


@rule("silverton", "23.7")
def test_trains_serve_any_claim_of_their_owner() -> None:
    track = [*WALSENBURG, "denver/golden/1", "golden/central-city"]
    table = delivering(full("c100", 2), full("c30", 2), trains=["24"], track=track)
    assert table.menu("deliver ") == {"c100 to denver", "c100 to pueblo", "c30 to denver", "c30 to pueblo"}


@rule("silverton", "23.8")
@pytest.mark.parametrize(
    ("moves", "sold"),
    [
        (["deliver c100 to denver", "use 9+24", "load 4"], [("denver", 4, (9, 24))]),
        (["deliver c100 to pueblo", "use 9+24", "load 6"], [("pueblo", 6, (9, 24))]),
        (
            ["deliver c100 to denver", "use 9", "deliver c100 to pueblo", "load 4"],
            [("denver", 1, (9,)), ("pueblo", 4, (24,))],
        ),
        (
            ["deliver c100 to denver", "use 24", "load 3", "deliver c100 to pueblo"],
            [("denver", 3, (24,)), ("pueblo", 1, (9,))],
        ),
    ],
)
def test_the_example_of_walsenburg(moves: list[str], sold: list[tuple[str, int, tuple[int, ...]]]) -> None:
    table = delivering(full("c100", 8), trains=["9", "24"])
    for move in moves:
        if move.startswith("load"):
            assert len(table.menu()) == int(move.split()[1])
        table.play(move)
    assert sales(table) == sold
    assert table.claim("north", "c100")["freight"] == 8 - sum(loads for _, loads, _ in sold)


@rule("silverton", "23.8")
@pytest.mark.parametrize(("market", "loads"), [("denver", 8), ("pueblo", 12)])
def test_the_example_of_walsenburg_with_gold(market: str, loads: int) -> None:
    """No gold is found in Walsenburg, but in Cripple Creek, from where the longest segments are the same."""
    track = [*WALSENBURG[:2], "colorado-springs/cripple-creek"]
    table = delivering(full("c34", 30), trains=["9", "24"], track=track).play(f"deliver c34 to {market}", "use 9+24")
    assert len(table.menu()) == loads


@rule("silverton", "23.9")
def test_bought_freight_takes_the_least_power_that_can_carry_it() -> None:
    north = {"track": WALSENBURG, "trains": ["9", "15", "24", "42"], "claims": [full("c102", 9)]}
    east = {"claims": [full("c100", 12), full("c101", 8)]}
    table = scene(2, options=ADVANCED, north=north, east=east, agenda=["deal north", "deliver-bought north"])
    table.play("offer east $1 for 3 of c100 to denver", "accept")
    assert table.position()["bought"] == ["3 of c100 to denver by 24"]
    table.play("offer east $1 for 3 of c101 to denver", "accept")
    assert table.position()["bought"][1] == "3 of c101 to denver by 9+15"
    assert table.refused("offer east $1 for 7 of c100 to denver") == "23.9"
    table.play("done")
    assert sales(table) == [("denver", 3, (24,)), ("denver", 3, (9, 15))]
    assert table.seat("north")["trains"] == ["9 used", "15 used", "24 used", "42"]


@rule("silverton", "23.10")
def test_seats_purchase_in_turn_order_one_train_or_one_plow() -> None:
    table = purchasing(order=["east", "north"])
    assert (table.asked(), table.question()) == ("east", "purchase")
    assert table.menu() == {
        "done",
        "purchase train 9",
        "purchase train 15",
        "purchase train 15 for train 9",
        "purchase plow +2",
    }
    table.play("purchase train 15")
    assert table.asked() == "north"
    table.play("purchase plow +2")
    assert table.table.round == 2
    assert table.seat("east")["trains"] == ["9", "9", "15"]
    assert table.seat("north")["plows"] == ["+2"]
    assert [table.seat(name)["cash"] for name in ("north", "east")] == [2960, 2880]
    assert [(event.seat, event.what, event.cost) for event in table.told(Purchased)] == [
        ("east", "train 15", 120),
        ("north", "plow +2", 40),
    ]


@rule("silverton", "23.10")
def test_the_bank_asks_in_the_order_of_the_turn() -> None:
    order = ["east", "south", "north"]
    table = scene(3, options=ADVANCED, order=order, agenda=["deal north", "purchases", "advance"]).play("done")
    asked = []
    while table.table.round == 1:
        asked.append((table.asked(), table.question()))
        table.play("done")
    assert asked == [(seat, "purchase") for seat in order]


@rule("silverton", "23.10")
def test_who_cannot_pay_does_not_purchase() -> None:
    table = purchasing(north={"cash": 79})
    assert table.menu() == {"done", "purchase plow +2"}
    assert table.refused("purchase train 9") == "6.4"


@rule("silverton", "23.11")
def test_trains_come_with_their_turn() -> None:
    for turn, powers in ((4, "9 15"), (5, "9 15 24"), (9, "9 15 24 42"), (13, "9 15 24 42 72")):
        table = purchasing(turn, north={"trains": []})
        assert {text for text in table.menu("purchase train ") if text.isdecimal()} == set(powers.split())
    assert purchasing(4).refused("purchase train 24") == "23.11"


@rule("silverton", "23.11")
def test_there_are_so_many_of_each_and_no_more() -> None:
    table = purchasing(seats=3)
    assert "purchase train 9" not in table.menu()
    assert table.refused("purchase train 9") == "23.11"
    with pytest.raises(BadPosition):
        scene(2, options=ADVANCED, north={"trains": ["9"] * 4}, east={"trains": ["9"] * 3})


@rule("silverton", "23.12")
def test_a_train_is_traded_in_and_the_next_seat_may_have_it_at_its_full_price() -> None:
    table = purchasing(5, seats=3)
    table.play("purchase train 24 for train 9")
    assert table.seat("north")["trains"] == ["9", "24"]
    assert table.seat("north")["cash"] == 2600 - 160
    assert table.told(Purchased)[0].traded == "train 9"
    assert table.refused("purchase train 24 for train 15") == "23.12"
    table.play("purchase train 9")
    assert table.seat("east")["cash"] == 2600 - 80


@rule("silverton", "23.12")
def test_any_sort_is_traded_in_for_any_other_but_a_72_not_at_all() -> None:
    table = purchasing(13, north={"trains": ["42", "72"]})
    assert table.menu("purchase ") == {
        "train 9",
        "train 9 for train 42",
        "train 15",
        "train 15 for train 42",
        "train 24",
        "train 24 for train 42",
        "train 42",
        "train 72",
        "train 72 for train 42",
        "plow +2",
        "plow +3",
        "plow +4",
        "plow +5",
    }


@rule("silverton", "23.12")
@pytest.mark.parametrize(("train", "cost"), [("24", 40), ("15", 0), ("9", 0)])
def test_a_train_traded_in_takes_off_no_more_than_the_price(train: str, cost: int) -> None:
    table = purchasing(13, north={"trains": ["42", "72"]}).play(f"purchase train {train} for train 42")
    assert table.seat("north")["trains"] == [train, "72"]
    assert table.seat("north")["cash"] == 3000 - cost
    assert table.told(Purchased)[0].cost == cost


@rule("silverton", "23.13")
def test_nobody_has_more_than_four_trains() -> None:
    table = purchasing(1, north={"trains": ["9", "9", "9", "15"]})
    assert table.menu("purchase ") == {"train 9 for train 15", "train 15 for train 9", "plow +2"}
    assert table.refused("purchase train 15") == "23.13"
    with pytest.raises(BadPosition):
        scene(2, options=ADVANCED, north={"trains": ["9"] * 5})


GOLDEN_SPIKE = {"game": "advanced", "scenario": "golden-spike"}


@rule("silverton", "23.14")
def test_a_train_is_purchased_for_one_of_two_networks() -> None:
    table = purchasing(5, options=GOLDEN_SPIKE)
    assert table.seat("north")["trains"] == ["9 denver", "9 salt-lake-city"]
    table.play("purchase train 24 for train 9")
    assert (table.question(), table.menu()) == ("assign", {"assign denver", "assign salt-lake-city"})
    table.play("assign salt-lake-city")
    assert table.seat("north")["trains"] == ["9 denver", "24 salt-lake-city"]
    assert [(event.train, event.home) for event in table.told(AssignedTrain)] == [("train 24", "salt-lake-city")]
    table.play("purchase plow +2")
    assert table.question() != "assign"


UNION_PACIFIC = [
    "denver/cheyenne/1",
    "cheyenne/laramie",
    "laramie/hanna",
    "hanna/rawlins",
    "rawlins/rock-springs",
    "rock-springs/evanston",
    "evanston/ogden",
    "ogden/salt-lake-city/1",
]
"""From Denver to Salt Lake City; the longest of them is 12."""


@rule("silverton", "23.14")
def test_a_train_serves_only_its_network_until_both_are_joined() -> None:
    track = [*WALSENBURG, *UNION_PACIFIC[:-1], "salt-lake-city/bingham"]
    north = {"track": track, "trains": ["24 denver", "9 salt-lake-city"], "claims": [full("c100", 9), full("c48", 9)]}
    east = {"track": UNION_PACIFIC[-1:]}
    steps = ["deal north", "deliver north"]
    table = scene(2, options=GOLDEN_SPIKE, north=north, east=east, agenda=steps).play("done")
    table.play("deliver c48 to salt-lake-city")
    assert table.menu() == {"load 1", "load 2", "load 3"}
    table.play("load 3", "deliver c100 to denver")
    assert table.menu() == {"load 1", "load 2", "load 3"}
    joined = scene(2, options=GOLDEN_SPIKE, north=north, east=east, agenda=steps)
    joined.play(f"offer east $100 for {UNION_PACIFIC[-1]}", "accept")
    assert joined.seat("north")["trains"] == ["9", "24"]
    joined.play("done", "deliver c48 to salt-lake-city")
    assert joined.menu() == {"use 9", "use 24", "use 9+24"}


@rule("silverton", "23.14")
def test_a_train_from_a_deal_is_assigned_too() -> None:
    table = scene(2, options=GOLDEN_SPIKE, agenda=["deal north"])
    table.play("offer east $10 for train 9", "accept", "assign salt-lake-city")
    assert table.seat("north")["trains"] == ["9 denver", "9 salt-lake-city", "9 salt-lake-city"]
    assert table.seat("east")["trains"] == ["9 salt-lake-city"]
    assert table.refused("assign denver") == "14.1"


SPLIT_TRACK = ["denver/golden/1", "golden/central-city", "salt-lake-city/bingham"]
"""From Denver to Central City, and from Salt Lake City to Bingham."""
SPLIT_TRAINS = ["9 denver", "9 salt-lake-city"]


def buying(trains: list[str], track: list[str], *sold: str) -> Scene:
    """In Golden Spike north deals with east, who has claims in Central City and Bingham, and segments to sell."""
    north = {"trains": trains, "track": track}
    east = {"claims": [full("c29", 9), full("c25", 9)], "track": list(sold), "trains": []}
    steps = ["deal north", "deliver-bought north", "deliver north"]
    return scene(2, options=GOLDEN_SPIKE, north=north, east=east, agenda=steps)


@rule("silverton", "23.14")
def test_one_deal_may_be_about_freight_for_either_network() -> None:
    table = buying(SPLIT_TRAINS, SPLIT_TRACK)
    table.play("offer east $1 for 1 of c29 to denver, 1 of c25 to salt-lake-city", "accept")
    assert table.position()["bought"] == ["1 of c25 to salt-lake-city by 9", "1 of c29 to denver by 9"]
    assert table.seat("north")["trains"] == ["9 denver used", "9 salt-lake-city used"]


@rule("silverton", "23.14")
def test_freight_may_be_bought_for_a_train_of_the_other_network() -> None:
    table = buying(SPLIT_TRAINS, SPLIT_TRACK)
    assert table.refused("offer east train 9 for 1 of c29 to denver") == "23.9"
    table.play("offer east train 9 for 1 of c25 to salt-lake-city", "accept", "assign denver")
    assert table.seat("north")["trains"] == ["9 salt-lake-city used"]
    assert table.seat("east")["trains"] == ["9 denver"]


@rule("silverton", "23.14")
def test_one_deal_may_join_the_networks_and_be_about_freight_for_all_trains() -> None:
    track = [*SPLIT_TRACK[:2], *UNION_PACIFIC[:-1]]
    joining = f"offer east $1 for {UNION_PACIFIC[-1]}"
    table = buying(["9 salt-lake-city"], track, UNION_PACIFIC[-1])
    assert table.refused("offer east $1 for 1 of c29 to denver") == "23.9"
    table.play(f"{joining}, 1 of c29 to denver", "accept")
    assert table.position()["bought"] == ["1 of c29 to denver by 9"]
    assert table.seat("north")["trains"] == ["9 used"]


@rule("silverton", "23.14")
def test_a_train_that_has_served_one_network_has_served_when_both_are_joined() -> None:
    table = buying(SPLIT_TRAINS, [*SPLIT_TRACK, *UNION_PACIFIC[:-1]], UNION_PACIFIC[-1])
    table.play("offer east $1 for 1 of c25 to salt-lake-city", "accept")
    table.play(f"offer east $1 for {UNION_PACIFIC[-1]}", "accept")
    assert table.seat("north")["trains"] == ["9", "9 used"]


@rule("silverton", "23.14")
def test_a_train_of_one_network_goes_before_one_that_serves_both() -> None:
    """They were joined, and are two again: a train that was there then serves either."""
    north = {"track": SPLIT_TRACK, "trains": ["9", "9 denver"], "claims": [full("c29", 9)]}
    table = scene(2, options=GOLDEN_SPIKE, north=north, agenda=["deliver north"])
    table.play("deliver c29 to denver", "use 9", "load 2")
    assert table.seat("north")["trains"] == ["9", "9 denver used"]


@rule("silverton", "23.14")
@pytest.mark.parametrize(
    ("trains", "home", "kept"),
    [
        (SPLIT_TRAINS, "denver", ["24 denver", "9 salt-lake-city"]),
        (SPLIT_TRAINS, "salt-lake-city", ["9 denver", "24 salt-lake-city"]),
        (["9", "9 denver"], "denver", ["9", "24 denver"]),
        (["9", "9 denver"], "salt-lake-city", ["9 denver", "24 salt-lake-city"]),
        (["9 denver"], "salt-lake-city", ["24 salt-lake-city"]),
    ],
)
def test_of_trains_alike_one_of_the_new_train_s_network_is_traded_in(
    trains: list[str], home: str, kept: list[str]
) -> None:
    table = purchasing(5, options=GOLDEN_SPIKE, north={"trains": trains})
    table.play("purchase train 24 for train 9", f"assign {home}")
    assert table.seat("north")["trains"] == kept


@rule("silverton", "23.9")
def test_the_train_that_is_given_does_not_carry_what_is_bought_for_it() -> None:
    north = {"track": WALSENBURG, "trains": ["9", "24"]}
    table = scene(2, options=ADVANCED, north=north, east={"claims": [full("c100", 9)]}, agenda=["deal north"])
    assert table.refused("offer east train 24 for 2 of c100 to denver") == "23.9"
    table.play("offer east train 24 for 1 of c100 to denver", "accept")
    assert table.position()["bought"] == ["1 of c100 to denver by 9"]


@rule("silverton", "23.9")
def test_a_train_carries_only_one_lot_of_a_deal() -> None:
    north = {"track": WALSENBURG, "trains": ["9"]}
    east = {"claims": [full("c100", 9), full("c101", 9)]}
    table = scene(2, options=ADVANCED, north=north, east=east, agenda=["deal north"])
    assert table.refused("offer east $1 for 1 of c100 to denver, 1 of c101 to denver") == "23.9"
    table.play("offer east $1 for 1 of c101 to denver", "accept")
    assert table.position()["bought"] == ["1 of c101 to denver by 9"]


@rule("silverton", "23.14")
def test_it_is_the_train_from_the_deal_that_is_assigned_though_it_has_served() -> None:
    north, east = {"trains": ["9 denver"]}, {"trains": ["9 denver used"]}
    table = scene(2, options=GOLDEN_SPIKE, north=north, east=east, agenda=["deal north"])
    table.play("offer east $10 for train 9", "accept", "assign salt-lake-city")
    assert table.seat("north")["trains"] == ["9 denver", "9 salt-lake-city used"]
