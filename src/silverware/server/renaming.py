"""A new name reaches every list, and every table where its owner sits or sat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from silverware.server.database import Database
from silverware.server.entries import NAMING, AnyEntry
from silverware.server.schema import log, people, ratings, results, seats
from silverware.server.store import ENTRIES, encoded

Written = tuple[str, int, str]
"""An entry of a log as it is to be written anew: its table, its number, its text."""
TABLES: Final = 200
"""Logs that are read in one go."""


def relabel(connection: Connection, person: str, name: str) -> None:
    """Another name in lists of tables and results."""
    connection.execute(update(seats).where(seats.c.person == person).values(name=name))
    connection.execute(update(results).where(results.c.player == person).values(name=name))
    connection.execute(update(ratings).where(ratings.c.player == person).values(name=name))


def rewrite(connection: Connection, written: Iterable[Written]) -> None:
    """Write entries of logs anew. They keep their numbers, and nothing in the game depends on what changes."""
    for table, number, entry in written:
        same = log.c.table == table, log.c.number == number
        connection.execute(update(log).where(*same).values(entry=entry))


def called(entry: AnyEntry, person: str, name: str) -> AnyEntry:
    """An entry as it reads where somebody is called so."""
    return replace(entry, name=name) if isinstance(entry, NAMING) and entry.person == person else entry


async def reach_tables(database: Database, person: str) -> None:
    """Write the name of somebody anew wherever they sit: in lists, and in the logs of these tables."""
    (row,) = await database.rows(select(people.c.name).where(people.c.id == person))
    name: str = row.name
    mine = select(seats.c.table).distinct().where(seats.c.person == person)
    tables = [each.table for each in await database.rows(mine)]
    await database.write(lambda connection: relabel(connection, person, name))
    for first in range(0, len(tables), TABLES):
        written = await _mentions(database, tables[first : first + TABLES], person, name)
        if written:
            await database.write(partial(rewrite, written=written))


async def _mentions(database: Database, tables: Sequence[str], person: str, name: str) -> list[Written]:
    """The entries of some logs where somebody has another name."""
    theirs = log.c.entry.contains(f'"person":"{person}"', autoescape=True)
    written = []
    for row in await database.rows(select(log).where(log.c.table.in_(tables), theirs)):
        entry = ENTRIES.decode(row.entry)
        anew = called(entry, person, name)
        if anew != entry:
            written.append((row.table, row.number, encoded(anew)))
    return written
