"""Where a table lives while somebody is at it: the table in memory, whoever listens, and what it is owed.

Memory is a cache of the log. An act is judged, folded in and stored under the room's lock, and told to nobody before
it is stored; where storing fails the room is read again from the log. A move that finds the room free waits for
nothing but the disk, so it needs no coroutine: it is judged when it is heard, and told by whoever stored it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from random import choice
from time import monotonic
from typing import Any, Final, Protocol, TypeVar

import msgspec

from silverware.bots import EASY
from silverware.bots.advice import Advice
from silverware.core.errors import SilverwareError
from silverware.core.seats import Seat, chair_called
from silverware.server import metrics
from silverware.server.audience import Audience, Listener, chairs
from silverware.server.documents import (
    AddSalt,
    AnyAct,
    ChooseFace,
    Days,
    KeepSketches,
    MakeMove,
    Mute,
    Orders,
    Pause,
    Person,
    Private,
    React,
    Replace,
    Rise,
    Say,
    SeatBot,
    Sit,
    Undo,
    Why,
)
from silverware.server.duties import Answer, Duty, Think, duty
from silverware.server.entries import NAMING, AnyEntry, Hinted, Moved, Readied, Replaced, SeatEntry
from silverware.server.hours import now
from silverware.server.judge import in_need, judge, own_seat, why_not
from silverware.server.limits import Bucket, Limit
from silverware.server.lock import Lock
from silverware.server.messages import Call, Done
from silverware.server.notices import Notice
from silverware.server.planning import readable
from silverware.server.presence import MOST, Presence, Watching
from silverware.server.ratings import standings
from silverware.server.refused import NotStored, Refused, Reopened, TooLate, TooMany
from silverware.server.settings import Settings
from silverware.server.store import Append, Logged, Store
from silverware.server.table import OVER, PLAYING, WAITING, HostedTable
from silverware.server.think import Given, Thinkers, Thought, given_for_hint, given_to
from silverware.server.turns import IDLE, URGENT

T = TypeVar("T")

WATCHERS: Final = 20
"""How often those who watch may say something in 20 seconds, all of them together."""
LATEST: Final = 5_000
"""Entries of the log that whoever comes is told, at most."""
BESIDE: Final = Undo, Pause, Replace, Rise
"""What players do beside their moves, as often as they like: the last quarter of a log is not for that."""
PREPARING: Final = Sit, SeatBot, AddSalt, ChooseFace, Rise
"""What people do before the game."""
KEPT: Final = Orders, KeepSketches, Mute
"""What a seat tells the server and nobody else."""
DESERTED: Final = 120_000
"""Milliseconds after which a room nobody is in is closed."""


Outcome = bool | Exception
"""Of something that was to be stored: whether it was, False where another worker was faster; or what went wrong."""


class Storing:
    """An act on its way to the disk: the number everybody knew before it, who acted, and who hears of the outcome."""

    def __init__(self, since: int, then: Callable[[Outcome], None], person: Person | None, ref: str) -> None:
        self.since = since
        self.then = then
        self.person = person
        self.ref = ref
        self.is_stored = False


class Surroundings(Protocol):
    """What a room needs of the house it is in."""

    store: Store
    thinkers: Thinkers
    settings: Settings
    talk: Limit
    call: Callable[[str, Call], None]

    def spread(self, notice: Notice) -> None:
        """Tell the other workers."""

    def start(self, work: Callable[..., Coroutine[Any, Any, None]], *given: Any) -> None:
        """Do something beside everything else."""

    def forget(self, room: Room) -> None:
        """Close a room."""

    def tell_next(self, room: Room) -> None:
        """Tell the next room of a table what a closed one has stored after all."""

    async def read(self, table: str) -> HostedTable:
        """A table from its log."""


class Room:
    """A table in memory."""

    def __init__(self, house: Surroundings, table: HostedTable, private: dict[Seat, Private]) -> None:
        self.table = table
        self.private = private
        self.audience = Audience(table)
        self.presence = Presence()
        self.lock = Lock()
        self.used = now()
        self.closed = False
        self._missed = 0
        """The number of an entry that another worker has stored, and nobody here needed to know."""
        self.line = table.ground.maker
        """Whose turn it is when bots think here: of the address that players come from, as far as we have seen any."""
        self._house = house
        self._most = house.settings.bounds.entries
        """Entries of the log."""
        self._watchers = Bucket(WATCHERS, 20)
        """What those who watch may say."""
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: int | None = None
        """The entry a bot is thinking about what to do after."""
        self._is_advising = False
        self._advice: dict[tuple[int, Seat], Advice] = {}
        """The last advice, by the entry after which it was given, and the seat: whoever asks again gets the same."""

    @property
    def id(self) -> str:
        """The table's."""
        return self.table.ground.id

    def visit(self, person: Person | None, address: str) -> None:
        """Somebody is here, by an address."""
        if person is not None and (person.id == self.table.ground.maker or self.table.seats_of(person.id)):
            self.line = address

    # Acting

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Have the room to oneself for a while; Reopened where it is closed."""
        async with self.lock:
            self._check_open()
            yield

    def _check_open(self) -> None:
        if self.closed:
            raise Reopened

    async def act(self, person: Person, act: AnyAct) -> Done:
        """Do what a person asks for, or refuse it; Reopened where the room was closed before that."""
        self._check_open()
        if isinstance(act, (Say, React)):
            self._house.talk.spend(person.id, "You are talking too fast; wait a moment.")
            if not self.table.seats_of(person.id) and not self._watchers.take(monotonic()):
                raise TooMany("The spectators are talking too fast; wait a moment.")
        async with self.hold():
            if isinstance(act, Why):
                await self.judged(lambda: why_not(self.table, person, act))
            elif isinstance(act, KEPT):
                await self._keep_private(person, act)
            else:
                while not await self.store(await self.judged(lambda: self._judge(person, act)), person, act.ref):
                    pass  # the log has grown, so this ends when it is full
            return Done(act.ref, self.table.number)

    async def judged(self, judging: Callable[[], T]) -> T:
        """Under the lock: what judging comes to, knowing everything that other workers have stored."""
        while True:
            try:
                return judging()
            except SilverwareError:
                if not (self._house.store.database.shared and await self._catch_up()):
                    raise

    def _judge(self, person: Person, act: AnyAct) -> AnyEntry:
        self._check_space(person, act)
        return judge(self.table, person, act, now())

    def _check_log(self) -> None:
        if self.table.number >= self._most:
            raise Refused("The log of this table is full.")

    def _check_space(self, person: Person, act: AnyAct) -> None:
        """Refuse what the log of one table has no space for; nobody fills it so that the others cannot go on."""
        self._check_log()
        table, bounds = self.table, self._house.settings.bounds
        if isinstance(act, BESIDE) and table.number >= self._most * 3 // 4:
            raise Refused("The log of this table is nearly full: what is left is for moves.")
        if table.status == WAITING and isinstance(act, PREPARING):
            self._check_preparations(person, act)
        if isinstance(act, (Say, React)) and table.said >= bounds.talk:
            raise Refused("The talk at this table is full.")
        if isinstance(act, (Say, React)) and table.called >= bounds.talk // 2 and not table.seats_of(person.id):
            raise Refused("The spectators have said enough at this table; what is left is for the players.")
        if isinstance(act, AddSalt) and table.salted >= bounds.salts:
            raise Refused("No more words can be added to the dice at this table.")

    def _check_preparations(self, person: Person, act: AnyAct) -> None:
        """Refuse what would leave no space to others who want to sit down here."""
        table, bounds = self.table, self._house.settings.bounds
        many, own = sum(table.prepared.values()), table.prepared.get(person.id, 0)
        if many >= bounds.preparations:
            raise Refused("Too much has changed at this table before its start; start it, or make another one.")
        if person.id == table.ground.maker or isinstance(act, Rise):
            return
        if own >= bounds.preparations_own:
            raise Refused("You have changed enough at this table before its start.")
        if own and many >= bounds.preparations * 3 // 4:
            raise Refused("Much has changed at this table before its start: what is left is for those who come anew.")

    async def hint(self, person: Person, name: str) -> Advice:
        """What the best bot makes of the open question, for somebody on that seat. That it was told is stored first."""
        async with self.hold():
            seat, changed = await self.judged(lambda: self._in_need(person, name)), self.table.changed
            given = given_for_hint(self.table, seat)
        advice = self._advice.get((changed, seat)) or await self._advised(given)
        if advice is None:
            raise Refused("The bot that gives hints failed.")
        async with self.hold():
            self._advice = {(changed, seat): advice}
            while await self.judged(lambda: self._is_new_hint(person, name, changed)):
                await self.store(Hinted(seat))
        return advice

    async def _advised(self, given: Given) -> Advice | None:
        """What the best bot advises: one hint of a table at a time, so that nobody fills the queue with them."""
        if self._is_advising:
            raise TooMany("A hint is being worked out already; wait for it.")
        self._is_advising = True
        try:
            return await self._house.thinkers.advise(given, self.line)
        finally:
            self._is_advising = False

    def _in_need(self, person: Person, name: str) -> Seat:
        self._check_log()
        return in_need(self.table, person, name)

    def _is_new_hint(self, person: Person, name: str, changed: int) -> bool:
        """Whether a hint for the moment after an entry has not been stored yet; TooLate where that has passed."""
        if self.table.changed != changed:
            raise TooLate("The table has moved on: look again.")
        self._in_need(person, name)
        return self.table.hinted < changed

    async def enter(self, entry: AnyEntry) -> bool:
        """Store an entry nobody has to be asked for; False where the log has gone on elsewhere."""
        async with self.hold():
            return await self.store(entry)

    def move_at_once(self, person: Person, move: MakeMove, then: Callable[[Outcome], None]) -> bool:
        """Make a move that has to wait for nothing but the disk; `then` hears the outcome. False: `act` has to."""
        number = self.table.number
        if self.closed or move.version > number or number >= self._most or not self.lock.take():
            return False

        def acted(outcome: Outcome) -> None:
            self.lock.give()
            then(outcome)

        try:
            self._put(judge(self.table, person, move, now()), Storing(self.table.number, acted, person, move.ref))
        except BaseException as error:
            self.lock.give()
            if self._house.store.database.shared and isinstance(error, SilverwareError):
                return False
            raise
        return True

    async def store(self, entry: AnyEntry, person: Person | None = None, ref: str = "") -> bool:
        """Under the lock: fold an entry in, store it, and tell everybody; whoever acted gets their `ref` with it.

        False where another worker was faster; what it stored is taken in.
        """
        outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._put(entry, Storing(self.table.number, partial(settle, outcome), person, ref))
        try:
            return await outcome
        except BaseException:
            self._house.forget(self)
            raise

    def _put(self, entry: AnyEntry, storing: Storing) -> None:
        """Fold an entry in and give it to the store."""
        self._check_open()
        table = self.table
        at = max(now(), table.since, table.news[-1].at if table.news else 0)
        try:
            self._fold(at, entry)
            due = self._due()
            new = row(table, at, entry, due, self._house.settings.lease)
        except BaseException:
            self._house.forget(self)
            raise
        self._house.store.append(new, partial(self._stored, entry, due, storing))

    def _stored(self, entry: AnyEntry, due: Duty | None, storing: Storing, outcome: Outcome) -> None:
        """An entry has been stored, or not. Where everybody has seen enough, what follows is told along with it."""
        try:
            if isinstance(outcome, Exception):
                raise outcome
            if not outcome:
                self._house.start(self._overtaken, storing)
                return
            storing.is_stored = True
            if isinstance(entry, Moved):
                metrics.ACTS.moves += 1
            if self.closed:
                self._house.tell_next(self)
            elif isinstance(entry, Readied) and due and isinstance(due.what, Answer) and due.at <= now():
                self._put(self.table.move(due.what.seat, due.what.move), storing)
                return
            self._tell(storing.since, storing.person, storing.ref)
            self._schedule(due)
            self._call_soon()
        except Exception as error:
            self._house.forget(self)
            storing.then(error)
        else:
            storing.then(True)

    async def _overtaken(self, storing: Storing) -> None:
        """Another worker has stored something else first: take that in."""
        try:
            self.table = await self._house.read(self.id)
            if self.table.number <= storing.since:
                raise NotStored("This could not be saved; look at the table again.")
            self._tell(storing.since, storing.person, storing.ref if storing.is_stored else "")
        except Exception as error:
            self._house.forget(self)
            storing.then(error)
        else:
            storing.then(storing.is_stored)

    def miss(self, number: int) -> None:
        """Another worker has stored something. Nobody listens here: it is taken in when somebody comes."""
        self._missed = number
        self._unschedule()

    def is_behind(self) -> bool:
        """Whether something was missed that has not been taken in."""
        return self.table.number < self._missed

    async def catch_up(self) -> None:
        """Take in what other workers have stored."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        return self._take_in(await self._house.store.entries(self.id, self.table.number))

    async def take_in(self, entries: Sequence[Logged]) -> None:
        """Take in what other workers have stored, as far as it is new."""
        async with self.lock:
            self._take_in([each for each in entries if each.number > self.table.number])

    def _take_in(self, entries: Sequence[Logged]) -> bool:
        since = self.table.number
        for each in entries:
            self._fold(each.at, each.entry)
        if entries:
            self._unschedule()
            self._tell(since)
        return bool(entries)

    def _fold(self, at: int, entry: AnyEntry) -> None:
        """Fold an entry in; whoever takes a seat does not take over what was private to it."""
        self.table.fold(at, entry)
        if entry.reseats and isinstance(entry, SeatEntry):
            self.private.pop(entry.seat, None)

    # Private matters

    async def _keep_private(self, person: Person, act: Orders | KeepSketches | Mute) -> None:
        if self._house.store.database.shared:
            self.private = await self._house.store.private(self.id)
        seat, kept = await self.judged(lambda: self._judge_private(person, act))
        await self._house.store.keep_private(self.id, seat, kept)
        self._house.spread(Notice(private=self.id))
        self.private = {**self.private, seat: kept}
        await self._put_off(self._due())

    def _judge_private(self, person: Person, act: Orders | KeepSketches | Mute) -> tuple[Seat, Private]:
        """The seat that keeps something to itself, and all it keeps from now on."""
        self._check_space(person, act)
        seat = own_seat(self.table, person, act)
        before = self.private.get(seat, Private())
        if isinstance(act, Orders):
            meant = self.table.game.notation.meant
            orders = tuple(
                msgspec.structs.replace(order, move=order.move if isinstance(order.move, dict) else move.text)
                for order, move in [(order, meant(order.move)) for order in act.orders]
            )
            return seat, msgspec.structs.replace(before, orders=orders, forced=act.forced)
        if isinstance(act, KeepSketches):
            return seat, msgspec.structs.replace(before, sketches=readable(self.table, act.sketches))
        whom = chair_called(act.whom, len(self.table.chairs))
        if whom == seat:
            raise Refused("You cannot mute yourself.")
        others = tuple(other for other in before.muted if other != whom)
        return seat, msgspec.structs.replace(before, muted=(*others, whom) if act.muted else others)

    async def read_private(self) -> None:
        """Another worker has kept something private."""
        async with self.lock:
            self.private = await self._house.store.private(self.id)

    # Telling

    async def listen(self, person: Person | None, since: int, tell: Callable[[bytes | None], None]) -> Listener:
        """Hear of this table from a number on: what there is (the latest of a long log), then what is new.

        The number may come from another worker, which has stored more than this one knows of.
        """
        async with self.hold():
            if since > self.table.number and self._house.store.database.shared:
                await self._catch_up()
                self._check_open()
            listener = self.audience.listener(person, tell)
            self.audience.admit(listener, self.table, self.private, max(since, self.table.number - LATEST))
        return listener

    def stay(self, listener: Listener) -> None:
        """Somebody will hear of this table until they go; they are told who watches."""
        listener.stays = True
        if not self.presence.is_quiet:
            listener.tell(msgspec.json.encode(self.presence.told))

    def announce(self, worker: str) -> Watching | None:
        """Tell everybody here who watches, where that has changed; and what the other workers are to be told."""
        mark = self.audience.comings, self.table.shown
        if mark == self.presence.mark and self.presence.is_quiet:
            return None
        self.presence.mark = mark
        present = self.audience.watching(self.table)
        people = {person.id: person.name for person in present if person is not None}
        here = Watching(self.id, worker, tuple(sorted(people.items())[:MOST]), present.count(None))
        told = self.presence.now(here, now())
        if told != self.presence.told:
            self.presence.told = told
            self.audience.say(msgspec.json.encode(told))
        return here if self.presence.is_due(here, now()) else None

    def untold(self, person: Person | None, since: int) -> int:
        """How many entries somebody will be told who comes, from all their chairs."""
        return min(max(self.table.number - since, 0), LATEST) * len(self.chairs(person))

    def chairs(self, person: Person | None) -> list[Seat]:
        """The chairs from which somebody looks at this table."""
        return chairs(self.table, person)

    def _tell(self, since: int, person: Person | None = None, ref: str = "") -> None:
        """Tell everybody what came after a number."""
        self.used = now()
        self.audience.tell(self.table, self.private, since, person, ref)

    # What the table is owed

    def _due(self) -> Duty | None:
        return duty(self.table, self.private, self._house.settings.hesitation)

    async def _put_off(self, due: Duty | None) -> None:
        """What the table is owed has changed though its log has not."""
        lease = self._house.settings.lease
        await self._house.store.owe(self.id, self.table.number, None if due is None else max(due.at, now()) + lease)
        self._schedule(due)

    def _schedule(self, due: Duty | None) -> None:
        self._unschedule()
        if due is not None and not self.closed:
            delay = max(due.at - now(), 0) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay, self._house.start, self.attend, self.table.number)

    def _unschedule(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def attend(self, number: int | None = None) -> None:
        """Do what the table is owed, if that is now (and it is still at that number)."""
        async with self.lock:
            if self.closed or number not in (None, self.table.number):
                return
            due = self._due()
            if due is None or due.at > now():
                await self._put_off(due)
                return
            if not isinstance(due.what, Think):
                answer = due.what
                await self.store(self.table.move(answer.seat, answer.move) if isinstance(answer, Answer) else answer)
                return
            seat, changed = due.what.seat, self.table.changed
            if self._thinking == changed:
                return
            given, rank = given_to(self.table, seat), IDLE if self.is_bots_alone() else URGENT
            self._thinking = changed
        try:
            thought = await self._house.thinkers.choose(given, self.line, rank)
            async with self.lock:
                due = self._due()
                is_open = not self.closed and changed == self.table.changed
                if is_open and due is not None and due.what == Think(seat):
                    await self.store(self._chosen(given, thought))
        finally:
            self._thinking = None

    def _chosen(self, given: Given, thought: Thought | None) -> AnyEntry:
        """What a bot chose. Where it failed the easy bot takes over; where it is that one, chance chooses."""
        seat: Seat = given.view.seat
        if thought is not None:
            return self.table.move(seat, thought.move, thought.reason)
        return self.table.move(seat, choice(given.menu)) if given.bot == EASY else Replaced(seat, EASY)

    def is_bots_alone(self) -> bool:
        """Whether bots play here without people."""
        return self.table.status == PLAYING and not self.table.people()

    def _call_soon(self) -> None:
        """At a table by days whoever is asked now is called, unless they come, or somebody else is asked."""
        table = self.table
        if isinstance(table.ground.founding.pace, Days) and table.answering() and table.changed == table.number:
            delay = self._house.settings.patience / 1000
            asyncio.get_running_loop().call_later(delay, self._call_asked, table.changed)

    def _call_asked(self, changed: int) -> None:
        table = self.table
        if self.closed or table.changed != changed:
            return
        here = {each.person.id for each in self.audience.listeners if each.person is not None and each.stays}
        asked = {table.chairs[seat].person for seat in table.answering() if table.chairs[seat].attended}
        for person in asked - here - {None}:
            assert person is not None
            self._house.call(person, Call(table.game.title, f"/table/{self.id}"))

    # Closing

    def is_idle(self) -> bool:
        """Whether nobody has been here for a while."""
        return not self.audience.listeners and not self.lock.is_taken() and now() - self.used > DESERTED

    def dismiss(self, whom: str) -> None:
        """Let go of whoever came with a session, or is a person, by the id of either."""
        for listener in self.audience.listeners:
            if listener.person is not None and whom in (listener.person.session, listener.person.id):
                listener.tell(None)

    def mentions(self, person: str) -> bool:
        """Whether somebody has sat or talked here."""
        return any(isinstance(news.entry, NAMING) and news.entry.person == person for news in self.table.news)

    def close(self) -> None:
        """Let everybody go; whoever still waits for the lock goes on to the next room."""
        self.closed = True
        self._unschedule()
        for listener in self.audience.listeners:
            listener.tell(None)


def settle(outcome: asyncio.Future[bool], stored: Outcome) -> None:
    """Say what came of something to whoever still waits for it."""
    if outcome.done():
        return
    if isinstance(stored, Exception):
        outcome.set_exception(stored)
    else:
        outcome.set_result(stored)


def row(table: HostedTable, at: int, entry: AnyEntry, due: Duty | None, lease: int) -> Append:
    """How an entry just folded in is stored, with what lists and clocks should say after it."""
    sitting = None
    if entry.reseats and isinstance(entry, SeatEntry):
        chair = table.chairs[entry.seat]
        sitting = {"seat": entry.seat, "person": chair.person, "name": chair.name, "bot": chair.level, "private": "{}"}
    return Append(
        table=table.ground.id,
        number=table.number,
        at=at,
        entry=entry,
        status=table.status,
        asked=sum([1 << seat for seat in table.answering()]),
        due=None if due is None else max(due.at, at) + lease,
        sitting=sitting,
        standings=standings(table) if table.status == OVER and isinstance(entry, Moved) else (),
    )
