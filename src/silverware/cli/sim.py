"""`silverware sim`: many games by bots, summarised."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from silverware.cli.tables import (
    Bots,
    EditionFile,
    GameName,
    On,
    Options,
    Save,
    Seed,
    Workers,
    bar,
    bots_from,
    headline,
    played_and_saved,
    spread_over,
    text_of,
)
from silverware.core.game import options_from
from silverware.core.seats import SEAT_NAMES
from silverware.games import game_called
from silverware.lab.simulate import Plan, Tally, check, interval, mean, quantile, simulate
from silverware.lab.workers import Spread


def sim(
    game: GameName,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 1000,
    seats: Annotated[int, Parameter(help="How many seats.")] = 4,
    bots: Bots = "random",
    option: Options = (),
    edition: EditionFile = None,
    save: Save = None,
    seed: Seed = 1,
    workers: Workers = None,
    on: On = "cores",
) -> None:
    """Play many games by bots and summarise them: length, endings, wins by seat."""
    chosen, options = game_called(game), options_from(option)
    plan = Plan(
        game=game,
        edition=None if edition is None else text_of(edition),
        seats=seats,
        options=options,
        bots=bots_from(bots, chosen.check_table(seats, chosen.choose(options))),
        games=games,
        seed=seed,
    )
    check(plan)
    spread = spread_over(on, workers)
    tallies = simulate(plan, spread) if save is None else saved_tallies(plan, spread, save)
    begun = perf_counter()
    with bar() as progress:
        task = progress.add_task(game, total=games)
        for tally in tallies:
            progress.update(task, completed=tally.games)
    console = Console()
    console.print(summary(plan, tally))
    console.print(f"{games / (perf_counter() - begun):,.1f} games a second by the clock.", highlight=False)


def saved_tallies(plan: Plan, spread: Spread, folder: Path) -> Iterator[Tally]:
    """Play the plan and keep its games; the tally so far, after each."""
    tally = Tally()
    with closing(played_and_saved(plan, spread, folder)) as games:
        for game in games:
            tally.add(
                decisions=game.decisions,
                rounds=game.rounds,
                ending=game.ending,
                winners=game.winners,
                most=max(game.points),
            )
            yield tally


def summary(plan: Plan, tally: Tally) -> Table:
    """The table shown after a simulation."""
    table = Table("", "", title=headline(plan, tally.games), show_header=False)
    counted = [("decisions a game", tally.decisions), (f"{game_called(plan.game).counts} a game", tally.rounds)]
    if max(tally.most) > 1:
        counted.append(("most of a seat", tally.most))
    for what, counts in counted:
        low, high = quantile(counts, 0.1), quantile(counts, 0.9)
        table.add_row(what, f"{mean(counts):.1f} (10 to 90 %: {low} to {high})")
    table.add_section()
    for ending, count in tally.endings.most_common():
        table.add_row(f"ended by {ending}", f"{count / tally.games:.1%}")
    table.add_section()
    for seat, bot in enumerate(plan.bots):
        low_share, high_share = interval(tally.wins[seat], tally.games)
        share = tally.wins[seat] / tally.games
        table.add_row(f"{SEAT_NAMES[seat]} ({bot}) won", f"{share:.1%} (95 %: {low_share:.1%} to {high_share:.1%})")
    return table
