from __future__ import annotations

from silverware.games.silver_coin.events import Switched
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "25.1")
def test_the_discard_below_the_golem_is_switched_with_any_card() -> None:
    table = scene("(5), 6", "(7), 8", pile="9, 3").draw(11, "use")
    assert table.asked() == ("north", "golem")
    assert table.menu() == {"switch north 1", "switch north 2", "switch east 1", "switch east 2", "done"}
    table.play("switch east 2")
    assert table.village("east") == "(7), 3"
    assert table.pile() == "8, 9, 11"
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "25.2")
def test_it_lies_in_the_village_as_it_lay_before() -> None:
    table = scene("(5), 6", "(7), 8", pile="9, 3").draw(11, "use", "switch north 1")
    assert table.village("north") == "3, 6"
    hidden = scene("(5), 6", "(7), 8", pile="9, (3)").draw(11, "use", "switch east 2")
    assert hidden.village("east") == "(7), (3)"
    assert hidden.card("east", 2, "north").seen == ()


@rule("silver-coin", "25.3")
def test_the_card_from_the_village_goes_to_the_bottom_as_it_lay() -> None:
    table = scene("(5), 6", "(7), 8", pile="9, 3").draw(11, "use", "switch east 1")
    assert table.pile() == "(7), 9, 11"
    for chair in ("north", "east", "spectator"):
        card = table.view(chair).pile[0]
        assert (card.number, card.up, card.seen) == (None, False, ())
    (event,) = table.told(Switched)
    assert (event.to(0).card.number, event.to(0).placed.number) == (None, 3)


@rule("silver-coin", "25.4")
def test_a_facedown_discard_is_neither_seen_nor_used() -> None:
    table = scene("4, 6", "(7), 8", pile="9, (8)")
    assert not table.menu("blob")
    assert table.draw(10, "use").menu() == {"take 1", "take 2", "activate 2", "done"}
    table.play("take 1", "exchange 2", "done")
    assert table.village("north") == "4, (8)"
    assert [table.card("north", 2, chair).number for chair in ("north", "east", "spectator")] == [None] * 3


@rule("silver-coin", "25.5")
def test_with_nothing_below_or_no_card_to_switch_it_cannot_be_used() -> None:
    assert scene("(5)", pile="").draw(11).menu() == {"discard", "exchange 1"}
    assert scene("", "(7) token").draw(11).menu() == {"discard"}
    assert scene("", "(7)").draw(11).menu() == {"discard", "use"}
