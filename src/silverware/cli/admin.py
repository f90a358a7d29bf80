"""`silverware admin`: what whoever runs a server can do about people and tables, while it runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from silverware.cli.keeping import Database, existing
from silverware.core.errors import BadTable
from silverware.server.hosts import (
    COMMAND_LINE,
    AnyHostAct,
    AppointHost,
    BanPerson,
    CloseTable,
    DeletePerson,
    DeleteTable,
    DismissHost,
    HostDone,
    MutePerson,
    PersonKind,
    RenamePerson,
    ResetPassphrase,
    TableKind,
    UnbanPerson,
    UnmutePerson,
)

if TYPE_CHECKING:
    from silverware.server.hosting import Hosting

T = TypeVar("T")

Who = Annotated[str, Parameter(help="A person: an account's name, a guest's if only one has it, or an id.")]
TableId = Annotated[str, Parameter(help="A table's id: the end of its link.")]
Why = Annotated[str, Parameter(help="The reason: those concerned are told, and the audit log keeps it.")]
Yes = Annotated[bool, Parameter(help="Confirm that you mean it: this cannot be undone.", negative="")]
Search = Annotated[str, Parameter(help="Part of a name, or an id.")]
First = Annotated[int, Parameter(help="How many to skip.")]
Count = Annotated[int, Parameter(help="How many to list, 200 at most.")]
AsJson = Annotated[bool, Parameter(name="--json", help="As JSON, for programs.", negative="")]

EXAMPLES: Final = """\
Examples:

    silverware admin people ada
    silverware admin rename "Rude Name" Robin --why "Not a name for here."
    silverware admin ban Robin --why "Insults after a warning."
    silverware admin reset Ada
    silverware admin close b7WcD1kPzQ9e --why "A game nobody wants."
    silverware admin log --json
    silverware admin host Ada --database postgresql://silverware@db/silverware

A server that is running notices within two seconds."""

admin_app = App(
    name="admin",
    help="List, rename, mute, ban and delete people; close and delete tables; reset passphrases; see what hosts did.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
)


def asked(database: str | None, work: Callable[[Hosting], Awaitable[T]]) -> T:
    """What comes of some work on a server's database."""
    return asyncio.run(on(existing(database), work))


async def on(where: str, work: Callable[[Hosting], Awaitable[T]]) -> T:
    """The same, where it is."""
    from silverware.server.database import Database
    from silverware.server.doctor import other_version
    from silverware.server.hashing import Hashing
    from silverware.server.hosting import Hosting
    from silverware.server.run import usable

    database, hashing = Database(where), Hashing()
    try:
        with usable(database):
            wrong = await database.read(other_version)
            if wrong:
                raise BadTable(wrong)
            return await work(Hosting(database, hashing))
    finally:
        hashing.close()
        await database.close()


def do(database: str | None, who: str, act: Callable[[str], AnyHostAct]) -> HostDone:
    """Do something to a person, and say so."""

    async def done(hosting: Hosting) -> HostDone:
        return await hosting.perform(act(await hosting.whom(who)), None)

    came = asked(database, done)
    say(came.sentence)
    return came


def say(sentence: str) -> None:
    """Print a sentence as it is."""
    Console(highlight=False, soft_wrap=True).print(sentence, markup=False)


def listed(page: Any, titles: Sequence[str], rows: Iterable[Sequence[str]], json: bool) -> None:
    """Print a page of a list, in columns or as JSON."""
    if json:
        say(msgspec.json.encode(page).decode())
        return
    lines = [titles, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(titles))]
    for line in lines:
        say("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())
    say(f"{len(lines) - 1} of {page.total}.")


def when(at: int) -> str:
    """A time, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin_app.command
def people(
    search: Search = "",
    *,
    kind: Annotated[PersonKind, Parameter(help="Which people.")] = "all",
    first: First = 0,
    count: Count = 50,
    json: AsJson = False,
    database: Database = None,
) -> None:
    """List people, the latest first; times are in UTC."""
    page = asked(database, lambda hosting: hosting.people(search, kind, first, count))
    rows = (
        (
            each.id,
            each.name,
            "host" if each.host else "account" if each.account else "guest",
            when(each.created),
            str(each.tables),
            ", ".join(
                f"{word}: {why}" if why else word
                for word, why in (("muted", each.muted), ("banned", each.banned))
                if why is not None
            ),
        )
        for each in page.people
    )
    listed(page, ("id", "name", "kind", "came", "tables", ""), rows, json)


@admin_app.command
def tables(
    search: Annotated[str, Parameter(help="A game, part of a player's name, or an id.")] = "",
    *,
    kind: Annotated[TableKind, Parameter(help="Which tables.")] = "all",
    first: First = 0,
    count: Count = 50,
    json: AsJson = False,
    database: Database = None,
) -> None:
    """List tables, the last changed first, those too that are found by their link alone."""
    page = asked(database, lambda hosting: hosting.tables(search, kind, first, count))
    rows = (
        (
            each.id,
            each.game,
            each.status,
            when(each.changed),
            each.maker,
            ", ".join(player or "–" for player in each.players),
        )
        for each in page.tables
    )
    listed(page, ("id", "game", "status", "changed", "made by", "seats"), rows, json)


@admin_app.command
def log(
    search: Annotated[str, Parameter(help="A name, an id, an act, or part of a reason.")] = "",
    *,
    first: First = 0,
    count: Count = 50,
    json: AsJson = False,
    database: Database = None,
) -> None:
    """List what hosts did, the latest first: who, when, what, to whom and why."""
    page = asked(database, lambda hosting: hosting.log(search, first, count))
    rows = ((str(each.number), when(each.at), each.by or COMMAND_LINE, each.whom, each.says) for each in page.log)
    listed(page, ("no.", "when", "by", "whom", "what and why"), rows, json)


@admin_app.command
def rename(who: Who, name: str, *, why: Why = "", database: Database = None) -> None:
    """Call a person something else, also at the tables where they sat or talked. An account signs in with it."""
    do(database, who, lambda person: RenamePerson(person=person, name=name, why=why))


@admin_app.command
def mute(who: Who, *, why: Why = "", database: Database = None) -> None:
    """Let a person talk at no table; they can still play."""
    do(database, who, lambda person: MutePerson(person=person, why=why))


@admin_app.command
def unmute(who: Who, *, why: Why = "", database: Database = None) -> None:
    """Let a person talk again."""
    do(database, who, lambda person: UnmutePerson(person=person, why=why))


@admin_app.command
def ban(who: Who, *, why: Why = "", database: Database = None) -> None:
    """Sign a person out for good; bots play on for them, and nobody else can have their name."""
    do(database, who, lambda person: BanPerson(person=person, why=why))


@admin_app.command
def unban(who: Who, *, why: Why = "", database: Database = None) -> None:
    """Let a person in again."""
    do(database, who, lambda person: UnbanPerson(person=person, why=why))


@admin_app.command
def reset(who: Who, *, why: Why = "", database: Database = None) -> None:
    """End all sessions of an account, and print a passphrase for one sign-in within a week."""
    done = do(database, who, lambda person: ResetPassphrase(person=person, why=why))
    say(f"For one sign-in, within a week: {done.passphrase}")


@admin_app.command
def delete(who: Who, *, yes: Yes = False, why: Why = "", database: Database = None) -> None:
    """Delete a person's name, account, records and what they said; their games stay, without their name."""
    check_meant(yes)
    do(database, who, lambda person: DeletePerson(person=person, why=why))


@admin_app.command
def host(who: Who, *, why: Why = "", database: Database = None) -> None:
    """Make an account a host, who can do all this in the browser, at /host."""
    do(database, who, lambda person: AppointHost(person=person, why=why))


@admin_app.command
def unhost(who: Who, *, why: Why = "", database: Database = None) -> None:
    """Make a host an account like others."""
    do(database, who, lambda person: DismissHost(person=person, why=why))


@admin_app.command
def close(table: TableId, *, why: Why = "", database: Database = None) -> None:
    """End a game without a result; everybody at the table is told. It can still be looked at."""
    say(asked(database, lambda hosting: hosting.perform(CloseTable(table=table, why=why), None)).sentence)


@admin_app.command
def delete_table(table: TableId, *, yes: Yes = False, why: Why = "", database: Database = None) -> None:
    """Delete a table with its log and its result; everybody at it is told. Ratings stay as they are."""
    check_meant(yes)
    say(asked(database, lambda hosting: hosting.perform(DeleteTable(table=table, why=why), None)).sentence)


def check_meant(yes: bool) -> None:
    """What cannot be undone is asked for twice."""
    if not yes:
        raise BadTable("This cannot be undone. Add --yes to confirm.")
