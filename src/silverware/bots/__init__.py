"""The bots, by level and game."""

from __future__ import annotations

from typing import Final

from silverware.bots import quick_silver, quicksand, silver_coin, silverton
from silverware.bots.bot import AnyBot, Bot
from silverware.bots.imported import imported
from silverware.bots.seated import SeatedBot
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.core.seats import Seat

__all__ = ["BOTS", "EASY", "RANDOM", "AnyBot", "Bot", "SeatedBot", "bot_called", "bot_class", "seat_bot"]

RANDOM: Final = "random"
EASY: Final = "easy"

BOTS: Final[dict[str, dict[str, type[AnyBot]]]] = {
    RANDOM: {"quick-silver": Bot, "quicksand": Bot, "silver-coin": Bot, "silverton": Bot},
    EASY: {
        "quick-silver": quick_silver.Easy,
        "quicksand": quicksand.Easy,
        "silver-coin": silver_coin.Easy,
        "silverton": silverton.Easy,
    },
}


def bot_class(name: str, game: AnyGame) -> type[AnyBot]:
    """The bot of a level, or of your own, written `package.module:Class`, if it plays that game."""
    if ":" in name:
        kind = imported(name)
        if kind.plays not in ("", game.name):
            raise BadTable(f"The bot {name} plays {kind.plays}, not {game.name}.")
        return kind
    if name not in BOTS:
        raise BadTable(f"There is no bot {name!r}; the bots are {', '.join(BOTS)}, or package.module:Class.")
    return BOTS[name][game.name]


def bot_called(name: str, game: AnyGame, seed: int | str) -> AnyBot:
    """A bot for that game, by its level or its class."""
    return bot_class(name, game)(game, seed)


def seat_bot(name: str, game: AnyGame, seat: Seat, seed: int | str) -> SeatedBot:
    """A bot in a seat, by its level or its class."""
    return SeatedBot(name, bot_class(name, game), game, seat, seed)
