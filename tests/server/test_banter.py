"""What bots say at the table: seldom, the same for everybody, and chosen by what everybody has seen."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Union, get_args

import msgspec
import pytest

from silverware.core.dice import Seeded
from silverware.core.event import Event, Mood
from silverware.core.registry import registration
from silverware.core.seats import SPECTATOR, seat_called
from silverware.games import GAMES
from silverware.server.banter import LINES, WHILE, line
from silverware.server.cast import EARNEST, GENTLE
from silverware.server.documents import Private
from silverware.server.messages import Item
from silverware.server.table import OVER
from silverware.server.telling import sheet, whole
from tests.server.stage import Stage
from tests.server.test_messages import at_random

LONG = 400


def a_game(game: str) -> Stage:
    """A game of bots with one person, as far as it goes."""
    stage = Stage("Ada", bots=3, game=game, level="random").start()
    luck = Seeded(7)
    for _ in range(LONG):
        if stage.table.status == OVER:
            break
        stage.later(5)
        if stage.table.status != OVER and stage.table.asked == 0:
            stage.now += 20_000
            at_random(stage, luck)
    return stage


def items(stage: Stage, seat: int) -> list[Item]:
    """All that a chair is told of the log."""
    return list(whole(stage.table, seat, 0, Private()).news)


def test_every_temper_has_lines_for_every_mood() -> None:
    assert {each.temper for each in (*GENTLE, *EARNEST)} == set(LINES)
    for moods in LINES.values():
        assert set(moods) == set(get_args(Mood))
        assert all(lines and all(lines) for lines in moods.values())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_follows_from_what_a_spectator_was_told_and_is_the_same_for_all(game: str) -> None:
    stage = a_game(game)
    kinds: Any = Union[registration(game).events]  # noqa: UP007 (worked out, not written)
    tempers = {
        seat_called(sitting.seat, 4): sitting.temper for sitting in sheet(stage.table).seats if sitting.bot is not None
    }
    spoken, until = 0, 0
    for item in items(stage, SPECTATOR):
        told = msgspec.json.decode(msgspec.json.encode(item.events))
        seen: list[Event] = [msgspec.convert(each["event"], kinds) for each in told]
        said = line(tempers, item.number, seen) if item.at >= until else None
        assert item.line == said
        if said is not None:
            spoken, until = spoken + 1, item.at + WHILE
    assert spoken
    heard = [[item.line for item in items(stage, seat)] for seat in (SPECTATOR, 0, 1, 2, 3)]
    assert all(each == heard[0] for each in heard)


def test_no_two_lines_come_within_a_while() -> None:
    at = [item.at for item in items(a_game("silver-coin"), 0) if item.line is not None]
    assert len(at) > 2
    assert all(later - earlier >= WHILE for earlier, later in pairwise(at))


def test_people_are_given_no_lines() -> None:
    stage = Stage("Ada", "Bob").start()
    luck = Seeded(3)
    while stage.table.status != OVER:
        stage.later(60)
        at_random(stage, luck)
    assert not any(item.line for item in items(stage, 0))
