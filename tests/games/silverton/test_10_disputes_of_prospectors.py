from __future__ import annotations

from typing import Any

from silverware.games.silverton.events.disputes import Contested, Jailed, TriedToSteal
from silverware.games.silverton.events.operations import PassengersPaid
from silverware.games.silverton.events.placing import WentHome
from tests.games.silverton.scene import Scene, scene
from tests.games.silverton.test_8_placing_prospectors import OVER_ALAMOSA, OVER_RATON
from tests.rules import rule

PUEBLO = ["denver/colorado-springs/1", "colorado-springs/pueblo/1"]
PUEBLO_2 = ["denver/colorado-springs/2", "colorado-springs/pueblo/2"]


def claimed(chance: str, **more: Any) -> Scene:
    """North (P+1) and east (P+2) both want claim 30, Central City gold."""
    return scene(2, open=["c30"], **more).place(north="p1 c30", east="p1 c30", chance=chance)


def stealing(chance: str, cash: int = 1000) -> Scene:
    """East has passenger card 10, Denver to Pueblo, over 12 units; north has a route of 11."""
    table = scene(2, north={"track": PUEBLO, "cash": cash}, east={"track": ["denver/pueblo"], "passengers": ["p10"]})
    return table.place(north="p1 p10", chance=chance)


@rule("silverton", "10.1")
def test_two_dice_and_the_bonus_decide_a_disputed_card() -> None:
    (event,) = claimed("3 4 4 4").told(Contested)
    assert [(throw.seat, throw.dice, throw.bonus, throw.total) for throw in event.throws] == [
        ("north", (3, 4), 1, 8),
        ("east", (4, 4), 2, 10),
    ]
    assert (event.over, event.winner) == ("c30", "east")


@rule("silverton", "10.2")
def test_losers_go_home_ties_stay_and_a_natural_2_is_arrested_after_the_result() -> None:
    lost = claimed("3 4 4 4")
    assert [(event.seat, event.piece) for event in lost.told(WentHome)] == [("north", "prospector 1")]
    tied = claimed("3 3 3 2").end_turn()
    for seat in ("north", "east"):
        assert tied.seat(seat)["pieces"]["prospector 1"] == "tied c30"
        assert tied.seat(seat)["claims"] == []
    jailed = claimed("1 2 1 1")
    assert [event.seat for event in jailed.told(Jailed)] == ["east"]
    winner = claimed("1 1 1 1").until("stake", "east").play("stake c30")
    assert winner.told(Contested)[0].winner == "east"
    assert winner.claim("east", "c30")
    assert winner.seat("east")["pieces"]["prospector 1"] == "jail"


@rule("silverton", "10.2", "9.5")
def test_prospectors_tied_over_a_route_under_snow_go_home_when_winter_begins() -> None:
    """18 and 21 units from Denver to Leadville, under snow both."""
    north = ["denver/como", "como/buena-vista", "buena-vista/leadville/1"]
    east = ["denver/colorado-springs/1", "colorado-springs/buena-vista", "buena-vista/leadville/2"]
    table = scene(2, round=3, piles=[["p9"]], north={"track": north}, east={"track": east})
    table.place(north="p1 p9", east="p1 p9", chance="2 2 3 3")
    assert table.seat("north")["pieces"] == {"prospector 1": "tied p9"}
    table.end_turn()
    assert table.table.round == 4
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [
        ("north", "prospector 1"),
        ("east", "prospector 1"),
    ]


@rule("silverton", "10.3")
def test_a_network_that_reaches_the_town_of_a_claim_adds_3_even_in_winter() -> None:
    track = ["denver/golden/1", "golden/central-city"]
    (event,) = claimed("3 3 3 3", north={"track": track}).told(Contested)
    assert [throw.bonus for throw in event.throws] == [1 + 3, 2]
    snow = scene(2, round=4, open=["c33"], north={"track": ["denver/como"]})
    snow.place(north="p1 c33", east="p1 c33", chance="3 3 3 3")
    assert snow.told(Contested)[0].throws[0].bonus == 1 + 3
    apart = scene(2, open=["c33"], north={"track": ["como/buena-vista"]})
    apart.place(north="p1 c33", east="p1 c33", chance="3 3 3 3")
    assert apart.told(Contested)[0].throws[0].bonus == 1


@rule("silverton", "10.4")
def test_a_shorter_route_adds_what_it_is_shorter_than_the_longest() -> None:
    table = scene(2, piles=[["p10"]], north={"track": PUEBLO}, east={"track": ["denver/pueblo"]})
    table.place(north="p1 p10", east="p1 p10", chance="3 3 3 3")
    assert [throw.bonus for throw in table.told(Contested)[0].throws] == [1 + 1, 2 + 0]


@rule("silverton", "10.4")
def test_with_three_each_adds_the_longest_route_less_its_own() -> None:
    table = scene(
        5, piles=[["p10"]], north={"track": PUEBLO}, east={"track": PUEBLO_2}, dawn={"track": ["denver/pueblo"]}
    )
    table.place(north="p1 p10", east="p1 p10", dawn="p1 p10", chance="3 3 3 2 3 3")
    assert [(throw.seat, throw.bonus) for throw in table.told(Contested)[0].throws] == [
        ("north", 1),
        ("east", 2 + 1),
        ("dawn", 1),
    ]


@rule("silverton", "10.4")
def test_who_is_neither_shortest_nor_longest_of_three_adds_too() -> None:
    """11, 12 and 27 units from Denver to Pueblo."""
    dawn = ["denver/como", "como/buena-vista", "salida/buena-vista", "canon-city/salida", "pueblo/canon-city/1"]
    north, east = {"track": PUEBLO}, {"track": ["denver/pueblo"]}
    table = scene(5, piles=[["p10"]], north=north, east=east, dawn={"track": dawn})
    table.place(north="p1 p10", east="p1 p10", dawn="p1 p10", chance="3 3 3 3 3 3")
    assert [throw.bonus for throw in table.told(Contested)[0].throws] == [16, 2 + 15, 1]


@rule("silverton", "10.4")
def test_in_winter_routes_without_snow_are_compared() -> None:
    """Pueblo to Santa Fe: north's 28 units are under snow, and 33 are not; east has 30."""
    table = scene(2, round=4, piles=[["p14"]], north={"track": OVER_ALAMOSA}, east={"track": OVER_RATON})
    table.place(north="p1 p14", east="p1 p14", chance="3 3 3 3")
    assert [throw.bonus for throw in table.told(Contested)[0].throws] == [1, 2 + 3]


@rule("silverton", "10.5")
def test_a_thief_who_throws_more_takes_the_card_and_collects_this_turn() -> None:
    table = stealing("3 3 3 3")
    (event,) = table.told(TriedToSteal)
    assert [(throw.seat, throw.total) for throw in event.throws] == [("north", 7), ("east", 6)]
    assert event.stolen
    assert table.seat("north")["passengers"] == ["p10"]
    assert table.seat("east")["passengers"] == []
    assert table.seat("north")["cash"] == 1000 - 240
    table.until("deal", "east")
    assert [(paid.seat, paid.money) for paid in table.told(PassengersPaid)] == [("north", 120)]


@rule("silverton", "10.6")
def test_a_thief_who_throws_no_more_loses_the_price() -> None:
    table = stealing("3 3 3 4")
    assert not table.told(TriedToSteal)[0].stolen
    assert table.seat("east")["passengers"] == ["p10"]
    assert table.seat("north")["cash"] == 1000 - 240
    assert table.seat("north")["pieces"] == {}


@rule("silverton", "10.7")
def test_the_bonus_does_not_count_in_stealing_and_a_natural_2_jails_the_thief() -> None:
    table = stealing("1 1 1 1")
    assert [throw.bonus for throw in table.told(TriedToSteal)[0].throws] == [1, 0]
    assert table.told(TriedToSteal)[0].stolen
    assert [(event.seat, event.piece) for event in table.told(Jailed)] == [("north", "prospector 1")]


@rule("silverton", "10.8")
def test_thieves_settle_it_among_themselves_first_and_only_the_winner_pays() -> None:
    dawn = {"track": ["denver/pueblo"], "passengers": ["p10"]}
    table = scene(5, north={"track": PUEBLO}, east={"track": PUEBLO_2}, dawn=dawn)
    table.place(north="p1 p10", east="p1 p10", chance="6 6 1 2 6 5 1 2")
    assert table.told(Contested)[0].winner == "north"
    (event,) = table.told(TriedToSteal)
    assert (event.seat, event.owner, event.stolen) == ("north", "dawn", True)
    assert [table.seat(name)["cash"] for name in ("north", "east")] == [1600 - 240, 1600]


@rule("silverton", "10.9")
def test_a_thief_who_cannot_pay_does_not_try() -> None:
    assert stealing("3 3 3 3", cash=240).seat("north")["cash"] == 0
    table = stealing("", cash=239)
    assert not table.told(TriedToSteal)
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [("north", "prospector 1")]


@rule("silverton", "10.9")
def test_of_a_jailed_thief_who_cannot_pay_nobody_hears_that_it_goes_home() -> None:
    dawn = {"track": ["denver/pueblo"], "passengers": ["p10"]}
    table = scene(5, north={"track": PUEBLO, "cash": 10}, east={"track": PUEBLO_2, "cash": 10}, dawn=dawn)
    table.place(north="p1 p10", east="p1 p10", chance="1 2 1 1")
    assert [event.seat for event in table.told(Jailed)] == ["east"]
    assert [event.seat for event in table.told(WentHome)] == ["north"]
    assert table.seat("east")["pieces"] == {"prospector 1": "jail"}
