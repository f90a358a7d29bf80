"""§4, §5, §11, §19, §28, §29 What becomes of claims, events and passenger cards."""

from __future__ import annotations

from typing import ClassVar

from silverware.core.event import Stirred
from silverware.core.seats import SeatName
from silverware.games.silverton.events.happened import Flows, Happened


class Staked(Happened, frozen=True):
    """A seat paid for a claim and took it."""

    rule: ClassVar[str] = "11.1"
    seat: SeatName
    card: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class Took(Happened, frozen=True):
    """A seat paid for a passenger card and took it."""

    rule: ClassVar[str] = "11.2"
    seat: SeatName
    card: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)

    def stirs(self) -> Stirred:
        return self.seat, "pleased"


class Slid(Happened, frozen=True):
    """A seat moved a passenger card: among the claims, or to a pile."""

    rule: ClassVar[str] = "28.4"
    seat: SeatName
    card: str
    pile: int | None
    """The number of the pile; None among the claims."""


class PassengersDiscarded(Happened, frozen=True):
    """An event discarded the passenger cards that lay among the claims."""

    rule: ClassVar[str] = "28.7"
    cards: tuple[str, ...]


class AnsweredJoint(Happened, frozen=True):
    """A seat said whether it would run a passenger card together with another, for so much of the price."""

    rule: ClassVar[str] = "29.4"
    seat: SeatName
    partner: SeatName
    card: str
    share: int
    willing: bool


class TookJointly(Happened, frozen=True):
    """Two seats paid for a passenger card, each its part, and run it together."""

    rule: ClassVar[str] = "29.7"
    seats: tuple[SeatName, SeatName]
    card: str
    costs: tuple[int, int]

    def flows(self) -> Flows:
        return ((self.seats[0], -self.costs[0]), (self.seats[1], -self.costs[1]))


class EndedJoint(Happened, frozen=True):
    """A seat ended a joint route: the card lies open in a pile of its own."""

    rule: ClassVar[str] = "29.10"
    seat: SeatName
    partner: SeatName
    card: str


class TurnedUp(Happened, frozen=True):
    """A prospector turned up the top card of the claim deck."""

    rule: ClassVar[str] = "11.4"
    seat: SeatName
    card: str


class Rejected(Happened, frozen=True):
    """A seat rejected the claim it had turned up: it is open to all."""

    rule: ClassVar[str] = "11.4"
    seat: SeatName
    card: str


class EventStruck(Happened, frozen=True):
    """An event card was turned up, and it happens to a seat."""

    rule: ClassVar[str] = "4.8"
    seat: SeatName
    card: str
    effect: str


class ClaimsDiscarded(Happened, frozen=True):
    """An event discarded all open claims."""

    rule: ClassVar[str] = "4.12"
    cards: tuple[str, ...]


class ClaimEmptied(Happened, frozen=True):
    """A depleted claim had no freight left and was discarded."""

    rule: ClassVar[str] = "4.4"
    seat: SeatName
    card: str


class ClaimsTurnedUp(Happened, frozen=True):
    """Claims were turned up beside the board."""

    rule: ClassVar[str] = "19.1"
    cards: tuple[str, ...]


class PassengersTurnedUp(Happened, frozen=True):
    """Passenger cards were turned up where others had been taken."""

    rule: ClassVar[str] = "19.2"
    cards: tuple[str, ...]


class PassengerReturned(Happened, frozen=True):
    """The track makes no route for a passenger card any more: it is face up again, as a pile of its own."""

    rule: ClassVar[str] = "5.6"
    seat: SeatName
    card: str


class PassengerLeft(Happened, frozen=True):
    """A passenger card left the game, the mines it lived by being depleted."""

    rule: ClassVar[str] = "5.5"
    card: str
    seat: SeatName | None


class RivalTook(Happened, frozen=True):
    """The rival prospector took an open claim or a face-up passenger card out of the game."""

    rule: ClassVar[str] = "25.6"
    card: str
