"""Bots for Quick Silver."""

from silverware.bots import thinking
from silverware.bots.quick_silver.easy import Easy
from silverware.bots.quick_silver.judgement import QuickSilverJudgement
from silverware.bots.quick_silver.judgement.reliving import SWAPPED, LikelyWorlds
from silverware.core.event import Event
from silverware.core.seats import seat_of
from silverware.games.quick_silver import QuickSilver
from silverware.games.quick_silver.events import Dealt, Passed, Sneaked, Swapped
from silverware.games.quick_silver.view import QuickSilverView

__all__ = ["Easy", "Hard", "Medium"]


class Medium(thinking.Medium[QuickSilver, QuickSilverView]):
    """Remembers every card it has seen, and judges each move by the market that would follow."""

    plays = QuickSilver.name
    judgement = QuickSilverJudgement


class Hard(thinking.Hard[QuickSilver, QuickSilverView]):
    """Plays each move on to the end of the round, in as many worlds as it has time for.

    A world counts the more, the better the choices of the others this round fit the hands they have in it.
    """

    plays = QuickSilver.name
    judgement = QuickSilverJudgement
    mind: QuickSilverJudgement

    def __init__(self, game: QuickSilver, seed: int | str) -> None:
        super().__init__(game, seed)
        self.turns: list[int] = []
        """The turns of this round."""

    def hear(self, event: Event) -> None:
        super().hear(event)
        match event:
            case Dealt():
                self.turns = []
            case Sneaked() | Passed():
                self.turns.append(seat_of(event.seat))
            case Swapped():
                self.turns.append(SWAPPED)

    def worlds(self, view: QuickSilverView) -> LikelyWorlds:
        return LikelyWorlds(self.game.worlds(view, self.memory), self.mind.hands, self.turns, view.seat)
