from __future__ import annotations

from silverware.games.silverton.events.operations import PassengersPaid
from tests.games.silverton.scene import scene
from tests.rules import rule

CENTRAL_CITY = ["denver/golden/1", "golden/central-city"]
OVER_COMO = ["denver/como", "como/buena-vista", "buena-vista/leadville/1"]


@rule("silverton", "15.1")
def test_passenger_cards_pay_every_turn_from_the_one_in_which_they_were_bought() -> None:
    table = scene(2, north={"track": CENTRAL_CITY}).place(north="p1 p2").play("take p2").until("deal", "east")
    assert [(event.cards, event.money) for event in table.told(PassengersPaid)] == [(("p2",), 50)]
    assert table.seat("north")["cash"] == 2400 - 100 + 50
    table.end_turn().until("place").end_turn()
    assert [event.money for event in table.told(PassengersPaid)] == [50, 50]


@rule("silverton", "15.2")
def test_in_winter_a_card_pays_only_over_a_route_without_snow() -> None:
    track = {"track": [*CENTRAL_CITY, *OVER_COMO], "passengers": ["p2", "p9"]}
    summer = scene(2, round=3, north=track).place().until("deal", "east")
    assert [event.money for event in summer.told(PassengersPaid)] == [50 + 150]
    winter = scene(2, round=4, north=track).place().until("deal", "east")
    assert [(event.cards, event.money) for event in winter.told(PassengersPaid)] == [(("p2",), 50)]


@rule("silverton", "15.2")
def test_in_winter_a_longer_way_without_snow_will_do() -> None:
    around = ["denver/colorado-springs/1", "colorado-springs/pueblo/1", "pueblo/canon-city/1", "canon-city/salida"]
    north = {"track": [*OVER_COMO, *around, "salida/buena-vista"], "passengers": ["p9"]}
    table = scene(2, round=4, north=north).place().until("deal", "east")
    assert [event.money for event in table.told(PassengersPaid)] == [150]
