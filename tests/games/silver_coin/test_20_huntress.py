from __future__ import annotations

from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "20.1")
def test_first_a_faceup_card_turns_down_then_another_turns_up() -> None:
    table = scene("5, (0)", "(7), 8").draw(6, "use")
    assert table.asked() == ("north", "down")
    assert table.menu() == {"flip north 1", "flip east 2"}
    table.play("flip east 2")
    assert table.village("east") == "(7), (8)"
    assert table.asked() == ("north", "up")
    assert table.menu() == {"flip north 2", "flip east 1"}
    table.play("flip north 2")
    assert table.village("north") == "5, 0"
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "20.2")
def test_the_card_turned_down_is_not_turned_up_again() -> None:
    table = scene("5, (1)", "(7), 8").draw(6, "use", "flip north 1")
    assert table.menu() == {"flip north 2", "flip east 1"}
    assert table.refused("flip north 1") == "20.2"


@rule("silver-coin", "20.3")
def test_without_a_faceup_card_she_cannot_be_used() -> None:
    assert scene("(5), (1)", "(7)").draw(6).menu() == {"discard", "exchange 1", "exchange 2"}
    assert scene("(5), (1)", "(7), 3 token").draw(6).refused("use") == "20.3"


@rule("silver-coin", "20.4")
def test_without_a_second_card_only_the_first_half_happens() -> None:
    table = scene("5, 1", "8, (7) token").draw(6, "use", "flip north 2")
    assert (table.village("north"), table.village("east")) == ("5, (1)", "8, (7)")
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "20.4")
def test_she_does_not_wait_for_a_pixie_to_turn_a_card_down() -> None:
    table = scene("5, 3", "8").draw(6, "use", "flip north 1")
    assert table.asked() == ("north", "end")
    assert table.menu() == {"pixie 2", "done"}
    early = scene("5, 3", "8").draw(6, "use", "pixie 2", "flip east 1", "flip north 1")
    assert early.menu() == {"flip north 2", "flip east 1"}


@rule("silver-coin", "20.2", "28.11")
def test_who_comes_later_may_turn_up_the_card_she_turned_down() -> None:
    table = scene("5, (10)", "(7), 8", options={"card-5": "exposer"}).draw(6, "use", "flip east 2", "flip north 2")
    table.draw(5, "use")
    assert table.menu() == {"flip east 1", "flip east 2"}
