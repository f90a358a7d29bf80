"""Leaks: whatever a chair may not know changes no byte of what it gets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Final

import pytest

from silverware.core.game import AnyGame
from silverware.core.seats import SPECTATOR, seat_name
from silverware.games import GAMES
from tests.trust.scale import scaled
from tests.trust.twins import Twins, moments

FEW, MANY = 300, 10_000
"""Moments of each game that are looked at, in the short and in the whole form."""
MOVES: Final = 8
"""How far two tables are played on at most."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def pairs(game: AnyGame) -> Iterator[Twins]:
    """Tables that a chair cannot tell apart: from many moments of many games, and from every chair."""
    for number in count():
        for at, (state, options) in enumerate(moments(game, number)):
            for chair in (SPECTATOR, *range(state.seats)):
                yield Twins(game, options, state, chair, f"game {number}, moment {at}, {seat_name(chair)}")


@every_game
def test_what_a_chair_may_not_know_changes_no_byte_it_gets(game: AnyGame, figure: Callable[[str], None]) -> None:
    wanted = scaled(FEW, MANY)
    compared = different = size = 0
    for twins in pairs(game):
        for move in range(MOVES):
            assert not (differences := twins.differences()), (twins.seed, move, differences)
            compared += 1
            different += twins.differ
            size += twins.size
            if not twins.play():
                break
        if compared >= wanted:
            break
    assert different > compared / 2
    figure(
        f"Leaks, {game.title}: {compared:,} moments, each from one of the chairs in turn, {size / 1e6:,.0f} MB; every "
        f"byte was the same at the table and at one that the chair could not rule out ({different:,} times it lay "
        "differently)."
    )
