"""The machine itself, with questions small enough to see through."""

from __future__ import annotations

import pytest

from silverware.core.errors import BadTable
from silverware.core.move import Move, Notation
from silverware.core.seats import seat_called, seat_name
from silverware.games.quick_silver.rules import Spy, Turn
from tests.games.quick_silver.scene import scene


def test_a_question_asked_in_the_middle_of_another_is_answered_first() -> None:
    table = scene(3, turn="east").table
    table.ask(Spy(2))
    table.ask(Spy(0))
    assert [question.seat for question in table.pending] == [1, 2]
    copy = table.copy()
    for seat in (0, 2):
        assert table.asked() == seat
        table.question = table.pending.pop()
    assert isinstance(table.question, Turn)
    assert table.asked() == 1
    assert copy.asked() == 0
    assert len(copy.pending) == 2


def test_two_moves_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="share one text"):
        Notation([Move("jump"), Move("jump")])


def test_seats_go_by_name_in_any_case() -> None:
    assert [seat_called(name, 6) for name in ("North", "DAWN", "dusk")] == [0, 4, 5]
    assert [seat_name(seat) for seat in (-1, 0, 5)] == ["spectator", "north", "dusk"]
    with pytest.raises(BadTable, match="north, east"):
        seat_called("south", 2)
