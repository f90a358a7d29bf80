"""Moves, questions and what moves bring as structures: the way views, menus and programs carry them.

Towns, segments, cards, pieces (`surveyor 1`), trains and plows (`train 9`, `plow +2`) and seats go by the names that
notation has for them. A train is also called by its power, a plow by its bonus.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from silverware.core.form import Form

Kind = Literal["surveyor", "prospector"]


class Crew(Struct, frozen=True):
    """§22.3 Surveyors and prospectors by their bonuses."""

    surveyors: tuple[int, ...]
    prospectors: tuple[int, ...]


class Hop(Struct, frozen=True, rename={"start": "from", "end": "to"}):
    """A segment of a route, from a town to the next."""

    segment: str
    start: str
    end: str


# Moves that are words alone


class Done(Form, frozen=True):
    """Nothing more of this kind."""


class Rest(Form, frozen=True):
    """§7.1 A piece stays at home, §12.8 or does not build."""


class Dismantle(Form, frozen=True):
    """§7.12 Place the surveyor on own track."""


class Stay(Form, frozen=True):
    """§9.6 Stay, and throw the dice."""


class MoveOver(Form, frozen=True):
    """§9.6 Move to the open twin."""


class Call(Form, frozen=True):
    """§9.10 Call for a special dispute."""


class LetBe(Form, frozen=True):
    """§9.10 Call for none."""


class TurnUp(Form, frozen=True):
    """§11.4 Turn up the top card of the claim deck."""


class Reject(Form, frozen=True):
    """§11.4 Leave the claim for anybody to buy."""


class NoOffer(Form, frozen=True):
    """§14.3 Make this partner no offer after all."""


class Accept(Form, frozen=True):
    """§14.3 Accept the offer."""


class Decline(Form, frozen=True):
    """§14.3 Decline the offer."""


class Wait(Form, frozen=True):
    """§17 Neither pay nor roll."""


class Roll(Form, frozen=True):
    """§17.1 Roll for a piece in jail."""


class Pay(Form, frozen=True):
    """§17 Pay the fine, or for somebody new."""


class Join(Form, frozen=True):
    """§29.4 Run the card together."""


class Alone(Form, frozen=True):
    """§29.4 Do not."""


# Moves about something


class Send(Form, frozen=True):
    """§7.1 Take a piece in hand, to place it."""

    piece: str


class Lose(Form, frozen=True):
    """§4.9 Choose the prospector an event befalls."""

    piece: str


class Survey(Form, frozen=True):
    """§7.2 Place the surveyor on a segment, to build it."""

    segment: str


class TakeUp(Form, frozen=True):
    """§7.12 Place the surveyor on an own segment to dismantle it, or dismantle it."""

    segment: str


class Build(Form, frozen=True):
    """§12.1 Pay for the segment a surveyor is on and build it."""

    segment: str


class Abandon(Form, frozen=True):
    """§12.8 Take a cube off the board, to build elsewhere with it."""

    segment: str


class Stake(Form, frozen=True):
    """§11.1 Pay for a claim and take it."""

    claim: str


class Operate(Form, frozen=True):
    """§13.1 Pay to operate a claim."""

    claim: str


class Transfer(Form, frozen=True):
    """§30.2 Bring freight from a claim to another of one's own."""

    claim: str


class Onto(Form, frozen=True):
    """§30.2 The claim to which freight is brought."""

    claim: str


class Prospect(Form, frozen=True):
    """§8.1 Send the prospector to a claim, to a passenger card, or to the `deck`."""

    card: str


class Take(Form, frozen=True):
    """§11.2 Pay for a passenger card and take it."""

    card: str


class Leave(Form, frozen=True):
    """§29.10 End a joint route."""

    card: str


class Slide(Form, frozen=True):
    """§28.4 Move a passenger card to an open place."""

    card: str
    pile: int | None
    """The number of the pile, 1 first; None among the claims."""


class BuyFreight(Form, frozen=True):
    """§14.7 A simple offer: half the sale for all the freight of a claim that may be sold in one market."""

    claim: str
    to: str


class Deliver(Form, frozen=True):
    """§16.1 Deliver freight from a claim to a market."""

    claim: str
    to: str


class ChooseCrew(Form, frozen=True):
    """§22.5 Choose one's surveyors and prospectors, by their bonuses."""

    surveyors: tuple[int, ...]
    prospectors: tuple[int, ...]


class DealWith(Form, frozen=True):
    """§14.1 Turn to another seat with a simple offer, to buy from it or to sell to it."""

    partner: str
    buys: bool


class Trade(Form, frozen=True):
    """§14.3 A simple offer: to buy or to sell one claim, segment, train or plow for money."""

    buys: bool
    claim: str | None
    segment: str | None
    stock: str | None
    money: int


class Load(Form, frozen=True):
    """§16.5 Deliver so many loads."""

    loads: int


class UseTrains(Form, frozen=True):
    """§23.4 Put trains of these powers before the delivery."""

    trains: tuple[int, ...]


class Plow(Form, frozen=True):
    """§24.3 Assign a plow with that bonus to a snow segment."""

    segment: str
    bonus: int


class Purchase(Form, frozen=True):
    """§23.10 Purchase a train or a plow, §23.12 for another and money."""

    stock: str
    traded: str | None


class Assign(Form, frozen=True):
    """§23.14, §26.1 Say to which home city a train or a surveyor belongs."""

    town: str


class Engage(Form, frozen=True):
    """§32.4 Hire a surveyor, or a prospector."""

    kind: Kind


class Lot(Struct, frozen=True):
    """§14.7 Loads of a claim, bought to be delivered to a market."""

    claim: str
    loads: int
    to: str


class Bundle(Struct, frozen=True):
    """§14.2 What one side of a deal gives."""

    money: int = 0
    claims: tuple[str, ...] = ()
    segments: tuple[str, ...] = ()
    stock: tuple[str, ...] = ()
    """§24.8 Trains and plows, as often as there are several alike."""
    freight: tuple[Lot, ...] = ()


class Offer(Form, frozen=True):
    """§14.2 Any bundle for any bundle."""

    partner: str
    gives: Bundle
    wants: Bundle


AnyMove = (
    Done
    | Rest
    | Dismantle
    | Stay
    | MoveOver
    | Call
    | LetBe
    | TurnUp
    | Reject
    | NoOffer
    | Accept
    | Decline
    | Wait
    | Roll
    | Pay
    | Join
    | Alone
    | Send
    | Lose
    | Survey
    | TakeUp
    | Build
    | Abandon
    | Stake
    | Operate
    | Transfer
    | Onto
    | Prospect
    | Take
    | Leave
    | Slide
    | BuyFreight
    | Deliver
    | ChooseCrew
    | DealWith
    | Trade
    | Load
    | UseTrains
    | Plow
    | Purchase
    | Assign
    | Engage
    | Offer
)


# Questions. `seat` is who is asked


class Choose(Form, frozen=True, tag="crew"):
    """§22.5, §25.4 Which crew?"""

    seat: str


class Station(Form, frozen=True, tag="station"):
    """§26.1 From which home city does the surveyor build?"""

    seat: str
    piece: str


class Place(Form, frozen=True, tag="place"):
    """§7.1 Which piece is to be placed?"""

    seat: str


class PlaceSurveyor(Form, frozen=True, tag="survey"):
    """§7.2 Where does the surveyor in hand go?"""

    seat: str
    piece: str


class PlaceToDismantle(Form, frozen=True, tag="dismantle"):
    """§7.12 Which own track is to be dismantled?"""

    seat: str
    piece: str


class PlaceProspector(Form, frozen=True, tag="prospect"):
    """§8.1 Where does the prospector in hand go?"""

    seat: str
    piece: str


class MayMoveOver(Form, frozen=True, tag="move-over"):
    """§9.6 Does the surveyor move to the open twin?"""

    seat: str
    piece: str


class MayCall(Form, frozen=True, tag="special"):
    """§9.10 Is a special dispute called for, against another seat's surveyor?"""

    seat: str
    piece: str
    against: str
    other: str


class MayEnd(Form, frozen=True, tag="joint"):
    """§29.10 Which joint routes are ended?"""

    seat: str


class MayJoin(Form, frozen=True, tag="join"):
    """§29.4 Is a passenger card run with another seat?"""

    seat: str
    partner: str
    card: str


class MayAgree(Form, frozen=True, tag="agree"):
    """§29.4 Likewise, where the other seat is willing."""

    seat: str
    partner: str
    card: str


class BuyCards(Form, frozen=True, tag="stake"):
    """§11.1 What is bought of what the prospectors stand on?"""

    seat: str


class BuyDrawn(Form, frozen=True, tag="drawn"):
    """§11.4 Is the claim bought that was turned up?"""

    seat: str
    claim: str


class MustLose(Form, frozen=True, tag="lose"):
    """§4.9, §4.10 Which prospector does the event befall?"""

    seat: str
    card: str


class LayTrack(Form, frozen=True, tag="build"):
    """§12.1 What is built or dismantled of what the surveyors stand on?"""

    seat: str


class MustAbandon(Form, frozen=True, tag="abandon"):
    """§12.8 Which own track is taken up to build a segment?"""

    seat: str
    segment: str


class OperateClaims(Form, frozen=True, tag="operate"):
    """§13.1 Which claims are operated?"""

    seat: str


class AssignPlows(Form, frozen=True, tag="plow"):
    """§24.3 Which plows go where?"""

    seat: str


class MakeDeals(Form, frozen=True, tag="deal"):
    """§14.1 Who is offered what?"""

    seat: str


class ProposeDeal(Form, frozen=True, tag="propose"):
    """§14.3 Which simple offer is made to a partner, to buy from it or to sell to it?"""

    seat: str
    deal: Literal["buy", "sell"]
    partner: str


class AnswerOffer(Form, frozen=True, tag="answer"):
    """§14.3 Is the offer of another seat accepted?"""

    seat: str
    by: str
    gives: Bundle
    """What the other seat gives."""
    wants: Bundle


class MakeDeliveries(Form, frozen=True, tag="deliver"):
    """§16.1 What is delivered where?"""

    seat: str


class ChooseClaim(Form, frozen=True, tag="onto"):
    """§30.2 To which claim is freight of another transferred?"""

    seat: str
    claim: str


class ChooseTrains(Form, frozen=True, tag="trains"):
    """§23.4 By which trains does freight go to a market, §30.5 or to another claim?"""

    seat: str
    claim: str
    to: str


class ChooseLoads(Form, frozen=True, tag="loads"):
    """§16.5 How many loads go to a market, §30.4 or to another claim?"""

    seat: str
    claim: str
    to: str
    trains: tuple[int, ...] = ()


class MayFree(Form, frozen=True, tag="jail"):
    """§17.1 What is done for a piece in jail?"""

    seat: str
    piece: str


class MayHire(Form, frozen=True, tag="hire"):
    """§17.3 Is somebody new paid for in the place of a dead prospector?"""

    seat: str
    piece: str


class MayEngage(Form, frozen=True, tag="engage"):
    """§32.4 Is a piece hired?"""

    seat: str


class PurchaseStock(Form, frozen=True, tag="purchase"):
    """§23.10 Which train or plow is purchased?"""

    seat: str


class AskHome(Form, frozen=True, tag="assign"):
    """§23.14 To which home city does a train belong: one that is being purchased, or one from a deal?"""

    seat: str
    train: str
    purchased: bool
    traded: str | None


AnyQuestion = (
    Choose
    | Station
    | Place
    | PlaceSurveyor
    | PlaceToDismantle
    | PlaceProspector
    | MayMoveOver
    | MayCall
    | MayEnd
    | MayJoin
    | MayAgree
    | BuyCards
    | BuyDrawn
    | MustLose
    | LayTrack
    | MustAbandon
    | OperateClaims
    | AssignPlows
    | MakeDeals
    | ProposeDeal
    | AnswerOffer
    | MakeDeliveries
    | ChooseClaim
    | ChooseTrains
    | ChooseLoads
    | MayFree
    | MayHire
    | MayEngage
    | PurchaseStock
    | AskHome
)


# Stages of a turn that ask nobody


class SendRival(Form, frozen=True, tag="rival"):
    """§25.6"""


class ResolveDisputes(Form, frozen=True, tag="resolve"):
    """§9.3"""


class FindSpecials(Form, frozen=True, tag="specials"):
    """§9.10"""


class SettleSegment(Form, frozen=True, tag="dispute"):
    """§9.1"""

    segment: str


class SettleCards(Form, frozen=True, tag="contests"):
    """§10.1"""


class FindPartners(Form, frozen=True, tag="agreements"):
    """§29.4"""


class SettleRoutes(Form, frozen=True, tag="routes"):
    """§10.1"""


class ChangePrices(Form, frozen=True, tag="prices"):
    """§18.1"""


class TurnUpClaims(Form, frozen=True, tag="turn-up"):
    """§19.1"""


class TurnUpPassengers(Form, frozen=True, tag="replenish"):
    """§19.2"""


class OpenBank(Form, frozen=True, tag="purchases"):
    """§23.10"""


class AdvanceMarker(Form, frozen=True, tag="advance"):
    """§19.3"""


class StationAll(Form, frozen=True, tag="stations"):
    """§26.1"""

    seat: str


class OperateSeat(Form, frozen=True, tag="operation"):
    """§6.3"""

    seat: str


class RollForClaims(Form, frozen=True, tag="production"):
    """§13.2"""

    seat: str


class RollForPlows(Form, frozen=True, tag="clearing"):
    """§24.5"""

    seat: str


class CollectRevenue(Form, frozen=True, tag="revenue"):
    """§15.1"""

    seat: str


class DeliverBought(Form, frozen=True, tag="deliver-bought"):
    """§14.9"""

    seat: str


class PayFines(Form, frozen=True, tag="fines"):
    """§17.2"""

    seat: str


class EndOperation(Form, frozen=True, tag="parting"):
    """§6.5"""

    seat: str


AnyStage = (
    AnyQuestion
    | SendRival
    | ResolveDisputes
    | FindSpecials
    | SettleSegment
    | SettleCards
    | FindPartners
    | SettleRoutes
    | ChangePrices
    | TurnUpClaims
    | TurnUpPassengers
    | OpenBank
    | AdvanceMarker
    | StationAll
    | OperateSeat
    | RollForClaims
    | RollForPlows
    | CollectRevenue
    | DeliverBought
    | PayFines
    | EndOperation
)
"""What can be to come in a turn."""

PLAIN: Final[dict[str, Callable[..., Form]]] = {
    str(form.__struct_config__.tag): form
    for form in (
        *(Choose, Station, Place, PlaceSurveyor, PlaceToDismantle, PlaceProspector, MayMoveOver, MayEnd, BuyCards),
        *(LayTrack, OperateClaims, AssignPlows, MakeDeals, MakeDeliveries, MayFree, MayHire, MayEngage, PurchaseStock),
        *(SendRival, ResolveDisputes, FindSpecials, SettleCards, FindPartners, SettleRoutes, ChangePrices),
        *(TurnUpClaims, TurnUpPassengers, OpenBank, AdvanceMarker, StationAll, OperateSeat, RollForClaims),
        *(RollForPlows, CollectRevenue, DeliverBought, PayFines, EndOperation),
    )
}
"""By type: the stages that are about nothing, about a seat, or about a seat and a piece of its."""


# What moves bring. `left` is the cash that the asked seat would have then


class Outlet(Struct, frozen=True):
    """A market where freight can be sold this turn: what a load brings now, and how far it is."""

    to: str
    price: int
    length: int


class Cost(Form, frozen=True):
    """Money to be paid."""

    cost: int
    left: int


class Exchange(Form, frozen=True):
    """§14 What a deal would bring in money, below 0 if it is to be paid, where it is agreed on."""

    money: int
    left: int


class Track(Form, frozen=True):
    """§12.1 What it costs to build a segment."""

    segment: str
    cost: int
    left: int
    above: int | None
    """§12.3 Of a second segment: what two dice must exceed."""
    towns: tuple[str, ...]
    """The towns that it would join to the network."""


class Reach(Form, frozen=True):
    """§7.2, §8.1 Where a piece could be placed that is taken in hand: segments, or cards."""

    kind: Kind
    places: tuple[str, ...]


class Refund(Form, frozen=True):
    """§12.6 What the bank pays for track that is dismantled."""

    segment: str
    pays: int
    left: int


class Staking(Form, frozen=True):
    """§11.1 What a claim costs, and what it is good for."""

    claim: str
    cost: int
    left: int
    operate: int
    average: float
    """The loads it brings on average the first time it is operated."""
    outlets: tuple[Outlet, ...]
    """Where its freight could be sold over own track this turn, the best first."""


class Passage(Form, frozen=True):
    """§11.2 What a passenger card costs, and what it pays."""

    card: str
    cost: int
    left: int
    fare: int
    length: int | None
    """Of the own route that can be used this turn."""
    way: tuple[Hop, ...]
    lead: int | None
    """§10.5 Of a card that somebody runs: how much shorter the own route is."""


class Digging(Form, frozen=True):
    """§13 What it costs to operate a claim, and what the dice may bring."""

    claim: str
    cost: int
    left: int
    first: bool
    """§13.3 Whether one die is thrown and 6 added."""
    average: float
    most: int
    """The loads it brings on average, and at most."""
    depletes: int
    outcomes: int
    """How many throws deplete it, of how many there are."""
    outlets: tuple[Outlet, ...]
    """Where its freight could be sold over own track this turn, the best first."""


class Next(Struct, frozen=True):
    """A box in which a marker may lie when the turn is over, and in how many of all throws it does."""

    box: int
    price: int
    ways: int


class Forecast(Struct, frozen=True):
    """§18 Where a marker may go: the lowest box first."""

    ways: int
    """How many throws there are: 6 by one die, 36 by two, 1 without dice."""
    down: int
    """In how many of them a load brings less than now."""
    up: int
    """In how many it brings more."""
    mean: float
    """What a load will bring on average."""
    nexts: tuple[Next, ...]


class Haul(Form, frozen=True):
    """§16, §30 Freight on its way to a market or to another claim."""

    claim: str
    to: str
    """The town where it ends."""
    onto: str | None
    """§30.2 The claim to which it is transferred, and not sold."""
    way: tuple[Hop, ...]
    length: int
    longest: int
    """§23.6 The distance of the longest segment on the way, 1 at least."""
    trains: tuple[int, ...]
    """§23.4 The powers of the trains that take it, or of all that could."""
    loads: int
    """As many as are said, or at most."""
    price: int
    income: int
    cost: int
    """§14.7 What is paid for it, if it is bought."""
    left: int
    forecast: Forecast | None = None
    """§18 What the end of this turn will do to the price once so much is sold; None where nothing is."""


class PlowThrow(Form, frozen=True):
    """§24.5 What the die must show at least for a plow to clear a segment."""

    segment: str
    bonus: int
    die: int


class CrewPoints(Form, frozen=True):
    """§22.2 What a crew takes of the game points, and how many are left over."""

    points: int
    left: int


class Partnership(Form, frozen=True):
    """§29.7 What it means to run a passenger card together."""

    card: str
    way: tuple[Hop, ...]
    length: int
    own: int
    """How much of the joint route is the own, and how much the partner's."""
    theirs: int
    cost: int
    """What the own seat pays, and what the partner."""
    shares: int
    left: int
    fare: int
    """§29.8 What each collects in a turn."""


AnyBrings = (
    Reach | Cost | Exchange | Track | Refund | Staking | Passage | Digging | Haul | PlowThrow | CrewPoints | Partnership
)
