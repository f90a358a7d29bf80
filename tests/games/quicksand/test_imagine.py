"""Imagined worlds are as likely as they should be."""

from __future__ import annotations

from collections import Counter

import pytest

from silverware.core.dice import Seeded
from silverware.games.quicksand import GAME
from tests.games.quicksand.scene import scene


def test_every_identity_that_is_possible_is_equally_likely() -> None:
    view = scene("white red red red red red", explorers={"white": 38}).play("move white 1 to temple").view("north")
    dice = Seeded(1)
    drawn = Counter(GAME.imagine(view, None, dice).identities[2] for _ in range(2000))
    assert set(drawn) == {1, 2, 3, 4}
    assert all(count / 2000 == pytest.approx(0.25, abs=0.04) for count in drawn.values())


def test_cards_nobody_has_seen_are_as_likely_in_a_hand_as_in_the_deck() -> None:
    table = scene("red red red red red red", seats=2, discards=["mask"] * 9 + ["quicksand"] * 4)
    view, dice = table.view("north"), Seeded(1)
    worlds = [GAME.imagine(view, None, dice) for _ in range(2000)]
    assert all("mask" not in world.hand(1) for world in worlds)
    held = sum(world.hand(1).count("quicksand") for world in worlds) / len(worlds)
    assert held == pytest.approx(6 * 4 / (83 - 6 - 13), abs=0.05)


def test_what_a_chair_sees_of_itself_is_in_every_world() -> None:
    table = scene("red blue mask mask white quicksand")
    worlds = [GAME.imagine(table.view("north"), None, Seeded(seed)) for seed in range(50)]
    assert all(world.hand(0) == table.table.hand(0) and world.identities[0] == 0 for world in worlds)
    assert len({world.hand(1) for world in worlds}) > 10
