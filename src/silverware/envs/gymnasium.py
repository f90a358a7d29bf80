"""Gymnasium: one seat of a game, bots in the others; one game, or many at once."""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from silverware.bots import EASY
from silverware.core.seats import Seat
from silverware.drawings import draw
from silverware.envs.setting import USUAL_SEATS, Cells, Mask, Setting
from silverware.envs.spaces import Actions, numbers
from silverware.envs.table import Autoreset, VectorTable


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat against bots. `action_masks()` says what is allowed, and so does `info["action_mask"]`.

    An action that is not allowed loses the game: the reward is -1, and `info["refused"]` says why. The bot is named as
    `silverware sim` has it: `easy`, or `package.module:Class`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | Setting = "quick-silver",
        seats: int = USUAL_SEATS,
        *,
        against: str = EASY,
        seat: Seat = 0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`settings` are those of `Setting`."""
        self.render_mode = render_mode
        self.seat = seat
        self.table = VectorTable(
            game, seats, seed=secrets.token_hex(), against=against, seat=seat, autoreset="next-step", **settings
        )
        self.setting = self.table.setting
        self.observation_space = numbers(self.setting)
        self.action_space = Actions(self.setting, self.action_masks)

    def action_masks(self) -> Mask:
        """1 for each action that is allowed now."""
        mask: Mask = self.table.masks[0].copy()
        return mask

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Cells, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None:
            self.table.restart([0])
        else:
            self.table.reset(seed)
        return self.table.observations[0].copy(), self._info()

    def step(self, action: Any) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        if not self.table.masks[0, action]:
            return self._refuse(int(action))
        self.table.step([int(action)])
        observed, reward = self.table.observations[0].copy(), float(self.table.rewards[0, self.seat])
        return observed, reward, bool(self.table.ended[0]), False, self._info()

    def _refuse(self, action: int) -> tuple[Cells, float, bool, bool, dict[str, Any]]:
        """The game is lost by an action that is not allowed."""
        state = self.table.batch.states[0]
        why = state.why_not(self.seat, self.setting.move(action, self.seat))
        return self.table.observations[0].copy(), -1.0, True, False, {**self._info(), "refused": str(why)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> str:
        """The table as the learning seat sees it, drawn as text."""
        game = self.setting.game
        return draw(game, game.view(self.table.batch.states[0], self.seat), self.setting.names)


class TableVectorEnv(VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Many games at once, one seat of each; observations are copies, so they can be kept."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str | Setting = "quick-silver",
        seats: int = USUAL_SEATS,
        num_envs: int = 1,
        *,
        against: str = EASY,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        **settings: Any,
    ) -> None:
        """`settings` are those of `VectorTable`."""
        autoreset: Autoreset = "same-step" if autoreset_mode == AutoresetMode.SAME_STEP else "next-step"
        self.metadata = {"autoreset_mode": autoreset_mode}
        self.num_envs = num_envs
        self.table = VectorTable(game, seats, num_envs, against=against, autoreset=autoreset, **settings)
        self.setting = self.table.setting
        self.single_observation_space = numbers(self.setting)
        self.single_action_space = spaces.Discrete(len(self.setting.moves))
        self.observation_space = numbers(self.setting, (num_envs,))
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        if seed is None:
            self.table.restart(range(self.num_envs))
        else:
            self.table.reset(str(seed))
        return self.table.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        table = self.table
        table.step(actions)
        info = self._info()
        if table.autoreset == "same-step" and table.ended.any():
            info |= self._finals()
        observed, ended = table.observations.copy(), table.ended.copy()
        return observed, table.mine.astype(np.float64), ended, np.zeros_like(ended), info

    def _finals(self) -> dict[str, Any]:
        """What was observed at the end of the games that are over, where the next ones have begun already."""
        table = self.table
        last = np.full(self.num_envs, None, object)
        for row, state in table.finals().items():
            last[row] = self.setting.observe(state, table.learners[row])
        over = table.ended.copy()
        return {"final_obs": last, "_final_obs": over, "final_info": {}, "_final_info": over}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.masks.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
