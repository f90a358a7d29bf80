"""Bots at tables: what they get is what their seat gets; they think in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from silverware.bots import SeatedBot, best_level, seat_bot
from silverware.bots.advice import Advice
from silverware.bots.report import save
from silverware.core.errors import BotFailed
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.server.chairs import NAMELESS
from silverware.server.editions import game_of
from silverware.server.processes import Died, Limits, Processes
from silverware.server.table import HostedTable
from silverware.server.turns import URGENT, Turns

LONGEST: Final = 60
"""Seconds a bot may think."""
EXPLAINING: Final = 1
"""Seconds it may take to say why."""
GRACE: Final = 5
"""Seconds after which the process of one that cannot be interrupted is ended."""
BEHIND: Final = Limits(niceness=15)
"""How bots think: whatever the server itself has to do comes first."""
INTERRUPTS: Final = hasattr(signal, "setitimer")
"""Whether a process can interrupt itself here; Windows has nothing for it."""

Made = TypeVar("Made")

logger = logging.getLogger("silverware.bots")


class Given(Struct, frozen=True, kw_only=True):
    """Everything a bot gets to choose a move."""

    game: str
    edition: str | None
    bot: str
    """Its level, or where its class or its program is."""
    seed: str
    heard: list[Event]
    view: Any
    menu: list[str]
    names: list[str]
    """Of everybody at the table, for what it has to say."""


class Thought(Struct, frozen=True):
    """What a bot made of what it was given: a move, and why, where it has reasons."""

    move: str
    reason: str = ""
    failed: BotFailed | None = None
    """How it failed to say why."""


def given_to(table: HostedTable, seat: Seat) -> Given:
    """What a bot gets that plays a seat: that seat's view, menu and past, and nothing else.

    It remembers what its seat was told at every table, as people do in their heads.
    """
    assert table.state is not None
    founding, chair = table.ground.founding, table.chairs[seat]
    return Given(
        game=founding.game,
        edition=founding.edition,
        bot=table.roster.path(chair.deputy or chair.level or table.level),
        seed=sha256(table.ground.secret + f"{seat}/{table.number}".encode()).hexdigest(),
        heard=[event.to(seat) for number in table.line for event in table.news[number - 1].events],
        view=table.game.view(table.state, seat),
        menu=[move.text for move in table.state.menu()],
        names=NAMELESS[: len(table.chairs)],
    )


def given_for_hint(table: HostedTable, seat: Seat) -> Given:
    """What a bot gets that advises a seat, the best there is: at a table that forgets it knows no past.

    Asked again, it has the same luck.
    """
    given = replace(
        given_to(table, seat),
        bot=best_level(table.game),
        names=table.names,
        seed=sha256(table.ground.secret + f"hint {seat}/{table.changed}".encode()).hexdigest(),
    )
    return replace(given, heard=[]) if table.forgetful else given


def think(given: Given, seconds: float = LONGEST) -> Thought:
    """The move a bot chooses, and why; BotFailed where it fails to choose, but not where it only cannot say why.

    A bot that takes too long is interrupted, so that its report says where. Where there is nothing to choose, there is
    no reason either.
    """
    with in_time(seconds):
        bot, menu = seated(given)
        move = bot.choose(given.view, menu)
    if len(menu) == 1:
        return Thought(move.text)
    try:
        with in_time(EXPLAINING):
            return Thought(move.text, bot.reason(given.view, move, given.names))
    except BotFailed as failed:
        return Thought(move.text, failed=failed)


def advise(given: Given, seconds: float = LONGEST) -> Advice:
    """What a bot makes of a menu for a person on its seat; BotFailed where it fails."""
    with in_time(seconds):
        bot, menu = seated(given)
        return bot.advise(given.view, menu, given.names)


def seated(given: Given) -> tuple[SeatedBot, list[Move]]:
    """A bot that has heard what its seat has, and its menu."""
    game = game_of(given.game, given.edition)
    bot = seat_bot(given.bot, game, given.view.seat, given.seed)
    for event in given.heard:
        bot.hear(event)
    return bot, [game.notation.parse(move) for move in given.menu]


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where a process can interrupt itself."""
    if not INTERRUPTS or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def too_late(_: int, __: object) -> None:
    """The time a bot has is over."""
    raise TimeoutError("it took too long")


class Thinkers:
    """Processes that think for bots."""

    def __init__(self, processes: int, reports: str | None = None, longest: float = LONGEST) -> None:
        """So many of them, with a folder for reports on bots that fail, and the seconds a bot may think."""
        self._processes = Processes(processes, BEHIND)
        self._turns = Turns(processes, own=processes, idle=max(processes - 1, 1))
        self._reports = reports
        self._longest = longest

    async def choose(self, given: Given, who: str, rank: int) -> Thought | None:
        """The move a bot chooses; None where it fails or takes too long, and that is reported.

        Bots that people wait for (`URGENT`) think before all others (`IDLE`), which leave them a process if there are
        several; and those for whom they think come in turn.
        """
        thought = await self._done(think, given, who, rank)
        if thought is not None and thought.failed is not None:
            await self._report(given, thought.failed)
        return thought

    async def advise(self, given: Given, who: str) -> Advice | None:
        """What a bot makes of a menu for somebody who waits for it; None as above."""
        return await self._done(advise, given, who, URGENT)

    async def _done(self, work: Callable[[Given, float], Made], given: Given, who: str, rank: int) -> Made | None:
        try:
            async with self._turns.turn(who, rank):
                return await self._processes.do(self._longest + GRACE, work, given, self._longest)
        except Died:
            logger.exception("a bot's process died", extra={"game": given.game, "bot": given.bot})
        except BotFailed as failed:
            await self._report(given, failed)
        except Exception:
            logger.exception("a bot failed", extra={"game": given.game, "bot": given.bot})
        return None

    async def _report(self, given: Given, failed: BotFailed) -> None:
        report = await asyncio.to_thread(self._keep, failed)
        logger.error("a bot failed", extra={"game": given.game, "problem": str(failed), "report": report})

    def _keep(self, failed: BotFailed) -> str | None:
        """Write the report on a bot that failed; the file, if there is a folder for it."""
        try:
            return None if self._reports is None else str(save(failed, Path(self._reports)))
        except OSError:
            logger.exception("a report could not be written")
            return None

    def close(self) -> None:
        """End the processes."""
        self._processes.close()
