"""The books of a table of Silverton, kept from its events alone: what must be where if nothing is lost or made."""

from __future__ import annotations

from collections import Counter

from silverware.core.event import Event
from silverware.core.seats import SEAT_NAMES, SeatName
from silverware.games.silverton import GAME
from silverware.games.silverton.events.beginning import Began
from silverware.games.silverton.events.cards import (
    ClaimEmptied,
    ClaimsDiscarded,
    ClaimsTurnedUp,
    EndedJoint,
    EventStruck,
    PassengerLeft,
    PassengerReturned,
    PassengersDiscarded,
    PassengersTurnedUp,
    RivalTook,
    Staked,
    Took,
    TookJointly,
    TurnedUp,
)
from silverware.games.silverton.events.disputes import TriedToSteal
from silverware.games.silverton.events.ending import Announced, Ended, PricesChanged
from silverware.games.silverton.events.happened import Happened
from silverware.games.silverton.events.operations import (
    Abandoned,
    Agreed,
    Built,
    Delivered,
    Dismantled,
    Produced,
    Purchased,
    Transferred,
)
from silverware.games.silverton.printed import CLAIM_CARDS, CUBES
from silverware.games.silverton.stock import NAMES, SORTS
from silverware.games.silverton.view import SilvertonView


class Ledger:
    """Money, track, claims, freight and passenger cards, by what was told of them."""

    def __init__(self, seats: int) -> None:
        self.cash: dict[SeatName, int] = dict.fromkeys(SEAT_NAMES[:seats], 0)
        self.track: dict[str, SeatName] = {}
        self.deck = CLAIM_CARDS
        self.open: list[str] = []
        self.discards: list[str] = []
        self.claims: dict[str, SeatName] = {}
        self.freight: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.passengers: dict[str, set[SeatName]] = {}
        """By passenger card: who runs it."""
        self.face_up: list[str] = []
        self.struck: list[str] = []
        self.sold = 0
        self.stock: Counter[tuple[SeatName, str]] = Counter()

    def hear(self, event: Event) -> None:
        """Book an event."""
        assert isinstance(event, Happened)
        for seat, money in event.flows():
            self.cash[seat] += money
            assert self.cash[seat] >= 0
        match event:
            case Began():
                self.open = list(event.claims)
                self.deck -= len(event.claims)
                self.face_up = list(event.passengers)
                for seat in SEAT_NAMES[: len(event.numbers)]:
                    self.stock[seat, "train 9"] = event.trains
            case Purchased():
                self.stock[event.seat, event.what] += 1
                if event.traded is not None:
                    self.stock[event.seat, event.traded] -= 1
            case Announced() | Ended():
                self.count(event)
            case Built():
                assert event.segment not in self.track
                self.track[event.segment] = event.seat
            case Dismantled() | Abandoned():
                assert self.track.pop(event.segment) == event.seat
            case Produced():
                self.freight[event.card] += event.loads
            case Delivered():
                (self.bought if self.bought[event.card] else self.freight)[event.card] -= event.loads
                self.sold += event.loads
            case Transferred():
                self.freight[event.card] -= event.loads
                self.freight[event.onto] += event.loads
            case PricesChanged():
                assert sum(roll.sold for roll in event.rolls) == self.sold
                self.sold = 0
            case Agreed():
                self.exchange(event)
            case _:
                self.hear_of_cards(event)

    def count(self, event: Announced | Ended) -> None:
        """Cash that is told agrees with the books."""
        if isinstance(event, Announced):
            assert event.cash == self.cash[event.seat]
        else:
            assert event.cash == tuple(self.cash.values())

    def exchange(self, event: Agreed) -> None:
        """Book a deal."""
        moves, box = GAME.box.moves, GAME.box
        for giver, taker, goods in (
            (event.seat, event.partner, event.gives),
            (event.partner, event.seat, event.wants),
        ):
            bundle = moves.bundle_of(goods)
            for claim in bundle.claims:
                assert self.claims[box.cards[claim]] == giver
                self.claims[box.cards[claim]] = taker
            for segment in bundle.segments:
                assert self.track[box.segments_said[segment]] == giver
                self.track[box.segments_said[segment]] = taker
            for sort in bundle.stock:
                self.stock[giver, NAMES[sort]] -= 1
                self.stock[taker, NAMES[sort]] += 1
            for claim, loads, _ in bundle.freight:
                self.freight[box.cards[claim]] -= loads
                self.bought[box.cards[claim]] += loads

    def hear_of_cards(self, event: Happened) -> None:
        """Book an event that moves cards."""
        match event:
            case Staked():
                self.open.remove(event.card)
                self.claims[event.card] = event.seat
            case ClaimEmptied():
                assert self.claims.pop(event.card) == event.seat
                self.discards.append(event.card)
            case TurnedUp():
                self.deck -= 1
                if not GAME.box.is_event[GAME.box.cards.index(event.card)]:
                    self.open.append(event.card)
                else:
                    self.deck += 1
            case EventStruck():
                self.deck -= 1
                self.discards.append(event.card)
            case ClaimsDiscarded():
                assert list(event.cards) == self.open
                self.discards += self.open
                self.open = []
            case ClaimsTurnedUp():
                self.deck -= len(event.cards)
                self.open += event.cards
            case _:
                self.hear_of_passengers(event)

    def hear_of_passengers(self, event: Happened) -> None:
        """Book an event that moves passenger cards."""
        match event:
            case Took():
                self.face_up.remove(event.card)
                self.passengers[event.card] = {event.seat}
            case TookJointly():
                self.face_up.remove(event.card)
                self.passengers[event.card] = set(event.seats)
            case TriedToSteal() if event.stolen:
                assert event.owner in self.passengers[event.card]
                self.passengers[event.card] = {event.seat} if event.partner is None else {event.seat, event.partner}
            case PassengerReturned() | EndedJoint():
                assert event.seat in self.passengers.pop(event.card)
                self.face_up.append(event.card)
            case PassengersDiscarded():
                self.face_up = [card for card in self.face_up if card not in event.cards]
                self.struck += event.cards
            case PassengersTurnedUp():
                self.face_up += event.cards
            case RivalTook() if event.card in self.open:
                self.open.remove(event.card)
                self.discards.append(event.card)
            case RivalTook():
                self.face_up.remove(event.card)
                self.struck.append(event.card)
            case PassengerLeft():
                self.passengers.pop(event.card, None)
                self.face_up = [card for card in self.face_up if card != event.card]
                self.struck.append(event.card)

    def check(self, view: SilvertonView) -> None:
        """The books agree with the table, and every card, cube and load is somewhere."""
        for seat, player in zip(SEAT_NAMES, view.players, strict=False):
            if player.cash is not None:
                assert player.cash == self.cash[seat]
            assert set(player.track) == {segment for segment, owner in self.track.items() if owner == seat}
            assert len(player.track) <= CUBES
            assert {claim.card for claim in player.claims} == {
                card for card, owner in self.claims.items() if owner == seat
            }
            for claim in player.claims:
                assert claim.freight == self.freight[claim.card]
            assert {route.card for route in player.passengers} == {
                card for card, runners in self.passengers.items() if seat in runners
            }
            trains = Counter(f"train {train.power}" for train in player.trains)
            plows = Counter(f"plow +{plow.bonus}" for plow in player.plows)
            assert trains + plows == Counter({name: self.stock[seat, name] for name in NAMES}) + Counter()
        for name, left in view.supply.items():
            owned = sum(count for (_, what), count in self.stock.items() if what == name)
            assert left == SORTS[NAMES.index(name)].count - owned >= 0
        assert list(view.open) == self.open
        assert view.discards == len(self.discards)
        assert view.discarded in (None, tuple(self.discards))  # §4.6 hidden from the seat on turn and from spectators
        assert view.deck == self.deck
        assert self.deck + len(self.open) + len(self.discards) + len(self.claims) == CLAIM_CARDS
        assert sorted([*view.slid, *[pile.top for pile in view.piles if pile.top]]) == sorted(self.face_up)
        assert sorted(view.struck) == sorted(self.struck)
        hidden = sum(len(pile.below) for pile in view.piles)
        cards = len(GAME.terms(view.seats, view.options).passengers)
        assert hidden + len(self.face_up) + len(self.struck) + len(self.passengers) == cards
        assert sum(column.sold for column in view.chart) == self.sold
