"""What hosts ask for, and what they are told: acts, people, tables, and the audit log."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from silverware.server.documents import Document, Name

Id = Annotated[str, Meta(max_length=40)]
Why = Annotated[
    str, Meta(max_length=200, description="The reason; it is told to those concerned, and kept in the log.")
]


class HostAct(Document, frozen=True, kw_only=True):
    """Something a host does."""

    why: Why = ""


class PersonAct(HostAct, frozen=True, kw_only=True):
    """Something done to a person."""

    person: Id


class RenamePerson(PersonAct, tag="rename", frozen=True, kw_only=True):
    """Call a person something else, here and wherever they played or talked before."""

    name: Name


class MutePerson(PersonAct, tag="mute", frozen=True, kw_only=True):
    """Let a person talk at no table."""


class UnmutePerson(PersonAct, tag="unmute", frozen=True, kw_only=True):
    """Let a person talk again."""


class BanPerson(PersonAct, tag="ban", frozen=True, kw_only=True):
    """Sign a person out for good. Bots play on for them, and nobody else can have their name."""


class UnbanPerson(PersonAct, tag="unban", frozen=True, kw_only=True):
    """Let a person in again."""


class ResetPassphrase(PersonAct, tag="reset", frozen=True, kw_only=True):
    """End all sessions of an account, and make a passphrase for one sign-in."""


class DeletePerson(PersonAct, tag="delete", frozen=True, kw_only=True):
    """Delete who a person was and what they said. Their games stay, without their name."""


class AppointHost(PersonAct, tag="appoint", frozen=True, kw_only=True):
    """Make an account a host; on the command line only."""


class DismissHost(PersonAct, tag="dismiss", frozen=True, kw_only=True):
    """Make a host an account like others; on the command line only."""


class TableAct(HostAct, frozen=True, kw_only=True):
    """Something done to a table."""

    table: Id


class CloseTable(TableAct, tag="close", frozen=True, kw_only=True):
    """End a game without a result. The table can still be looked at."""


class DeleteTable(TableAct, tag="delete-table", frozen=True, kw_only=True):
    """Delete a table with its log and its result; ratings stay as they are."""


AnyHostAct = (
    RenamePerson
    | MutePerson
    | UnmutePerson
    | BanPerson
    | UnbanPerson
    | ResetPassphrase
    | DeletePerson
    | AppointHost
    | DismissHost
    | CloseTable
    | DeleteTable
)

PersonKind = Literal["all", "accounts", "guests", "hosts", "muted", "banned"]
TableKind = Literal["all", "waiting", "playing", "over", "adjourned", "closed"]


class HostDone(Struct, frozen=True):
    """What a host did, in a sentence."""

    sentence: str
    passphrase: str = ""
    """For one sign-in, where one was asked for. It is shown once."""


class PersonSeen(Struct, frozen=True):
    """A person as hosts see them."""

    id: str
    name: str
    account: bool
    created: int
    host: bool
    muted: str | None
    """Why; empty where no reason was given."""
    banned: str | None
    sessions: int
    tables: int
    """At how many they sit."""


class TableSeen(Struct, frozen=True):
    """A table as hosts see it."""

    id: str
    game: str
    status: str
    open: bool
    created: int
    changed: int
    maker: str
    players: tuple[str, ...]
    """By seat; empty where nobody sits."""


class Audited(Struct, frozen=True):
    """Something a host did."""

    number: int
    at: int
    by: str
    """The host's name; empty where it was done on the command line."""
    act: str
    whom: str
    """The id of the person or the table."""
    called: str
    """The person's name then; the game of a table."""
    became: str
    """The new name, of somebody who was renamed."""
    why: str
    says: str
    """All of it in a sentence."""


class PeoplePage(Struct, frozen=True):
    """Some of the people there are, the latest first."""

    total: int
    people: tuple[PersonSeen, ...]


class TablesPage(Struct, frozen=True):
    """Some of the tables there are, the last changed first."""

    total: int
    tables: tuple[TableSeen, ...]


class AuditPage(Struct, frozen=True):
    """Some of what hosts did, the latest first."""

    total: int
    log: tuple[Audited, ...]


COMMAND_LINE: Final = "The command line"

SAYS: Final = {
    "rename": "{by} renamed {called} to {became}",
    "mute": "{by} muted {called}",
    "unmute": "{by} let {called} talk again",
    "ban": "{by} banned {called}",
    "unban": "{by} let {called} in again",
    "reset": "{by} reset the passphrase of {called}",
    "delete": "{by} deleted a person",
    "appoint": "{by} made {called} a host",
    "dismiss": "{by} ended {called}'s time as a host",
    "close": "{by} closed a table of {called}",
    "delete-table": "{by} deleted a table of {called}",
}
"""What each act is in the log."""
