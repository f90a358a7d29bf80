"""Bots that fail, each in its own way."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, ClassVar

from silverware.bots import AnyBot, Bot
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.view import View


class Dropper(Bot[AnyGame, View]):
    """Raises when asked."""

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        raise ZeroDivisionError(f"north\nof {view.round}")


class Quitter(Bot[AnyGame, View]):
    """Tries to end the program."""

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        sys.exit("I resign")


class Mute(Bot[AnyGame, View]):
    """Answers nothing."""

    def choose(self, view: View, menu: Sequence[Move]) -> Any:
        return None


class Talker(Bot[AnyGame, View]):
    """Answers with the words of a move, which are no move."""

    def choose(self, view: View, menu: Sequence[Move]) -> Any:
        return menu[0].text


class Cheat(Bot[AnyGame, View]):
    """Answers with a move that is not on the menu."""

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        return next(move for move in self.game.notation.moves if move not in menu)


class Deaf(Bot[AnyGame, View]):
    """Raises when told something."""

    def hear(self, event: Event) -> None:
        raise KeyError("ear")


class Late(Bot[AnyGame, View]):
    """Raises before it sits."""

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        raise RuntimeError


class Thinker(Bot[AnyGame, View]):
    """Thinks for ever."""

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        while True:
            pass


class Stubborn(Bot[AnyGame, View]):
    """Thinks for ever, whoever interrupts it."""

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue


class Watcher(Bot[AnyGame, View]):
    """Plays well enough, and remembers everything it was ever given."""

    given: ClassVar[list[tuple[AnyBot, object]]] = []

    def hear(self, event: Event) -> None:
        self.given.append((self, event))

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        self.given.extend([(self, view), (self, menu)])
        return super().choose(view, menu)


class Clearer(Bot[AnyGame, View]):
    """Tries to take moves off the menu."""

    def choose(self, view: View, menu: Any) -> Move:
        menu.clear()
        return super().choose(view, menu)


def plain() -> None:
    """No bot at all."""
