"""In the midst of things: positions of every question, refused where what is asked could not be."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition
from silverware.core.seats import SEAT_NAMES
from silverware.games.silver_coin import GAME
from tests.games.silver_coin.scene import ALL_AMULET, scene
from tests.rules import rule

ROW = "(1), (2), (3), (4), (5)"
MARKS = ["rotated", "used", "chosen", "looking", "acting", "free", "barred", "token", "everybody", "awaits-north"]
RESULTS = [{"villages": [[], []], "scores": [3, 5], "caller": "north"}] * 4


@pytest.mark.parametrize(
    ("village", "more", "menu"),
    [
        (ROW, {"question": "peek", "east": ROW}, {f"look {a} {b}" for b in range(1, 6) for a in range(1, b)}),
        ("(1), (2), (3), (4) looking, (5) looking", {"question": "look", "east": ROW}, {"done"}),
        ("(5)", {"question": "look", "pile": "9 acting", "east": "8"}, {"look north 1", "done"}),
        ("(5), 6", {"question": "drawn", "hand": "(3)"}, {"discard", "exchange 1", "exchange 2"}),
        ("(5), 6", {"question": "taken", "hand": "3"}, {"exchange 1", "exchange 2"}),
        ("(5) chosen, 6", {"question": "exchange", "hand": "3"}, {"exchange 2", "done"}),
        ("5 chosen, 5 chosen, 6", {"question": "put", "hand": "3"}, {"put 1", "put 2"}),
        ("(3) everybody used chosen, 3 chosen", {"question": "put", "hand": "6"}, {"put 1", "put 2", "pixie 2"}),
        ("5 chosen, 7 chosen", {"question": "add", "hand": "(3)"}, {"left", "right"}),
        ("5 chosen, 7 chosen, 8 chosen, (3)", {"question": "penalty"}, {"left", "right"}),
        ("2, (6)", {"question": "end"}, {"curate 1", "done"}),
        ("2 used free, (6)", {"question": "curate", "interrupted": "end"}, {"rotate 1", "rotate 2"}),
        (
            "(3) used free, (6)",
            {"question": "pixie", "interrupted": "turn", "east": "8"},
            {"flip north 2", "flip east 1"},
        ),
        ("(6)", {"question": "tanner", "hand": "5 acting"}, {"left", "right"}),
        ("5 acting, (6)", {"question": "flip", "east": ""}, {"flip north 2"}),
        ("5, (6)", {"question": "down", "pile": "6 acting", "east": "(8)"}, {"flip north 1"}),
        ("(5) barred, (6)", {"question": "up", "pile": "6 acting", "east": "8"}, {"flip north 2"}),
        ("(6)", {"question": "village", "pile": "7 acting", "east": "8"}, {"village north"}),
        ("6", {"question": "kill", "pile": "8 acting", "east": "(8)"}, {"kill north 1", "done"}),
        ("(6)", {"question": "nosferatu", "pile": "1, (7), 10 acting"}, {"take 1", "take 2", "done"}),
        ("(6)", {"question": "golem", "pile": "1, 11 acting", "east": ""}, {"switch north 1", "done"}),
        (
            "(6)",
            {"question": "direction", "pile": "12 acting", "givers": ["north", "east", "south"], "south": "7"},
            {"left", "right", "done"},
        ),
        ("(6)", {"question": "move", "pile": "12 acting", "givers": ["north", "east"]}, {"move north 1", "done"}),
        ("0 acting used, (6)", {"question": "register"}, {"give 2 to east", "no"}),
    ],
)
def test_every_question_can_be_set_up(village: str, more: dict[str, Any], menu: set[str]) -> None:
    table = scene(village, **more)
    assert table.menu() == menu
    assert table.asked() == ("north", more["question"])
    assert GAME.position(GAME.place(GAME.position(table.table))) == GAME.position(table.table)


@rule("silver-coin", "29.4")
def test_losers_are_asked_when_all_rounds_are_over() -> None:
    table = scene("5", "6", turn="east", round=4, results=RESULTS, question="replace", replaced=[2])
    assert table.menu("replace") == {f"replace {number}" for number in range(14) if number != 2}
    assert table.refused("replace 2") == "29.4"
    assert table.view("east").totals == (12, 20)


@pytest.mark.parametrize(
    ("village", "more", "message"),
    [
        ("(5), (6)", {"question": "peek"}, "a village has 5 cards"),
        (ROW, {"question": "peek"}, "a village has 5 cards"),
        ("(5), (6)", {"question": "look"}, "Who looks has"),
        ("(5), 9 acting", {"question": "look", "pile": ""}, "does not lie where it would"),
        ("(5), 9 acting", {}, "no ability is under way"),
        ("(5), 6", {"question": "exchange", "hand": "3"}, "has 1 card or more of its own marked"),
        ("(5) chosen, (7) chosen", {"question": "add", "hand": "3"}, "lie faceup"),
        ("5 chosen, (7) everybody chosen", {"question": "add", "hand": "3"}, "lie faceup"),
        ("5 chosen, 7 chosen, 8 chosen", {"question": "penalty", "left": 0}, "no card to add"),
        ("2, (6)", {"question": "curate", "interrupted": "end"}, "has a curator marked 'free'"),
        ("2 used free, (6)", {"question": "curate", "interrupted": "add"}, "interrupts another"),
        ("2 free, (6)", {}, "No free ability"),
        ("2, (6)", {"interrupted": "end"}, "interrupts nothing"),
        ("6", {"question": "kill", "pile": "7 acting"}, "marked 'acting': assassin"),
        ("8 acting", {"question": "kill"}, "does not lie where it would"),
        ("(6)", {"question": "golem", "pile": "11 acting, 1"}, "a discard below"),
        ("(6)", {"question": "direction", "pile": "12 acting", "givers": ["north", "east"]}, "3 villages"),
        ("(6)", {"givers": ["north", "east"]}, "no villages have still to give"),
        ("(6) token", {"token": "north"}, "not both"),
        ("(6) #1 #2", {}, "one tag"),
        ("(6) #52", {}, "counted from 0 to 51"),
        ("(6) guards#40", {}, "no card #40"),
        ("5", {"question": "replace", "round": 4, "results": RESULTS}, "Only losers"),
        ("5", {"question": "replace", "round": 4, "results": RESULTS, "turn": "east", "replaced": [2, 2]}, "different"),
        ("5", {"round": 2, "results": [{"villages": [[]], "scores": [1, 2]}]}, "a village and points for each seat"),
        ("5", {"round": 2, "results": [{"villages": [[], []], "scores": [1, 2], "caller": "moon"}]}, "moon"),
        ("5", {"round": 2, "results": [{"villages": [["14"], []], "scores": [1, 2]}]}, "'14' is no card"),
        ("5", {"round": 2, "results": [{"villages": [["(7"], []], "scores": [7, 2]}]}, "'.7' is no card"),
    ],
)
def test_a_question_that_could_not_be_asked_is_refused(village: str, more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        scene(village, **more)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("village", "more", "message"),
    [
        ("0 acting, (6)", {"question": "register"}, "mark it 'used' as well"),
        ("2 free, (6)", {"question": "curate", "interrupted": "turn"}, "curator marked 'free' has been used"),
        ("(3) free, (6)", {"question": "pixie", "interrupted": "turn"}, "pixie marked 'free' has been used"),
        (
            "2 free, (6)",
            {"question": "empath", "interrupted": "turn", "options": {"card-2": "empath"}},
            "empath marked 'free' has been used",
        ),
        ("(5), 6", {"question": "drawn", "hand": "3"}, "write it in brackets"),
        ("(5) chosen, 6", {"question": "exchange", "hand": "3 looking"}, "write it in brackets"),
        ("4, (6)", {"question": "keep", "hand": "3, (5)", "options": {"card-4": "rascal"}}, "write it in brackets"),
        ("(6)", {"question": "tanner", "hand": "(5) acting"}, "write it without brackets"),
        ("", {"question": "taken", "hand": "3"}, "one to exchange it for"),
        ("3 used free", {"question": "pixie", "interrupted": "turn", "east": ""}, "turned facedown"),
        ("(3) used free", {"question": "pixie", "interrupted": "turn", "east": ""}, "nothing to choose"),
        ("2, (6)", {"question": "peek", "east": ROW}, "a village has 5 cards"),
        ("(1), (2), (3), 4, (5)", {"question": "peek", "east": ROW}, "lie facedown"),
        (ROW, {"question": "peek", "east": ROW, "left": 30}, "a deck of 31"),
        (ROW, {"question": "peek", "east": ROW, "caller": "east"}, "nobody has called"),
        ("(1) looking, (2), (3), (4), (5)", {"question": "look", "east": ROW}, "looks at two"),
        ("(5)", {"pile": "9 rotated"}, "Only cards in villages are rotated"),
        ("(5)", {"pile": "9 token"}, "token lies on a card in a village"),
        ("9 guards#1, (5) #1", {"pile": ""}, "Bodyguard guards another"),
        ("3 guards#6", {"east": "(5) #6", "options": {"card-3": "bodyguard"}}, "Bodyguard guards another"),
        ("7 awaits-east, (5)", {}, "Only a Con Artist awaits"),
        ("1 awaits-east awaits-north", {}, "never those of all seats"),
        ("9 used, (5)", {}, "A Psychic is not used"),
        ("9 chosen, (5)", {}, "no card is marked 'chosen'"),
        ("9 looking, (5)", {}, "Only a facedown card is looked at"),
        ("(9) looking, (5)", {}, "no card is marked 'looking'"),
        ("(9) barred", {}, "no card is marked 'barred'"),
        ("(9) rotated rotated", {}, "marked 'rotated' once"),
        ("1", {"shown": "(5)", "options": {"card-1": "squire"}}, "write them without brackets"),
        ("1", {"shown": "5"}, "only where a Squire plays"),
        ("1", {"top": "5"}, "write them in brackets"),
        ("(5)", {"question": "drawn", "hand": "(6)", "caller": "north"}, "The caller has no more turn"),
        ("2, (5)", {"question": "end", "caller": "north"}, "The caller has no more turn"),
        ("(5)", {"caller": "east", "east": ROW}, "has 4 cards or fewer, not 5"),
        ("(5)", {"question": "end", "dry": True, "left": 0}, "Only in a last lap"),
        ("5 chosen, 7 chosen", {"question": "put", "hand": "3"}, "the chosen cards match"),
        ("5 chosen, 5 chosen", {"question": "add", "hand": "3"}, "do not match"),
        ("5 chosen", {"question": "exchange", "hand": "3"}, "no card left to choose"),
        ("(5)", {"question": "keep", "hand": "(3), (5)"}, "faceup Rascal"),
        ("(6)", {"question": "up", "pile": "6 acting"}, "is marked 'barred'"),
        ("(6) barred", {"question": "up", "pile": "6 acting", "options": {"card-6": "revealer"}}, "Only the Huntress"),
        ("(6)", {"question": "give", "pile": "12 acting", "options": {"card-12": "robber"}}, "to be robbed"),
        ("(6) chosen", {"question": "give", "pile": "12 acting", "options": {"card-12": "robber"}}, "another seat"),
        ("(6)", {"question": "direction", "pile": "12 acting", "givers": ["north"] * 3}, "3 villages"),
        ("2 used free, (3) used", {"question": "curate", "interrupted": "pixie"}, "interrupts another"),
        ("(6) chosen", {"question": "move", "pile": "12 acting", "givers": ["north", "east"]}, "not among the givers"),
        (
            "(6) chosen, (7) chosen",
            {"question": "move", "pile": "12 acting", "givers": ["east"]},
            "one card of each village",
        ),
        (
            "2 used free, (6)",
            {"question": "curate", "interrupted": "look", "pile": "9 acting", "east": "(8) looking"},
            "leaves time for it",
        ),
    ],
)
def test_marks_that_contradict_the_moment_are_refused(village: str, more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        scene(village, **more)
    assert "\n" not in str(refused.value)


def test_documents_may_still_mark_the_card_that_let_one_take() -> None:
    table = scene("(5), 6", question="taken", hand="3", pile="9, 10 acting")
    assert table.menu() == {"exchange 1", "exchange 2"}
    assert table.pile() == "9, 10"


@pytest.mark.parametrize("seed", range(12))
def test_a_position_with_mistakes_is_refused_or_can_be_played_to_its_end(seed: int) -> None:
    chance = Random(seed)
    dice = Seeded(seed)
    table = GAME.start(chance.choice([2, 3, 4]), dice, GAME.choose(chance.choice([{}, ALL_AMULET])))
    while table.outcome is None:
        if chance.random() < 0.03:
            document = msgspec.json.decode(msgspec.json.encode(GAME.position(table)))
            for _ in range(chance.randrange(4)):
                spoil(document, chance)
            play_if_possible(document, dice)
        table.play(chance.choice(table.menu()), dice)


def spoil(document: dict[str, Any], chance: Random) -> None:
    """Make a mistake in a position."""
    seats = [name for name in SEAT_NAMES if document.get(name)]
    runs = [document[seat]["village"] for seat in seats] + [document[zone] for zone in ("pile", "hand", "top")]
    run = chance.choice([run for run in runs if run])
    at = chance.randrange(len(run))
    face, *marks = run[at].split()
    match chance.randrange(6):
        case 0:
            run[at] = " ".join([face, chance.choice(MARKS), *marks])
        case 1:
            run[at] = " ".join([face, *marks[1:]])
        case 2:
            run[at] = " ".join([face.strip("()") if face[0] == "(" else f"({face})", *marks])
        case 3:
            chance.choice(runs).append(run.pop(at))
        case 4:
            document["question"] = chance.choice(["turn", "drawn", "taken", "exchange", "put", "end", "look", "kill"])
        case _:
            document[chance.choice(["turn", "first", "caller"])] = chance.choice(seats)


def play_if_possible(document: dict[str, Any], dice: Seeded) -> None:
    """A position that is accepted is written out as it is, and can be played to its end."""
    try:
        table = GAME.place(document)
    except BadPosition:
        return
    assert GAME.position(GAME.place(GAME.position(table))) == GAME.position(table)
    table.playout(dice)
    assert table.outcome is not None


@rule("silver-coin", "13.7")
def test_an_ability_with_nothing_left_to_choose_ends_there() -> None:
    table = scene("5 acting, 2, (6) rotated", "", question="flip").play("curate 2", "discard 3")
    assert table.menu() == {"flip north 2"}
    table = scene("2 rotated", "", question="kill", pile="8 acting").play("curate 1", "discard 1")
    assert table.menu() == {"done"}
    assert table.play("done").asked() == ("east", "turn")
