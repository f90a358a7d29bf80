from __future__ import annotations

from silverware.games.silver_coin.events import PlayStopped, Scored
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "9.1")
def test_the_turn_that_takes_the_last_card_is_finished_and_ends_the_round() -> None:
    table = scene("2, (5)", "(6)", left=1).draw(3)
    assert table.asked() == ("north", "drawn")
    table.play("exchange 2", "done")
    assert table.asked() == ("north", "end")
    table.play("curate 1", "rotate 1")
    assert table.told(PlayStopped) == [PlayStopped("deck")]
    (scored,) = table.told(Scored)
    assert (scored.caller, scored.scores) == (None, (5, 6))


@rule("silver-coin", "9.1")
def test_a_card_for_a_mismatch_can_be_the_last_one() -> None:
    table = scene("(5), (5), (6)", "(6)", left=1).play("take", "exchange 1", "exchange 2", "exchange 3", "left")
    assert not table.told(PlayStopped)
    table.play("right", chance="4")
    assert table.told(PlayStopped) == [PlayStopped("deck")]
    assert table.scores() == (9 + 5 + 5 + 6 + 4, 6)


@rule("silver-coin", "9.1")
def test_with_a_card_left_the_round_goes_on() -> None:
    table = scene("(5)", "(6)", left=2).draw(3, "discard")
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "9.2")
def test_that_turn_gains_no_additional_turn() -> None:
    table = scene("1, (5)", "(6)", left=1).draw(3, "discard")
    assert table.told(PlayStopped) == [PlayStopped("deck")]
    table = scene("1, (5)", "(6)", left=1, caller="east").draw(3, "discard")
    assert table.told(PlayStopped) == [PlayStopped("call")]


@rule("silver-coin", "9.3")
def test_after_a_call_the_last_turns_are_still_taken_without_drawing() -> None:
    table = scene("(6), (7)", "1, (5)", "(8)", caller="south", left=1).draw(8, "discard")
    assert table.asked() == ("east", "turn")
    assert table.menu() == {"take"}
    assert table.refused("draw") == "9.3"
    table.play("take", "exchange 2", "done")
    assert table.menu() == {"con 1", "done"}
    table.play("con 1")
    assert table.menu() == {"take"}
    table.play("take", "exchange 1", "done")
    (scored,) = table.told(Scored)
    assert (scored.caller, scored.scores) == ("south", (13, 13, 0))
