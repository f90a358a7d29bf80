"""Why not: whatever card is pressed at whatever question, the refusal names what is in its way."""

from __future__ import annotations

import pytest

from silverware.core.digest import paragraphs
from silverware.games.silver_coin import GAME
from tests.games.silver_coin.scene import Scene, amulet, scene, started, stop


def why(table: Scene, move: str) -> tuple[str, str]:
    """The § and the sentence with which a move is refused; nothing changes by asking."""
    before = GAME.position(table.table)
    seat = table.table.asked()
    assert seat is not None
    refused = table.table.why_not(seat, GAME.notation.parse(move))
    assert refused is not None
    assert GAME.position(table.table) == before
    return refused.rule, refused.reason


@pytest.mark.parametrize(
    ("table", "move", "rule", "says"),
    [
        (started(), "look east 1", "2.5", "two cards of your own village"),
        (started().play("look 1 2"), "look east 1", "13.8", "First turn back the cards you are looking at"),
        (scene("(5), 6"), "exchange 1", "3.1", "Draw a card or take the top discard first"),
        (scene("(5), 6"), "look east 1", "3.1", "Draw a card or take the top discard first"),
        (scene("1, 6"), "con 1", "15.1", "works at the end of the turn"),
        (scene("1 awaits-east, 6"), "con 1", "15.5", "works again after a turn of East"),
        (scene("1 awaits-east, 6"), "exchange 1", "15.5", "works again after a turn of East"),
        (scene("2 used, 6"), "curate 1", "16.1", "already used this turn"),
        (scene("2 used, 6"), "exchange 1", "13.10", "already used this turn"),
        (scene("3, 6"), "curate 1", "16.4", "no faceup Curator in place 1"),
        (scene("2, 6").play("take", "exchange 1"), "look east 1", "6.1", "your own village"),
        (scene("2, (7)").draw(9, "discard"), "exchange 2", "3.3", "action of this turn is over"),
        (scene("2, 1, (7)", left=1).draw(9, "discard"), "con 2", "9.2", "empties the deck"),
        (scene("2, (7)").draw(9, "discard"), "flip east 1", "3.3", "action of this turn is over"),
        (scene("(5), 6").draw(9), "switch east 1", "6.1", "your own village"),
        (scene("(5), 6").draw(9), "draw", "4.1", "You have drawn a card"),
        (scene("(5), 6").draw(3), "use", "4.3", "numbers 5 to 12"),
        (scene("(5)", "(6)").draw(8), "use", "13.1", "can do nothing now"),
        (scene("(5)", "(6)").draw(6), "use", "20.3", "faceup card"),
        (scene("(5), 6").play("take"), "discard", "5.1", "must exchange it"),
        (scene("(5), 6, 7").play("take", "exchange 1"), "exchange 1", "6.7", "only add"),
        (scene("6, 6, 7").play("take", "exchange 1", "exchange 2", "done"), "put 3", "6.3", "one that it replaces"),
        (scene("6, 8").play("take", "exchange 1", "exchange 2"), "exchange 1", "7.2", "left or the right end"),
        (scene("6, (7)", "5, (7) token").draw(5, "use", "left"), "flip east 2", "13.2", "protected"),
        (scene("6, (7)").draw(5, "use", "left"), "flip north 1", "19.2", "a different card"),
        (scene("3, (7)").play("pixie 1"), "flip north 1", "17.1", "a different card"),
        (scene("2, (7)").play("curate 1"), "flip east 1", "16.1", "your own village"),
        (scene("2, (7)").play("curate 1"), "discard 2", "16.1", "already rotated"),
        (scene("2, (7)", "6").draw(8, "use"), "kill north 2", "22.1", "faceup card"),
        (scene("2, (7)", "6").draw(6, "use"), "flip north 2", "20.1", "faceup card"),
        (scene("2, (7)", "6").draw(6, "use", "flip east 1"), "flip east 1", "20.2", "just turned this card facedown"),
        (scene("2, (7)", "6, 8").draw(6, "use", "flip east 1"), "flip east 2", "20.1", "already lies faceup"),
        (scene("2, (7)", "6").draw(9, "use"), "look east 1", "13.8", "already lies faceup"),
        (scene("2, (7)", "6").draw(7, "use"), "village east", "21.2", "no facedown card"),
        (scene("(7)", "(6)", "(5)").draw(12, "use", "left"), "move east 1", "26.8", "village of North"),
        (scene("(7), (8)", "(6), (5) token").draw(12, "use", "move north 1"), "move east 2", "26.5", "does not move"),
        (stop("0, (7)", "(6)"), "give 1 to east", "14.4", "can't give itself away"),
        (stop("0, (7)", "(6)"), "look east 1", "14.1", "your own village"),
        (scene("2, (7), (7), 8, 8"), "call", "8.1", "4 cards or fewer"),
        (scene("2", caller="east"), "call", "8.4", "last lap"),
        (scene("2", pile=""), "take", "5.4", "no discard"),
        (scene("", "6"), "take", "6.5", "no cards to exchange"),
        (scene("2", caller="east", left=0), "draw", "9.3", "empty"),
        (scene("2", pile="9, 8"), "take 1", "5.1", "only the top discard"),
        (scene("4", pile="9, 8"), "blob 2", "18.2", "2 faceup Blobs"),
        (scene("6"), "protect 1", "12.2", "don't have the token"),
        (scene("6", token="north").draw(3), "protect 1", "12.2", "not in the middle"),
        (amulet("2, (7)").play("empath 1"), "look east 1", "28.5", "your own village"),
        (amulet("2, (7)").play("empath 1"), "look north 1", "28.5", "already lies faceup"),
        (amulet("2, (7)").play("empath 1", "look north 2"), "look north 2", "13.8", "First turn back"),
        (amulet("2, 7"), "empath 1", "28.5", "can do nothing now"),
        (amulet("3, 7").play("bodyguard 1"), "guard 1", "28.7", "a different card"),
        (amulet("3, 7").play("bodyguard 1"), "flip east 1", "28.7", "your own village"),
        (amulet("(5), 6").draw(12, "use"), "rob north 1", "28.20", "another seat"),
        (amulet("(5), 6").draw(12, "use", "rob east 1"), "rob east 1", "28.20", "your own village"),
        (amulet("(5), 6").draw(5, "use"), "flip east 1", "20.1", "your own village"),
        (amulet("(5), 6").draw(8, "use"), "look north 1", "13.8", "another seat"),
        (amulet("(5), 6", shown="3"), "draw 2", "28.3", "beside the deck"),
    ],
)
def test_what_is_in_the_way_is_said(table: Scene, move: str, rule: str, says: str) -> None:
    cited, sentence = why(table, move)
    assert says in sentence
    assert cited == rule
    assert cited in paragraphs("silver-coin")


@pytest.mark.parametrize("table", [scene("1, 2 used, 3, (4)"), scene("(5), 6").draw(9), stop("0, (7)", "(6)")])
def test_every_move_of_the_game_is_refused_in_a_sentence(table: Scene) -> None:
    menu = set(table.table.menu())
    for move in GAME.notation.moves:
        if move not in menu:
            rule, sentence = why(table, move.text)
            assert rule in paragraphs("silver-coin")
            assert sentence.endswith(".")
            assert sentence[0].isupper()
