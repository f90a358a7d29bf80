"""Positions of Quick Silver: written by hand, and refused where there is no such moment."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import silverware
from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, BadTable
from silverware.core.event import Event
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import SEAT_NAMES
from silverware.core.state import Outcome
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.events import BecameMayor, Revealed, Unloaded
from tests.rules import rule

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
        ({"game": "chess"}, "not a position"),
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
        ({"options": {"memory": "perfect"}}, "not a position"),
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
    assert [(swap.taker, swap.source, swap.gave) for swap in south.swaps] == [
        ("north", "centre", None),
        ("east", "north", None),
    ]


HANDS: dict[str, Any] = {
    "game": "quick-silver",
    "seats": 3,
    "north": {"hand": ["25", "20", "15"], "cash": 100, "sneaks": 1},
    "east": {"hand": ["15", "10", "dynamite"], "plates": 3, "blasts": 1, "cash": 30},
    "south": {"hand": ["5", "5", "junk"], "cash": 5},
}
MARKET: dict[str, Any] = {
    **HANDS,
    "revealed": True,
    "north": {"hand": ["25", "20", "15"], "cash": 85, "sneaks": 1},
    "east": {"hand": ["20", "20", "5"], "cash": 30},
}


@rule("quick-silver", "6.1", "8.4")
def test_revealed_hands_are_scored_and_the_next_round_is_dealt() -> None:
    heard: list[Event] = []
    position = {**MARKET, "south": {"hand": ["5", "5", "dynamite"], "cash": 5}}
    deck = "[25 20 5 15 10 junk 20 20 15 15 15 10 10 10 5 5 5 plate dynamite dynamite dynamite]"
    with Scripted(outcomes(f"{deck} 2 3"), GAME.cards) as dice:
        table = GAME.place(position, heard, dice)
    assert [type(event).__name__ for event in heard] == ["Revealed"] * 3 + ["Blasted"] + ["Unloaded"] * 3 + ["Dealt"]
    assert table.cash[:3] == [85 + 0, 30 + 20, 5 + 5]
    assert (table.round, table.dealer, table.asked(), table.black, table.white) == (2, 1, 1, 2, 3)


@rule("quick-silver", "8.1")
def test_revealed_hands_may_end_the_game_without_dice() -> None:
    heard: list[Event] = []
    table = GAME.place({**MARKET, "east": {"hand": ["20", "20", "15"], "cash": 80, "sneaks": 0}}, heard)
    assert table.outcome == Outcome("cash", (1,), (85, 100, 10))
    assert heard[-1] == BecameMayor("east")
    assert GAME.view(table, 0).carts[2].hand == ("5", "5", "junk")


def test_a_match_that_begins_with_revealed_hands_records_the_next_deal() -> None:
    match = silverware.position(MARKET, seed=3)
    assert "East shows 20, 20, 5." in match.log("north")
    assert (match.state.round, match.asked) == (2, 1)
    (start,) = [line for line in match.record().splitlines() if line.startswith("~ [")]
    assert len(outcomes(start[2:])) == 3
    match.play("pick up")
    assert silverware.record(match.record()) == match


def test_a_position_is_scored_exactly_as_after_the_last_move() -> None:
    """The hands as they are revealed, and the same dice: it makes no difference that nobody has played the move."""
    tried = 0
    for seed in range(40):
        dice = Seeded(seed)
        state = GAME.start(2 + seed % 5, dice, GAME.choose({"sneaky-stranger": seed % 2 == 0}))
        while state.outcome is None:
            before, number = GAME.position(state), state.round
            menu = state.menu()
            move = menu[-1] if state.last_lap else menu[dice.below(len(menu))]
            luck = copy.copy(dice)
            state.play(move, dice)
            if move.text == "sneak" and (state.round > number or state.outcome is not None):
                mover = before["turn"]
                sneaked = {**before[mover], "sneaks": before[mover]["sneaks"] + 1}
                assert GAME.place({**before, mover: sneaked, "turn": None, "revealed": True}, [], luck) == state
                tried += 1
    assert tried > 100


@rule("quick-silver", "8.1")
def test_a_game_that_is_over_can_be_written_by_hand() -> None:
    table = GAME.place({**HANDS, "result": "over"})
    assert table.outcome == Outcome("cash", (0,), (100, 30, 5))
    assert GAME.position(table)["result"] == "cash; north; 100 30 5"
    assert [cart.hand for cart in GAME.view(table, 1).carts] == [tuple(HANDS[seat]["hand"]) for seat in SEAT_NAMES[:3]]


@rule("quick-silver", "6.8", "8.3")
def test_who_died_in_the_last_round_is_out_and_shows_a_hand() -> None:
    dead = {"hand": ["dynamite", "5", "5"], "out": True, "sneaks": 1}
    table = GAME.place({**HANDS, "east": dead, "south": {"out": True}, "result": "over"})
    assert table.outcome == Outcome("last alive", (0,), (100, 0, 0))
    assert [cart.hand is None for cart in GAME.view(table, 0).carts] == [False, False, True]
    nobody = {**HANDS, "north": {"out": True, "hand": ["25", "20", "15"]}, "east": dead, "south": {"out": True}}
    assert GAME.place({**nobody, "result": "over"}).outcome == Outcome("everyone died", (), (0, 0, 0))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"result": "cash; east; 100 30 5"}, "but the rules give 'cash; north; 100 30 5'"),
        ({"turn": "north"}, "nobody's turn"),
        ({"revealed": True}, "nothing is left to reveal"),
        ({"black": 2}, "black die shows 1"),
        ({"north": {"cash": 90}}, "The game is not over: several are alive, and nobody alone has 100"),
        ({"north": {"blasts": 2, "cash": 100}}, "A cart with no plate left is out when the game is over; north's"),
        ({"east": {"hand": ["15", "10", "dynamite"]}}, "The Dynamite in east's hand has turned plates into blasts"),
        ({"south": {"hand": ["5", "5", "junk"]}}, "south has earned 5 at this market, and cannot have 0"),
        ({"east": {"out": True, "hand": ["15"]}}, "east holds 3 cards, not 1"),
        ({"east": {"out": True, "cash": 5}}, "out of the game and has nothing"),
        ({"east": {"out": True, "sneaks": 1}}, "out of the game and has nothing"),
        ({"east": {"out": True}, "south": {"out": True}}, "At least two seats"),
    ],
)
def test_an_end_that_cannot_be_is_refused_in_one_sentence(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        GAME.place({**HANDS, "result": "over", **changes})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({}, "place it with dice"),
        ({"turn": "north"}, "nobody's turn"),
        ({"swap": {"card": "25", "target": "centre"}}, "no swap is under way"),
        ({"black": 2}, "black die shows 1"),
        ({"north": {"cash": 100}}, "mayor already"),
        ({"east": {"out": True, "hand": ["5", "10", "dynamite"]}}, "out of the game and has nothing"),
    ],
)
def test_hands_that_cannot_be_revealed_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.place({**MARKET, **changes})


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
    assert [event.holder for event in heard if isinstance(event, Unloaded)] == ["north", "east"]


def test_cards_that_lie_aside_are_not_in_a_hand_of_which_nothing_is_said() -> None:
    with pytest.raises(BadPosition, match="do not fill the hands"):
        GAME.place({"game": "quick-silver", "seats": 6, "aside": ["25"]})
