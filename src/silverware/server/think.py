"""Bots at tables: what they get is what their seat gets; they think in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import signal
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from silverware.bots import seat_bot
from silverware.bots.report import save
from silverware.core.errors import BotFailed
from silverware.core.event import Event
from silverware.core.seats import Seat
from silverware.server.editions import game_of
from silverware.server.processes import Died, Processes
from silverware.server.table import HostedTable
from silverware.server.turns import Turns

LONGEST: Final = 60
"""Seconds a bot may think."""
GRACE: Final = 5
"""Seconds after which the process of one that cannot be interrupted is ended."""
INTERRUPTS: Final = hasattr(signal, "setitimer")
"""Whether a process can interrupt itself here; Windows has nothing for it."""

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


def given_to(table: HostedTable, seat: Seat) -> Given:
    """What a bot gets that plays a seat: that seat's view, menu and past, and nothing else.

    It remembers what its seat was told at every table, as people do in their heads.
    """
    assert table.state is not None
    founding, chair = table.ground.founding, table.chairs[seat]
    return Given(
        game=founding.game,
        edition=founding.edition,
        bot=table.roster.path(chair.deputy or chair.level or founding.level),
        seed=sha256(table.ground.secret + f"{seat}/{table.number}".encode()).hexdigest(),
        heard=[event.to(seat) for number in table.line for event in table.news[number - 1].events],
        view=table.game.view(table.state, seat),
        menu=[move.text for move in table.state.menu()],
    )


def given_for_hint(table: HostedTable, seat: Seat) -> Given:
    """What a bot gets that advises a seat: at a table that forgets it knows no past."""
    given = given_to(table, seat)
    return replace(given, heard=[]) if table.forgetful else given


def think(given: Given) -> str:
    """The move a bot chooses; BotFailed where it fails."""
    game = game_of(given.game, given.edition)
    bot = seat_bot(given.bot, game, given.view.seat, given.seed)
    for event in given.heard:
        bot.hear(event)
    return bot.choose(given.view, [game.notation.parse(move) for move in given.menu]).text


def think_in_time(given: Given, seconds: float) -> str:
    """The move a bot chooses; one that takes too long is interrupted, so that its report says where."""
    if not INTERRUPTS:
        return think(given)
    signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return think(given)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def too_late(_: int, __: object) -> None:
    """The time a bot has is over."""
    raise TimeoutError("it took too long")


class Thinkers:
    """Processes that think for bots."""

    def __init__(self, processes: int, reports: str | None = None, longest: float = LONGEST) -> None:
        """So many of them, with a folder for reports on bots that fail, and the seconds a bot may think."""
        self._processes = Processes(processes)
        self._turns = Turns(processes, own=processes)
        self._reports = reports
        self._longest = longest

    async def choose(self, given: Given, who: str, rank: int) -> str | None:
        """The move a bot chooses; None where it fails or takes too long, and that is reported.

        Bots that people wait for (`URGENT`) think before all others (`IDLE`), and those for whom they think in turn.
        """
        try:
            async with self._turns.turn(who, rank):
                return await self._processes.do(self._longest + GRACE, think_in_time, given, self._longest)
        except Died:
            logger.exception("a bot's process died", extra={"game": given.game, "bot": given.bot})
        except BotFailed as failed:
            report = await asyncio.to_thread(self._keep, failed)
            logger.error("a bot failed", extra={"game": given.game, "problem": str(failed), "report": report})
        except Exception:
            logger.exception("a bot failed", extra={"game": given.game, "bot": given.bot})
        return None

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
