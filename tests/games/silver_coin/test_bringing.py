"""What a move would bring, as far as the table shows its seat the cards."""

from __future__ import annotations

import pytest

from silverware.core.form import Form
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.forms import Change, Count, Trade, Vote
from tests.games.silver_coin.scene import Scene, amulet, scene, stop
from tests.rules import rule

NAMES = ["Ada", "Bo"]
AIDED = {"memory": "aided"}


def brings(table: Scene, move: str) -> Form | None:
    """What a move on the menu would bring."""
    assert move in table.menu()
    return GAME.brings(table.table, GAME.notation.parse(move))


def said(table: Scene, move: str) -> str:
    """The same in words."""
    return GAME.foretell(table.table, GAME.notation.parse(move), NAMES)


@rule("silver-coin", "10.4", "10.5")
def test_a_call_says_what_is_known_of_the_villages() -> None:
    table = scene("3, (5) north, (6)", "1, (2)", options=AIDED)
    own, other = Count("north", 8, 1, None), Count("east", 1, 1, None)
    assert brings(table, "call") == Vote(own, (other,), 10, None, None)
    assert said(table, "call") == "8 points and 1 unknown card"


@rule("silver-coin", "10.4", "10.5")
def test_a_call_says_what_it_would_score_if_all_is_known() -> None:
    table = scene("3, (5) north", "1, 9")
    assert brings(table, "call") == Vote(Count("north", 3, 1, None), (Count("east", 10, 0, 10),), 10, None, None)
    table = scene("3, (5) north", "1, 9", options=AIDED)
    assert brings(table, "call") == Vote(Count("north", 8, 0, 8), (Count("east", 10, 0, 10),), 10, 18, True)
    assert said(table, "call") == "0 points if nobody has less than 8, otherwise 18"
    assert brings(scene("9, 2", "1, 9"), "call") == Vote(
        Count("north", 11, 0, 11), (Count("east", 10, 0, 10),), 10, 21, False
    )


@rule("silver-coin", "27.1", "30.4")
def test_a_wolfman_counts_as_in_scoring() -> None:
    table = scene("13, 5", "1")
    assert brings(table, "call") == Vote(Count("north", 18, 0, 0), (Count("east", 1, 0, 1),), 10, 10, True)
    table.draw(9)
    assert brings(table, "exchange 1") == Trade(is_match=True, points=14, cards=0, clashes=(2,))
    assert brings(table, "exchange 2") == Trade(is_match=True, points=0, cards=0, clashes=(1,))
    assert said(table, "exchange 2") == "your village scores the same"
    assert brings(scene("13, (5)").draw(9), "exchange 1") is None
    table = scene("13, (5), 6").draw(9)
    assert brings(table, "exchange 3") == Trade(is_match=True, points=None, cards=0, clashes=(1,))
    assert said(table, "exchange 3") == "does not match your card 1"


@rule("silver-coin", "30.4")
def test_an_honest_table_counts_only_what_lies_open_now() -> None:
    table = scene("7, (5) north, (6)").draw(3)
    assert brings(table, "exchange 1") == Trade(is_match=True, points=-4, cards=0, clashes=())
    assert said(table, "exchange 1") == "your village scores 4 points less"
    assert brings(table, "exchange 2") is None
    assert said(table, "exchange 2") == ""
    table = scene("7, (5) north, (6)", options=AIDED).draw(3)
    assert brings(table, "exchange 2") == Trade(is_match=True, points=-2, cards=0, clashes=(1,))


@rule("silver-coin", "6.2", "7.1", "7.4")
def test_an_exchange_says_whether_the_cards_match() -> None:
    table = scene("7, 7, (5), 8").draw(3, "exchange 1")
    assert brings(table, "done") == Trade(is_match=True, points=-4, cards=0, clashes=())
    assert brings(table, "exchange 2") == Trade(is_match=True, points=-11, cards=-1, clashes=(4,))
    assert brings(table, "exchange 3") is None
    assert brings(table, "exchange 4") == Trade(is_match=False, points=3, cards=1, clashes=(1, 2))
    assert said(table, "exchange 4") == "no match, and 1 card more"
    table.play("exchange 3")
    assert brings(table, "exchange 4") == Trade(is_match=False, points=None, cards=2, clashes=(1, 2))
    table = scene("7, 7, (5), 8", pile="(3)").play("take", "exchange 1")
    assert brings(table, "exchange 2") == Trade(is_match=True, points=None, cards=-1, clashes=(4,))
    assert said(table, "exchange 2") == "a match, and 1 card fewer"
    table = scene("7, 8, (5), 9", pile="(3)").play("take")
    assert brings(table, "exchange 1") == Trade(is_match=True, points=None, cards=0, clashes=(2, 4))
    assert said(table, "exchange 1") == "does not match your cards 2 and 4"
    table = scene("7, 7, (5)").draw(3, "exchange 1", "exchange 2", "done")
    assert brings(table, "put 1") == Trade(is_match=True, points=-11, cards=-1, clashes=())


@rule("silver-coin", "28.22")
def test_a_doppelganger_spoils_no_match() -> None:
    table = amulet("7, 13").draw(3)
    assert brings(table.play("exchange 1"), "exchange 2") == Trade(is_match=True, points=-17, cards=-1, clashes=())


@pytest.mark.parametrize(
    ("table", "move", "change"),
    [
        (scene("2, 7 rotated").play("curate 1"), "discard 2", Change("north", -7, -1)),
        (scene("2, (7) rotated").play("curate 1"), "discard 2", None),
        (scene("5", "(6), 9").draw(8, "use"), "kill east 2", Change("east", -9, -1)),
        (scene("5", "(6), 10", pile="3").draw(11, "use"), "switch east 2", Change("east", -7, 0)),
        (scene("5", "(6), 10", pile="3").draw(11, "use"), "switch east 1", None),
        (amulet("5", "(6), 10").play("draw", "use", "done", chance="11 3").play("draw", "discard"), "draw", None),
        (amulet("5", "(6), 10").play("draw", "use", chance="11 3"), "switch north 1", Change("north", -2, 0)),
        (amulet("5", "(6), 9").draw(12, "use", "rob east 2"), "give 1", Change("north", 4, 0)),
        (amulet("5", "(6), 9").draw(12, "use", "rob east 1"), "give 1", None),
        (stop("0, 6", "5"), "give 2 to east", Change("north", -6, -1)),
    ],
)
def test_other_moves_say_what_they_change(table: Scene, move: str, change: Form | None) -> None:
    assert brings(table, move) == change
