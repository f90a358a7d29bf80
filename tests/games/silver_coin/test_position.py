"""Positions of Silver Coin: what cannot be is refused in a sentence, and what can be is set up."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition
from silverware.core.event import Event
from silverware.core.script import Scripted
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.events import Scored
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
        ({"round": 2, "results": []}, "results of 1 rounds"),
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


def test_what_is_left_out_is_ordinary() -> None:
    position = GAME.position(GAME.place({"game": "silver-coin", "seats": 3, "round": 3, "east": {"village": ["5"]}}))
    assert (position["turn"], position["first"], position["question"]) == ("north", "north", "turn")
    assert [len(position[seat]["village"]) for seat in ("north", "east", "south")] == [5, 1, 5]
    assert [card for seat in ("north", "south") for card in position[seat]["village"] if card[0] != "("] == []
    assert [result["scores"] for result in position["results"]] == [(0, 0, 0)] * 2


def test_of_a_round_that_is_over_only_the_points_need_be_said() -> None:
    table = GAME.place({"game": "silver-coin", "seats": 2, "round": 2, "results": [{"scores": [0, 14]}]})
    assert table.totals == [0, 14]
    assert [len(village.cards) for village in GAME.view(table, 0).results[0].villages] == [0, 0]


def test_the_last_turn_of_a_round_reveals_the_villages_and_scores_them() -> None:
    heard: list[Event] = []
    villages = {"north": {"village": ["(3)", "9"]}, "east": {"village": ["(5)"]}}
    table = GAME.place({"game": "silver-coin", "seats": 2, "caller": "east", **villages}, heard)
    with Scripted(["7"], GAME.cards, then=Seeded(1)) as dice:
        for move in ("draw", "discard"):
            table.play(GAME.notation.parse(move), dice)
    assert [event.scores for event in heard if isinstance(event, Scored)] == [(12, 0)]
