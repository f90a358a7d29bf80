"""Gymnasium's own checks, and both ways of beginning again."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from silverware.envs import Setting
from silverware.envs.gymnasium import SeatEnv, TableVectorEnv
from silverware.games import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it would rather make the environment by a name of its own
        check_env(SeatEnv(game, 3, against="random", seat=1), skip_render_check=True)


def test_masks_say_what_is_allowed_until_the_game_is_over() -> None:
    env = SeatEnv("quick-silver", 3, against="easy", seat=2)
    observed, info = env.reset(seed=3)
    over = False
    reward = 0.0
    while not over:
        assert observed.shape == env.observation_space.shape
        assert np.array_equal(info["action_mask"], env.action_masks())
        assert set(info) == {"action_mask"}
        observed, reward, over, _, info = env.step(env.action_space.sample())
    assert -1 <= reward <= 1
    assert not env.action_masks().any()
    again, _ = env.reset(seed=3)
    assert np.array_equal(again, env.reset(seed=3)[0])
    assert not np.array_equal(again, env.reset()[0])


def test_an_action_that_is_not_allowed_loses_the_game() -> None:
    env = SeatEnv("quick-silver", 3, against="random")
    _, info = env.reset(seed=3)
    _, reward, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-1, True)
    assert "can't play" in info["refused"]


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_many_games_begin_again_as_they_declare(mode: AutoresetMode) -> None:
    env = TableVectorEnv(Setting("quick-silver", 2), num_envs=4, against="random", autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] == mode
    observed, info = env.reset(seed=1)
    over = np.zeros(4, np.bool_)
    seen = 0
    for _ in range(150):
        assert observed in env.observation_space
        waiting = over if mode == AutoresetMode.NEXT_STEP else np.zeros(4, np.bool_)
        assert np.array_equal(info["action_mask"].any(1), ~waiting)
        observed, rewards, over, cut, info = env.step(env.table.sample())
        assert not over[waiting].any()
        assert not rewards[~over].any()
        assert not cut.any()
        if over.any() and mode == AutoresetMode.SAME_STEP:
            assert np.array_equal(info["_final_obs"], over)
            assert all((last is not None) == bool(ended) for last, ended in zip(info["final_obs"], over, strict=True))
        seen += int(over.sum())
    assert seen > 4
