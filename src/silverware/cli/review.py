"""`silverware review`: what a seat's decisions in a game that is over were worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Column, Table

from silverware.bots import bot_class
from silverware.bots.review import MARKS, WORLDS, Judged, Past, course, fair_share, judge, reviewer
from silverware.cli.tables import EditionFile, RecordFile, bar, look_here, record_from
from silverware.core.errors import BadTable
from silverware.core.seats import seat_called

FEWEST: Final = 10
"""Worlds without which nothing can be said."""
MOST: Final = 1_000_000
WIDE: Final = 2
"""Standard errors between which the truth lies 19 times in 20."""


def review(
    file: RecordFile,
    *,
    seat: Annotated[str, Parameter(help="Whose decisions: north, east, south, ...")],
    worlds: Annotated[int, Parameter(help="The most worlds in which moves are compared.")] = WORLDS,
    hindsight: Annotated[
        bool, Parameter(negative=(), help="Judge with all cards open, instead of by what the seat could know.")
    ] = False,
    bot: Annotated[
        str | None, Parameter(help="The bot that judges, which must search; the game's hard bot if left out.")
    ] = None,
    edition: EditionFile = None,
) -> None:
    """Judge a seat's decisions in a game that is over, by what it could know when it chose.

    Example: silverware review friday.game --seat north

    A loss is in points: percentage points of the expected placement, from 0 (last) to 100 (first).
    """
    if not FEWEST <= worlds <= MOST:
        raise BadTable(f"Compare moves in {FEWEST} worlds or more, and in {MOST:,} at most.")
    record, game = record_from(file, edition)
    past = Past(record, game, seat_called(seat, record.seats))
    look_here()
    hard = reviewer(game, None if bot is None else bot_class(bot, game))
    with bar() as progress:
        judged = [
            judge(past.moment(step), game, hard, past.names, worlds, hindsight=hindsight)
            for step in progress.track(list(past.answers), description="judging")
        ]
    console = Console(highlight=False, markup=False)
    console.print(decisions(past, judged, hindsight=hindsight))
    for line in summary(past, judged):
        console.print(line, soft_wrap=True)


def decisions(past: Past, judged: Sequence[Judged], *, hindsight: bool) -> Table:
    """Every decision in a row."""
    known = "Hindsight: with all cards open" if hindsight else "by what the seat could know"
    table = Table(
        Column("move", justify="right"),
        Column("played", overflow="fold"),
        Column("points lost", justify="right"),
        Column("give or take", justify="right"),
        "mark",
        Column("better", overflow="fold"),
        Column("because", overflow="fold"),
        title=f"{past.names[past.seat]}: {past.game.title}, {known}",
    )
    for each in judged:
        is_better = each.best != each.played
        table.add_row(
            f"{past.answers[each.step]}",
            each.played,
            points(each.loss),
            points(WIDE * each.error),
            each.mark or "",
            each.best if is_better else "",
            each.reason if is_better else "",
        )
    return table


def summary(past: Past, judged: Sequence[Judged]) -> list[str]:
    """What it comes to, in sentences."""
    start = fair_share(len(past.names))
    end = course(judged, start, past.placement)[-1]
    marks = [f"{count} {mark}" for _, mark in MARKS if (count := sum(each.mark == mark for each in judged))]
    error = sqrt(sum([each.error**2 for each in judged if each.loss]))
    forced = f"; {past.forced} forced ones do not count" if past.forced else ""
    begun = "" if start is None else f" from a fair share of {points(start)}"
    return [
        f"{len(judged)} decisions{forced}. Marks: {', '.join(marks) or 'none'}.",
        f"Decisions lost {points(end.lost)} points, give or take {points(WIDE * error)}.",
        f"Luck (deals, draws and what others did) made {100 * end.luck:+.1f} points{begun}, so the placement was "
        f"{points(past.placement)}.",
    ]


def points(share: float) -> str:
    """A share of the way from the last place to the first, in points."""
    return f"{100 * share:.1f}"
