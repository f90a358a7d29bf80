"""Tables that begin in the middle of a game, where a test wants to look."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from silverware.core.seats import SEAT_NAMES
from silverware.server.database import Database
from silverware.server.documents import Founding, Ground, Untimed
from silverware.server.hours import now
from silverware.server.store import Store
from tests.browser.people import Person
from tests.server.processes import Server


def begin(house: Server, position: Mapping[str, Any], edition: str | None = None, **people: Person) -> None:
    """Begin a game at a position: people by their seats, the first of whom makes the table, and bots in the others.

    `edition` is the text of an edition other than ours.

    A server founds such tables for copies of its own games alone; so this one is written beside the server, which
    finds it when the first of them comes.
    """
    maker, *_ = people.values()
    founding = Founding(
        game=position["game"],
        seats=position["seats"],
        options=position["options"],
        edition=edition,
        pace=Untimed(),
        open=False,
    )
    written = msgspec.json.encode(position).decode()
    ground = Ground(secrets.token_urlsafe(9), maker.id, now(), founding, secrets.token_bytes(32), written)
    with ThreadPoolExecutor(1) as aside:  # Playwright has the event loop of this thread
        aside.submit(asyncio.run, found(house.database, ground)).result()
    for seat in SEAT_NAMES[: founding.seats]:
        person = people.get(seat)
        (person or maker).ask(f"tables/{ground.id}/acts", {"type": "sit" if person else "bot", "seat": seat})
    maker.ask(f"tables/{ground.id}/acts", {"type": "start"})
    for person in people.values():
        person.go(f"/table/{ground.id}")


async def found(database: str, ground: Ground) -> None:
    """Write an empty table down."""
    store = Store(Database(database))
    await store.found(ground, ground.founding.seats, ())
    await store.close()
