"""The lesson of Quicksand begins at a moment that a game can come to."""

from __future__ import annotations

import json
import tomllib
from collections import Counter

from silverware.core.record import parse
from silverware.core.script import Scripted
from silverware.core.seats import SEAT_NAMES
from silverware.games.quicksand import GAME
from silverware.games.quicksand.components import HAND
from silverware.games.quicksand.documents import Options
from silverware.games.quicksand.moves import Discard, MoveExplorer
from tests.games.quicksand.scene import EDITION

RECORD = parse(tomllib.loads((EDITION.parents[1] / "lesson.toml").read_text())["record"])
BEFORE = [
    ["move green 2+1 to 15"],
    ["move red 2 to 12"],
    ["move yellow 1 to 7", "discard green"],
    ["move white 2 to 13", "discard quicksand"],
    ["move black 1 to 9"],
    ["move red 1+1 to 18"],
    ["move yellow 1 to 11"],
    ["move black 3 to 19", "keep"],
    ["move green 2 to 20", "keep"],
    ["move red 1 to 21"],
    ["move blue 1 to 7", "keep"],
    ["move blue 1+1 to 15"],
]
"""Turn by turn, what can have been played before the lesson begins."""


def laid(text: str) -> list[str]:
    """The cards a move takes from the hand."""
    move = GAME.notation.parse(text)
    if isinstance(move, MoveExplorer):
        return [GAME.cards[move.colour]] * move.cards + ["mask"] * move.masks
    return [GAME.cards[move.card]] if isinstance(move, Discard) else []


def test_its_position_is_that_of_a_game_played_from_the_start() -> None:
    position = json.loads(RECORD.position)
    seats = SEAT_NAMES[: position["seats"]]
    turns = [[card for text in turn for card in laid(text)] for turn in BEFORE]
    cards = [
        [card for turn in turns[seat :: len(seats)] for card in turn] + position[name]["hand"]
        for seat, name in enumerate(seats)
    ]
    """By seat: the cards it comes to hold, in this order."""
    dealt = [card for row in cards for card in row[:HAND]]
    counters = [position[name]["identity"] for name in seats]
    table = GAME.start(len(seats), Scripted([*counters, *dealt, "1"], GAME.cards), Options())
    later = [row[HAND:] for row in cards]
    for at, (turn, played) in enumerate(zip(BEFORE, turns, strict=True)):
        drawn = [later[at % len(seats)].pop(0) for _ in played]
        dice = Scripted(drawn, GAME.cards)
        for text in turn:
            table.play(GAME.notation.parse(text), dice)
    there, here = GAME.position(table), GAME.position(GAME.place(position))
    assert Counter(there.pop("discards")) == Counter(here.pop("discards"))
    assert {**there, "history": ()} == {**here, "history": ()}


def test_all_its_cards_are_drawn_from_one_deck() -> None:
    deck = Counter(GAME.cards[card] for card in GAME.place(json.loads(RECORD.position)).deck)
    assert Counter(card for played in RECORD.moves for card in played.chance) <= deck
