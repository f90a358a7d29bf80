"""Editions that people bring along: looked at, tried out in a process of its own, and made once in each process."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct
from msgspec.json import encode

from silverware.core.dice import Seeded
from silverware.core.errors import BadEdition
from silverware.core.game import AnyGame
from silverware.core.position import document_in, game_named_in
from silverware.core.script import Recorded
from silverware.core.seats import SPECTATOR
from silverware.games import game_called
from silverware.server.refused import TooCostly

PARTS: Final = 64
"""How many names a dotted key may join."""
TRIED: Final = 100
"""Moves that are played to try an edition out."""
CHANCE: Final = 4_000
"""Characters of what chance brings with one move, at most: every log keeps them. With ours it is 1,400."""
TOLD: Final = 200_000
"""Bytes that a chair is told of one moment, at most: its view and its menu. With ours it is 25,000."""


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
    choosing, dice = Seeded(0), Recorded(Seeded(0), game.cards)
    state = game.start(game.check_table(seats, chosen), dice, chosen)
    for _ in range(TRIED):
        if sum(map(len, dice.take())) > CHANCE:
            raise TooCostly("With this edition a move reveals too much at once; use fewer cards or shorter names.")
        if state.asked() is None:
            break
        menu = state.menu()
        offered = encode([(move.text, move.form, game.brings(state, move)) for move in menu])
        views = [encode(game.view(state, chair)) for chair in (SPECTATOR, *range(seats))]
        if len(offered) + max(map(len, views)) > TOLD:
            raise TooCostly("With this edition there is too much to tell at once.")
        state.play(menu[choosing.below(len(menu))], dice)
    game.printed()


class Checked(Struct, frozen=True):
    """An edition with which a game can be played."""

    game: str
    title: str
    edition: str
    """Its name and a fingerprint of what is in it."""
    moves: int
    """How many different moves there are with it."""


def checked(edition: str) -> Checked:
    """Read an edition, make its game, and play with it for a while; refused with what is wrong where that fails."""
    game = game_called(game_named_in(document_in(edition, BadEdition), BadEdition), edition)
    tried(game.name, edition, game.seats[0], {})
    return Checked(game.name, game.title, game.edition, len(game.notation.moves))


def printed(name: str, edition: str | None) -> Struct | None:
    """What a client draws of an edition."""
    return game_of(name, edition).printed()
