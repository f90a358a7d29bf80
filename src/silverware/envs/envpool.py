"""EnvPool's way: `send` actions for some games, `recv` those that are ready, with their `env_id`.

A game's `info` holds whose turn it is and what is allowed, and nothing that the asked seat may not know.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from silverware.envs.setting import USUAL_SEATS
from silverware.envs.workers import SharedTable

Received = tuple[NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, NDArray[Any]]]


class EnvPoolTable:
    """Games in worker processes. A batch is the games of one worker: send actions for whole batches."""

    def __init__(
        self,
        game: str = "quick-silver",
        seats: int = USUAL_SEATS,
        num_envs: int = 2,
        *,
        num_threads: int = 2,
        **settings: Any,
    ) -> None:
        """`num_threads`: how many workers. `settings` are those of `SharedTable`."""
        self.table = SharedTable(game, seats, num_envs, workers=num_threads, **settings)
        self._ready: list[int] = []

    def async_reset(self) -> None:
        """Begin; then `recv` as many batches as there are workers."""
        self.table.reset()
        self._ready = list(range(len(self.table.blocks)))

    def send(self, action: Any, env_id: NDArray[Any]) -> None:
        """Play actions in the games of a batch."""
        block = next(at for at, rows in enumerate(self.table.blocks) if rows.first == env_id[0])
        rows = self.table.blocks[block]
        if not np.array_equal(env_id, np.arange(rows.first, rows.stop)):
            raise ValueError(f"Send actions for a whole batch: games {rows.first} to {rows.stop - 1}.")
        self.table.send(action, block)

    def recv(self) -> Received:
        """The batch that is ready first: observations, rewards by seat, terminated, truncated, info."""
        table = self.table
        rows = table.blocks[self._ready.pop(0) if self._ready else table.recv()]
        at = slice(rows.first, rows.stop)
        ended = table.ended[at].copy()
        info: dict[str, NDArray[Any]] = {
            "env_id": np.arange(rows.first, rows.stop),
            "current_player": table.asked[at].copy(),
            "action_mask": table.masks[at].copy(),
        }
        return table.observations[at].copy(), table.rewards[at].copy(), ended, np.zeros_like(ended), info

    def close(self) -> None:
        """End the workers."""
        self.table.close()
