"""Which table a command is about: the game, its edition and its options, from words."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from silverware.bots.report import save
from silverware.core.errors import BadRecord, BadTable, BotFailed
from silverware.core.game import AnyGame
from silverware.core.record import Record, parse
from silverware.core.seats import Seat
from silverware.games import game_called
from silverware.lab.played import Played, play
from silverware.lab.simulate import Plan
from silverware.lab.workers import Spread, on_cores

GameName = Annotated[str, Parameter(help="The game, for example quick-silver.")]
Options = Annotated[
    tuple[str, ...], Parameter(name=["--option", "-o"], help="An option, name=value; may be given several times.")
]
EditionFile = Annotated[Path | None, Parameter(name="--edition", help="An edition other than ours.")]
BOTS: Final = (
    "One bot for all seats, or one for each, separated by commas: random, easy, medium, hard (thinks for a second; "
    "hard:0.2 for a fifth of one), or your own as package.module:Class or exec:COMMAND."
)
Bots = Annotated[str, Parameter(help=BOTS)]
Seed = Annotated[int, Parameter(help="The same seed gives the same games.")]
Workers = Annotated[int | None, Parameter(help="Processes; all cores if left out.")]
On = Annotated[
    Literal["cores", "ray"], Parameter(help="Who plays: the cores of this machine, or the Ray cluster it belongs to.")
]
Save = Annotated[
    Path | None, Parameter(help="A folder for the games, as Parquet; the same command continues where it stopped.")
]
RecordFile = Annotated[Path, Parameter(help="A record of a game.")]


def text_of(file: Path) -> str:
    """What is written in a file."""
    return file.read_text(encoding="utf-8-sig")


def game_from(name: str, edition: Path | None) -> AnyGame:
    """The game of that name, with our edition or the one in a file."""
    return game_called(name, None if edition is None else text_of(edition))


def bots_from(words: str, seats: int, person: Seat | None = None) -> tuple[str, ...]:
    """A bot for each seat: one for all, or one each, separated by commas. A person's seat may be left out."""
    bots = bots_named(words)
    if person is not None and len(bots) == seats - 1:
        bots = (*bots[:person], bots[0], *bots[person:])
    if len(bots) not in (1, seats):
        raise BadTable(f"Name one bot for all seats or one for each of the {seats}, not {len(bots)}.")
    return bots if len(bots) == seats else bots * seats


def bots_named(words: str) -> tuple[str, ...]:
    """The bots in a list with commas. Modules for bots of your own may lie in the current folder."""
    look_here()
    return tuple(word.strip() for word in words.split(","))


def look_here() -> None:
    """Let modules in the current folder be imported, after all others."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def spread_over(on: Literal["cores", "ray"], workers: int | None) -> Spread:
    """Who plays: processes of this machine, or a Ray cluster."""
    if on == "cores":
        return on_cores(os.cpu_count() or 1 if workers is None else workers)
    if workers is not None:
        raise BadTable("A Ray cluster knows its workers: leave --workers out.")
    from silverware.lab.cluster import on_ray

    return on_ray


def bar() -> Progress:
    """A bar that counts games, or whatever else takes long, and vanishes after the last."""
    return Progress("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True)


def played_and_saved(plan: Plan, spread: Spread, folder: Path | None) -> Generator[Played, None, None]:
    """The games of a plan, kept in a folder if there is one: those kept already, then the others."""
    if folder is None:
        return play(plan, spread)
    from silverware.lab.saved import SavedRun, play_on

    return play_on(plan, spread, SavedRun(folder, plan))


def headline(plan: Plan, games: int) -> str:
    """What was played: "1,000 games of quick-silver, 4 seats"."""
    options = "".join(f", {name}={value}" for name, value in plan.options.items())
    return f"{games:,} games of {plan.game}, {plan.seats} seat{'s' if plan.seats > 1 else ''}{options}"


def home() -> Path:
    """The folder where commands keep what nobody gave another place."""
    folder = Path.home() / ".silverware"
    folder.mkdir(0o700, exist_ok=True)
    return folder


def kept(failed: BotFailed) -> str:
    """Where the report of a bot's failure is, in a sentence."""
    try:
        return f"What it saw and did is in {save(failed, home() / 'reports')}"
    except OSError as error:
        return f"The report could not be written: {error}"


def record_from(file: Path, edition: Path | None) -> tuple[Record, AnyGame]:
    """A record and the game it is of."""
    record = parse(text_of(file))
    try:
        return record, game_from(record.game, edition)
    except BadTable as error:
        raise BadRecord(f"The record can't be replayed: {error}") from None
