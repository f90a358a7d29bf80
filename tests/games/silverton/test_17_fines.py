from __future__ import annotations

import pytest

from silverware.games.silverton.events.fines import Hired, PaidFine, TriedRelease
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule


def jailed(cash: int = 2400, **pieces: str) -> Scene:
    """North has pieces in jail, a surveyor if nothing is said."""
    behind = {name.replace("_", " "): "jail" for name in pieces} or {"surveyor 1": "jail"}
    return scene(2, north={"cash": cash, "pieces": behind}).place().until("jail", "north")


@rule("silverton", "17.1")
@pytest.mark.parametrize(("dice", "freed"), [("3 4", True), ("5 6", True), ("3 3", False), ("6 6", False)])
def test_a_roll_of_7_or_11_frees_a_piece(dice: str, freed: bool) -> None:
    table = jailed()
    assert table.menu() == {"wait", "roll", "pay"}
    table.play("roll", chance=dice)
    assert table.told(TriedRelease)[0].freed == freed
    assert ("surveyor 1" in table.seat("north")["pieces"]) != freed


@rule("silverton", "17.1")
def test_200_free_a_piece() -> None:
    table = jailed().play("pay")
    assert [event.cost for event in table.told(PaidFine)] == [200]
    assert table.seat("north")["cash"] == 2200
    assert table.seat("north")["pieces"] == {}


@rule("silverton", "17.2")
def test_each_jailed_piece_has_one_try_a_turn() -> None:
    table = jailed(surveyor_1="", prospector_2="").play("roll", chance="1 2")
    assert (table.asked(), table.question()) == ("north", "jail")
    table.play("pay")
    assert table.question() != "jail"
    assert table.seat("north")["pieces"] == {"surveyor 1": "jail"}


@rule("silverton", "17.2")
def test_a_piece_may_be_freed_in_the_turn_it_was_jailed() -> None:
    table = scene(2).place(north="s1 denver/como", east="s1 denver/como", chance="1 1 6 6").until("jail", "north")
    assert table.play("pay").seat("north")["pieces"] == {}


@rule("silverton", "17.3")
def test_another_prospector_is_hired_from_the_turn_after_one_was_killed() -> None:
    dead = {"pieces": {"prospector 1": "dead 3 $300"}}
    same_turn = scene(2, round=3, north=dead).place().until("deal", "north").play("done")
    assert same_turn.question() != "hire"
    table = scene(2, round=4, north=dead).place().until("hire", "north")
    assert table.menu() == {"wait", "pay"}
    table.play("pay")
    assert [(event.piece, event.cost) for event in table.told(Hired)] == [("prospector 1", 300)]
    assert table.seat("north")["cash"] == 2100
    assert [piece.bonus for piece in table.view("north").players[0].pieces] == [2, 0, 1, 0]


@rule("silverton", "17.4")
def test_nobody_has_to_pay_and_a_fine_that_cannot_be_paid_changes_nothing() -> None:
    assert jailed().play("wait").seat("north")["pieces"] == {"surveyor 1": "jail"}
    poor = jailed(cash=199)
    assert poor.menu() == {"wait", "roll"}
    assert poor.refused("pay") == "17.4"
    dead = {"cash": 299, "pieces": {"prospector 1": "dead 3 $300"}}
    assert scene(2, round=4, north=dead).place().until("hire", "north").refused("pay") == "17.4"


@rule("silverton", "17.5")
def test_who_was_freed_is_placed_again_from_the_next_turn_on() -> None:
    north = {"pieces": {"surveyor 1": "jail"}}
    table = scene(2, north=north)
    assert "send surveyor 1" not in table.menu()
    table.place().until("jail", "north").play("pay").end_turn().until("place", "north")
    assert "send surveyor 1" in table.menu()
