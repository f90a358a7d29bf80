"""The statistics of an arena, against known values and against coins whose chances are known."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import pytest

from silverware.lab.evidence import Verdict, fortune, lasting_interval, share_interval, student, verdict
from silverware.lab.simulate import interval


def coins(chance: float, games: int, seed: int) -> float:
    """The score of a deal: how many of its games a coin has won."""
    toss = Random(seed)
    return sum(toss.random() < chance for _ in range(games)) / games


def looked_at(chance: float, deals: int, line: float, seed: int, games: int = 2) -> tuple[Verdict, int]:
    """The first verdict on a coin by somebody who looks after every deal, and after how many deals."""
    scores: Counter[float] = Counter()
    for deal in range(deals):
        scores[coins(chance, games, seed * deals + deal)] += 1
        if (found := verdict(scores, line)) is not Verdict.OPEN:
            return found, deal + 1
    return Verdict.OPEN, deals


@pytest.mark.parametrize(("freedom", "known"), [(2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (1000, 1.962)])
def test_students_quantile_is_that_of_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=0.01)


def test_independent_games_have_wilsons_interval() -> None:
    """Deals of one game are games."""
    low, high = share_interval(Counter({1.0: 400, 0.0: 600}))
    assert (low, high) == pytest.approx(interval(400, 1000), abs=2e-4)


def test_deals_that_vary_less_than_games_prove_more() -> None:
    narrow, wide = share_interval(Counter({0.25: 50, 0.75: 50})), share_interval(Counter({0.0: 50, 1.0: 50}))
    assert narrow[1] - narrow[0] == pytest.approx((wide[1] - wide[0]) / 2, rel=0.02)


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_deals_that_came_out_alike_count_as_one_game_each(score: float) -> None:
    assert share_interval(Counter({score: 10})) == pytest.approx(interval(10 * score, 10))
    assert share_interval(Counter({score: 1})) == pytest.approx(interval(score, 1))


@pytest.mark.parametrize(("chance", "deals"), [(0.25, 12), (0.5, 60), (0.9, 60)])
def test_the_interval_contains_the_truth_in_19_of_20_runs(chance: float, deals: int) -> None:
    inside = 0
    for run in range(400):
        low, high = share_interval(Counter(coins(chance, 4, run * deals + deal) for deal in range(deals)))
        inside += low <= chance <= high
    assert 370 <= inside <= 395


def test_a_fortune_is_the_mean_of_what_all_stakes_have_made() -> None:
    """The stakes are 0.99 * 0.6**step. A deal won doubles what was bet on it, if the line is one half."""
    mean_stake = 0.99 * (1 - 0.6**12) / (1 - 0.6) / 12
    assert fortune(Counter({1.0: 1}), 0.5, above=True) == pytest.approx(log(1 + mean_stake))
    assert fortune(Counter({1.0: 1}), 0.5, above=False) == pytest.approx(log(1 - mean_stake))
    assert fortune(Counter({0.0: 1}), 0.75, above=False) == pytest.approx(log(1 + 3 * mean_stake))
    assert fortune(Counter({0.5: 9}), 0.5, above=True) == pytest.approx(0)


def test_equal_bots_are_called_better_or_worse_in_at_most_5_percent_of_runs() -> None:
    """Though somebody looks after every deal; the usual interval is wrong far more often then."""
    found = Counter(looked_at(0.5, 300, 0.5, run)[0] for run in range(200))
    assert found[Verdict.ABOVE] <= 5
    assert found[Verdict.BELOW] <= 5
    wrong = 0
    for run in range(50):
        scores: Counter[float] = Counter()
        for deal in range(300):
            scores[coins(0.5, 2, run * 300 + deal)] += 1
            low, high = share_interval(scores)
            if deal > 10 and not low <= 0.5 <= high:
                wrong += 1
                break
    assert wrong > 5


@pytest.mark.parametrize(("chance", "expected"), [(0.5, Verdict.ABOVE), (0.2, Verdict.BELOW)])
def test_a_real_difference_is_found_soon(chance: float, expected: Verdict) -> None:
    """One against three, to be 10 points above its fair share of 25 %."""
    runs = [looked_at(chance, 400, 0.35, run, games=4) for run in range(20)]
    assert {found for found, _ in runs} == {expected}
    assert sorted(deals for _, deals in runs)[10] < 80


def test_the_lasting_interval_agrees_with_the_verdict_and_is_wider() -> None:
    scores = Counter({0.5: 40, 1.0: 30, 0.0: 12})
    low, high = lasting_interval(scores)
    usual = share_interval(scores)
    assert low < usual[0] < usual[1] < high
    assert verdict(scores, low - 1e-6) is Verdict.ABOVE
    assert verdict(scores, low + 1e-6) is verdict(scores, high - 1e-6) is Verdict.OPEN
    assert verdict(scores, high + 1e-6) is Verdict.BELOW


def test_a_deal_alone_proves_nothing() -> None:
    low, high = lasting_interval(Counter({1.0: 1}))
    assert low < 0.05
    assert high == pytest.approx(1)
