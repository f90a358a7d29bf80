"""Events: facts in the past tense. They are the log, the animation and a bot's memory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Literal, Self

from msgspec import Struct

from silverware.core.seats import SEAT_NAMES, Seat, SeatName

Mood = Literal["defiant", "hurt", "relieved", "pleased", "disappointed", "daring", "caught", "sly", "winning"]
"""How a seat may feel about an event that everybody has seen."""
Stirred = tuple[SeatName, Mood] | None
Marks = Iterable[tuple[SeatName, str]]
"""Seats, and what sets each apart."""
PLAYS: Final = tuple(f"plays {place}" for place in ("first", "second", "third", "fourth", "fifth", "sixth"))
"""How players differ by when they play."""


class Event(Struct, frozen=True, gc=False, tag=True):
    """Something that happened, and the § it happened by."""

    rule: ClassVar[str]
    deals: ClassVar[bool] = False
    """Whether the cards are dealt again, so that no card told of before still lies on the table."""

    def to(self, seat: Seat) -> Self:
        """The event as it looks from that chair; what the chair may not know is None."""
        return self

    def stirs(self) -> Stirred:
        """Who may comment on it and in what mood, as everybody can see; None for an everyday event."""
        return None

    def marks(self) -> Marks:
        """What now sets seats apart and may decide the round or the game: who plays first, a home city, a character
        that was used. For whoever studies games.
        """
        return ()


def in_turn(first: SeatName, seats: int) -> Marks:
    """The seats of a table in the order in which they play.

    >>> list(in_turn("south", 3))
    [('south', 'plays first'), ('north', 'plays second'), ('east', 'plays third')]
    """
    begins = SEAT_NAMES.index(first)
    return [(SEAT_NAMES[(begins + place) % seats], PLAYS[place]) for place in range(seats)]
