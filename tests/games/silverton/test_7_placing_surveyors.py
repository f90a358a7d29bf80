from __future__ import annotations

import pytest

from silverware.core.dice import Seeded
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import Options
from silverware.games.silverton.events.placing import Surveyed
from tests.games.silverton.scene import scene
from tests.rules import rule

LARAMIE = [
    "ogden/salt-lake-city/1",
    "evanston/ogden",
    "rock-springs/evanston",
    "rawlins/rock-springs",
    "hanna/rawlins",
    "laramie/hanna",
]
COPPER = ["el-paso/deming", "deming/silver-city", "deming/santa-rita"]


@rule("silverton", "7.1")
def test_pieces_are_placed_in_any_order_and_none_has_to_be() -> None:
    table = scene(2)
    pieces = {"done", "send surveyor 1", "send surveyor 2", "send prospector 1", "send prospector 2"}
    assert table.menu() == pieces
    table.play("send prospector 2", "prospect deck", "send surveyor 2", "rest")
    assert table.menu() == pieces - {"send prospector 2", "send surveyor 2"}
    assert table.refused("send surveyor 2") == "7.1"
    table.play("done")
    assert table.asked() == "east"


@rule("silverton", "7.2")
def test_a_surveyor_may_join_others_in_a_box_but_not_a_cube() -> None:
    table = scene(3, south={"track": ["denver/golden/2"]}).play("send surveyor 1", "survey denver/golden/1", "done")
    table.play("send surveyor 1")
    assert "denver/golden/1" in table.menu("survey ")
    assert table.refused("survey denver/golden/2") == "7.2"


@rule("silverton", "7.3")
def test_a_segment_must_touch_own_track_or_the_home_city() -> None:
    table = scene(3, south={"track": ["las-cruces/el-paso/1"]}, order=["south", "north", "east"])
    table.play("send surveyor 1")
    assert table.menu("survey ") == {
        "el-paso/deming",
        "rincon/las-cruces",
        "el-paso/alamogordo/1",
        "el-paso/alamogordo/2",
    }
    assert table.refused("survey denver/golden/1") == "7.3"


@rule("silverton", "7.4")
def test_in_winter_no_surveyor_is_placed_on_snow() -> None:
    table = scene(2, round=4, north={"track": ["denver/como", "denver/golden/1"]}).play("send surveyor 1")
    assert table.refused("survey como/breckenridge") == "7.4"
    assert "como/buena-vista" in table.menu("survey ")
    table.play("dismantle")
    assert table.menu("take up ") == {"denver/golden/1"}
    assert table.refused("take up denver/como") == "7.4"


@rule("silverton", "7.5")
def test_no_surveyor_is_placed_on_a_parallel_to_own_track_or_to_an_own_surveyor() -> None:
    table = scene(2, north={"track": ["denver/cheyenne/1"]}).play("send surveyor 1")
    assert table.refused("survey denver/cheyenne/2") == "7.5"
    table.play("survey denver/pueblo", "send surveyor 2")
    assert table.refused("survey denver/colorado-springs/1") == "7.5"


@rule("silverton", "7.6")
def test_with_up_to_four_seats_two_segments_in_a_row_may_be_tried() -> None:
    table = scene(4).play("send surveyor 1", "survey denver/golden/1", "send surveyor 2")
    assert "golden/boulder" in table.menu("survey ")
    table.play("survey golden/boulder")
    assert [event.second for event in table.told(Surveyed)] == [False, True]
    winter = scene(4, round=8).play("send surveyor 1", "survey denver/golden/1", "send surveyor 2")
    assert winter.refused("survey golden/boulder") == "7.6"


@rule("silverton", "7.6")
@pytest.mark.parametrize(("seats", "may"), [(2, True), (3, True), (4, True), (5, False), (6, False)])
def test_with_more_than_four_seats_nobody_tries_two_in_a_row(seats: int, may: bool) -> None:
    assert GAME.start(seats, Seeded(1), Options()).terms.in_a_row == may


@rule("silverton", "7.6", "6.5")
def test_two_in_a_row_may_be_tried_every_turn() -> None:
    table = scene(2).place(north="s1 denver/golden/1, s2 golden/boulder").end_turn()
    assert table.seat("north")["second"] is None
    table.until("place", "north").play("send surveyor 1", "survey denver/golden/1", "send surveyor 2")
    assert "golden/boulder" in table.menu("survey ")


TIED = {"pieces": {"surveyor 1": "tied denver/golden/1", "prospector 1": "tied c1"}}


@rule("silverton", "7.6", "9.5")
def test_a_tied_surveyor_on_whom_a_second_segment_leans_stays_but_a_tied_prospector_may_go() -> None:
    table = scene(2, round=2, open=["c1"], north=TIED, east=TIED)
    assert "send surveyor 1" in table.menu()
    table.play("send surveyor 2", "survey golden/boulder")
    assert table.menu() == {"done", "send prospector 1", "send prospector 2"}
    assert table.refused("send surveyor 1") == "7.6"


@rule("silverton", "7.7")
def test_a_segment_that_touches_own_track_is_no_second_one() -> None:
    table = scene(2, north={"track": ["denver/golden/1"]})
    table.play("send surveyor 1", "survey golden/boulder", "send surveyor 2", "survey golden/central-city")
    assert [event.second for event in table.told(Surveyed)] == [False, False]


@rule("silverton", "7.8")
def test_a_segment_between_towns_that_are_joined_already_has_no_purpose() -> None:
    table = scene(3, order=["south", "north", "east"], south={"track": COPPER}).play("send surveyor 1")
    assert table.refused("survey silver-city/santa-rita") == "7.8"


@rule("silverton", "7.8")
def test_a_shorter_route_for_a_passenger_card_is_a_purpose() -> None:
    track = ["denver/colorado-springs/1", "colorado-springs/buena-vista", "buena-vista/leadville/1", "como/buena-vista"]
    table = scene(2, north={"track": track}).play("send surveyor 1")
    assert "denver/como" in table.menu("survey ")
    gone = scene(2, north={"track": track}, struck=["p9", "p12"])
    assert gone.play("send surveyor 1").refused("survey denver/como") == "7.8"


@rule("silverton", "7.8")
def test_a_shorter_route_without_snow_is_a_purpose() -> None:
    """Denver to Leadville is 18 units over Como, under snow, and 28 over Salida, without; no other card gains by it."""
    snowy = ["denver/como", "como/buena-vista", "buena-vista/leadville/1", "denver/colorado-springs/1"]
    around = ["colorado-springs/pueblo/1", "pueblo/canon-city/1", "canon-city/salida"]
    north = {"track": [*snowy, *around]}
    assert "salida/buena-vista" in scene(2, north=north, struck=["p12"]).play("send surveyor 1").menu("survey ")
    gone = scene(2, north=north, struck=["p9", "p12"]).play("send surveyor 1")
    assert gone.refused("survey salida/buena-vista") == "7.8"


@rule("silverton", "7.8")
def test_snow_shortens_no_route_of_winter() -> None:
    """Over Buena Vista Denver to Leadville would be 21 units under snow: more than 18 in summer, less than 28."""
    snowy = ["denver/como", "como/buena-vista", "buena-vista/leadville/1", "denver/colorado-springs/1"]
    around = ["colorado-springs/pueblo/1", "pueblo/canon-city/1", "canon-city/salida", "salida/buena-vista"]
    table = scene(2, north={"track": [*snowy, *around]}).play("send surveyor 1")
    assert table.refused("survey colorado-springs/buena-vista") == "7.8"


@rule("silverton", "7.8")
def test_a_route_for_a_card_that_has_left_the_game_is_no_purpose() -> None:
    track = ["denver/colorado-springs/1", "colorado-springs/buena-vista", "buena-vista/leadville/1", "como/buena-vista"]
    north = {"track": track, "claims": [{"card": "c10", "operated": True}]}
    table = scene(2, depletions={"leadville": 3}, north=north).place().until("operate", "north")
    table.play("operate c10", "done", chance="1 2").end_turn().until("place", "north").play("send surveyor 1")
    assert table.refused("survey denver/como") == "7.8"


@rule("silverton", "7.8")
def test_joining_own_track_that_was_apart_is_a_purpose() -> None:
    track = ["las-cruces/el-paso/1", "rincon/lake-valley"]
    table = scene(3, order=["south", "north", "east"], south={"track": track}).play("send surveyor 1")
    assert "rincon/las-cruces" in table.menu("survey ")


@rule("silverton", "7.9")
def test_a_town_named_on_no_card_is_useful_only_if_a_further_segment_leads_on() -> None:
    """Ridgway is named on no card; from it the ways to Ouray and Placerville lead on."""
    north = {"track": ["montrose/grand-junction"]}
    assert "montrose/ridgway" in scene(2, north=north).play("send surveyor 1").menu("survey ")
    blocked = {"track": ["ridgway/ouray", "ridgway/placerville"]}
    table = scene(2, north=north, east=blocked).play("send surveyor 1")
    assert table.refused("survey montrose/ridgway") == "7.8"


@rule("silverton", "7.9")
def test_a_segment_that_leads_to_own_track_apart_leads_on() -> None:
    table = scene(2, north={"track": ["laramie/hanna"]}).play("send surveyor 1")
    assert "denver/cheyenne/1" in table.menu("survey ")


@rule("silverton", "7.9")
def test_a_segment_parallel_to_own_track_does_not_lead_on() -> None:
    """From Espanola one line is another's, and the other, to Santa Fe, is parallel to the one to Las Vegas."""
    dusk = {"track": ["santa-fe/las-vegas", "taos/cimarron"]}
    order = ["dusk", "north", "east", "south", "west", "dawn"]
    table = scene(6, order=order, dusk=dusk, north={"track": ["antonito/espanola"]}).play("send surveyor 1")
    assert table.refused("survey espanola/taos") == "7.8"


@rule("silverton", "7.10")
def test_the_purpose_is_judged_when_the_surveyor_is_placed_and_not_again() -> None:
    table = scene(4, order=["west", "north", "east", "south"], west={"track": LARAMIE})
    table.place(west="s1 cheyenne/laramie", north="s1 denver/cheyenne/1")
    table.until("build", "west").play("build cheyenne/laramie").until("build", "north")
    assert "build denver/cheyenne/1" in table.menu()


@rule("silverton", "7.10")
def test_the_purpose_of_a_second_segment_is_judged_as_if_the_first_were_built() -> None:
    table = scene(4, order=["west", "north", "east", "south"], west={"track": LARAMIE})
    table.play("done", "send surveyor 1", "survey denver/cheyenne/1", "send surveyor 2")
    assert "cheyenne/laramie" in table.menu("survey ")


@rule("silverton", "7.11")
def test_denver_cannot_be_blocked_once_laramie_to_cheyenne_is_built() -> None:
    open_still = scene(4, west={"track": LARAMIE}).play("send surveyor 1")
    assert {"denver/cheyenne/1", "denver/cheyenne/2"} <= open_still.menu("survey ")
    built = scene(4, west={"track": [*LARAMIE, "cheyenne/laramie"]}).play("send surveyor 1")
    for copy in (1, 2):
        assert built.refused(f"survey denver/cheyenne/{copy}") == "7.8"


@rule("silverton", "7.12")
def test_to_dismantle_a_surveyor_is_placed_on_own_track_of_the_network() -> None:
    own = {"track": ["denver/golden/1", "pueblo/walsenburg/1"]}
    table = scene(2, north=own, east={"track": ["denver/como"]}).play("send surveyor 1", "dismantle")
    assert table.menu("take up ") == {"denver/golden/1"}
    for name in ("pueblo/walsenburg/1", "denver/como"):
        assert table.refused(f"take up {name}") == "7.12"


@rule("silverton", "7.13")
def test_two_pieces_of_one_seat_never_stand_in_one_place() -> None:
    table = scene(2, open=["c1", "c2"], north={"track": ["denver/golden/1"]})
    table.play("send surveyor 1", "survey denver/como", "send surveyor 2")
    assert table.refused("survey denver/como") == "7.13"
    table.play("rest", "send prospector 1", "prospect c1", "send prospector 2")
    assert table.refused("prospect c1") == "7.13"


@rule("silverton", "7.13")
def test_two_surveyors_never_dismantle_the_same_track() -> None:
    table = scene(2, north={"track": ["denver/golden/1", "denver/como"]})
    table.play("send surveyor 1", "dismantle", "take up denver/golden/1", "send surveyor 2", "dismantle")
    assert table.menu("take up ") == {"denver/como"}
    assert table.refused("take up denver/golden/1") == "7.13"
