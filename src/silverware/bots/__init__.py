"""The bots, by level and game."""

from __future__ import annotations

from pkgutil import resolve_name
from typing import Final

from silverware.bots.bot import AnyBot, Bot
from silverware.bots.budget import budget
from silverware.bots.imported import imported
from silverware.bots.programs import EXEC, program
from silverware.bots.seated import SeatedBot
from silverware.bots.thinking import Hard
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.core.registry import registration
from silverware.core.seats import Seat

__all__ = [
    "EASY",
    "HARD",
    "MEDIUM",
    "RANDOM",
    "AnyBot",
    "Bot",
    "SeatedBot",
    "best_level",
    "bot_called",
    "bot_class",
    "levels",
    "own_bot",
    "seat_bot",
    "usual_level",
]

RANDOM: Final = "random"
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EXPERT: Final = "expert"
"""It has learned our edition, and plays no other."""
NETWORK: Final = "onnx:"
"""What the name of a bot begins with that goes by a network; the file follows."""
NETWORK_BOT: Final = "silverware.experts.bot:network_bot"
"""What makes such a bot. It needs numpy, which the engine does without."""


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels of the bots that a game brings along, and that of the random bot, which plays every game.

    >>> from silverware.games.quick_silver import GAME
    >>> levels(GAME)
    ('random', 'easy', 'medium', 'hard', 'expert')
    """
    return RANDOM, *brought_by(game)


def brought_by(game: AnyGame) -> dict[str, str]:
    """The bots that a game brings along, by level, as `module:class`."""
    ours = registration(game.name)
    alike = game.edition == ours.game.edition
    return {level: path for level, path in ours.bots.items() if alike or level != EXPERT}


def usual_level(game: AnyGame) -> str:
    """The level of a bot where nobody asks for another: medium, or the nearest that the game has.

    >>> from silverware.games.quick_silver import GAME
    >>> usual_level(GAME) in levels(GAME)
    True
    """
    return first_of((MEDIUM, EASY), game)


def best_level(game: AnyGame) -> str:
    """The level of the bot that gives hints: the best that the game has."""
    return first_of((HARD, MEDIUM, EASY), game)


def first_of(wanted: tuple[str, ...], game: AnyGame) -> str:
    """The first of these levels that a game has; where it has none, the last of its own."""
    brought = levels(game)
    return next((level for level in wanted if level in brought), brought[-1])


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
    brought = brought_by(game)
    level, _, limit = name.partition(":")
    if level in brought:
        return within(imported(brought[level]), limit) if limit else imported(brought[level])
    if ":" in name:
        kind = own_bot(name)
        if kind.plays not in ("", game.name):
            raise BadTable(f"The bot {name} plays {kind.plays}, not {game.name}.")
        return kind
    if name in (RANDOM, EASY):
        return Bot
    raise BadTable(f"There is no bot {name!r}; the bots are {', '.join(levels(game))}, or package.module:Class.")


def within(kind: type[AnyBot], limit: str) -> type[AnyBot]:
    """A bot that searches, with another budget."""
    if not issubclass(kind, Hard):
        raise BadTable(f"Only a bot that searches can be given a budget, such as hard:{limit}.")
    return type(kind.__name__, (kind,), {"budget": budget(limit), "__module__": kind.__module__})


def own_bot(name: str) -> type[AnyBot]:
    """A bot of your own: a class, written `package.module:Class`, a program, written `exec:COMMAND`, or a network that
    `silverware train` has made, written `onnx:FILE`.
    """
    if name.startswith(NETWORK):
        kind: type[AnyBot] = resolve_name(NETWORK_BOT)(name.removeprefix(NETWORK))
        return kind
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
