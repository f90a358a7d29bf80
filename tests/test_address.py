"""What happened, said to the seat it happened to: in the second person, and with what only that seat sees."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from silverware.core.address import addressed
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.registry import registration
from silverware.games import GAMES
from silverware.games.silver_coin import GAME as SILVER_COIN
from silverware.games.silver_coin.events import Drew, Exchanged, Face, Foresaw, Looked, Spot

NAMES = ["Ada", "Bob", "Cleo", "Dan", "Etta", "Finn"]
MOST = 400


def told(game: AnyGame, seats: int) -> Iterator[Event]:
    """What happens in games by chance, one for each of a few options."""
    for number, options in zip(range(4), game.every_options(seats), strict=False):
        heard: list[Event] = []
        dice = Seeded(f"{number}")
        state = game.start(seats, dice, options, heard)
        for _ in range(MOST):
            if state.question is None:
                break
            menu = state.menu()
            state.play(menu[dice.below(len(menu))], dice)
        yield from heard


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_to_a_seat_never_speaks_of_it_by_name_or_in_the_third_person(game: str) -> None:
    playing = registration(game).game
    said = 0
    for event in told(playing, 3):
        seen = event.to(0)
        sentence = playing.tell_you(seen, NAMES[:3], 0)
        assert bool(sentence) == (NAMES[0] in playing.tell(seen, NAMES[:3]))
        assert NAMES[0] not in sentence
        assert not re.search(r"\b[Yy]ou (?!as |is )[a-z]+s\b(?<!ss)", sentence), sentence
        if sentence.startswith("You "):
            assert not re.search(r"(and|:) (takes|leaves|discards|puts|gets|loses|becomes|moves)\b", sentence), sentence
        said += bool(sentence)
    assert said > 10


@pytest.mark.parametrize(
    ("sentence", "says"),
    [
        ("{0} takes the 20 from {1} and leaves the 5.", "You take the 20 from Bob and leave the 5."),
        ("{1} takes the 20 from {0} and leaves the 5.", "Bob takes the 20 from you and leaves the 5."),
        ("{0} is not quite dead: loses $50.", "You are not quite dead: lose $50."),
        ("{0}'s cart has no plate left.", "Your cart has no plate left."),
        ("{0} tries and pushes {1}'s cart.", "You try and push Bob's cart."),
        ("A tie; {0} was red, {1} was green.", "A tie; you were red, Bob was green."),
        ("{0} moves their own card to themselves.", "You move your own card to yourself."),
        ("{1} moves their own card to {0}.", "Bob moves their own card to you."),
        ("Dealt. {0} begins and holds it; {1} waits and looks.", "Dealt. You begin and hold it; Bob waits and looks."),
        ("{1} passes.", ""),
    ],
)
def test_a_sentence_is_turned_around(sentence: str, says: str) -> None:
    assert addressed(lambda names: sentence.format(*names), NAMES[:2], 0) == says


def test_who_only_watches_is_told_nothing_as_you() -> None:
    assert addressed(lambda names: f"{names[-1]} passes.", NAMES, -1) == ""


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (
            Looked("north", (Spot("north", 1, 7, 11, "golem"), Spot("east", 3, 8, 3, "pixie"))),
            "You see your own Golem (11) in place 1 and Bob's Pixie (3) in place 3.",
        ),
        (Drew("north", (Face(7, 11, "golem"),), shown=False, deck=20), "You draw the Golem (11); 20 are left."),
        (Foresaw("north", Face(7, 11, "golem")), "You see the Golem (11) on top of the deck."),
        (
            Exchanged("north", Face(7, 11, "golem"), 2, up=False, discarded=(Spot("north", 2, 8, 3, "pixie"),)),
            "You lay the Golem (11) facedown in place 2 and discard the Pixie (3).",
        ),
    ],
)
def test_silver_coin_says_what_only_you_see(event: Event, says: str) -> None:
    assert SILVER_COIN.tell_you(event.to(0), NAMES[:2], 0) == says
    assert "Golem" not in SILVER_COIN.tell_you(event.to(1), NAMES[:2], 1)
    assert "Golem" not in SILVER_COIN.tell(event, NAMES[:2])
