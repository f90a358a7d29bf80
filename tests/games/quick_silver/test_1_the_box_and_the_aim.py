from __future__ import annotations

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadTable
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.documents import Options
from tests.games.quick_silver.scene import DECK, end_of_round, scene
from tests.rules import rule


@rule("quick-silver", "1.1")
def test_two_to_six_seats_play() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert len(GAME.view(GAME.start(seats, Seeded(1), Options()), 0).carts) == seats
    for seats in (1, 7):
        with pytest.raises(BadTable, match="2 to 6"):
            GAME.start(seats, Seeded(1), Options())


@rule("quick-silver", "1.1")
def test_a_chair_nobody_sits_on_cannot_be_swapped_with() -> None:
    assert scene(3, turn="north").refused(f"swap {scene(3).hand('north')[0]} with west") == "1.1"


@rule("quick-silver", "1.2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    box = GAME.box
    assert (len(box.deck), box.sides, box.tokens, box.sneak_tokens) == (21, 3, 24, 8)


@rule("quick-silver", "1.3")
def test_the_deck_of_our_edition() -> None:
    copies = {"25": 1, "20": 3, "15": 4, "10": 4, "5": 4, "junk": 1, "plate": 1, "dynamite": 3}
    numbers = {"25": 25, "20": 20, "15": 15, "10": 10, "5": 5, "junk": 0, "plate": 0, "dynamite": -5}
    assert {name: DECK.count(name) for name in GAME.cards} == copies
    assert dict(zip(GAME.cards, GAME.box.numbers, strict=True)) == numbers
    assert sum(numbers[name] for name in DECK) == 190


@rule("quick-silver", "1.4")
def test_there_are_two_ways_to_win() -> None:
    rich = end_of_round({"north": "5 5 10", "east": "15 10 10"}, cash={"north": 95})
    assert rich.table.outcome is not None
    assert rich.table.outcome.ending == "cash"
    alive = end_of_round({"north": "5 5 10", "east": "dynamite 10 10"}, carts={"east": (1, 3)})
    assert alive.table.outcome is not None
    assert alive.table.outcome.ending == "last alive"
