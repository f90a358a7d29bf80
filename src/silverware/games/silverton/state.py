"""A table of Silverton: where everything lies, and the verbs of the rulebook that move it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.games.silverton.crew import BIT, NOBODY, Crew
from silverware.games.silverton.events import Announced, ClaimEmptied, PassengerLeft, PassengerReturned
from silverware.games.silverton.moves import DECK
from silverware.games.silverton.network import FAR, NOWHERE, Network
from silverware.games.silverton.printed import CLAIM_CARDS, COLUMNS, MARKETS, PASSENGER_CARD, PASSENGER_CARDS
from silverware.games.silverton.terms import Terms

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN: Final = -3
GONE: Final = -4
"""Where cards lie that are face up for everybody, and those that will not come back; else DECK, or a seat."""


class Table(Crew):
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
        self.offers: list[int] = [0] * seats
        """§14.3 By seat: how many offers the active seat has made it."""
        self.named: list[int] = []
        """§13.1 The claims that the active seat has paid for, before the first roll."""

    def copy(self) -> Table:
        other = Table(self.terms)
        other.become(self)
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
        other.offers = self.offers[:]
        other.named = self.named[:]
        return other

    # What can be read off the table

    def is_winter(self) -> bool:
        """§3.3 Whether this is a winter turn."""
        return self.box.is_winter[self.round]

    def is_public(self, seat: int) -> bool:
        """§21.1 Whether a seat's cash is open to everybody."""
        return self.public >> seat & 1 == 1

    def home(self, seat: int) -> int:
        """§2.3 A seat's home city."""
        return self.terms.starts[self.numbers[seat] - 1].home

    def has_goods(self, seat: int) -> bool:
        """§14.2 Whether a seat has claims or track to deal in."""
        return len(self.claims[seat]) > 0 or len(self.networks[seat].segments) > 0

    def route(self, seat: int, passenger: int) -> int:
        """§3.9 The length of a seat's route for a passenger card as it can be used this turn; FAR if there is none."""
        return self.networks[seat].route(passenger, self.is_winter())

    def column(self, card: int, market: int) -> int:
        """§16.3 The column by which a claim's freight is sold in a market; NOWHERE where it is not."""
        column = self.box.column_at[self.box.claim_freight[card] * MARKETS + market]
        return column if column != NOWHERE and self.terms.in_play[column] else NOWHERE

    def price(self, column: int) -> int:
        """§16.6 What a load brings now."""
        return self.box.price(column, self.boxes[column])

    def room(self, column: int) -> int:
        """§16.4 How many loads the active seat may still sell by a column."""
        limit = self.box.limit[column]
        return limit - self.delivered[column] if limit else FAR

    def saleable(self, seat: int, card: int, market: int) -> int:
        """§16.2 to §16.5 How many loads of a claim a seat could deliver to a market now, whoever owns the claim."""
        column = self.column(card, market)
        if column == NOWHERE:
            return 0
        network = self.networks[seat]
        start, end = self.box.claim_town[card], self.box.markets[market]
        if network.part[start] != 0 or network.part[end] != 0 or not network.links(start, end, self.is_winter()):
            return 0
        return min(self.freight[card], self.room(column))

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
                self.heard.append(Announced(seat, self.cash[seat]))

    # Verbs: track

    def network_with(self, seat: int, owner: list[int]) -> Network:
        """The network of a seat if segments are owned so."""
        track = [segment for segment, other in enumerate(owner) if other == seat]
        return self.terms.network(self.home(seat), track)

    def look_at_track(self, seat: int) -> None:
        """A seat's track has changed. §5.6 Passenger cards whose towns it does not join any more are given back."""
        network = self.network_with(seat, self.owner)
        self.networks[seat] = network
        for passenger in range(PASSENGER_CARDS):
            if self.passenger[passenger] == seat and network.length(passenger) == FAR:
                self.passenger[passenger] = OPEN
                self.tops.append(passenger)
                self.below.append([])
                if self.heard is not None:
                    self.heard.append(PassengerReturned(seat, self.box.cards[PASSENGER_CARD + passenger]))

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
                self.heard.append(ClaimEmptied(seat, self.box.cards[card]))

    def take_passenger(self, passenger: int, seat: int) -> None:
        """§5.1 A passenger card leaves its pile, or its owner, for a seat."""
        if self.passenger[passenger] == OPEN:
            self.tops[self.tops.index(passenger)] = NOWHERE
        self.passenger[passenger] = seat

    def deplete(self, card: int) -> None:
        """§4.4 A claim will never produce again. §5.4 Passenger cards may leave the game for it."""
        self.is_depleted[card] = True
        town = self.box.claim_town[card]
        self.depletions[town] += 1
        self.empty(card)
        for passenger in self.terms.passengers:
            leaves = self.box.passenger_leaves_town[passenger] == town
            if leaves and self.depletions[town] == self.box.passenger_leaves_after[passenger]:
                self.strike_passenger(passenger)

    def strike_passenger(self, passenger: int) -> None:
        """§5.5 A passenger card leaves the game, wherever it is."""
        place = self.passenger[passenger]
        if place == OPEN:
            self.tops[self.tops.index(passenger)] = NOWHERE
        elif place == DECK:
            for pile in self.below:
                if passenger in pile:
                    pile.remove(passenger)
        self.passenger[passenger] = GONE
        self.routes &= ~BIT[passenger]
        card = PASSENGER_CARD + passenger
        if self.heard is not None:
            self.heard.append(PassengerLeft(self.box.cards[card], place if place >= 0 else None))
        self.clear(card)
