"""Looks a database over, table by table, without changing anything."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, inspect, select, text

from silverware.core.errors import SilverwareError
from silverware.server.database import Database
from silverware.server.documents import Founding, Ground
from silverware.server.migrations import newest
from silverware.server.schema import log, tables
from silverware.server.store import ENTRIES
from silverware.server.table import ADJOURNED, HostedTable


class Finding(msgspec.Struct, frozen=True):
    """Something the doctor says; a fault, or only worth knowing."""

    sentence: str
    is_fault: bool = True


async def examine(database: Database) -> AsyncIterator[Finding]:
    """Everything there is to say about a database; the last finding sums up."""
    for sentence in await database.read(whole):
        yield Finding(sentence)
        return
    rows = await database.rows(select(tables).order_by(tables.c.created))
    entries = 0
    for row in rows:
        stored = await database.rows(select(log).where(log.c.table == row.id).order_by(log.c.number))
        entries += len(stored)
        for finding in look_at(row, stored):
            yield finding
    yield Finding(f"{len(rows)} tables with {entries} entries were replayed.", is_fault=False)


def other_version(connection: Connection) -> str:
    """Why this Silverware cannot use a database; empty where it can."""
    if not inspect(connection).has_table("alembic_version"):
        return "This is not a database of Silverware."
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if version == newest():
        return ""
    return (
        f"The database has version {version} and this Silverware wants {newest()}: an older one is brought up to date "
        "when a server starts, a newer one needs a newer Silverware."
    )


def whole(connection: Connection) -> list[str]:
    """What is wrong with a database as such; nothing else is worth looking at then."""
    wrong = other_version(connection)
    if wrong:
        return [wrong]
    if connection.dialect.name == "sqlite":
        broken = connection.exec_driver_sql("PRAGMA integrity_check").scalar()
        if broken != "ok":
            return [f"The file is damaged: {broken}."]
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if lost is not None:
            return [f"A row of {lost[0]} refers to one of {lost[2]} that is not there."]
    return []


def look_at(row: Row[Any], stored: Sequence[Row[Any]]) -> list[Finding]:
    """What there is to say about a table."""
    name = f"Table {row.id}"
    if [each.number for each in stored] != list(range(1, len(stored) + 1)):
        return [Finding(f"{name}: entries of its log are missing.")]
    number = 0
    try:
        founding = msgspec.json.decode(row.founding, type=Founding)
        ground = Ground(row.id, row.maker, row.created, founding, row.secret, row.position, row.origin)
        table = HostedTable(ground)
        for each in stored:
            number = each.number
            table.fold(each.at, ENTRIES.decode(each.entry))
    except (SilverwareError, msgspec.MsgspecError, ValueError, LookupError, AssertionError) as error:
        why = str(error) or type(error).__name__
        return [Finding(f"{name}: entry {number} of {len(stored)} cannot be replayed: {why}")]
    if (row.number, row.status) != (table.number, table.status):
        listed, so = f"{row.status} at entry {row.number}", f"{table.status} at entry {table.number}"
        return [Finding(f"{name}: lists say {listed}, its log says {so}.")]
    if table.status == ADJOURNED:
        return [Finding(f"{name}: {table.note}", is_fault=False)]
    return []
