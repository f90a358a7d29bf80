"""Which table a command is about: the game, its edition and its options, from words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from silverware.core.errors import BadRecord, BadTable
from silverware.core.record import AnyGame, Record, parse
from silverware.games import game_called

GameName = Annotated[str, Parameter(help="The game, for example quick-silver.")]
Options = Annotated[
    tuple[str, ...], Parameter(name=["--option", "-o"], help="An option, name=value; may be given several times.")
]
EditionFile = Annotated[Path | None, Parameter(name="--edition", help="An edition other than ours.")]
RecordFile = Annotated[Path, Parameter(help="A record of a game.")]


def game_from(name: str, edition: Path | None) -> AnyGame:
    """The game of that name, with our edition or the one in a file."""
    return game_called(name, None if edition is None else edition.read_text())


def options_from(pairs: Sequence[str]) -> dict[str, str]:
    """Options from words such as memory=aided; a bare name switches an option on."""
    return {name: value if equals else "true" for name, equals, value in (pair.partition("=") for pair in pairs)}


def levels_from(bots: str, seats: int) -> tuple[str, ...]:
    """A bot's level for each seat: one for all, or one each, separated by commas."""
    levels = tuple(bots.split(","))
    if len(levels) not in (1, seats):
        raise BadTable(f"Name one bot for all seats or one for each of the {seats}, not {len(levels)}.")
    return levels if len(levels) == seats else levels * seats


def record_from(file: Path, edition: Path | None) -> tuple[Record, AnyGame]:
    """A record and the game it is of."""
    record = parse(file.read_text())
    try:
        return record, game_from(record.game, edition)
    except BadTable as error:
        raise BadRecord(f"The record cannot be replayed: {error}") from None


def check_absent(file: Path | None) -> None:
    """Refuse to write over a file."""
    if file is not None and file.exists():
        raise BadTable(f"{file} exists already; nothing is overwritten.")
