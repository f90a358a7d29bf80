from __future__ import annotations

from silverware.games.silverton.events.cards import Rejected, Staked, Took
from tests.games.silverton.scene import scene
from tests.rules import rule

OPEN = [f"c{number}" for number in range(1, 9)]
CENTRAL_CITY = ["denver/golden/1", "golden/central-city"]


@rule("silverton", "11.1")
def test_a_seat_may_pay_for_the_claim_its_prospector_stands_on() -> None:
    table = scene(2, open=OPEN).place(north="p1 c1")
    assert (table.asked(), table.question(), table.menu()) == ("north", "stake", {"done", "stake c1"})
    assert table.refused("stake c2") == "11.1"
    table.play("stake c1")
    assert [(event.seat, event.card, event.cost) for event in table.told(Staked)] == [("north", "c1", 120)]
    assert table.seat("north")["cash"] == 2400 - 120
    assert "c1" not in table.position()["open"]


@rule("silverton", "11.1", "11.3")
def test_nobody_is_obliged_to_buy_and_what_is_not_bought_stays() -> None:
    table = scene(2, open=OPEN).place(north="p1 c1").play("done")
    assert table.position()["open"] == OPEN
    assert table.seat("north")["cash"] == 2400
    assert table.seat("north")["pieces"] == {}


@rule("silverton", "11.2")
def test_a_seat_may_pay_for_a_passenger_card_if_it_still_has_a_route() -> None:
    table = scene(2, north={"track": CENTRAL_CITY}).place(north="p1 p2").play("take p2")
    assert [(event.card, event.cost) for event in table.told(Took)] == [("p2", 100)]
    assert table.seat("north")["passengers"] == ["p2"]
    assert table.seat("north")["cash"] == 2400 - 100


@rule("silverton", "11.2")
def test_a_passenger_card_whose_track_was_sold_in_the_meantime_cannot_be_bought() -> None:
    table = scene(2, order=["east", "north"], north={"track": CENTRAL_CITY}).place(north="p1 p2")
    table.until("deal", "east").play("offer north $10 for golden/central-city", "accept").until("stake", "north")
    assert table.refused("take p2") == "11.2"


@rule("silverton", "11.3")
def test_prospectors_act_in_the_order_the_seat_likes() -> None:
    for order in (("stake c1", "stake c2"), ("stake c2", "stake c1")):
        table = scene(2, open=OPEN).place(north="p1 c1, p2 c2")
        assert table.menu() == {"done", "stake c1", "stake c2"}
        table.play(*order)
        assert [event.card for event in table.told(Staked)] == [move.removeprefix("stake ") for move in order]


@rule("silverton", "11.4")
def test_a_prospector_on_the_deck_must_turn_up_the_top_card_and_may_buy_it() -> None:
    table = scene(2, open=OPEN, deck=["c30"]).place(north="p1 deck")
    assert table.menu() == {"turn up"}
    assert table.refused("done") == "11.4"
    table.play("turn up")
    assert table.menu() == {"stake c30", "reject"}
    table.play("stake c30")
    assert table.claim("north", "c30")
    assert table.position()["open"] == OPEN


@rule("silverton", "11.4")
def test_a_rejected_claim_joins_the_open_ones_though_they_are_eight() -> None:
    table = scene(2, open=OPEN, deck=["c30"]).place(north="p1 deck").play("turn up", "reject")
    assert table.told(Rejected)
    assert table.position()["open"] == [*OPEN, "c30"]


@rule("silverton", "11.4", "4.13")
def test_who_finds_the_deck_exhausted_has_nothing_to_turn_up() -> None:
    gone = [f"c{number}" for number in range(9, 109) if number != 30]
    table = scene(2, open=OPEN, deck=["c30"], discards=gone).place(north="p1 deck, p2 deck")
    table.play("turn up", "reject")
    assert (table.question(), table.menu()) == ("stake", {"done"})
