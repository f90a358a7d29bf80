"""What a chair has lawfully seen since the deal. Every card can be followed, so nothing of it gets lost."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.event import Event
from silverware.core.seats import Seat
from silverware.games.silver_coin.events import Dealt, shown_by
from silverware.games.silver_coin.state import Table


class Memory(Struct, frozen=True):
    """§30.3 A perfect memory of one round."""

    numbers: dict[int, int]
    """By the tag of a card: its number."""


def recall(table: Table, seat: Seat) -> Memory:
    """What a chair has seen this round."""
    return Memory({tag: table.face[tag] for tag in table.tags() if table.has_seen(seat, tag)})


def remember(memory: Memory | None, event: Event) -> Memory | None:
    """The memory after one more event: a deal wipes it, what is shown adds to it."""
    before = {} if memory is None or isinstance(event, Dealt) else memory.numbers
    return Memory({**before, **shown_by(event)})
