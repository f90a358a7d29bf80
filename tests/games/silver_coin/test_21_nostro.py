from __future__ import annotations

from silverware.games.silver_coin.events import Looked
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "21.1")
def test_nostro_looks_at_all_facedown_cards_of_one_village() -> None:
    table = scene("(5), 6, (1)", "(7), (8)", "9, (2)").draw(7, "use")
    assert table.asked() == ("north", "village")
    assert table.menu() == {"village north", "village east", "village south"}
    table.play("village north")
    assert [card.number for card in table.view("north").villages[0]] == [5, 6, 1]
    assert [card.number for card in table.view("north").villages[1]] == [None, None]
    assert [card.place for card in table.told(Looked)[0].cards] == [1, 3]
    table.play("done")
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "21.2")
def test_protected_cards_are_left_out_and_so_are_villages_with_nothing_to_see() -> None:
    table = scene("5, 6", "(7), (8) token", "9, 2").draw(7, "use")
    assert table.menu() == {"village east"}
    assert table.refused("village south") == "21.2"
    table.play("village east")
    assert [card.number for card in table.view("north").villages[1]] == [7, None]
    own = scene("(5), (6) token", "(7), (8)").draw(7, "use", "village north")
    assert [card.number for card in own.view("north").villages[0]] == [5, 6]
