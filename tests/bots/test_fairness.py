"""Fairness: what a seat cannot know changes no bot's move. `make fairness` asks at many more moments."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
import pytest

from silverware.bots import AnyBot, Bot, bot_called, bot_class, levels
from silverware.bots.thinking import Hard
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.registry import registration
from silverware.games import GAMES
from tests.bots.fairness import Way, ask, examine, some_moments
from tests.bots.peekers import Careless, Climber, Insider, Marking, Ordering, Searcher, Seer, Smuggling, Telling
from tests.trust.scale import scaled

WORLDS: Final = 30
"""How many simulations a bot that searches has for a move."""
MOMENTS: Final = 250, 2500
"""At how many moments each bot is asked, in the short and in the whole form."""
FEWER: Final = {"silver-coin-hard": (80, 1000), "silverton-hard": (20, 200)}
"""The same for bots that take long."""
CAUGHT: Final = 12
"""At how many moments a peeking bot is asked."""
REPEATED: Final = 6
"""At how many moments every bot is asked again in other processes."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
BOTS: Final = [(game, level) for game in GAMES.values() for level in levels(game)]


def every_bot(*, searching: bool = False) -> pytest.MarkDecorator:
    """Try every bot of every game; or all those that search."""
    some = [(game, level) for game, level in BOTS if not searching or searches(level, game)]
    return pytest.mark.parametrize(("game", "level"), some, ids=[f"{game.name}-{level}" for game, level in some])


def searches(level: str, game: AnyGame) -> bool:
    """Whether the bot of a level searches."""
    return issubclass(bot_class(level, game), Hard)


def called(level: str, game: AnyGame) -> tuple[str, type[AnyBot]]:
    """The bot of a level, and its name. One that searches counts its simulations."""
    name = f"{level}:{WORLDS}w" if searches(level, game) else level
    return name, bot_class(name, game)


@every_bot()
def test_what_is_hidden_changes_no_move(game: AnyGame, level: str, figure: Callable[[str], None]) -> None:
    """Nor what a bot advises or why. So many seats, options and stages of a game as chance brings."""
    name, kind = called(level, game)
    wanted = scaled(*FEWER.get(f"{game.name}-{level}", MOMENTS))
    finding = examine(game, name, kind, wanted)
    assert not finding.unfair
    assert finding.different > finding.moments / 2
    figure(
        f"Fairness, {game.title}, {name}: asked at {finding.moments:,} moments, and at a table each time that its seat "
        f"could not tell apart ({finding.different:,} times it lay differently); the answer was always the same."
    )


# What the test would catch


@every_game
@pytest.mark.parametrize(
    ("kind", "way"),
    [(Searcher, Way), (Climber, Way), (Insider, Careless), (Seer, Careless)],
    ids=["in-memory", "at-hand", "left-lying", "by-search"],
)
def test_a_bot_that_peeks_is_caught(game: AnyGame, kind: type[AnyBot], way: type[Way]) -> None:
    finding = examine(game, "peeker", kind, CAUGHT, way())
    assert len(finding.unfair) > CAUGHT / 4


@every_game
@pytest.mark.parametrize(
    "leak", [lambda _: Smuggling(), Marking, Ordering], ids=["in-the-view", "on-the-moves", "by-their-order"]
)
def test_a_table_that_shows_too_much_is_caught(game: AnyGame, leak: Callable[[AnyGame], Way]) -> None:
    assert len(examine(game, "random", Bot, CAUGHT, leak(game)).unfair) > CAUGHT / 4


SECRETIVE: Final = [
    game for game in GAMES.values() if any(kind.to is not Event.to for kind in registration(game.name).events)
]
"""The games where things happen that not everybody may see."""


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
def test_a_table_that_tells_too_much_is_caught(game: AnyGame) -> None:
    assert len(examine(game, "random", Bot, CAUGHT, Telling()).unfair) > CAUGHT / 4


# Budgets


@every_bot(searching=True)
@pytest.mark.parametrize("worlds", [1, 30, 77])
def test_a_budget_in_worlds_is_used_up_as_far_as_it_goes(game: AnyGame, level: str, worlds: int) -> None:
    for moment in some_moments(game, 2):
        bot = bot_called(f"{level}:{worlds}w", game, moment.seed)
        assert isinstance(bot, Hard)
        for event in moment.truth.past:
            bot.hear(event.to(moment.seat))
        _, view, menu = moment.truth.asks()
        search = bot.search(view, menu)
        assert sum(search.tries[move].visits() for move in menu) == search.simulations <= worlds
        assert search.simulations + len(search.open) > worlds or search.is_settled()


def answers() -> Iterator[bytes]:
    """What every bot of every game answers at some moments."""
    for game in GAMES.values():
        for level in levels(game):
            for moment in some_moments(game, REPEATED):
                yield msgspec.json.encode(ask(Way(), *called(level, game), moment, moment.truth))


def test_every_run_gives_the_same_answers() -> None:
    """Though strings hash differently in each."""
    command = [sys.executable, "-c", "from tests.bots.test_fairness import *; print(*answers(), sep='\\n')"]
    runs = [
        subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True)
        for seed in ("1", "2")
    ]
    first, second = (run.stdout.splitlines() for run in runs)
    assert first == second == [str(answer) for answer in answers()]
