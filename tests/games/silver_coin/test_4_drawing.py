from __future__ import annotations

import pytest

from silverware.games.silver_coin.events import Discarded, Drew, Exchanged, Used
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "4.1")
def test_who_draws_looks_in_secret_and_discards_uses_or_exchanges() -> None:
    table = scene("(5), (6), (7)", left=20).draw(7)
    assert table.asked() == ("north", "drawn")
    assert table.menu() == {"discard", "use", "exchange 1", "exchange 2", "exchange 3"}
    assert [card.number for card in table.view("north").hand] == [7]
    for chair in ("east", "spectator"):
        assert [card.number for card in table.view(chair).hand] == [None]
        assert table.view(chair).deck == 19
    (drew,) = table.told(Drew)
    assert drew.to(0).cards[0].number == 7
    assert drew.to(1).cards[0].number is None


@rule("silver-coin", "4.2")
@pytest.mark.parametrize("number", range(14))
def test_any_card_can_be_discarded_and_then_does_nothing(number: int) -> None:
    table = scene("(1), (2)", "(3), 4", pile="1, 5").draw(number, "discard")
    assert table.pile() == f"1, 5, {number}"
    assert (table.village("north"), table.village("east")) == ("(1), (2)", "(3), 4")
    assert table.asked() == ("east", "turn")
    assert [event.card.number for event in table.told(Discarded)] == [number]
    assert table.view("spectator").pile[-1].number == number


@rule("silver-coin", "4.3")
def test_a_used_card_is_discarded_first() -> None:
    table = scene("(5), 6").draw(8, "use")
    assert table.pile() == "9, 8"
    assert table.asked() == ("north", "kill")
    (used,) = table.told(Used)
    assert (used.seat, used.card.number, used.by) == ("north", 8, "drawing")


@rule("silver-coin", "4.3")
@pytest.mark.parametrize("number", range(14))
def test_only_numbers_5_to_12_have_discard_abilities(number: int) -> None:
    table = scene("(1), 6", "(4), 4", pile="1, 5").draw(number)
    assert ("use" in table.menu()) == (5 <= number <= 12)


@rule("silver-coin", "4.3")
def test_a_card_without_one_cannot_be_used() -> None:
    assert scene("(5), 6").draw(3).refused("use") == "4.3"


@rule("silver-coin", "4.4")
def test_an_exchanged_card_lies_facedown_and_only_who_drew_it_knows_it() -> None:
    table = scene("(5), (6), (7)").draw(0, "exchange 2", "done")
    assert table.village("north") == "(5), (0), (7)"
    assert table.pile() == "9, 6"
    card = table.card("north", 2)
    assert (card.up, card.number, card.seen) == (False, None, (0,))
    (event,) = table.told(Exchanged)
    assert event.to(0).card.number == 0
    assert event.to(1).card.number is None
    assert [gone.number for gone in event.to(1).discarded] == [6]
    assert table.asked() == ("east", "turn")
