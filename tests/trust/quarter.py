"""A quarter of town where strangers roam: people of every kind, and tables of every game in every state."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from silverware.core.dice import Seeded
from silverware.core.game import AnyGame
from silverware.core.seats import seat_name
from silverware.core.state import State
from silverware.games import GAMES
from silverware.server.api.records import RECORD
from silverware.server.documents import Founding, Guest, Keeping, Person, Private, Untimed
from silverware.server.entries import Closed, Reacted, Said, Sat
from silverware.server.hosts import AppointHost
from silverware.server.house import House
from silverware.server.refused import NotFound
from silverware.server.room import Room
from silverware.server.table import CLOSED, OVER, PLAYING, WAITING
from silverware.server.telling import whole
from tests.trust.strange import Table
from tests.trust.twins import drawn_table

ROLES: Final = ("stranger", "outcast", "guest", "owner", "host")
"""Nobody; somebody who may be thrown out; others who sit at tables; whoever made these and sits there; and a host."""
PASSPHRASE: Final = "copper silver gold"
UNHURRIED: Final = "quicksand"
"""A game in which nothing happens by itself, however long a round takes."""
FAR: Final = 60
"""Moves that a game has gone on for, at most."""


class Quarter:
    """Who is there, and what they find."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tokens = {"stranger": ""}
        """By role."""
        self.over: list[str] = []
        """Tables whose game is over."""
        self.tables: list[str] = []
        """All others that people roam, but for the quiet one."""
        self.quiet = ""
        """The table of two neighbours who have nothing to do with anybody."""
        self._roles: dict[str, str] = {}
        self._ids: dict[str, list[str]] = {
            "game": list(GAMES),
            "key": ["record"],
            "path": ["index.html"],
            "step": ["1", "2"],
        }

    def known(self, role: str) -> dict[str, list[str]]:
        """Ids that lead somewhere, by the names of parameters and fields; hosts leave the neighbours alone."""
        tables = self.tables if role == "host" else [*self.tables, *self.over, self.quiet]
        return {**self._ids, "table": tables}

    async def open(self, chance: Random) -> None:
        """Let a host come, and play a game of every kind to its end."""
        guest, _ = await self.house.people.welcome(Guest(), "")
        host, token, *_ = await self.house.people.keep(guest, Keeping(name="Host", passphrase=PASSPHRASE), "", "")
        await self.house.hosting.perform(AppointHost(person=host.id), None)
        self.house.people.look_again()
        self.tokens["host"] = token
        await self.house.store.keep_record("record", host.id, RECORD, None)
        for game in GAMES.values():
            self.over.append((await self._found(game, [host], OVER, chance)).id)

    async def fill(self, chance: Random) -> None:
        """Let new people come, and sit down at new tables."""
        come = {}
        for role in ("outcast", "guest", "owner", "ann", "ben"):
            come[role], self.tokens[role] = await self.house.people.welcome(Guest(), "")
        self._roles = {come[role].id: role for role in come if role in ROLES}
        people = [come["owner"], come["guest"], come["outcast"]]
        rooms = [
            await self._found(game, people[: chance.randrange(1, 4)], status, chance)
            for game in GAMES.values()
            for status in (WAITING, PLAYING, PLAYING, CLOSED)
        ]
        self.tables = [room.id for room in rooms]
        quiet = await self._found(GAMES[UNHURRIED], [come["ann"], come["ben"]], PLAYING, chance)
        self.quiet = quiet.id
        self._ids |= {
            "player": [come["owner"].id, "easy bot"],
            "person": [come["outcast"].id],
            "session": [come["outcast"].session],
        }

    async def _found(self, game: AnyGame, people: list[Person], status: str, chance: Random) -> Room:
        """A table of a game in a state, with these people on all its seats by turns."""
        state, founding = moment(game, chance, is_last=status == OVER)
        sat = [
            Sat(seat, people[seat % len(people)].id, people[seat % len(people)].name) for seat in range(founding.seats)
        ]
        if status == WAITING:
            return await self.house.rooms.found(people[0], founding, sat[1:])
        position = msgspec.json.encode(game.position(state)).decode()
        room = await self.house.rooms.found(people[0], founding, sat, position)
        await room.enter(room.table.begin())
        while status == OVER and (asked := room.table.asked) is not None:
            assert room.table.state is not None
            menu = room.table.state.menu()
            await room.enter(room.table.move(asked, menu[chance.randrange(len(menu))].text))
        if status == CLOSED:
            await room.enter(Closed())
        return room

    async def look(self, table: str) -> Table | None:
        """What there is to know of a table; None where a host has deleted it."""
        try:
            played = (await self.house.rooms.room(table)).table
        except NotFound:
            return None
        every = played.game.notation.moves
        menu = [] if played.state is None else list(played.state.menu())
        return Table(menu, every[:: max(1, len(every) // 50)], seat_name(played.asked or 0), played.number)

    async def asked(self, table: str) -> str | None:
        """The role of whoever is asked at a table, if they have one."""
        try:
            played = (await self.house.rooms.room(table)).table
        except NotFound:
            return None
        return None if played.asked is None else self._roles.get(played.chairs[played.asked].person or "")

    async def quiet_table(self) -> bytes:
        """What the neighbours see of their game, and all that has happened there but for talk."""
        table = (await self.house.rooms.room(self.quiet)).table
        entries = [news.entry for news in table.news if not isinstance(news.entry, Said | Reacted)]
        scenes = [whole(table, seat, table.number, Private()).game for seat in range(len(table.chairs))]
        return msgspec.json.encode((entries, scenes))


def moment(game: AnyGame, chance: Random, *, is_last: bool) -> tuple[State, Founding]:
    """A moment of a game, any or the last one before its end; and the table it is of."""
    while True:
        dice = Seeded(chance.randrange(2**32))
        seats, options = drawn_table(game, chance.randrange(2), dice)
        state = before = game.start(seats, dice, options)
        far = chance.randrange(FAR)
        while state.outcome is None and (is_last or far):
            before = state.copy()
            menu = state.menu()
            state.play(menu[dice.below(len(menu))], dice)
            far -= 1
        founding = Founding(game=game.name, seats=seats, options=msgspec.to_builtins(options), pace=Untimed())
        if is_last or state.outcome is None:
            return before if is_last else state, founding
