from __future__ import annotations

from silverware.games.silver_coin.events import Killed
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "22.1")
def test_a_faceup_card_goes_faceup_to_the_bottom_of_the_discards() -> None:
    table = scene("5, (1)", "(7), 3, 0", pile="9, 2").draw(8, "use")
    assert table.menu() == {"kill north 1", "kill east 2", "kill east 3", "done"}
    table.play("kill east 2")
    assert table.village("east") == "(7), 0"
    assert table.pile() == "3, 9, 2, 8"
    assert [(event.card.place, event.card.number) for event in table.told(Killed)] == [(2, 3)]
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "22.2")
def test_a_village_can_run_out_of_cards() -> None:
    table = scene("5, (1)", "3").draw(8, "use", "kill east 1")
    assert table.village("east") == ""
    assert table.asked() == ("east", "turn")
    assert table.menu() == {"draw", "call"}
    own = scene("5", "3").draw(8, "use", "kill north 1")
    assert (own.village("north"), own.pile()) == ("", "5, 9, 8")


@rule("silver-coin", "22.3")
def test_without_a_faceup_card_he_cannot_be_used() -> None:
    assert scene("(5), (1)", "(3)").draw(8).menu() == {"discard", "exchange 1", "exchange 2"}
    assert scene("(5), (1)", "(3)").draw(8).refused("use") == "13.1"
