"""Spaces of actions that draw only what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from silverware.envs.setting import Mask, Setting


class Actions(spaces.Discrete):
    """All actions of a game. Without a mask, `sample` draws from those that are allowed at this moment."""

    def __init__(self, setting: Setting, now: Callable[[], Mask]) -> None:
        super().__init__(len(setting.moves))
        self._now = now

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self._now()
        return super().sample(mask, probability)


def numbers(setting: Setting, games: tuple[int, ...] = ()) -> spaces.Box:
    """The space of an observation, or of those of many games."""
    bounds = np.iinfo(np.int16)
    return spaces.Box(bounds.min, bounds.max, (*games, setting.width), np.int16)
