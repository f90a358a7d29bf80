"""PettingZoo's own tests, at every seat count."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils import parallel_to_aec

from silverware.envs import pettingzoo as ours
from tests.envs.test_observations import TABLES

ALONE = pytest.param("silverton", 1, id="silverton-1")


def options(seats: int) -> dict[str, Any]:
    """What a table of so many needs."""
    return {"options": {"scenario": "denver-6000"}} if seats == 1 else {}


@pytest.mark.parametrize(("game", "seats"), [*TABLES, ALONE])
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    env = partial(ours.env, game, seats, **options(seats))
    parallel = partial(ours.parallel_env, game, seats, **options(seats))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would rather have observations without masks
        api_test(env(), num_cycles=100)
        seed_test(env, num_cycles=20)
        max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **given: parallel_to_aec(parallel(**given))))


def test_a_game_goes_to_its_end_and_everybody_is_rewarded() -> None:
    env = ours.env("quick-silver", 3)
    env.reset(seed=4)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observed, reward, over, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if over else int(observed["action_mask"].argmax()))
    assert env.game.outcome is not None
    assert [rewards[agent] for agent in env.possible_agents] == env.setting.rewards(env.game.outcome)
    assert "North" in env.render()


def test_a_game_breaks_off_after_so_many_answers_of_a_seat() -> None:
    env = ours.env("quicksand", 2, max_cycles=3)
    env.reset(seed=4)
    answers = dict.fromkeys(env.agents, 0)
    for agent in env.agent_iter():
        _, _, over, cut, _ = env.last()
        answers[agent] += not (over or cut)
        env.step(None if over or cut else env.action_space(agent).sample())
    assert max(answers.values()) == 3
