"""What happens in Silverton. All of it happens in the open; even the cash that is hidden could be added up.

Cards, towns and segments are told as notation writes them, pieces by name.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from silverware.core.event import Event
from silverware.core.seats import Seat

Flows = tuple[tuple[Seat, int], ...]


class Throw(Struct, frozen=True):
    """One side of a dispute: two dice, what is added to them, and all together. An owner has no piece in it."""

    seat: Seat
    piece: str | None
    dice: tuple[int, int]
    bonus: int
    total: int
    partner: Seat | None = None
    """§29.6 Who has thrown the second of them, where two are as one."""


class PriceRoll(Struct, frozen=True):
    """One column of the chart: what was sold, the dice, the result, and the price before and after."""

    freight: str
    market: str | None
    sold: int
    dice: tuple[int, ...]
    result: int
    before: int
    after: int


class Happened(Event, frozen=True):
    """What all events of Silverton have."""

    def flows(self) -> Flows:
        """§21.3 Whose cash changes, and by how much: everybody sees what is paid."""
        return ()


class Began(Happened, frozen=True):
    """The game was set up: player numbers, home cities, cash, the open claims and the face-up passenger cards."""

    rule: ClassVar[str] = "2.2"
    numbers: tuple[int, ...]
    homes: tuple[tuple[str, ...], ...]
    cash: int
    claims: tuple[str, ...]
    passengers: tuple[str, ...]
    trains: int = 0
    """§22.8 How many trains of power 9 each seat has."""

    def flows(self) -> Flows:
        return tuple((seat, self.cash) for seat in range(len(self.numbers)))


class TurnBegan(Happened, frozen=True):
    """A game turn began: the turn order cards were dealt."""

    rule: ClassVar[str] = "6.2"
    round: int
    winter: bool
    order: tuple[Seat, ...]


class CrewChosen(Happened, frozen=True):
    """A seat chose its surveyors and prospectors: `S+2 S P+1 P`."""

    rule: ClassVar[str] = "22.5"
    seat: Seat
    crew: str


class Stationed(Happened, frozen=True):
    """A surveyor was assigned to one of its seat's two home cities."""

    rule: ClassVar[str] = "26.1"
    seat: Seat
    piece: str
    home: str


class Surveyed(Happened, frozen=True):
    """A surveyor was placed on a segment, to build it: as the second of two in a row, or not."""

    rule: ClassVar[str] = "7.2"
    seat: Seat
    piece: str
    segment: str
    second: bool


class SentToDismantle(Happened, frozen=True):
    """A surveyor was placed on an own segment, to dismantle it."""

    rule: ClassVar[str] = "7.12"
    seat: Seat
    piece: str
    segment: str


class Prospected(Happened, frozen=True):
    """A prospector was sent to a claim, to a passenger card or to the deck."""

    rule: ClassVar[str] = "8.1"
    seat: Seat
    piece: str
    card: str


class Rested(Happened, frozen=True):
    """A piece stays at home this turn."""

    rule: ClassVar[str] = "7.1"
    seat: Seat
    piece: str


class WentHome(Happened, frozen=True):
    """A piece came home with nothing."""

    rule: ClassVar[str] = "9.2"
    seat: Seat
    piece: str


class MovedOver(Happened, frozen=True):
    """Before the dice of a dispute a surveyor moved to the open segment beside."""

    rule: ClassVar[str] = "9.6"
    seat: Seat
    piece: str
    segment: str


class Disputed(Happened, frozen=True):
    """Surveyors threw for a segment; a tie has no winner."""

    rule: ClassVar[str] = "9.1"
    over: str
    throws: tuple[Throw, ...]
    winner: Seat | None


class CalledDispute(Happened, frozen=True):
    """A seat called for a special dispute where two segments meet, or let it be."""

    rule: ClassVar[str] = "9.10"
    seat: Seat
    other: Seat
    town: str
    called: bool


class Contested(Happened, frozen=True):
    """Prospectors threw for a card; a tie has no winner."""

    rule: ClassVar[str] = "10.1"
    over: str
    throws: tuple[Throw, ...]
    winner: Seat | None


class TriedToSteal(Happened, frozen=True):
    """A seat paid for a passenger card of another and threw for it."""

    rule: ClassVar[str] = "10.5"
    seat: Seat
    owner: Seat
    card: str
    cost: int
    throws: tuple[Throw, ...]
    stolen: bool
    partner: Seat | None = None
    """§29.9 Who tries it together with the seat."""
    share: int = 0
    """What the partner pays."""

    def flows(self) -> Flows:
        paid = (self.seat, -self.cost)
        return (paid,) if self.partner is None else (paid, (self.partner, -self.share))


class Jailed(Happened, frozen=True):
    """A piece went to jail."""

    rule: ClassVar[str] = "9.7"
    seat: Seat
    piece: str


class Killed(Happened, frozen=True):
    """A prospector was killed."""

    rule: ClassVar[str] = "4.10"
    seat: Seat
    piece: str


class Staked(Happened, frozen=True):
    """A seat paid for a claim and took it."""

    rule: ClassVar[str] = "11.1"
    seat: Seat
    card: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class Took(Happened, frozen=True):
    """A seat paid for a passenger card and took it."""

    rule: ClassVar[str] = "11.2"
    seat: Seat
    card: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class Slid(Happened, frozen=True):
    """A seat moved a passenger card: among the claims, or to a pile."""

    rule: ClassVar[str] = "28.4"
    seat: Seat
    card: str
    place: str
    """`claims`, or `pile 3`."""


class PassengersDiscarded(Happened, frozen=True):
    """An event discarded the passenger cards that lay among the claims."""

    rule: ClassVar[str] = "28.7"
    cards: tuple[str, ...]


class AnsweredJoint(Happened, frozen=True):
    """A seat said whether it would run a passenger card together with another, for so much of the price."""

    rule: ClassVar[str] = "29.4"
    seat: Seat
    partner: Seat
    card: str
    share: int
    willing: bool


class TookJointly(Happened, frozen=True):
    """Two seats paid for a passenger card, each its part, and run it together."""

    rule: ClassVar[str] = "29.7"
    seats: tuple[Seat, Seat]
    card: str
    costs: tuple[int, int]

    def flows(self) -> Flows:
        return ((self.seats[0], -self.costs[0]), (self.seats[1], -self.costs[1]))


class EndedJoint(Happened, frozen=True):
    """A seat ended a joint route: the card lies open in a pile of its own."""

    rule: ClassVar[str] = "29.10"
    seat: Seat
    partner: Seat
    card: str


class TurnedUp(Happened, frozen=True):
    """A prospector turned up the top card of the claim deck."""

    rule: ClassVar[str] = "11.4"
    seat: Seat
    card: str


class Rejected(Happened, frozen=True):
    """A seat rejected the claim it had turned up: it is open to all."""

    rule: ClassVar[str] = "11.4"
    seat: Seat
    card: str


class EventStruck(Happened, frozen=True):
    """An event card was turned up, and it happens to a seat."""

    rule: ClassVar[str] = "4.8"
    seat: Seat
    card: str
    effect: str


class ClaimsDiscarded(Happened, frozen=True):
    """An event discarded all open claims."""

    rule: ClassVar[str] = "4.12"
    cards: tuple[str, ...]


class ClaimEmptied(Happened, frozen=True):
    """A depleted claim had no freight left and was discarded."""

    rule: ClassVar[str] = "4.4"
    seat: Seat
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
    seat: Seat
    card: str


class PassengerLeft(Happened, frozen=True):
    """A passenger card left the game, the mines it lived by being depleted."""

    rule: ClassVar[str] = "5.5"
    card: str
    seat: Seat | None


class RivalTook(Happened, frozen=True):
    """The rival prospector took an open claim or a face-up passenger card out of the game."""

    rule: ClassVar[str] = "25.6"
    card: str


class Built(Happened, frozen=True):
    """A seat paid for a segment and built it."""

    rule: ClassVar[str] = "12.1"
    seat: Seat
    segment: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class TriedSecond(Happened, frozen=True):
    """A seat threw two dice for the second of two segments in a row."""

    rule: ClassVar[str] = "12.3"
    seat: Seat
    segment: str
    dice: tuple[int, int]
    distance: int


class Dismantled(Happened, frozen=True):
    """A seat dismantled a segment, and the bank paid for it."""

    rule: ClassVar[str] = "12.6"
    seat: Seat
    segment: str
    pay: int

    def flows(self) -> Flows:
        return ((self.seat, self.pay),)


class Abandoned(Happened, frozen=True):
    """A seat took a cube off a segment, to build elsewhere with it."""

    rule: ClassVar[str] = "12.8"
    seat: Seat
    segment: str


class Operated(Happened, frozen=True):
    """A seat paid to operate a claim."""

    rule: ClassVar[str] = "13.1"
    seat: Seat
    card: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class Produced(Happened, frozen=True):
    """A claim was operated: it produced freight, or is depleted. One die and 6 the first time, two dice later."""

    rule: ClassVar[str] = "13.2"
    seat: Seat
    card: str
    dice: tuple[int, ...]
    total: int
    loads: int
    depleted: bool


class Offered(Happened, frozen=True):
    """A seat offered another a deal: bundles as notation writes them."""

    rule: ClassVar[str] = "14.3"
    seat: Seat
    partner: Seat
    gives: str
    wants: str


class Agreed(Happened, frozen=True):
    """The other accepted: the bundles changed hands."""

    rule: ClassVar[str] = "14.3"
    seat: Seat
    partner: Seat
    gives: str
    wants: str
    money: int
    """What the partner pays on balance; less than nothing where it is paid."""

    def flows(self) -> Flows:
        return ((self.seat, self.money), (self.partner, -self.money))


class Declined(Happened, frozen=True):
    """The other declined."""

    rule: ClassVar[str] = "14.3"
    seat: Seat
    partner: Seat


class PassengersPaid(Happened, frozen=True):
    """A seat collected its passenger revenue."""

    rule: ClassVar[str] = "15.1"
    seat: Seat
    cards: tuple[str, ...]
    money: int

    def flows(self) -> Flows:
        return ((self.seat, self.money),)


class Delivered(Happened, frozen=True):
    """A seat delivered freight from a claim to a market and sold it."""

    rule: ClassVar[str] = "16.1"
    seat: Seat
    card: str
    market: str
    loads: int
    price: int
    trains: tuple[int, ...] = ()
    """§23.4 The powers of the trains, in the Advanced game."""

    def flows(self) -> Flows:
        return ((self.seat, self.loads * self.price),)


class PlowSent(Happened, frozen=True):
    """A seat assigned a plow to a snow segment."""

    rule: ClassVar[str] = "24.3"
    seat: Seat
    plow: str
    segment: str


class Plowed(Happened, frozen=True):
    """A plow cleared its segment, or did not: one die and its bonus against the distance."""

    rule: ClassVar[str] = "24.5"
    seat: Seat
    plow: str
    segment: str
    die: int
    distance: int
    cleared: bool


class Purchased(Happened, frozen=True):
    """A seat purchased a train or a plow, and may have traded one in."""

    rule: ClassVar[str] = "23.10"
    seat: Seat
    what: str
    cost: int
    traded: str | None

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class AssignedTrain(Happened, frozen=True):
    """A seat with two networks said to which home a train belongs."""

    rule: ClassVar[str] = "23.14"
    seat: Seat
    train: str
    home: str


class Transferred(Happened, frozen=True):
    """A seat brought freight from one of its claims to another."""

    rule: ClassVar[str] = "30.2"
    seat: Seat
    card: str
    onto: str
    loads: int
    trains: tuple[int, ...] = ()
    """§30.5 The powers of the trains that carried it, in the Advanced game."""


class TriedRelease(Happened, frozen=True):
    """A seat threw two dice to free a piece from jail."""

    rule: ClassVar[str] = "17.1"
    seat: Seat
    piece: str
    dice: tuple[int, int]
    freed: bool


class PaidFine(Happened, frozen=True):
    """A seat paid to free a piece from jail."""

    rule: ClassVar[str] = "17.1"
    seat: Seat
    piece: str
    cost: int

    def flows(self) -> Flows:
        return ((self.seat, -self.cost),)


class Hired(Happened, frozen=True):
    """A seat paid for a new prospector in the place of one that was killed."""

    rule: ClassVar[str] = "17.3"
    seat: Seat
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
    seat: Seat
    piece: str
    bonus: int


class PricesChanged(Happened, frozen=True):
    """The price changes were rolled for, from gold to the right."""

    rule: ClassVar[str] = "18.1"
    seat: Seat
    rolls: tuple[PriceRoll, ...]


class Announced(Happened, frozen=True):
    """A seat had more than it may keep secret: its cash is public from now on."""

    rule: ClassVar[str] = "21.1"
    seat: Seat
    cash: int


class Ended(Happened, frozen=True):
    """The game ended, and everybody's cash was counted; in a scenario for one seat with what that is worth."""

    rule: ClassVar[str] = "20.7"
    cash: tuple[int, ...]
    winners: tuple[Seat, ...]
    worth: str | None = None
