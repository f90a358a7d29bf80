"""The bots, by level and game."""

from __future__ import annotations

from typing import Final

from silverware.bots.bot import AnyBot, Bot
from silverware.bots.imported import imported
from silverware.bots.programs import EXEC, program
from silverware.bots.seated import SeatedBot
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.core.registry import registration
from silverware.core.seats import Seat

__all__ = ["EASY", "RANDOM", "AnyBot", "Bot", "SeatedBot", "bot_called", "bot_class", "levels", "own_bot", "seat_bot"]

RANDOM: Final = "random"
EASY: Final = "easy"


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels of the bots that a game brings along, and that of the random bot, which plays every game.

    >>> from silverware.games.quick_silver import GAME
    >>> levels(GAME)
    ('random', 'easy')
    """
    return RANDOM, *registration(game.name).bots


def bot_class(name: str, game: AnyGame) -> type[AnyBot]:
    """The bot of a level, or of your own, if it plays that game.

    Where a game brings no easy bot along, the random one is easy enough.

    >>> from silverware.games.quicksand import GAME
    >>> bot_class("silverware.bots.quicksand:Easy", GAME) is bot_class("easy", GAME)
    True
    >>> bot_class("silverware.bots.quick_silver:Easy", GAME)
    Traceback (most recent call last):
        ...
    silverware.core.errors.BadTable: The bot silverware.bots.quick_silver:Easy plays quick-silver, not quicksand.
    """
    if ":" in name:
        kind = own_bot(name)
        if kind.plays not in ("", game.name):
            raise BadTable(f"The bot {name} plays {kind.plays}, not {game.name}.")
        return kind
    brought = registration(game.name).bots
    if name in brought:
        return imported(brought[name])
    if name in (RANDOM, EASY):
        return Bot
    raise BadTable(f"There is no bot {name!r}; the bots are {', '.join(levels(game))}, or package.module:Class.")


def own_bot(name: str) -> type[AnyBot]:
    """A bot of your own: a class, written `package.module:Class`, or a program, written `exec:COMMAND`."""
    return program(name) if name.startswith(EXEC) else imported(name)


def bot_called(name: str, game: AnyGame, seed: int | str) -> AnyBot:
    """A bot for that game, by its level or its class."""
    return bot_class(name, game)(game, seed)


def seat_bot(name: str, game: AnyGame, seat: Seat, seed: int | str) -> SeatedBot:
    """A bot in a seat, by its level or its class: told events, it remembers, and asked, it answers from the menu.

    >>> import silverware
    >>> match = silverware.start("quicksand", seats=2, seed=1)
    >>> bots = [seat_bot("easy", match.game, seat, seed=seat) for seat in range(match.seats)]
    >>> while (seat := match.asked) is not None:
    ...     match.play(bots[seat].choose(match.view(seat), match.menu))
    >>> len(match.outcome.winners)
    1
    """
    return SeatedBot(name, bot_class(name, game), game, seat, seed)
