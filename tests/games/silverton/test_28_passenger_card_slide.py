from __future__ import annotations

from typing import Any

import pytest

from silverware.core.errors import BadPosition
from silverware.games.silverton.events.cards import ClaimsTurnedUp, PassengersDiscarded, PassengersTurnedUp, Slid
from silverware.games.silverton.events.disputes import Contested
from silverware.games.silverton.events.placing import WentHome
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

SLIDE = {"passenger-slide": True}
SPRINGS = ["denver/colorado-springs/1"]
EIGHT = [f"c{number}" for number in range(1, 9)]
PILES = [["p1", "p9", "p17"], ["p2", "p10", "p18"], ["p16", "p19"], ["p20"]]
"""A B C, A B C, B C, and a C alone."""


def sliding(**more: Any) -> Scene:
    """North has track to Colorado Springs, which is p1, and may slide the others."""
    document = {"options": SLIDE, "open": EIGHT, "piles": PILES, "north": {"track": SPRINGS}} | more
    return scene(2, **document)


def scene_again(table: Scene) -> Scene:
    """The same moment from its position."""
    return Scene(table.position())


def slid(table: Scene) -> list[tuple[str, int | None]]:
    return [(event.card, event.pile) for event in table.told(Slid)]


@rule("silverton", "28.1")
def test_without_the_option_nobody_is_placed_where_there_is_no_route() -> None:
    table = scene(2, piles=PILES, north={"track": SPRINGS}).play("send prospector 1")
    assert {target for target in table.menu("prospect ") if target[0] == "p"} == {"p1"}
    table = scene(2, open=EIGHT[:7], north={"track": SPRINGS}).place(north="p1 p1")
    assert table.refused("slide p1 to claims") == "28.1"


@rule("silverton", "28.2")
def test_a_prospector_may_go_to_any_a_or_b_card_that_lies_face_up() -> None:
    table = sliding(east={"track": ["denver/golden/1", "golden/central-city"], "passengers": []})
    table.play("send prospector 1")
    assert {target for target in table.menu("prospect ") if target[0] == "p"} == {"p1", "p2", "p16"}
    assert table.refused("prospect p20") == "8.3"


@rule("silverton", "28.2")
def test_nobody_is_placed_on_a_card_that_another_owns_to_move_it() -> None:
    east = {"track": ["denver/golden/1", "golden/central-city"], "passengers": ["p2"]}
    piles = [["p1", "p9", "p17"], ["", "p10", "p18"], ["p16", "p19"], ["p20"]]
    table = sliding(piles=piles, east=east).play("send prospector 1")
    assert table.refused("prospect p2") == "8.3"


@rule("silverton", "28.2")
def test_in_winter_a_route_under_snow_is_none() -> None:
    north = {"track": ["denver/como", "como/buena-vista", "buena-vista/leadville/1"]}
    table = sliding(round=4, open=EIGHT[:7], piles=[["p9"]], north=north)
    table.place(north="p1 p9").play("slide p9 to claims")
    assert slid(table) == [("p9", None)]


@rule("silverton", "28.3")
def test_who_has_no_route_adds_nothing_and_is_not_counted() -> None:
    north, east = {"track": ["denver/pueblo"]}, {"track": [*SPRINGS, "colorado-springs/pueblo/1"]}
    table = scene(3, options=SLIDE, piles=[["p10"]], north=north, east=east)
    table.place(north="p1 p10", east="p1 p10", south="p1 p10", chance="1 2 3 3 4 4")
    throws = table.told(Contested)[0].throws
    assert [(throw.bonus, throw.total) for throw in throws] == [(0, 3), (2, 8), (2, 10)]


@rule("silverton", "28.4")
def test_a_card_is_moved_among_the_claims_if_fewer_than_eight_lie_there() -> None:
    full = sliding().place(north="p1 p2")
    assert full.menu() == {"done"}
    assert full.refused("slide p2 to claims") == "28.4"
    table = sliding(open=EIGHT[:7]).place(north="p1 p2")
    assert table.menu() == {"done", "slide p2 to claims"}
    cash = table.seat("north")["cash"]
    table.play("slide p2 to claims")
    assert slid(table) == [("p2", None)]
    assert table.position()["slid"] == ["p2"]
    assert table.seat("north")["cash"] == cash
    assert table.seat("north")["pieces"] == {}


@rule("silverton", "28.4")
def test_a_card_is_moved_to_a_pile_that_has_no_card_face_up() -> None:
    piles = [["p1", "p9", "p17"], ["p2", "p10", "p18"], ["", "p19"], [""]]
    table = sliding(piles=piles).place(north="p1 p2")
    assert table.menu() == {"done", "slide p2 to pile 3", "slide p2 to pile 4"}
    assert table.play("slide p2 to pile 3").position()["piles"][1:3] == [["", "p10", "p18"], ["p2", "p19"]]


@rule("silverton", "28.4")
def test_a_seat_that_is_earlier_in_the_turn_makes_place_for_one_that_is_later() -> None:
    table = sliding().place(north="p1 c1", east="p1 p2").play("stake c1").until("stake", "east")
    assert table.menu() == {"done", "slide p2 to claims"}


@rule("silverton", "28.4")
def test_the_place_of_a_claim_that_the_seat_itself_takes_is_none_for_it() -> None:
    table = sliding(north={"track": SPRINGS, "cash": 2000}).place(north="p1 c1, p2 p2", east="p1 p16")
    assert table.play("stake c1").menu() == {"done"}
    assert table.refused("slide p2 to claims") == "28.4"
    assert table.position()["emptied"] == ["claims"]
    assert scene_again(table).menu() == {"done"}
    table.play("done").until("stake", "east")
    assert table.menu() == {"done", "slide p16 to claims"}
    assert table.position()["emptied"] == []


@rule("silverton", "28.4")
def test_nor_is_the_place_of_a_passenger_card_that_it_takes_or_moves() -> None:
    table = sliding().place(north="p1 p1, p2 p2", east="p1 p16").play("take p1")
    assert table.menu() == {"done"}
    assert table.refused("slide p2 to pile 1") == "28.4"
    assert table.until("stake", "east").menu() == {"done", "slide p16 to pile 1"}
    moved = sliding(open=EIGHT[:7]).place(north="p1 p2, p2 p16").play("slide p2 to claims")
    assert moved.menu() == {"done"}
    out = sliding(piles=[["p1"], ["", "p19"], ["p16"]], slid=["p2"], open=EIGHT[:7]).place(north="p1 p2, p2 p16")
    assert out.play("slide p2 to pile 2").menu() == {"done"}


@rule("silverton", "28.4")
def test_a_passenger_card_among_the_claims_takes_one_of_the_eight_places() -> None:
    table = sliding(piles=[["p1"], ["p16"]], slid=["p2"], open=EIGHT[:7]).place(north="p1 p16")
    assert table.menu() == {"done"}
    assert table.refused("slide p16 to claims") == "28.4"


@rule("silverton", "28.4")
def test_the_place_of_a_card_that_was_given_back_is_none() -> None:
    piles = [["p1"], ["p2"], ["p3"], ["p4"], ["p5"], ["p6"], ["p7"], ["p8"], [""]]
    assert sliding(piles=piles).place(north="p1 p2").menu() == {"done"}


@rule("silverton", "28.4")
def test_who_has_a_route_may_only_buy() -> None:
    table = sliding(open=EIGHT[:7], north={"track": SPRINGS, "cash": 100}).place(north="p1 p1")
    assert table.menu() == {"done"}
    assert table.refused("slide p1 to claims") == "28.4"


@rule("silverton", "28.4")
def test_nobody_has_to_move_a_card_nor_moves_one_from_afar() -> None:
    table = sliding(open=EIGHT[:7]).place(north="p1 p2")
    assert table.refused("slide p16 to claims") == "11.2"
    assert table.play("done").position()["piles"][1] == ["p2", "p10", "p18"]


@rule("silverton", "28.5")
def test_the_card_below_is_turned_up_when_cards_are_replenished() -> None:
    table = sliding(open=EIGHT[:7]).place(north="p1 p2").play("slide p2 to claims").end_turn()
    assert [event.cards for event in table.told(PassengersTurnedUp)] == [("p10",)]


@rule("silverton", "28.5")
def test_on_a_pile_the_card_covers_what_is_left_there() -> None:
    piles = [["p1"], ["p2", "p10"], ["", "p19"]]
    table = sliding(piles=piles).place(north="p1 p2").play("slide p2 to pile 3").end_turn()
    assert [event.cards for event in table.told(PassengersTurnedUp)] == [("p10",)]
    assert table.position()["piles"] == [["p1"], ["p10"], ["p2", "p19"]]


@rule("silverton", "28.6")
def test_one_claim_fewer_is_turned_up_until_somebody_takes_the_card() -> None:
    table = sliding(open=EIGHT[:6], deck=["c31", "c32", "c33"])
    table.place(north="p1 p2").play("slide p2 to claims").end_turn()
    assert [event.cards for event in table.told(ClaimsTurnedUp)] == [("c31",)]
    track = ["denver/golden/1", "golden/central-city"]
    taking = sliding(open=EIGHT[:7], piles=PILES[:1], slid=["p2"], deck=["c31"], north={"track": track})
    taking.place(north="p1 p2").play("take p2").end_turn()
    assert taking.seat("north")["passengers"] == ["p2"]
    assert [event.cards for event in taking.told(ClaimsTurnedUp)] == [("c31",)]


@rule("silverton", "28.6")
def test_among_the_claims_a_card_can_be_moved_on_to_a_pile_only() -> None:
    table = sliding(open=EIGHT[:6], piles=[["p1"], ["", "p19"]], slid=["p2"]).place(north="p1 p2")
    assert table.menu() == {"done", "slide p2 to pile 2"}
    table.play("slide p2 to pile 2")
    assert (table.position()["slid"], table.position()["piles"]) == ([], [["p1"], ["p2", "p19"]])


@rule("silverton", "28.6")
def test_a_card_among_the_claims_leaves_the_game_like_any_other() -> None:
    claim = {"card": "c10", "freight": 1, "operated": True}
    table = sliding(
        open=EIGHT[:7],
        piles=[["p1"]],
        slid=["p12"],
        depletions={"leadville": 3},
        north={"claims": [claim], "track": SPRINGS},
    )
    table.place().until("operate", "north").play("operate c10", "done", chance="1 1")
    assert table.position()["slid"] == []
    assert "p12" in table.position()["struck"]


@rule("silverton", "28.7")
def test_a_discard_event_takes_the_passenger_cards_among_the_claims() -> None:
    table = sliding(open=EIGHT[:7], piles=[["p1"]], slid=["p2"], deck=["c107", *[f"c{at}" for at in range(31, 50)]])
    table.place(north="p1 deck", east="p1 p2").play("turn up")
    assert [event.cards for event in table.told(PassengersDiscarded)] == [("p2",)]
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [("east", "prospector 1")]
    assert "p2" in table.position()["struck"]
    assert len(table.position()["open"]) == 8


@rule("silverton", "28.6")
def test_a_position_says_where_a_moved_card_lies() -> None:
    with pytest.raises(BadPosition, match="one place"):
        sliding(slid=["p2"])
    with pytest.raises(BadPosition, match="moved"):
        scene(2, piles=[["p1"]], slid=["p2"])
    with pytest.raises(BadPosition, match="open place"):
        sliding(emptied=["pile 5"])
    with pytest.raises(BadPosition, match="open place"):
        scene(2, emptied=["claims"])
    with pytest.raises(BadPosition, match="moved"):
        sliding(piles=[["p1"]], slid=["p20"])
