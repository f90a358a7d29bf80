"""`silverware replay` and `silverware verify`: reading records."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console

from silverware.cli.colours import TableHighlighter
from silverware.cli.tables import EditionFile, RecordFile, record_from
from silverware.core import replay as replays
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.core.record import Record
from silverware.core.seats import SEAT_NAMES, Seat, chair_called, seat_name
from silverware.drawings import draw

KEYS: Final = (
    "Press Enter for the next step, b for the one before, a number for that step; q quits. The result comes at the end."
)


def replay(
    file: RecordFile,
    *,
    seat: Annotated[str, Parameter(help="The chair to look from: a seat's name, or spectator.")] = "spectator",
    start: Annotated[int, Parameter(name="--from", help="Begin at this move.")] = 0,
    edition: EditionFile = None,
) -> None:
    """Step through a record as one chair saw it; without a terminal, all of it is printed."""
    record, game = record_from(file, edition)
    chair = chair_called(seat, record.seats)
    steps = list(retell(record, game, chair))
    if not 0 <= start < len(steps):
        raise BadTable(f"The record has moves 0 to {len(steps) - 1}; it cannot begin at {start}.")
    at_terminal = sys.stdin.isatty()
    console = Console(highlighter=TableHighlighter(game))
    if at_terminal:
        console.print(KEYS, highlight=False)
    for name, player in record.players.items():
        console.print(f"{name.title()}: {player}", markup=False)
    at = start
    while 0 <= at < len(steps):
        console.print(steps[at], markup=False, soft_wrap=not at_terminal)
        at = step_from(at, console) if at_terminal else at + 1
    if at == len(steps):
        console.print(f"result: {record.result}", markup=False, soft_wrap=True)


def step_from(at: int, console: Console) -> int:
    """Where a person wants to go from a step: on, back, to a number, or away."""
    words = console.input("[dim]Enter: on; b: back; a number: go there; q: quit[/] ").strip().lower()
    if words == "q":
        return -1
    if words == "b":
        return max(at - 1, 0)
    return int(words) if words.isdecimal() and len(words) < 10 else at + 1


def retell(record: Record, game: AnyGame, chair: Seat) -> Iterator[str]:
    """Every step of a record in words: who moved (and how, if it was this chair), what it heard, what it sees."""
    names = [name.title() for name in SEAT_NAMES[: record.seats]]
    for number, step in enumerate(replays.replay(record, game)):
        heading = f"--- {number}"
        if step.played is not None:
            heading += f". {step.played.seat.title()}"
            if step.played.seat == seat_name(chair) or step.played.undo is not None:
                heading += f": {step.played.move}"
        told = [f"{game.tell(event.to(chair), names)} (§{event.rule})" for event in step.events]
        yield "\n".join([heading, *told, draw(game, game.view(step.state, chair), names)])


def verify(file: RecordFile, *, edition: EditionFile = None) -> None:
    """Replay a record, check its result, and recompute its sealed dice."""
    Console().print(replays.verify(*record_from(file, edition)), markup=False, highlight=False, soft_wrap=True)
