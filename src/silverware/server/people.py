"""People: guests by one click, accounts by a name and a passphrase, sessions that can be revoked."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from silverware.server.database import Database
from silverware.server.documents import Account, Guest, Keeping, Person, Session
from silverware.server.hashing import Hashing, check
from silverware.server.hours import now
from silverware.server.limits import Ledger
from silverware.server.names import LEFT, logins, proper, skeleton
from silverware.server.refused import NotFound, NotSignedIn, Refused, ShutOut, TooLate
from silverware.server.schema import keys, people, records, seats, sessions, tables

KEY: Final = "sessions"
MANY: Final = 10_000
"""How many sessions are remembered."""
NOBODY: Final = "There is nobody with this name and passphrase."
TOO_MANY: Final = "Too many passphrases come from your network; wait a minute."


WHOSE: Final = (
    select(people, sessions.c.id.label("session"))
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.token == bindparam("token"))
)


AT_ONCE: Final = 500
"""Guests who are forgotten in one go."""
TRACES: Final = tables.c.maker, seats.c.person, records.c.person
"""Where somebody is found who has done something here."""


class People:
    """Everybody the server knows."""

    def __init__(self, database: Database, ledger: Ledger) -> None:
        self._database = database
        self.hashing = Hashing()
        self._key = b""
        self._attempts = ledger.limit(10, 60)
        """To open one account, from one address: whoever guesses elsewhere keeps nobody out."""
        self._hashes = ledger.limit(60, 60)
        """Passphrases that are hashed for one address."""
        self._known: dict[str, Person] = {}
        """Who came lately, by token; only where no other worker can end a session or change a name."""

    async def open(self) -> None:
        """Read the key that sessions are signed with, or make it."""
        made = self._database.insert(keys).values(name=KEY, secret=secrets.token_bytes(32)).on_conflict_do_nothing()
        await self._database.write(lambda connection: connection.execute(made))
        (row,) = await self._database.rows(select(keys).where(keys.c.name == KEY))
        self._key = row.secret

    def close(self) -> None:
        """Let nobody in any more."""
        self.hashing.close()

    async def welcome(self, guest: Guest, device: str) -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        wanted = proper(guest.name) if guest.name else ""
        person = secrets.token_urlsafe(9)

        def come(connection: Connection) -> str:
            name = wanted or a_guests_name(connection)
            if is_reserved(connection, name):
                raise TooLate(f"The name {name}, or one much like it, is taken: sign in, or take another name.")
            came = insert(people).values(id=person, name=name, skeleton=skeleton(name), created=now())
            connection.execute(came)
            return name

        name = await self._database.write(come)
        return await self._sign_in(Person(id=person, name=name), device)

    async def keep(
        self, person: Person, account: Keeping, device: str, address: str
    ) -> tuple[Person, str, list[str], list[str]]:
        """A guest becomes an account, which keeps its seats; an account gets another name or passphrase.

        The token of a new session, the sessions that have ended (this one, and with a new passphrase all others), and
        who is called something else now.
        """
        known: dict[str, Any] = {}
        if not person.account or account.name != person.name:
            name = proper(account.name)
            known = {"name": name, "login": name.casefold(), "skeleton": skeleton(name)}
        check(account.passphrase)
        if person.account and not person.keyless:
            await self._check(people.c.id == person.id, person.id, account.before, address)
        self._hashes.spend(address, TOO_MANY)
        known["once"] = None
        known["passphrase"] = await self.hashing.hash(account.passphrase)
        ending = sessions.c.person == person.id
        if person.account and account.passphrase == account.before:
            ending &= sessions.c.id == person.session
        token, began = self._session(person.id, device)

        def kept(connection: Connection) -> tuple[list[str], list[str]]:
            if "name" in known and is_reserved(connection, known["name"], but=person.id):
                raise TooLate(f"Somebody else is called {known['name']} already, or much like it.")
            connection.execute(update(people).where(people.c.id == person.id).values(known))
            moved = make_way(connection, known["skeleton"]) if "skeleton" in known else []
            ended = list(connection.scalars(delete(sessions).where(ending).returning(sessions.c.id)))
            connection.execute(insert(sessions).values(began))
            return ended, moved

        try:
            ended, moved = await self._database.write(kept)
        except IntegrityError:
            raise TooLate(f"Somebody else is called {known['name']} already, or much like it.") from None
        self._known.clear()
        called = known.get("name", person.name)
        kept_person = replace(person, name=called, account=True, session=began["id"], keyless=False)
        return kept_person, token, ended, [*moved, *([person.id] if called != person.name else [])]

    async def rename(self, person: Person, name: str) -> Person:
        """A guest is called something else from now on."""
        if person.account:
            raise Refused("An account changes its name with its passphrase, on the page of the account.")
        wanted = proper(name)

        def call(connection: Connection) -> None:
            if is_reserved(connection, wanted, but=person.id):
                raise TooLate(f"The name {wanted}, or one much like it, is taken; take another name.")
            known = {"name": wanted, "skeleton": skeleton(wanted)}
            connection.execute(update(people).where(people.c.id == person.id).values(known))

        await self._database.write(call)
        return replace(person, name=wanted)

    async def sign_in(self, account: Account, device: str, address: str) -> tuple[Person, str]:
        """An account, from any device. A passphrase that a host has made is used up by that."""
        names = logins(account.name)
        row = await self._check(people.c.login.in_(names), names[0], account.passphrase, address)
        if row.banned is not None:
            raise ShutOut(row.banned)
        if row.once is None:
            return await self._sign_in(known_as(row), device)
        if row.once < now():
            raise NotSignedIn("This passphrase was for one sign-in and is too old; ask the host for another.")
        once = people.c.id == row.id, people.c.passphrase == row.passphrase
        used = update(people).where(*once).values(passphrase=None, once=None)
        if not await self._database.write(lambda connection: connection.execute(used).rowcount):
            raise NotSignedIn(NOBODY)
        return await self._sign_in(replace(known_as(row), keyless=True), device)

    async def _check(self, who: ColumnElement[bool], key: str, passphrase: str, address: str) -> Row[Any]:
        """An account, if that is its passphrase; not tried too often from one address."""
        self._hashes.spend(address, TOO_MANY)
        self._attempts.spend(f"{key} {address}", "Too many attempts to sign in with this name; wait a minute.")
        rows = await self._database.rows(select(people).where(who))
        for row in rows:
            if await self.hashing.fits(row.passphrase, passphrase):
                return row
        if not rows:
            await self.hashing.fits(None, passphrase)
        raise NotSignedIn(NOBODY)

    async def whose(self, token: str) -> Person:
        """The person behind a token; NotSignedIn where it is forged, revoked or unknown, or the person is banned."""
        word, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(word).encode()):
            raise NotSignedIn("You are not signed in; say who you are first.")
        known = self._known.get(word)
        if known is not None:
            return known
        rows = await self._database.rows(WHOSE, {"token": fingerprint(word)})
        if not rows:
            raise NotSignedIn("This session has ended; sign in again.")
        row = rows[0]
        if row.banned is not None:
            raise ShutOut(row.banned)
        person = replace(known_as(row), session=row.session)
        if not self._database.shared:
            if len(self._known) > MANY:
                self._known.clear()
            self._known[word] = person
        return person

    async def clear_away(self, before: int) -> int:
        """Delete some of the guests who came before a time and have left no trace; how many."""
        idle = [people.c.login.is_(None), people.c.banned.is_(None), people.c.created < before]
        idle += [people.c.id.not_in(select(trace).where(trace.is_not(None))) for trace in TRACES]
        gone = [row.id for row in await self._database.rows(select(people.c.id).where(*idle).limit(AT_ONCE))]

        def clear(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.person.in_(gone)))
            connection.execute(delete(people).where(people.c.id.in_(gone)))

        if gone:
            await self._database.write(clear)
            self._known.clear()
        return len(gone)

    def look_again(self) -> None:
        """Something else has changed who people are."""
        self._known.clear()

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
        token, began = self._session(person.id, device)
        await self._database.write(lambda connection: connection.execute(insert(sessions).values(began)))
        return replace(person, session=began["id"]), token

    def _session(self, person: str, device: str) -> tuple[str, dict[str, Any]]:
        """The token of a new session, and what is kept of it."""
        word = secrets.token_urlsafe(32)
        kept = {
            "id": secrets.token_urlsafe(9),
            "token": fingerprint(word),
            "person": person,
            "created": now(),
            "device": device[:200],
        }
        return f"{word}.{self._signature(word)}", kept

    def _signature(self, word: str) -> str:
        return hmac.new(self._key, word.encode(), "sha256").hexdigest()


def known_as(row: Row[Any]) -> Person:
    """Somebody, as the server knows them."""
    return Person(
        id=row.id,
        name=row.name,
        account=row.login is not None,
        host=row.host,
        muted=row.muted,
        keyless=row.login is not None and row.passphrase is None,
    )


def fingerprint(word: str) -> str:
    """What the database keeps of a token."""
    return sha256(word.encode()).hexdigest()


def is_reserved(connection: Connection, name: str, but: str = "") -> bool:
    """Whether a name is that of another account or of somebody who is banned, or looks like one; or is nobody's."""
    looks = skeleton(name)
    same = (people.c.login == name.casefold()) | (people.c.skeleton == looks)
    theirs = people.c.login.is_not(None) | people.c.banned.is_not(None)
    taken = connection.execute(select(people.c.id).where(theirs, same, people.c.id != but)).first()
    return taken is not None or looks == skeleton(LEFT)


def a_guests_name(connection: Connection) -> str:
    """For somebody who gives none."""
    while is_reserved(connection, name := f"Guest {secrets.randbelow(9000) + 1000}"):
        pass
    return name


def make_way(connection: Connection, taken: str) -> list[str]:
    """Guests who look like a new account are called something else from now on; who they are."""
    alike = select(people.c.id).where(people.c.skeleton == taken, people.c.login.is_(None))
    guests = list(connection.scalars(alike))
    for guest in guests:
        name = a_guests_name(connection)
        renamed = {"name": name, "skeleton": skeleton(name)}
        connection.execute(update(people).where(people.c.id == guest).values(renamed))
    return guests
