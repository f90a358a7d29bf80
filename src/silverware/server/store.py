"""The database behind the tables. What `append` says was stored has been committed to disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    Row,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    type_coerce,
    update,
)
from sqlalchemy.exc import IntegrityError

from silverware.server.database import Database
from silverware.server.documents import Founding, Ground, Private
from silverware.server.entries import AnyEntry
from silverware.server.hours import Hours, now
from silverware.server.notices import CHANNEL, Notice
from silverware.server.ratings import Profile, Rating, Result, Standing, enter, upsert_rating
from silverware.server.refused import NotFound, NotStored, because
from silverware.server.schema import audit, log, people, ratings, records, results, seats, tables
from silverware.server.table import PLAYING, WAITING

SKILL: Final = ratings.c.mu - 3 * ratings.c.sigma
IS_ACCOUNT: Final = ratings.c.player.in_(select(people.c.id).where(people.c.login.is_not(None)))
IS_BOT: Final = ratings.c.player.like("% bot")
"""People's ids have no blanks."""
ENTRIES: Final = msgspec.json.Decoder(AnyEntry)
GATHER: Final = 0.02
"""Seconds between two transactions of a busy server: a move waits that long at most, and waits with others."""
LONGEST: Final = 0.05
"""Seconds between two transactions of one of several workers, who share what one would do."""
ENOUGH: Final = 16
"""So many entries wait no longer."""

MOST: Final = 300
"""Entries of one transaction: PostgreSQL takes a notice of 8,000 bytes."""

AT_ONCE: Final = 500
"""Tables that are cleared away in one go."""
DESERTED: Final = ~exists().where(seats.c.table == tables.c.id, seats.c.person.is_not(None))
"""Nobody sits at a table, but for bots."""
AWAY: Final = "The database does not answer; try again in a moment."

logger = logging.getLogger("silverware.store")


class Append(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """One more entry of a log, and what lists and clocks should say after it."""

    table: str
    number: int
    at: int
    entry: AnyEntry
    status: str
    asked: int
    """A bit for every seat that has something to answer."""
    due: int | None
    sitting: dict[str, Any] | None = None
    """Who sits on the entry's seat now, where that has changed."""
    standings: tuple[Standing, ...] = ()
    """How everybody came out, once the game is over."""


class Logged(NamedTuple):
    """An entry of a log."""

    number: int
    at: int
    entry: AnyEntry


class Store:
    """Everything that is kept."""

    def __init__(self, database: Database, workers: int = 1) -> None:
        self.database = database
        self._gather = min(GATHER * workers, LONGEST)
        self.hours = Hours(database, self._come_back)
        self.on_return: Callable[[], None] = lambda: None
        """What follows when the database comes back: what was worked out with times before is worked out anew."""
        self._statements = POSTGRESQL if database.shared else SQLITE
        self._upsert_rating = upsert_rating(database.insert)
        founding = cast(tables.c.founding, JSON) if database.shared else type_coerce(tables.c.founding, JSON)
        game, options = founding["game"].as_string().label("game"), founding["options"].as_json().label("options")
        self._listed = tables.c.id, tables.c.status, tables.c.changed, game, options
        self._spectators = founding["spectators"].as_string()
        """What lists tell of tables: not the editions in their foundings, which may be long."""
        self._waiting: list[tuple[Append, Callable[[bool | NotStored], None]]] = []
        self._wake = asyncio.Event()
        self._enough = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        await self.database.open()
        await self.hours.open()
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what waits, then let go."""
        if self._writer is not None:
            self._closing = True
            self._wake.set()
            self._enough.set()
            await self._writer
        await self.database.close()

    # Logs

    def append(self, entry: Append, then: Callable[[bool | NotStored], None]) -> None:
        """Store an entry; `then` hears when it is on disk, False where the log has one of that number already.

        Entries that come while others are being written, or soon after another one, go to disk in one transaction.
        """
        self._waiting.append((entry, then))
        self._call_writer()

    def _call_writer(self) -> None:
        self._wake.set()
        if len(self._waiting) >= ENOUGH:
            self._enough.set()

    def _come_back(self) -> None:
        """Nothing that waited is stored: its times are those of a house that was closed."""
        self.database.distrust()
        waiting, self._waiting = self._waiting, []
        for _, then in waiting:
            then(NotStored(AWAY))
        self.on_return()

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        next_at = loop.time()
        while self._waiting or not self._closing:
            await self._wake.wait()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._enough.wait(), next_at - loop.time())
            next_at = loop.time() + self._gather
            self._wake.clear()
            self._enough.clear()
            batch = self._next_batch()
            if not batch:
                continue
            try:
                if not self.hours.is_open:
                    raise NotStored(AWAY)
                stored = await self._store([entry for entry, _ in batch])
            except NotStored as error:
                self.hours.close()
                logger.warning("not stored", extra={"entries": len(batch), "problem": str(error.__cause__)})
                for _, then in batch:
                    loop.call_soon(then, error)
                continue
            except Exception as error:
                logger.exception("not stored", extra={"entries": len(batch), "error": type(error).__name__})
                for _, then in batch:
                    loop.call_soon(then, NotStored("This could not be saved; look at the table again."))
                continue
            for entry, then in batch:
                loop.call_soon(then, entry in stored)

    def _next_batch(self) -> list[tuple[Append, Callable[[bool | NotStored], None]]]:
        """What is stored together: as much as one notice can tell of, and of each table its first entry that waits."""
        batch: dict[str, tuple[Append, Callable[[bool | NotStored], None]]] = {}
        later = []
        for waiting in self._waiting:
            if len(batch) < MOST and waiting[0].table not in batch:
                batch[waiting[0].table] = waiting
            else:
                later.append(waiting)
        self._waiting = later
        if later:
            self._call_writer()
        return list(batch.values())

    async def _store(self, batch: Sequence[Append]) -> set[Append]:
        """Store entries of different tables, but for those whose logs have one of their numbers already."""
        given = given_for(batch)  # here and not in the thread, which would have to share the interpreter
        try:
            if self.database.shared and not any(entry.sitting or entry.standings for entry in batch):
                inserted = {row[0] for row in await self.database.execute(POSTGRESQL[0], given)}
                return {entry for entry in batch if entry.table in inserted}
            return await self.database.transact(partial(self._store_all, batch, given))
        except IntegrityError:  # a table has been deleted; the others go on
            return {each for entry in batch for each in await self._store([entry])} if len(batch) > 1 else set()

    def _store_all(self, batch: Sequence[Append], given: dict[str, str], connection: Connection) -> set[Append]:
        """Insert entries, change the rows of their tables, and write down who sits where and how games ended."""
        insert_log, *others = self._statements
        inserted = {row[0] for row in connection.exec_driver_sql(insert_log, given)}
        for statement in others:
            connection.exec_driver_sql(statement, given)
        stored = {entry for entry in batch if entry.table in inserted}
        for entry in stored:
            if entry.sitting is not None:
                sits = seats.c.table == entry.table, seats.c.seat == entry.sitting["seat"]
                connection.execute(update(seats).where(*sits).values(entry.sitting))
            if entry.standings:
                enter(connection, self._upsert_rating, entry.table, entry.at, entry.standings)
        return stored

    async def entries(self, table: str, after: int) -> list[Logged]:
        """The entries of a log after a number."""
        query = select(log).where(log.c.table == table, log.c.number > after).order_by(log.c.number)
        return await self.database.read(lambda connection: [logged(row) for row in connection.execute(query)])

    async def entries_after(self, numbers: Mapping[str, int]) -> dict[str, list[Logged]]:
        """The entries of some logs, each after a number; PostgreSQL's, where others may have stored them."""
        given = {"known": encoded(numbers)}
        found: dict[str, list[Logged]] = {table: [] for table in numbers}
        for row in await self.database.read(lambda connection: connection.exec_driver_sql(AFTER, given).all()):
            found[row.table].append(logged(row))
        return found

    # Tables

    async def found(self, ground: Ground, chairs: int, entries: Sequence[Append]) -> None:
        """A new table with its first entries."""
        row = {
            "id": ground.id,
            "maker": ground.maker,
            "created": ground.created,
            "founding": encoded(ground.founding),
            "secret": ground.secret,
            "position": ground.position,
            "origin": ground.origin,
            "open": ground.founding.open,
            "status": WAITING,
            "number": 0,
            "asked": 0,
            "changed": ground.created,
        }

        def found(connection: Connection) -> None:
            connection.execute(insert(tables), row)
            connection.execute(
                insert(seats), [{"table": ground.id, "seat": seat, "name": ""} for seat in range(chairs)]
            )
            for entry in entries:
                self._store_all([entry], given_for([entry]), connection)

        await self.database.write(found)

    async def ground(self, table: str) -> Ground:
        """What a table was founded on."""
        rows = await self.database.rows(select(tables).where(tables.c.id == table))
        if not rows:
            raise NotFound(await self._why_none(table))
        row = rows[0]
        founding = msgspec.json.decode(row.founding, type=Founding)
        return Ground(row.id, row.maker, row.created, founding, row.secret, row.position, row.origin)

    async def game_of(self, table: str) -> str | None:
        """The game of a table, where there is one."""
        rows = await self.database.rows(select(*self._listed).where(tables.c.id == table))
        return str(rows[0].game) if rows else None

    async def _why_none(self, table: str) -> str:
        """Why there is no such table: a host may have deleted it."""
        query = select(audit.c.why).where(audit.c.whom == table, audit.c.act == "delete-table")
        for row in await self.database.rows(query):
            return because("A host has deleted this table", row.why)
        return "There is no such table."

    async def places_of(self, person: str) -> list[tuple[str, int]]:
        """The tables and seats where a person is to play."""
        standing = tables.c.status.in_((WAITING, PLAYING))
        query = select(seats.c.table, seats.c.seat).join(tables, tables.c.id == seats.c.table)
        rows = await self.database.rows(query.where(seats.c.person == person, standing))
        return [(row.table, row.seat) for row in rows]

    async def grown(self, numbers: Mapping[str, int]) -> dict[str, int]:
        """How far the logs of some tables go that go further than we know; PostgreSQL's, as above."""
        given = {"known": encoded(numbers)}
        found = await self.database.read(lambda connection: connection.exec_driver_sql(GROWN, given).all())
        return {row.id: row.number for row in found}

    async def claim(self, until: int) -> list[str]:
        """Tables that are owed something nobody has done in time: from now on it is the caller's to do, until then."""
        time = now()
        overdue = select(tables.c.id).where(tables.c.due < time).limit(100)
        if not await self.database.rows(overdue):
            return []
        free = overdue.with_for_update(skip_locked=True)  # what others claim or store just now is theirs
        claimed = update(tables).where(tables.c.id.in_(free), tables.c.due < time).values(due=until)
        claimed = claimed.returning(tables.c.id)
        return await self.database.write(lambda connection: list(connection.scalars(claimed)))

    async def owe(self, table: str, number: int, due: int | None) -> None:
        """From when on any worker may do what a table is owed, unless its log has gone on since that number."""
        changed = update(tables).where(tables.c.id == table, tables.c.number == number).values(due=due)
        await self.database.write(lambda connection: connection.execute(changed))

    async def open_tables(self) -> Sequence[Row[Any]]:
        """Tables anybody may sit down at, and open games to watch, the latest first."""
        watched = (tables.c.status == WAITING) | self._spectators.is_distinct_from("none")
        query = select(*self._listed).where(tables.c.open, tables.c.status.in_((WAITING, PLAYING)), watched)
        return await self.database.rows(query.order_by(tables.c.status.desc(), tables.c.changed.desc()).limit(100))

    async def standing(self, maker: str, since: int) -> tuple[int, int]:
        """How many tables wait or play, and have changed since a time: in all, and of one maker."""
        return await self._counted(maker, tables.c.status.in_((WAITING, PLAYING)), tables.c.changed >= since)

    async def without_people(self, maker: str) -> tuple[int, int]:
        """At how many tables bots play without people: in all, and of one maker."""
        return await self._counted(maker, tables.c.status == PLAYING, DESERTED)

    async def _counted(self, maker: str, *which: ColumnElement[bool]) -> tuple[int, int]:
        own = func.count().filter(tables.c.maker == maker)
        query = select(func.count().label("all"), own.label("own")).select_from(tables).where(*which)
        row = await self.database.read(lambda connection: connection.execute(query).one())
        return row.all, row.own

    async def delist(self, table: str) -> None:
        """From now on a table that still waits is found by its link alone."""
        found = update(tables).where(tables.c.id == table, tables.c.status == WAITING).values(open=False)
        await self.database.write(lambda connection: connection.execute(found))

    async def clear_away(self, empty: int, waiting: int) -> list[str]:
        """Delete some of the tables whose game has not begun: unchanged since a time, where nobody sits, or another."""
        changed = tables.c.changed
        late = (changed < waiting) | ((changed < empty) & DESERTED)

        def clear(connection: Connection) -> list[str]:
            gone = list(connection.scalars(select(tables.c.id).where(tables.c.status == WAITING, late).limit(AT_ONCE)))
            for table, key in ((log, log.c.table), (seats, seats.c.table), (tables, tables.c.id)):
                connection.execute(delete(table).where(key.in_(gone)))
            return gone

        return await self.database.write(clear)

    async def tables_of(self, person: str) -> Sequence[Row[Any]]:
        """A person's tables: where it is their turn first, then the latest."""
        mine = select(seats.c.table).where(seats.c.person == person)
        turn = (
            select(literal(1))
            .where(
                seats.c.table == tables.c.id,
                seats.c.person == person,
                tables.c.asked.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1,
            )
            .exists()
        )
        query = select(*self._listed, turn.label("your_turn"))
        query = query.where(tables.c.id.in_(mine) | (tables.c.maker == person))
        return await self.database.rows(query.order_by(turn.desc(), tables.c.changed.desc()).limit(200))

    async def sitting(self, among: Iterable[str]) -> dict[str, list[Row[Any]]]:
        """Who sits at some tables."""
        query = select(seats).where(seats.c.table.in_(list(among))).order_by(seats.c.table, seats.c.seat)
        seated: dict[str, list[Row[Any]]] = {}
        for row in await self.database.rows(query):
            seated.setdefault(row.table, []).append(row)
        return seated

    # What seats keep to themselves

    async def private(self, table: str) -> dict[int, Private]:
        """What the seats of a table have told the server alone."""
        rows = await self.database.rows(select(seats.c.seat, seats.c.private).where(seats.c.table == table))
        return {row.seat: msgspec.json.decode(row.private, type=Private) for row in rows if row.private != "{}"}

    async def keep_private(self, table: str, seat: int, private: Private) -> None:
        """Keep what a seat said."""
        kept = update(seats).where(seats.c.table == table, seats.c.seat == seat).values(private=encoded(private))
        await self.database.write(lambda connection: connection.execute(kept))

    # Results

    async def ranking(self, game: str) -> list[Rating]:
        """The accounts and bots that have played a game, the best first. Guests are rated too, but anybody is one."""
        query = select(ratings, IS_ACCOUNT.label("account")).where(ratings.c.game == game, IS_ACCOUNT | IS_BOT)
        rows = await self.database.rows(query.order_by(SKILL.desc()).limit(500))
        ranks = count(1)
        return [rating(row, next(ranks) if row.account else None) for row in rows]

    async def profile(self, player: str) -> Profile:
        """Who a player is; a bot only where one has been rated."""
        known = await self.database.rows(select(people).where(people.c.id == player, people.c.gone.is_(None)))
        better = ratings.alias()
        above = select(func.count()).where(
            better.c.game == ratings.c.game,
            better.c.player.in_(select(people.c.id).where(people.c.login.is_not(None))),
            better.c.mu - 3 * better.c.sigma > SKILL,
        )
        ranked = select(ratings, IS_ACCOUNT.label("account"), above.scalar_subquery().label("above"))
        query = ranked.where(ratings.c.player == player, IS_ACCOUNT | IS_BOT).order_by(ratings.c.game)
        rows = await self.database.rows(query)
        theirs = tuple(rating(row, row.above + 1 if row.account else None) for row in rows)
        if known:
            (row,) = known
            return Profile(player, row.name, row.login is not None, False, row.created, theirs)
        if not theirs:
            raise NotFound("There is no such player.")
        return Profile(player, player, False, True, None, theirs)

    async def results(self, player: str) -> list[Result]:
        """The latest results of a player."""
        query = select(results, tables.c.open).join(tables, tables.c.id == results.c.table)
        query = query.where(results.c.player == player).order_by(results.c.ended.desc()).limit(200)
        return [
            Result(row.table if row.open else "", row.game, row.ended, row.place, row.score, row.ending, row.rated)
            for row in await self.database.rows(query)
        ]

    # Records

    async def keep_record(self, key: str, person: str, text: str, edition: str | None) -> None:
        """Keep a record somebody brought along, and the edition it was played with if that is not ours."""
        kept = insert(records).values(id=key, person=person, created=now(), text=text, edition=edition)
        await self.database.write(lambda connection: connection.execute(kept))

    async def record(self, key: str) -> tuple[str, str | None]:
        """A record somebody brought along, and its edition."""
        rows = await self.database.rows(select(records.c.text, records.c.edition).where(records.c.id == key))
        if not rows:
            raise NotFound("There is no such record.")
        return rows[0].text, rows[0].edition


INSERT: Final = """INSERT INTO log ("table", number, at, entry) SELECT id, number, at, entry FROM {rows}
WHERE true ON CONFLICT DO NOTHING RETURNING "table\""""
UPDATE: Final = """UPDATE tables
SET number = new.number, changed = new.at, status = new.status, asked = new.asked, due = new.due
FROM {rows} WHERE tables.id = new.id AND tables.number < new.number"""
"""A statement for a whole batch: a thread that executes one for each row has to ask for the interpreter each time."""
SQLITE_ROWS: Final = """(
    SELECT value->>'id' AS id, value->>'number' AS number, value->>'at' AS at, value->>'entry' AS entry,
        value->>'status' AS status, value->>'asked' AS asked, value->>'due' AS due
    FROM json_each(:rows)
) AS new"""
SQLITE: Final = INSERT.format(rows=SQLITE_ROWS), UPDATE.format(rows=SQLITE_ROWS)
POSTGRESQL_ROWS: Final = """
json_to_recordset(%(rows)s::json)
    AS new (id text, number integer, at bigint, entry text, status text, asked integer, due bigint)"""
POSTGRESQL: Final = (
    f"""WITH inserted AS ({INSERT.format(rows=POSTGRESQL_ROWS)}), updated AS ({UPDATE.format(rows=POSTGRESQL_ROWS)}),
told AS MATERIALIZED (SELECT pg_notify('{CHANNEL}', %(notice)s)) SELECT "table" FROM inserted, told""",
)
"""All in one, with the notice to the other workers: each statement is a journey to PostgreSQL and back."""
GROWN: Final = """SELECT tables.id, tables.number
FROM json_each_text(%(known)s::json) AS known (id, number)
JOIN tables ON tables.id = known.id AND tables.number > known.number::integer"""
AFTER: Final = """SELECT log."table", log.number, log.at, log.entry
FROM json_each_text(%(known)s::json) AS known (id, number)
JOIN log ON log."table" = known.id AND log.number > known.number::integer ORDER BY log."table", log.number"""


def rating(row: Row[Any], rank: int | None) -> Rating:
    """A rating as it is told."""
    return Rating(row.game, row.player, row.name, rank, row.mu - 3 * row.sigma, row.mu, row.sigma, row.games)


def logged(row: Row[Any]) -> Logged:
    """An entry as it was stored. A long log takes a while, so this is done where it is read, not in the loop."""
    return Logged(row.number, row.at, ENTRIES.decode(row.entry))


def given_for(batch: Iterable[Append]) -> dict[str, str]:
    """What the statements above are given to store entries; always in the same order of tables."""
    rows = [
        {
            "id": entry.table,
            "number": entry.number,
            "at": entry.at,
            "entry": encoded(entry.entry),
            "status": entry.status,
            "asked": entry.asked,
            "due": entry.due,
        }
        for entry in sorted(batch, key=lambda entry: entry.table)
    ]
    notice = Notice(logs={entry.table: entry.number for entry in batch})
    return {"rows": encoded(rows), "notice": encoded(notice)}


def encoded(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()
