"""Calling people to a table where it is their turn: by their browsers, and by a webhook of the host's."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import cached_property, partial
from time import monotonic, time
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, Executable, delete, func, insert, select

from silverware.server.database import Database
from silverware.server.documents import Document, Person
from silverware.server.hours import now
from silverware.server.limits import Limit
from silverware.server.messages import Call
from silverware.server.refused import TooMany
from silverware.server.schema import keys, people, sessions, subscriptions
from silverware.server.settings import Settings

if TYPE_CHECKING:
    from silverware.server.webpush import Signer

KEY: Final = "push"
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a key is a number below it."""
KEPT: Final = 2 * 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is away."""
EACH: Final = 10
"""Browsers of one person."""
WAITING: Final = 500
"""Calls that wait to be sent; more are dropped, and said to be in the log."""
GONE: Final = (403, 404, 410)
"""What a push service answers of a browser that wants to hear no more."""

logger = logging.getLogger("silverware.calling")


class Subscription(Document, frozen=True, kw_only=True):
    """Where a browser is called, as it says itself: the address at its push service, and its keys as base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Calling:
    """Everybody who wants to be called."""

    def __init__(self, database: Database, settings: Settings, each: Limit, asking: Limit) -> None:
        """With how often a person may be called, and say where."""
        self._database = database
        self._settings = settings
        self._calls: asyncio.Queue[tuple[str, Call]] = asyncio.Queue(WAITING)
        self._each = each
        self._asking = asking
        self._key = b""
        """That calls are signed with."""

    async def open(self) -> None:
        """Read the key that calls are signed with, or make it."""
        key = (secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big")
        made = self._database.insert(keys).values(name=KEY, secret=key).on_conflict_do_nothing()
        await self._database.write(partial(execute, made))
        (row,) = await self._database.rows(select(keys).where(keys.c.name == KEY))
        self._key = row.secret

    @cached_property
    def signer(self) -> Signer:
        """Signs calls; made when the first browser is to be called."""
        from silverware.server.webpush import Signer

        origin = self._settings.origin
        return Signer(self._key, origin if origin.startswith("https://") else "mailto:nobody@localhost")

    async def subscribe(self, person: Person, wanted: Subscription) -> None:
        """Call somebody by this browser too, for as long as they are signed in there."""
        from silverware.server.webpush import decoded, encrypted, service_at

        self._asking.spend(person.id, "You are switching that on too often; wait a moment.")
        service_at(wanted.endpoint, self._settings.push)
        encrypted(b"", decoded(wanted.p256dh), decoded(wanted.auth))
        own = select(sessions.c.id).where(sessions.c.person == person.id)
        theirs = select(func.count().label("many")).where(subscriptions.c.session.in_(own))
        row = {
            "id": secrets.token_urlsafe(9),
            "session": person.session,
            "endpoint": wanted.endpoint,
            "p256dh": wanted.p256dh,
            "auth": wanted.auth,
            "created": now(),
        }
        gone = delete(subscriptions).where(
            (subscriptions.c.endpoint == wanted.endpoint) | subscriptions.c.session.not_in(select(sessions.c.id))
        )
        await self._database.write(partial(execute, gone))
        (counted,) = await self._database.rows(theirs)
        if counted.many >= EACH:
            raise TooMany("Too many of your browsers get calls; switch them off in another one first.")
        await self._database.write(partial(execute, insert(subscriptions).values(row)))

    async def unsubscribe(self, person: Person, endpoint: str) -> None:
        """Call somebody by this browser no more."""
        own = select(sessions.c.id).where(sessions.c.person == person.id)
        gone = delete(subscriptions).where(subscriptions.c.endpoint == endpoint, subscriptions.c.session.in_(own))
        await self._database.write(partial(execute, gone))

    def call(self, person: str, call: Call) -> None:
        """Tell somebody, soon."""
        if not self._each.of(person).take(monotonic()):
            return
        try:
            self._calls.put_nowait((person, call))
        except asyncio.QueueFull:
            logger.warning("too many calls wait to be sent")

    async def go_on(self) -> None:
        """Send what is to be sent, one after the other."""
        while True:
            person, call = await self._calls.get()
            try:
                await self._send(person, call)
            except Exception:
                logger.exception("a call failed")

    async def _send(self, person: str, call: Call) -> None:
        if self._settings.webhook:
            await self._hook(person, call)
        theirs = select(subscriptions).join(sessions, sessions.c.id == subscriptions.c.session)
        for row in await self._database.rows(theirs.where(sessions.c.person == person)):
            status = await asyncio.to_thread(self._push, row.endpoint, row.p256dh, row.auth, msgspec.json.encode(call))
            if status in GONE:
                gone = delete(subscriptions).where(subscriptions.c.id == row.id)
                await self._database.write(partial(execute, gone))

    def _push(self, endpoint: str, public: str, auth: str, message: bytes) -> int:
        """Send a message to one browser; what its push service answers."""
        from silverware.server.webpush import decoded, encrypted, post, service_at

        address = service_at(endpoint, self._settings.push)
        body = encrypted(message, decoded(public), decoded(auth))
        headers = {
            "Authorization": self.signer.authorization(f"{address.scheme}://{address.netloc}", int(time())),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": f"{KEPT}",
            "Urgency": "normal",
        }
        return post(address, body, headers)

    async def _hook(self, person: str, call: Call) -> None:
        """Tell the host's own program, which may send a letter."""
        from silverware.server.webpush import post

        (row,) = await self._database.rows(select(people.c.name).where(people.c.id == person))
        told = {"type": "your turn", "person": person, "name": row.name, "game": call.title}
        told["table"] = f"{self._settings.origin}{call.path}"
        headers = {"Content-Type": "application/json"}
        status = await asyncio.to_thread(post, urlsplit(self._settings.webhook), msgspec.json.encode(told), headers)
        if not 200 <= status < 300:
            logger.warning("the webhook did not take a call", extra={"status": status})


def execute(statement: Executable, connection: Connection) -> None:
    """Do something to the database."""
    connection.execute(statement)
