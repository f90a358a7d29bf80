from __future__ import annotations

import pytest

from silverware.games.quick_silver.events import Blasted, Died, EverybodyDied, PlateUsed, Revealed, Unloaded
from tests.games.quick_silver.scene import end_of_round
from tests.rules import rule


@rule("quick-silver", "6.1")
def test_all_hands_are_shown_to_everybody() -> None:
    table = end_of_round({"north": "15 10 5", "east": "20 15 junk", "south": "25 10 dynamite"})
    shown = table.told(Revealed)
    assert [(event.holder, event.hand) for event in shown] == [
        ("north", ("15", "10", "5")),
        ("east", ("20", "15", "junk")),
        ("south", ("25", "10", "dynamite")),
    ]
    assert all(event.to(-1) == event for event in shown)


@rule("quick-silver", "6.2")
def test_the_replacement_plate_stops_a_dynamite() -> None:
    table = end_of_round({"north": "15 10 5", "east": "plate 15 dynamite"}, carts={"east": (2, 1)})
    assert table.cart("east") == (2, 1)
    assert table.told(PlateUsed) == [PlateUsed("east", stopped=1, repaired=0)]


@rule("quick-silver", "6.2")
def test_without_dynamite_the_replacement_plate_repairs_a_blast() -> None:
    table = end_of_round({"north": "15 10 5", "east": "plate 15 10"}, carts={"east": (1, 2)})
    assert table.cart("east") == (2, 1)
    assert table.told(PlateUsed) == [PlateUsed("east", stopped=0, repaired=1)]


@rule("quick-silver", "6.2")
def test_with_neither_the_replacement_plate_does_nothing() -> None:
    table = end_of_round({"north": "15 10 5", "east": "plate 15 10"})
    assert table.cart("east") == (4, 0)
    assert table.told(PlateUsed) == []


@rule("quick-silver", "6.2")
@pytest.mark.parametrize("plates", [0, 1, 2, 3])
@pytest.mark.parametrize("blasts", [1, 2])
@pytest.mark.parametrize("dynamite", [1, 2])
def test_stopping_and_repairing_leave_the_same_number_of_plates(plates: int, blasts: int, dynamite: int) -> None:
    if plates + blasts > 4:
        blasts = 4 - plates
    hand = "plate dynamite 15" if dynamite == 1 else "plate dynamite dynamite"
    table = end_of_round({"north": "15 10 5", "east": hand}, carts={"east": (plates, blasts)}, cash={"north": 1})
    stopping = max(0, plates - (dynamite - 1))
    repairing = max(0, plates + 1 - dynamite)
    assert stopping == repairing
    assert table.cart("east")[0] == stopping


@rule("quick-silver", "6.3")
def test_the_replacement_plate_works_before_the_explosion() -> None:
    table = end_of_round({"north": "15 10 5", "east": "plate dynamite dynamite"}, carts={"east": (1, 1)})
    assert table.told(Died) == [Died("east")]
    saved = end_of_round({"north": "15 10 5", "east": "plate 15 dynamite"}, carts={"east": (1, 1)})
    assert saved.told(Died) == []


@rule("quick-silver", "6.3", "5.6")
def test_a_cart_of_blasts_can_still_be_saved() -> None:
    table = end_of_round({"north": "15 10 5", "east": "plate 15 10"}, carts={"east": (0, 3)})
    assert table.cart("east") == (1, 2)
    assert table.told(Died) == []


@rule("quick-silver", "6.4")
def test_the_replacement_plate_brings_nothing_back_from_the_tin() -> None:
    table = end_of_round({"north": "15 10 5", "east": "plate 15 10"}, carts={"east": (2, 0)})
    assert table.cart("east") == (2, 0)


@rule("quick-silver", "6.5")
@pytest.mark.parametrize(("hand", "blasts"), [("15 10 dynamite", 1), ("15 dynamite dynamite", 2)])
def test_each_dynamite_blasts_a_plate(hand: str, blasts: int) -> None:
    table = end_of_round({"north": "15 10 5", "east": hand})
    assert table.cart("east") == (4 - blasts, blasts)
    assert table.told(Blasted) == [Blasted("east", blasts)]


@rule("quick-silver", "6.5")
def test_more_dynamite_than_plates_flips_what_is_there() -> None:
    hands = {"north": "15 10 5", "east": "dynamite dynamite dynamite", "south": "20 10 5"}
    table = end_of_round(hands, carts={"east": (2, 2)})
    assert table.told(Blasted) == [Blasted("east", 2)]


@rule("quick-silver", "6.6")
def test_whoever_has_only_blasts_is_dead() -> None:
    table = end_of_round({"north": "15 10 5", "east": "15 10 dynamite", "south": "20 10 5"}, carts={"east": (1, 2)})
    assert table.told(Died) == [Died("east")]
    assert table.view("north").carts[1].out


@rule("quick-silver", "6.6")
def test_one_dies_of_blasts_without_any_dynamite_of_ones_own() -> None:
    table = end_of_round({"north": "15 10 5", "east": "15 10 10", "south": "20 10 5"}, carts={"east": (0, 2)})
    assert table.told(Died) == [Died("east")]


@rule("quick-silver", "6.7")
def test_the_dead_lose_tokens_cash_and_their_place_in_the_deal() -> None:
    hands = {"north": "15 10 5", "east": "15 10 10", "south": "20 10 5"}
    table = end_of_round(hands, carts={"east": (0, 2)}, cash={"east": 80})
    cart = table.view("east").carts[1]
    assert (cart.plates, cart.blasts, cart.cash, cart.hand, cart.out) == (0, 0, 0, None, True)
    assert table.view("north").tin == 24 - 8
    assert "swap 25 with east" not in table.play("pick up").menu()


@rule("quick-silver", "6.8")
def test_if_everybody_dies_everybody_loses_and_there_is_no_market() -> None:
    table = end_of_round(
        {"north": "15 10 5", "east": "15 10 10"}, carts={"north": (0, 1), "east": (0, 2)}, cash={"north": 99}
    )
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.scores) == ("everyone died", (), (0, 0))
    assert table.told(EverybodyDied) == [EverybodyDied()]
    assert table.told(Unloaded) == []


@rule("quick-silver", "6.9")
def test_every_step_is_taken_by_everybody_at_once() -> None:
    hands = {"north": "dynamite 10 5", "east": "plate 10 10", "south": "15 5 dynamite"}
    table = end_of_round(hands, carts={"north": (1, 1), "east": (1, 1), "south": (1, 1)}, centre="dynamite 5 5")
    steps = [type(event) for event in table.events if isinstance(event, PlateUsed | Blasted | Died)]
    assert steps == [PlateUsed, Blasted, Blasted, Died, Died]


@rule("quick-silver", "6.10")
def test_a_stopped_dynamite_and_a_used_plate_count_at_the_market() -> None:
    table = end_of_round({"north": "5 5 10", "east": "plate 15 dynamite"})
    totals = {event.holder: event.total for event in table.told(Unloaded)}
    assert totals == {"north": 20, "east": 10}
    assert table.cash() == [0, 15]


@rule("quick-silver", "6.10")
def test_a_stopped_dynamite_is_the_lowest_card() -> None:
    table = end_of_round({"north": "20 15 10", "east": "15 10 5", "south": "plate 15 dynamite"})
    assert [event.earned for event in table.told(Unloaded)] == [0, 15, 5]
