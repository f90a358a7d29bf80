"""Players without hands. A bot gets what its seat gets: views, menus, and the events its seat hears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from silverware.bots.advice import Advice, Choice
from silverware.core.dice import Seeded
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.view import View

GameT = TypeVar("GameT", bound=AnyGame)
ViewT = TypeVar("ViewT", bound=View)


class Mishap(Exception):
    """How a bot failed, in words that go into its report as they are: for bots whose traceback says nothing."""

    def __init__(self, problem: str, answer: str | None = None, stderr: Sequence[str] = ()) -> None:
        super().__init__(problem)
        self.problem = problem
        self.answer = answer
        self.stderr = stderr


class Bot(Generic[GameT, ViewT]):
    """A player of one seat in one game. This one chooses at random; a better one overrides `choose`.

    A bot never sees the state of a game. It gets the view of its seat, the menu, and, if it listens, the events as
    its seat sees them. Whatever it leaves to chance it draws from `self.dice`, so that games can be repeated.

    >>> from silverware.games.quick_silver import GAME, QuickSilver
    >>> from silverware.games.quick_silver.moves import Sneak
    >>> from silverware.games.quick_silver.view import QuickSilverView
    >>> class Sneaky(Bot[QuickSilver, QuickSilverView]):
    ...     plays = "quick-silver"
    ...
    ...     def choose(self, view: QuickSilverView, menu: Sequence[Move]) -> Move:
    ...         sneaks = [move for move in menu if isinstance(move, Sneak)]
    ...         return super().choose(view, sneaks or menu)
    >>> bot, dice = Sneaky(GAME, seed=1), Seeded(7)
    >>> state = GAME.start(2, dice, GAME.choose({}))
    >>> state.play(state.menu()[0], dice)  # the dealer picks up
    >>> bot.choose(GAME.view(state, state.asked()), state.menu())
    <sneak>
    """

    plays: ClassVar[str] = ""
    """The name of the only game it plays; empty if it plays them all."""

    def __init__(self, game: GameT, seed: int | str) -> None:
        self.game = game
        self.dice = Seeded(seed)

    def hear(self, event: Event) -> None:
        """An event as the bot's seat sees it. This bot does not listen."""

    def choose(self, view: ViewT, menu: Sequence[Move]) -> Move:
        """One of the moves on the menu."""
        return menu[self.dice.below(len(menu))]

    def reason(self, view: ViewT, move: Move, names: Sequence[str]) -> str:
        """Why it makes this move, in a sentence without a subject, by what its seat knows. This bot has no reasons."""
        return ""

    def advise(self, view: ViewT, menu: Sequence[Move], names: Sequence[str]) -> Advice:
        """What it makes of a menu, for a person on its seat: the best move first. This bot compares no moves."""
        move = self.choose(view, menu)
        return Advice((Choice(move.text),), self.reason(view, move, names))


AnyBot = Bot[Any, Any]
