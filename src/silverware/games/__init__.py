"""The games, by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from silverware.core.game import AnyGame
from silverware.core.registry import offers, registration


class Games(Mapping[str, AnyGame]):
    """Every game there is, with the edition it comes with. One is imported when it is asked for."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in offers():
            raise KeyError(name)
        return registration(name).game

    def __iter__(self) -> Iterator[str]:
        return iter(offers())

    def __len__(self) -> int:
        return len(offers())


GAMES: Final = Games()


def game_called(name: str, edition: str | None = None) -> AnyGame:
    """The game of that name, with the edition it comes with or with the text of another.

    >>> game_called("quick-silver").title
    'Quick Silver'
    """
    game = registration(name).game
    return game if edition is None else type(game)(edition)
