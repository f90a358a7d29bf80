"""Sentences people read: right in number, in names and in what they claim."""

from __future__ import annotations

from pathlib import Path

from silverware.games.quick_silver import GAME, QuickSilver, components
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.events import PlateUsed, Revealed, Unloaded
from tests.games.quick_silver.scene import end_of_round

NAMES = ["Ada McLovelace", "bell hooks"]


def test_names_keep_their_capitals() -> None:
    assert GAME.tell(Revealed("north", ("5", "5", "10")), NAMES) == "Ada McLovelace shows 5, 5, 10."
    assert GAME.tell(Revealed("centre", ("5", "5", "10")), NAMES) == "The centre shows 5, 5, 10."


def test_the_goal_is_told_in_one_line() -> None:
    assert GAME.goal(4, Options()) == "Be richer than everybody else with $100 or more, or be the last one alive."
    assert GAME.goal(4, Options(not_quite_dead=True)) == "Be richer than everybody else with $100 or more."


def test_a_card_that_is_paid_the_least_is_told_so() -> None:
    hauls = end_of_round({"north": "15 5 5", "east": "junk dynamite dynamite"}).told(Unloaded)
    assert [(haul.paid, haul.least) for haul in hauls] == [(None, False), ("junk", True)]
    assert GAME.tell(hauls[1], NAMES) == (
        "Bell hooks hauls -10, the second-heaviest, and is paid for its highest card (no card pays less than $5): "
        "$5, now $5."
    )


def test_hauls_all_alike_are_not_called_the_heaviest() -> None:
    hauls = end_of_round({"north": "15 10 5", "east": "10 10 10"}).told(Unloaded)
    assert [GAME.tell(haul, NAMES) for haul in hauls] == [
        "Ada McLovelace hauls 30, like everybody, and is paid for its lowest card: $5, now $5.",
        "Bell hooks hauls 30, like everybody, and is paid for its lowest card: $10, now $10.",
    ]


def test_several_replacement_plates_are_told_and_used_each() -> None:
    text = (Path(components.__file__).parent / "edition/silverware.toml").read_text()
    game = QuickSilver(
        text.replace('"plate", number = 0, copies = 1', '"plate", number = 0, copies = 2').replace(
            '"5", number = 5, copies = 4', '"5", number = 5, copies = 3'
        )
    )
    table = game.place(
        {
            "game": "quick-silver",
            "seats": 2,
            "dealer": "north",
            "turn": "north",
            "last-lap": True,
            "black": 1,
            "white": 1,
            "centre": ["15", "15", "15"],
            "north": {"hand": ["5", "5", "10"], "plates": 4},
            "east": {"hand": ["plate", "plate", "dynamite"], "plates": 1, "blasts": 2},
        }
    )
    table.use_plate(1)
    assert (table.plates[1], table.blasts[1]) == (2, 1)
    told = game.tell(PlateUsed("east", stopped=1, repaired=1), NAMES)
    assert told == "bell hooks's Replacement Plate stops a Dynamite and repairs a blast."
    told = game.tell(PlateUsed("east", stopped=2, repaired=0), NAMES)
    assert told == "bell hooks's Replacement Plate stops 2 Dynamite."
