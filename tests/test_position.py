"""Positions of Quick Silver: written by hand, and refused where there is no such moment."""

from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, BadTable
from silverware.core.event import Event
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.events import Revealed, Unloaded

GOOD: dict[str, Any] = {
    "game": "quick-silver",
    "seats": 3,
    "dealer": "south",
    "black": 2,
    "white": 1,
    "turn": "north",
    "centre": ["10", "5", "junk"],
    "north": {"hand": ["25", "20", "dynamite"], "plates": 4, "cash": 20},
    "east": {"hand": ["15", "10", "5"], "plates": 2, "blasts": 1, "sneaks": 1},
    "south": {"hand": ["15", "15", "plate"], "plates": 1},
}


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The good position with some entries changed; `seat.field` reaches into a seat, None removes."""
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
    assert table.asked() == 0
    assert "swap 25 with centre" in [move.text for move in table.menu()]
    assert GAME.view(table, 0).tin == 24 - 8


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "no position"),
        ({"colour": "blue"}, "there is no colour"),
        ({"black": "two"}, "black must be a whole number, not text"),
        ({"dealer": "dusk"}, "no seat 'dusk'"),
        ({"dealer": "moon"}, "no seat 'moon'"),
        ({"black": 4}, "cannot show 4"),
        ({"white": 0}, "cannot show 0"),
        ({"last-lap": True}, "black die shows 1"),
        ({"turn": None}, "say whose turn"),
        ({"black": 3}, "shows less than 3"),
        ({"round": 0}, "counted from 1"),
        ({"turn": None, "east.sneaks": 0, "east.plates": 0}, "no plate left"),
        ({"east": {"out": True}, "options.not-quite-dead": True}, "nobody quite dies"),
        ({"north.hand": []}, "north holds 3 cards, not 0"),
        ({"centre": []}, "centre has 3 cards, not 0"),
        ({"west": {"out": True}}, "nobody sits at west"),
        ({"centre": ["10", "5"]}, "centre has 3 cards"),
        ({"north.hand": ["25", "20"]}, "north holds 3 cards"),
        ({"north.hand": ["25", "25", "20"]}, "no more than 1 of '25'"),
        ({"north.hand": ["25", "30", "20"]}, "no card '30'"),
        ({"aside": ["25"]}, "no more than 1 of '25'"),
        ({"north.plates": 5}, "1 to 4 plates and blasts"),
        ({"south.plates": 0}, "1 to 4 plates and blasts"),
        ({"east.plates": -1, "east.blasts": 2}, "1 to 4 plates and blasts"),
        ({"east.sneaks": 9}, "8 sneak tokens"),
        ({"east.sneaks": -1}, "8 sneak tokens"),
        ({"north.cash": -5}, "less than nothing"),
        ({"north.cash": 100}, "mayor already"),
        ({"stranger": 10}, "not in the game"),
        ({"east": {"out": True, "cash": 5}}, "out of the game and has nothing"),
        ({"east": {"out": True}, "south": {"out": True}}, "At least two"),
        ({"east": {"out": True}, "turn": "east"}, "Whose turn it is cannot be east"),
        ({"swap.card": "15", "swap.target": "east"}, "does not hold the offered '15'"),
        ({"swap.card": "25", "swap.target": "north"}, "different seats"),
        ({"swap.card": "25", "swap.target": "east", "swap.sender": "east"}, "different seats"),
        ({"swap.card": "25", "swap.target": "south"}, "cannot redirect"),
        ({"swap.card": "25", "swap.target": "centre", "swap.sender": "east"}, "leave out the sender"),
        ({"swaps": ["north 4 east 1"]}, "is written"),
        ({"swaps": ["north 1 east 4"]}, "is written"),
        ({"swaps": ["north 1 north 2"]}, "themselves"),
        ({"options": {"memory": "perfect"}}, "no position"),
    ],
)
def test_a_moment_that_cannot_be_is_refused_in_one_sentence(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.place(changed(changes))
    assert "\n" not in str(refused.value)


def test_a_seat_count_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadTable, match="2 to 6"):
        GAME.place(changed({"seats": 7}))


def test_every_kind_of_question_can_be_written() -> None:
    swap = {"swap.card": "25", "swap.target": "east"}
    for changes, asked, question in (
        ({"turn": None, "east.sneaks": 0}, 2, "spy"),
        ({}, 0, "turn"),
        (swap, 1, "redirect"),
        ({**swap, "swap.sender": "south"}, 1, "redirect"),
        ({**swap, "swap.target": "centre"}, 0, "take"),
    ):
        table = GAME.place(changed(changes))
        assert (table.asked(), GAME.view(table, 0).question) == (asked, question)


def test_swaps_made_this_round_are_remembered() -> None:
    table = GAME.place(changed({"swaps": ["north 1 centre 1", "east 2 north 3"]}))
    north = GAME.recall(table, 0)
    assert [(swap.gave, swap.took) for swap in north.swaps] == [("10", "25"), ("dynamite", "10")]
    assert north.faceup[0] == ("10",)
    south = GAME.recall(table, 2)
    assert [(swap.taker, swap.source, swap.gave) for swap in south.swaps] == [(0, 6, None), (1, 0, None)]


def test_a_finished_game_has_no_position() -> None:
    table = GAME.place(GOOD)
    table.playout(Seeded(1))
    with pytest.raises(BadPosition, match="over"):
        GAME.position(table)


def test_what_is_left_out_is_ordinary() -> None:
    table = GAME.place(
        {"game": "quick-silver", "seats": 3, "turn": "east", "north": {"hand": ["dynamite", "plate", "5"]}}
    )
    position = GAME.position(table)
    assert (position["dealer"], position["black"], position["white"], position["round"]) == ("south", 1, 1, 1)
    ordinary = {"plates": 4, "blasts": 0, "sneaks": 0, "cash": 0, "out": False}
    assert position["north"] == {"hand": ("dynamite", "plate", "5"), **ordinary}
    assert (position["east"]["plates"], len(position["east"]["hand"]), len(position["centre"])) == (4, 3, 3)


def test_who_is_out_holds_no_cards_and_the_last_of_the_others_deals() -> None:
    position = GAME.position(GAME.place({"game": "quick-silver", "seats": 3, "south": {"out": True}}))
    assert position["dealer"] == "east"
    assert (position["south"]["hand"], position["south"]["plates"]) == ((), 0)
    assert GAME.position(GAME.place(position)) == position


def test_a_cart_of_which_only_blasts_are_said_has_no_plates() -> None:
    table = GAME.place({"game": "quick-silver", "seats": 2, "turn": "north", "north": {"blasts": 2}})
    assert (table.plates[0], table.blasts[0]) == (0, 2)


def test_the_last_turn_of_a_round_reveals_the_hands_and_scores_them() -> None:
    heard: list[Event] = []
    hands = {"north": {"hand": ["25", "20", "15"]}, "east": {"hand": ["5", "5", "junk"]}}
    table = GAME.place({"game": "quick-silver", "seats": 2, "turn": "east", "last-lap": True, **hands}, heard)
    table.play(GAME.notation.parse("sneak"), Seeded(1))
    assert [event.hand for event in heard if isinstance(event, Revealed)] == [("25", "20", "15"), ("5", "5", "junk")]
    assert [event.holder for event in heard if isinstance(event, Unloaded)] == [0, 1]


def test_cards_that_lie_aside_are_not_in_a_hand_of_which_nothing_is_said() -> None:
    with pytest.raises(BadPosition, match="do not fill the hands"):
        GAME.place({"game": "quick-silver", "seats": 6, "aside": ["25"]})
