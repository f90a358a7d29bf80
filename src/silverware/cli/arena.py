"""`silverware arena`: bots against each other, and which of them is better."""

from __future__ import annotations

import sys
from contextlib import ExitStack, closing
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Column, Table

from silverware.cli.tables import (
    EditionFile,
    GameName,
    On,
    Options,
    Save,
    Seed,
    Workers,
    bar,
    bots_named,
    headline,
    played_and_saved,
    spread_over,
    text_of,
)
from silverware.core.errors import BadTable
from silverware.core.game import options_from
from silverware.games import game_called
from silverware.lab.arena import check_arena, line_up
from silverware.lab.evidence import Verdict, lasting_interval, share_interval
from silverware.lab.simulate import Plan, mean, quantile
from silverware.lab.standings import Standings


def arena(
    game: GameName,
    *,
    bots: Annotated[
        str,
        Parameter(
            help="The bots, separated by commas; the last one fills the seats that are left. The question is whether "
            "the first is better."
        ),
    ],
    games: Annotated[int, Parameter(help="How many games at most; the last deal is played to its end.")] = 1000,
    seats: Annotated[int | None, Parameter(help="How many seats; one for each bot if left out.")] = None,
    margin: Annotated[
        float, Parameter(help="How much more than its fair share the first bot should win, such as 0.1 for 10 points.")
    ] = 0.0,
    play_all: Annotated[
        bool, Parameter(negative=(), help="Play all games, even when the question has been settled.")
    ] = False,
    save: Save = None,
    option: Options = (),
    edition: EditionFile = None,
    seed: Seed = 1,
    workers: Workers = None,
    on: On = "cores",
) -> None:
    """Let bots play against each other, and find out which is better.

    Every deal is played once for each rotation of the bots around the table, with the same dice. The games end when it
    is settled whether the first bot wins more than its fair share and the margin, or not.
    """
    named, chosen, options = bots_named(bots), game_called(game), options_from(option)
    seats = chosen.check_table(max(2, len(named)) if seats is None else seats, chosen.choose(options))
    plan = Plan(
        game=game,
        edition=None if edition is None else text_of(edition),
        seats=seats,
        options=options,
        bots=line_up(named, seats),
        games=games,
        seed=seed,
        rotations=seats,
    )
    if not 0 <= margin < 1 - 1 / seats:
        raise BadTable(f"With {seats} seats the margin is 0 or more, and less than {1 - 1 / seats:.2f}.")
    check_arena(plan)
    spread = spread_over(on, workers)
    standings = Standings(plan)
    interrupted = False
    with ExitStack() as stack:
        played = stack.enter_context(closing(played_and_saved(plan, spread, save)))
        progress = stack.enter_context(bar())
        task = progress.add_task(game, total=plan.whole())
        try:
            for one in played:
                progress.advance(task)
                if standings.add(one) and not play_all and standings.verdict(margin) is not Verdict.OPEN:
                    break
        except KeyboardInterrupt:
            interrupted = True
    show(plan, standings, margin)
    if interrupted:
        sys.exit(130)


def show(plan: Plan, standings: Standings, margin: float) -> None:
    """Print what the games have come to."""
    console = Console(highlight=False, markup=False)
    if not standings.deals:
        console.print("No deal has been played to its end.")
        return
    for table in (shares(plan, standings), beaten(standings), thinking(standings)):
        console.print(table)
    if standings.nobody:
        console.print(
            f"Nobody won {standings.nobody / standings.games:.1%} of the games; everybody has a share of them."
        )
    console.print(settled(plan, standings, margin), soft_wrap=True)


def shares(plan: Plan, standings: Standings) -> Table:
    """How much of the wins a seat of each bot had, and the ratings."""
    title = f"{headline(plan, standings.games)}: {standings.deals:,} deals, each played {plan.seats} times"
    table = Table(Column("bot", overflow="fold"), "seats", "won", "95 %", "above fair share", "rating", title=title)
    for name in standings.names:
        low, high = share_interval(standings.scores[name])
        mu, sigma = standings.ratings[name]
        table.add_row(
            name,
            f"{plan.bots.count(name)}",
            f"{standings.share(name):.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{100 * (low - standings.fair):+.1f} or more",
            f"{mu:.1f} ± {sigma:.1f}",
        )
    return table


def beaten(standings: Standings) -> Table:
    """Who beats whom: how often the bot of a row comes out better than that of a column."""
    table = Table("came out better than", *[Column(name, overflow="fold") for name in standings.names])
    for one in standings.names:
        cells = ["" if one == other else f"{standings.ahead(one, other):.1%}" for other in standings.names]
        table.add_row(one, *cells)
    return table


def thinking(standings: Standings) -> Table:
    """How long the bots thought."""
    table = Table("CPU time per decision", "decisions", "mean", "99 % within")
    for name, times in standings.times.items():
        if times:
            table.add_row(name, f"{times.total():,}", duration(mean(times)), duration(quantile(times, 0.99)))
    return table


def duration(microseconds: float) -> str:
    """A time in milliseconds, with as many digits as matter."""
    return f"{microseconds / 1000:,.{0 if microseconds > 10_000 else 3}f} ms"


def settled(plan: Plan, standings: Standings, margin: float) -> str:
    """What the sequential test says."""
    first = standings.names[0]
    low, high = lasting_interval(standings.scores[first])
    line = f"{standings.fair + margin:.1%}"
    found = {
        Verdict.ABOVE: f"Settled: {first} wins more than {line}",
        Verdict.BELOW: f"Settled: {first} wins less than {line}",
        Verdict.OPEN: f"Not settled: whether {first} wins more than {line}",
    }[standings.verdict(margin)]
    extra = f" and {100 * margin:g} points" if margin else ""
    return f"{found}, its fair share{extra} (95 % at any time: {low:.1%} to {high:.1%})."
