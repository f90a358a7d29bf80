from __future__ import annotations

from typing import Any

from silverware.core.dice import Seeded
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.events import Died, Revealed, Spared, StrangerWon, Unloaded
from tests.games.quick_silver.scene import end_of_round, scene
from tests.rules import rule

ALIVE: Any = {"options": {"not-quite-dead": True}}
STRANGE: Any = {"options": {"sneaky-stranger": True}}


@rule("quick-silver", "9.1")
def test_not_quite_dead_loses_cash_and_gets_its_plates_back() -> None:
    table = end_of_round(
        {"north": "5 5 10", "east": "20 15 dynamite"}, carts={"east": (1, 2)}, cash={"east": 60}, **ALIVE
    )
    assert table.told(Spared) == [Spared("east", 60)]
    assert table.told(Died) == []
    assert table.cart("east") == (3, 0)
    assert table.view("north").tin == 24 - 7


@rule("quick-silver", "9.1")
def test_not_quite_dead_still_goes_to_market() -> None:
    table = end_of_round(
        {"north": "20 15 5", "east": "20 15 dynamite"}, carts={"east": (1, 2)}, cash={"east": 60}, **ALIVE
    )
    assert table.cash() == [0, 20]


@rule("quick-silver", "9.1")
def test_nobody_is_ever_out_when_not_quite_dead() -> None:
    table = end_of_round({"north": "20 15 5", "east": "15 10 5"}, carts={"north": (0, 1), "east": (0, 1)}, **ALIVE)
    assert table.table.outcome is None
    assert [table.cart(seat) for seat in ("north", "east")] == [(1, 0), (1, 0)]


@rule("quick-silver", "9.2")
def test_the_stranger_is_grouped_and_paid_like_a_seat() -> None:
    table = end_of_round({"north": "15 10 5", "east": "20 15 10"}, centre="15 20 5", **STRANGE)
    assert [(haul.holder, haul.total, haul.earned) for haul in table.told(Unloaded)] == [
        ("north", 30, 5),
        ("east", 45, 0),
        ("centre", 40, 20),
    ]
    assert table.view("north").stranger == 20


@rule("quick-silver", "9.2")
def test_the_stranger_takes_no_turns() -> None:
    table = scene(2, turn="north", black=2, **STRANGE)
    assert table.asked() == "north"
    assert [table.play("sneak").asked() for _ in range(2)] == ["east", "north"]


@rule("quick-silver", "9.3")
def test_dynamite_does_nothing_to_the_stranger() -> None:
    hands = {"north": "5 10 15", "east": "20 15 10"}
    table = end_of_round(hands, centre="5 dynamite dynamite", **STRANGE)
    assert table.told(Died) == []
    assert [haul.earned for haul in table.told(Unloaded)] == [15, 0, 5]


@rule("quick-silver", "9.3")
def test_the_stranger_has_no_sneak_tokens() -> None:
    hands = {"north": "15 10 5", "east": "20 15 10"}
    table = end_of_round(hands, centre="15 20 5", sneaks={"north": 3, "east": 2}, **STRANGE)
    assert [haul.total for haul in table.told(Unloaded)] == [27, 43, 40]


@rule("quick-silver", "9.6", "4.6")
def test_the_strangers_cards_are_shown_slot_by_slot() -> None:
    table = end_of_round({"north": "15 10 5", "east": "20 15 10"}, centre="15 5 25", **STRANGE)
    assert table.told(Revealed)[-1].hand == ("15", "5", "25")


@rule("quick-silver", "9.4")
def test_the_stranger_can_win() -> None:
    table = end_of_round({"north": "15 10 5", "east": "20 15 10"}, centre="15 20 5", stranger=80, **STRANGE)
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("the Stranger's cash", ())
    assert table.told(StrangerWon) == [StrangerWon()]


@rule("quick-silver", "9.4")
def test_a_tie_with_the_stranger_means_another_round() -> None:
    hands = {"north": "15 10 5", "east": "20 15 10"}
    table = end_of_round(hands, centre="15 20 5", stranger=80, cash={"north": 95}, **STRANGE)
    assert table.table.outcome is None
    assert table.view("north").stranger == 100
    assert table.cash() == [100, 0]


@rule("quick-silver", "9.5")
def test_with_the_stranger_one_seat_left_alive_still_wins_at_once() -> None:
    table = end_of_round({"north": "15 10 5", "east": "20 15 10"}, carts={"east": (0, 1)}, stranger=95, **STRANGE)
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("last alive", (0,))


@rule("quick-silver", "9.5")
def test_with_the_stranger_all_seats_dead_means_everybody_loses() -> None:
    table = end_of_round({"north": "15 10 5", "east": "20 15 10"}, carts={"north": (0, 1), "east": (0, 1)}, **STRANGE)
    outcome = table.table.outcome
    assert outcome is not None
    assert outcome.ending == "everyone died"


@rule("quick-silver", "9.6")
def test_the_centre_is_shown_at_the_strangers_market_only() -> None:
    hands = {"north": "15 10 5", "east": "20 15 10"}
    assert [event.holder for event in end_of_round(hands, **STRANGE).told(Revealed)] == ["north", "east", "centre"]
    assert [event.holder for event in end_of_round(hands).told(Revealed)] == ["north", "east"]
    won = end_of_round(hands, cash={"north": 99}, **STRANGE)
    assert won.view("spectator").centre is not None
    assert end_of_round(hands, cash={"north": 99}).view("spectator").centre is None
    alive = end_of_round(hands, carts={"east": (0, 1)}, **STRANGE)
    assert alive.view("spectator").centre is None


@rule("quick-silver", "9.7")
def test_with_both_variants_only_cash_ends_the_game() -> None:
    dice = Seeded(3)
    endings = set()
    for _ in range(60):
        table = GAME.start(3, dice, Options(not_quite_dead=True, sneaky_stranger=True))
        table.playout(dice)
        assert table.outcome is not None
        endings.add(table.outcome.ending)
    assert endings == {"cash", "the Stranger's cash"}
