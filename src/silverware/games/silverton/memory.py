"""What a chair knows from what it has seen paid: everybody's cash, if it keeps notes."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.event import Event
from silverware.games.silverton.events import Began, Happened
from silverware.games.silverton.state import Table


class Memory(Struct, frozen=True):
    """§21.3 Notes of everybody's cash. All that is paid is paid openly, so everybody's are exact, and the same."""

    cash: tuple[int, ...]


def recall(table: Table) -> Memory:
    """The notes of whoever has looked on from the beginning."""
    return Memory(tuple(table.cash))


def remember(memory: Memory | None, event: Event) -> Memory | None:
    """The notes after one more event."""
    assert isinstance(event, Happened)
    if isinstance(event, Began):
        return Memory(tuple(cash for _, cash in event.flows()))
    flows = event.flows()
    if memory is None or not flows:
        return memory
    cash = list(memory.cash)
    for seat, money in flows:
        cash[seat] += money
    return Memory(tuple(cash))
