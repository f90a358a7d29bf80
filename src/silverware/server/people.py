"""People: guests by one click, accounts by a name and a passphrase, sessions that can be revoked."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from hashlib import sha256
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from silverware.server.documents import Account, Guest, Person, Session
from silverware.server.limits import Limit
from silverware.server.refused import NotFound, NotSignedIn, Refused, TooLate
from silverware.server.schema import keys, people, sessions
from silverware.server.store import Store, now

KEY: Final = "sessions"


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._key = b""
        self._attempts = Limit(10, 60)

    async def open(self) -> None:
        """Read the key that sessions are signed with, or make it."""
        async with self._store.writing() as connection:
            await connection.execute(
                self._store.insert(keys).values(name=KEY, secret=secrets.token_bytes(32)).on_conflict_do_nothing()
            )
            self._key = (await connection.execute(select(keys.c.secret).where(keys.c.name == KEY))).scalar_one()

    async def welcome(self, guest: Guest, device: str) -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        name = proper(guest.name) if guest.name else f"Guest {secrets.randbelow(9000) + 1000}"
        person = secrets.token_urlsafe(9)
        async with self._store.writing() as connection:
            await connection.execute(insert(people).values(id=person, name=name, created=now()))
        return await self._sign_in(Person(id=person, name=name), device)

    async def keep(self, person: Person, account: Account) -> Person:
        """A guest becomes an account, which keeps its seats; an account gets another name or passphrase."""
        name = proper(account.name)
        hashed = await asyncio.to_thread(self._hasher.hash, account.passphrase)
        try:
            async with self._store.writing() as connection:
                await connection.execute(
                    update(people)
                    .where(people.c.id == person.id)
                    .values(name=name, login=name.casefold(), passphrase=hashed)
                )
        except IntegrityError:
            raise TooLate(f"Somebody else is called {name} already.") from None
        return Person(id=person.id, name=name, account=True, session=person.session)

    async def sign_in(self, account: Account, device: str) -> tuple[Person, str]:
        """An account, from any device."""
        login = account.name.strip().casefold()
        self._attempts.spend(login, "Too many attempts to sign in with this name; wait a minute.")
        async with self._store.reading() as connection:
            row = (await connection.execute(select(people).where(people.c.login == login))).one_or_none()
        try:
            if row is None:
                raise VerificationError
            await asyncio.to_thread(self._hasher.verify, row.passphrase, account.passphrase)
        except VerificationError:
            raise NotSignedIn("There is nobody with this name and passphrase.") from None
        return await self._sign_in(Person(id=row.id, name=row.name, account=True), device)

    async def whose(self, token: str) -> Person:
        """The person behind a token; NotSignedIn where it is forged, revoked or unknown."""
        word, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(word).encode()):
            raise NotSignedIn("Nobody is signed in here; say who you are first.")
        query = select(people, sessions.c.id.label("session")).join(sessions, sessions.c.person == people.c.id)
        async with self._store.reading() as connection:
            row = (await connection.execute(query.where(sessions.c.token == fingerprint(word)))).one_or_none()
        if row is None:
            raise NotSignedIn("This session has ended; sign in again.")
        return Person(id=row.id, name=row.name, account=row.login is not None, session=row.session)

    async def sessions(self, person: Person) -> list[Session]:
        """Where a person is signed in."""
        query = select(sessions).where(sessions.c.person == person.id).order_by(sessions.c.created.desc())
        async with self._store.reading() as connection:
            rows = await connection.execute(query)
        return [
            Session(id=row.id, created=row.created, device=row.device, current=row.id == person.session) for row in rows
        ]

    async def revoke(self, person: Person, session: str) -> None:
        """End a session of one's own."""
        async with self._store.writing() as connection:
            ended = await connection.execute(
                delete(sessions).where(sessions.c.id == session, sessions.c.person == person.id)
            )
        if not ended.rowcount:
            raise NotFound("You have no such session.")

    async def _sign_in(self, person: Person, device: str) -> tuple[Person, str]:
        word, session = secrets.token_urlsafe(32), secrets.token_urlsafe(9)
        async with self._store.writing() as connection:
            await connection.execute(
                insert(sessions).values(
                    id=session, token=fingerprint(word), person=person.id, created=now(), device=device[:200]
                )
            )
        return person, f"{word}.{self._signature(word)}"

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
