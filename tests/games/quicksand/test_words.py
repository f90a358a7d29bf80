"""Sentences people read: right in number, in names and in what they claim."""

from __future__ import annotations

import pytest

from silverware.core.errors import IllegalMove
from silverware.core.event import Event
from silverware.games.quicksand import GAME
from silverware.games.quicksand.events import (
    Drew,
    HandsThrownIn,
    Moved,
    Rescued,
    Reshuffled,
    Sank,
    SentBack,
    WasStranded,
    Won,
)
from silverware.games.quicksand.forms import Movement
from tests.games.quicksand.scene import scene

NAMES = ["Ada", "bell hooks", "Cy", "Di", "Ed"]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            Moved("north", "green", 2, 1, 15, 23, rescued=False, way=(15, 17, 20, 23)),
            "Ada plays 2 green cards and a Mask and moves the Botanist (green) from 15 to space 23.",
        ),
        (
            Moved("east", "white", 0, 2, 38, 40, rescued=True, way=(38, 40)),
            "bell hooks plays 2 Masks and rescues and moves the Archaeologist (white) from 38 to the temple.",
        ),
        (Rescued("north", "red", mask=True), "Ada plays a Mask and rescues the Hunter (red)."),
        (Sank("south", ("red",)), "Cy plays Quicksand: the Hunter (red) is stuck."),
        (
            Sank("south", ("red", "blue", "black")),
            "Cy plays Quicksand: the Hunter (red), the Zoologist (blue) and the Jungle Lord (black) are stuck.",
        ),
        (Drew("north", 1, None), "Ada draws 1 card."),
        (Drew("north", 2, ("red", "mask")), "Ada draws 2 cards: red, Mask."),
        (WasStranded("north"), "Ada can play nothing."),
        (HandsThrownIn(((), ())), "Nobody can play anything: all hands are discarded, and everybody draws a new hand."),
        (Reshuffled(61), "The deck has run out: the 61 discards are shuffled into a new deck."),
        (
            SentBack("white", (40, 5)),
            "The Archaeologist (white) is at the temple, but it is nobody's and goes back to its start.",
        ),
        (
            Won("east", "blue", ("red", "blue", "green"), ("yellow", "black", "white")),
            "The Zoologist (blue) is at the temple and bell hooks wins; "
            "Ada was red, bell hooks was blue, Cy was green; yellow, black and white were nobody's.",
        ),
        (
            Won("north", "red", ("red", "yellow", "green", "blue", "black"), ("white",)),
            "The Hunter (red) is at the temple and Ada wins; Ada was red, bell hooks was yellow, Cy was green, "
            "Di was blue, Ed was black; white was nobody's.",
        ),
    ],
)
def test_events_are_told_in_plain_words(event: Event, told: str) -> None:
    assert GAME.tell(event, NAMES) == told


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("move red 1 to 6", "Move the Hunter (red) to space 6 with 1 red card"),
        ("move red 0+1 to temple", "Move the Hunter (red) to the temple with a Mask"),
        ("rescue blue", "Rescue the Zoologist (blue) with a blue card"),
        ("sink red white", "Sink the Hunter (red) and the Archaeologist (white) in quicksand"),
        ("discard quicksand", "Discard a Quicksand card"),
        ("keep", "Keep all cards"),
        ("pass", "Play nothing"),
    ],
)
def test_moves_are_said_in_plain_words(move: str, said: str) -> None:
    assert GAME.say(GAME.notation.parse(move), NAMES) == said


@pytest.mark.parametrize(
    ("brings", "said"),
    [
        (
            Movement((15, 17, 20), rescued=True, stuck=False, discard=True, left=7, decides=False),
            "rescued first, 2 steps, then you may discard a card, 7 from the temple",
        ),
        (
            Movement((15, 17), rescued=False, stuck=True, discard=False, left=8, decides=False),
            "1 step, gets stuck there, 8 from the temple",
        ),
        (Movement((38, 40), rescued=False, stuck=False, discard=False, left=0, decides=True), "1 step"),
    ],
)
def test_what_a_movement_brings_is_said_in_a_few_words(brings: Movement, said: str) -> None:
    assert GAME.promise(brings, NAMES) == said


def test_who_can_play_nothing_is_told_so_and_nobody_else() -> None:
    for table in (
        scene("quicksand " * 6, stuck=["red", "yellow", "green", "blue", "black", "white"]),
        scene(
            "red red red yellow yellow green",
            explorers={"red": 13, "yellow": 16, "green": 18, "blue": 19, "black": 21, "white": 22},
        ),
    ):
        said = "Your turn, but you can play nothing: you keep your hand, and the turn passes (§4.5)."
        assert GAME.prompt(table.view("north"), NAMES) == said
        for seat in ("east", "spectator"):
            assert GAME.prompt(table.view(seat), NAMES) == "Ada's turn: play any number of cards of the same kind."


@pytest.mark.parametrize("hand", ["red yellow yellow green green green", "mask", "quicksand", "blue blue"])
def test_who_can_play_something_is_asked_to(hand: str) -> None:
    blocked = {"red": 13, "yellow": 16, "green": 18, "blue": 19, "black": 21, "white": 22}
    table = scene(hand, explorers=blocked)
    assert table.menu() != {"pass"}
    assert "play any number" in GAME.prompt(table.view("north"), NAMES)


def test_everybody_is_told_that_playing_nothing_is_allowed_where_it_is() -> None:
    table = scene("red red red red red red", options={"zero-card-turns": True})
    rest = "play any number of cards of the same kind, or nothing (§4.4)."
    assert GAME.prompt(table.view("north"), NAMES) == f"Your turn: {rest}"
    assert GAME.prompt(table.view("east"), NAMES) == f"Ada's turn: {rest}"
    stuck = ["red", "yellow", "green", "blue", "black", "white"]
    stranded = scene("quicksand " * 6, stuck=stuck, options={"zero-card-turns": True})
    assert "§4.5" in GAME.prompt(stranded.view("north"), NAMES)


def test_a_refusal_names_the_temple_and_counts_steps_right() -> None:
    table = scene("red red blue blue blue blue")
    for move, said in (
        (
            "move red 2 to temple",
            "The red explorer must go exactly 2 steps, and no way of that length leads from space 0 to the temple.",
        ),
        (
            "move red 1 to 38",
            "The red explorer must go exactly 1 step, and no way of that length leads from space 0 to space 38.",
        ),
    ):
        with pytest.raises(IllegalMove, match=said):
            table.play(move)


def test_the_question_keeps_to_itself_which_explorer_is_whose() -> None:
    table = scene("red red red red red red")
    assert GAME.prompt(table.view("north"), NAMES) == "Your turn: play any number of cards of the same kind."
    assert GAME.prompt(table.view("east"), NAMES) == GAME.prompt(table.view("spectator"), NAMES)
    table = scene("red red red red red red", explorers={"red": 38}).play("move red 1 to temple")
    assert GAME.prompt(table.view("east"), NAMES) == "Ada wins after a turn: the red explorer is at the temple."
