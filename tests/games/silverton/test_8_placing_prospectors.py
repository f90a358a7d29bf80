from __future__ import annotations

from silverware.games.silverton.events.cards import TurnedUp
from silverware.games.silverton.events.disputes import TriedToSteal
from tests.games.silverton.scene import scene
from tests.rules import rule

OPEN = ["c1", "c2", "c25"]
PUEBLO = ["denver/colorado-springs/1", "colorado-springs/pueblo/1"]
OVER_COMO = ["denver/como", "como/buena-vista", "buena-vista/leadville/1"]
AROUND = [
    "denver/colorado-springs/1",
    "colorado-springs/pueblo/1",
    "pueblo/canon-city/1",
    "canon-city/salida",
    "salida/buena-vista",
    "buena-vista/leadville/2",
]

OVER_RATON = [
    *PUEBLO,
    "pueblo/walsenburg/2",
    "walsenburg/trinidad/1",
    "trinidad/raton/1",
    "raton/french",
    "french/las-vegas",
    "santa-fe/las-vegas",
]
OVER_ALAMOSA = [
    "denver/pueblo",
    "pueblo/walsenburg/1",
    "walsenburg/alamosa",
    "pueblo/canon-city/1",
    "canon-city/salida",
    "alamosa/salida",
    "alamosa/antonito",
    "antonito/espanola",
    "santa-fe/espanola",
]


@rule("silverton", "8.1")
def test_a_prospector_goes_to_a_claim_the_deck_or_a_passenger_card() -> None:
    table = scene(2, open=OPEN, piles=[["p1"], ["p2"]], north={"track": PUEBLO[:1]}).play("send prospector 1")
    assert table.menu("prospect ") == {"c1", "c2", "c25", "deck", "p1"}
    assert table.refused("prospect c3") == "8.1"
    assert table.refused("prospect p3") == "8.1"


@rule("silverton", "8.1")
def test_nobody_steals_from_oneself() -> None:
    table = scene(2, north={"track": PUEBLO[:1], "passengers": ["p1"]}).play("send prospector 1")
    assert table.refused("prospect p1") == "8.1"


@rule("silverton", "8.2")
def test_any_number_of_prospectors_can_be_on_the_deck() -> None:
    table = scene(2, deck=["c31", "c32", "c33"]).place(north="p1 deck, p2 deck", east="p1 deck")
    table.play("turn up", "reject", "turn up", "reject").until("stake", "east").play("turn up")
    assert [event.card for event in table.told(TurnedUp)] == ["c31", "c32", "c33"]


@rule("silverton", "8.3")
def test_a_passenger_card_needs_a_route_and_in_winter_one_without_snow() -> None:
    north = {"track": OVER_COMO}
    summer = scene(2, round=3, piles=[["p9"], ["p10"]], north=north).play("send prospector 1")
    assert "p9" in summer.menu("prospect ")
    assert summer.refused("prospect p10") == "8.3"
    winter = scene(2, round=4, piles=[["p9"], ["p10"]], north=north).play("send prospector 1")
    assert winter.refused("prospect p9") == "8.3"


@rule("silverton", "8.4")
def test_only_whose_route_is_shorter_may_steal() -> None:
    shorter = scene(2, north={"track": PUEBLO}, east={"track": ["denver/pueblo"], "passengers": ["p10"]})
    assert "p10" in shorter.play("send prospector 1").menu("prospect ")
    other = ["denver/colorado-springs/2", "colorado-springs/pueblo/2"]
    equal = scene(2, north={"track": PUEBLO}, east={"track": other, "passengers": ["p10"]})
    assert equal.play("send prospector 1").refused("prospect p10") == "8.4"
    longer = scene(2, north={"track": ["denver/pueblo"]}, east={"track": PUEBLO, "passengers": ["p10"]})
    assert longer.play("send prospector 1").refused("prospect p10") == "8.4"


@rule("silverton", "8.4")
def test_an_owner_without_a_winter_route_keeps_the_summer_length() -> None:
    """The thief has 28 units without snow; the owner's 18 are under snow and count all the same."""
    table = scene(2, round=4, north={"track": AROUND}, east={"track": OVER_COMO, "passengers": ["p9"]})
    assert table.play("send prospector 1").refused("prospect p9") == "8.4"


@rule("silverton", "8.4", "10.5")
def test_in_winter_an_owner_has_the_longer_route_without_snow() -> None:
    """Pueblo to Santa Fe: the owner's 28 units are under snow, and 33 are not; the thief has 30."""
    north, east = {"track": OVER_RATON}, {"track": OVER_ALAMOSA, "passengers": ["p14"]}
    summer = scene(2, round=3, north=north, east=east).play("send prospector 1")
    assert summer.refused("prospect p14") == "8.4"
    winter = scene(2, round=4, north=north, east=east).place(north="p1 p14", chance="3 3 3 3")
    assert [throw.total for throw in winter.told(TriedToSteal)[0].throws] == [6 + 3, 6]


@rule("silverton", "8.4")
def test_an_owner_whose_track_is_cut_off_keeps_its_length() -> None:
    """Dusk, whose home is Santa Fe, has 11 units from Denver to Pueblo, or 12."""
    equal = {"track": ["denver/colorado-springs/2", "colorado-springs/pueblo/2"], "passengers": ["p10"]}
    table = scene(6, north={"track": PUEBLO}, dusk=equal).play("send prospector 1")
    assert table.refused("prospect p10") == "8.4"
    longer = {"track": ["denver/pueblo"], "passengers": ["p10"]}
    table = scene(6, north={"track": PUEBLO}, dusk=longer).place(north="p1 p10", chance="3 3 3 3")
    assert [throw.total for throw in table.told(TriedToSteal)[0].throws] == [7, 6]


@rule("silverton", "8.5")
def test_a_claim_may_be_staked_anywhere() -> None:
    table = scene(2, open=["c25"]).place(north="p1 c25").play("stake c25")
    assert table.claim("north", "c25")["card"] == "c25"
