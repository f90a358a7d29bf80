"""Moves side by side: how much worse one is, and when nobody can tell."""

from __future__ import annotations

from silverware.bots.advice import points_worse
from silverware.bots.comparing import LEAST, compared
from tests.bots.test_search import BET, FOLD, SAFE, Cups, search


def test_others_follow_by_how_little_they_are_behind() -> None:
    best, *others = compared(search(Cups(1, 1), 10), [BET, FOLD, SAFE], 0.0)
    assert (best.move, best.placement, best.error, best.worlds) == ("bet", 1.0, 0.0, LEAST)
    assert [(each.move, each.placement, points_worse(best, each)) for each in others] == [
        ("safe", 0.5, 50),
        ("fold", 0.0, 100),
    ]


def test_moves_that_luck_alone_sets_apart_are_as_good() -> None:
    best, other = compared(search(Cups(1, 2), 10), [SAFE, BET], 0.0)
    assert abs(best.placement - other.placement) < other.error
    assert points_worse(best, other) == 0


def test_luck_that_meets_both_sets_nothing_apart() -> None:
    """Whatever the coin shows, whoever folds is as badly off as whoever bets and loses."""
    best, other = compared(search(Cups(0, 1), 10), [BET, FOLD], 0.0)
    assert (best.placement, other.placement, other.error) == (0.0, 0.0, 0.0)
    assert points_worse(best, other) == 0
