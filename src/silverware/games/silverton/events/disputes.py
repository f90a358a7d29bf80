"""§9, §10 Disputes of surveyors and of prospectors, and who goes to jail or dies."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from silverware.core.event import Stirred
from silverware.core.seats import SeatName
from silverware.games.silverton.events.happened import Flows, Happened


class Throw(Struct, frozen=True):
    """One side of a dispute: two dice, what is added to them, and all together. An owner has no piece in it."""

    seat: SeatName
    piece: str | None
    dice: tuple[int, int]
    bonus: int
    total: int
    partner: SeatName | None = None
    """§29.6 Who has thrown the second of them, where two are as one."""


class MovedOver(Happened, frozen=True):
    """Before the dice of a dispute a surveyor moved to the open segment beside."""

    rule: ClassVar[str] = "9.6"
    seat: SeatName
    piece: str
    segment: str


class Disputed(Happened, frozen=True):
    """Surveyors threw for a segment; a tie has no winner."""

    rule: ClassVar[str] = "9.1"
    over: str
    throws: tuple[Throw, ...]
    winner: SeatName | None


class CalledDispute(Happened, frozen=True):
    """A seat called for a special dispute where two segments meet, or let it be."""

    rule: ClassVar[str] = "9.10"
    seat: SeatName
    other: SeatName
    town: str
    called: bool


class Contested(Happened, frozen=True):
    """Prospectors threw for a card; a tie has no winner."""

    rule: ClassVar[str] = "10.1"
    over: str
    throws: tuple[Throw, ...]
    winner: SeatName | None


class TriedToSteal(Happened, frozen=True):
    """A seat paid for a passenger card of another and threw for it."""

    rule: ClassVar[str] = "10.5"
    seat: SeatName
    owner: SeatName
    card: str
    cost: int
    throws: tuple[Throw, ...]
    stolen: bool
    partner: SeatName | None = None
    """§29.9 Who tries it together with the seat."""
    share: int = 0
    """What the partner pays."""

    def flows(self) -> Flows:
        paid = (self.seat, -self.cost)
        return (paid,) if self.partner is None else (paid, (self.partner, -self.share))

    def stirs(self) -> Stirred:
        return self.seat, "sly"


class Jailed(Happened, frozen=True):
    """A piece went to jail."""

    rule: ClassVar[str] = "9.7"
    seat: SeatName
    piece: str

    def stirs(self) -> Stirred:
        return self.seat, "caught"


class Killed(Happened, frozen=True):
    """A prospector was killed."""

    rule: ClassVar[str] = "4.10"
    seat: SeatName
    piece: str

    def stirs(self) -> Stirred:
        return self.seat, "hurt"
