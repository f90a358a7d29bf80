"""Simulation: repeatable, and its arithmetic right."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from silverware.bots.quick_silver import Easy
from silverware.core.errors import BadTable
from silverware.core.event import Event
from silverware.games.quick_silver.events import Swapped
from silverware.lab.simulate import HERE, Plan, Tally, interval, mean, quantile, simulate
from silverware.lab.workers import Spread, on_cores

PLAN = Plan(
    game="quick-silver", edition=None, seats=3, options={}, bots=("random", "random", "random"), games=450, seed=3
)


def last(plan: Plan, spread: Spread = HERE) -> Tally:
    *_, tally = simulate(plan, spread)
    return tally


def test_a_simulation_is_repeatable_and_counts_every_game() -> None:
    tally = last(PLAN)
    assert tally == last(PLAN, on_cores(2))
    assert tally != last(msgspec.structs.replace(PLAN, seed=4))
    assert tally.games == tally.decisions.total() == tally.rounds.total() == 450
    assert tally.wins.total() == tally.endings["cash"] + tally.endings["last alive"]


def test_progress_is_told_game_by_chunk() -> None:
    assert [tally.games for tally in simulate(PLAN)] == [200, 400, 450]


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 8},
        {"seats": 4},
        {"game": "chess"},
        {"bots": ("genius", "easy", "easy")},
        {"options": {"a": "b"}},
        {"games": 0},
    ],
)
def test_a_plan_that_cannot_be_is_refused_before_anything_is_played(change: dict[str, object]) -> None:
    with pytest.raises(BadTable):
        simulate(msgspec.structs.replace(PLAN, **change))


def test_the_easy_bot_beats_random_ones() -> None:
    tally = last(msgspec.structs.replace(PLAN, bots=("easy", "random", "random"), games=200))
    low, _ = interval(tally.wins[0], tally.games)
    assert low > 0.5


def test_bots_hear_what_their_seat_hears(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Event] = []
    monkeypatch.setattr(Easy, "hear", lambda _, event: heard.append(event))
    last(msgspec.structs.replace(PLAN, bots=("random", "easy", "random"), games=1))
    swaps = [event for event in heard if isinstance(event, Swapped)]
    assert swaps
    for swap in swaps:
        assert (swap.gave is None) == ("east" not in (swap.taker, swap.source))


def test_intervals_quantiles_and_means() -> None:
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    for games in range(1, 50):
        assert 0 <= interval(0, games)[0] == pytest.approx(0)
        assert 1 >= interval(games, games)[1] == pytest.approx(1)
    counts = Counter({1: 5, 2: 4, 10: 1})
    assert (quantile(counts, 0.1), quantile(counts, 0.5), quantile(counts, 0.9), quantile(counts, 1)) == (1, 1, 2, 10)
    assert mean(counts) == 2.3
