"""The bots for Quicksand that think: both suspect who owns which explorer."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.bots import thinking
from silverware.bots.quicksand.judgement.owners import RelivedWorlds, SuspectedWorlds
from silverware.bots.quicksand.judgement.player import QuicksandJudgement
from silverware.core.move import Move
from silverware.games.quicksand import Quicksand
from silverware.games.quicksand.moves import Pass
from silverware.games.quicksand.view import QuicksandView


class Suspecting(thinking.Thinking[Quicksand, QuicksandView]):
    """A bot that weighs worlds by what everybody played, and does not wait for ever."""

    plays = Quicksand.name
    judgement = QuicksandJudgement

    def worlds(self, view: QuicksandView) -> SuspectedWorlds:
        return SuspectedWorlds(self.game.worlds(view, self.memory), self.game.box, self.dice)

    def considered(self, view: QuicksandView, menu: Sequence[Move]) -> Sequence[Move]:
        """§4.4 Where nobody has played anything for a round, somebody has to begin."""
        moves = self.game.notation.moves
        last = [moves[number] for _, number in view.history[-view.seats :]]
        if len(last) == view.seats and all(isinstance(move, Pass) for move in last):
            return [move for move in menu if not isinstance(move, Pass)] or menu
        return menu


class Medium(Suspecting, thinking.Medium[Quicksand, QuicksandView]):
    """A good player of Quicksand, who hides its explorer a little."""


class Hard(Suspecting, thinking.Hard[Quicksand, QuicksandView]):
    """A good player of Quicksand, who searches."""

    def worlds(self, view: QuicksandView) -> RelivedWorlds:
        return RelivedWorlds(self.game.worlds(view, self.memory), self.game.box, self.dice)
