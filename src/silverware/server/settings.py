"""How a server is set up."""

from __future__ import annotations

import os
from typing import Final

from msgspec import Struct
from msgspec.structs import fields, replace

from silverware.core.errors import BadTable

MOST_THINKERS: Final = 16
"""Processes that think for bots, unless the host wants more."""
NO_LIMITS = "none"
"""Instead of bounds: nothing is bounded."""


class Bounds(Struct, frozen=True, kw_only=True):
    """How much strangers may ask of a server; `_each`: for one address; `_own`: for one person."""

    connections: int = 10_000
    """Connections open at a time."""
    connections_each: int = 200
    """HTTP connections; those of a reverse proxy are not counted."""
    requests_each: int = 200
    """Requests a second."""
    sockets: int = 5_000
    """Websockets, and requests that wait for news, open at a time."""
    sockets_each: int = 200
    traffic: int = 100_000
    """Bytes a second over one websocket; every frame, and every piece that comes by itself, counts 500 more."""
    traffic_each: int = 1_000_000
    acts: int = 100
    """Acts a second over one websocket."""
    acts_each: int = 300
    guests: int = 5_000
    """Guests who come in an hour."""
    guests_each: int = 200
    tables: int = 20_000
    """Tables that wait or play."""
    tables_each: int = 200
    """Tables made in an hour."""
    tables_own: int = 200
    """Tables of one person that wait or play."""
    records_each: int = 10_000_000
    """Characters of records brought along in an hour."""
    reviews_each: int = 2_000
    """Decisions reviewed in an hour."""
    listed_each: int = 20
    """Waiting tables that anybody finds; of more, the oldest are found by their links alone."""
    bot_tables: int = 200
    """Tables where bots play without people."""
    bot_tables_each: int = 40
    bot_tables_own: int = 10
    entries: int = 20_000
    """Entries in the log of one table."""
    preparations: int = 500
    """Of these, changes before the game; the last quarter is for whoever made the table, and for newcomers."""
    preparations_own: int = 20
    """Of one person who did not make it."""
    talk: int = 1_000
    """And of what people say."""
    salts: int = 100
    """And of salts."""
    talk_each: int = 120
    """What is said in a minute, at all tables."""
    empty_days: int = 1
    """Days after which a table is cleared away where nobody has come."""
    waiting_days: int = 30
    """And one whose game never began."""
    playing_days: int = 30
    """Days after which a game that nobody goes on with does not count among the tables that play."""
    guest_days: int = 30
    """And a guest who has not sat down, made a table or brought a record."""


def bounds(words: str) -> Bounds:
    """Bounds as a host writes them, the others as they are: `acts_each=1000,traffic=50000`; or `none`."""
    names = [field.name for field in fields(Bounds)]
    if words.strip() == NO_LIMITS:
        return Bounds(**dict.fromkeys(names, 10**9))
    chosen = {}
    for word in filter(None, (word.strip() for word in words.split(","))):
        name, _, number = word.partition("=")
        if name not in names or not number.isdecimal():
            raise BadTable(f"{word!r} is not a limit: write NAME=NUMBER, with one of {', '.join(names)}.")
        chosen[name] = int(number)
    return Bounds(**chosen)


SHARED: Final = "connections", "connections_each", "sockets", "sockets_each", "listed_each", "bot_tables_each"
"""Bounds of what there is at a time: how often something happens, all workers of a machine count together."""


def share(bounds: Bounds, workers: int) -> Bounds:
    """The bounds of one of so many workers."""
    return replace(bounds, **{name: -(-getattr(bounds, name) // workers) for name in SHARED})


def usual_thinkers(workers: int) -> int:
    """How many processes of each worker think for bots where the host does not say: a core is left to the server."""
    cores = (os.cpu_count() or 1) - 1
    return max(min(cores, MOST_THINKERS) // max(workers, 1), 1)


class Settings(Struct, frozen=True, kw_only=True):
    """What a host can choose."""

    database: str = "sqlite:///silverware.db"
    hesitation: int = 700
    """How long (ms) a bot waits before it answers, so that people can follow."""
    lease: int = 5000
    """How long (ms) after its time what a table is owed may be done by any worker."""
    thinkers: int = 1
    """How many processes of each worker think for bots."""
    workers: int = 1
    """How many processes serve, on one database."""
    meeting: str = ""
    """The folder in which they meet, where there are several."""
    bots: dict[str, str] = {}
    """The host's own bots: by their names, where their classes are, as `package.module:Class`."""
    reports: str | None = None
    """The folder for reports on bots that failed; None to keep none."""
    metrics: str = ""
    """The token that metrics are read with; without one only this machine reads them."""
    proxies: str = "127.0.0.1"
    """The addresses of reverse proxies that are believed who comes through them, separated by commas."""
    review_worlds: int = 600
    """In how many worlds a review compares two moves at most."""
    quiet: bool = False
    """Log only what is wrong."""
    origin: str = ""
    """Where people find this server, as `https://play.example`; if left out, at the address that somebody came by."""
    neighbours: str = ""
    """Where others on the network of this machine find it, for whoever invites them from this machine."""
    push: tuple[str, ...] = ()
    """The origins of push services that may be called beside those of the usual browsers."""
    webhook: str = ""
    """What is called when it is somebody's turn at a table by days: a program of the host's, which may send letters."""
    patience: int = 10_000
    """How long (ms) after somebody's turn has come they are called, if they are not at the table."""
    secure: bool = False
    """Whether people come by https, so that cookies must too."""
    bounds: Bounds = Bounds()
    """How much strangers may ask for."""
