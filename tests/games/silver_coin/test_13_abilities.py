from __future__ import annotations

import pytest

from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.events import BrokenOff, Looked
from silverware.games.silver_coin.forms import LookAtCards
from tests.games.silver_coin.scene import amulet, scene
from tests.rules import rule


@rule("silver-coin", "13.1")
def test_what_could_do_nothing_is_not_offered() -> None:
    assert scene("(5)", "(6)").draw(8).menu() == {"discard", "exchange 1"}
    assert scene("(5)", "6").draw(8).menu() == {"discard", "exchange 1", "use"}
    assert scene("(5)", "(6)").draw(8).refused("use") == "13.1"
    assert scene("5", "6").draw(9).menu() == {"discard", "exchange 1"}
    assert scene("5", "6").draw(7).menu() == {"discard", "exchange 1"}


@rule("silver-coin", "13.2")
def test_protected_cards_do_not_exist_for_others() -> None:
    assert scene("(5)", "6 token").draw(8).menu() == {"discard", "exchange 1"}
    assert scene("(5)", "(4), 6 token").draw(6).menu() == {"discard", "exchange 1"}
    table = scene("(5), 7 token", "6").draw(8, "use")
    assert table.refused("kill north 1") == "22.1"
    assert table.refused("kill east 2") == "2.7"
    assert table.refused("kill south 1") == "1.1"
    assert scene("7", "6 token").draw(8, "use").refused("kill east 1") == "13.2"


@rule("silver-coin", "13.3")
def test_abilities_reach_into_any_village() -> None:
    table = scene("5", "6", "7", "8").draw(8, "use")
    assert table.menu() == {"kill north 1", "kill east 1", "kill south 1", "kill west 1", "done"}


@rule("silver-coin", "13.4")
@pytest.mark.parametrize("drawn", range(14))
def test_menus_do_not_tell_what_is_facedown(drawn: int) -> None:
    one = scene("(1), 2, 3, (4)", "(5), (13), 6", pile="1, 8, (7)").draw(drawn)
    two = scene("(11), 2, 3, (0)", "(1), (7), 6", pile="1, 8, (12)").draw(drawn)
    assert one.menu() == two.menu()
    if "use" in one.menu():
        assert one.play("use").menu() == two.play("use").menu()


@rule("silver-coin", "13.5")
@pytest.mark.parametrize("number", [8, 9, 10, 11, 12])
def test_what_an_ability_may_do_can_be_broken_off(number: int) -> None:
    table = scene("(5), 6", "(7), 7", "(4)").draw(number, "use", "done")
    assert table.told(BrokenOff) == [BrokenOff("north")]
    assert table.asked() == ("east", "turn")
    assert [table.village(seat) for seat in ("north", "east", "south")] == ["(5), 6", "(7), 7", "(4)"]
    assert table.pile() == f"9, {number}"


@rule("silver-coin", "13.5")
def test_what_is_not_broken_off_is_carried_out() -> None:
    table = scene("(5), 6", "(7), 7", "(4)").draw(12, "use", "left")
    assert "done" not in table.menu()
    assert table.refused("done") == "13.5"
    for number in (5, 6, 7):
        assert "done" not in scene("(4), 6", "(8), 8").draw(number, "use").menu()


@rule("silver-coin", "13.6")
def test_the_moments_of_a_turn_in_which_free_abilities_work() -> None:
    table = scene("2, 3, (5), (5), 6", "7, (8)")
    free = {"curate 1", "pixie 2"}
    assert free <= table.menu()
    assert free <= table.draw(1).menu()
    assert free <= table.play("exchange 3").menu()
    table.play("exchange 4", "done")
    assert table.menu() == free | {"put 3", "put 4"}
    table.play("put 3")
    assert table.menu() == free | {"done"}
    for number in (6, 7, 8, 9, 10, 11, 12):
        assert free <= scene("2, 3, (5), (5), 6", "7, (8)").draw(number, "use").menu()
    table = scene("2, 3, (5), (5), 6", "7, (8)").draw(5, "use")
    assert table.menu() == {"left", "right"}
    assert free <= table.play("right").menu()
    assert free <= scene("2, 3, (5), (5), 6", "7, (8)").play("take").menu()


@rule("silver-coin", "13.6", "17.1")
def test_a_pixie_that_a_match_has_shown_works_before_she_is_discarded() -> None:
    table = scene("(3), 3", "(7)").play("take", "exchange 1", "exchange 2")
    assert table.menu() == {"put 1", "put 2", "pixie 1", "pixie 2"}
    table.play("pixie 1")
    assert table.menu() == {"flip north 2", "flip east 1"}
    assert GAME.position(GAME.place(GAME.position(table.table))) == GAME.position(table.table)
    table.play("flip north 2")
    assert table.asked() == ("north", "put")
    assert table.menu() == {"put 1", "put 2"}
    assert GAME.position(GAME.place(GAME.position(table.table))) == GAME.position(table.table)
    table.play("put 2")
    assert (table.village("north"), table.pile()) == ("9", "3, 3")
    amulets = amulet("(2), 2, (5)", "(7)").draw(6, "exchange 1", "exchange 2", "done")
    assert amulets.menu() == {"put 1", "put 2", "empath 1", "empath 2"}
    amulets.play("empath 1", "look north 3")
    assert amulets.menu() == {"done"}
    assert [card.number for card in (*amulets.view("north").hand, amulets.card("north", 3, "north"))] == [6, 5]
    amulets.play("done")
    assert [card.number for card in (*amulets.view("north").hand, amulets.card("north", 3, "north"))] == [6, None]
    assert amulets.menu() == {"put 1", "put 2", "empath 2"}


@rule("silver-coin", "13.6")
def test_free_abilities_wait_while_cards_are_looked_at_and_while_an_end_is_said() -> None:
    table = scene("2, 3, (5), (5), 6", "7, (8)").draw(7, "use", "village north")
    assert table.menu() == {"done"}
    table = scene("2, 3, (5), (5), 6", "7, (8)").play("take", "exchange 1", "exchange 2", "exchange 3", "done")
    assert table.menu() == {"left", "right"}
    assert table.play("left").menu() == {"left", "right"}
    table = scene("2, 3, (5), (5), 6", "7, (8)").play("pixie 2")
    assert table.menu() == {f"flip {at}" for at in ("north 1", "north 3", "north 4", "north 5", "east 1", "east 2")}


@rule("silver-coin", "13.6")
def test_nobody_uses_one_in_anothers_turn() -> None:
    table = scene("(5), (6)", "2, 3")
    assert table.menu() == {"draw", "take", "call"}
    assert table.refused("curate 1") == "16.4"
    assert table.refused("pixie 2") == "17.1"


@rule("silver-coin", "13.7")
def test_an_ability_that_is_left_nothing_to_choose_ends() -> None:
    table = scene("3, (5)", "7").draw(6, "use", "pixie 1", "flip east 1")
    assert table.asked() == ("north", "down")
    assert table.menu() == {"done"}
    table.play("done")
    assert table.told(BrokenOff) == [BrokenOff("north")]
    assert table.asked() == ("east", "turn")
    assert (table.village("north"), table.village("east")) == ("(3), (5)", "(7)")


@rule("silver-coin", "13.8")
def test_cards_that_were_looked_at_are_turned_back() -> None:
    table = scene("(5), 6", "(7), (8), 9").draw(7, "use", "village east")
    assert table.asked() == ("north", "look")
    assert [card.number for card in table.view("north").villages[1]] == [7, 8, 9]
    assert len(table.asking(LookAtCards).looking) == 2
    table.play("done")
    assert table.village("east") == "(7), (8), 9"
    assert [card.number for card in table.view("north").villages[1]] == [None, None, 9]
    assert table.asked() == ("east", "turn")


@rule("silver-coin", "13.9")
def test_everybody_sees_what_is_looked_at_and_only_the_looker_the_numbers() -> None:
    table = scene("(5), 6", "(7), (8), 9").draw(7, "use", "village east")
    assert [card.number for card in table.view("east").villages[1]] == [None, None, 9]
    assert [card.number for card in table.view("spectator").villages[1]] == [None, None, 9]
    (event,) = table.told(Looked)
    assert [(card.seat, card.place, card.number) for card in event.to(0).cards] == [("east", 1, 7), ("east", 2, 8)]
    assert [(card.seat, card.place, card.number) for card in event.to(1).cards] == [
        ("east", 1, None),
        ("east", 2, None),
    ]
    assert [card.seen for card in table.view("spectator").villages[1]] == [(0,), (0,), (-1, 0, 1)]


@rule("silver-coin", "13.10")
def test_a_copy_that_was_used_stays_used_for_the_turn() -> None:
    table = scene("3, (5)", "(7)").play("pixie 1", "flip east 1").draw(5, "use", "right", "flip north 1")
    assert table.village("north") == "3, (5), 5"
    assert table.asked() == ("east", "turn")
    table = amulet("2, (5)", "(7)").play("empath 1", "look north 2", "done")
    assert not table.menu("empath")
