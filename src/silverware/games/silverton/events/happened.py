"""All of it happens in the open: even the cash that is hidden could be added up."""

from __future__ import annotations

from silverware.core.event import Event
from silverware.core.seats import SeatName

Flows = tuple[tuple[SeatName, int], ...]


class Happened(Event, frozen=True):
    """What all events of Silverton have."""

    def flows(self) -> Flows:
        """§21.3 Whose cash changes, and by how much: everybody sees what is paid."""
        return ()
