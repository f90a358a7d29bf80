"""Bots at tables: what they get is what their seat gets; they think in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from hashlib import sha256
from multiprocessing import get_context, parent_process
from pathlib import Path
from random import choice
from threading import Thread
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from silverware.bots import seat_bot
from silverware.bots.report import save
from silverware.core.errors import BotFailed
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.seats import Seat
from silverware.games import game_called
from silverware.server.table import HostedTable

LONGEST: Final = 60
"""Seconds a bot may think; then chance chooses."""
GRACE: Final = 5
"""Seconds after which one that cannot be interrupted is waited for no more."""
INTERRUPTS: Final = hasattr(signal, "setitimer")
"""Whether a process can interrupt itself here; Windows has nothing for it."""

logger = logging.getLogger("silverware.bots")


class Given(Struct, frozen=True, kw_only=True):
    """Everything a bot gets to choose a move."""

    game: str
    edition: str | None
    bot: str
    """Its level, or where its class is."""
    seed: str
    heard: list[Event]
    view: Any
    menu: list[str]


def given_to(table: HostedTable, seat: Seat) -> Given:
    """What a bot gets that plays a seat: that seat's view, menu and past, and nothing else.

    It remembers what its seat was told at every table, as people do in their heads.
    """
    assert table.state is not None
    founding = table.ground.founding
    return Given(
        game=founding.game,
        edition=founding.edition,
        bot=table.roster.path(table.chairs[seat].level or founding.level),
        seed=sha256(table.ground.secret + f"{seat}/{table.number}".encode()).hexdigest(),
        heard=[event.to(seat) for number in table.line for event in table.news[number - 1].events],
        view=table.game.view(table.state, seat),
        menu=[move.text for move in table.state.menu()],
    )


def given_for_hint(table: HostedTable, seat: Seat) -> Given:
    """What a bot gets that advises a seat: at a table that forgets it knows no past."""
    given = given_to(table, seat)
    return replace(given, heard=[]) if table.forgetful else given


@lru_cache(64)
def game_of(name: str, edition: str | None) -> AnyGame:
    """A game, made once in each process."""
    return game_called(name, edition)


def think(given: Given) -> str:
    """The move a bot chooses; BotFailed where it fails."""
    game = game_of(given.game, given.edition)
    bot = seat_bot(given.bot, game, given.view.seat, given.seed)
    for event in given.heard:
        bot.hear(event)
    return bot.choose(given.view, [game.notation.parse(move) for move in given.menu]).text


def think_in_time(given: Given, seconds: float) -> str:
    """The move a bot chooses in a process of its own, which is free for the next when the time is over."""
    if not INTERRUPTS:
        return think(given)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return think(given)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def too_late(_: int, __: object) -> None:
    """The time a bot has is over."""
    raise TimeoutError("it took too long")


def begin() -> None:
    """Prepare a process: bots are interrupted in time, and it ends with the server's, even if that was killed."""
    if INTERRUPTS:
        signal.signal(signal.SIGALRM, too_late)
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """Processes that think for bots."""

    def __init__(self, processes: int, reports: str | None = None, longest: float = LONGEST) -> None:
        """So many of them, with a folder for reports on bots that fail, and the seconds a bot may think."""
        self._processes = processes
        self._reports = reports
        self._longest = longest
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=begin)

    async def choose(self, given: Given) -> str:
        """The move a bot chooses; a bot that fails or takes too long moves at random, so that the game goes on."""
        try:
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._pool, think_in_time, given, self._longest)
            return await asyncio.wait_for(thinking, self._longest + GRACE)
        except BrokenProcessPool:
            self._pool = self._made()
            logger.exception("the thinkers died", extra={"game": given.game, "bot": given.bot})
        except BotFailed as failed:
            report = await asyncio.to_thread(self._keep, failed)
            logger.error("a bot failed", extra={"game": given.game, "problem": str(failed), "report": report})
        except Exception:
            logger.exception("a bot failed", extra={"game": given.game, "bot": given.bot})
        return choice(given.menu)

    def _keep(self, failed: BotFailed) -> str | None:
        """Write the report on a bot that failed; the file, if there is a folder for it."""
        try:
            return None if self._reports is None else str(save(failed, Path(self._reports)))
        except OSError:
            logger.exception("a report could not be written")
            return None

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)
