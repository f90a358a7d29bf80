"""OpenSpiel's information-set Monte Carlo tree search as a bot for our games, to measure ours against.

    ISMCTS=0.2 PYTHONPATH=build/compiled .venv-bench/bin/python -m silverware arena quicksand \
        --bots hard:0.2,bench.ismcts:IsMcts

`ISMCTS` is how long it thinks, written as for `hard`: in seconds, or `500w` for so many simulations.

It is open_spiel.python.algorithms.ismcts as it stands, with our worlds for its resampler; the same in C++ takes none
from Python. What it calls for each simulation is as fast as we can make it: worlds, moves and random playouts run in
our compiled engine. Its tree tells apart what the seat to move can, by what that seat sees and remembers.
"""
# mypy: disable-error-code="import-not-found,import-untyped,no-any-unimported"

from __future__ import annotations

import os
from collections.abc import Sequence
from math import inf, sqrt
from time import perf_counter
from typing import Any, ClassVar, Final

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from silverware.bots import Bot
from silverware.bots.budget import DEFAULT, budget
from silverware.bots.judgement import placements
from silverware.core.dice import Dice
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.core.view import View

BUDGET: Final = budget(os.environ["ISMCTS"]) if "ISMCTS" in os.environ else DEFAULT
ENDLESS: Final = 1 << 30
"""More simulations than anybody has time for."""
SEEDS: Final = 1 << 30

encode: Final = msgspec.msgpack.Encoder(enc_hook=repr).encode


class IsMcts(Bot[AnyGame, View]):
    """OpenSpiel's IS-MCTS in a seat."""

    uct: ClassVar[float] = sqrt(2)
    """Its constant for exploration, usual for utilities between -1 and 1."""

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        super().__init__(game, seed)
        self.memory: Any = None
        self.random = np.random.RandomState(self.dice.below(SEEDS))

    def hear(self, event: Event) -> None:
        self.memory = self.game.remember(self.memory, event)

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        if len(menu) == 1:
            return menu[0]
        end = inf if BUDGET.simulations is not None else perf_counter() + BUDGET.seconds
        rules, dice = Rules(self.game), self.dice
        worlds = self.game.worlds(view, self.memory)

        def resample(_: Position, __: Seat) -> Position:
            if perf_counter() > end and bot.lookup_node(root).total_visits > 0:
                raise OutOfTime
            return Position(rules, worlds.imagine(dice), dice)

        simulations = ENDLESS if BUDGET.simulations is None else BUDGET.simulations
        bot = ISMCTSBot(rules, Rollouts(), self.uct, simulations, random_state=self.random)
        bot.set_resampler(resample)
        root = Position(rules, worlds.imagine(dice), dice)
        try:
            action = bot.step(root)
        except OutOfTime:
            # Its loop counts simulations only, so we leave it when time is up, and ask for what it would have done.
            policy = dict(bot.get_final_policy(root, bot.lookup_node(root)))
            action = self.random.choice(list(policy), p=list(policy.values()))
        move: Move = rules.moves[int(action)]
        return move


class OutOfTime(Exception):
    """The time for a move is up."""


class Rules:
    """One of our games as OpenSpiel asks for it."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.moves = game.notation.moves

    def get_type(self) -> Rules:
        """Its type, which is all that IS-MCTS asks."""
        return self


class Position:
    """A state of ours as OpenSpiel asks for it. An action is the number of a move; chance is part of what follows."""

    def __init__(self, rules: Rules, state: State, dice: Dice) -> None:
        self.rules = rules
        self.state = state
        self.dice = dice
        self._key: str | None = None

    def get_game(self) -> Rules:
        """The game."""
        return self.rules

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.question is None

    def is_chance_node(self) -> bool:
        """Never: chance has no turn."""
        return False

    def current_player(self) -> Seat:
        """Who is asked."""
        asked = self.state.asked()
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def legal_actions(self, _: Seat | None = None) -> list[int]:
        """The numbers of the moves on the menu."""
        return [move.number for move in self.state.menu()]

    def apply_action(self, action: int) -> None:
        """Make a move."""
        self.state.follow(self.rules.moves[action], self.dice)
        self._key = None

    def information_state_string(self) -> str:
        """All that the asked seat sees and remembers."""
        if self._key is None:
            game, state, seat = self.rules.game, self.state, self.current_player()
            self._key = encode((game.view(state, seat), game.recall(state, seat))).decode("latin-1")
        return self._key

    def returns(self) -> list[float]:
        """What the end is worth to each seat: 1 for the first place, -1 for the last."""
        assert self.state.outcome is not None
        return [2 * worth - 1 for worth in placements(self.state.outcome, fewest=self.rules.game.fewest)]


class Rollouts:
    """Finishes a game by random moves, inside our engine."""

    def prior(self, position: Position) -> list[tuple[int, float]]:
        """All moves alike."""
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, position: Position) -> list[float]:
        """What comes of it. Nobody needs the position afterwards."""
        position.state.playout(position.dice)
        return position.returns()
