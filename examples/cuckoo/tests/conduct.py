"""How Silverware's suite of every game looks at Cuckoo."""

from __future__ import annotations

from cuckoo.messages import Cuckooed, CuckooView, Dealt, Redrew, Shown, Swapped

from silverware.core.event import Event
from silverware.core.seats import seat_of
from tests.conduct import Conduct, everybody


class Ledger:
    """§4.1 Tokens come from showing cards alone."""

    def __init__(self, seats: int) -> None:
        self.tokens = [0] * seats

    def hear(self, event: Event) -> None:
        if isinstance(event, Shown):
            for seat in event.lowest:
                self.tokens[seat_of(seat)] += 1

    def check(self, view: CuckooView) -> None:
        assert [player.tokens for player in view.players] == self.tokens


CONDUCT = Conduct(
    tables=4,
    ledger=Ledger,
    privy={
        Dealt: everybody,
        Swapped: lambda event, chair: chair in (event.seat, event.neighbour),
        Cuckooed: everybody,
        Redrew: everybody,
        Shown: everybody,
    },
)
