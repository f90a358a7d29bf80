"""A run in a folder: its plan, and its games as Parquet, so that it can go on after a stop and be studied later."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self

import msgspec
import polars as pl
from msgspec import Struct
from msgspec.structs import replace

from silverware.core.errors import BadRecord, BadTable
from silverware.games import game_called
from silverware.lab.played import Played, play
from silverware.lab.simulate import Plan
from silverware.lab.workers import Spread

PLAN: Final = "plan.json"
PARTS: Final = "games-*.parquet"
MANY_GAMES: Final = 5_000
"""So many games are written at once,"""
LONG: Final = 2.0
"""or those of so many seconds."""
MANY_PARTS: Final = 100
"""So many files become one."""

NUMBERS: Final = pl.List(pl.Int64)
COLUMNS: Final = {
    "deal": pl.Int64(),
    "rotation": pl.Int64(),
    "members": NUMBERS,
    "winners": NUMBERS,
    "places": NUMBERS,
    "points": NUMBERS,
    "ending": pl.String(),
    "rounds": pl.Int64(),
    "decisions": pl.Int64(),
    "menus": pl.List(pl.Struct({"moves": pl.Int64(), "count": pl.Int64()})),
    "moves": pl.List(pl.Struct({"move": pl.String(), "count": pl.Int64()})),
    "course": pl.List(NUMBERS),
    "marks": pl.List(pl.Struct({"round": pl.Int64(), "member": pl.Int64(), "mark": pl.String()})),
    "times": pl.List(pl.Struct({"bot": pl.String(), "microseconds": pl.Int64(), "count": pl.Int64()})),
}
"""A row for each game, with the fields of `Played`; what is counted is a list of what and how often."""


class Header(Struct, frozen=True):
    """What all games of a run have in common: the plan without the number of its games, and the rules."""

    plan: Plan
    rules: int


class SavedRun:
    """The games played so far, and a folder that keeps those to come."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        version = game_called(plan.game, plan.edition).version
        header = msgspec.json.encode(Header(replace(plan, games=0), version), order="deterministic")
        folder.mkdir(exist_ok=True)
        if not (folder / PLAN).exists():
            if any(folder.iterdir()):
                raise BadTable(f"{folder} holds something else; choose another folder.")
            written = folder / f"{PLAN}.new"
            written.write_bytes(header)
            written.replace(folder / PLAN)
        elif (folder / PLAN).read_bytes() != header:
            raise BadTable(f"{folder} holds another run, with another game, table, seed or other bots; choose another.")
        self.folder = folder
        self.count = tidied(folder)
        """How many games are in the folder."""
        self._fresh: list[Played] = []
        self._written = monotonic()

    def games(self, count: int) -> list[Played]:
        """The first games of those in the folder."""
        return [as_played(row) for row in games_of(self.folder).head(count).iter_rows(named=True)]

    def keep(self, game: Played) -> None:
        """Take the next game. It is written down within seconds."""
        self._fresh.append(game)
        if len(self._fresh) >= MANY_GAMES or monotonic() - self._written > LONG:
            self.write()

    def write(self) -> None:
        """Write down the games that are not in the folder yet."""
        if self._fresh:
            write_part(self.folder, self.count, as_table(self._fresh))
            self.count += len(self._fresh)
            self._fresh = []
        self._written = monotonic()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.write()
        tidied(self.folder)


def play_on(plan: Plan, spread: Spread, saved: SavedRun) -> Generator[Played, None, None]:
    """The games of a plan: those that are saved, then the others, which are saved as they are played."""
    with saved:
        yield from saved.games(plan.whole())
        with closing(play(plan, spread, saved.count)) as games:
            for game in games:
                saved.keep(game)
                yield game


def plan_of(folder: Path) -> Plan:
    """The plan of a run; BadTable where there is none."""
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Header).plan
    except (OSError, msgspec.DecodeError):
        raise BadTable(
            f"{folder} holds no run; `silverware sim` and `silverware arena` make one with --save."
        ) from None


def games_of(folder: Path) -> pl.DataFrame:
    """The games of a run, a row for each."""
    tidied(folder)
    return pl.concat([as_table(()), *[read_part(file) for file in sorted(folder.glob(PARTS))]])


def tidied(folder: Path) -> int:
    """How many games a folder holds, with its many files made one, and without files that are part of another."""
    count = 0
    parts = sorted(folder.glob(PARTS))
    for file in parts:
        first, games = int(file.stem.partition("-")[2]), read_part(file).height
        if first + games <= count:
            file.unlink()
        elif first != count:
            raise BadRecord(f"{folder} lacks the games from {count} on: {file.name} comes too early or too late.")
        else:
            count += games
    parts = sorted(folder.glob(PARTS))
    if len(parts) > MANY_PARTS:
        write_part(folder, 0, pl.concat([read_part(file) for file in parts]))
        for file in parts[1:]:
            file.unlink()
    return count


def write_part(folder: Path, first: int, games: pl.DataFrame) -> None:
    """Write games, from that number on, so that a file is there as a whole or not at all."""
    file = folder / f"games-{first:09}.parquet"
    written = file.with_suffix(".new")
    games.write_parquet(written)
    written.replace(file)


def read_part(file: Path) -> pl.DataFrame:
    """The games of one file; BadRecord where they are none."""
    try:
        games = pl.read_parquet(file)
    except (pl.exceptions.PolarsError, OSError):
        raise BadRecord(f"{file} is damaged; delete it and those after it, and run the command again.") from None
    if games.schema != pl.Schema(COLUMNS):
        raise BadRecord(f"{file} holds no games of this version.")
    return games


def as_table(games: Iterable[Played]) -> pl.DataFrame:
    """Games as a table, a row for each."""
    rows: list[dict[str, Any]] = []
    for game in games:
        row = msgspec.structs.asdict(game)
        row["menus"] = [{"moves": moves, "count": count} for moves, count in game.menus.items()]
        row["moves"] = [{"move": move, "count": count} for move, count in game.moves.items()]
        row["marks"] = [msgspec.structs.asdict(mark) for mark in game.marks]
        row["times"] = [
            {"bot": bot, "microseconds": took, "count": count}
            for bot, times in game.times.items()
            for took, count in times.items()
        ]
        rows.append(row)
    return pl.DataFrame(rows, schema=COLUMNS)


def as_played(row: dict[str, Any]) -> Played:
    """A row as the game it is."""
    times: dict[str, dict[int, int]] = {}
    for each in row["times"]:
        times.setdefault(each["bot"], {})[each["microseconds"]] = each["count"]
    row["menus"] = {each["moves"]: each["count"] for each in row["menus"]}
    row["moves"] = {each["move"]: each["count"] for each in row["moves"]}
    return msgspec.convert(row | {"times": times}, Played)
