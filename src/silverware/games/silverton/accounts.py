"""What came of a game that is over: where everybody's money came from and went, turn by turn, what paid and what did
not, and what the market did. It is read from the events, which everybody saw.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from silverware.core.event import Event
from silverware.core.seats import Seat, seat_of
from silverware.games.silverton.components import Box
from silverware.games.silverton.events.beginning import Began, TurnBegan
from silverware.games.silverton.events.cards import Staked, Took, TookJointly
from silverware.games.silverton.events.disputes import TriedToSteal
from silverware.games.silverton.events.ending import PricesChanged
from silverware.games.silverton.events.fines import Engaged, Hired, PaidFine
from silverware.games.silverton.events.happened import Happened
from silverware.games.silverton.events.operations import (
    Agreed,
    Built,
    Delivered,
    Dismantled,
    Operated,
    PassengersPaid,
    Purchased,
)
from silverware.games.silverton.printed import FREIGHTS

SOURCES: Final[dict[type[Event], str]] = {
    PassengersPaid: "passengers",
    Agreed: "deals",
    Dismantled: "track",
    Built: "track",
    Staked: "claims",
    Operated: "operating",
    Took: "passenger cards",
    TookJointly: "passenger cards",
    TriedToSteal: "passenger cards",
    Purchased: "trains",
    PaidFine: "pieces",
    Hired: "pieces",
    Engaged: "pieces",
}
"""By event: what its money was for; sales are told by their freight."""
MOST: Final = 5
"""How many investments are told of, the best and the worst."""


class Entry(Struct, frozen=True):
    """What a seat earned by something in a turn, or paid for it where it is less than nothing."""

    turn: int
    seat: Seat
    source: str
    money: int


class Investment(Struct, frozen=True):
    """A card that a seat bought: when, what it cost with all that was paid to operate it, and what it earned."""

    seat: Seat
    card: str
    turn: int
    cost: int
    earned: int


class Accounts(Struct, frozen=True):
    """The books of a game."""

    entries: tuple[Entry, ...]
    best: tuple[Investment, ...]
    worst: tuple[Investment, ...]
    prices: dict[str, tuple[int, ...]]
    """By column: the price in each turn, and after the last."""
    first: int
    """The turn of the first of these prices."""


def reckon(happened: Iterable[Event], turn: int, box: Box) -> Accounts:
    """The books of a game, from its events and the turn it began with."""
    sums: dict[tuple[int, Seat, str], int] = {}
    books = Books()
    prices: dict[str, list[int]] = {}
    first = turn
    for event in happened:
        if isinstance(event, TurnBegan):
            turn = event.round
        if isinstance(event, PricesChanged):
            for roll in event.rolls:
                prices.setdefault(roll.column, [roll.before]).append(roll.after)
        if isinstance(event, Happened) and not isinstance(event, Began):
            for name, money in event.flows():
                key = turn, seat_of(name), source(event, box)
                sums[key] = sums.get(key, 0) + money
        books.note(turn, event)
    entries = tuple([Entry(turn, seat, what, money) for (turn, seat, what), money in sums.items() if money])
    ranked = books.ranked()
    best = tuple([each for each in ranked if gain(each) > 0][:MOST])
    worst = tuple([each for each in reversed(ranked) if gain(each) < 0][:MOST])
    return Accounts(entries, best, worst, {column: tuple(each) for column, each in prices.items()}, first)


def source(event: Happened, box: Box) -> str:
    """What the money of an event was for."""
    if isinstance(event, Delivered):
        return FREIGHTS[box.claim_freight[box.cards.index(event.card)]]
    return SOURCES.get(type(event), "other")


def gain(investment: Investment) -> int:
    """What an investment brought in all."""
    return investment.earned - investment.cost


class Books:
    """What everybody's cards have cost and earned so far."""

    def __init__(self) -> None:
        self._bought: dict[tuple[Seat, str], int] = {}
        self._cost: dict[tuple[Seat, str], int] = {}
        self._earned: dict[tuple[Seat, str], int] = {}

    def note(self, turn: int, event: Event) -> None:
        """Write down what an event cost a card, or what the card earned by it."""
        match event:
            case Staked() | Took():
                self._buy(turn, seat_of(event.seat), event.card, event.cost)
            case TookJointly():
                for seat, cost in zip(event.seats, event.costs, strict=True):
                    self._buy(turn, seat_of(seat), event.card, cost)
            case TriedToSteal() if event.stolen:
                self._buy(turn, seat_of(event.seat), event.card, event.cost)
            case TriedToSteal():
                self._pay(seat_of(event.seat), event.card, event.cost)
            case Operated():
                self._pay(seat_of(event.seat), event.card, event.cost)
            case Delivered():
                self._earn(seat_of(event.seat), event.card, event.loads * event.price)
            case PassengersPaid():
                for card, fare in zip(event.cards, event.fares, strict=True):
                    self._earn(seat_of(event.seat), card, fare)
            case Agreed():
                self._deal(turn, event)

    def ranked(self) -> Sequence[Investment]:
        """Every card that was bought, the best first."""
        found = [
            Investment(seat, card, turn, self._cost.get((seat, card), 0), self._earned.get((seat, card), 0))
            for (seat, card), turn in self._bought.items()
        ]
        return sorted(found, key=gain, reverse=True)

    def _buy(self, turn: int, seat: Seat, card: str, cost: int) -> None:
        self._bought.setdefault((seat, card), turn)
        self._pay(seat, card, cost)

    def _pay(self, seat: Seat, card: str, cost: int) -> None:
        self._cost[seat, card] = self._cost.get((seat, card), 0) + cost

    def _earn(self, seat: Seat, card: str, money: int) -> None:
        self._earned[seat, card] = self._earned.get((seat, card), 0) + money

    def _deal(self, turn: int, event: Agreed) -> None:
        """A claim that changes hands alone and for money is bought by one and earns the other its price."""
        for seller, buyer, gives, wants, price in (
            (event.seat, event.partner, event.gives, event.wants, event.money),
            (event.partner, event.seat, event.wants, event.gives, -event.money),
        ):
            alone = len(gives.claims) == 1 and not (gives.segments or gives.stock or gives.freight)
            if alone and not (wants.claims or wants.segments or wants.stock or wants.freight) and price >= 0:
                (card,) = gives.claims
                self._buy(turn, seat_of(buyer), card, price)
                self._earn(seat_of(seller), card, price)
