"""OpenSpiel: every game as a Python game, loaded by name.

>>> import pyspiel
>>> from silverware.envs import openspiel
>>> game = pyspiel.load_game("silverware_quick_silver(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(0)  # chance deals
>>> state.current_player() in range(3)
True

Chance is sampled: one chance node begins the game, and whatever falls later falls while a move is played. A clone has
the same luck before it, as OpenSpiel's API test demands: who searches in clones sees what is to come. To search
fairly, imagine: `resample_from_infostate` gives a state that the player cannot tell from this one, with other dice.
"""

from __future__ import annotations

import random
from copy import copy
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from silverware.core.dice import Seeded
from silverware.core.state import State
from silverware.envs.setting import USUAL_SEATS, Setting
from silverware.games import GAMES

LONGEST: Final = 1_000_000
"""More decisions than any game takes."""
SEEDS: Final = 1 << 60


class UnderWay:
    """A game under way, and its dice."""

    def __init__(self, state: State, dice: Seeded) -> None:
        self.state = state
        self.dice = dice

    def __deepcopy__(self, _: Any) -> UnderWay:
        return UnderWay(self.state.copy(), copy(self.dice))


class OpenSpielGame(pyspiel.Game):
    """A game as OpenSpiel has it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        options = {name: given[name.replace("-", "_")] for name in self.choices if name.replace("-", "_") in given}
        self.setting = Setting(self.name, given.get("players", USUAL_SEATS), options=options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.moves),
            max_chance_outcomes=1,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    name: str
    kind: pyspiel.GameType
    choices: dict[str, tuple[Any, ...]]

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> OpenSpielObserver:
        return OpenSpielObserver(self.setting)


class OpenSpielState(pyspiel.State):
    """A moment of a game as OpenSpiel has it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.seed = random.randrange(SEEDS)
        """By which chance deals."""
        self.at: UnderWay | None = None
        """None until it has."""

    def current_player(self) -> int:
        if self.at is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.at.state.asked()
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    # OpenSpiel would ask these in C++, which asks Python in turn.

    def is_chance_node(self) -> bool:
        return self.at is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.at is None:
            return [0] if player is None or player == pyspiel.PlayerId.CHANCE else []
        return self._legal_actions(self.current_player() if player is None else player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.at is None or player != self.at.state.asked():
            return []
        return sorted(self.setting.legal(self.at.state))

    def _apply_action(self, action: int) -> None:
        if self.at is None:
            dice = Seeded(self.seed)
            self.at = UnderWay(self.setting.game.start(self.setting.seats, dice, self.setting.options), dice)
            return
        state = self.at.state
        asked = state.asked()
        assert asked is not None
        state.play(self.setting.move(action, asked), self.at.dice)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player < 0 else self.setting.move(action, player).text

    def is_terminal(self) -> bool:
        return self.at is not None and self.at.state.outcome is not None

    def returns(self) -> list[float]:
        outcome = None if self.at is None else self.at.state.outcome
        return [0.0] * self.setting.seats if outcome is None else self.setting.rewards(outcome)

    def resample_from_infostate(self, player: int, sampler: Any) -> OpenSpielState:
        """A state that a player cannot tell from this one. `sampler` gives numbers from 0 to 1."""
        assert self.at is not None, "chance has not dealt"
        game, state = self.setting.game, self.at.state
        dice = Seeded(f"{sampler()}")
        other = OpenSpielState(self.get_game())
        world = game.imagine(game.view(state, player), game.recall(state, player), dice)
        other.at = UnderWay(world, dice)
        return other

    def told(self, player: int) -> str:
        """What a player sees and remembers, as text."""
        if self.at is None:
            return ""
        game, state = self.setting.game, self.at.state
        return msgspec.json.encode((game.view(state, player), game.recall(state, player))).decode()

    def information_state_string(self, player: int | None = None) -> str:
        return self.told(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def __str__(self) -> str:
        return "" if self.at is None else msgspec.json.encode(self.setting.game.position(self.at.state)).decode()


class OpenSpielObserver:
    """What a player observes: `tensor`, and `dict` with the same numbers by name."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(setting.width, np.float32)
        self.dict = setting.planes(self.tensor)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Take in what a player observes."""
        self.tensor[:] = 0 if state.at is None else self.setting.observe(state.at.state, player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same as text, and more: all of what the player sees and remembers."""
        return state.told(player)


def register() -> None:
    """Tell OpenSpiel about all games; parameters are `players`, and the options of the game with _ for -."""
    for name, game in GAMES.items():
        choices = game.choices()
        usual = msgspec.to_builtins(game.choose({}))
        own = f"silverware_{name.replace('-', '_')}"
        kind = pyspiel.GameType(
            short_name=own,
            long_name=game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.seats[-1],
            min_num_players=game.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
            parameter_specification={
                "players": max(game.seats[0], min(USUAL_SEATS, game.seats[-1])),
                **{option.replace("-", "_"): value for option, value in usual.items()},
            },
        )
        pyspiel.register_game(
            kind, type(f"{own}_game", (OpenSpielGame,), {"name": name, "kind": kind, "choices": choices})
        )


register()
