"""What hosts do: find, rename, mute, ban and delete people, reset passphrases, close and delete tables.

The hosts' page comes here, and so does `silverware admin`, from a process of its own. An act is one transaction that
also writes the audit log. Every worker looks into that log each second, and does what follows from what is new there:
so nobody has to be told, whoever acted and wherever.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Row, Table, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from silverware.server.database import Database
from silverware.server.documents import Person
from silverware.server.entries import NAMING, Closed, Said
from silverware.server.hashing import Hashing
from silverware.server.hosts import (
    COMMAND_LINE,
    SAYS,
    AnyHostAct,
    AppointHost,
    Audited,
    AuditPage,
    BanPerson,
    DeletePerson,
    DeleteTable,
    DismissHost,
    HostAct,
    HostDone,
    MutePerson,
    PeoplePage,
    PersonAct,
    PersonKind,
    PersonSeen,
    RenamePerson,
    ResetPassphrase,
    TableAct,
    TableKind,
    TableSeen,
    TablesPage,
    UnbanPerson,
    UnmutePerson,
)
from silverware.server.hours import now
from silverware.server.names import LEFT, logins, proper, skeleton
from silverware.server.people import is_reserved, make_way
from silverware.server.refused import NotFound, NotYours, Refused, TooLate, because
from silverware.server.renaming import Written, called, relabel, rewrite
from silverware.server.schema import audit, log, people, ratings, records, results, seats, sessions, tables
from silverware.server.store import ENTRIES, encoded
from silverware.server.table import CLOSED, OVER, PLAYING, WAITING

ATTEMPTS: Final = 5
"""How often an act is tried because somebody else did something at the same moment."""
TABLE_ACTS: Final = ("close", "delete-table")
"""What is done to tables, which are called by their game."""
WEEK: Final = 7 * 24 * 3600 * 1000
"""Milliseconds for which a passphrase for one sign-in is good."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Of such a passphrase: none that looks like another."""
DELETED: Final = "(deleted)"
"""What somebody said who has been deleted."""
MOST: Final = 200
"""Rows of a list that are told at once."""


class Deed(msgspec.Struct, frozen=True):
    """An act in the audit log, for those who do what follows from it."""

    number: int
    act: str
    whom: str


class Hosting:
    """What hosts do, on one database."""

    def __init__(self, database: Database, hashing: Hashing) -> None:
        self._database = database
        self._hashing = hashing

    # Acting

    async def perform(self, act: AnyHostAct, by: Person | None) -> HostDone:
        """Do what a host asks for, or without one whoever sits at the command line; Refused where it cannot be."""
        once = one_time_passphrase() if isinstance(act, ResetPassphrase) else ""
        hashed = await self._hashing.hash(once) if once else ""
        act = replace(act, why=" ".join(act.why.split()))
        if isinstance(act, RenamePerson):
            act = replace(act, name=proper(act.name))
        written: list[Written] = []
        if isinstance(act, RenamePerson | DeletePerson):
            written = await self._mentions(act.person, act.name if isinstance(act, RenamePerson) else None)
        for _ in range(ATTEMPTS):
            try:
                sentence = await self._database.write(partial(self._do, act, by, hashed, written))
            except IntegrityError:
                continue
            return HostDone(sentence, once)
        raise TooLate("Somebody else changed this at the same moment; try again.")

    def _do(
        self, act: AnyHostAct, by: Person | None, hashed: str, written: Sequence[Written], connection: Connection
    ) -> str:
        if self._database.shared:  # the log is read on from its last number, so one act comes after the other
            connection.execute(text("SELECT pg_advisory_xact_lock(5118)"))
        if isinstance(act, PersonAct):
            whom = person_row(connection, act.person)
            if by is not None and (whom.host or isinstance(act, AppointHost)):
                raise NotYours("Hosts can't act against hosts or make new ones; only the command line can.")
            called = whom.name
            do_to_person(connection, whom, act, hashed)
            rewrite(connection, written)
        else:
            called = do_to_table(connection, act)
        told = {
            "act": tag(act),
            "called": LEFT if isinstance(act, DeletePerson) else called,
            "became": act.name if isinstance(act, RenamePerson) else "",
            "why": act.why,
        }
        whom_or_table = act.person if isinstance(act, PersonAct) else act.table
        host = None if by is None else by.id
        connection.execute(insert(audit).values(at=now(), host=host, whom=whom_or_table, **told))
        return in_words(**told, by=COMMAND_LINE if by is None else by.name)

    async def write_over(self, person: str) -> bool:
        """Write anew what somebody did between being renamed or deleted and being let go; whether there is any."""
        rows = await self._database.rows(select(people).where(people.c.id == person))
        if not rows:
            return False
        written = await self._mentions(person, None if rows[0].gone else rows[0].name)
        if written:
            await self._database.write(partial(rewrite, written=written))
        return bool(written)

    async def _mentions(self, person: str, name: str | None) -> list[Written]:
        """Entries of logs where somebody sat down or said something, with another name; or, without one, with none."""
        query = select(log).where(log.c.entry.contains(f'"person":"{person}"', autoescape=True))
        written = []
        for row in await self._database.rows(query):
            entry = ENTRIES.decode(row.entry)
            if not isinstance(entry, NAMING) or entry.person != person:
                continue
            anew = called(entry, person, LEFT if name is None else name)
            if name is None and isinstance(anew, Said):
                anew = replace(anew, text=DELETED)
            if anew != entry:
                written.append((row.table, row.number, encoded(anew)))
        return written

    # What follows

    async def latest(self) -> int:
        """The number of the last act."""
        rows = await self._database.rows(select(func.max(audit.c.number).label("last")))
        return rows[0].last or 0

    async def since(self, number: int) -> list[Deed]:
        """What was done after a number."""
        query = select(audit).where(audit.c.number > number).order_by(audit.c.number)
        return [Deed(row.number, row.act, row.whom) for row in await self._database.rows(query)]

    async def barred(self) -> list[str]:
        """Those who are banned or deleted and still sit at a table where something is to be played."""
        query = select(seats.c.person).distinct().join(tables, tables.c.id == seats.c.table)
        query = query.join(people, people.c.id == seats.c.person).where(tables.c.status.in_((WAITING, PLAYING)))
        query = query.where(people.c.banned.is_not(None) | people.c.gone.is_not(None))
        return [row.person for row in await self._database.rows(query)]

    # Finding

    async def whom(self, called: str) -> str:
        """The id of the person somebody means: by the id, by an account's name, or by a name that only one has."""
        names = [*logins(called), called]
        same = or_(people.c.id == called, people.c.login.in_(names), people.c.skeleton == skeleton(called))
        rows = await self._database.rows(select(people).where(same, people.c.gone.is_(None)))
        exact = [row for row in rows if row.id == called] or [row for row in rows if row.login in names] or rows
        if not exact:
            raise NotFound(f"There is nobody called {called}.")
        if len(exact) > 1:
            ids = ", ".join(row.id for row in exact[:10])
            raise Refused(f"{len(exact)} people are called {called}, or much like it; say which one by the id: {ids}.")
        return str(exact[0].id)

    async def people(self, search: str, kind: PersonKind, first: int, count: int) -> PeoplePage:
        """Some of the people, the latest first."""
        sought = (
            people.c.name.contains(search, autoescape=True),
            people.c.skeleton.contains(skeleton(search), autoescape=True),
        )
        which = [people.c.gone.is_(None), PERSON_KINDS[kind]]
        which += [or_(people.c.id == search, *sought)] if search else []
        signed_in = select(func.count()).where(sessions.c.person == people.c.id).scalar_subquery()
        sitting = select(func.count(seats.c.table.distinct())).where(seats.c.person == people.c.id).scalar_subquery()
        query = select(people, signed_in.label("sessions"), sitting.label("tables"))
        total, rows = await self._page(query, people, which, people.c.created.desc(), first, count)
        return PeoplePage(
            total,
            tuple(
                PersonSeen(
                    row.id,
                    row.name,
                    row.login is not None,
                    row.created,
                    row.host,
                    row.muted,
                    row.banned,
                    row.sessions,
                    row.tables,
                )
                for row in rows
            ),
        )

    async def tables(self, search: str, kind: TableKind, first: int, count: int) -> TablesPage:
        """Some of the tables, the last changed first: by id, by somebody who sits there or made it, or by game."""
        which: list[ColumnElement[bool]] = [] if kind == "all" else [tables.c.status == kind]
        if search:
            sits = func.lower(seats.c.name).contains(search.lower(), autoescape=True)
            found = select(seats.c.table).where(or_(sits, seats.c.person == search))
            game = tables.c.founding.contains(f'"game":"{search.lower().replace(" ", "-")}', autoescape=True)
            which.append(or_(tables.c.id == search, tables.c.maker == search, tables.c.id.in_(found), game))
        maker = select(people.c.name).where(people.c.id == tables.c.maker).scalar_subquery()
        query = select(tables, maker.label("made_by"))
        total, rows = await self._page(query, tables, which, tables.c.changed.desc(), first, count)
        sitting = select(seats).where(seats.c.table.in_([row.id for row in rows])).order_by(seats.c.table, seats.c.seat)
        players: dict[str, list[str]] = {row.id: [] for row in rows}
        for row in await self._database.rows(sitting):
            players[row.table].append(row.name or (f"{row.bot} bot" if row.bot else ""))
        return TablesPage(
            total,
            tuple(
                TableSeen(
                    row.id,
                    game_of(row),
                    row.status,
                    row.open,
                    row.created,
                    row.changed,
                    row.made_by,
                    tuple(players[row.id]),
                )
                for row in rows
            ),
        )

    async def log(self, search: str, first: int, count: int) -> AuditPage:
        """Some of the audit log, the latest first."""
        sought = [audit.c.called, audit.c.became, audit.c.why, audit.c.act]
        which: list[ColumnElement[bool]] = []
        if search:
            words = [func.lower(column).contains(search.lower(), autoescape=True) for column in sought]
            which.append(or_(audit.c.whom == search, *words))
        host = select(people.c.name).where(people.c.id == audit.c.host).scalar_subquery()
        query = select(audit, host.label("by"))
        total, rows = await self._page(query, audit, which, audit.c.number.desc(), first, count)
        return AuditPage(total, tuple(audited(row) for row in rows))

    async def _page(
        self, query: Any, table: Table, which: Iterable[ColumnElement[bool]], order: Any, first: int, count: int
    ) -> tuple[int, Sequence[Row[Any]]]:
        """How many rows there are, and some of them."""
        which = list(which)
        counted = await self._database.rows(select(func.count().label("total")).select_from(table).where(*which))
        rows = await self._database.rows(query.where(*which).order_by(order).offset(first).limit(min(count, MOST)))
        return counted[0].total, rows


PERSON_KINDS: Final[dict[str, ColumnElement[bool]]] = {
    "all": people.c.gone.is_(None),
    "accounts": people.c.login.is_not(None),
    "guests": people.c.login.is_(None),
    "hosts": people.c.host,
    "muted": people.c.muted.is_not(None),
    "banned": people.c.banned.is_not(None),
}


# To people


def person_row(connection: Connection, person: str) -> Row[Any]:
    """A person by their id."""
    row = connection.execute(select(people).where(people.c.id == person, people.c.gone.is_(None))).first()
    if row is None:
        raise NotFound("There is no such person.")
    return row


def do_to_person(connection: Connection, whom: Row[Any], act: PersonAct, hashed: str) -> None:
    """Change what is kept of a person."""
    changed: dict[str, Any] = {}
    match act:
        case RenamePerson():
            changed = renamed(connection, whom, act.name)
        case DeletePerson():
            changed = forgotten(connection, whom)
        case MutePerson():
            refuse_if(whom.muted is not None, f"{whom.name} is already muted.")
            changed = {"muted": act.why}
        case UnmutePerson():
            refuse_if(whom.muted is None, f"{whom.name} is not muted.")
            changed = {"muted": None}
        case BanPerson():
            refuse_if(whom.banned is not None, f"{whom.name} is already banned.")
            changed = {"banned": act.why, "host": False}
        case UnbanPerson():
            refuse_if(whom.banned is None, f"{whom.name} is not banned.")
            changed = {"banned": None}
        case ResetPassphrase():
            refuse_if(whom.login is None, f"{whom.name} is a guest, and has no passphrase.")
            changed = {"passphrase": hashed, "once": now() + WEEK}
        case AppointHost():
            refuse_if(whom.login is None, f"{whom.name} is a guest; only an account can be a host.")
            refuse_if(whom.host, f"{whom.name} is already a host.")
            refuse_if(whom.banned is not None, f"{whom.name} is banned.")
            changed = {"host": True}
        case DismissHost():
            refuse_if(not whom.host, f"{whom.name} is not a host.")
            changed = {"host": False}
    connection.execute(update(people).where(people.c.id == whom.id).values(changed))
    if ends_sessions(act, whom):
        connection.execute(delete(sessions).where(sessions.c.person == whom.id))


def ends_sessions(act: PersonAct, whom: Row[Any]) -> bool:
    """Sessions stay for the time of a ban, to say why they are no good; only a guest has no other way back."""
    return isinstance(act, DeletePerson | ResetPassphrase) or (isinstance(act, UnbanPerson) and whom.login is not None)


def refuse_if(so: bool, sentence: str) -> None:
    """Refuse something that makes no sense."""
    if so:
        raise Refused(sentence)


def renamed(connection: Connection, whom: Row[Any], name: str) -> dict[str, Any]:
    """Another name wherever the old one stands, but in logs."""
    if is_reserved(connection, name, but=whom.id):
        raise TooLate(f"Somebody else is called {name} already, or much like it.")
    relabel(connection, whom.id, name)
    known: dict[str, Any] = {"name": name, "skeleton": skeleton(name)}
    if whom.login is not None:
        known["login"] = name.casefold()
        make_way(connection, known["skeleton"])
    return known


def forgotten(connection: Connection, whom: Row[Any]) -> dict[str, Any]:
    """Nothing is left of a person but that somebody played: results without a name, and a number for each."""
    relabel(connection, whom.id, LEFT)
    connection.execute(update(seats).where(seats.c.person == whom.id).values(private="{}"))
    connection.execute(delete(ratings).where(ratings.c.player == whom.id))
    connection.execute(delete(records).where(records.c.person == whom.id))
    connection.execute(update(audit).where(audit.c.whom == whom.id).values(called=LEFT, became=""))
    nothing = dict.fromkeys(("login", "passphrase", "skeleton", "muted", "banned", "once"))
    return {**nothing, "name": LEFT, "host": False, "gone": now()}


# To tables


def do_to_table(connection: Connection, act: TableAct) -> str:
    """Close or delete a table; the game of it."""
    row = connection.execute(select(tables).where(tables.c.id == act.table)).first()
    if row is None:
        raise NotFound("There is no such table.")
    do: Callable[[Connection, Row[Any], str], None] = deleted if isinstance(act, DeleteTable) else closed
    do(connection, row, act.why)
    return game_of(row)


def closed(connection: Connection, table: Row[Any], why: str) -> None:
    """One more entry of its log, and the last; nobody owes the table anything after it."""
    refuse_if(table.status in (OVER, CLOSED), "This game is already over; the table can only be deleted.")
    at = max(now(), table.changed)
    entry = {"table": table.id, "number": table.number + 1, "at": at, "entry": encoded(Closed(why))}
    connection.execute(insert(log).values(entry))  # before the table itself, as everybody does
    changed = {"number": table.number + 1, "changed": at, "status": CLOSED, "asked": 0, "due": None}
    connection.execute(update(tables).where(tables.c.id == table.id).values(changed))


def deleted(connection: Connection, table: Row[Any], _: str) -> None:
    """All of it; what it did to ratings stays."""
    for kept, key in ((log, log.c.table), (seats, seats.c.table), (results, results.c.table), (tables, tables.c.id)):
        connection.execute(delete(kept).where(key == table.id))


# In words


def tag(act: HostAct) -> str:
    """What an act is called."""
    return str(act.__struct_config__.tag)


class Named(msgspec.Struct):
    """What a list says of a table."""

    game: str


def game_of(row: Row[Any]) -> str:
    """The game of a table."""
    return msgspec.json.decode(row.founding, type=Named).game


def audited(row: Row[Any]) -> Audited:
    """An entry of the audit log."""
    by = "" if row.host is None else row.by or LEFT
    told = {"act": row.act, "called": row.called, "became": row.became, "why": row.why}
    says = in_words(**told, by=by or COMMAND_LINE)
    return Audited(number=row.number, at=row.at, by=by, whom=row.whom, says=says, **told)


def in_words(*, act: str, called: str, became: str, why: str, by: str) -> str:
    """An act in a sentence."""
    if act in TABLE_ACTS:
        called = called.replace("-", " ").title()
    return because(SAYS[act].format(by=by, called=called, became=became or LEFT), why)


def one_time_passphrase() -> str:
    """For one sign-in: 79 bits of chance, in four groups that can be read out."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4))
