from __future__ import annotations

from silverware.games.silver_coin.events import Flipped
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "17.1")
def test_a_pixie_turns_facedown_and_flips_another_card_of_any_village() -> None:
    table = scene("3, (5)", "(7), 8").play("pixie 1")
    assert table.village("north") == "(3), (5)"
    assert table.asked() == ("north", "pixie")
    assert table.menu() == {"flip north 2", "flip east 1", "flip east 2"}
    table.play("flip east 1")
    assert table.village("east") == "7, 8"
    assert table.asked() == ("north", "turn")
    assert [(event.card.seat, event.card.place, event.up) for event in table.told(Flipped)][-1] == ("east", 1, True)
    down = scene("3, (5)", "(7), 8").play("pixie 1", "flip east 2")
    assert down.village("east") == "(7), (8)"
    assert down.card("east", 2).seen == (-1, 0, 1)


@rule("silver-coin", "17.1")
def test_only_a_faceup_pixie_of_ones_own() -> None:
    table = scene("(3), (5)", "3, (7)")
    assert not table.menu("pixie")
    assert table.refused("pixie 1") == "17.1"


@rule("silver-coin", "17.2")
def test_the_flip_must_be_made_if_it_can() -> None:
    table = scene("3, (5)", "").play("pixie 1")
    assert table.menu() == {"flip north 2"}
    assert table.refused("done") == "17.2"
    alone = scene("3", "(7) token").play("pixie 1")
    assert alone.village("north") == "(3)"
    assert alone.asked() == ("north", "turn")


@rule("silver-coin", "13.2", "17.1")
def test_protected_cards_are_not_flipped() -> None:
    assert scene("3, 5", "7 token, (6)").play("pixie 1").menu() == {"flip north 2", "flip east 2"}


@rule("silver-coin", "17.3")
def test_pixies_chain() -> None:
    table = scene("3, (3), (3)", "(7)").play("pixie 1", "flip north 2")
    assert table.menu("pixie") == {"pixie 2"}
    table.play("pixie 2", "flip north 3", "pixie 3", "flip east 1")
    assert (table.village("north"), table.village("east")) == ("(3), (3), (3)", "7")
    assert not table.menu("pixie")


@rule("silver-coin", "17.4")
def test_no_pixie_is_used_twice_in_a_turn() -> None:
    table = scene("3, 3", "(7)").play("pixie 1", "flip east 1", "pixie 2", "flip north 1")
    assert table.village("north") == "3, (3)"
    assert not table.menu("pixie")
    assert table.refused("pixie 1") == "17.4"
    table.draw(6, "discard")
    assert table.asked() == ("east", "turn")
    assert table.draw(6, "discard").menu("pixie") == {"pixie 1"}


@rule("silver-coin", "17.4")
def test_in_an_additional_turn_she_can_be_used_again() -> None:
    table = scene("1, 3, 3", "(7)").play("pixie 2", "flip east 1", "pixie 3", "flip north 2").draw(6, "discard")
    assert table.menu() == {"con 1", "done"}
    assert table.play("con 1").menu("pixie") == {"pixie 2"}


@rule("silver-coin", "17.5")
def test_another_pixie_may_be_flipped() -> None:
    table = scene("3, 3", "(7)").play("pixie 1")
    assert table.menu() == {"flip north 2", "flip east 1"}
    assert table.play("flip north 2").village("north") == "(3), (3)"
