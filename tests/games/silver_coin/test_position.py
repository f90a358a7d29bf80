"""Positions of Silver Coin: what cannot be is refused in a sentence, and what can be is set up."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition
from silverware.games.silver_coin import GAME
from tests.games.silver_coin.scene import scene

PLAIN: dict[str, Any] = {
    "game": "silver-coin",
    "seats": 2,
    "turn": "north",
    "north": {"village": ["7", "(4) north", "(12) rotated"]},
    "east": {"village": ["(1)", "(1)"]},
    "pile": ["9"],
}


def test_game_seats_turn_and_villages_are_enough() -> None:
    table = GAME.place({key: value for key, value in PLAIN.items() if key != "pile"})
    assert [move.text for move in table.menu()] == ["draw", "call"]
    assert GAME.view(table, 0).villages[0][1].seen == (0,)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": 3}, "says nothing of south"),
        ({"south": {"village": []}}, "nobody sits at south"),
        ({"turn": "west"}, "west"),
        ({"pile": ["14"]}, "A card is written"),
        ({"pile": ["0", "0", "0"]}, "no more than 2 of number 0"),
        ({"pile": ["9 sideways"]}, "sideways"),
        ({"north": {"village": ["7 #1", "8 #1"]}}, "same tag"),
        ({"north": {"village": ["7 token", "8 token"]}}, "Only one card is marked 'token'"),
        ({"question": "dance"}, "no question 'dance'"),
        ({"question": "drawn"}, "1 cards in hand, not 0"),
        ({"hand": ["7"]}, "0 cards in hand, not 1"),
        ({"question": "curate"}, "interrupts another"),
        ({"question": "kill"}, "marked 'acting'"),
        ({"round": 5}, "from 1 to 4"),
        ({"round": 2}, "results of 1 rounds"),
        ({"left": 0}, "the round is over"),
        ({"left": 40}, "cards here, not 40"),
        ({"caller": "north"}, "no more turn"),
        ({"replaced": [3]}, "only when the game is over"),
        ({"options": {"token": "none"}, "token": "north"}, "no token"),
        ({"options": {"card-3": "blob"}}, "card-3"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_a_moment_that_cannot_be_is_refused_in_one_sentence(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.place({**PLAIN, **change})
    assert "\n" not in str(refused.value)


def test_a_position_in_the_midst_of_an_interruption_goes_on_where_it_was() -> None:
    table = scene("2, (7) rotated, (6), (5)").play("take", "exchange 3", "curate 1")
    again = GAME.place(GAME.position(table.table))
    assert GAME.position(again) == GAME.position(table.table)
    for state in (table.table, again):
        for move in ("discard 2", "done"):
            state.play(GAME.notation.parse(move), Seeded(1))
    assert GAME.position(again) == GAME.position(table.table)
    assert table.village("north") == "2, 9, (5)"


def test_a_game_that_is_over_has_no_position() -> None:
    table = scene("(5)", "(6)", left=1, round=4, results=[{"villages": [[], []], "scores": [0, 0]}] * 3)
    table.play("draw", "discard")
    with pytest.raises(BadPosition, match="over"):
        GAME.position(table.table)
