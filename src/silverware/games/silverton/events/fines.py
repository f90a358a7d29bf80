"""§17, §32 Pieces are freed, hired and promoted."""

from __future__ import annotations

from typing import ClassVar

from silverware.core.seats import SeatName
from silverware.games.silverton.events.happened import Flows, Happened


class TriedRelease(Happened, frozen=True):
    """A seat threw two dice to free a piece from jail."""

    rule: ClassVar[str] = "17.1"
    seat: SeatName
    piece: str
    dice: tuple[int, int]
    freed: bool


class PaidFine(Happened, frozen=True):
    """A seat paid to free a piece from jail."""

    rule: ClassVar[str] = "17.1"
    seat: SeatName
    piece: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class Hired(Happened, frozen=True):
    """A seat paid for a new prospector in the place of one that was killed."""

    rule: ClassVar[str] = "17.3"
    seat: SeatName
    piece: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class Engaged(Hired, frozen=True):
    """A seat hired another piece, without a bonus."""

    rule: ClassVar[str] = "32.4"


class Promoted(Happened, frozen=True):
    """A piece won a dispute, what it was about was paid for, and its bonus went up."""

    rule: ClassVar[str] = "32.6"
    seat: SeatName
    piece: str
    bonus: int
