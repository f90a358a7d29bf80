"""Everybody who listens at a table, and what they have been told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import UNSET, Raw
from msgspec.json import Encoder

from silverware.core.seats import SPECTATOR, Seat
from silverware.server.documents import Person, Private
from silverware.server.fading import Past, sight
from silverware.server.table import HostedTable
from silverware.server.telling import sheet, update, view_of, whole

NOTHING: Final = Private()
ENCODER: Final = Encoder()


class Listener:
    """Somebody who wants to hear of a table, and how to tell them; None ends it."""

    def __init__(self, person: Person | None, tell: Callable[[bytes | None], None], sheet: bytes) -> None:
        self.person = person
        self.tell = tell
        self.sheet = sheet
        """The table as they were last shown it."""
        self.stays = False
        """Whether they came to stay: they are told who else watches, and are among them."""


def chairs(table: HostedTable, person: Person | None) -> list[Seat]:
    """The chairs from which somebody looks at a table."""
    return (table.seats_of(person.id) if person is not None else []) or [SPECTATOR]


class Audience:
    """Everybody who listens at a table."""

    def __init__(self, table: HostedTable) -> None:
        self.listeners: set[Listener] = set()
        self.comings = 0
        """How often somebody has come or gone."""
        self._sheet = ENCODER.encode(sheet(table))
        self._past: dict[Seat, Past] = {}
        """What chairs have been told, at a table that forgets."""

    def watching(self, table: HostedTable) -> list[Person | None]:
        """Those who stay and have no seat; None for each whom nobody knows."""
        staying = [each.person for each in self.listeners if each.stays]
        return [person for person in staying if chairs(table, person) == [SPECTATOR]]

    def say(self, message: bytes) -> None:
        """Tell something to all who stay, whatever their chair."""
        for listener in self.listeners:
            if listener.stays:
                listener.tell(message)

    def listener(self, person: Person | None, tell: Callable[[bytes | None], None]) -> Listener:
        """Somebody who is not told anything yet."""
        return Listener(person, tell, self._sheet)

    def admit(self, listener: Listener, table: HostedTable, private: Mapping[Seat, Private], since: int) -> None:
        """Tell somebody everything, with the news after a number; from now on they are told what is new."""
        self.listeners.add(listener)
        self.comings += 1
        for seat in chairs(table, listener.person):
            if table.forgetful:
                past = self._past[seat] = Past(seat, table.number)
                past.begin(table, sight(table, view_of(table, seat)))
            listener.tell(ENCODER.encode(whole(table, seat, max(since, 0), private.get(seat, NOTHING))))

    def leave(self, listener: Listener) -> None:
        """Somebody hears no more."""
        self.listeners.discard(listener)
        self.comings += 1

    def tell(
        self, table: HostedTable, private: Mapping[Seat, Private], since: int, actor: Person | None, ref: str
    ) -> None:
        """Tell everybody what came after a number; those who are told the same get the same message.

        Whoever acted gets their `ref` with it.
        """
        if table.shown > since:
            self._sheet = ENCODER.encode(sheet(table))
        told: dict[tuple[Seat, bool, str], bytes] = {}
        for listener in self.listeners:
            if not table.admits("" if listener.person is None else listener.person.id):
                listener.tell(None)
                continue
            stale = listener.sheet is not self._sheet and listener.sheet != self._sheet
            listener.sheet = self._sheet
            answer = ref if listener.person is actor else ""
            for seat in chairs(table, listener.person):
                message = told.get((seat, stale, answer))
                if message is None:
                    shown = Raw(self._sheet) if stale else UNSET
                    past = self._told(table, seat, since) if table.forgets else None
                    message = ENCODER.encode(
                        update(table, seat, since, private.get(seat, NOTHING), shown, past, answer)
                    )
                    told[seat, stale, answer] = message
                listener.tell(message)

    def _told(self, table: HostedTable, seat: Seat, since: int) -> Past:
        """What a chair has been told."""
        past = self._past.get(seat)
        if past is None:
            past = self._past[seat] = Past(seat, since)
        return past
