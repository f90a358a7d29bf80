from __future__ import annotations

import pytest

from silverware.games.silver_coin.events import Called, Scored
from tests.games.silver_coin.scene import scene
from tests.rules import rule


@rule("silver-coin", "8.1")
@pytest.mark.parametrize("cards", range(7))
def test_who_has_four_cards_or_fewer_may_call(cards: int) -> None:
    table = scene(", ".join(["(5)", "(5)", "(6)", "(6)", "(7)", "(7)"][:cards]))
    assert ("call" in table.menu()) == (cards <= 4)


@rule("silver-coin", "8.1")
def test_a_curator_can_make_a_village_small_enough() -> None:
    table = scene("2, (5) rotated, (6), (6), (7)")
    assert table.refused("call") == "8.1"
    table.play("curate 1", "discard 2")
    assert "call" in table.menu()


@rule("silver-coin", "8.2")
def test_the_call_is_the_whole_turn() -> None:
    table = scene("1, 2, 3, (6)", token="north").play("call")
    assert table.told(Called) == [Called("north")]
    assert table.asked() == ("east", "turn")
    assert table.view("east").caller == 0


@rule("silver-coin", "8.3")
def test_every_other_seat_has_one_more_turn() -> None:
    table = scene("(1)", "(5)", "(6)", "(7)", turn="south").play("call")
    for seat in ("west", "north", "east"):
        assert table.asked() == (seat, "turn")
        assert table.view("spectator").last_lap
        assert not table.told(Scored)
        table.draw(3, "discard")
    assert [event.caller for event in table.told(Scored)] == ["south"]
    assert table.view("spectator").round == 2


@rule("silver-coin", "8.4")
def test_nobody_calls_in_the_last_lap() -> None:
    table = scene("(5)", "(6)", "(7)").play("call")
    assert table.menu() == {"draw", "take"}
    assert table.refused("call") == "8.4"


@rule("silver-coin", "8.5")
def test_the_callers_village_can_still_be_affected() -> None:
    table = scene("(5), 6", "(7)").play("call")
    table.draw(8, "use", "kill north 2")
    assert table.told(Scored)[0].scores == (0, 7)
    assert [[card.number for card in village] for village in table.told(Scored)[0].villages] == [[5], [7]]
    table = scene("(5), 6", "(7), (1)").play("call").draw(7, "use")
    assert table.menu() == {"village north", "village east"}
    table = scene("(5), 6", "(7), (1)").play("call").draw(5, "use", "left", "flip north 1")
    scored = table.told(Scored)[0]
    assert [card.tag in scored.ups for card in scored.villages[0]] == [True, True]
