"""`silverware backup`, `restore` and `doctor`: what a server keeps."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from silverware.cli.tables import home
from silverware.core.errors import BadTable

Database = Annotated[
    str | None,
    Parameter(help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in ~/.silverware if left out."),
]


def backup(
    file: Annotated[Path, Parameter(help="Where the copy goes; nothing is overwritten.")], *, database: Database = None
) -> None:
    """Copy the server's SQLite database while it runs."""
    source = sqlite_file(database)
    if not source.exists():
        raise BadTable(f"There is no database {source}.")
    copy(source, file)


def restore(
    file: Annotated[Path, Parameter(help="A copy that `silverware backup` made.")], *, database: Database = None
) -> None:
    """Put a copy in the place of the server's SQLite database; nothing is overwritten."""
    if not file.exists():
        raise BadTable(f"There is no copy {file}.")
    copy(file, sqlite_file(database))


def sqlite_file(database: str | None) -> Path:
    """Where a SQLite database is, or should be."""
    where = database or f"sqlite:///{default_file()}"
    if not where.startswith("sqlite:///"):
        raise BadTable("This copies SQLite databases; for PostgreSQL there are pg_dump and pg_restore.")
    return Path(where.removeprefix("sqlite:///"))


def copy(source: Path, target: Path) -> None:
    """Copy a SQLite database as it is at one moment, to a file that nobody else can read."""
    beside = [Path(f"{target}{end}") for end in ("", "-wal", "-shm")]
    for file in beside:
        if file.exists():
            raise BadTable(f"{file} exists already; nothing is overwritten.")
    target.touch(0o600, exist_ok=False)
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as tables,
            closing(sqlite3.connect(target)) as copied,
        ):
            tables.backup(copied)
            count = copied.execute("SELECT count(*) FROM tables").fetchone()[0]
    except sqlite3.Error as error:
        for file in beside:
            file.unlink(missing_ok=True)
        raise BadTable(f"{source} cannot be copied: {error}.") from None
    Console(highlight=False, soft_wrap=True).print(f"{target} holds {count} tables.", markup=False)


def doctor(*, database: Database = None) -> None:
    """Check a server's database and replay every table in it; exit code 1 where something is wrong."""
    faults = asyncio.run(examined(existing(database)))
    Console(highlight=False, soft_wrap=True).print(
        f"{faults} faults." if faults > 1 else "One fault." if faults else "All is well.", markup=False
    )
    if faults:
        sys.exit(1)


async def examined(where: str) -> int:
    """Say what there is to say about a database; how many faults it has."""
    from silverware.server.database import Database
    from silverware.server.doctor import examine
    from silverware.server.run import usable

    console = Console(highlight=False, soft_wrap=True)
    database = Database(where)
    faults = 0
    try:
        with usable(database):
            async for finding in examine(database):
                console.print(finding.sentence, markup=False)
                faults += finding.is_fault
    finally:
        await database.close()
    return faults


def existing(database: str | None) -> str:
    """Where a server's database is; BadTable where a file should be and is none."""
    where = database or f"sqlite:///{default_file()}"
    if where.startswith("sqlite:///") and not sqlite_file(where).exists():
        raise BadTable(f"There is no database {sqlite_file(where)}.")
    return where


def default_file() -> Path:
    """Where the tables are kept if nothing else is said."""
    return home() / "tables.db"
