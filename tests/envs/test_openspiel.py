"""OpenSpiel loads every game by name, tests it, searches it and learns it."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from silverware.envs import openspiel
from silverware.games import GAMES

LOADED = {name: f"silverware_{name.replace('-', '_')}" for name in GAMES}


def dealt(game: pyspiel.Game) -> openspiel.OpenSpielState:
    """A state at its first decision."""
    state: openspiel.OpenSpielState = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    return state


@pytest.mark.parametrize("name", list(LOADED))
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    # Not serialized: to open a saved game OpenSpiel plays its actions again, and chance would deal something else.
    game = pyspiel.load_game(LOADED[name], {"players": 2})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", list(LOADED))
def test_a_resampled_state_looks_alike_to_the_player_and_goes_on(name: str) -> None:
    state = dealt(pyspiel.load_game(LOADED[name], {"players": 3}))
    rng = np.random.RandomState(1)
    observer = state.get_game().make_py_observer()
    others = 0
    for _ in range(12):
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.uniform)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        observer.set_from(state, player)
        seen = observer.tensor.copy()
        observer.set_from(world, player)
        assert np.array_equal(seen, observer.tensor)
        others += str(world) != str(state)
        world.apply_action(world.legal_actions()[0])
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert others > 0


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("silverware_quick_silver(players=5,sneaky_stranger=true)")
    assert game.num_players() == 5
    assert game.setting.options.sneaky_stranger


def test_openspiels_search_and_its_mccfr_play_it() -> None:
    game = pyspiel.load_game(LOADED["quick-silver"], {"players": 2})
    state = dealt(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.0, evaluator=evaluator, max_simulations=4, random_state=np.random.RandomState(2)
    )
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    policy = solver.average_policy().action_probabilities(dealt(game))
    assert sum(policy.values()) == pytest.approx(1)
