from __future__ import annotations

import pytest

from silverware.games.silver_coin.events import Used
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "18.1")
def test_a_faceup_blob_uses_the_top_discard() -> None:
    table = scene("4, (5)", "(6)", pile="9, 7")
    assert table.menu() == {"draw", "take", "call", "blob 1"}
    table.play("blob 1")
    assert table.asked() == ("north", "village")
    (used,) = table.told(Used)
    assert (used.card.number, used.by) == (7, "blob")
    table.play("village east", "done")
    assert table.asked() == ("east", "turn")
    assert not scene("(4), (5)", "4", pile="9, 7").menu("blob")
    assert scene("(4), (5)", "4", pile="9, 7").refused("blob 1") == "18.1"


@rule("silver-coin", "18.2")
@pytest.mark.parametrize("blobs", [1, 2, 3, 4])
def test_as_many_blobs_so_deep_they_reach(blobs: int) -> None:
    table = scene(", ".join(["4"] * blobs + ["(5)"]), "(6)", pile="5, 8, 9, 7")
    assert table.menu("blob") == {f"blob {deep}" for deep in range(1, blobs + 1)}
    table.play(f"blob {blobs}")
    assert table.asked()[1] == ("village", "look", "kill", "flip")[blobs - 1]


@rule("silver-coin", "18.3")
def test_it_is_the_action_of_the_turn() -> None:
    table = scene("4, 2, (6)", "(6)", pile="9, 7")
    assert not scene("4, 2, (6)", "(6)", pile="9, 7").draw(3).menu("blob")
    assert not scene("4, 2, (6)", "(6)", pile="9, 7").draw(8, "discard").menu("blob")
    table.play("blob 1", "village east", "done")
    assert table.menu() == {"curate 2", "done"}


@rule("silver-coin", "18.4")
def test_only_faceup_discards_with_discard_abilities() -> None:
    table = scene("4, 4, 4, 4, (6)", "(6)", pile="7, 3, (8), 13")
    assert table.menu("blob") == {"blob 4"}
    assert table.refused("blob 1") == "18.4"
    assert table.refused("blob 2") == "18.4"
    assert not scene("4, 4, (6)", "(6)", pile="7, 3, (8)").menu("blob")


@rule("silver-coin", "18.4", "13.1")
def test_an_ability_that_can_do_nothing_is_not_used() -> None:
    assert not scene("(5), 4", "6", pile="11").menu("blob")
    assert not scene("4", "6", pile="9").menu("blob")


@rule("silver-coin", "18.5")
def test_the_discard_keeps_its_place_and_the_blob_stays_faceup() -> None:
    table = scene("4, 4, (5)", "(6)", pile="1, 7, 2").play("blob 2", "village east", "done")
    assert table.pile() == "1, 7, 2"
    assert table.village("north") == "4, 4, (5)"


@rule("silver-coin", "18.6")
def test_a_golem_used_so_switches_the_discard_below_it() -> None:
    table = scene("4, 4, (5)", "(6)", pile="1, 7, 11, 2").play("blob 2", "switch east 1")
    assert table.village("east") == "7"
    assert table.pile() == "(6), 1, 11, 2"


@rule("silver-coin", "18.6")
def test_a_nosferatu_used_so_reaches_the_three_below_it() -> None:
    table = scene("4, 4, (5)", "(6)", pile="3, 1, 8, 7, 10, 2").play("blob 2")
    assert table.menu() == {"take 1", "take 2", "take 3", "activate 1", "activate 2", "done"}
    table.play("take 2", "exchange 3", "done")
    assert table.village("north") == "4, 4, 8"
    assert table.pile() == "3, 1, 7, 10, 2, 5"
