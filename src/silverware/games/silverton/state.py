"""A table of Silverton: where everything lies, and the verbs of the rulebook that move it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.crew import BIT, KINDS, NOBODY
from silverware.games.silverton.events.cards import ClaimEmptied, PassengerLeft, PassengerReturned
from silverware.games.silverton.events.ending import Announced
from silverware.games.silverton.forms import Hop
from silverware.games.silverton.joint import TEN, Joint
from silverware.games.silverton.moves import DECK
from silverware.games.silverton.network import FAR, NOWHERE, Network
from silverware.games.silverton.printed import (
    CLAIM_CARDS,
    COLUMNS,
    PASSENGER_CARD,
    PASSENGER_CARDS,
)
from silverware.games.silverton.selling import carried, cleared_track, loads_sold, room_for
from silverware.games.silverton.terms import Terms
from silverware.games.silverton.yard import Yard, power

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN: Final = -3
GONE: Final = -4
"""Where cards lie that are face up for everybody, and those that will not come back; else DECK, or a seat."""


class Table(Yard):
    """The nouns of the game, and its verbs."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)
        seats = terms.seats
        self.cash: list[int] = [0] * seats
        self.public: i64 = 0
        """§21.1 The seats whose cash is open to everybody, as a bit mask."""
        self.owner: list[int] = [NOBODY] * len(self.box.cost)
        """By segment: whose cube is there."""
        self.networks: list[Network] = []
        self.deck: list[int] = []
        """The top card last."""
        self.open: list[int] = []
        self.discards: list[int] = []
        self.holder: list[int] = [DECK] * CLAIM_CARDS
        """By claim card: the seat that owns it, or where it lies."""
        self.freight: list[int] = [0] * CLAIM_CARDS
        self.is_depleted: list[bool] = [False] * CLAIM_CARDS
        self.was_operated: list[bool] = [False] * CLAIM_CARDS
        """§13.3 By claim card: whether its first operation is behind it."""
        self.worked: list[int] = []
        """§13.6 The claims that were operated this turn."""
        self.depletions: list[int] = [0] * len(self.box.town_names)
        """§5.4 By town: how many of its claims have been depleted."""
        self.claims: list[list[int]] = [[] for _ in range(seats)]
        """By seat: its claims, in the order of their numbers."""
        self.passenger: list[int] = [DECK] * PASSENGER_CARDS
        """By passenger card: the seat that owns it, or where it lies; DECK is below another card."""
        self.tops: list[int] = []
        """By pile: its face-up card; NOWHERE where it was taken. §5.6 Cards given back are piles at the end."""
        self.below: list[list[int]] = []
        """By pile: the cards that lie face down in it, the next one last."""
        self.routes: i64 = 0
        """The passenger cards that have not left the game, as a bit mask."""
        self.boxes: list[int] = [0] * COLUMNS
        """By column: where its marker is."""
        self.sold: list[int] = [0] * COLUMNS
        """§16.7 By column: the loads that all seats have sold this turn."""
        self.delivered: list[int] = [0] * COLUMNS
        """§16.4 By column: the loads that the active seat has sold, or bought to sell, this turn."""
        self.deliveries: int = 0
        """§16.1 How many deliveries the active seat has made, or must make."""
        self.bought: list[tuple[int, int, int]] = []
        """§14.9 What the active seat must deliver: a claim, its loads, and the market."""
        self.carriers: list[tuple[int, ...]] = []
        """§23.9 By lot of it: the trains that carry it, in the Advanced game."""
        self.offers: list[int] = [0] * seats
        """§14.3 By seat: how many offers the active seat has made it."""
        self.named: list[int] = []
        """§13.1 The claims that the active seat has paid for, before the first roll."""
        self._begin_options()

    def _begin_options(self) -> None:
        """§28 to §30 What only optional rules know."""
        self.partner: list[int] = [NOBODY] * PASSENGER_CARDS
        """§29.7 By passenger card: the later of two seats that run it together; NOBODY where one does alone."""
        self.agreed: list[tuple[int, int]] = []
        """§29.4 The prospectors of those who have agreed about a card this turn, the earlier in the turn first."""
        self.slid: list[int] = []
        """§28.6 The passenger cards that lie among the claims."""
        self.emptied: list[int] = []
        """§28.4 The places that the active seat has opened itself: piles, NOWHERE for each among the claims."""
        self.arrived: dict[int, int] = {}
        """§30.6 By claim card: the loads that were transferred to it this turn."""

    def copy(self) -> Table:
        other = Table(self.terms)
        other.become(self)
        if self.terms.advanced:
            other.equip(self)
        if self.terms.has_options:
            other.partner = self.partner[:]
            other.agreed = self.agreed[:]
            other.slid = self.slid[:]
            other.emptied = self.emptied[:]
            other.arrived = self.arrived.copy()
        other.cash = self.cash[:]
        other.public = self.public
        other.owner = self.owner[:]
        other.networks = self.networks[:]
        other.deck = self.deck[:]
        other.open = self.open[:]
        other.discards = self.discards[:]
        other.holder = self.holder[:]
        other.freight = self.freight[:]
        other.is_depleted = self.is_depleted[:]
        other.was_operated = self.was_operated[:]
        other.worked = self.worked[:]
        other.depletions = self.depletions[:]
        other.claims = [claims[:] for claims in self.claims]
        other.passenger = self.passenger[:]
        other.tops = self.tops[:]
        other.below = [cards[:] for cards in self.below]
        other.routes = self.routes
        other.boxes = self.boxes[:]
        other.sold = self.sold[:]
        other.delivered = self.delivered[:]
        other.deliveries = self.deliveries
        other.bought = self.bought[:]
        other.carriers = self.carriers[:]
        other.offers = self.offers[:]
        other.named = self.named[:]
        return other

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "networks": len(self.networks)}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        super().__setstate__({**fields, "networks": []})
        self.networks = [self.network_with(seat, self.owner) for seat in range(fields["networks"])]

    # What can be read off the table

    def is_winter(self) -> bool:
        """§3.3 Whether this is a winter turn."""
        return self.box.is_winter[self.round]

    def is_public(self, seat: int) -> bool:
        """§21.1 Whether a seat's cash is open to everybody."""
        return self.public >> seat & 1 == 1

    def homes(self, seat: int) -> tuple[int, ...]:
        """§2.3 A seat's home city; §26.1 in some scenarios it has two."""
        return self.terms.homes[self.numbers[seat] - 1]

    def builds_from(self, piece: int, segment: int) -> bool:
        """§7.3 Whether a segment touches own track or home; §26.2 not the other of two networks alone."""
        return self.networks[piece // KINDS].touches_beside(segment, self.part_beyond(piece))

    def part_beyond(self, piece: int) -> int:
        """§26.2 The part of a seat's track from which a surveyor does not build; NOWHERE where it builds from all."""
        if self.based[piece] == NOBODY or self.networks[piece // KINDS].is_joined():
            return NOWHERE
        return 1 - self.based[piece]

    def has_goods(self, seat: int) -> bool:
        """§14.2, §24.8 Whether a seat has claims, track, trains or plows to deal in."""
        return len(self.claims[seat]) > 0 or len(self.networks[seat].segments) > 0 or len(self.stock[seat]) > 0

    def route(self, seat: int, passenger: int) -> int:
        """§3.9 The length of a seat's route for a passenger card as it can be used this turn; FAR if there is none."""
        network = self.networks[seat]
        if self.cleared:
            return self.passable(network).route(passenger, False)
        return network.route(passenger, self.is_winter())

    def is_snowed_in(self) -> bool:
        """§3.9 Whether no route has a snow segment: on winter turns, §24.6 unless some of them have been cleared."""
        return not self.cleared and self.is_winter()

    def passable(self, network: Network) -> Network:
        """§24.6 Where snow segments have been cleared, a network of which those that have not are shut."""
        return cleared_track(self.terms, network, self.cleared) if self.cleared else network

    def joint(self, seat: int, other: int) -> Joint:
        """§29.2 The track of two seats together, as it can be used this turn."""
        first, second = self.by_number(seat, other)
        return self.terms.joint(self.passable(self.networks[first]), self.passable(self.networks[second]))

    def by_number(self, seat: int, other: int) -> tuple[int, int]:
        """Two seats, the lower player number first."""
        return (seat, other) if self.numbers[seat] < self.numbers[other] else (other, seat)

    def joint_route(self, seat: int, other: int, passenger: int) -> int:
        """§29.2 The length of the joint route of two seats as it can be used this turn; FAR if there is none."""
        return self.joint(seat, other).length(passenger, self.is_snowed_in())

    def runs(self, seat: int, passenger: int) -> bool:
        """Whether a seat owns a passenger card, §29.7 alone or with another."""
        return seat in (self.passenger[passenger], self.partner[passenger])

    def partner_of(self, seat: int, passenger: int) -> int:
        """§29.7 With whom a seat runs a passenger card; NOBODY where it does so alone."""
        partner = self.partner[passenger]
        return self.passenger[passenger] if partner == seat else partner

    def length_of(self, seat: int, passenger: int) -> int:
        """The length of the route by which a seat runs a passenger card, be it a joint one; FAR if there is none."""
        partner = self.partner_of(seat, passenger)
        return self.route(seat, passenger) if partner == NOBODY else self.joint_route(seat, partner, passenger)

    def way_of(self, seat: int, passenger: int) -> tuple[Hop, ...]:
        """The route by which a seat runs a passenger card, be it a joint one, hop by hop; none where there is none."""
        partner = self.partner_of(seat, passenger)
        if partner == NOBODY:
            return self.passable(self.networks[seat]).way(passenger, self.is_snowed_in())
        return self.joint(seat, partner).way(passenger, self.is_snowed_in())

    def fare(self, passenger: int) -> int:
        """§15.1 What a passenger card pays whoever runs it; §29.8 each of two half, rounded up to $10."""
        return self.fare_of(passenger, self.partner[passenger] != NOBODY)

    def fare_of(self, passenger: int, shared: bool) -> int:
        """§15.1 What a passenger card pays who runs it alone, §29.8 or each of two."""
        pays = self.terms.pays[passenger]
        return -(-pays // (2 * TEN)) * TEN if shared else pays

    def movable(self, card: int) -> int:
        """§30.6 The loads of a claim that have not been transferred this turn."""
        return self.freight[card] - self.arrived.get(card, 0) if self.arrived else self.freight[card]

    def column(self, card: int, market: int) -> int:
        """§16.3 The column by which a claim's freight is sold in a market; NOWHERE where it is not."""
        return self.terms.column(card, market)

    def price(self, column: int) -> int:
        """§16.6 What a load brings now."""
        return self.box.price(column, self.boxes[column])

    def room(self, column: int) -> int:
        """§16.4 How many loads the active seat may still sell by a column."""
        return room_for(self.box, column, self.delivered[column])

    def saleable(self, seat: int, card: int, market: int) -> int:
        """§16.2 to §16.5 How many loads of a claim a seat could deliver to a market now, whoever owns the claim."""
        column = self.column(card, market)
        if column == NOWHERE:
            return 0
        network = self.networks[seat]
        start, end = self.box.claim_town[card], self.box.markets[market]
        if network.part[start] == NOWHERE or network.part[end] == NOWHERE:
            return 0
        most = min(self.movable(card), self.room(column))
        if not self.terms.advanced:
            return loads_sold(self.box, network, card, market, most, self.is_winter(), None)
        trains = self.ready_trains(seat, network.part[start])
        if not trains:
            return 0
        usable = self.passable(network)
        return loads_sold(self.box, usable, card, market, most, self.is_snowed_in(), power(trains))

    def capacity(self, network: Network, card: int, market: int, trains: Sequence[int]) -> int:
        """§23.3 to §23.6 How many loads of a claim trains take to a market over the track of a network."""
        start, end = self.box.claim_town[card], self.box.markets[market]
        return self.capacity_between(network, start, end, self.box.claim_freight[card], trains)

    def capacity_between(self, network: Network, start: int, end: int, freight: int, trains: Sequence[int]) -> int:
        """§23.3 to §23.6 How many loads trains take from town to town; none without a route that is open this turn."""
        return carried(freight, power(trains), self.passable(network).longest(start, end, self.is_snowed_in()))

    def has_delivery(self, seat: int) -> bool:
        """§16.1 Whether the active seat may make another delivery; §23.2 in the Advanced game one for each train."""
        if self.terms.advanced:
            return len(self.ready(seat)) > len(self.ready_plows(seat))
        return self.deliveries < self.terms.deliveries

    # Verbs: money

    def pay(self, seat: int, money: int) -> None:
        """§6.4 A seat pays."""
        self.cash[seat] -= money

    def earn(self, seat: int, money: int) -> None:
        """A seat gets money. §21.1 Beyond a certain sum its cash is public from then on."""
        self.cash[seat] += money
        if self.cash[seat] > self.terms.announce and not self.is_public(seat):
            self.public |= BIT[seat]
            if self.heard is not None:
                self.heard.append(Announced(SEAT_NAMES[seat], self.cash[seat]))

    # Verbs: track

    def network_with(self, seat: int, owner: list[int]) -> Network:
        """The network of a seat if segments are owned so."""
        track = [segment for segment, other in enumerate(owner) if other == seat]
        return self.terms.network(self.homes(seat), track, ())

    def look_at_track(self, *seats: int) -> None:
        """The track of one seat or of two has changed. §5.6 Passenger cards whose towns it parts are given back."""
        for seat in seats:
            self.networks[seat] = self.network_with(seat, self.owner)
            if self.stock[seat] and self.networks[seat].is_joined():
                self.join_trains(seat)
        for seat in seats:
            for passenger in range(PASSENGER_CARDS):
                if self.runs(seat, passenger) and not self.has_track_for(seat, passenger):
                    self.give_back(passenger)
                    if self.heard is not None:
                        self.heard.append(
                            PassengerReturned(SEAT_NAMES[seat], self.box.cards[PASSENGER_CARD + passenger])
                        )

    def has_track_for(self, seat: int, passenger: int) -> bool:
        """§5.6 Whether there is a route in any season for a passenger card that a seat runs, §29.12 alone or not."""
        partner = self.partner_of(seat, passenger)
        if partner == NOBODY:
            return self.networks[seat].length(passenger) < FAR
        first, second = self.by_number(seat, partner)
        return self.terms.joint(self.networks[first], self.networks[second]).anyhow(passenger) < FAR

    def open_again(self, segment: int) -> None:
        """§12.9 A cube leaves a segment. Who was sent there to dismantle it has nothing to do any more."""
        self.owner[segment] = NOBODY
        for piece in self.standing_on(segment):
            self.come_home(piece)

    # Verbs: cards

    def give_claim(self, card: int, seat: int) -> None:
        """A claim comes to a seat, with what is on it."""
        self.holder[card] = seat
        self.claims[seat] = sorted([*self.claims[seat], card])

    def take_claim(self, card: int) -> None:
        """A claim leaves its owner, with what is on it."""
        self.claims[self.holder[card]].remove(card)

    def discard(self, card: int) -> None:
        """§4.5 A card of the claim deck is out of the game."""
        self.holder[card] = GONE
        self.discards.append(card)

    def empty(self, card: int) -> None:
        """§4.4 A depleted claim without freight goes to the discards."""
        if self.is_depleted[card] and self.freight[card] == 0:
            seat = self.holder[card]
            self.take_claim(card)
            self.discard(card)
            if self.heard is not None:
                self.heard.append(ClaimEmptied(SEAT_NAMES[seat], self.box.cards[card]))

    def take_passenger(self, passenger: int, seat: int, partner: int = NOBODY) -> None:
        """§5.1 A passenger card leaves its pile, or its owner, for a seat, §29.7 or for two."""
        if self.passenger[passenger] == OPEN:
            self.lift(passenger)
        self.passenger[passenger] = seat if partner == NOBODY else min(seat, partner)
        self.partner[passenger] = partner if partner == NOBODY else max(seat, partner)

    def lift(self, passenger: int) -> None:
        """A passenger card leaves the place where it lies face up."""
        if passenger in self.slid:
            self.slid.remove(passenger)
        else:
            self.tops[self.tops.index(passenger)] = NOWHERE

    def give_back(self, passenger: int) -> None:
        """§5.6 A passenger card is given back: face up, as a pile of its own."""
        self.passenger[passenger] = OPEN
        self.partner[passenger] = NOBODY
        self.tops.append(passenger)
        self.below.append([])

    def deplete(self, card: int) -> None:
        """§4.4 A claim will never produce again. §5.4 Passenger cards may leave the game for it."""
        self.is_depleted[card] = True
        town = self.box.claim_town[card]
        self.depletions[town] += 1
        self.empty(card)
        for passenger in self.terms.passengers:
            leaves = self.box.passenger_leaves_town[passenger] == town and self.passenger[passenger] != GONE
            if leaves and self.depletions[town] == self.box.passenger_leaves_after[passenger]:
                self.strike_passenger(passenger)

    def strike_passenger(self, passenger: int) -> None:
        """§5.5 A passenger card leaves the game, wherever it is, and everybody sees it."""
        place = self.passenger[passenger]
        if self.heard is not None:
            owner = SEAT_NAMES[place] if place >= 0 else None
            self.heard.append(PassengerLeft(self.box.cards[PASSENGER_CARD + passenger], owner))
        self.remove_passenger(passenger)

    def remove_passenger(self, passenger: int) -> None:
        """A passenger card is out of the game, wherever it was; prospectors on it go home."""
        place = self.passenger[passenger]
        if place == OPEN:
            self.lift(passenger)
        elif place == DECK:
            for pile in self.below:
                if passenger in pile:
                    pile.remove(passenger)
        self.passenger[passenger] = GONE
        self.partner[passenger] = NOBODY
        self.routes &= ~BIT[passenger]
        self.clear(PASSENGER_CARD + passenger)
