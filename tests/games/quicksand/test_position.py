"""Positions of Quicksand: written by hand, and refused where there is no such moment."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, BadTable
from silverware.core.event import Event
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SPECTATOR
from silverware.core.state import Outcome
from silverware.games.quicksand import GAME
from silverware.games.quicksand.events import Won
from tests.rules import rule

GOOD: dict[str, Any] = {
    "game": "quicksand",
    "seats": 2,
    "turn": "east",
    "explorers": {"red": 15, "white": 38},
    "stuck": ["red"],
    "discards": ["red", "mask", "blue"],
    "north": {"identity": "red", "hand": ["red", "red", "blue", "blue", "mask", "white"]},
    "east": {"identity": "blue", "hand": ["green", "black", "blue", "mask", "quicksand", "white"]},
}


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The good position with some entries changed; `seat.field` reaches into a table, None removes."""
    document = {key: dict(value) if isinstance(value, dict) else value for key, value in GOOD.items()}
    for path, value in changes.items():
        *tables, key = path.split(".")
        at = document
        for table in tables:
            at = at.setdefault(table, {})
        if value is None:
            del at[key]
        else:
            at[key] = value
    return document


def test_a_position_written_by_hand_can_be_played() -> None:
    table = GAME.place(GOOD)
    assert table.asked() == 1
    menu = [move.text for move in table.menu()]
    assert "move white 1 to temple" in menu
    assert "rescue red with mask" in menu
    assert GAME.view(table, 0).deck == 83 - 12 - 3


def test_a_discard_may_be_pending() -> None:
    table = GAME.place(changed({"discarding": True, "stuck": [], "east.hand": ["green"]}))
    assert [move.text for move in table.menu()] == ["keep", "discard green"]


def test_seats_that_were_stranded_fit_their_hands() -> None:
    table = GAME.place(changed({"idle": 1, "north.stranded": [4, 2, 2, 4, 2, 3, 1]}))
    view = GAME.view(table, 1)
    assert (view.idle, view.players[0].stranded) == (1, (4, 2, 2, 4, 2, 3, 1))
    assert GAME.place(GAME.position(table)).stranded[0] == (4, 2, 2, 4, 2, 3, 1)


def test_what_was_played_can_be_told() -> None:
    table = GAME.place(changed({"history": ["north move red 1+1 to 10", "east pass"]}))
    moves = GAME.notation.moves
    assert [(seat, moves[number].text) for seat, number in GAME.view(table, 0).history] == [
        (0, "move red 1+1 to 10"),
        (1, "pass"),
    ]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "not a position"),
        ({"colour": "blue"}, "there is no colour"),
        ({"turn": "south"}, "no seat 'south'"),
        ({"round": 0}, "counted from 1"),
        ({"idle": 2}, "Fewer seats in a row"),
        ({"idle": -1}, "Fewer seats in a row"),
        ({"explorers.red": 41}, "red explorer cannot stand on space 41"),
        ({"explorers.red": 40}, "Who moves an explorer to the temple holds fewer than 6 cards, not 6"),
        ({"explorers.red": "moon"}, "explorers.red"),
        ({"result": "over"}, "The game is not over: no explorer stands in the temple"),
        ({"explorers.red": 1}, "red explorer cannot stand on space 1"),
        ({"explorers.red": 99}, "red explorer cannot stand on space 99"),
        ({"explorers.red": 38}, "Two explorers cannot stand on space 38"),
        ({"stuck": ["pink"]}, "not a position"),
        ({"discards": ["joker"]}, "no card 'joker'"),
        ({"discards": ["mask"] * 8}, "no more than 9 of 'mask'"),
        ({"north.hand": ["red"]}, "north holds 6 cards, not 1"),
        ({"discarding": True}, "holds 1 to 5 cards, not 6"),
        ({"discarding": True, "east.hand": []}, "holds 1 to 5 cards, not 0"),
        ({"east.identity": "red"}, "same identity"),
        ({"unowned": ["red"]}, "Somebody owns red"),
        ({"north.stranded": [1, 2]}, "has 7 numbers"),
        ({"north.stranded": [3, 1, 1, 4, 1, 2, 1]}, "north could have played what its hand holds"),
        ({"north.stranded": [4, 2, 2, 3, 2, 3, 1]}, "north could have played what its hand holds"),
        ({"east.stranded": [7, 7, 7, 7, 7, 7, 1]}, "east could have played what its hand holds"),
        ({"north.stranded": [4, 2, 2, 4, 2, 3, 8]}, "numbers are 1 to 7"),
        ({"north.stranded": [4, 2, 2, 4, 2, 3, 0]}, "numbers are 1 to 7"),
        ({"idle": 1}, "Where idle is 1, as many seats just before the turn are stranded"),
        ({"idle": 1, "east.stranded": [7] * 7}, "Where idle is 1, as many seats just before the turn are stranded"),
        ({"discarding": True, "east.hand": ["green"]}, "No explorer stands face up where a discard is allowed"),
        (
            {"discarding": True, "east.hand": ["green"], "stuck": [], "explorers.red": 18},
            "No explorer stands face up where a discard is allowed",
        ),
        (
            {"discarding": True, "east.hand": ["green"], "stuck": [], "east.stranded": [7] * 7},
            "Who may discard has played",
        ),
        (
            {"discarding": True, "east.hand": ["green"], "stuck": [], "north.stranded": [7] * 7, "idle": 1},
            "Who may discard has played",
        ),
        ({"north.hand": []}, "north holds 6 cards, not 0"),
        ({"south": {"identity": "black", "hand": []}}, "nobody sits at south"),
        ({"history": ["north fly"]}, "What was played is written"),
        ({"history": ["moon pass"]}, "no seat 'moon'"),
    ],
)
def test_a_moment_that_cannot_be_is_refused_in_one_sentence(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.place(changed(changes))
    assert "\n" not in str(refused.value)


def test_a_seat_count_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadTable, match="2 to 5"):
        GAME.place(changed({"seats": 6}))


TEMPLE: dict[str, Any] = {
    **GOOD,
    "explorers": {"red": "temple", "white": 38},
    "stuck": [],
    "east": {"identity": "blue", "hand": ["green", "black"]},
}


@rule("quicksand", "9.1", "9.2")
def test_an_explorer_in_the_temple_reveals_its_owner_who_wins() -> None:
    heard: list[Event] = []
    table = GAME.place(TEMPLE, heard)
    assert heard == [Won("north", "red", ("red", "blue"), ("yellow", "green", "black", "white"))]
    assert table.outcome == Outcome("the red explorer", (0,), (1, 0))
    assert [player.identity for player in GAME.view(table, SPECTATOR).players] == ["red", "blue"]


@rule("quicksand", "9.3")
def test_nobodys_explorer_in_the_temple_is_sent_back_and_play_goes_on() -> None:
    heard: list[Event] = []
    position = {**TEMPLE, "explorers": {"white": 40}}
    with Scripted(outcomes("red mask blue blue"), GAME.cards) as dice:
        table = GAME.place(position, heard, dice)
    assert [type(event).__name__ for event in heard] == ["SentBack", "Drew"]
    assert (table.asked(), table.at[5], GAME.view(table, 0).unowned) == (0, 5, ("white",))
    with pytest.raises(BadPosition, match="place it with dice"):
        GAME.place(position)


def test_a_game_that_is_over_is_set_up_as_it_was() -> None:
    before = changed({"explorers.red": 38, "explorers.white": 30, "stuck": []})
    before["east"] = {"identity": "blue", "hand": ["red", "black", "blue", "mask", "quicksand", "white"]}
    before["discards"] = []
    played = GAME.place(before)
    played.play("move red 1 to temple", Seeded(1))
    position = GAME.position(played)
    assert (position["turn"], position["explorers"]["red"], position["result"]) == (
        "east",
        "temple",
        "the red explorer; north; 1 0",
    )
    assert position["history"] == ("east move red 1 to temple",)
    heard: list[Event] = []
    again = GAME.place(position, heard)
    assert (GAME.position(again), heard) == (position, [])
    assert again.occupied == played.occupied
    assert [GAME.view(again, seat) for seat in (-1, 0, 1)] == [GAME.view(played, seat) for seat in (-1, 0, 1)]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"result": "the red explorer; east; 0 1"}, "but the rules give 'the red explorer; north; 1 0'"),
        ({"explorers": {"white": 40}, "result": "over"}, "The game is not over: nobody owns the white explorer"),
        ({"explorers": {"white": 40, "red": "temple"}}, "Two explorers cannot stand in the temple"),
        ({"stuck": ["red"]}, "so it is not stuck"),
        ({"discarding": True}, "discards nothing"),
        ({"turn": "north"}, "holds fewer than 6 cards, not 6"),
        ({"east": {"hand": ["green"], "stranded": [7] * 7}}, "was not stranded with this hand"),
    ],
)
def test_an_arrival_that_cannot_be_is_refused_in_one_sentence(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.place({**TEMPLE, **changes})
    assert "\n" not in str(refused.value)


def test_what_is_left_out_is_ordinary() -> None:
    position = GAME.position(GAME.place({"game": "quicksand", "seats": 3, "east": {"identity": "red"}}))
    one_each = ("red", "yellow", "green", "blue", "black", "white")
    assert (position["turn"], position["round"], position["idle"]) == ("north", 1, 0)
    assert [position[seat]["identity"] for seat in ("north", "east", "south")] == ["yellow", "red", "green"]
    assert [position[seat]["hand"] for seat in ("north", "east", "south")] == [one_each] * 3


def test_who_may_discard_and_of_whose_hand_nothing_is_said_has_played_one_card() -> None:
    table = GAME.place({"game": "quicksand", "seats": 2, "discarding": True, "explorers": {"red": 7}})
    assert table.sizes[:2] == [5, 6]


def test_one_identity_for_each_seat_must_be_left() -> None:
    unowned = ["red", "yellow", "green", "blue", "black"]
    with pytest.raises(BadPosition, match="no identity counter left"):
        GAME.place({"game": "quicksand", "seats": 2, "unowned": unowned})


def test_the_end_of_a_game_reveals_who_was_whom() -> None:
    heard: list[Event] = []
    last = GAME.box.distances.index(1)
    table = GAME.place({"game": "quicksand", "seats": 2, "explorers": {"red": last}}, heard)
    table.play(GAME.notation.parse("move red 1 to temple"), Seeded(1))
    assert [event.identities for event in heard if isinstance(event, Won)] == [("red", "yellow")]
