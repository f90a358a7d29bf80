"""Texts that are no move: what was meant is suggested, and never another move."""

from __future__ import annotations

from time import process_time_ns

import pytest

from silverware.core.errors import BadNotation
from silverware.core.spelling import Spelling
from silverware.games import game_called


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        ("quick-silver", "alow", "allow"),
        ("quick-silver", "swap 20 with esat", "swap 20 with east"),
        ("quick-silver", "swap east with 20", "swap 20 with east"),
        ("quick-silver", "redirect center", "redirect onto centre"),
        ("quick-silver", "redirect to south", "redirect onto south"),
        ("quick-silver", "swap 20 for east", "swap 20 with east"),
        ("quicksand", "sink blue red", "sink red blue"),
        ("quicksand", "Sink white  bleu red", "sink red blue white"),
        ("quicksand", "rescue red mask", "rescue red with mask"),
        ("silver-coin", "flip 2 east", "flip east 2"),
        ("silverton", "survey golden/denver/1", "survey denver/golden/1"),
        ("silverton", "send surveyr 1", "send surveyor 1"),
    ],
)
def test_the_same_move_in_other_words_is_suggested(game: str, text: str, meant: str) -> None:
    with pytest.raises(BadNotation, match=rf"is not a move of this game\. Did you mean '{meant}'\?$"):
        game_called(game).notation.parse(text)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("quick-silver", "take 4"),
        ("quick-silver", "swap 21 with east"),
        ("quick-silver", "swap 20 with moon"),
        ("quick-silver", "swap 20 with nouth"),
        ("quicksand", "quicksand white"),
        ("quicksand", "move red 7 to 3"),
        ("quicksand", "move red 2 to 99"),
        ("silver-coin", "exchange"),
        ("silver-coin", "keep 2 east"),
        ("silverton", "deliver c999 to denver"),
        ("silverton", "send surveyor 9"),
        ("silverton", "survey denver/golden/9"),
    ],
)
def test_a_different_move_is_never_suggested(game: str, text: str) -> None:
    with pytest.raises(BadNotation, match=r"is not a move of this game\.$"):
        game_called(game).notation.parse(text)


def test_words_that_could_mean_several_moves_suggest_none_of_them() -> None:
    notation = game_called("silverton").notation
    assert notation.parse("purchase train 24 for train 9") is not notation.parse("purchase train 42 for train 9")
    with pytest.raises(BadNotation, match=r"is not a move of this game\.$"):
        notation.parse("purchase for train")


def test_a_text_much_longer_than_any_move_is_not_looked_through_for_one() -> None:
    """Each word that is no word of a move is compared with all of them."""
    notation = game_called("quick-silver").notation
    with pytest.raises(BadNotation, match="Did you mean 'swap 20 with east'"):
        notation.parse("swap 20 with with east")
    with pytest.raises(BadNotation, match=r"is not a move of this game\.$"):
        notation.parse("swap 20 east" + " with" * 100)


def test_a_word_that_is_far_too_long_takes_no_longer_than_another() -> None:
    spelling = Spelling(f"take {one * 5}{other * 5}" for one in "abcdefghij" for other in "klmnopqrst")

    def shortest(word: str) -> int:
        times = []
        for _ in range(5):
            began = process_time_ns()
            assert spelling.meant(f"take {word}") is None
            times.append(process_time_ns() - began)
        return min(times)

    assert shortest("x" * 2000) < shortest("x" * 10)
