from __future__ import annotations

from silverware.games.silver_coin.events import Looked
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "23.1")
def test_the_psychic_looks_at_up_to_three_cards_of_any_villages() -> None:
    table = scene("(5), 6", "(7), (8)", "(2)").draw(9, "use")
    assert table.asked() == ("north", "look")
    assert table.menu() == {"look north 1", "look east 1", "look east 2", "look south 1", "done"}
    table.play("look north 1", "look east 2", "look south 1")
    view = table.view("north")
    assert [[card.number for card in village] for village in view.villages] == [[5, 6], [None, 8], [2]]
    assert table.menu() == {"done"}
    table.play("done")
    assert table.asked() == ("east", "turn")
    assert [card.number for card in table.view("north").villages[2]] == [None]


@rule("silver-coin", "23.2")
def test_they_are_looked_at_one_after_another_and_the_user_may_stop() -> None:
    table = scene("(5), 6", "(7), (8)").draw(9, "use", "look east 1")
    assert table.view("north").villages[1][0].number == 7
    assert table.menu() == {"look north 1", "look east 2", "done"}
    table.play("done")
    assert table.asked() == ("east", "turn")
    looked = [(card.seat, card.place) for event in table.told(Looked) for card in event.cards]
    assert looked == [("east", 1)]
