from __future__ import annotations

from silverware.games.silverton.events.cards import PassengerLeft, PassengerReturned
from silverware.games.silverton.events.operations import PassengersPaid
from silverware.games.silverton.events.placing import WentHome
from tests.games.silverton.edition import BOX, town
from tests.games.silverton.scene import scene
from tests.rules import rule

CENTRAL_CITY = ["denver/golden/1", "golden/central-city"]
PUEBLO = ["denver/colorado-springs/1", "colorado-springs/pueblo/1"]
OVER_BUENA_VISTA = ["denver/como", "como/buena-vista", "buena-vista/leadville/1"]
OVER_BRECKENRIDGE = ["como/breckenridge", "breckenridge/leadville"]


@rule("silverton", "5.1")
def test_only_face_up_cards_can_be_taken() -> None:
    assert [BOX.passenger_letter.count(letter) for letter in "ABC"] == [8, 8, 8]
    table = scene(2, north={"track": [*CENTRAL_CITY, *PUEBLO]}).play("send prospector 1")
    assert {card for card in table.menu("prospect ") if card.startswith("p")} == {"p1", "p2"}
    assert table.refused("prospect p10") == "8.1"


@rule("silverton", "5.2")
def test_passenger_card_5() -> None:
    assert (BOX.passenger_from[4], BOX.passenger_to[4]) == (town("Santa Fe"), town("Albuquerque"))
    assert (BOX.passenger_price[4], BOX.passenger_pays[4]) == (180, 90)


@rule("silverton", "5.3")
def test_a_route_is_of_built_track_and_a_surveyor_is_no_track() -> None:
    table = scene(2, north={"track": CENTRAL_CITY[:1]})
    table.play("send surveyor 1", "survey golden/central-city", "send prospector 1")
    assert table.refused("prospect p2") == "8.3"
    built = scene(2, north={"track": CENTRAL_CITY}).play("send prospector 1")
    assert "p2" in built.menu("prospect ")


@rule("silverton", "5.4")
def test_the_fourth_depletion_in_leadville_ends_the_cards_that_name_it_whoever_owned_the_claims() -> None:
    north = {"claims": [{"card": "c10", "operated": True}], "track": OVER_BUENA_VISTA, "passengers": ["p9"]}
    three = scene(2, depletions={"leadville": 2}, north=north).place().until("operate", "north")
    three.play("operate c10", "done", chance="1 2")
    assert not three.told(PassengerLeft)
    four = scene(2, depletions={"leadville": 3}, north=north).place().until("operate", "north")
    four.play("operate c10", "done", chance="1 2")
    assert {event.card for event in four.told(PassengerLeft)} == {"p9", "p12"}
    assert four.position()["north"]["passengers"] == []
    struck = scene(2, depletions={"leadville": 3}, north=north, struck=["p12"]).place().until("operate", "north")
    struck.play("operate c10", "done", chance="1 2")
    assert [event.card for event in struck.told(PassengerLeft)] == ["p9"]


@rule("silverton", "5.5")
def test_a_card_leaves_its_pile_and_what_lies_below_is_turned_up_later() -> None:
    piles = [["p12", "p1"], ["p2", "p9", "p17"], ["p3"]]
    north = {"claims": [{"card": "c10", "operated": True}]}
    pueblo = ["pueblo/canon-city/1", "canon-city/salida", "salida/buena-vista", "buena-vista/leadville/1"]
    table = scene(5, piles=piles, depletions={"leadville": 3}, north=north, dawn={"track": pueblo})
    table.place(dawn="p1 p12").until("operate", "north").play("operate c10", "done", chance="1 2")
    assert [(event.seat, event.piece) for event in table.told(WentHome)] == [("dawn", "prospector 1")]
    assert table.position()["piles"] == [["", "p1"], ["p2", "p17"], ["p3"]]
    assert table.end_turn().position()["piles"] == [["p1"], ["p2", "p17"], ["p3"]]


@rule("silverton", "5.6")
def test_a_card_whose_route_is_gone_is_given_back_as_a_pile_of_its_own() -> None:
    table = scene(2, north={"track": CENTRAL_CITY, "passengers": ["p2"]})
    table.place(north="s1 - golden/central-city").until("build", "north").play("take up golden/central-city")
    assert [event.card for event in table.told(PassengerReturned)] == ["p2"]
    assert table.seat("north")["passengers"] == []
    assert table.position()["piles"][-1] == ["p2"]


@rule("silverton", "5.6")
def test_a_card_stays_while_other_own_track_makes_its_route() -> None:
    table = scene(2, north={"track": [*OVER_BUENA_VISTA, *OVER_BRECKENRIDGE], "passengers": ["p9"]})
    table.place(north="s1 - breckenridge/leadville").until("build", "north").play("take up breckenridge/leadville")
    assert table.seat("north")["passengers"] == ["p9"]


@rule("silverton", "5.6")
def test_a_card_stays_and_pays_nothing_while_the_track_between_its_towns_is_cut_off_from_home() -> None:
    trinidad = ["pueblo/walsenburg/1", "walsenburg/trinidad/1"]
    north = {"track": ["denver/pueblo", *trinidad], "passengers": ["p4"]}
    table = scene(2, agenda=["deal north", "revenue north", "operation east"], north=north)
    table.play("offer east denver/pueblo for $10", "accept", "done")
    assert not table.told(PassengerReturned)
    assert not table.told(PassengersPaid)
    assert table.seat("north")["passengers"] == ["p4"]
    assert [route.length for route in table.view("east").players[0].passengers] == [None]


@rule("silverton", "5.6")
def test_building_in_winter_leaves_a_card_whose_route_is_under_snow() -> None:
    north = {"track": OVER_BUENA_VISTA, "passengers": ["p9"]}
    table = scene(2, round=4, north=north).place(north="s1 denver/golden/1").until("build", "north")
    table.play("build denver/golden/1")
    assert table.seat("north")["passengers"] == ["p9"]
