"""PettingZoo: a game as an AEC environment. Agents are `seat_0` on, in turn order.

`env` is as PettingZoo has it, one seat asked after the other. In `parallel_env` all seats act at once, and only the
action of the seat that is asked counts.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from silverware.core.dice import Seeded
from silverware.core.seats import SPECTATOR
from silverware.core.state import State
from silverware.drawings import draw
from silverware.envs.setting import USUAL_SEATS, Mask, Setting
from silverware.envs.spaces import Actions, numbers

Observed = dict[str, Any]
ENDLESS: Final = 1 << 62


class Seats:
    """What both kinds of environment have in common: a game under way, and agents that see it."""

    metadata: dict[str, Any]
    render_mode = "ansi"
    possible_agents: list[str]

    def __init__(
        self,
        game: str | Setting = "quick-silver",
        seats: int = USUAL_SEATS,
        *,
        max_cycles: int | None = None,
        **settings: Any,
    ) -> None:
        """`max_cycles`: after so many cycles the game breaks off. `settings` are those of `Setting`."""
        self.setting = game if isinstance(game, Setting) else Setting(game, seats, **settings)
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": self.setting.id}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.max_cycles = ENDLESS if max_cycles is None else max_cycles
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = {"observation": numbers(self.setting), "action_mask": spaces.MultiBinary(len(self.setting.moves))}
        self._observed = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self._actions = {agent: Actions(self.setting, self._masker(agent)) for agent in self.possible_agents}
        self.game: State

    def _masker(self, agent: str) -> Any:
        return lambda: self._mask(agent)

    def _mask(self, agent: str) -> Mask:
        return self.setting.mask(self.game, self.seat[agent])

    def _begin(self, seed: int | None) -> None:
        self._dice = Seeded(secrets.token_hex() if seed is None else seed)
        self.game = self.setting.game.start(self.setting.seats, self._dice, self.setting.options)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: numbers, and a mask of its actions."""
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of an agent; `sample` without a mask draws those it has now."""
        return self._actions[agent]

    def observe(self, agent: str) -> Observed:
        """What an agent observes now."""
        return {"observation": self.setting.observe(self.game, self.seat[agent]), "action_mask": self._mask(agent)}

    def _play(self, action: int) -> None:
        asked = self.game.asked()
        assert asked is not None, "somebody is asked until the game is over"
        self.game.play(self.setting.move(int(action), asked), self._dice)

    def _rewards(self) -> dict[str, float]:
        outcome = self.game.outcome
        rewards = [0.0] * self.setting.seats if outcome is None else self.setting.rewards(outcome)
        return dict(zip(self.possible_agents, rewards, strict=True))

    def render(self) -> str:
        """The table as the spectator sees it, drawn as text."""
        return draw(self.setting.game, self.setting.game.view(self.game, SPECTATOR), self.setting.names)

    def close(self) -> None:
        """Nothing is left behind."""


class GameEnv(Seats, AECEnv[str, Observed, Any]):
    """One seat after the other, as the rules ask them. An action that is not allowed raises IllegalMove.

    A cycle is over when some seat has answered once more than in the cycles before.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._answers = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._select()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._play(action)
        self._answers[agent] += 1
        if self.game.outcome is not None:
            self.rewards = self._rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._answers[agent] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()

    def _select(self) -> None:
        asked = self.game.asked()
        self.agent_selection = self.agents[0] if asked is None else self.possible_agents[asked]


class GameParallelEnv(Seats, ParallelEnv[str, Observed, Any]):
    """All seats act at once; only the action of the seat that is asked counts. A cycle is a step."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        agents = self.agents
        asked = self.game.asked()
        assert asked is not None, "somebody is asked until the game is over"
        self._play(actions[self.possible_agents[asked]])
        self._cycles += 1
        over = self.game.outcome is not None
        late = not over and self._cycles >= self.max_cycles
        if over or late:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            self._rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )


env = raw_env = GameEnv
parallel_env = GameParallelEnv
