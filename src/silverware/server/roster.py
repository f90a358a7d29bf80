"""Who may be seated here that has no hands: the bots of every game, and the host's own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import Final

from silverware.bots import EASY, levels, own_bot, usual_level
from silverware.bots.programs import EXEC
from silverware.core.errors import BadTable
from silverware.core.game import AnyGame
from silverware.games import GAMES

NAME: Final = re.compile(r"[a-z0-9-]{1,20}")


class Roster:
    """The bots of a server. Players name them; only the host says what is behind a name of the host's own."""

    def __init__(self, own: Mapping[str, str]) -> None:
        """From the host's bots: by their names, what they are, as `package.module:Class` or `exec:COMMAND`."""
        for name in own:
            if not NAME.fullmatch(name):
                raise BadTable(f"A bot's name has up to 20 small letters, digits and hyphens, unlike {name!r}.")
            if is_level(name):
                raise BadTable(f"There is a bot {name} already; give yours another name.")
        self._paths = dict(own)
        self._kinds = {name: own_bot(path) for name, path in own.items()}

    def names(self, game: AnyGame) -> list[str]:
        """The bots that play a game."""
        return [*levels(game), *(name for name, kind in self._kinds.items() if kind.plays in ("", game.name))]

    def check(self, name: str, game: AnyGame) -> None:
        """BadTable where no bot of that name plays a game."""
        if name not in (*self.names(game), EASY):
            raise BadTable(f"There is no bot {name!r} for {game.title}; its bots are {', '.join(self.names(game))}.")

    def seated(self, level: str, levels: Sequence[str], bots: int, game: AnyGame) -> tuple[str, tuple[str, ...]]:
        """The level of a table that is to be, and that of each of its bots; BadTable where no such bots play a game."""
        usual = level or usual_level(game)
        if len(levels) > bots:
            raise BadTable(f"There are levels for {len(levels)} bots, but only {bots} of them.")
        each = (*levels, *[usual] * (bots - len(levels)))
        for name in (usual, *each):
            self.check(name, game)
        return usual, each

    def path(self, name: str) -> str:
        """What makes a bot of that name: its level, its class or its program."""
        return self._paths.get(name, name)


OURS: Final = Roster({})
"""Without any of a host's own."""


def own_bots(words: Iterable[str]) -> dict[str, str]:
    """The host's bots by name, from words such as `mine=package.module:Class`, `package.module:GreedyBot` or
    `exec:./mybot`, several separated by commas. Without a name, the class or the program gives it: `greedy`, `mybot`.
    Levels of ours may stand among them.
    """
    own: dict[str, str] = {}
    for bot in [part.strip() for word in words for part in word.split(",")]:
        if is_level(bot):
            continue
        name, equals, path = bot.partition("=")
        if not equals or bot.startswith(EXEC):
            name, path = named_after(bot), bot
        if name in own:
            raise BadTable(f"The bot {name} is given twice.")
        own[name] = path
    return own


def is_level(name: str) -> bool:
    """Whether a game brings a bot of that name along."""
    return any(name in levels(game) for game in GAMES.values())


def named_after(path: str) -> str:
    """A name for a bot, from its class or the file of its program: VeryGreedyBot is very-greedy."""
    if path.startswith(EXEC):
        return PurePath(path.removeprefix(EXEC).partition(" ")[0]).stem
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", path.rpartition(":")[2]).lower().removesuffix("-bot")
