"""A bot of your own, in one file.

Let it play Quick Silver against the easy bot, from this folder:

    silverware sim quick-silver --seats 2 --bots easy,grudge:Grudge --games 200
    silverware play quick-silver --seats 3 --bots grudge:Grudge
    silverware serve --bots grudge=grudge:Grudge
"""

from __future__ import annotations

from collections.abc import Sequence

from silverware.bots import Bot
from silverware.core.event import Event
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, seat_of
from silverware.games.quick_silver import QuickSilver
from silverware.games.quick_silver.events import Swapped
from silverware.games.quick_silver.moves import Swap
from silverware.games.quick_silver.view import QuickSilverView


class Grudge(Bot[QuickSilver, QuickSilverView]):
    """Hands its worst card to whoever took one from it last, and leaves the rest to chance."""

    plays = QuickSilver.name

    def __init__(self, game: QuickSilver, seed: int | str) -> None:
        super().__init__(game, seed)
        self.last: Swapped | None = None

    def hear(self, event: Event) -> None:
        if isinstance(event, Swapped):
            self.last = event

    def choose(self, view: QuickSilverView, menu: Sequence[Move]) -> Move:
        """The worst card is the one with the lowest number: Dynamite, if there is any."""
        if self.last is None or self.last.source != SEAT_NAMES[view.seat]:
            return super().choose(view, menu)
        revenge = [move for move in menu if isinstance(move, Swap) and move.target == seat_of(self.last.taker)]
        return min(revenge, key=self.number) if revenge else super().choose(view, menu)

    def number(self, swap: Swap) -> int:
        """The number of the card that a swap offers."""
        return self.game.box.numbers[swap.card]
