from __future__ import annotations

from silverware.games.silver_coin.events import Exchanged, Took
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "5.1")
def test_a_card_that_was_taken_must_be_exchanged() -> None:
    table = scene("(5), (6)", pile="3, 7").play("take")
    assert table.asked() == ("north", "taken")
    assert table.menu() == {"exchange 1", "exchange 2"}
    assert table.refused("discard") == "5.1"
    assert table.refused("use") == "5.2"
    assert table.pile() == "3"
    (took,) = table.told(Took)
    assert (took.seat, took.depth, took.card.number) == (0, 1, 7)


@rule("silver-coin", "5.2")
def test_it_lies_faceup_and_no_ability_happens() -> None:
    table = scene("(5), (6)", pile="3, 7").play("take", "exchange 2", "done")
    assert table.village("north") == "(5), 7"
    assert table.pile() == "3, 6"
    assert table.card("north", 2).number == 7
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "5.3")
def test_a_facedown_discard_can_be_taken_and_nobody_looks_at_it() -> None:
    table = scene("(5), (6)", pile="3, (7)").play("take")
    assert [card.number for card in table.view("north").hand] == [None]
    assert table.told(Took)[0].card.number is None
    table.play("exchange 1", "done")
    assert table.village("north") == "(7), (6)"
    assert table.pile() == "3, 5"
    (event,) = table.told(Exchanged)
    assert event.to(0).card.number is None
    for chair in ("north", "east", "spectator"):
        card = table.card("north", 1, chair)
        assert (card.number, card.up, card.seen) == (None, False, ())


@rule("silver-coin", "5.4")
def test_nothing_is_taken_from_empty_discards() -> None:
    table = scene("(5), (6), (6), (7), (7)", pile="")
    assert table.menu() == {"draw"}
    assert table.refused("take") == "5.4"
