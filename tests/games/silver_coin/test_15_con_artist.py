from __future__ import annotations

from silverware.games.silver_coin.events import Scored, Tricked
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "15.1")
def test_at_the_end_of_a_turn_he_is_turned_facedown_for_an_additional_turn() -> None:
    table = scene("1, (5)", "(7)")
    assert not table.menu("con")
    assert table.refused("con 1") == "15.1"
    table.draw(6)
    assert not table.menu("con")
    table.play("discard")
    assert table.asked() == ("north", "end")
    assert table.menu() == {"con 1", "done"}
    table.play("con 1")
    assert table.village("north") == "(1), (5)"
    assert table.asked() == ("north", "turn")
    assert len(table.told(Tricked)) == 1
    table.draw(6, "discard")
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "15.1")
def test_nobody_has_to_use_him_and_facedown_he_does_nothing() -> None:
    table = scene("1, (5)", "(7)").draw(6, "discard", "done")
    assert table.village("north") == "1, (5)"
    assert table.asked() == ("east", "turn")
    assert scene("(1), (5)", "(7)").draw(6, "discard").asked() == ("east", "turn")


@rule("silver-coin", "15.2")
def test_the_additional_turn_is_a_turn_like_any_other() -> None:
    table = scene("1, (5), 4", "(7)", pile="9, 8").draw(7, "discard", "con 1")
    assert table.menu() == {"draw", "take", "call", "blob 1"}
    table.play("call")
    assert table.view("east").caller == 0
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "15.3")
def test_one_that_comes_or_is_turned_up_in_this_turn_can_be_used_at_its_end() -> None:
    taken = scene("(5), (6)", "(7)", pile="1").play("take", "exchange 1", "done")
    assert taken.menu() == {"con 1", "done"}
    turned = scene("(1), (6)", "(7)").draw(5, "use", "right", "flip north 1")
    assert turned.menu() == {"con 1", "done"}


@rule("silver-coin", "15.4")
def test_several_are_used_one_by_one() -> None:
    table = scene("1, 1, (5)", "(7)").draw(6, "discard")
    assert table.menu() == {"con 1", "con 2", "done"}
    table.play("con 1").draw(6, "discard")
    assert table.menu() == {"con 2", "done"}
    table.play("con 2").draw(6, "discard")
    assert table.village("north") == "(1), (1), (5)"
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "15.5")
def test_a_used_copy_waits_for_a_turn_of_everybody_else() -> None:
    table = scene("1, (6)", "(7)", "(8)").draw(6, "discard", "con 1").draw(5, "use", "right", "flip north 1")
    assert table.village("north") == "1, (6), 5"
    assert table.asked() == ("east", "turn")
    assert table.card("north", 1).awaits == (1, 2)
    table.draw(6, "discard")
    assert table.card("north", 1).awaits == (2,)
    table.draw(6, "discard").draw(7, "discard")
    assert table.menu() == {"con 1", "done"}


@rule("silver-coin", "15.5")
def test_a_call_is_a_turn_had() -> None:
    table = scene("1, (6)", "(7)").draw(6, "discard", "con 1").draw(5, "use", "right", "flip north 1")
    assert table.card("north", 1).awaits == (1,)
    table.play("call")
    assert table.card("north", 1).awaits == ()
    table.draw(6, "discard")
    assert table.menu() == {"con 1", "done"}


@rule("silver-coin", "15.5")
def test_another_copy_works_at_once() -> None:
    table = scene("1, (1)", "(7)").draw(6, "discard", "con 1").draw(5, "use", "right", "flip north 2")
    assert table.village("north") == "(1), 1, 5"
    assert table.menu() == {"con 2", "done"}


@rule("silver-coin", "15.5")
def test_a_new_owner_waits_for_the_same_seats() -> None:
    two = scene("1, (6)", "(7)").draw(6, "discard", "con 1").draw(12, "use", "move north 1", "move east 1")
    assert two.village("east") == "(1)"
    two.draw(5, "use", "right", "flip east 1")
    assert two.menu() == {"con 1", "done"}
    three = scene("1, (6)", "(7)", "(8)").draw(6, "discard", "con 1")
    three.draw(12, "use", "left", "move north 1", "move east 1", "move south 1")
    assert three.village("east") == "(1)"
    three.draw(5, "use", "right", "flip east 1")
    assert three.village("east") == "1, 5"
    assert three.asked() == ("south", "turn")


@rule("silver-coin", "15.6")
def test_in_the_last_lap_he_adds_turns_to_the_last_one() -> None:
    table = scene("1, 1, (5)", "(7)", caller="east").draw(6, "discard", "con 1")
    assert table.asked() == ("north", "turn")
    assert table.refused("call") == "8.4"
    table.draw(6, "discard", "con 2").draw(6, "discard")
    assert [event.caller for event in table.told(Scored)] == ["east"]


@rule("silver-coin", "15.6")
def test_who_comes_after_in_the_last_lap_still_has_a_turn() -> None:
    table = scene("1, (5)", "(7)", "(8)", caller="south").draw(6, "discard", "con 1").draw(6, "discard")
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "15.7")
def test_after_a_call_the_caller_uses_none() -> None:
    table = scene("1, (5)", "(7)").play("call")
    assert table.asked() == ("east", "turn")
    assert table.village("north") == "1, (5)"


@rule("silver-coin", "15.8")
def test_an_additional_turn_gives_curators_and_pixies_their_use_again() -> None:
    table = scene("1, 2, 3", "(7)").play("curate 2", "rotate 1", "pixie 3", "flip east 1")
    assert not table.menu("curate")
    table.draw(5, "use", "right", "flip north 3")
    assert table.village("north") == "1 rotated, 2, 3, 5"
    assert table.menu() == {"con 1", "done"}
    table.play("con 1")
    assert table.menu() == {"draw", "take", "call", "curate 2", "pixie 3"}
