"""Places and ratings from what games came to."""

from __future__ import annotations

import pytest

from silverware.core.state import Outcome
from silverware.rating import place, rated_anew


def test_winners_are_first_and_the_others_follow_by_what_they_had() -> None:
    outcome = Outcome("cash", (2,), (80, 95, 110, 80))
    assert [place(outcome, seat, fewest=False) for seat in range(4)] == [3, 2, 1, 3]


def test_where_nobody_wins_what_they_had_decides() -> None:
    outcome = Outcome("everyone died", (), (0, 5, 0))
    assert [place(outcome, seat, fewest=False) for seat in range(3)] == [2, 1, 2]


def test_a_winner_with_less_is_still_first() -> None:
    outcome = Outcome("last alive", (0,), (10, 90))
    assert [place(outcome, seat, fewest=False) for seat in range(2)] == [1, 2]


def test_where_fewer_points_are_better_the_others_follow_the_other_way_round() -> None:
    outcome = Outcome("the lowest total", (1,), (40, 12, 12, 25))
    assert [place(outcome, seat, fewest=True) for seat in range(4)] == [4, 1, 2, 3]


def test_winning_raises_and_losing_lowers() -> None:
    players = ["ada", "bob", "easy bot"]
    after = rated_anew({}, players, [1, 2, 3])
    assert after["ada"][0] > after["bob"][0] > after["easy bot"][0]
    better = rated_anew(after, players, [1, 2, 3])
    assert better["ada"][0] > after["ada"][0]
    assert better["ada"][1] < after["ada"][1]


def test_one_who_plays_several_seats_gets_the_mean_of_them() -> None:
    apart = rated_anew({}, ["ada", "b", "c"], [1, 2, 3])
    together = rated_anew({}, ["ada", "easy bot", "easy bot"], [1, 2, 3])
    assert together["easy bot"][0] == pytest.approx((apart["b"][0] + apart["c"][0]) / 2)
