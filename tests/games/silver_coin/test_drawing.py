"""A table drawn as text: readable without colours, within the width of a terminal, and only what a chair sees."""

from __future__ import annotations

import pytest

from silverware.core.dice import Seeded
from silverware.core.seats import SEAT_NAMES, SPECTATOR, seat_called
from silverware.drawings import draw, drawing
from silverware.games.silver_coin import GAME
from tests.games.silver_coin.scene import Scene, amulet, scene, stop

NAMES = [name.title() for name in SEAT_NAMES]


def drawn(table: Scene, chair: str = "spectator") -> list[str]:
    """The lines a chair sees."""
    seat = SPECTATOR if chair == "spectator" else seat_called(chair, table.table.seats)
    return draw(GAME, GAME.view(table.table, seat), NAMES[: table.table.seats]).splitlines()


def test_facing_rotation_and_protection_are_drawn() -> None:
    table = scene("7, (4) north, (12) rotated, 13 rotated token", "(1), (1)", pile="9, (3), 8, 5, 0, 2")
    assert drawn(table, "north")[:6] == [
        "  Round 1 of 4 · deck 26 · North began",
        "  Discards, top first: [2 Curator]  [0 Register]  [5 Apprentice Tanner]  [8]",
        "    (?)  [9]",
        "▶ North (you): 0 points",
        "    1 [7 Nostro]  2 (seen)  3 (?)~  4 [13 Wolfman]~^",
        "  East: 0 points",
    ]
    assert "2 (?)" in drawn(table, "east")[4]


def test_the_legend_explains_every_sign() -> None:
    for sign in ("[7 Nostro]", "(7 Nostro)", "(seen)", "(?)", "~", "^", "!"):
        assert sign in drawing(GAME).legend


def test_a_seat_sees_what_it_drew_and_others_do_not() -> None:
    table = scene("(1), (2)").draw(6)
    assert "  In North's hand: (6 Huntress)" in drawn(table, "north")
    assert "  In North's hand: (?)" in drawn(table, "east")
    assert "2 (?)!" in " ".join(drawn(table.play("exchange 2"), "east"))


def test_memory_aided_keeps_the_numbers_on_the_cards() -> None:
    table = scene("(1) north, (2)", options={"memory": "aided"})
    assert "    1 (1 Con Artist)  2 (?)" in drawn(table, "north")


def test_caller_token_and_points_are_named() -> None:
    table = scene("(1), (2)", caller="east", token="north")
    text = "\n".join(drawn(table, "east"))
    assert "East called: the last lap" in text
    assert "North (holds the token): 0 points" in text
    assert "East (you, caller): 0 points" in text


def test_a_village_or_discards_without_cards_are_drawn() -> None:
    assert "    no cards" in drawn(scene("", pile=""))
    assert "  Discards, top first: none" in drawn(scene("", pile=""))


def test_cards_beside_and_on_top_of_the_deck_are_drawn() -> None:
    table = amulet("(1), (2)", shown="7, 9", top="(3) north")
    assert "  Beside the deck: [7 Beholder]  [9 Seer]" in drawn(table)
    assert "  On top of the deck: (?)" in drawn(table)
    assert "  On top of the deck: (seen)" in drawn(table, "north")


def test_when_the_game_is_over_the_villages_lie_open() -> None:
    rounds = [{"villages": [["1"], ["2"]], "scores": [1, 2]}] * 3
    lines = drawn(stop("(1), (2)", "(5)", round=4, results=rounds))
    assert "    1 [1 Con Artist]  2 [2 Curator]" in lines
    assert lines[-1].startswith("North wins")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_a_terminal(seats: int) -> None:
    dice = Seeded(seats)
    table = GAME.start(seats, dice, GAME.choose({"memory": "aided"}))
    while table.outcome is None:
        for chair in (SPECTATOR, table.turn):
            drawing, _, _ = draw(GAME, GAME.view(table, chair), NAMES[:seats]).rpartition("\n\n")
            assert max(map(len, drawing.splitlines())) <= 78
        menu = table.menu()
        table.play(menu[dice.below(len(menu))], dice)
