"""`make bench-search`: simulations a second of our hard bots beside OpenSpiel's IS-MCTS in C++, one table from one run.

Each is asked at the same number of moments in the middle of games. Ours come from games by easy bots, and a simulation
plays on by judgement to the horizon of the game; the two best moves of the menu share each world, as they do when the
others have been dropped. What it prepares is part of its time. Theirs come from random games, and a simulation is a
random playout.
The machine may be noisy: CPU time, several interleaved passes of which the median counts.
"""
# mypy: disable-error-code="import-not-found,import-untyped,no-any-unimported"

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import pyspiel
from measure import Tally, measure
from peers import midgame
from rich.console import Console
from rich.progress import track
from rich.table import Table

from silverware.bots import bot_called, levels, seat_bot
from silverware.bots.search import Search
from silverware.bots.thinking import Hard
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.view import View
from silverware.games import GAMES

MOMENTS = 12
PASSES = 3
SECONDS = 1.0
"""How long each is asked to think at a moment, at most: our hard bots have a second for a decision."""
ROUND = 16
"""How many simulations at each moment count as a round; theirs cannot do with one."""
SEATS = 2, 4
OPENSPIEL_GAMES = "hearts", "gin_rummy"
UCT = sqrt(2)
GOALS = [("quick-silver", "hearts", 1), ("silver-coin", "gin_rummy", 10), ("quicksand", "gin_rummy", 10)]
"""What we set out to be: this many times as fast as that."""
LEFT = 2
"""How many moves of ours share a world."""
WORLDS = 15_000
"""How many worlds a second hard should examine in Quick Silver, at four seats."""

Case = tuple[str, str]
"""The game, and at how many seats."""


class Asked(NamedTuple):
    """A bot of ours is asked in the middle of a game."""

    heard: list[Event]
    view: View
    menu: list[Move]


def moments(game: AnyGame, seats: int) -> Iterator[Asked]:
    """Moments with a choice, each halfway through another game by easy bots."""
    for seed in range(MOMENTS):
        game_by_easy = list(played(game, seats, seed))
        yield game_by_easy[len(game_by_easy) // 2]


def played(game: AnyGame, seats: int, seed: int) -> Iterator[Asked]:
    """The moments of one game."""
    dice = Seeded(seed)
    news: list[Event] = []
    past: list[Event] = []
    state = game.start(seats, dice, game.choose({}), news)
    bots = [seat_bot("easy", game, seat, f"{seed}/{seat}") for seat in range(seats)]
    while (seat := state.asked()) is not None:
        for event in news:
            for bot in bots:
                bot.hear(event)
        past += news
        news.clear()
        view, menu = game.view(state, seat), list(state.menu())
        if len(menu) > 1:
            yield Asked([event.to(seat) for event in past], view, menu)
        state.play(bots[seat].choose(view, menu), dice)


def ours(game: AnyGame, asked: list[Asked], rounds: int) -> Tally:
    """Let our hard bot simulate at each moment; what it prepares before the first simulation takes its time, too."""
    cpu, done = 0.0, 0
    for number, moment in enumerate(asked):
        bot = bot_called("hard", game, number)
        assert isinstance(bot, Hard)
        for event in moment.heard:
            bot.hear(event)
        start = process_time()
        search = Search(bot.mind, bot.worlds(moment.view), moment.view.seat, moment.menu, bot.dice)
        for _ in range(ROUND * rounds // LEFT):
            search.meet(search.open[:LEFT])
        done += search.simulations
        cpu += process_time() - start
    return Tally(done, len(asked), cpu)


def theirs(states: list[pyspiel.State], rounds: int) -> Tally:
    """Let OpenSpiel's bot simulate at each moment. Not all of its games have information states."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    observes = not states[0].get_game().get_type().provides_information_state_string
    how = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, UCT, ROUND * rounds, -1, how, observes, observes)
    start = process_time()
    for state in states:
        bot.step(state)
    return Tally(len(states) * ROUND * rounds, len(states), process_time() - start)


def choices(name: str) -> list[pyspiel.State]:
    """States with a choice, each halfway through another random game."""
    random.seed(1)
    game = pyspiel.load_game(name)
    states: list[Any] = []
    while len(states) < MOMENTS:
        state = midgame(game)
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            states.append(state)
    return states


def cases() -> dict[Case, Callable[[int], Tally]]:
    """What is measured."""
    every: dict[Case, Callable[[int], Tally]] = {}
    for name in OPENSPIEL_GAMES:
        states = choices(name)
        every[name, f"OpenSpiel, {states[0].num_players()} seats"] = partial(theirs, states)
    for name, game in GAMES.items():
        for seats in SEATS if "hard" in levels(game) else ():
            every[name, f"Silverware, {seats} seats"] = partial(ours, game, list(moments(game, seats)))
    return every


def main(passes: int = PASSES, seconds: float = SECONDS) -> None:
    """Measure, and print the table and the goals."""
    every = cases()
    rates: dict[Case, list[float]] = {case: [] for case in every}
    for _ in track(range(passes), description="Measuring", transient=True):
        for case, run in every.items():
            tally = measure(run, MOMENTS * seconds)
            rates[case].append(tally.decisions / tally.cpu)
    console = Console(width=120)
    table = Table("game", "who", title=f"search, {MOMENTS} moments, median of {passes} passes, CPU time")
    table.add_column("simulations/s", justify="right")
    speed = {case: median(found) for case, found in rates.items()}
    for case, rate in speed.items():
        table.add_row(*case, f"{rate:,.0f}")
    console.print(table)
    for mine, other, goal in GOALS:
        for (name, who), rate in speed.items():
            if name == mine:
                reached = rate / next(rate for (name, _), rate in speed.items() if name == other)
                console.print(f"{mine} ({who}): {reached:.1f} times {other}, to reach {goal}", highlight=False)
    worlds = speed.get(("quick-silver", "Silverware, 4 seats"), 0) / LEFT
    console.print(f"quick-silver: {worlds:,.0f} worlds a second at 4 seats, to reach {WORLDS:,}", highlight=False)


if __name__ == "__main__":
    main(*[kind(word) for kind, word in zip((int, float), sys.argv[1:], strict=False)])
