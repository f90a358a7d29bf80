"""The database: tables and their logs, people and their sessions, results and ratings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
"""What the server signs with; every worker has the same."""

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", Text, unique=True),
    Column("passphrase", Text),
    Column("skeleton", Text, index=True),
    Column("host", Boolean, nullable=False, server_default=false()),
    Column("muted", Text),
    Column("banned", Text),
    Column("once", BigInteger),
    Column("gone", BigInteger),
)
"""Guests, and those who gave a passphrase: `login` is their name in small letters, `passphrase` its argon2 hash.

`skeleton`: what the name looks like. Accounts have no two alike, but those that were alike before we compared.
`muted`, `banned`: why a host did that, which may be empty. `once`: until when the passphrase is good, where a host made
it for one sign-in. `gone`: when a host deleted them; the row is left for what refers to it.
"""
Index(
    "uq_people_skeleton",
    people.c.skeleton,
    unique=True,
    sqlite_where=people.c.login.is_not(None),
    postgresql_where=people.c.login.is_not(None),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
)
"""Who is signed in where; of the token only its hash."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("maker", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("founding", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("position", Text, nullable=False),
    Column("origin", Text, nullable=False, server_default=""),
    Column("open", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("asked", Integer),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Index("ix_tables_due", "due"),
    Index("ix_tables_status", "status"),
)
"""The ground of each table, and from `status` on what follows from its log, for lists and for the clock.

`origin`: the table of the game that this one goes on with, where it is a copy.
`asked`: a bit for every seat that has something to answer. `due`: when any worker may do what the table is owed, if
nobody has done it by then.
"""

log = Table(
    "log",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The tables themselves. That no number is given twice is what settles every race."""

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
)
"""When the house was last open, in its own time and on the clock on the wall."""

closures = Table(
    "closures",
    metadata,
    Column("began", BigInteger, primary_key=True),
    Column("ended", BigInteger, nullable=False),
)
"""Times when the house was closed and no clock ran."""

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("private", Text, nullable=False, server_default="{}"),
)
"""Who sits where, for lists; and what a seat has told the server alone."""

results = Table(
    "results",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("ending", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""People (by their id) and bots (`easy bot`) on one scale per game."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("session", Text, nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Browsers that are called when it is somebody's turn; those whose session has ended are called no more."""

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("edition", Text),
)
"""Records people brought along."""

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("host", Text),
    Column("act", Text, nullable=False),
    Column("whom", Text, nullable=False, index=True),
    Column("called", Text, nullable=False),
    Column("became", Text, nullable=False),
    Column("why", Text, nullable=False),
)
"""What hosts did, to which person or table, and why; without a host it was done on the command line.

Numbers are given in the order in which the acts came to be: every worker reads on from the last one it has seen.
"""
