"""Pgx's names: `current_player`, `legal_action_mask`, `rewards`, `terminated`, `truncated`, `observation`.

>>> env = PgxTable("quick-silver", seats=3, games=4)
>>> state = env.init(seed=1)
>>> state = env.step(state, env.table.sample())
>>> state.legal_action_mask.shape, state.rewards.shape
((4, 70), (4, 3))
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from silverware.envs.setting import USUAL_SEATS, Setting
from silverware.envs.table import VectorTable


@dataclass(frozen=True)
class PgxState:
    """Many games at one moment. Only the latest can be stepped: the games themselves are not copied."""

    current_player: NDArray[np.int32]
    observation: NDArray[np.int16]
    legal_action_mask: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class PgxTable:
    """Many games, played by whoever is asked. As with Pgx's `auto_reset`, a game that ends begins anew in that step."""

    def __init__(
        self, game: str | Setting = "quick-silver", seats: int = USUAL_SEATS, games: int = 1, **settings: Any
    ) -> None:
        """`settings` are those of `VectorTable`."""
        self.table = VectorTable(game, seats, games, **settings)
        self.id = self.table.setting.id
        self.num_players = self.table.setting.seats
        self.num_actions = len(self.table.setting.moves)
        self.observation_shape = (self.table.setting.width,)
        self._latest: PgxState | None = None

    def init(self, seed: int | str = 0) -> PgxState:
        """New games."""
        self.table.reset(seed)
        return self._told()

    def step(self, state: PgxState, action: Any) -> PgxState:
        """Every game one action on."""
        if state is not self._latest:
            raise ValueError("Only the latest state can be stepped: games are not copied.")
        self.table.step(action)
        return self._told()

    def _told(self) -> PgxState:
        table = self.table
        self._latest = PgxState(
            table.asked.copy(),
            table.observations.copy(),
            table.masks.astype(np.bool_),
            table.rewards.copy(),
            table.ended.copy(),
            np.zeros_like(table.ended),
        )
        return self._latest
