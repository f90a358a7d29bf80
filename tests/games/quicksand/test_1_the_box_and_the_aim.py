from __future__ import annotations

from collections import Counter

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadEdition, BadTable
from silverware.games.quicksand import GAME, Quicksand
from silverware.games.quicksand.components import COLOURS
from silverware.games.quicksand.documents import Options
from tests.games.quicksand.scene import edition, scene
from tests.rules import rule

SPACES = GAME.box.spaces


@rule("quicksand", "1.1")
def test_two_to_five_seats_play() -> None:
    for seats in (2, 3, 4, 5):
        assert len(GAME.view(GAME.start(seats, Seeded(1), Options()), 0).players) == seats
    for seats in (1, 6):
        with pytest.raises(BadTable, match="2 to 5"):
            GAME.start(seats, Seeded(1), Options())


@rule("quicksand", "1.2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert len(GAME.box.deck) == 83
    assert len(GAME.box.starts) == len(COLOURS) == 6


@rule("quicksand", "1.3")
def test_the_deck_of_our_edition() -> None:
    assert GAME.cards == [*COLOURS, "mask", "quicksand"]
    assert GAME.box.copies == [11] * 6 + [9, 8]


@rule("quicksand", "1.4")
def test_the_board_of_our_edition() -> None:
    kinds = Counter(space.kind for space in SPACES)
    assert kinds == {"start": 6, "colour": 24, "mask": 4, "quicksand": 6, "temple": 1}
    assert Counter(space.colour for space in SPACES if space.kind == "colour") == dict.fromkeys(COLOURS, 4)
    assert {GAME.box.distances[start] for start in GAME.box.starts} == {12}
    assert max(longest(start) for start in GAME.box.starts) == 18


def longest(space: int) -> int:
    """The steps of the longest way to the temple."""
    return 0 if space == GAME.box.temple else 1 + max(longest(to) for to in GAME.box.arrows[space])


@rule("quicksand", "1.4")
def test_the_piece_of_the_board_the_rulebook_shows() -> None:
    kinds = {at: (SPACES[at].kind, SPACES[at].colour) for at in (17, 18, 20, 21, 22, 11, 19)}
    assert kinds == {
        17: ("quicksand", None),
        18: ("colour", "green"),
        20: ("mask", None),
        21: ("colour", "yellow"),
        22: ("colour", "blue"),
        11: ("colour", "black"),
        19: ("colour", "black"),
    }


@rule("quicksand", "1.5")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("to = [40]", "to = [41]", "points to 41, which does not exist"),
        ("to = [40]", "to = [0]", "points to the start 0"),
        ("to = [40]", "to = [10]", "circle"),
        ("to = [40]", "to = []", "one to 3 different arrows"),
        ("to = [6, 7]", "to = [6, 6]", "one to 3 different arrows"),
        ("y = 55 }", "y = 55, to = [3] }", "No arrow leaves the temple"),
        ('kind = "temple"', 'kind = "mask"', "one temple, not 0"),
        ('kind = "start", colour = "yellow"', 'kind = "start", colour = "red"', "exactly one start"),
        ('kind = "start", colour = "yellow"', 'kind = "start"', "have a colour"),
        ('kind = "mask"', 'kind = "mask", colour = "red"', "have a colour"),
        ("to = [12, 13]", "to = [12, 16]", "come to space 13"),
        ("id = 7", "id = 8", "8 stands where 7 belongs"),
        ("x = 100", "x = -1", "within 0 and 1000"),
        ("red = 11", "red = 12", "83 cards, not 84"),
        ("red = 11", "red = -1", "red cards must be 0 to 83"),
        ('red = "Hunter"', 'red = ""', "needs a name"),
        ('name = "silverware"', 'name = "My Own"', "lower-case"),
        ('source = "rulebook"', 'source = "hearsay"', "hearsay"),
        ('kind = "temple"', 'kind = "hotel"', "hotel"),
    ],
)
def test_a_board_that_could_not_be_played_is_refused_in_one_sentence(old: str, new: str, message: str) -> None:
    changes = [(old, new)]
    if message == "come to space 13":
        changes.append(("to = [15, 16, 13]", "to = [15, 16]"))
    with pytest.raises(BadEdition, match=message) as refused:
        edition(*changes)
    assert "\n" not in str(refused.value)


@rule("quicksand", "1.3")
@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ([0] * 7 + [83], "deck needs 31 Movement cards or more"),
        ([5] * 6 + [0, 53], "deck needs 31 Movement cards or more, not 30"),
        ([0, 12, 12, 12, 12, 12, 0, 23], "red explorer has neither cards nor Masks"),
        ([12, 12, 12, 12, 12, 0, 0, 23], "white explorer has neither cards nor Masks"),
    ],
)
def test_a_deck_that_could_not_be_played_is_refused_in_one_sentence(deck: list[int], message: str) -> None:
    with pytest.raises(BadEdition, match=message) as refused:
        with_deck(deck)
    assert "\n" not in str(refused.value)


@rule("quicksand", "1.3")
@pytest.mark.parametrize("deck", [[5] * 6 + [1, 52], [1] * 6 + [25, 52], [0] * 6 + [31, 52], [12] * 6 + [0, 11]])
def test_with_the_fewest_movement_cards_allowed_games_still_end(deck: list[int]) -> None:
    game = with_deck(deck)
    for seats in (2, 5):
        table = game.start(seats, Seeded(1), Options())
        table.playout(Seeded(1))
        assert table.outcome is not None


def with_deck(deck: list[int]) -> Quicksand:
    """The game with a deck of so many cards of each kind."""
    kinds = zip(GAME.cards, GAME.box.copies, deck, strict=True)
    return edition(*[(f"{kind} = {old}\n", f"{kind} = {new}\n") for kind, old, new in kinds])


@rule("quicksand", "1.6")
def test_every_explorer_has_its_name_and_colour() -> None:
    names = ["Hunter", "Geologist", "Botanist", "Zoologist", "Jungle Lord", "Archaeologist"]
    assert dict(zip(COLOURS, GAME.box.explorers, strict=True)) == dict(
        zip(["red", "yellow", "green", "blue", "black", "white"], names, strict=True)
    )
    assert GAME.say(GAME.notation.parse("sink red"), []) == "Sink the Hunter (red) in quicksand"


@rule("quicksand", "1.7")
def test_whose_explorer_is_first_at_the_temple_wins() -> None:
    table = scene("red", explorers={"red": 38, "yellow": 39}).play("move red 1 to temple")
    assert table.table.outcome is not None
    assert table.table.outcome.winners == (0,)
    assert table.table.outcome.scores == (1, 0, 0)
