"""PufferLib's face of many games. PufferLib itself is built against PyTorch and CUDA, so its base class is played here
by one that asks for the same and gives the same; the real one is used where it is installed.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from silverware.envs import VectorTable


class Stand:
    """What `pufferlib.PufferEnv` 3.0 does with an environment."""

    def __init__(self, buf: dict[str, Any] | None = None) -> None:
        env: Any = self
        space, games = env.single_observation_space, env.num_agents
        assert not hasattr(self, "observation_space")
        assert not hasattr(self, "action_space")
        made = {
            "observations": np.zeros((games, *space.shape), space.dtype),
            "rewards": np.zeros(games, np.float32),
            "terminals": np.zeros(games, bool),
            "truncations": np.zeros(games, bool),
            "masks": np.ones(games, bool),
            "actions": np.zeros(games, np.int32),
        }
        for name, array in (made if buf is None else buf).items():
            setattr(self, name, array)

    def async_reset(self, seed: int | None = None) -> None:
        env: Any = self
        _, self.infos = env.reset(seed)
        assert isinstance(self.infos, list)

    def send(self, actions: Any) -> None:
        env: Any = self
        self.infos = env.step(actions)[-1]
        assert isinstance(self.infos, list)


@pytest.fixture
def puffer(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module, with PufferLib or its stand-in."""
    if find_spec("pufferlib") is None:
        stand = ModuleType("pufferlib")
        stand.PufferEnv = Stand  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "pufferlib", stand)
    monkeypatch.delitem(sys.modules, "silverware.envs.puffer", raising=False)
    return import_module("silverware.envs.puffer")


def test_the_games_are_those_of_the_table_in_the_buffers_that_are_given(puffer: Any) -> None:
    games, plain = 5, VectorTable("quick-silver", 3, 5, seed=3, against="random")
    width, actions = plain.setting.width, len(plain.setting.moves)
    buf: dict[str, Any] = {
        "observations": np.zeros((games, width + actions), np.int16),
        "rewards": np.zeros(games, np.float32),
        "terminals": np.zeros(games, bool),
        "truncations": np.zeros(games, bool),
        "masks": np.ones(games, bool),
        "actions": np.zeros(games, np.int32),
    }
    env = puffer.PufferTable("quick-silver", 3, games, seed=3, against="random", buf=buf)
    assert env.single_observation_space.shape == (width + actions,)
    env.async_reset()
    over = 0
    for _ in range(60):
        assert np.array_equal(buf["observations"][:, :width], plain.observations)
        assert np.array_equal(buf["observations"][:, width:], plain.masks)
        chosen = buf["observations"][:, width:].argmax(1)
        env.send(chosen)
        plain.step(chosen)
        assert np.array_equal(buf["rewards"], plain.mine)
        assert np.array_equal(buf["terminals"], plain.ended)
        over += int(plain.ended.sum())
    assert over > 0
    assert env.observations is buf["observations"]


def test_another_seed_brings_other_games(puffer: Any) -> None:
    env = puffer.PufferTable("quicksand", 2, 3, against="random")
    first = env.observations.copy()
    assert not np.array_equal(env.reset(9)[0], first)
    assert np.array_equal(env.reset(0)[0], first)
