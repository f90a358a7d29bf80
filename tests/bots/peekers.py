"""Bots that peek, each in its own way; and tables that let them, or tell them too much."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Sequence
from typing import Any
from zlib import crc32

import msgspec

from silverware.bots import AnyBot, Bot, SeatedBot
from silverware.bots.budget import LONGEST, Budget
from silverware.bots.judgement import Judgement
from silverware.bots.search import Search
from silverware.bots.thinking import Hard
from silverware.core.dice import Dice
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.core.view import View
from silverware.core.worlds import Worlds
from tests.bots.fairness import Way


def secret(game: AnyGame, state: State) -> int:
    """A number by which states differ that lie differently."""
    return crc32(msgspec.json.encode(game.position(state)))


class Peeker(Bot[AnyGame, View]):
    """Chooses by the truth, if it can find it."""

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        found = self.find(view)
        return super().choose(view, menu) if found is None else menu[secret(self.game, found) % len(menu)]

    def find(self, view: View) -> State | None:
        """The state of the game."""
        raise NotImplementedError


class Searcher(Peeker):
    """Looks through everything in memory for a state that fits what it sees."""

    def find(self, view: View) -> State | None:
        states = [thing for thing in gc.get_objects() if isinstance(thing, State) and thing.seats == view.seats]
        return next((state for state in states if self.game.view(state, view.seat) == view), None)


class Climber(Peeker):
    """Looks for a state among what those have at hand who ask it."""

    def find(self, view: View) -> State | None:
        return next((thing for thing in at_hand() if isinstance(thing, State)), None)


def at_hand() -> Iterator[object]:
    """The variables of all functions that are under way."""
    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
        yield from list(frame.f_locals.values())


class Insider(Peeker):
    """Knows where a state is left lying."""

    def find(self, view: View) -> State | None:
        return Careless.left


class Careless(Way):
    """Leaves the state lying around that it last looked at."""

    left: State | None = None

    def view(self, game: AnyGame, state: State, seat: Seat) -> View:
        Careless.left = state
        return super().view(game, state, seat)


class Seer(Hard[AnyGame, View]):
    """Searches, but in the only world there is."""

    judgement = Judgement
    budget = Budget(LONGEST, simulations=8)

    def search(self, view: View, menu: Sequence[Move]) -> Search:
        assert Careless.left is not None
        search = Search(self.mind, Truth(Careless.left), view.seat, list(menu), self.dice)
        search.run(8)
        return search


class Truth(Worlds[State]):
    """A world without doubts."""

    def __init__(self, state: State) -> None:
        self.state = state

    def imagine(self, dice: Dice) -> State:
        return self.state.copy()


class Loaded:
    """A view that leads to the state it was taken of. It is equal to one that does not."""

    def __init__(self, view: View, state: State) -> None:
        self.view = view
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.view, name)


class Smuggling(Way):
    """Hides the state in the view."""

    def view(self, game: AnyGame, state: State, seat: Seat) -> Any:
        return Loaded(super().view(game, state, seat), state)


class Marked(Move):
    """A move with a mark on its back."""

    def __init__(self, move: Move, mark: int) -> None:
        super().__init__(move.text, move.form)
        self.number = move.number
        self.mark = mark


class Marking(Way):
    """Marks the moves by what is hidden."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def menu(self, state: State) -> Sequence[Move]:
        return [Marked(move, secret(self.game, state)) for move in state.menu()]


class Ordering(Marking):
    """Offers the moves in an order that goes by what is hidden."""

    def menu(self, state: State) -> Sequence[Move]:
        menu = state.menu()
        first = secret(self.game, state) % len(menu)
        return [*menu[first:], *menu[:first]]


class Gossip(SeatedBot):
    """A bot that is told everything as it happened, whoever may see it."""

    def hear(self, event: Event) -> None:
        self._bot.hear(event)


class Telling(Way):
    """Tells bots too much."""

    def seat(self, name: str, kind: type[AnyBot], game: AnyGame, seat: Seat, seed: str) -> SeatedBot:
        return Gossip(name, kind, game, seat, seed)
