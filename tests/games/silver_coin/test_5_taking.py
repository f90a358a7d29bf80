from __future__ import annotations

import pytest

from silverware.core.dice import Seeded
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.events import Added, Exchanged, Took, shown_by
from silverware.games.silver_coin.forms import Taken
from silverware.games.silver_coin.memory import Memory
from tests.games.silver_coin.scene import Scene, scene
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
    assert (took.seat, took.depth, took.card.number) == ("north", 1, 7)


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


@rule("silver-coin", "5.3", "30.4")
@pytest.mark.parametrize(("memory", "number"), [("honest", None), ("aided", 7)])
@pytest.mark.parametrize("seen", ["north", "everybody"])
def test_only_an_aided_table_names_it_to_who_has_seen_it_before(memory: str, number: int | None, seen: str) -> None:
    table = scene("(5), 6", "(8)", pile=f"3, (7) {seen}", options={"memory": memory}).play("take")
    assert [card.number for card in table.view("north").hand] == [number]
    mismatch = Scene(table.table.copy()).play("exchange 1", "exchange 2", "left")
    assert [event.card.number for event in mismatch.told(Added)] == [number]
    table.play("exchange 1", "done")
    assert [event.card.number for event in table.told(Exchanged)] == [number]
    assert [event.to(1).card.number for event in table.told(Exchanged)] == [None]
    assert table.card("north", 1, "north").number == number


@rule("silver-coin", "5.3", "24.4", "30.4")
def test_a_card_of_ones_own_that_comes_back_from_the_discards_is_not_named() -> None:
    table = scene("(5), 6", "(7) east, 8").draw(11, "use", "switch east 1")
    memory = GAME.recall(table.table, 1)
    table.events.clear()
    table.draw(10, "use", "take 2")
    view = table.view("east")
    assert [card.number for card in view.hand] == [None]
    assert view.asking == Taken()
    assert GAME.view(GAME.imagine(view, memory, Seeded(1)), 1) == view
    table.play("exchange 2", "done")
    assert not [event for event in table.events if 7 in shown_by(event.to(1)).values()]
    remembered: Memory | None = memory
    for event in table.events:
        remembered = GAME.remember(remembered, event.to(1))
    assert remembered == GAME.recall(table.table, 1)
    assert 7 in GAME.recall(table.table, 1).numbers.values()


@rule("silver-coin", "5.4")
def test_nothing_is_taken_from_empty_discards() -> None:
    table = scene("(5), (6), (6), (7), (7)", pile="")
    assert table.menu() == {"draw"}
    assert table.refused("take") == "5.4"
