"""One game after the other through the interfaces of others, random moves: ours beside theirs.

`python bench/loops.py SECONDS` prints one JSON object per measurement, as bench/peers.py does.
"""
# mypy: disable-error-code="import-not-found,import-untyped"

from __future__ import annotations

import random
import sys
from functools import partial
from time import process_time
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401 - it registers them
import pyspiel
from measure import Tally, show
from pettingzoo.classic import gin_rummy_v4, leduc_holdem_v4

from silverware.envs import (
    openspiel,  # noqa: F401 - it registers ours
    pettingzoo,
)

OURS = "quick-silver", "silver-coin", "quicksand", "silverton"
CYCLES = 300
"""Decisions of a game that are made, at most."""


def asked(env: Any, games: int) -> Tally:
    """PettingZoo's own loop; drawing an action is within the clock."""
    decisions = 0
    start = process_time()
    for seed in range(games):
        env.reset(seed=seed)
        for _ in env.agent_iter(CYCLES):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
    return Tally(decisions, games, process_time() - start)


def driven(game: pyspiel.Game, games: int) -> Tally:
    """OpenSpiel's state, with what its player observes as a tensor."""
    decisions = 0
    observer = game.make_py_observer()
    start = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        for _ in range(CYCLES):
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return Tally(decisions, games, process_time() - start)


def main(seconds: float) -> None:
    """Measure every case for about `seconds` and print it."""
    for name in OURS:
        show("Silverware", name, "PettingZoo", partial(asked, pettingzoo.env(name, 4)), seconds)
    for name, kind in (("leduc_holdem", leduc_holdem_v4), ("gin_rummy", gin_rummy_v4)):
        show("PettingZoo", name, "PettingZoo", partial(asked, kind.env()), seconds)
    for name in OURS:
        game = pyspiel.load_game(f"silverware_{name.replace('-', '_')}")
        show("Silverware", name, "OpenSpiel, in Python", partial(driven, game), seconds)
    for name in ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker"):
        show("OpenSpiel", name, "OpenSpiel, in Python", partial(driven, pyspiel.load_game(name)), seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]))
