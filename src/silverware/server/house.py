"""A server as a whole: its database, its people, its rooms, and what goes on beside the requests."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from time import monotonic
from typing import Final, TypeVar

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.plugins import InitPlugin

from silverware.server import metrics
from silverware.server.calling import Calling
from silverware.server.channels import Channel
from silverware.server.database import Database
from silverware.server.ending import told_to_end
from silverware.server.homes import Homes
from silverware.server.hosting import Hosting
from silverware.server.hours import BEAT, now
from silverware.server.limits import Ledger, Places
from silverware.server.notices import Notice
from silverware.server.people import People
from silverware.server.processes import Processes
from silverware.server.rates import Rates
from silverware.server.refused import NotStored
from silverware.server.renaming import reach_tables
from silverware.server.reviews import PATIENCE, WAITING, WAITING_EACH, reviewers
from silverware.server.rooms import DAY, Rooms
from silverware.server.roster import Roster
from silverware.server.settings import Settings
from silverware.server.store import Store
from silverware.server.think import Thinkers
from silverware.server.turns import Turns
from silverware.server.workshop import Workshop, workers

T = TypeVar("T")

ROUND: Final = 1.0
"""Seconds between two rounds through the house."""
HOUR: Final = 3600
"""Rounds, of about a second, between two clearings of what nobody needs any more."""

logger = logging.getLogger("silverware.house")


class House(InitPlugin):
    """Everything one worker holds; a plugin of the application, with which it opens and closes."""

    def __init__(
        self, settings: Settings, thinkers: Thinkers | None = None, processes: Processes | None = None
    ) -> None:
        """With thinkers, and processes for the workshop, where several houses share them."""
        self.settings = settings
        self.database = Database(settings.database)
        self.store = Store(self.database, settings.workers)
        self.homes = Homes(settings.meeting, settings.workers)
        ledger = Ledger(settings.meeting)
        self.people = People(self.database, ledger)
        self.hosting = Hosting(self.database, self.people.hashing)
        self._heeded = 0
        """The number of the last act of a host that has been heeded."""
        self.is_ending = False
        """Whether this process has been told to end."""
        self.roster = Roster(settings.bots)
        self._own_processes = processes is None
        self._processes = processes or workers()
        self.workshop = Workshop(self._processes)
        self._reviewers = reviewers()
        self.reviews = Workshop(self._reviewers, Turns(1, WAITING_EACH, WAITING), PATIENCE)
        """Where decisions are judged, one after the other: neither bots nor records wait for that."""
        bounds = settings.bounds
        self.connections = Places(bounds.connections_each, bounds.connections)
        self.places = Places(bounds.sockets_each, bounds.sockets)
        """For those who listen at tables."""
        self.rates = Rates(ledger, bounds)
        self._own_thinkers = thinkers is None
        self._thinkers = thinkers or Thinkers(settings.thinkers, settings.reports)
        self.calling = Calling(self.database, settings, self.rates.calls, self.rates.subscribers)
        self.rooms = Rooms(
            self.store, self._thinkers, self.roster, settings, self.rates.speakers, self.spread, self.calling.call
        )
        self._channel = Channel(self.database, self._hear, self._look_again) if self.database.shared else None
        """To the other workers."""

    def spread(self, notice: Notice) -> None:
        """Tell every worker, where there are others."""
        self.rooms.start(self._heed if self._channel is None else self._channel.say, notice)

    def _hear(self, notice: Notice) -> None:
        if self.rooms.concerns(notice):
            self.rooms.start(self._heed, notice)

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.state["house"] = self
        app_config.lifespan.append(self.open)
        return app_config

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """Open for as long as the server runs."""
        async with AsyncExitStack() as closing:
            if self._own_processes:
                closing.callback(self._processes.close)
            closing.callback(self._reviewers.close)
            if self._own_thinkers:
                closing.callback(self._thinkers.close)
            closing.callback(self.homes.close)
            closing.enter_context(told_to_end(self._say_goodbye))
            closing.push_async_callback(self.store.close)
            await self._once_there(self.store.open)
            if self._channel is not None:
                closing.push_async_callback(self._channel.close)
                await self._channel.open()
            closing.callback(self.people.close)
            await self._once_there(self.people.open)
            await self._once_there(self.calling.open)
            metrics.ROOMS.set_function(lambda: len(self.rooms.open))
            tune_the_interpreter()
            closing.push_async_callback(self.rooms.close)
            self._heeded = await self._once_there(self.hosting.latest)
            for person in await self._once_there(self.hosting.barred):
                self.rooms.start(self.rooms.get_up, person)
            beside = [asyncio.create_task(self._go_round()), asyncio.create_task(self.calling.go_on())]
            closing.push_async_callback(end_tasks, beside)
            yield

    async def _once_there(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What the database answers, as soon as it does: a worker may start beside others while it is away.

        uvicorn stops all workers where one cannot start.
        """
        while True:
            try:
                return await ask()
            except NotStored as error:
                if self.is_ending:
                    raise
                logger.warning("waits for the database", extra={"problem": str(error.__cause__)})
            await asyncio.sleep(ROUND)

    def _say_goodbye(self) -> None:
        """Let everybody go, those too who wait for news: whoever still asks for something is answered at once."""
        self.is_ending = True
        self.rooms.empty()

    def _look_again(self) -> None:
        """What the other workers said was not heard for a time: whoever is here comes anew, if they still may."""
        self.people.look_again()
        self.rooms.empty()

    async def _heed(self, notice: Notice) -> None:
        """Do what follows from something, here or at another worker."""
        await self.rooms.heed(notice)
        if notice.renamed:
            self.people.look_again()
            self.rooms.dismiss(notice.renamed)
            await self.rooms.reread(notice.renamed)

    async def call_anew(self, person: str) -> None:
        """A new name reaches every list and table; so it does where something was done under the old one meanwhile."""
        self.people.look_again()
        for _ in range(2):
            await reach_tables(self.database, person)
            self.spread(Notice(renamed=person))

    async def heed_hosts(self) -> None:
        """Do what follows from what hosts have done, here or elsewhere, since this worker last looked."""
        for deed in await self.hosting.since(self._heeded):
            self.rooms.upset()
            if deed.act == "close" and deed.whom in self.rooms.open:
                await self.rooms.open[deed.whom].catch_up()
            if deed.act == "delete-table" and deed.whom in self.rooms.open:
                self.rooms.forget(self.rooms.open[deed.whom])
            self.people.look_again()
            if deed.act != "appoint":  # which takes nothing from anybody
                self.rooms.dismiss(deed.whom)
            if deed.act in ("rename", "delete"):
                await self.rooms.reread(deed.whom)
                if await self.hosting.write_over(deed.whom):
                    await self.rooms.reread(deed.whom)
            if deed.act in ("ban", "delete"):
                self.rooms.start(self.rooms.get_up, deed.whom)
            self._heeded = max(self._heeded, deed.number)

    async def clear_away(self) -> None:
        """Delete tables and guests that came to nothing."""
        bounds, time = self.settings.bounds, now()
        await self.rooms.clear_away(time - bounds.empty_days * DAY, time - bounds.waiting_days * DAY)
        await self.people.clear_away(time - bounds.guest_days * DAY)

    async def _go_round(self) -> None:
        beaten = monotonic()
        for number in count():
            try:
                if monotonic() - beaten >= BEAT or not self.store.hours.is_open:
                    await self.store.hours.beat()
                    beaten = monotonic()
                await self.rooms.tend()
                await self.heed_hosts()
                if number % HOUR == 0:
                    await self.clear_away()
                self._processes.rest()
                self._reviewers.rest()
                await self.database.tidy()
            except NotStored as error:
                logger.warning("the database does not answer", extra={"problem": str(error.__cause__)})
            except Exception:
                logger.exception("a round through the house failed")
            await asyncio.sleep(ROUND)


async def end_tasks(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Have tasks end, however they do."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def tune_the_interpreter() -> None:
    """For a long life with many small things to do, and a thread beside them that waits for the disk.

    What tables keep is nothing the collector has to look at (`gc=False`). Its rounds are rare enough that moves on
    their way to the disk are told and gone before it comes, and short enough (some 10 ms) that nobody notices; and a
    commit that is done need not wait long to say so.
    """
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)
    sys.setswitchinterval(0.0001)
