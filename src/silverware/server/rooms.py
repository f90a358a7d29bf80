"""Every room of a worker: opened when somebody comes, closed when nobody is left, tended every second."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

from silverware.core.seats import Seat, seat_name
from silverware.server.audience import Listener
from silverware.server.documents import AnyAct, Founding, Ground, Person, Rise, Sit
from silverware.server.editions import game_of
from silverware.server.entries import AnyEntry, BotSat, Interrupted, Kept, Rematched
from silverware.server.hours import now
from silverware.server.limits import Limit
from silverware.server.messages import Call, Done
from silverware.server.notices import Notice
from silverware.server.ratings import unrated
from silverware.server.refused import Busy, NotFound, NotStored, NotYours, Refused, Reopened, TooMany
from silverware.server.room import Room, row
from silverware.server.roster import Roster
from silverware.server.settings import Settings
from silverware.server.store import Store
from silverware.server.table import OVER, HostedTable
from silverware.server.think import Thinkers

T = TypeVar("T")

DAY: Final = 24 * 3600 * 1000
"""Milliseconds."""
MANY: Final = 10_000
"""How many addresses that have put tables on the list are remembered; the longest unseen are forgotten first."""
SLICE: Final = 20
"""Entries of a log that are read in one go."""

logger = logging.getLogger("silverware.rooms")


class Rooms:
    """Every room of this worker."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        roster: Roster,
        settings: Settings,
        talk: Limit,
        spread: Callable[[Notice], None],
        call: Callable[[str, Call], None],
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.roster = roster
        self.settings = settings
        self._spread = spread
        self.talk = talk
        self._listed: OrderedDict[str, deque[str]] = OrderedDict()
        """By address, the waiting tables it put on the list."""
        self._worker = secrets.token_hex(4)
        self.call = call
        """Tells somebody who is not here that it is their turn."""
        self.open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._upheavals = 0
        """How often something has changed of which rooms that were just being opened may have read too early."""
        self._reading = asyncio.Lock()
        """Logs are read by turns, some entries at a time, so that many long ones keep nobody waiting."""
        self.store.on_return = self.empty
        self._tasks: set[asyncio.Task[None]] = set()

    async def room(self, table: str) -> Room:
        """The room of a table."""
        room = self.open.get(table)
        if room is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            room = await asyncio.shield(self._opening[table])
        room.used = now()
        if room.is_behind():
            await room.catch_up()
        return room

    async def at(self, table: str, work: Callable[[Room], Awaitable[T]]) -> T:
        """Do something in the room of a table: in the next one where it is closed before anything was done."""
        while True:
            room = await self.room(table)
            with suppress(Reopened):
                return await work(room)

    async def act(self, table: str, person: Person, act: AnyAct) -> Done:
        """Do what a person asks for at a table, or refuse it."""
        return await self.at(table, lambda room: room.act(person, act))

    async def listen(
        self, table: str, person: Person | None, since: int, tell: Callable[[bytes | None], None]
    ) -> tuple[Room, Listener]:
        """Hear of a table from a number on, and where."""

        async def listen(room: Room) -> tuple[Room, Listener]:
            return room, await room.listen(person, since, tell)

        return await self.at(table, listen)

    @asynccontextmanager
    async def held(self, table: str, person: Person | None) -> AsyncIterator[Room]:
        """The room of a table that somebody wants to look at, for as long as they look; NotYours where they may not."""
        while True:
            room = await self.visited(table, person)
            async with room.lock:
                if not room.closed:
                    yield room
                    return

    async def visited(self, table: str, person: Person | None) -> Room:
        """The room of a table that somebody wants to look at; NotYours where they may not."""
        room = await self.room(table)
        if not room.table.admits("" if person is None else person.id):
            raise NotYours("Only players see the game at this table.")
        return room

    async def _open(self, table: str) -> Room:
        """Read a table, once for all who come at the same time."""
        try:
            upheavals = -1
            while upheavals != self._upheavals:
                upheavals = self._upheavals
                room = Room(self, await self.read(table), await self.store.private(table))
                await self._go_on(room)
        finally:
            del self._opening[table]
        self.open[table] = room
        return room

    async def _go_on(self, room: Room) -> None:
        """Let the clocks of a table go on from where they stood if the house was closed since its last entry."""
        while room.table.is_timed and (away := await self.store.hours.closed_since(room.table.news[-1].at)):
            if await room.enter(Interrupted(away)):
                return

    async def read(self, table: str) -> HostedTable:
        """A table from its log."""
        ground = await self.store.ground(table)
        await make_ready(ground.founding)
        read = HostedTable(ground, self.roster)
        entries = await self.store.entries(table, 0)
        for first in range(0, len(entries), SLICE):
            async with self._reading:
                for each in entries[first : first + SLICE]:
                    read.fold(each.at, each.entry)
                await asyncio.sleep(0)  # the others at their tables do not wait for a long log
        return read

    def forget(self, room: Room) -> None:
        """Close a room: whoever listens comes back to one that is read anew."""
        room.close()
        if self.open.get(room.id) is room:  # and not the one that was opened in its place
            del self.open[room.id]

    def tell_next(self, room: Room) -> None:
        """Tell the next room of a table what a closed one has stored after all."""
        self.upset()
        following = self.open.get(room.id)
        if following is not None:
            following.miss(room.table.number)
            self.start(following.catch_up)

    def upset(self) -> None:
        """Something has changed: a room that is just being opened is read again, since it may have read too early."""
        self._upheavals += 1

    async def found(
        self, person: Person, founding: Founding, entries: Sequence[AnyEntry], position: str = "", origin: str = ""
    ) -> Room:
        """A new table, with those who sit there from the first."""
        await self._check_number(person)
        await make_ready(founding)
        ground = Ground(secrets.token_urlsafe(9), person.id, now(), founding, secrets.token_bytes(32), position, origin)
        table = HostedTable(ground, self.roster)
        rows = []
        for entry in entries:
            table.fold(ground.created, entry)
            rows.append(row(table, ground.created, entry, None, 0))
        await self.store.found(ground, len(table.chairs), rows)
        return await self.room(ground.id)

    async def _check_number(self, person: Person) -> None:
        """Refuse one more table where there are too many."""
        standing, own = await self.store.standing(person.id, now() - self.settings.bounds.playing_days * DAY)
        if own >= self.settings.bounds.tables_own:
            raise TooMany("You have too many tables that wait or play; finish some.")
        if standing >= self.settings.bounds.tables:
            raise Busy("There are too many tables here; try again later.")

    async def put_on_list(self, table: str, address: str) -> None:
        """One more waiting table of an address that anybody finds; of too many, the oldest leaves."""
        waiting = self._listed.pop(address, deque())
        self._listed[address] = waiting
        waiting.append(table)
        if len(self._listed) > MANY:
            self._listed.popitem(last=False)
        if len(waiting) > self.settings.bounds.listed_each:
            await self.store.delist(waiting.popleft())

    async def check_bots(self, room: Room) -> None:
        """Refuse one more game of bots without people where there are too many."""
        await room.catch_up()  # people may have sat down at another worker
        if any(chair.person is not None for chair in room.table.chairs):
            return
        bounds = self.settings.bounds
        playing, own = await self.store.without_people(room.table.ground.maker)
        if own >= bounds.bot_tables_own:
            raise TooMany("Bots already play alone at several of your tables; wait until a game is over.")
        near = sum(each.line == room.line and each.is_bots_alone() for each in self.open.values())
        if near >= bounds.bot_tables_each:
            raise TooMany("Bots already play alone at several tables of your network; wait until a game is over.")
        if playing >= bounds.bot_tables:
            raise Busy("Bots already play alone at many tables; try again later.")

    async def clear_away(self, empty: int, waiting: int) -> None:
        """Delete tables whose game has not begun since a time: where nobody sits, and others."""
        for table in await self.store.clear_away(empty, waiting):
            if table in self.open:
                self.forget(self.open[table])

    async def check_help(self, table: HostedTable) -> None:
        """NotYours where no bot shows what to do: at a copy of a game that others still play, or that is rated."""
        if not table.ground.origin:
            return
        with suppress(NotFound):
            origin = (await self.room(table.ground.origin)).table
            people = {chair.person for chair in origin.chairs} - {None}
            if origin.status != OVER and (len(people) > 1 or not unrated(origin)):
                whose = "others still play" if len(people) > 1 else "you still play for the ratings"
                raise NotYours(f"This is a copy of a game that {whose}: bots help with it when that is over.")

    async def rematch(self, person: Person, address: str, table: str) -> str:
        """The next table for those of a game that is over: made by the first who asks, the others take their seats."""
        made = ""

        async def agreed(room: Room) -> tuple[str, list[Seat]]:
            """The table they go on at, and the seats they keep there."""
            nonlocal made
            async with room.hold():
                mine = await room.judged(lambda: playing_again(room.table, person))
                while not room.table.rematch:
                    made = made or await self._found_next(person, address, room.table)
                    await room.store(Rematched(made))
                return room.table.rematch, mine

        again, mine = await self.at(table, agreed)
        for seat in mine:
            if (await self.room(again)).table.chairs[seat].person != person.id:
                await self.act(again, person, Sit(seat=seat_name(seat)))
        return again

    async def _found_next(self, person: Person, address: str, table: HostedTable) -> str:
        bots = [BotSat(seat, chair.level) for seat, chair in enumerate(table.chairs) if chair.level is not None]
        kept = [
            Kept(seat, chair.person, chair.name) for seat, chair in enumerate(table.chairs) if chair.person is not None
        ]
        founding = table.next_founding()
        room = await self.found(person, founding, [*bots, *kept])
        if founding.open:
            await self.put_on_list(room.id, address)
        return room.id

    # Beside the rooms

    def spread(self, notice: Notice) -> None:
        """Tell the other workers."""
        self._spread(notice)

    def concerns(self, notice: Notice) -> bool:
        """Whether a notice says anything new to anybody here: most logs that grow are in no room, or grew here."""
        rooms = [(self.open.get(table), number) for table, number in notice.logs.items()]
        return not rooms or any(room is not None and room.table.number < number for room, number in rooms)

    async def heed(self, notice: Notice) -> None:
        """Another worker (or this one) has stored something."""
        await self._catch_up(notice.logs)
        if notice.private in self.open:
            await self.open[notice.private].read_private()
        elif notice.private in self._opening:
            self.upset()
        watching = notice.watching
        if watching is not None and watching.worker != self._worker and watching.table in self.open:
            self.open[watching.table].presence.heed(watching, now())
        if notice.revoked:
            self.dismiss(notice.revoked)

    async def _catch_up(self, logs: Mapping[str, int]) -> None:
        """Take in what other workers have stored, given how far the logs of some tables go."""
        behind = []
        for table in logs:
            room = self.open.get(table)
            if room is not None and room.table.number < logs[table]:
                if room.audience.listeners:
                    behind.append(room)
                else:
                    room.miss(logs[table])
        if behind:
            read = await self.store.entries_after({room.id: room.table.number for room in behind})
            for room in behind:
                self.start(room.take_in, read[room.id])

    def dismiss(self, whom: str) -> None:
        """Let go of whoever came with a session, or is a person, by the id of either; they may come back."""
        for room in self.open.values():
            room.dismiss(whom)

    async def reread(self, person: str) -> None:
        """The logs where somebody sat or talked have been written anew."""
        self.upset()
        for room in list(self.open.values()):
            if room.mentions(person):
                self.forget(room)
            await asyncio.sleep(0)

    async def get_up(self, person: str) -> None:
        """Somebody plays here no more: they leave every table where something is to be played."""
        for table, seat in await self.store.places_of(person):
            with suppress(Refused):
                await self.act(table, Person(id=person, name=""), Rise(seat=seat_name(seat)))

    async def tend(self) -> None:
        """Every second: take up what tables are owed and nobody did, hear what was missed, close empty rooms."""
        for table in await self.store.claim(now() + self.settings.lease):
            self.start(self._attend, table)
        if self.store.database.shared and self.open:
            known = {table: room.table.number for table, room in self.open.items()}
            await self._catch_up(await self.store.grown(known))
        for room in self.open.values():
            watching = room.announce(self._worker)
            if watching is not None and self.store.database.shared:
                self.spread(Notice(watching=watching))
        for room in [room for room in self.open.values() if room.is_idle()]:
            self.forget(room)

    async def _attend(self, table: str) -> None:
        await (await self.room(table)).attend()

    def start(self, work: Callable[..., Coroutine[Any, Any, None]], *given: Any) -> None:
        """Do something beside everything else; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work(*given))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, NotStored):
            logger.warning("not stored", extra={"problem": str(error.__cause__)})  # it stays owed
        elif error is not None:
            logger.error("failed", exc_info=error)

    def empty(self) -> None:
        """Let everybody go."""
        self.upset()
        for room in list(self.open.values()):
            self.forget(room)

    async def close(self) -> None:
        """Let everybody go, and leave what is being done."""
        self.empty()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def playing_again(table: HostedTable, person: Person) -> list[Seat]:
    """The seats that a person keeps for the next game; Refused where it is not time for one."""
    if table.status != OVER:
        raise Refused("The game is not over yet.")
    if not table.seats_of(person.id):
        raise NotYours("You have no seat at this table.")
    return table.seats_of(person.id)


async def make_ready(founding: Founding) -> None:
    """Make the game of an edition that people brought along, beside everything else, before a table is made with it.

    It has been tried out, so it does not take long.
    """
    if founding.edition is not None:
        await asyncio.to_thread(game_of, founding.game, founding.edition)
