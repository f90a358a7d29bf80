"""The bots, by level and game."""

from __future__ import annotations

from typing import Final

from silverware.bots import quick_silver, quicksand, silver_coin, silverton
from silverware.bots.bot import AnyBot, Bot
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame

__all__ = ["BOTS", "EASY", "RANDOM", "AnyBot", "Bot", "bot_called"]

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


def bot_called(level: str, game: AnyGame, seed: int | str) -> AnyBot:
    """A bot of that level for that game."""
    if level not in BOTS:
        raise BadTable(f"There is no bot {level!r}; the bots are {', '.join(BOTS)}.")
    return BOTS[level][game.name](game, seed)
