"""Positions of Silver Coin: what cannot be is refused in a sentence, and what can be is set up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition
from silverware.core.event import Event
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SPECTATOR
from silverware.core.state import Outcome
from silverware.games.silver_coin import GAME
from silverware.games.silver_coin.events import Dealt, PlayStopped, Scored
from silverware.games.silver_coin.position import QUESTIONS
from tests.games.silver_coin.scene import scene
from tests.rules import rule

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
    assert [move.text for move in table.menu()] == ["draw", "take", "call"]
    assert GAME.view(table, 0).villages[0][1].seen == (0,)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"south": {"village": []}}, "nobody sits at south"),
        ({"turn": "west"}, "west"),
        ({"pile": ["14"]}, "A card is written"),
        ({"pile": ["0", "0", "0"]}, "no more than 2 of number 0"),
        ({"pile": ["9 sideways"]}, "'sideways' is no mark of a card; the marks are rotated, used"),
        ({"pile": ["9 west"]}, "no seat 'west' here"),
        ({"north": {"village": ["7 #1", "8 #1"]}}, "same tag"),
        ({"north": {"village": ["7 token", "8 token"]}}, "Only one card is marked 'token'"),
        ({"question": "dance"}, "no question 'dance'"),
        ({"question": "drawn"}, "1 card in hand, not 0"),
        ({"hand": ["7"]}, "0 cards in hand, not 1"),
        ({"question": "curate"}, "interrupts another"),
        ({"question": "kill"}, "marked 'acting'"),
        ({"round": 5}, "from 1 to 4"),
        ({"round": 2, "results": []}, "results of 1 round here"),
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


def test_every_question_is_told_on_the_page_about_notation() -> None:
    page = (Path(__file__).parents[3] / "docs/notation.md").read_text()
    table = page.partition("| question | what the seat does |")[2].partition("\n\n")[0]
    told = [name for row in re.findall(r"^\| (.*?) \|", table, re.MULTILINE) for name in re.findall("`(.*?)`", row)]
    assert sorted(told) == sorted(QUESTIONS)


def test_a_position_in_the_midst_of_an_interruption_goes_on_where_it_was() -> None:
    table = scene("2, (7) rotated, (6), (5)").play("take", "exchange 3", "curate 1")
    again = GAME.place(GAME.position(table.table))
    assert GAME.position(again) == GAME.position(table.table)
    for state in (table.table, again):
        for move in ("discard 2", "done"):
            state.play(GAME.notation.parse(move), Seeded(1))
    assert GAME.position(again) == GAME.position(table.table)
    assert table.village("north") == "2, 9, (5)"


STOPPED: dict[str, Any] = {
    "game": "silver-coin",
    "seats": 2,
    "question": "scoring",
    "first": "east",
    "caller": "east",
    "north": {"village": ["9", "(4) north", "(7)"]},
    "east": {"village": ["(1)", "2"]},
}
DEAL = "1 2 3 4 5 6 7 8 9 10 11"


@rule("silver-coin", "10.1", "10.4", "11.1")
def test_a_called_round_is_revealed_and_scored_and_the_next_one_dealt() -> None:
    heard: list[Event] = []
    with Scripted(outcomes(DEAL), GAME.cards) as dice:
        table = GAME.place(STOPPED, heard, dice)
    assert heard[0] == PlayStopped("call")
    (scored,) = [event for event in heard if isinstance(event, Scored)]
    assert (scored.scores, scored.totals) == ((20, 0), (20, 0))
    assert [[spot.number for spot in village] for village in scored.villages] == [[9, 4, 7], [1, 2]]
    assert isinstance(heard[2], Dealt)
    assert (table.round, table.first, table.token, table.asked()) == (2, 1, 1, 1)
    with pytest.raises(BadPosition, match="place it with dice"):
        GAME.place(STOPPED)


@rule("silver-coin", "14.1")
def test_registers_are_asked_for_before_a_round_is_scored() -> None:
    table = GAME.place({**STOPPED, "north": {"village": ["0", "9"]}})
    assert (table.asked(), GAME.view(table, 0).question) == (0, "register")
    assert [move.text for move in table.menu()] == ["no", "give 2 to east"]


def test_play_stops_for_the_same_reason_as_after_the_last_move() -> None:
    heard: list[Event] = []
    stopped = {**STOPPED, "caller": None, "left": 0}
    GAME.place(stopped, heard, Seeded(1))
    assert heard[0] == PlayStopped("deck")
    villagers = {**STOPPED, "options": {"card-0": "villager"}, "north": {"village": ["0", "0"]}}
    GAME.place(villagers, heard, Seeded(1))
    assert PlayStopped("villagers") in heard


@rule("silver-coin", "11.3", "10.5")
def test_the_last_round_may_end_the_game_without_dice() -> None:
    table = GAME.place({**STOPPED, "round": 4, "east": {"village": ["(12)", "(13)"]}})
    assert table.outcome == Outcome("the lowest total", (0,), (20, 35))
    over = {key: value for key, value in STOPPED.items() if key not in ("question", "east")}
    again = GAME.place({**over, "round": 4, "east": {"village": ["(12)", "(13)"]}, "result": "over"})
    assert again == table
    assert [card.number for card in GAME.view(again, SPECTATOR).villages[1]] == [12, 13]


@rule("silver-coin", "27.1")
def test_a_game_that_is_over_is_set_up_as_it_was() -> None:
    played = scene("13, (4), (7)", "(13), 2", left=1, round=4).play("draw", "discard", chance="3").table
    position = GAME.position(played)
    assert (position["question"], position["result"]) == (None, "the lowest total; north; 0 15")
    assert position["results"][-1] == {
        "scores": (0, 15),
        "villages": (("13", "(4)", "(7)"), ("(13)", "2")),
        "caller": None,
    }
    heard: list[Event] = []
    again = GAME.place(position, heard)
    assert (GAME.position(again), heard) == (position, [])
    for seat in (SPECTATOR, 0, 1):
        assert GAME.view(again, seat) == GAME.view(played, seat)
    for number, change in ((0, {"scores": (24, 15)}), (1, {"villages": (("(13)", "(4)", "(7)"), ("(13)", "2"))})):
        results = (*position["results"][:3], {**position["results"][3], **change})
        with pytest.raises(BadPosition, match=f"the rules give {('0 15', '24 15')[number]} for these villages"):
            GAME.place({**position, "results": results})


OVER: dict[str, Any] = {**{key: value for key, value in STOPPED.items() if key != "question"}, "round": 4}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"result": "the lowest total; north; 20 0"}, "but the rules give 'the lowest total; east; 20 0'"),
        ({"round": 3}, "over after round 4, not in round 3"),
        ({"question": "scoring"}, "nobody is asked anything"),
        ({"token": "north"}, "nobody holds the token"),
        ({"caller": None}, "Play stops when somebody has called, or the deck is empty"),
        ({"hand": ["3"]}, "nobody has a card in hand"),
        ({"north": {"village": ["7 chosen"]}}, "no card is marked 'chosen'"),
        ({"givers": ["north"]}, "nothing is interrupted"),
        ({"dry": True}, "Only in a last lap"),
        ({"results": []}, "results of 3 rounds before the last one"),
        ({"results": [{"scores": [0, 0]}] * 5}, "results of 3 rounds before the last one"),
        ({"results": [{"scores": [0, 0]}] * 4}, "the rules give 20 0 for these villages and this caller"),
        ({"results": [*[{"scores": [0, 0]}] * 3, {"scores": [0, 0], "villages": [["1"], []]}]}, "cards of north's"),
        ({"replaced": [3]}, "losers name no numbers"),
        ({"replaced": [3, 4]}, "Losers have named 2 numbers, but there are 1 of them"),
        ({"options": {"losers-replace": True}, "replaced": [3, 3]}, "different numbers"),
    ],
)
def test_an_end_that_cannot_be_is_refused_in_one_sentence(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.place({**OVER, "result": "over", **change})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"caller": None}, "Play stops when somebody has called, or the deck is empty"),
        ({"round": 5}, "from 1 to 4"),
        ({"round": 2, "results": []}, "results of 1 round here"),
        ({"east": {"village": ["1"] * 2 + ["2"] * 3}}, "Who has called has 4 cards or fewer, not 5"),
        ({"shown": ["3"]}, "beside the deck"),
        ({"interrupted": "turn"}, "nothing is interrupted"),
        ({"replaced": [3]}, "only when the game is over"),
    ],
)
def test_a_round_that_cannot_be_scored_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.place({**STOPPED, **change}, None, Seeded(1))


def test_what_is_left_out_is_ordinary() -> None:
    position = GAME.position(GAME.place({"game": "silver-coin", "seats": 3, "round": 3, "east": {"village": ["5"]}}))
    assert (position["turn"], position["first"], position["question"]) == ("north", "north", "turn")
    assert [len(position[seat]["village"]) for seat in ("north", "east", "south")] == [5, 1, 5]
    assert [card for seat in ("north", "south") for card in position[seat]["village"] if card[0] != "("] == []
    assert [result["scores"] for result in position["results"]] == [(0, 0, 0)] * 2


def test_a_discard_lies_on_the_table_unless_the_position_says_that_there_is_none() -> None:
    bare = {"game": "silver-coin", "seats": 2}
    assert [card.number is None for card in GAME.view(GAME.place(bare), SPECTATOR).pile] == [False]
    assert [move.text for move in GAME.place({**bare, "pile": []}).menu()] == ["draw"]
    assert GAME.place({**bare, "question": "peek"}).menu()[0].text == "look 1 2"


def test_a_caller_of_whom_nothing_is_said_has_as_many_cards_as_a_call_allows() -> None:
    position = GAME.position(GAME.place({"game": "silver-coin", "seats": 2, "caller": "east"}))
    assert [len(position[seat]["village"]) for seat in ("north", "east")] == [5, 4]


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
