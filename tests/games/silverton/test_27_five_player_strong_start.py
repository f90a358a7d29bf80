from __future__ import annotations

import pytest

from silverware.core.errors import BadTable
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import LengthName, Options
from tests.rules import rule

LENGTHS: tuple[LengthName, ...] = ("short", "standard", "long", "campaign")


@rule("silverton", "27.1")
@pytest.mark.parametrize("length", LENGTHS)
def test_the_strong_start_is_for_five_in_any_length(length: LengthName) -> None:
    found = GAME.terms(5, Options(length=length, scenario="strong-start"))
    plain = GAME.terms(5, Options(length=length))
    assert found.money == 1800
    assert (found.homes, found.goal, found.turns, found.boxes) == (plain.homes, plain.goal, plain.turns, plain.boxes)
    advanced = GAME.terms(5, Options(length=length, scenario="strong-start", game="advanced"))
    assert (advanced.money, advanced.trains) == (2200, 1)
    with pytest.raises(BadTable, match=r"Five player strong start takes 5 seats, not 6\. \(§27\.1\)"):
        GAME.terms(6, Options(length=length, scenario="strong-start"))


@rule("silverton", "27.2")
def test_the_strong_start_gives_three_pieces_or_14_points() -> None:
    found = GAME.terms(5, Options(scenario="strong-start"))
    assert found.crews == [["S S P+1"], ["S+1 P P"], ["S+1 S P"], ["S P+1 P"], ["S S P+1"]]
    assert GAME.terms(5, Options(scenario="strong-start", game="advanced")).points == 14
