from __future__ import annotations

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadEdition, BadTable
from silverware.games.silver_coin import GAME, SilverCoin
from silverware.games.silver_coin.documents import Options
from tests.games.silver_coin.scene import EDITION, started, stop
from tests.rules import rule

THREE_ROUNDS = [
    {"villages": [["3"], ["(4)"]], "scores": [3, 4]},
    {"villages": [["5"], ["(4)"]], "scores": [5, 4]},
    {"villages": [["6"], ["(7)"]], "scores": [6, 7]},
]
"""North has 14 points, east 15."""


@rule("silver-coin", "1.1")
def test_two_to_four_seats_play() -> None:
    for seats in (2, 3, 4):
        assert len(started(seats).view("spectator").villages) == seats
    for seats in (1, 5):
        with pytest.raises(BadTable, match="2 to 4"):
            GAME.start(seats, Seeded(1), Options())


@rule("silver-coin", "1.2")
def test_how_many_copies_of_each_number_there_are() -> None:
    assert GAME.box.copies == [2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2]
    assert len(GAME.box.deck) == 52


@rule("silver-coin", "1.3")
def test_every_number_has_its_character() -> None:
    names = "Register, Con Artist, Curator, Pixie, Blob, Apprentice Tanner, Huntress, Nostro, Assassin, Psychic, "
    assert list(GAME.box.titles.values())[:14] == f"{names}Nosferatu, Golem, Village Idiot, Wolfman".split(", ")


@rule("silver-coin", "1.4")
def test_the_fewest_points_of_all_four_rounds_win() -> None:
    third = stop("(3)", "(4)", round=3, results=THREE_ROUNDS[:2])
    assert third.table.outcome is None
    assert third.view("north").round == 4
    fourth = stop("(7)", "(4)", round=4, results=THREE_ROUNDS)
    assert fourth.table.outcome is not None
    assert fourth.table.outcome.scores == (21, 19)
    assert fourth.table.outcome.winners == (1,)
    assert fourth.asked() == (None, None)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = [2, 4", "copies = [3, 4", "52 cards, not 53"),
        ("copies = [2, 4", "copies = [4", "14 numbers"),
        ("copies = [2, 4", "copies = [5, 4", "0 to 4, not 5"),
        ("copies = [2, 4", "copies = [-1, 4", "0 to 4, not -1"),
        ('    "Register",\n', "", "14 characters, not 13"),
        ('"Pixie"', '""', "needs a name"),
        ("rounds = 4", "rounds = 0", "rounds of a game"),
        ("penalty = 10", "penalty = 0", "failed call"),
        ("cards = 4", "cards = 0", "one may call"),
        ('name = "silverware"', 'name = "My Own"', "lower-case"),
        ('source = "public"', 'source = "hearsay"', "hearsay"),
    ],
)
def test_an_edition_that_could_not_be_played_is_refused_in_one_sentence(old: str, new: str, message: str) -> None:
    text = EDITION.read_text()
    assert old in text
    with pytest.raises(BadEdition, match=message) as refused:
        SilverCoin(text.replace(old, new, 1))
    assert "\n" not in str(refused.value)
