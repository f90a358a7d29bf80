"""The games, by name."""

from __future__ import annotations

from typing import Final

from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.games import quick_silver, quicksand, silver_coin, silverton

GAMES: Final[dict[str, AnyGame]] = {
    "quick-silver": quick_silver.GAME,
    "quicksand": quicksand.GAME,
    "silver-coin": silver_coin.GAME,
    "silverton": silverton.GAME,
}


def game_called(name: str, edition: str | None = None) -> AnyGame:
    """The game of that name, with our own edition or with the text of another."""
    if name not in GAMES:
        raise BadTable(f"There is no game {name!r}; the games are {', '.join(GAMES)}.")
    game = GAMES[name]
    return game if edition is None else type(game)(edition)
