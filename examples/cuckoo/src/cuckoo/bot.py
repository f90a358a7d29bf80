"""Bots for Cuckoo."""

from __future__ import annotations

from collections.abc import Sequence

from cuckoo.game import Cuckoo
from cuckoo.messages import CuckooView
from cuckoo.rules import KEEP
from silverware.bots.bot import Bot
from silverware.core.move import Move


class Easy(Bot[Cuckoo, CuckooView]):
    """A beginner who has read the rules: keeps a card of the upper half, or one that is higher than the neighbour's."""

    plays = Cuckoo.name

    def choose(self, view: CuckooView, menu: Sequence[Move]) -> Move:
        ranks = self.game.pack.ranks
        own = ranks.index(view.players[view.seat].card or ranks[0])
        theirs = view.players[(view.seat + 1) % view.seats].card
        swaps = own < ranks.index(theirs) if theirs and view.seat != view.round - 1 else 2 * own < len(ranks)
        return super().choose(view, [move for move in menu if (move is not KEEP) == swaps])
