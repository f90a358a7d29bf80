from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import IllegalMove
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.events import BecameMayor, Unloaded, WasLastAlive
from silverware.lab.simulate import Plan, simulate
from tests.games.quick_silver.scene import end_of_round
from tests.rules import rule

LIGHT = "15 10 5"
HEAVY = "20 15 5"
SAME = "15 10 10"


@rule("quick-silver", "8.1")
def test_the_richest_with_a_hundred_wins() -> None:
    table = end_of_round({"north": LIGHT, "east": HEAVY, "south": SAME}, cash={"south": 85, "east": 50})
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.scores) == ("cash", (2,), (5, 50, 100))
    assert table.told(BecameMayor) == [BecameMayor("south")]
    assert table.menu() == set()


@rule("quick-silver", "8.1")
def test_ninety_nine_is_not_enough() -> None:
    assert end_of_round({"north": LIGHT, "east": HEAVY}, cash={"north": 84}).table.outcome is None


@rule("quick-silver", "8.1")
def test_of_several_with_a_hundred_the_richest_wins() -> None:
    table = end_of_round({"north": LIGHT, "east": HEAVY, "south": SAME}, cash={"north": 99, "south": 90})
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((2,), (104, 0, 105))


@rule("quick-silver", "1.4")
def test_after_the_end_nothing_can_be_played() -> None:
    rich: Any = {"cash": {"north": 99}}
    alive: Any = {"carts": {"east": (0, 1)}}
    for ending in (rich, alive):
        table = end_of_round({"north": LIGHT, "east": HEAVY}, **ending)
        assert table.asked() is None
        for move in ("sneak", "pick up"):
            with pytest.raises(IllegalMove, match=r"^The game is over\. \(§1\.4\)$"):
                table.play(move)


@rule("quick-silver", "8.2")
def test_a_tie_at_the_top_means_another_round_for_all() -> None:
    table = end_of_round({"north": LIGHT, "east": HEAVY, "south": SAME}, cash={"north": 95, "south": 85})
    assert table.cash() == [100, 0, 100]
    assert table.table.outcome is None
    assert table.view("north").round == 2
    assert table.view("east").carts[1].hand is not None


@rule("quick-silver", "8.3")
def test_the_last_one_alive_wins_at_once_before_any_market() -> None:
    table = end_of_round({"north": LIGHT, "east": HEAVY, "south": SAME}, carts={"east": (0, 1), "south": (0, 2)})
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("last alive", (0,))
    assert table.told(WasLastAlive) == [WasLastAlive("north")]
    assert table.told(Unloaded) == []


@rule("quick-silver", "8.4")
def test_the_deal_moves_to_the_right() -> None:
    table = end_of_round({"north": LIGHT, "east": HEAVY, "south": SAME})
    assert table.view("north").dealer == 2
    assert table.asked() == "south"
    assert table.play("pick up").asked() == "north"


@rule("quick-silver", "8.4")
def test_the_deal_passes_over_the_dead() -> None:
    table = end_of_round({"north": LIGHT, "east": HEAVY, "south": SAME}, carts={"south": (0, 1)})
    assert table.view("north").dealer == 1


@rule("quick-silver", "8.4")
def test_a_dead_dealer_hands_the_deal_to_the_right() -> None:
    hands = {"north": LIGHT, "east": HEAVY, "south": SAME, "west": "25 10 junk"}
    assert end_of_round(hands, carts={"north": (0, 1)}).view("north").dealer == 3
    assert end_of_round(hands, carts={"north": (0, 1), "west": (0, 1)}).view("north").dealer == 2


@rule("quick-silver", "8.5")
def test_games_end_though_no_rule_limits_them() -> None:
    dice = Seeded(8)
    for options in GAME.every_options(4):
        for _ in range(50):
            table = GAME.start(4, dice, options)
            table.playout(dice)
            assert table.outcome is not None


@rule("quick-silver", "8.5")
def test_beginners_need_less_than_eighty_rounds() -> None:
    plan = Plan(
        game="quick-silver", edition=None, seats=4, options={}, bots=("easy", "easy", "easy", "easy"), games=50, seed=1
    )
    *_, tally = simulate(plan)
    assert max(tally.rounds) < 80
