"""`make soak`: 10,000 random games for every game, seat count and combination of options.

Where there are very many combinations, every option is tried by itself, and all together.
"""

from __future__ import annotations

import os
from math import prod

import msgspec
from rich.console import Console

from silverware.core.game import AnyGame, option_text
from silverware.games import GAMES
from silverware.lab.simulate import Plan, mean, simulate
from silverware.lab.workers import on_cores

GAMES_EACH = 10_000
MANY = 100
"""Combinations of options that are still all tried."""


def tried(game: AnyGame, seats: int) -> list[msgspec.Struct]:
    """The combinations of options that are tried with so many seats."""
    choices = game.choices()
    if prod(len(values) for values in choices.values()) <= MANY:
        return list(game.every_options(seats))
    alone = [game.choose({name: value}) for name, values in choices.items() for value in values[1:]]
    every = [game.choose({}), *alone, game.choose({name: values[-1] for name, values in choices.items()})]
    return [options for options in every if game.objection(seats, options) is None]


def main() -> None:
    """Play them all and say how long they were."""
    for game in GAMES.values():
        for seats, options in [(number, options) for number in game.seats for options in tried(game, number)]:
            chosen = {name: option_text(value) for name, value in msgspec.to_builtins(options).items()}
            bots = ("random",) * seats
            plan = Plan(game=game.name, edition=None, seats=seats, options=chosen, bots=bots, games=GAMES_EACH, seed=1)
            *_, tally = simulate(plan, on_cores(os.cpu_count() or 1))
            endings = ", ".join(f"{ending} {count / tally.games:.1%}" for ending, count in tally.endings.most_common())
            Console(width=160).print(
                f"{game.name} {seats} {chosen}: {tally.games} games, {mean(tally.rounds):.1f} {game.counts}; {endings}",
                highlight=False,
                soft_wrap=True,
            )


if __name__ == "__main__":
    main()
