"""§12 to §16, §23, §24, §30 Track, claims, deals, deliveries, trains and plows."""

from __future__ import annotations

from typing import ClassVar

from silverware.core.event import Stirred
from silverware.core.seats import SeatName
from silverware.games.silverton.events.happened import Flows, Happened
from silverware.games.silverton.forms import Bundle, Hop


class Built(Happened, frozen=True):
    """A seat paid for a segment and built it."""

    rule: ClassVar[str] = "12.1"
    seat: SeatName
    segment: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class TriedSecond(Happened, frozen=True):
    """A seat threw two dice for the second of two segments in a row."""

    rule: ClassVar[str] = "12.3"
    seat: SeatName
    segment: str
    dice: tuple[int, int]
    distance: int


class Dismantled(Happened, frozen=True):
    """A seat dismantled a segment, and the bank paid for it."""

    rule: ClassVar[str] = "12.6"
    seat: SeatName
    segment: str
    pay: int

    def flows(self) -> Flows:
        return ((self.seat, self.pay),)


class Abandoned(Happened, frozen=True):
    """A seat took a cube off a segment, to build elsewhere with it."""

    rule: ClassVar[str] = "12.8"
    seat: SeatName
    segment: str

    def stirs(self) -> Stirred:
        return self.seat, "disappointed"


class Operated(Happened, frozen=True):
    """A seat paid to operate a claim."""

    rule: ClassVar[str] = "13.1"
    seat: SeatName
    card: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class Produced(Happened, frozen=True):
    """A claim was operated: it produced freight, or is depleted. One die and 6 the first time, two dice later."""

    rule: ClassVar[str] = "13.2"
    seat: SeatName
    card: str
    dice: tuple[int, ...]
    total: int
    loads: int
    depleted: bool


class Offered(Happened, frozen=True):
    """A seat offered another a deal."""

    rule: ClassVar[str] = "14.3"
    seat: SeatName
    partner: SeatName
    gives: Bundle
    wants: Bundle


class Agreed(Happened, frozen=True):
    """The other accepted: the bundles changed hands."""

    rule: ClassVar[str] = "14.3"
    seat: SeatName
    partner: SeatName
    gives: Bundle
    wants: Bundle
    money: int
    """What the partner pays on balance; less than nothing where it is paid."""

    def flows(self) -> Flows:
        return ((self.seat, self.money), (self.partner, -self.money))


class Declined(Happened, frozen=True):
    """The other declined."""

    rule: ClassVar[str] = "14.3"
    seat: SeatName
    partner: SeatName


class PassengersPaid(Happened, frozen=True):
    """A seat collected its passenger revenue."""

    rule: ClassVar[str] = "15.1"
    seat: SeatName
    cards: tuple[str, ...]
    money: int
    fares: tuple[int, ...] = ()
    """What each of the cards paid."""

    def flows(self) -> Flows:
        return ((self.seat, self.money),)


class Delivered(Happened, frozen=True):
    """A seat delivered freight from a claim to a market and sold it."""

    rule: ClassVar[str] = "16.1"
    seat: SeatName
    card: str
    market: str
    loads: int
    price: int
    trains: tuple[int, ...] = ()
    """§23.4 The powers of the trains, in the Advanced game."""
    way: tuple[Hop, ...] = ()
    """The route that it took."""

    def flows(self) -> Flows:
        return ((self.seat, self.loads * self.price),)

    def stirs(self) -> Stirred:
        return self.seat, "pleased"


class PlowSent(Happened, frozen=True):
    """A seat assigned a plow to a snow segment."""

    rule: ClassVar[str] = "24.3"
    seat: SeatName
    plow: str
    segment: str


class Plowed(Happened, frozen=True):
    """A plow cleared its segment, or did not: one die and its bonus against the distance."""

    rule: ClassVar[str] = "24.5"
    seat: SeatName
    plow: str
    segment: str
    die: int
    distance: int
    cleared: bool


class Purchased(Happened, frozen=True):
    """A seat purchased a train or a plow, and may have traded one in."""

    rule: ClassVar[str] = "23.10"
    seat: SeatName
    what: str
    cost: int
    traded: str | None

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class AssignedTrain(Happened, frozen=True):
    """A seat with two networks said to which home a train belongs."""

    rule: ClassVar[str] = "23.14"
    seat: SeatName
    train: str
    home: str


class Transferred(Happened, frozen=True):
    """A seat brought freight from one of its claims to another."""

    rule: ClassVar[str] = "30.2"
    seat: SeatName
    card: str
    onto: str
    loads: int
    trains: tuple[int, ...] = ()
    """§30.5 The powers of the trains that carried it, in the Advanced game."""
