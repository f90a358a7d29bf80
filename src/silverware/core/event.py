"""Events: facts in the past tense. They are the log, the animation and a bot's memory."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec import Struct

from silverware.core.seats import Seat


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that happened, and the § it happened by."""

    rule: ClassVar[str]
    deals: ClassVar[bool] = False
    """Whether the cards are dealt anew: nothing that was told before lies on the table any more."""

    def to(self, seat: Seat) -> Self:
        """The event as it looks from that chair; what the chair may not know is None."""
        return self
