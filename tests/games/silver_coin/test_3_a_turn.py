from __future__ import annotations

from silverware.games.silver_coin.events import Passed
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "3.1")
def test_a_turn_is_one_action_draw_take_or_call() -> None:
    assert scene("(5), (5), (6), (6), (7)").menu() == {"draw", "take"}
    table = scene("(5), (5), (6), (6)")
    assert table.menu() == {"draw", "take", "call"}
    for moves, drawn in ((("draw", "discard"), "1"), (("take", "exchange 1", "done"), ""), (("call",), "")):
        after = scene("(5), (5), (6), (6)").play(*moves, chance=drawn)
        assert after.asked() == ("east", "turn")


@rule("silver-coin", "3.1")
def test_nothing_of_an_action_can_be_done_before_it() -> None:
    table = scene("(5), (5), (6), (6)")
    assert table.refused("discard") == "3.1"
    assert table.refused("exchange 1") == "3.1"
    assert table.refused("pass") == "3.4"
    table.draw(3)
    assert table.refused("draw") == "4.1"
    assert table.refused("take") == "4.1"
    assert table.refused("call") == "4.1"


@rule("silver-coin", "3.2")
def test_abilities_and_the_token_come_on_top_of_the_action() -> None:
    table = scene("2, 3, (6), (6), (7)", token="north")
    assert table.menu() == {"draw", "take", "curate 1", "pixie 2", *(f"protect {place}" for place in range(1, 6))}


@rule("silver-coin", "3.3")
def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    assert scene("(2), (5)").draw(3, "discard").asked() == ("east", "turn")


@rule("silver-coin", "3.3")
def test_where_something_is_left_the_seat_says_when_it_is_done() -> None:
    table = scene("2, (5)").draw(3, "discard")
    assert table.asked() == ("north", "end")
    assert table.menu() == {"curate 1", "done"}
    assert table.play("done").asked() == ("east", "turn")


@rule("silver-coin", "3.4")
def test_a_seat_that_can_do_nothing_passes() -> None:
    table = scene("(7)", "(5)", "", caller="east", left=0, turn="south", first="east")
    assert table.menu() == {"pass"}
    table.play("pass")
    assert table.told(Passed) == [Passed("south")]
    assert table.asked() == ("north", "turn")
    assert table.menu() == {"take"}


@rule("silver-coin", "3.4")
def test_with_empty_discards_and_an_empty_deck_there_is_nothing_to_do() -> None:
    assert scene("(7), 0", "(5)", caller="east", left=0, pile="").menu() == {"pass"}
