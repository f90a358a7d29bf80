"""Skill and luck over a game."""

from __future__ import annotations

import pytest

from silverware.bots.review import Judged, Point, course


def decision(step: int, placement: float, loss: float) -> Judged:
    """A decision that has been judged."""
    return Judged(step, "", "", placement, loss, 0.0, None, (), "")


def test_luck_is_what_changed_between_ones_decisions() -> None:
    judged = [decision(3, 0.6, 0.1), decision(8, 0.4, 0.0), decision(9, 0.7, 0.2)]
    points = course(judged, 0.5, 1.0)
    assert [point.step for point in points] == [3, 8, 9, None]
    assert [point.luck for point in points] == pytest.approx([0.1, 0.0, 0.3, 0.8])
    assert [point.lost for point in points] == pytest.approx([0.1, 0.1, 0.3, 0.3])
    assert 0.5 + points[-1].luck - points[-1].lost == pytest.approx(1.0)


def test_who_plays_alone_begins_with_the_first_decision() -> None:
    assert course([decision(3, 0.6, 0.1)], None, 1.0) == [Point(3, 0.0, 0.1), Point(None, 0.5, 0.1)]


def test_a_game_without_decisions_is_all_luck() -> None:
    assert course([], 0.5, 0.0) == [Point(None, -0.5, 0.0)]
    assert course([], None, 1.0) == [Point(None, 0.0, 0.0)]
