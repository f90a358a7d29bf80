"""Speed of uniformly random play in our own games: `python bench/ours.py SECONDS BUILD`.

Prints one JSON object per measurement, as bench/peers.py does. Which build runs is up to PYTHONPATH.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from time import process_time

from measure import Tally, show

from silverware.core.dice import Seeded
from silverware.core.game import AnyGame
from silverware.core.state import State
from silverware.games import GAMES

SEATS = 4


def driven(game: AnyGame, games: int) -> Tally:
    """Play from Python, through the state's own methods."""
    uniform, decisions = random.random, 0
    dice, options = Seeded(1), game.choose({})
    start = process_time()
    for _ in range(games):
        state = game.start(SEATS, dice, options)
        menu, play = state.menu, state.play
        while moves := menu():
            play(moves[int(uniform() * len(moves))], dice)
            decisions += 1
    return Tally(decisions, games, process_time() - start)


def inside(game: AnyGame, games: int) -> Tally:
    """Play inside the engine."""
    decisions = 0
    dice, options = Seeded(1), game.choose({})
    start = process_time()
    for _ in range(games):
        decisions += game.start(SEATS, dice, options).playout(dice)
    return Tally(decisions, games, process_time() - start)


def copies(state: State, rounds: int) -> Tally:
    """Copy a state in the middle of a game; a copy counts as a decision."""
    copy = state.copy
    start = process_time()
    for _ in range(rounds):
        copy()
    return Tally(rounds, 0, process_time() - start)


def midgame(game: AnyGame) -> State:
    """A state some way into a game."""
    dice = Seeded(7)
    state: State = game.start(SEATS, dice, game.choose({}))
    for _ in range(25):
        menu = state.menu()
        state.play(menu[dice.below(len(menu))], dice)
    return state


def main(seconds: float, build: str) -> None:
    """Measure every game for about `seconds` a case and print it."""
    for name, game in GAMES.items():
        show(f"Silverware, {build}", name, "driven from Python", partial(driven, game), seconds)
        show(f"Silverware, {build}", name, "inside the engine", partial(inside, game), seconds)
        show(f"Silverware, {build}", name, "copy", partial(copies, midgame(game)), seconds)


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2])
