from __future__ import annotations

from silverware.games.silver_coin.events import Took, Used
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "24.1")
def test_one_of_the_three_below_is_taken_or_used() -> None:
    table = scene("(5), 6", "(7)", pile="1, 0, 7, 3").draw(10, "use")
    assert table.pile() == "1, 0, 7, 3, 10"
    assert table.asked() == ("north", "nosferatu")
    assert table.menu() == {"take 1", "take 2", "take 3", "activate 2", "done"}
    assert table.refused("take 4") == "24.1"
    table.play("activate 2")
    assert table.asked() == ("north", "village")
    assert [(event.card.number, event.by) for event in table.told(Used)] == [(10, "drawing"), (7, "nosferatu")]


@rule("silver-coin", "24.2")
def test_a_card_that_is_used_keeps_its_place() -> None:
    table = scene("(5), 6", "(3)", pile="1, 8, 3").draw(10, "use", "activate 2", "kill north 2")
    assert table.pile() == "6, 1, 8, 3, 10"
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "24.3")
def test_a_card_that_is_taken_is_exchanged_and_what_it_replaces_lies_on_the_nosferatu() -> None:
    table = scene("(5), 6, (5)", "(7)", pile="1, 0, 7, 3").draw(10, "use", "take 3")
    assert table.asked() == ("north", "taken")
    assert [(event.depth, event.card.number) for event in table.told(Took)] == [(3, 0)]
    table.play("exchange 1", "exchange 3", "done", "put 3")
    assert table.village("north") == "6, 0"
    assert table.pile() == "1, 7, 3, 10, 5, 5"


@rule("silver-coin", "24.3")
def test_a_mismatch_goes_as_ever() -> None:
    table = scene("(5), 6, (7)", "(7)", pile="0, 3").draw(10, "use", "take 2", "exchange 1", "exchange 2", "exchange 3")
    assert table.village("north") == "5, 6, 7"
    table.play("left", "right", chance="8")
    assert table.village("north") == "0, 5, 6, 7, (8)"
    assert table.pile() == "3, 10"
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "24.4")
def test_a_facedown_one_is_not_used_but_can_be_taken() -> None:
    table = scene("(5), 6", "(7)", pile="1, (7), 3").draw(10, "use")
    assert table.menu() == {"take 1", "take 2", "take 3", "done"}
    table.play("take 2", "exchange 2", "done")
    assert table.village("north") == "(5), (7)"
    assert table.card("north", 2, "north").seen == ()
    mismatch = scene("(5), 6", "(7)", pile="1, (7), 3").draw(10, "use", "take 2", "exchange 1", "exchange 2", "left")
    assert mismatch.village("north") == "(7), 5, 6"


@rule("silver-coin", "24.5")
def test_nosferatu_burrow_deeper_and_deeper() -> None:
    table = scene("(5), 6", "(7)", pile="7, 1, 10, 2, 3, 10, 0, 1").draw(10, "use")
    assert table.menu() == {"take 1", "take 2", "take 3", "activate 3", "done"}
    table.play("activate 3")
    assert table.menu() == {"take 1", "take 2", "take 3", "activate 3", "done"}
    table.play("activate 3")
    assert table.menu() == {"take 1", "take 2", "activate 2", "done"}
    table.play("activate 2", "village east")
    assert table.view("north").villages[1][0].number == 7
    table.play("done")
    assert table.pile() == "7, 1, 10, 2, 3, 10, 0, 1, 10"


@rule("silver-coin", "24.5")
def test_a_card_taken_from_deep_down_leaves_the_others_in_their_order() -> None:
    table = scene("(5), 6", "(7)", pile="7, 0, 2, 10, 3").draw(10, "use", "activate 2", "take 2", "exchange 2", "done")
    assert table.village("north") == "(5), 0"
    assert table.pile() == "7, 2, 10, 3, 10, 6"


@rule("silver-coin", "24.6")
def test_with_fewer_than_three_below_those_there_are() -> None:
    assert scene("(5), 6", pile="1, 3").draw(10, "use").menu() == {"take 1", "take 2", "done"}


@rule("silver-coin", "24.7")
def test_a_golem_used_so_works_on_the_discard_below_itself() -> None:
    table = scene("(5), 6", "(7)", pile="1, 2, 11, 0").draw(10, "use", "activate 2", "switch east 1")
    assert table.village("east") == "2"
    assert table.pile() == "(7), 1, 11, 0, 10"
    assert not scene("(5), 6", "(7)", pile="11").draw(10, "use").menu("activate")


@rule("silver-coin", "24.8")
def test_with_nothing_to_take_or_use_it_cannot_be_used() -> None:
    assert scene("(5)", pile="").draw(10).menu() == {"discard", "exchange 1"}
    assert scene("", pile="3").draw(10).menu() == {"discard"}
    assert scene("", "(7)", pile="7, 3, 3, 3").draw(10).menu() == {"discard"}
    assert scene("", "(7)", pile="3, 7").draw(10, "use").menu() == {"activate 1", "done"}
