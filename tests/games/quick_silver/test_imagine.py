"""Imagined worlds are as likely as they should be."""

from __future__ import annotations

from collections import Counter

import pytest

from silverware.core.dice import Seeded
from silverware.games.quick_silver import GAME
from tests.games.quick_silver.scene import scene


def test_a_card_taken_is_most_likely_one_that_was_seen_there() -> None:
    """North saw one 15 with east, and took a 15 from east: how many 15s are left with east?

    East held the 15 that was seen and two of the 17 cards north did not see, three of them 15s. By counting:
    none in 47 of 100 cases, one in 47, two in 5.
    """
    hands = {"north": "25 10 5", "east": "15 20 junk"}
    table = scene(2, hands=hands, centre="5 5 10", turn="north", dealer="east")
    table.play("swap 5 with east", "allow", chance="15")
    view, memory, dice = table.view("north"), GAME.recall(table.table, 0), Seeded(1)
    draws = 4000
    left = Counter(GAME.imagine(view, memory, dice).named_hand(1).count("15") for _ in range(draws))
    assert left[0] / draws == pytest.approx(0.47, abs=0.04)
    assert left[1] / draws == pytest.approx(0.47, abs=0.04)
    assert left[2] / draws == pytest.approx(0.05, abs=0.02)


def test_what_a_seat_put_somewhere_is_there_in_every_world() -> None:
    hands = {"north": "25 10 5", "east": "15 20 junk", "south": "20 15 5"}
    table = scene(3, hands=hands, centre="5 5 10", turn="north", dealer="south", black=2)
    table.play("swap 25 with centre", "take 2", "swap junk with north", "allow", chance="10")
    view, memory = table.view("north"), GAME.recall(table.table, 0)
    dice = Seeded(2)
    worlds = [GAME.imagine(view, memory, dice) for _ in range(200)]
    assert all(world.named_hand(6)[1] == "25" for world in worlds)
    assert all("10" in world.named_hand(1) for world in worlds)
    assert len({world.named_hand(2) for world in worlds}) > 10
    forgetful = [GAME.imagine(view, None, dice) for _ in range(200)]
    assert not all(world.named_hand(6)[1] == "25" for world in forgetful)
