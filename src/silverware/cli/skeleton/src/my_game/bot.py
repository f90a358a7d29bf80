"""Bots for My Game."""

from __future__ import annotations

from collections.abc import Sequence

from my_game.game import MyGame
from my_game.messages import MyGameView
from my_game.rules import ONE, TWO
from silverware.bots.bot import Bot
from silverware.core.move import Move


class Easy(Bot[MyGame, MyGameView]):
    """A beginner who has read the rules: leaves a multiple of three, if that is possible."""

    plays = MyGame.name

    def choose(self, view: MyGameView, menu: Sequence[Move]) -> Move:
        wanted = {1: ONE, 2: TWO}.get(view.heap % 3)
        return super().choose(view, menu if wanted is None else [wanted])
