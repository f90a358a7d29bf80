from __future__ import annotations

from typing import Any

import pytest

from silverware.core.errors import BadNotation, BadTable
from silverware.games.silverton import GAME
from silverware.games.silverton.events.operations import Agreed, Delivered, PassengersPaid, Plowed
from silverware.games.silverton.stock import SORTS
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.test_16_deliveries import full
from tests.games.silverton.test_23_trains import ADVANCED, purchasing
from tests.rules import rule

LEADVILLE = ["denver/golden/1", "golden/georgetown", "georgetown/breckenridge", "breckenridge/leadville"]
"""Distances 2, 4, 4 and 4; all but the first are snow segments."""


def plowing(turn: int = 4, options: dict[str, Any] = ADVANCED, seats: int = 2, **north: Any) -> Scene:
    """North has produced, and may assign plows."""
    document = {"track": LEADVILLE, "trains": ["24"], **north}
    steps = ["plow north", "clearing north", "deal north", "revenue north", "deliver north", "parting north"]
    return scene(seats, round=turn, options=options, north=document, agenda=steps)


@rule("silverton", "24.1")
def test_there_are_18_plows_of_four_sorts() -> None:
    plows = [sort for sort in SORTS if not sort.is_train]
    assert [(sort.power, sort.turn, sort.cost, sort.trade_in, sort.count) for sort in plows] == [
        (2, 1, 40, 20, 3),
        (3, 5, 80, 40, 4),
        (4, 9, 140, 70, 5),
        (5, 13, 200, 0, 6),
    ]


@rule("silverton", "24.2")
def test_a_plow_is_purchased_in_place_of_a_train_and_may_be_traded_in() -> None:
    table = purchasing(9, north={"plows": ["+2", "+3"]})
    assert table.menu("purchase plow ") == {
        "+2",
        "+2 for plow +3",
        "+3",
        "+3 for plow +2",
        "+4",
        "+4 for plow +2",
        "+4 for plow +3",
    }
    table.play("purchase plow +4 for plow +3")
    assert table.asked() == "east"
    assert table.seat("north")["plows"] == ["+2", "+4"]
    assert table.seat("north")["cash"] == 3000 - 140 + 40


@rule("silverton", "24.2")
def test_a_seat_may_have_any_number_of_plows_and_there_are_so_many() -> None:
    table = purchasing(north={"plows": ["+2", "+2"], "trains": ["9", "9", "9", "15"]})
    table.play("purchase plow +2")
    assert table.seat("north")["plows"] == ["+2", "+2", "+2"]
    assert table.refused("purchase plow +2") == "23.11"


@rule("silverton", "24.3")
def test_one_plow_is_assigned_to_a_snow_segment_before_the_first_roll() -> None:
    table = plowing(plows=["+2", "+2", "+3"])
    assert table.menu() == {"done"} | {f"plow {name} with +{bonus}" for name in LEADVILLE[1:] for bonus in (2, 3)}
    table.play("plow golden/georgetown with +2")
    assert table.told(Plowed) == []
    assert table.refused("plow golden/georgetown with +2") == "24.3"
    assert table.refused("plow denver/como with +2") == "24.3"
    assert table.refused("plow georgetown/breckenridge with +4") == "24.3"
    table.play("plow georgetown/breckenridge with +3", "done", chance="1 1")
    assert [(roll.segment, roll.plow, roll.cleared) for roll in table.told(Plowed)] == [
        ("golden/georgetown", "plow +2", False),
        ("georgetown/breckenridge", "plow +3", True),
    ]


@rule("silverton", "24.3")
def test_plows_are_assigned_on_winter_turns_when_claims_have_been_rolled_for() -> None:
    def questions(turn: int) -> list[str | None]:
        north = {"track": LEADVILLE, "plows": ["+2"], "claims": ["c30"]}
        table = scene(2, round=turn, options=ADVANCED, north=north, agenda=["place north", "operation north"])
        asked: list[str | None] = []
        while table.question() != "purchase":
            asked.append(table.question())
            table.play("done")
        return asked

    assert questions(4) == ["place", "operate", "plow", "deal"]
    assert questions(5) == ["place", "operate", "deal"]


@rule("silverton", "24.4")
def test_no_plow_goes_where_even_a_six_would_not_do_nor_to_track_apart() -> None:
    track = ["denver/golden/1", "golden/hot-sulphur-springs", "durango/silverton"]
    table = plowing(track=track, plows=["+2", "+3"])
    assert table.menu() == {"done", "plow golden/hot-sulphur-springs with +3"}
    assert table.refused("plow golden/hot-sulphur-springs with +2") == "24.4"
    assert table.refused("plow durango/silverton with +3") == "24.4"


@rule("silverton", "24.5")
@pytest.mark.parametrize(("die", "cleared"), [(1, False), (2, True), (6, True)])
def test_the_die_and_the_bonus_must_come_up_to_the_distance(die: int, cleared: bool) -> None:
    table = plowing(plows=["+2"]).play("plow golden/georgetown with +2", chance=str(die))
    (roll,) = table.told(Plowed)
    assert (roll.die, roll.distance, roll.cleared) == (die, 4, cleared)
    assert table.position()["cleared"] == (["golden/georgetown"] if cleared else [])


@rule("silverton", "24.6")
def test_cleared_track_is_used_for_passengers_and_deliveries_this_turn() -> None:
    track = ["denver/golden/1", "golden/georgetown", "golden/hot-sulphur-springs"]
    goods: dict[str, Any] = {"track": track, "claims": [full("c6", 9)], "passengers": ["p3"], "plows": ["+3", "+3"]}
    shut = plowing(**goods).play("done", "done")
    assert shut.told(PassengersPaid) == []
    assert shut.told(Delivered) == []
    plows = ["plow golden/georgetown with +3", "plow golden/hot-sulphur-springs with +3"]
    table = plowing(**goods).play(*plows, chance="1 6").play("done")
    assert [event.money for event in table.told(PassengersPaid)] == [120]
    table.play("deliver c6 to denver")
    assert len(table.menu()) == 9
    table.play("load 9")
    assert table.position()["cleared"] == []


@rule("silverton", "24.6")
def test_freight_may_be_bought_over_cleared_track_and_others_gain_nothing_by_it() -> None:
    table = scene(
        2,
        round=4,
        options=ADVANCED,
        cleared=["golden/georgetown"],
        north={"track": LEADVILLE[:2], "trains": ["24"]},
        east={"claims": [full("c6", 9)]},
        agenda=["deal north", "deliver-bought north"],
    )
    table.play("offer east $10 for 4 of c6 to denver", "accept", "done")
    assert [sale.loads for sale in table.told(Delivered)] == [4]


SOUTHERN = [
    "denver/colorado-springs/1",
    "colorado-springs/pueblo/1",
    "pueblo/walsenburg/1",
    "walsenburg/alamosa",
    "alamosa/antonito",
    "antonito/espanola",
    "santa-fe/espanola",
    "santa-fe/cerrillos",
    "cerrillos/albuquerque",
]
"""From Denver to Albuquerque; there is snow from Walsenburg to Alamosa."""


@rule("silverton", "24.6")
@pytest.mark.parametrize(("plow", "die"), [("done", ""), ("plow golden/georgetown with +2", "6")])
def test_what_lies_beyond_uncleared_snow_is_operated_upon_as_before(plow: str, die: str) -> None:
    track = [*SOUTHERN, *LEADVILLE[:2]]
    table = plowing(seats=3, track=track, plows=["+2"], passengers=["p5"], claims=[full("c81", 4)])
    table.play(plow, chance=die).play("done")
    assert [event.money for event in table.told(PassengersPaid)] == [90]
    assert "deliver c81 to santa-fe" in table.menu()


@rule("silverton", "24.6")
@pytest.mark.parametrize(("dice", "cleared"), [("1 6", "golden/hot-sulphur-springs"), ("6 1", "golden/georgetown")])
def test_snow_that_was_not_cleared_is_still_in_the_way(dice: str, cleared: str) -> None:
    """p3 is Denver to Hot Sulphur Springs, c6 lies in Georgetown, c29 in Central City."""
    track = ["denver/golden/1", "golden/central-city", "golden/georgetown", "golden/hot-sulphur-springs"]
    claims = [full("c6", 9), full("c29", 1)]
    table = plowing(track=track, claims=claims, passengers=["p3"], plows=["+2", "+3"])
    table.play("plow golden/georgetown with +2", "plow golden/hot-sulphur-springs with +3", chance=dice).play("done")
    assert table.position()["cleared"] == [cleared]
    west = cleared == "golden/hot-sulphur-springs"
    assert [event.money for event in table.told(PassengersPaid)] == ([120] if west else [])
    assert ("deliver c6 to denver" in table.menu()) is not west
    assert table.refused("deliver c6 to salt-lake-city") == "16.2"
    if west:
        assert table.refused("deliver c6 to denver") == "16.2"


@rule("silverton", "24.6")
@pytest.mark.parametrize(("cleared", "refused"), [("golden/georgetown", ""), ("golden/hot-sulphur-springs", "14.8")])
def test_freight_is_not_bought_over_snow_that_was_not_cleared(cleared: str, refused: str) -> None:
    table = scene(
        2,
        round=4,
        options=ADVANCED,
        cleared=[cleared],
        north={"track": ["denver/golden/1", "golden/georgetown", "golden/hot-sulphur-springs"], "trains": ["24"]},
        east={"claims": [full("c6", 9)]},
        agenda=["deal north", "deliver-bought north"],
    )
    offer = "offer east $10 for 4 of c6 to denver"
    if refused:
        assert table.refused(offer) == refused
    else:
        assert table.play(offer).asked() == "east"


@rule("silverton", "24.7")
def test_a_plow_serves_once_a_turn_and_again_next_winter() -> None:
    table = plowing(plows=["+2"]).play("plow golden/georgetown with +2")
    assert table.seat("north")["plows"] == ["+2 used"]
    assert table.question() != "plow"
    table.play("offer east plow +2 for $10", "accept")
    assert table.seat("east")["plows"] == ["+2 used"]
    assert table.end_turn().seat("east")["plows"] == ["+2"]
    used = plowing(plows=["+2 used", "+3"])
    assert used.refused("plow golden/georgetown with +2") == "24.7"


@rule("silverton", "24.8")
def test_trains_and_plows_are_dealt_in() -> None:
    north = {"trains": ["9", "24"], "plows": ["+2"]}
    table = scene(2, options=ADVANCED, north=north, east={"trains": ["9"]}, agenda=["deal north"])
    assert table.refused("offer east train 15 for $1") == "14.4"
    assert table.refused("offer east $1 for plow +2") == "14.4"
    table.play("offer east train 24, plow +2 for $300, train 9", "accept")
    assert (table.seat("north")["trains"], table.seat("north")["plows"]) == (["9", "9"], [])
    assert (table.seat("east")["trains"], table.seat("east")["plows"]) == (["24"], ["+2"])
    assert table.told(Agreed)[0].money == 300


@rule("silverton", "24.8")
def test_after_a_deal_nobody_has_more_than_four_trains() -> None:
    trains = {"trains": ["9", "9", "15", "15"]}
    table = scene(2, options=ADVANCED, north=trains, east={"trains": ["9"]}, agenda=["deal north"])
    assert table.refused("offer east $50 for train 9") == "23.13"
    table.play("offer east train 15 for train 9", "accept")
    assert table.seat("north")["trains"] == ["9", "9", "9", "15"]


@rule("silverton", "24.8")
def test_programs_find_trains_and_plows_among_the_simple_offers() -> None:
    table = scene(2, options=ADVANCED, east={"trains": ["9", "9"], "plows": ["+2"]}, agenda=["deal north"])
    table.play("buy from east")
    assert table.menu("buy ") == {"train 9 for $80", "train 9 for $160", "plow +2 for $40", "plow +2 for $80"}
    table.play("buy train 9 for $80", "accept", "sell to east")
    assert table.menu("sell ") == {"train 9 for $80", "train 9 for $160"}
    assert table.seat("north")["trains"] == ["9", "9", "9"]


@rule("silverton", "24.8")
def test_in_the_basic_game_there_is_nothing_of_the_kind() -> None:
    table = scene(2, agenda=["deal north"])
    assert table.refused("offer east $10 for train 9") == "14.4"
    with pytest.raises(BadNotation):
        GAME.notation.parse("offer east $10 for train 10")


@rule("silverton", "24.9")
def test_one_that_has_not_served_is_given_first() -> None:
    table = scene(2, options=ADVANCED, east={"trains": ["9 used", "9"]}, agenda=["deal north"])
    table.play("offer east $10 for train 9", "accept")
    assert table.seat("north")["trains"] == ["9", "9", "9"]
    table.play("offer east $10 for train 9", "accept")
    assert table.seat("north")["trains"] == ["9", "9", "9", "9 used"]


@rule("silverton", "24.9")
@pytest.mark.parametrize(
    ("trains", "kept"),
    [
        (["9 denver used", "9 salt-lake-city"], ["9 denver used"]),
        (["9 used", "9 salt-lake-city"], ["9 used"]),
        (["9 denver", "9 salt-lake-city"], ["9 salt-lake-city"]),
        (["9", "9 denver"], ["9 denver"]),
    ],
)
def test_of_those_one_that_serves_both_networks_is_given_first_then_one_of_the_first_home(
    trains: list[str], kept: list[str]
) -> None:
    options = ADVANCED | {"scenario": "golden-spike"}
    table = scene(2, options=options, north={"trains": trains}, agenda=["deal north"])
    table.play("offer east train 9 for $10", "accept")
    assert table.seat("north")["trains"] == kept


@rule("silverton", "24.9")
def test_a_train_that_is_to_deliver_what_was_bought_is_not_given_away() -> None:
    north = {"track": LEADVILLE[:2], "trains": ["9", "24"]}
    steps = ["deal north", "deliver-bought north"]
    table = scene(2, options=ADVANCED, north=north, east={"claims": [full("c6", 9)]}, agenda=steps)
    table.play("offer east $10 for 4 of c6 to denver", "accept")
    assert table.position()["bought"] == ["4 of c6 to denver by 9"]
    assert table.refused("offer east train 9 for $50") == "24.9"
    table.play("offer east train 24 for $50", "accept", "done")
    assert [sale.loads for sale in table.told(Delivered)] == [4]


@rule("silverton", "24.10")
def test_with_the_option_several_plows_may_clear_one_segment() -> None:
    options = {**ADVANCED, "multiple-plows": True}
    table = plowing(options=options, plows=["+2", "+2", "+3"])
    segment = "plow golden/georgetown with"
    table.play(f"{segment} +2", f"{segment} +3", f"{segment} +2", chance="1 2 1")
    assert [(roll.plow, roll.cleared) for roll in table.told(Plowed)] == [
        ("plow +2", False),
        ("plow +2", True),
        ("plow +3", True),
    ]
    assert table.position()["cleared"] == ["golden/georgetown"]


@rule("silverton", "24.10")
def test_multiple_plows_are_an_option_of_the_advanced_game() -> None:
    with pytest.raises(BadTable, match=r"24\.10"):
        scene(2, options={"multiple-plows": True})
