"""Speed of uniformly random play in OpenSpiel, RLCard and Catanatron: `python bench/peers.py SECONDS`.

Prints one JSON object per measurement; "cpu" is the process's CPU time in seconds.
"""
# mypy: disable-error-code="import-not-found,import-untyped"

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from time import process_time

import catanatron
import pyspiel
import rlcard
from catanatron.game import TURNS_LIMIT
from measure import Tally, show

OPENSPIEL_GAMES = "leduc_poker", "hearts", "gin_rummy"
RLCARD_GAMES = "leduc-holdem", "gin-rummy"
DEALS = 256
MIDGAMES = 16
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def driven(begin: Callable[[], pyspiel.State], games: int) -> Tally:
    """Play OpenSpiel games from Python, through the state API, each from the state that `begin` gives.

    Chance nodes are uniform in all three games, so indexing will do.
    """
    uniform, decisions = random.random, 0
    start = process_time()
    for _ in range(games):
        state = begin()
        current_player, apply_action = state.current_player, state.apply_action
        legal_actions, chance_outcomes = state.legal_actions, state.chance_outcomes
        while (player := current_player()) != TERMINAL:
            if player >= 0:
                actions = legal_actions()
                apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
            else:
                outcomes = chance_outcomes()
                apply_action(outcomes[int(uniform() * len(outcomes))][0])
    return Tally(decisions, games, process_time() - start)


def bots(game: pyspiel.Game, length: float, games: int) -> Tally:
    """Let OpenSpiel's own random bots play whole games, `length` decisions each on average."""
    players = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    start = process_time()
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), players, seed)
    return Tally(round(games * length), games, process_time() - start)


def rollouts(game: pyspiel.Game, length: float, rounds: int) -> Tally:
    """Let OpenSpiel's rollout evaluator finish each of DEALS dealt games `rounds` times.

    A search of one simulation only evaluates its root, so all the work is random play in C++.
    It cannot start at a chance node: dealing is outside the clock.
    """
    settings = {"uct_c": 1, "max_simulations": 1, "max_memory_mb": 1, "solve": False}
    evaluator = pyspiel.RandomRolloutEvaluator(rounds, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, **settings, seed=1, verbose=False)
    deals = [dealt(game) for _ in range(DEALS)]
    start = process_time()
    for state in deals:
        bot.mcts_search(state)
    return Tally(round(DEALS * rounds * length), DEALS * rounds, process_time() - start)


def dealt(game: pyspiel.Game) -> pyspiel.State:
    """Return a state at its first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state


def midgame(game: pyspiel.Game) -> pyspiel.State:
    """Return a state of a random game, halfway between its first decision and its end."""
    states = [dealt(game)]
    while not states[-1].is_terminal():
        states.append(states[-1].child(random.choice(states[-1].legal_actions())))
    return states[len(states) // 2]


def copies(states: list[pyspiel.State], rounds: int) -> Tally:
    """Clone each of some OpenSpiel states `rounds` times; a copy counts as a decision."""
    start = process_time()
    for state in states:
        for _ in range(rounds):
            state.clone()
    return Tally(len(states) * rounds, 0, process_time() - start)


def stepped(env: rlcard.envs.Env, games: int) -> Tally:
    """Play RLCard games by `env.step`, which is faster than `env.run` with its RandomAgent."""
    uniform, decisions = random.random, 0
    start = process_time()
    for _ in range(games):
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(uniform() * len(actions))])
            decisions += 1
    return Tally(decisions, games, process_time() - start)


def settled(games: int) -> Tally:
    """Play Catanatron from Python, four seats, through its game's own list of actions."""
    uniform, decisions = random.random, 0
    start = process_time()
    for seed in range(games):
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=seed)
        state, execute = game.state, game.execute
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            execute(actions[int(uniform() * len(actions))])
            decisions += 1
    return Tally(decisions, games, process_time() - start)


def main(seconds: float) -> None:
    """Measure every case for about `seconds` and print it."""
    for name in OPENSPIEL_GAMES:
        game = pyspiel.load_game(name)
        python = show("OpenSpiel", name, "driven from Python", partial(driven, game.new_initial_state), seconds)
        # A new gin_rummy costs more than playing it; whoever plays many can clone one start instead.
        clone = game.new_initial_state().clone
        show("OpenSpiel", name, "driven from Python, start cloned", partial(driven, clone), seconds)
        # C++ does not count decisions, but plays by the same uniform rule: its games are as long
        # on average as those just counted one by one.
        length = python.decisions / python.games
        show("OpenSpiel", name, "inside C++", partial(bots, game, length), seconds)
        show("OpenSpiel", name, "inside C++, after the deal", partial(rollouts, game, length), seconds)
        show("OpenSpiel", name, "copy", partial(copies, [midgame(game) for _ in range(MIDGAMES)]), seconds)
    for name in RLCARD_GAMES:
        show("RLCard", name, "driven from Python", partial(stepped, rlcard.make(name)), seconds)
    show("Catanatron", "catan", "driven from Python", settled, seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]))
