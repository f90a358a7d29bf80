"""A table without a server: people act, time passes, and what the table is owed is done when it is due."""

from __future__ import annotations

from typing import Any

from silverware.core.seats import SEAT_NAMES, Seat, seat_name
from silverware.server.documents import AnyAct, Founding, Ground, MakeMove, Person, Private, Sit, Start, Untimed
from silverware.server.duties import Answer, Think, duty
from silverware.server.entries import AnyEntry, BotSat
from silverware.server.fading import for_good
from silverware.server.judge import judge
from silverware.server.table import HostedTable
from silverware.server.telling import in_words
from silverware.server.think import given_to, think

SECRET = bytes(range(32))
HESITATION = 500


def person(name: str) -> Person:
    """Somebody of that name."""
    return Person(id=name.lower(), name=name)


class Stage:
    """A table of Quick Silver with people from north on, and bots on the last seats."""

    def __init__(self, *people: str, bots: int = 0, secret: bytes = SECRET, **founding: Any) -> None:
        founded = Founding(
            **{"game": "quick-silver", "seats": len(people) + bots, "pace": Untimed(), **founding},
        )
        self.now = 1_000_000
        self.table = HostedTable(Ground("table", people[0].lower(), self.now, founded, secret))
        self.private: dict[Seat, Private] = {}
        self.people = {name: person(name) for name in people}
        for seat, name in enumerate(people):
            self.act(name, Sit(seat=SEAT_NAMES[seat]))
        for seat in range(len(people), len(people) + bots):
            self.table.fold(self.now, BotSat(seat, self.table.level))

    def act(self, who: str, act: AnyAct) -> AnyEntry:
        """Somebody does something; what it came to."""
        entry = judge(self.table, self.people.get(who, person(who)), act, self.now)
        self.table.fold(self.now, entry)
        return entry

    def start(self) -> Stage:
        """Begin, and let everybody look."""
        self.act(next(iter(self.people)), Start())
        self.look()
        return self

    def look(self) -> None:
        """Everybody has seen enough, and what follows from that is done."""
        while self.table.glance and self.table.answering():
            self.play(min(self.table.answering()), "pick up")
        self.later(0)

    def play(self, seat: Seat, move: str) -> AnyEntry:
        """The player of a seat makes a move."""
        who = self.table.chairs[seat].person
        name = next(name for name, each in self.people.items() if each.id == who)
        return self.act(name, MakeMove(seat=seat_name(seat), move=move, version=self.table.number))

    def asked(self) -> Seat:
        """Who has to answer."""
        assert self.table.asked is not None
        return self.table.asked

    def menu(self) -> list[str]:
        """The open menu."""
        assert self.table.state is not None
        return [move.text for move in self.table.state.menu()]

    def said(self) -> list[str]:
        """What happened beside the game, in words."""
        return [says for news in self.table.news if (says := in_words(self.table, news, self.table.names))]

    def told(self) -> list[str]:
        """What happened in the game, as everybody may know it for good."""
        events = [event for news in self.table.news for event in for_good(self.table, news)]
        return [self.table.game.tell(event, self.table.names) for event in events]

    def later(self, seconds: float) -> list[AnyEntry]:
        """Time passes; what the server did meanwhile."""
        done: list[AnyEntry] = []
        until = self.now + int(seconds * 1000)
        while (due := duty(self.table, self.private, HESITATION)) is not None and due.at <= until:
            self.now = max(self.now, due.at)
            match due.what:
                case Think():
                    entry: AnyEntry = self.table.move(due.what.seat, think(given_to(self.table, due.what.seat)).move)
                case Answer():
                    entry = self.table.move(due.what.seat, due.what.move)
                case _:
                    entry = due.what
            self.table.fold(self.now, entry)
            done.append(entry)
        self.now = until
        return done
