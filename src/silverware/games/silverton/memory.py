"""What a chair knows from what it has seen: everybody's cash, and what was discarded, if it keeps notes."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.event import Event
from silverware.core.seats import seat_of
from silverware.games.silverton.events.beginning import Began
from silverware.games.silverton.events.cards import ClaimEmptied, ClaimsDiscarded, EventStruck, RivalTook
from silverware.games.silverton.events.happened import Happened
from silverware.games.silverton.state import Table


class Memory(Struct, frozen=True):
    """§21.3 Notes of everybody's cash. All that is paid is paid openly, so everybody's are exact, and the same."""

    cash: tuple[int, ...]
    discards: tuple[str, ...]
    """§4.6 Cards of the claim deck that everybody saw go, in that order."""


def recall(table: Table) -> Memory:
    """The notes of whoever has looked on from the beginning."""
    return Memory(tuple(table.cash), tuple([table.box.cards[card] for card in table.discards]))


def remember(memory: Memory | None, event: Event) -> Memory | None:
    """The notes after one more event."""
    assert isinstance(event, Happened)
    if isinstance(event, Began):
        return Memory(tuple(cash for _, cash in event.flows()), ())
    flows, gone = event.flows(), discarded(event)
    if memory is None or not (flows or gone):
        return memory
    cash = list(memory.cash)
    for seat, money in flows:
        cash[seat_of(seat)] += money
    return Memory(tuple(cash), memory.discards + gone)


def discarded(event: Event) -> tuple[str, ...]:
    """The cards that an event puts on the discards."""
    if isinstance(event, (EventStruck, ClaimEmptied)) or (isinstance(event, RivalTook) and event.card.startswith("c")):
        return (event.card,)
    return event.cards if isinstance(event, ClaimsDiscarded) else ()
