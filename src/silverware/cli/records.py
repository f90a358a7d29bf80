"""`silverware replay` and `silverware verify`: reading records."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from silverware.cli.draw import TableHighlighter, draw
from silverware.cli.tables import EditionFile, RecordFile, record_from
from silverware.core import replay as replays
from silverware.core.record import AnyGame, Record
from silverware.core.seats import SEAT_NAMES, SPECTATOR, seat_called


def replay(
    file: RecordFile,
    *,
    seat: Annotated[str, Parameter(help="From which chair: a seat's name, or spectator.")] = "spectator",
    start: Annotated[int, Parameter(name="--from", help="Begin at this move.")] = 0,
    edition: EditionFile = None,
) -> None:
    """Step through a record as one chair saw it; without a terminal, all of it is printed."""
    record, game = record_from(file, edition)
    chair = SPECTATOR if seat == "spectator" else seat_called(seat, record.seats)
    steps = list(retell(record, game, chair))
    console = Console(highlighter=TableHighlighter())
    for name, player in record.players.items():
        console.print(f"{name.title()}: {player}", markup=False)
    at = start
    while 0 <= at < len(steps):
        console.print(steps[at], markup=False, soft_wrap=True)
        at = step_from(at, console) if sys.stdin.isatty() else at + 1
    console.print(f"result: {record.result}", markup=False)


def step_from(at: int, console: Console) -> int:
    """Where a person wants to go from a step: on, back, to a number, or away."""
    words = console.input("[dim]Enter: on; b: back; a number: go there; q: quit[/] ").strip().lower()
    if words == "q":
        return -1
    if words == "b":
        return max(at - 1, 0)
    return int(words) if words.isdecimal() else at + 1


def retell(record: Record, game: AnyGame, chair: int) -> Iterator[str]:
    """Every step of a record in words: who moved, what this chair heard, what it sees."""
    names = [name.title() for name in SEAT_NAMES[: record.seats]]
    for number, step in enumerate(replays.replay(record, game)):
        who = f". {step.played.seat.title()}" if step.played else ""
        told = [f"{game.tell(event.to(chair), names)} (§{event.rule})" for event in step.events]
        yield "\n".join([f"--- {number}{who}", *told, draw(game, game.view(step.state, chair), names)])


def verify(file: RecordFile, *, edition: EditionFile = None) -> None:
    """Replay a record, check its result, and recompute its sealed dice."""
    Console().print(replays.verify(*record_from(file, edition)), markup=False, highlight=False, soft_wrap=True)
