"""Players without hands. A bot gets what its seat gets: views, menus, and the events its seat hears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.move import Move


class Bot:
    """Chooses at random; the base of bots that choose better."""

    def __init__(self, game: Any, seed: int | str) -> None:
        self.game = game
        self.dice = Seeded(seed)

    def hear(self, event: Event) -> None:
        """An event as the bot's seat sees it. This bot does not listen."""

    def choose(self, view: Any, menu: Sequence[Move]) -> Move:
        """One of the moves on the menu."""
        return menu[self.dice.below(len(menu))]
