"""Bots that think, in few worlds and about any game, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.bots.advice import Advice, Choice
from silverware.bots.budget import Budget
from silverware.bots.judgement import Judgement
from silverware.bots.thinking import Hard, Medium
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.core.view import View

WHY = "Seems right in"
"""How every reason begins; nothing else says it."""


class Plain(Judgement):
    """Likes all moves alike, and says so."""

    def reason(self, worlds: Sequence[State], seat: Seat, move: Move, names: Sequence[str]) -> str:
        return f"{WHY} {len(worlds)} worlds:\n{names[seat]} has {move.text}."


class Careful(Hard[AnyGame, View]):
    """Searches a little."""

    judgement = Plain
    budget = Budget(simulations=60)


class Sober(Medium[AnyGame, View]):
    """Looks one move ahead."""

    judgement = Plain


class Speechless(Sober):
    """Cannot say why."""

    def reason(self, view: View, move: Move, names: Sequence[str]) -> str:
        raise RuntimeError("words fail it")


class Brooding(Sober):
    """Would say why if it had more time."""

    def reason(self, view: View, move: Move, names: Sequence[str]) -> str:
        while True:
            pass


class Sure(Careful):
    """Is sure of its advice: the first move is best, the second as good, the third a little worse."""

    def advise(self, view: View, menu: Sequence[Move], names: Sequence[str]) -> Advice:
        placements = (0.6, 0.595, 0.47, 0.1)
        choices = [Choice(move.text, at, 0.01) for move, at in zip(menu, placements, strict=False)]
        return Advice(tuple(choices), "Gets rid of Dynamite.")


class Astray(Careful):
    """Advises what is not on the menu."""

    def advise(self, view: View, menu: Sequence[Move], names: Sequence[str]) -> Advice:
        return Advice((Choice("fly away"),))
