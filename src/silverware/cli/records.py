"""`silverware replay` and `silverware verify`: reading records."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from silverware.cli.draw import draw
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
    """Step through a record as one chair saw it. Enter goes on, q stops; without a terminal all is printed."""
    record, game = record_from(file, edition)
    chair = SPECTATOR if seat == "spectator" else seat_called(seat, record.seats)
    console = Console()
    for name, player in record.players.items():
        console.print(f"{name.title()}: {player}", markup=False, highlight=False)
    for number, text in enumerate(retell(record, game, chair)):
        if number < start:
            continue
        console.print(text, markup=False, highlight=False, soft_wrap=True)
        if sys.stdin.isatty() and console.input("[dim]Enter goes on, q stops:[/] ").strip() == "q":
            return
    console.print(f"result: {record.result}", markup=False, highlight=False)


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
