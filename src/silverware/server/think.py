"""Bots at tables: what they get is what their seat gets; they think in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from hashlib import sha256
from multiprocessing import get_context, parent_process
from random import choice
from threading import Thread
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from silverware.bots import bot_called
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.seats import Seat
from silverware.games import game_called
from silverware.server.table import HostedTable

LONGEST: Final = 60
"""Seconds a bot may think; then chance chooses."""

logger = logging.getLogger("silverware.bots")


class Given(Struct, frozen=True, kw_only=True):
    """Everything a bot gets to choose a move."""

    game: str
    edition: str | None
    level: str
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
        level=table.chairs[seat].level or founding.level,
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
    """The move a bot chooses."""
    game = game_of(given.game, given.edition)
    bot = bot_called(given.level, game, given.seed)
    for event in given.heard:
        bot.hear(event)
    return bot.choose(given.view, [game.notation.parse(move) for move in given.menu]).text


def go_with_the_server() -> None:
    """End this process when the server's ends, even if that was killed."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    Thread(target=watch, daemon=True).start()


class Thinkers:
    """Processes that think for bots."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"), initializer=go_with_the_server)

    async def choose(self, given: Given) -> str:
        """The move a bot chooses; a bot that fails or takes too long moves at random, so that the game goes on."""
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._pool, think, given)
            return await asyncio.wait_for(thinking, LONGEST)
        except BrokenProcessPool:
            self._pool = self._made()
            logger.exception("the thinkers died")
        except Exception:
            logger.exception("a bot failed", extra={"game": given.game, "level": given.level})
        return choice(given.menu)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)
