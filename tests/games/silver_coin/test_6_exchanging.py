from __future__ import annotations

from silverware.games.silver_coin.events import Exchanged, Matched, Mismatched
from silverware.games.silver_coin.forms import ExchangeMore
from tests.games.silver_coin.scene import amulet, scene
from tests.rules import rule


@rule("silver-coin", "6.1")
def test_the_new_card_gets_the_place_of_the_one_it_replaces() -> None:
    table = scene("(5), 6, (7)", pile="9").play("take", "exchange 2", "done")
    assert table.village("north") == "(5), 9, (7)"
    assert table.pile() == "6"
    table = scene("(5), 6, (7)", pile="9").draw(1, "exchange 3", "done")
    assert table.village("north") == "(5), 6, (1)"
    assert table.pile() == "9, 7"


@rule("silver-coin", "6.2")
def test_equal_cards_faceup_or_facedown_are_exchanged_together() -> None:
    table = scene("(5), 6, (5), 5").draw(3, "exchange 1", "exchange 4", "exchange 3", "done")
    assert table.asked() == ("north", "put")
    assert [[card.number for card in event.to(1).cards] for event in table.told(Matched)] == [[5, 5, 5]]
    table.play("put 1")
    assert table.village("north") == "(3), 6"
    assert table.pile() == "9, 5, 5, 5"
    (event,) = table.told(Exchanged)
    assert [(card.place, card.number) for card in event.to(1).discarded] == [(1, 5), (3, 5), (4, 5)]


@rule("silver-coin", "6.3")
def test_the_owner_says_whose_place_the_new_card_gets() -> None:
    table = scene("(5), 6, (5), (7)").play("take", "exchange 1", "exchange 3", "done")
    assert table.menu() == {"put 1", "put 3"}
    assert table.refused("put 2") == "6.3"
    assert table.play("put 3").village("north") == "6, 9, (7)"
    table = scene("(5), 6, (5), (7)").play("take", "exchange 1", "exchange 3", "done", "put 1")
    assert table.village("north") == "9, 6, (7)"


@rule("silver-coin", "6.4")
def test_equal_cards_lie_in_the_order_of_their_places() -> None:
    table = scene("(5) #1, 6 #2, (5) #3").play("take", "exchange 3", "exchange 1", "done", "put 1")
    assert [card.tag for card in table.view("spectator").pile] == [1, 3]


@rule("silver-coin", "6.4")
def test_of_different_cards_the_lowest_lies_on_top() -> None:
    for village in ("13, (5)", "(5), 13"):
        table = amulet(village).play("take", "exchange 1", "exchange 2", "put 1")
        assert table.pile() == "13, 5"


@rule("silver-coin", "6.5")
def test_a_village_without_cards_cannot_exchange() -> None:
    table = scene("")
    assert table.menu() == {"draw", "call"}
    assert table.refused("take") == "6.5"
    table.draw(3)
    assert table.menu() == {"discard"}
    assert scene("", "(5), 6").draw(8).menu() == {"discard", "use"}
    assert scene("", "(5), 6").draw(8).refused("exchange 1") == "6.5"


@rule("silver-coin", "6.6")
def test_a_card_in_the_place_of_a_rotated_one_lies_upright() -> None:
    table = scene("(5) rotated, 6").play("take", "exchange 1", "done")
    assert table.village("north") == "9, 6"


@rule("silver-coin", "6.7")
def test_cards_are_chosen_one_by_one() -> None:
    table = scene("(5), 6, (7)").play("take", "exchange 2")
    assert table.asked() == ("north", "exchange")
    assert table.menu() == {"exchange 1", "exchange 3", "done"}
    assert table.refused("exchange 2") == "6.7"
    assert table.asking(ExchangeMore, "east").chosen == (table.card("north", 2).tag,)
    assert table.village("north") == "(5), 6, (7)"
    assert table.pile() == ""
    table.play("exchange 1")
    assert table.menu() == {"exchange 3", "done"}


@rule("silver-coin", "6.7", "16.14")
def test_an_exchange_is_made_at_once_when_a_curator_discards_the_last_card_to_choose() -> None:
    table = scene("2, (5), (7) rotated").play("take", "exchange 1", "exchange 2", "curate 1")
    assert "discard 3" in table.menu()
    table.play("discard 3")
    assert table.asked() == ("north", "add")
    assert table.told(Mismatched)
    table = scene("2 rotated, (5), (6)").play("take", "exchange 2", "exchange 3", "curate 1", "discard 1", "left")
    assert (table.village("north"), table.pile()) == ("9, 5, 6", "2")
    table = scene("2 rotated, (5)").play("take", "exchange 2", "curate 1", "discard 1")
    assert (table.village("north"), table.pile(), table.asked()) == ("9", "2, 5", ("east", "turn"))
    table = scene("2, 2, (5)").play("take", "exchange 3", "curate 1", "rotate 2", "curate 2", "discard 2")
    assert table.asked() == ("north", "exchange")
