"""Events: facts in the past tense. They are the log, the animation and a bot's memory."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from msgspec import Struct

from silverware.core.seats import Seat, SeatName

Mood = Literal["defiant", "hurt", "relieved", "pleased", "disappointed", "daring", "caught", "sly", "winning"]
"""How a seat may feel about what everybody has just seen."""
Stirred = tuple[SeatName, Mood] | None


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that happened, and the § it happened by."""

    rule: ClassVar[str]
    deals: ClassVar[bool] = False
    """Whether the cards are dealt anew: nothing that was told before lies on the table any more."""

    def to(self, seat: Seat) -> Self:
        """The event as it looks from that chair; what the chair may not know is None."""
        return self

    def stirs(self) -> Stirred:
        """Whom it moves to say something, and in what mood, as everybody sees it; None where it is everyday."""
        return None
