"""Editions that people bring along: looked at, tried out in a process of its own, and made once in each process."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from silverware.core.dice import Seeded
from silverware.core.game import AnyGame
from silverware.core.seats import SPECTATOR
from silverware.games import game_called
from silverware.server.refused import TooCostly

PARTS: Final = 64
"""How many names a dotted key may join."""
TRIED: Final = 100
"""Moves that are played to try an edition out."""


@lru_cache(64)
def game_of(name: str, edition: str | None) -> AnyGame:
    """A game, made once in each process."""
    return game_called(name, edition)


def look_over(edition: str) -> None:
    """Refuse at once what would take long to read.

    Python's own reader of TOML takes seconds and gigabytes for a key of ten thousand parts; for all else that we
    found in 100,000 characters it takes at most 0.13 s. This finds such keys in 2 ms, so that we need no second
    reader; rtoml, which refuses them too, takes 14 ms. What gets past it meets the limits of a process of its own.
    """
    if max(piece.count(".") for piece in re.split(r"[\n,=]", edition)) >= PARTS:
        raise TooCostly(f"This edition cannot be read: a key has more than {PARTS} parts, or a text too many dots.")


def tried(name: str, edition: str, seats: int, options: Mapping[str, Any]) -> None:
    """Play with an edition for a while, all that a table would work out for its chairs: so we see what it costs.

    Whatever is wrong with it, or with such a table, is refused as founding the table would be.
    """
    game = game_called(name, edition)
    chosen = game.choose(options)
    dice = Seeded(0)
    state = game.start(game.check_table(seats, chosen), dice, chosen)
    for _ in range(TRIED):
        if state.asked() is None:
            break
        menu = state.menu()
        for move in menu:
            game.brings(state, move)
        for chair in (SPECTATOR, *range(seats)):
            game.view(state, chair)
        state.play(menu[dice.below(len(menu))], dice)
    game.printed()


def printed(name: str, edition: str | None) -> Struct | None:
    """What a client draws of an edition."""
    return game_of(name, edition).printed()
