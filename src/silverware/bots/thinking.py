"""Bots that think: they imagine the worlds their seat cannot rule out, and ask a judgement about them."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, ClassVar, Final

from silverware.bots.advice import Advice, Choice
from silverware.bots.bot import Bot, GameT, ViewT
from silverware.bots.budget import DEFAULT, Budget
from silverware.bots.comparing import compared
from silverware.bots.judgement import Judgement
from silverware.bots.search import Search, glance
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.worlds import Worlds

CLOSE: Final = 3
"""How many moves a hint compares."""
SAMPLE: Final = 40
"""In how many worlds a reason is looked for."""


class Thinking(Bot[GameT, ViewT]):
    """A bot that remembers what its seat has seen, and has a judgement."""

    judgement: ClassVar[type[Judgement]]

    def __init__(self, game: GameT, seed: int | str) -> None:
        super().__init__(game, seed)
        self.memory: Any = None
        self.mind = self.judgement(game)

    def hear(self, event: Event) -> None:
        self.memory = self.game.remember(self.memory, event)

    def worlds(self, view: ViewT) -> Worlds[Any]:
        """The worlds it thinks about: all that its seat cannot rule out; a bot that infers more may weigh them."""
        worlds: Worlds[Any] = self.game.worlds(view, self.memory)
        return worlds

    def considered(self, view: ViewT, menu: Sequence[Move]) -> Sequence[Move]:
        """The moves of a menu that it thinks about: all of them, unless a game has some that lead nowhere."""
        return menu

    def reason(self, view: ViewT, move: Move, names: Sequence[str]) -> str:
        """Why it would make this move, in a sentence, by what its seat knows."""
        worlds = self.worlds(view)
        sample = [worlds.imagine(self.dice) for _ in range(SAMPLE)]
        return self.mind.reason(sample, view.seat, move, names)


class Medium(Thinking[GameT, ViewT]):
    """A good player who looks one move ahead: it takes what it likes best over the worlds that may be."""

    glances: ClassVar[int] = 60
    """In how many worlds it judges its moves."""

    def choose(self, view: ViewT, menu: Sequence[Move]) -> Move:
        menu = self.considered(view, menu)
        if len(menu) == 1:
            return menu[0]
        likes = glance(self.mind, self.worlds(view), list(menu), self.glances, self.dice)
        return menu[max(range(len(menu)), key=lambda at: likes[at])]


class Hard(Thinking[GameT, ViewT]):
    """A good player who searches: it tries its moves in many worlds, in which everybody plays on like a good player."""

    budget: ClassVar[Budget] = DEFAULT

    def choose(self, view: ViewT, menu: Sequence[Move]) -> Move:
        menu = self.considered(view, menu)
        return menu[0] if len(menu) == 1 else self.search(view, menu).ranked()[0]

    def search(self, view: ViewT, menu: Sequence[Move]) -> Search:
        """Think about a menu until the budget is used up; what it takes to prepare the worlds is part of it."""
        begun = perf_counter()
        search = Search(self.mind, self.worlds(view), view.seat, list(menu), self.dice)
        if self.budget.simulations is None:
            search.run_for(self.budget.seconds - (perf_counter() - begun))
        else:
            search.run(self.budget.simulations)
        return search

    def advise(self, view: ViewT, menu: Sequence[Move], names: Sequence[str]) -> Advice:
        """The best moves of a menu, compared in the same worlds, and why the best is best."""
        choices = len(menu)
        menu = self.considered(view, menu)
        if len(menu) == 1:
            return Advice((Choice(menu[0].text),), self.reason(view, menu[0], names) if choices > 1 else "")
        search = self.search(view, menu)
        close = search.ranked()[:CLOSE]
        seconds = self.budget.seconds / 2 if self.budget.simulations is None else 0.0
        return Advice(compared(search, close, seconds), self.reason(view, close[0], names))
