"""Speed of uniformly random play in OpenSpiel and RLCard: `python bench/peers.py SECONDS`.

Prints one JSON object per measurement; "cpu" is the process's CPU time in seconds.
"""
# mypy: disable-error-code="import-not-found,import-untyped"

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import NamedTuple

import pyspiel
import rlcard

OPENSPIEL_GAMES = "leduc_poker", "hearts", "gin_rummy"
RLCARD_GAMES = "leduc-holdem", "gin-rummy"
DEALS = 256
MIDGAMES = 16
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Tally(NamedTuple):
    """What one run did and what it cost."""

    decisions: int
    games: int
    cpu: float


def measure(run: Callable[[int], Tally], seconds: float) -> Tally:
    """Double the rounds until a run takes half of `seconds`; the runs before it are warm-up."""
    rounds = 1
    while (tally := run(rounds)).cpu < seconds / 2:
        rounds *= 2
    return tally


def driven(root: pyspiel.State, games: int) -> Tally:
    """Play OpenSpiel games from Python, through the state API.

    Games start as clones of the initial state, which is cheaper than making a new one (in
    gin_rummy by a millisecond). Chance nodes are uniform in all three games, so indexing will do.
    """
    uniform, decisions = random.random, 0
    start = process_time()
    for _ in range(games):
        state = root.clone()
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


def bots(root: pyspiel.State, length: float, games: int) -> Tally:
    """Let OpenSpiel's own random bots play whole games, `length` decisions each on average."""
    players = [pyspiel.make_uniform_random_bot(i, i) for i in range(root.num_players())]
    start = process_time()
    for seed in range(games):
        pyspiel.evaluate_bots(root.clone(), players, seed)
    return Tally(round(games * length), games, process_time() - start)


def rollouts(root: pyspiel.State, length: float, rounds: int) -> Tally:
    """Let OpenSpiel's rollout evaluator finish each of DEALS dealt games `rounds` times.

    A search of one simulation only evaluates its root, so all the work is random play in C++.
    It cannot start at a chance node: dealing is outside the clock.
    """
    settings = {"uct_c": 1, "max_simulations": 1, "max_memory_mb": 1, "solve": False}
    evaluator = pyspiel.RandomRolloutEvaluator(rounds, seed=1)
    bot = pyspiel.MCTSBot(root.get_game(), evaluator, **settings, seed=1, verbose=False)
    deals = [dealt(root) for _ in range(DEALS)]
    start = process_time()
    for state in deals:
        bot.mcts_search(state)
    return Tally(round(DEALS * rounds * length), DEALS * rounds, process_time() - start)


def dealt(root: pyspiel.State) -> pyspiel.State:
    """Return a game at its first decision."""
    state = root.clone()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state


def midgame(root: pyspiel.State) -> pyspiel.State:
    """Return a random game halfway between its first decision and its end."""
    states = [dealt(root)]
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


def main(seconds: float) -> None:
    """Measure every case for about `seconds` and print it."""

    def show(who: str, game: str, how: str, run: Callable[[int], Tally]) -> Tally:
        tally = measure(run, seconds)
        print(json.dumps({"who": who, "game": game, "how": how, **tally._asdict()}), flush=True)
        return tally

    for game in OPENSPIEL_GAMES:
        root = pyspiel.load_game(game).new_initial_state()
        show_game = partial(show, "OpenSpiel", game)
        python = show_game("driven from Python", partial(driven, root))
        # C++ does not count decisions, but plays by the same uniform rule: its games are as long
        # on average as those just counted one by one.
        length = python.decisions / python.games
        show_game("inside C++", partial(bots, root, length))
        show_game("inside C++, after the deal", partial(rollouts, root, length))
        show_game("copy", partial(copies, [midgame(root) for _ in range(MIDGAMES)]))
    for game in RLCARD_GAMES:
        show("RLCard", game, "driven from Python", partial(stepped, rlcard.make(game)))


if __name__ == "__main__":
    main(float(sys.argv[1]))
