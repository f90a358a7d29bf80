"""For hosts: people, tables, what can be done about them, and what was done."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

from litestar import get, post
from litestar.openapi.spec import Example
from litestar.params import Body, FromQuery, QueryParameter

from silverware.server.api.common import REFUSALS, Me, TheHouse
from silverware.server.documents import Person
from silverware.server.hosts import AnyHostAct, AuditPage, HostDone, PeoplePage, PersonKind, TableKind, TablesPage
from silverware.server.refused import NotStored, NotYours

First = Annotated[int, QueryParameter(ge=0, le=10_000_000, description="How many to leave out.")]
Count = Annotated[int, QueryParameter(ge=1, le=200)]
Search = Annotated[str, QueryParameter(max_length=100, description="A name, or an id.")]

WHY: Final = "Insults after a warning."
ACTS: Final = [
    Example(summary=summary, value=value)
    for summary, value in (
        ("rename", {"type": "rename", "person": "Vs5yQ2mX8nLw", "name": "Robin", "why": WHY}),
        ("mute", {"type": "mute", "person": "Vs5yQ2mX8nLw", "why": WHY}),
        ("let talk again", {"type": "unmute", "person": "Vs5yQ2mX8nLw"}),
        ("ban", {"type": "ban", "person": "Vs5yQ2mX8nLw", "why": WHY}),
        ("let in again", {"type": "unban", "person": "Vs5yQ2mX8nLw"}),
        ("a passphrase for one sign-in", {"type": "reset", "person": "Vs5yQ2mX8nLw"}),
        ("delete a person", {"type": "delete", "person": "Vs5yQ2mX8nLw", "why": "At their own wish."}),
        ("close a table", {"type": "close", "table": "b7WcD1kPzQ9e", "why": WHY}),
        ("delete a table", {"type": "delete-table", "table": "b7WcD1kPzQ9e", "why": WHY}),
    )
]


def check(person: Person) -> None:
    """Only hosts come in here."""
    if not person.host:
        raise NotYours("This is for the hosts of this server.")


@get("/api/host/people", summary="People, for hosts", responses=REFUSALS)
async def people(
    house: TheHouse,
    caller: Me,
    search: Search = "",
    kind: FromQuery[PersonKind] = "all",
    first: First = 0,
    count: Count = 50,
) -> PeoplePage:
    """Accounts and guests, the latest first; those whose names look like what is searched for."""
    check(caller)
    return await house.hosting.people(search, kind, first, count)


@get("/api/host/tables", summary="Tables, for hosts", responses=REFUSALS)
async def tables(
    house: TheHouse,
    caller: Me,
    search: Search = "",
    kind: FromQuery[TableKind] = "all",
    first: First = 0,
    count: Count = 50,
) -> TablesPage:
    """All tables, those that are found by their link alone too, the last changed first."""
    check(caller)
    return await house.hosting.tables(search, kind, first, count)


@get("/api/host/log", summary="What hosts did", responses=REFUSALS)
async def log(house: TheHouse, caller: Me, search: Search = "", first: First = 0, count: Count = 50) -> AuditPage:
    """The audit log, the latest first."""
    check(caller)
    return await house.hosting.log(search, first, count)


@post("/api/host/acts", status_code=200, summary="Do what hosts do", responses=REFUSALS)
async def act(house: TheHouse, caller: Me, data: Annotated[AnyHostAct, Body(examples=ACTS)]) -> HostDone:
    """Rename, mute, ban or delete a person, reset a passphrase, close or delete a table. It is written to the log."""
    check(caller)
    done = await house.hosting.perform(data, caller)
    with suppress(NotStored):  # it is done; what follows then does so a little later
        await house.heed_hosts()
    return done


HANDLERS = [people, tables, log, act]
