"""The table drawn as text: nothing in it is wider than it says, and every letter is in the legend."""

from __future__ import annotations

from silverware.drawings.quicksand import LEGEND, WIDTH, draw
from silverware.games.quicksand import GAME
from tests.games.quicksand.scene import scene

NAMES = ["Ada Lovelace the First", "Bell", "Cy", "Di", "Ed"]


def test_no_line_is_too_wide() -> None:
    table = scene(
        "red yellow green blue black mask",
        seats=5,
        explorers={"red": 38, "blue": 34},
        stuck=["yellow"],
        discards=["red", "yellow", "green", "blue", "black", "white", "mask", "quicksand"] * 2,
        history=[f"{seat} move red 1+1 to temple" for seat in ("north", "east", "south", "west", "dawn")],
    )
    table.play("move red 1 to temple")
    lines = draw(GAME, table.view("north"), NAMES).splitlines()
    assert max(len(line) for line in lines) <= WIDTH
    together = " ".join(" ".join(lines).split())
    assert "discards 3 red, 2 yellow, 2 green, 2 blue, 2 black, 2 white, 2 mask, 2 quicksand" in together
    assert "Ada Lovelace the First (you, red): 1 yellow, 1 green, 1 blue, 1 black, 1 mask" in together
    assert together.endswith("· Ada Lovelace the First: move red 1 to temple")


def test_at_the_end_all_counters_and_hands_are_drawn() -> None:
    table = scene("red", explorers={"red": 38}).play("move red 1 to temple")
    text = draw(GAME, table.view("spectator"), NAMES)
    assert "Bell (yellow): 6 cards" not in text
    assert "nobody's: blue, black, white" in text


def test_the_legend_names_every_sign() -> None:
    assert "T the temple" in LEGEND
    assert "T" in draw(GAME, scene().view("north"), NAMES).split("38k>")[1]
