"""§7, §8 Pieces are placed."""

from __future__ import annotations

from typing import ClassVar

from silverware.core.seats import SeatName
from silverware.games.silverton.events.happened import Happened


class Surveyed(Happened, frozen=True):
    """A surveyor was placed on a segment, to build it: as the second of two in a row, or not."""

    rule: ClassVar[str] = "7.2"
    seat: SeatName
    piece: str
    segment: str
    second: bool


class SentToDismantle(Happened, frozen=True):
    """A surveyor was placed on an own segment, to dismantle it."""

    rule: ClassVar[str] = "7.12"
    seat: SeatName
    piece: str
    segment: str


class Prospected(Happened, frozen=True):
    """A prospector was sent to a claim, to a passenger card or to the deck."""

    rule: ClassVar[str] = "8.1"
    seat: SeatName
    piece: str
    card: str


class Rested(Happened, frozen=True):
    """A piece stays at home this turn."""

    rule: ClassVar[str] = "7.1"
    seat: SeatName
    piece: str


class WentHome(Happened, frozen=True):
    """A piece came home with nothing."""

    rule: ClassVar[str] = "9.2"
    seat: SeatName
    piece: str
