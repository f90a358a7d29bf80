"""People: guests by one click, accounts by a name and a passphrase, sessions that can be revoked."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from silverware.server.database import Database
from silverware.server.documents import Account, Guest, Keeping, Person, Session
from silverware.server.limits import Limit
from silverware.server.refused import NotFound, NotSignedIn, Refused, TooLate
from silverware.server.schema import keys, people, sessions
from silverware.server.store import now

KEY: Final = "sessions"
MANY: Final = 10_000
"""How many sessions are remembered."""


WHOSE: Final = (
    select(people, sessions.c.id.label("session"))
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.token == bindparam("token"))
)


class People:
    """Everybody the server knows."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._hasher = PasswordHasher()
        self._key = b""
        self._attempts = Limit(10, 60)
        self._known: dict[str, Person] = {}
        """Who came lately, by token; only where no other worker can end a session or change a name."""

    async def open(self) -> None:
        """Read the key that sessions are signed with, or make it."""
        made = self._database.insert(keys).values(name=KEY, secret=secrets.token_bytes(32)).on_conflict_do_nothing()
        await self._database.write(lambda connection: connection.execute(made))
        (row,) = await self._database.rows(select(keys).where(keys.c.name == KEY))
        self._key = row.secret

    async def welcome(self, guest: Guest, device: str) -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        name = proper(guest.name) if guest.name else f"Guest {secrets.randbelow(9000) + 1000}"
        person = secrets.token_urlsafe(9)
        came = insert(people).values(id=person, name=name, created=now())
        await self._database.write(lambda connection: connection.execute(came))
        return await self._sign_in(Person(id=person, name=name), device)

    async def keep(self, person: Person, account: Keeping) -> Person:
        """A guest becomes an account, which keeps its seats; an account gets another name or passphrase."""
        name = proper(account.name)
        if person.account:
            await self._check(people.c.id == person.id, person.id, account.before)
        hashed = await asyncio.to_thread(self._hasher.hash, account.passphrase)
        known = {"name": name, "login": name.casefold(), "passphrase": hashed}
        kept = update(people).where(people.c.id == person.id).values(known)
        try:
            await self._database.write(lambda connection: connection.execute(kept))
        except IntegrityError:
            raise TooLate(f"Somebody else is called {name} already.") from None
        self._known.clear()
        return Person(id=person.id, name=name, account=True, session=person.session)

    async def sign_in(self, account: Account, device: str) -> tuple[Person, str]:
        """An account, from any device."""
        login = proper(account.name).casefold()
        row = await self._check(people.c.login == login, login, account.passphrase)
        return await self._sign_in(Person(id=row.id, name=row.name, account=True), device)

    async def _check(self, who: ColumnElement[bool], key: str, passphrase: str) -> Row[Any]:
        """An account, if that is its passphrase; not tried too often with one key."""
        self._attempts.spend(key, "Too many attempts to sign in with this name; wait a minute.")
        rows = await self._database.rows(select(people).where(who))
        try:
            if not rows:
                raise VerificationError
            await asyncio.to_thread(self._hasher.verify, rows[0].passphrase, passphrase)
        except VerificationError:
            raise NotSignedIn("There is nobody with this name and passphrase.") from None
        return rows[0]

    async def whose(self, token: str) -> Person:
        """The person behind a token; NotSignedIn where it is forged, revoked or unknown."""
        word, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(word).encode()):
            raise NotSignedIn("Nobody is signed in here; say who you are first.")
        known = self._known.get(word)
        if known is not None:
            return known
        rows = await self._database.rows(WHOSE, {"token": fingerprint(word)})
        if not rows:
            raise NotSignedIn("This session has ended; sign in again.")
        row = rows[0]
        person = Person(id=row.id, name=row.name, account=row.login is not None, session=row.session)
        if not self._database.shared:
            if len(self._known) > MANY:
                self._known.clear()
            self._known[word] = person
        return person

    async def sessions(self, person: Person) -> list[Session]:
        """Where a person is signed in."""
        query = select(sessions).where(sessions.c.person == person.id).order_by(sessions.c.created.desc())
        return [
            Session(id=row.id, created=row.created, device=row.device, current=row.id == person.session)
            for row in await self._database.rows(query)
        ]

    async def revoke(self, person: Person, session: str) -> None:
        """End a session of one's own."""
        ended = delete(sessions).where(sessions.c.id == session, sessions.c.person == person.id)
        if not await self._database.write(lambda connection: connection.execute(ended).rowcount):
            raise NotFound("You have no such session.")
        self._known.clear()

    async def _sign_in(self, person: Person, device: str) -> tuple[Person, str]:
        word, session = secrets.token_urlsafe(32), secrets.token_urlsafe(9)
        began = insert(sessions).values(
            id=session, token=fingerprint(word), person=person.id, created=now(), device=device[:200]
        )
        await self._database.write(lambda connection: connection.execute(began))
        return replace(person, session=session), f"{word}.{self._signature(word)}"

    def _signature(self, word: str) -> str:
        return hmac.new(self._key, word.encode(), "sha256").hexdigest()


def fingerprint(word: str) -> str:
    """What the database keeps of a token."""
    return sha256(word.encode()).hexdigest()


def proper(name: str) -> str:
    """A name fit to be shown."""
    words = " ".join(name.split())
    if not words or not words.isprintable():
        raise Refused("A name is made of letters, figures and signs that can be shown.")
    return words
