"""PufferLib: many games as one `PufferEnv`. Each game is an agent that plays a seat of it against bots.

PufferLib knows no masks of actions, so an observation ends with them: the numbers of the seat first, then 1 for each
action that is allowed. A policy has to keep to these; IllegalMove otherwise.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pufferlib import PufferEnv

from silverware.bots import EASY
from silverware.envs.setting import USUAL_SEATS, Setting
from silverware.envs.table import Arrays, VectorTable

Stepped = tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], list[dict[str, Any]]]


class PufferTable(PufferEnv):
    """Observations are written straight into the buffers that PufferLib gives. A game that ends begins anew at once."""

    def __init__(
        self,
        game: str | Setting = "quick-silver",
        seats: int = USUAL_SEATS,
        games: int = 1,
        *,
        against: str = EASY,
        seat: int | None = None,
        seed: int | str = 0,
        buf: Any = None,
        **settings: Any,
    ) -> None:
        """`seat`: yours in all games; another in each if left out. `settings` are those of `Setting`."""
        self.setting = game if isinstance(game, Setting) else Setting(game, seats, **settings)
        width, actions = self.setting.width, len(self.setting.moves)
        bounds = np.iinfo(np.int16)
        self.single_observation_space = spaces.Box(bounds.min, bounds.max, (width + actions,), np.int16)
        self.single_action_space = spaces.Discrete(actions)
        self.num_agents = games
        super().__init__(buf)
        arrays = replace(Arrays.made(self.setting, games), observations=self.observations[:, :width])
        self.table = VectorTable(self.setting, games=games, against=against, seat=seat, seed=seed, arrays=arrays)
        self._tell()

    def reset(self, seed: int | str | None = None) -> tuple[NDArray[np.int16], list[dict[str, Any]]]:
        """Begin again: with the same games, or with those of another seed."""
        self.table.reset(seed)
        self._tell()
        return self.observations, []

    def step(self, actions: Any) -> Stepped:
        """Play an action in each game."""
        self.table.step(actions)
        self._tell()
        return self.observations, self.rewards, self.terminals, self.truncations, []

    def close(self) -> None:
        """Nothing is left behind."""

    def _tell(self) -> None:
        """Write into the buffers what the table has written into arrays of its own."""
        table = self.table
        self.observations[:, self.setting.width :] = table.masks
        self.rewards[:] = table.mine
        self.terminals[:] = table.ended
        self.truncations[:] = False
