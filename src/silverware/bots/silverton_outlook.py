"""What a seat of Silverton can reckon from its view: how long the game will last, and what things are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from heapq import heappop, heappush
from typing import Final, Protocol

from msgspec import Struct

from silverware.bots.silverton_haulage import USUAL, Haulage
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.games.silverton.components import Box
from silverware.games.silverton.joint import Joint
from silverware.games.silverton.moves import DECK
from silverware.games.silverton.network import FAR, Network
from silverware.games.silverton.offers import Offer
from silverware.games.silverton.printed import (
    CLAIM_CARDS,
    COLUMNS,
    CUBES,
    MARKETS,
    PASSENGER_CARD,
    PASSENGER_CARDS,
    TOTALS,
)
from silverware.games.silverton.rules.joining import SWITCHING
from silverware.games.silverton.stock import SORTS
from silverware.games.silverton.terms import SECRET, Terms
from silverware.games.silverton.view import Claim, Player, SilvertonView

NOBODY: Final = -1
FIRST: Final = 6
HASTE: Final = 60
"""What a segment costs beside money: somebody has to go there."""
CROWD: Final = 150
"""What a segment costs more on which others stand."""
GUESS: Final = 0.35
"""How much of its worth a claim is taken for that is not within reach, and a passenger card that lies face down."""
STAKED: Final = 0.8
"""How much of its worth a claim is taken for on which a prospector stands, and a passenger card that lies open."""
OPEN: Final = 0.4
"""How much of its worth any other open claim is taken for."""
TOGETHER: Final = 0.4
"""How much of its worth a passenger card is taken for that needs a partner."""
RARE: Final = 0.05
"""How much of its worth a claim of the deck is taken for."""
SLUMP: Final = 0.85
"""What of its price freight is believed to bring, as prices fall when much is sold."""
MANY: Final = 0.92
"""How much less each further claim is worth, as there are two deliveries a turn."""
WINTER: Final = 0.8
"""What a passenger card pays in a year whose route is closed in winter."""
HORIZON: Final = 9
"""So many turns ahead are thought of: what is earned soon can be used again."""
RESERVE: Final = 300
"""With less cash nothing is risked."""
HOPE: Final = 700
"""With less, in cash and the earnings of two turns, no track is built on a mere hope."""
POVERTY: Final = 250
"""With less cash, and no earnings, track is turned into money."""
RISK: Final = 30
"""What it costs to prospect the deck: an event may turn up."""
ALONE: Final = 0.6
"""How much of the track to a claim is paid for by this claim alone."""
POOR: Final = 0.7
"""A price so far below what is expected later is waited out."""
TRACK: Final = 1.5
"""What own track, a train or a plow is worth for every dollar it costs."""
EARNINGS: Final = 700
"""What others are believed to earn in a turn."""
ODDS: Final = [
    sum(
        one + two + lead > other + another
        for one in range(1, 7)
        for two in range(1, 7)
        for other in range(1, 7)
        for another in range(1, 7)
    )
    / 1296
    for lead in range(-12, 13)
]
"""How likely two dice with such a lead, -12 first, beat two dice."""


def odds(lead: int) -> float:
    """How likely two dice with a lead beat two dice."""
    return ODDS[max(0, min(lead + 12, 24))]


class Yields:
    """What the claims of an edition bring, on average: the first time they are operated, and later."""

    def __init__(self, box: Box) -> None:
        self.first = [0.0] * CLAIM_CARDS
        """Loads by one die and 6."""
        self.first_lives = [0.0] * CLAIM_CARDS
        """How likely the claim is not depleted by it."""
        self.later = [0.0] * CLAIM_CARDS
        """Loads by two dice."""
        self.lives = [0.0] * CLAIM_CARDS
        for card in range(CLAIM_CARDS):
            loads = box.produces[card * TOTALS : (card + 1) * TOTALS]
            depletes = box.claim_depletes[card]
            for die in range(1, 7):
                self.first[card] += loads[die + FIRST] / 6
                self.first_lives[card] += (die + FIRST > depletes) / 6
                for other in range(1, 7):
                    self.later[card] += loads[die + other] / 36
                    self.lives[card] += (die + other > depletes) / 36

    def total(self, card: int, operated: bool, turns: int) -> tuple[float, float]:
        """The loads that a claim brings in so many turns, and how often it will be paid for."""
        if turns <= 0:
            return 0, 0
        if not operated:
            loads, times = self.total(card, True, turns - 1)
            lives = self.first_lives[card]
            return self.first[card] + lives * loads, 1 + lives * times
        lives = self.lives[card]
        times = (1 - lives**turns) / (1 - lives) if lives < 1 else turns
        return self.later[card] * times, times


class Way(Struct, frozen=True, order=True):
    """Track to be built: its segments as a bit mask, what they cost, and how many they are."""

    segments: int = 0
    cost: int = 0
    count: int = 0


class Chance(Struct, frozen=True):
    """What could be earned once some track is built."""

    way: Way
    worth: float
    about: int
    """Of several chances about the same thing only the best counts."""
    sure: bool = False
    """Whether it is about an own claim, or a passenger card that lies open."""


class NetworkOf(Protocol):
    """The network with these homes and that track, some of it shut."""

    def __call__(self, homes: tuple[int, ...], track: tuple[int, ...], shut: tuple[int, ...] = ()) -> Network: ...


class Outlook:
    """What a seat makes of its view: the table in numbers, how long it will last, and what things are worth."""

    def __init__(
        self,
        view: SilvertonView,
        gone: tuple[str, ...],
        terms: Terms,
        yields: Yields,
        network: NetworkOf,
    ) -> None:
        self.view = view
        self.gone = gone
        """The discards, as far as the seat knows them."""
        self.terms = terms
        self.box = terms.box
        self.yields = yields
        self.network = network
        self.me = view.players[view.seat]
        self.cash = self.me.cash or 0
        self.segment = {name: at for at, name in enumerate(self.box.segments_said)}
        self.card = {name: at for at, name in enumerate(self.box.cards)}
        self.read_board()
        self.read_chart()
        self.haulage = Haulage(self) if terms.advanced else None
        """§23 The trains, in the Advanced game."""
        self.left = self.turns_left()
        self.joints: dict[tuple[int, int], Way | None] = {}

    # Reading the view

    def read_board(self) -> None:
        """Whose track is where, and where surveyors and prospectors stand."""
        view = self.view
        self.owner = [NOBODY] * len(self.box.cost)
        for seat, player in enumerate(view.players):
            for name in player.track:
                self.owner[self.segment[name]] = seat
        self.crowd: set[int] = set()
        """The open segments on which others stand."""
        self.mine: list[int] = []
        """The open segments on which own surveyors stand."""
        self.rivals: dict[int, list[int]] = {}
        """By card: the bonuses of others who stand there, with the 3 of who is connected."""
        self.staked: set[int] = set()
        """The cards on which own prospectors stand."""
        self.committed = 0
        """What it costs to buy and to build all that own pieces stand on."""
        for seat, player in enumerate(view.players):
            for piece in player.pieces:
                if piece.at is None or piece.status == "dead":
                    continue
                if piece.name.startswith("surveyor"):
                    self.read_surveyor(seat, self.segment[piece.at])
                elif piece.at != "deck":
                    self.read_prospector(seat, self.card[piece.at], piece.bonus)
        track = tuple(sorted([*[self.segment[name] for name in self.me.track], *self.mine]))
        self.homes = self.homes_of(self.me)
        self.own = self.network(self.homes, tuple(sorted([self.segment[name] for name in self.me.track])))
        self.soon = self.network(self.homes, track)
        """The own network with all that surveyors stand on."""
        self.crew = max(1, len([piece for piece in self.me.pieces if piece.name.startswith("surveyor")]))

    def read_surveyor(self, seat: Seat, segment: int) -> None:
        if self.owner[segment] == NOBODY:
            if seat == self.view.seat:
                self.mine.append(segment)
                self.committed += self.box.cost[segment]
            else:
                self.crowd.add(segment)

    def read_prospector(self, seat: Seat, card: int, bonus: int) -> None:
        if seat == self.view.seat:
            self.staked.add(card)
            self.committed += self.price_of(card)
        else:
            connected = card < PASSENGER_CARD and self.network_of(seat).connects(self.box.claim_town[card])
            self.rivals.setdefault(card, []).append(bonus + 3 * connected)

    def read_chart(self) -> None:
        """What loads bring now, and what they may bring later."""
        box = self.box
        self.now = [0] * COLUMNS
        self.later = [0.0] * COLUMNS
        self.delivered = [0] * COLUMNS
        for column in self.view.chart:
            at = box.columns_said.index(column.name)
            usual = box.price(at, self.terms.boxes[at])
            self.now[at] = column.price
            self.later[at] = (column.price + usual) / 2
            self.delivered[at] = column.delivered
        self.goal = self.terms.goal
        self.announce = min(self.terms.announce, self.goal)

    def homes_of(self, player: Player) -> tuple[int, ...]:
        return tuple([self.box.towns_said.index(home) for home in player.homes])

    def price_of(self, card: int) -> int:
        """What a claim or a passenger card costs."""
        if card < PASSENGER_CARD:
            return self.box.claim_cost[card]
        return self.box.passenger_price[card - PASSENGER_CARD]

    def network_of(self, seat: Seat) -> Network:
        """The network of a seat."""
        player = self.view.players[seat]
        return self.network(self.homes_of(player), tuple(sorted([self.segment[name] for name in player.track])))

    # How long the game will last

    def turns_left(self) -> int:
        """How many turns after this one to reckon with."""
        most = self.terms.turns - self.view.round
        if self.goal == SECRET:
            return min(most, HORIZON)
        nearest = (self.goal - self.cash) / max(1.0, self.earnings)
        hidden = max((self.goal - self.announce) / EARNINGS + 1, 5 + self.goal // 1250 - self.view.round)
        for seat, player in enumerate(self.view.players):
            if seat != self.view.seat:
                nearest = min(nearest, hidden if player.cash is None else (self.goal - player.cash) / EARNINGS)
        return max(min(1, most), min(most, int(nearest), HORIZON))

    @cached_property
    def earnings(self) -> float:
        """What a turn brings as things are: passengers, and claims that own track brings to a market."""
        found = 0.0
        for route in self.me.passengers:
            found += self.terms.pays[self.passenger(route.card)] / (1 if route.partner is None else 2)
        for claim in self.me.claims:
            card = self.card[claim.card]
            column = self.best_column(self.own, card)
            if column != NOBODY:
                price = SLUMP * self.later[column]
                loads = 0 if claim.depleted else self.yields.later[card]
                found += max(0, loads * price - self.box.claim_operate[card]) + claim.freight * price / 3
        return found

    def passenger(self, name: str) -> int:
        return self.card[name] - PASSENGER_CARD

    # What things are worth

    def column(self, card: int, market: int) -> int:
        """The column by which a claim's freight is sold in a market; NOBODY where it is not."""
        column = self.box.column_at[self.box.claim_freight[card] * MARKETS + market]
        return column if column != NOBODY and self.now[column] else NOBODY

    def income(self, card: int, column: int, turns: int, claim: Claim | None = None, longest: int = USUAL) -> float:
        """What a claim earns in so many turns if it is sold by a column, over a way with that longest segment."""
        loads, times = self.yields.total(card, claim is not None and claim.operated, turns)
        if claim is not None and claim.depleted:
            loads, times = 0, 0
        price = SLUMP * self.later[column]
        freight = 0 if claim is None else claim.freight
        if self.haulage is not None:
            most = turns * self.haulage.takes(card, self.haulage.prospect(), longest)
            freight = min(freight, most)
            if loads > most - freight:
                loads, times = most - freight, times * (most - freight) / loads
        return freight * price + max(0, loads * price - times * self.box.claim_operate[card])

    def best_column(self, network: Network, card: int) -> int:
        """The column by which a claim's freight is sold best over a network; NOBODY where there is none."""
        best = NOBODY
        start = self.box.claim_town[card]
        if not network.connects(start):
            return NOBODY
        for market, town in enumerate(self.box.markets):
            column = self.column(card, market)
            if column == NOBODY or network.part[town] != network.part[start]:
                continue
            if network.shut and not network.links(start, town, False):
                continue
            if best == NOBODY or self.later[column] > self.later[best]:
                best = column
        return best

    def fares(self, passenger: int, turns: int, network: Network | None = None) -> float:
        """What a passenger card pays in so many turns."""
        closed = network is not None and network.route(passenger, True) == FAR
        return self.terms.pays[passenger] * turns * (WINTER if closed or network is None else 1)

    def holdings(self, network: Network, claims: Sequence[Claim], passengers: Sequence[int]) -> float:
        """What a seat's claims and passenger cards would still earn over the track of a network."""
        worth = sum([self.fares(card, self.left, network) for card in passengers if network.route(card, False) < FAR])
        for claim in claims:
            worth += self.claim_worth(network, claim)
        return worth

    def claim_worth(self, network: Network, claim: Claim) -> float:
        """What a claim would still earn over the track of a network; if it is not within reach, a part of it."""
        card = self.card[claim.card]
        column = self.best_column(network, card)
        if column != NOBODY:
            return self.income(card, column, self.left, claim)
        columns = [self.column(card, market) for market in range(MARKETS)]
        cheapest = min([self.later[at] for at in columns if at != NOBODY], default=0.0)
        at = next((at for at in columns if at != NOBODY and self.later[at] == cheapest), NOBODY)
        return 0 if at == NOBODY else GUESS * self.income(card, at, self.left - 3, claim)

    # Where to build

    @cached_property
    def ways(self) -> list[Way | None]:
        """By town: the cheapest track that would join it to the own network; None where there is none."""
        box, network = self.box, self.soon
        found: list[Way | None] = [None] * len(box.town_names)
        queue: list[tuple[int, int, Way]] = []
        for town in range(len(network.part)):
            if network.connects(town):
                heappush(queue, (0, town, Way()))
        own = set(network.segments)
        room = CUBES - len(network.segments)
        while queue:
            length, town, way = heappop(queue)
            if found[town] is not None:
                continue
            found[town] = way
            for segment, other in box.hops[town]:
                if found[other] is not None:
                    continue
                if segment in own:
                    heappush(queue, (length, other, way))
                elif self.owner[segment] == NOBODY and not network.is_parallel(segment) and way.count < room:
                    cost = box.cost[segment]
                    further = Way(way.segments | 1 << segment, way.cost + cost, way.count + 1)
                    heappush(queue, (length + cost + HASTE + CROWD * (segment in self.crowd), other, further))
        return found

    def joint(self, one: int, other: int) -> Way | None:
        """The track that would join two towns to the own network."""
        key = (min(one, other), max(one, other))
        if key not in self.joints:
            way, another = self.ways[one], self.ways[other]
            self.joints[key] = None if way is None or another is None else self.together(way, another)
        return self.joints[key]

    def together(self, one: Way, other: Way) -> Way:
        """Two ways as one."""
        if not one.segments & ~other.segments:
            return other
        cost, count = other.cost, other.count
        more = one.segments & ~other.segments
        while more:
            cost += self.box.cost[more.bit_length() - 1]
            count += 1
            more &= ~(1 << more.bit_length() - 1)
        return Way(one.segments | other.segments, cost, count)

    def longest_of(self, way: Way) -> int:
        """The longest segment of a way, and at least what is usual."""
        longest, segments = USUAL, way.segments
        while segments:
            longest = max(longest, self.box.distance[segments.bit_length() - 1])
            segments &= ~(1 << segments.bit_length() - 1)
        return longest

    def delay(self, way: Way) -> int:
        """How many turns it takes to build a way."""
        return -(-way.count // self.crew)

    @cached_property
    def backlog(self) -> Way:
        """The track that own claims wait for."""
        found = Way()
        for claim in self.me.claims:
            chances = self.claim_chances(self.card[claim.card], claim, 1)
            best = max(chances, key=lambda chance: chance.worth - chance.way.cost, default=None)
            if best is not None:
                found = self.together(best.way, found)
        return found

    def after_backlog(self, way: Way) -> Way:
        """What will have been built once a way is that own claims do not wait for."""
        return self.together(way, self.backlog) if way.count else way

    def claim_chances(self, card: int, claim: Claim | None, share: float) -> list[Chance]:
        """What a claim would earn, by the cheapest ways to where it can be sold at one price or another."""
        ways: dict[int, Way] = {}
        for market, town in enumerate(self.box.markets):
            column = self.column(card, market)
            way = None if column == NOBODY else self.joint(self.box.claim_town[card], town)
            if way is not None and (column not in ways or way.cost < ways[column].cost):
                ways[column] = way
        found: list[Chance] = []
        cost = 0 if claim is not None else self.box.claim_cost[card]
        for column, way in ways.items():
            delay = self.delay(way if claim is not None else self.after_backlog(way))
            if delay <= self.left:
                worth = self.income(card, column, self.left + 1 - delay // 2, claim, self.longest_of(way)) - cost
                if worth > 0:
                    found.append(Chance(way, share * worth, card, claim is not None or card in self.staked))
        return found

    def unseen(self) -> tuple[list[int], list[int]]:
        """The claims and the passenger cards that have not been seen yet."""
        view = self.view
        seen = {*view.open, *self.gone, *view.struck, *view.slid}
        seen.update([pile.top for pile in view.piles if pile.top is not None])
        for player in view.players:
            seen.update([claim.card for claim in player.claims])
            seen.update([route.card for route in player.passengers])
        claims = [at for at in range(CLAIM_CARDS) if not self.box.is_event[at] and self.box.cards[at] not in seen]
        passengers = [at for at in self.terms.passengers if self.box.cards[PASSENGER_CARD + at] not in seen]
        return claims, passengers

    def chances(self) -> list[Chance]:
        """All that could be earned, now or by building track."""
        found: list[Chance] = []
        for claim in self.me.claims:
            found += self.claim_chances(self.card[claim.card], claim, 1)
        crowded = MANY ** len(self.me.claims)
        for name in self.view.open:
            card = self.card[name]
            found += self.claim_chances(card, None, crowded * (STAKED if card in self.staked else OPEN))
        claims, passengers = self.unseen()
        pull: dict[int, float] = {}
        for card in claims:
            town = self.box.claim_town[card]
            rare = [chance.worth for chance in self.claim_chances(card, None, RARE * crowded)]
            pull[town] = pull.get(town, 0) + max(rare, default=0)
        found += [Chance(way, pull[town], -town - 1) for town in pull if (way := self.ways[town]) is not None]
        faceup = [self.passenger(name) for name in self.face_up()]
        for cards, share in ((faceup, STAKED), (passengers, GUESS)):
            for card in cards:
                way = self.joint(self.box.passenger_from[card], self.box.passenger_to[card])
                if way is not None:
                    worth = self.fares(card, self.left - self.delay(way)) - self.box.passenger_price[card]
                    found.append(Chance(way, max(0, share * worth), PASSENGER_CARD + card, cards is faceup))
        return found

    def plans(self) -> list[Way]:
        """The ways that are worth building, the best first."""
        chances = sorted(self.chances(), key=lambda chance: -chance.worth)
        ways = {chance.way.segments: chance.way for chance in chances if chance.way.segments}
        sure = [chance for chance in chances if chance.sure]
        without = earned(chances, 0)
        spare = self.spare()
        found: list[tuple[float, Way]] = []
        for way in ways.values():
            worth = earned(chances, way.segments) - without - way.cost
            if worth > 0 and self.affords(way.cost, way, spare) and self.dares(way, sure, spare):
                found.append((worth / (self.delay(way) + 1), way))
        return [way for _, way in sorted(found, key=lambda rated: -rated[0])]

    def affords(self, cost: int, way: Way, spare: int) -> bool:
        """Whether something can be paid for by the time a way is built."""
        return cost <= spare + self.earnings * max(0, self.delay(way) - 1)

    def dares(self, way: Way, sure: Sequence[Chance], spare: int) -> bool:
        """Whether to build on a mere hope, which takes cash to be left or earnings, or for what is sure to pay."""
        if spare - way.cost + 2 * self.earnings >= HOPE:
            return True
        return earned(sure, way.segments) - earned(sure, 0) > way.cost

    def next_segments(self) -> list[int]:
        """The segments to survey next, the best first, as far as a surveyor may go there and they can be paid for."""
        spare, winter = self.spare(), self.view.winter
        in_a_row = self.terms.in_a_row and not winter and self.me.second is None
        found: list[int] = []
        for way in self.plans():
            for segment in range(len(self.box.cost)):
                if not way.segments >> segment & 1 or segment in found or self.box.cost[segment] > spare:
                    continue
                touches = self.own.touches(segment) or (in_a_row and self.soon.touches(segment))
                if touches and not (winter and self.box.is_snow[segment]):
                    found.append(segment)
        return found

    def spare(self) -> int:
        """The cash that is not needed for what pieces stand on, nor to operate claims."""
        cards = [self.card[claim.card] for claim in self.me.claims if not claim.depleted]
        operating = sum([self.box.claim_operate[card] for card in cards])
        return self.cash - self.committed - min(operating, self.cash // 4)

    def is_poor(self) -> bool:
        """Whether there is hardly any cash, none comes in, and there is time to begin again."""
        return self.cash < POVERTY and self.earnings == 0 and self.left > 3 and len(self.own.segments) > 1

    def idle_track(self, segment: int) -> float:
        """How much of own track is of no use: its distance, if all that is owned earns as much without it."""
        track = tuple([other for other in self.own.segments if other != segment])
        without = self.network(self.homes, track)
        passengers = [self.passenger(route.card) for route in self.me.passengers]
        lost = self.holdings(self.own, self.me.claims, passengers) - self.holdings(without, self.me.claims, passengers)
        whole = all(without.is_connected(other) for other in track)
        return self.box.distance[segment] if whole and lost <= 0 else 0

    # What to send prospectors to, and to buy

    def targets(self) -> dict[int, float]:
        """By card, or DECK: what a prospector sent there is worth."""
        spare = self.spare()
        found: dict[int, float] = {}
        for name in self.view.open:
            card = self.card[name]
            if card not in self.staked and self.box.claim_cost[card] + self.box.claim_operate[card] <= spare:
                connected = 3 * self.own.connects(self.box.claim_town[card])
                found[card] = self.likely(card, connected) * self.claim_gain(card)
        for passenger in range(PASSENGER_CARDS):
            card = PASSENGER_CARD + passenger
            if card not in self.staked and self.box.passenger_price[passenger] <= spare:
                gain = self.passenger_gain(passenger)
                if gain > 0:
                    found[card] = self.stealing(passenger, gain)
                elif self.terms.joint_routes and self.box.cards[card] in self.face_up():
                    found[card] = TOGETHER * max([self.joint_gain(other, passenger) for other in self.others()])
        if self.view.deck and spare > RESERVE:
            claims, _ = self.unseen()
            gains = [max(0.0, self.claim_gain(card)) for card in claims]
            found[DECK] = 0.5 * sum(gains) / max(1, len(gains)) - RISK
        return found

    def likely(self, card: int, bonus: int) -> float:
        """How likely a prospector with that bonus comes away with a card."""
        chance = 1.0
        for rival in self.rivals.get(card, ()):
            chance *= odds(bonus - rival)
        return chance

    def stealing(self, passenger: int, gain: float) -> float:
        """What it is worth to go for a passenger card: all if it lies open, by the odds if somebody owns it."""
        name = self.box.cards[PASSENGER_CARD + passenger]
        route = self.own.route(passenger, self.view.winter)
        for player in self.view.players:
            for held in player.passengers:
                if held.card == name:
                    longer = 0 if held.partner is None else SWITCHING
                    chance = odds(held.length + longer - route) if held.length is not None else 0.0
                    return chance * gain - (1 - chance) * self.box.passenger_price[passenger]
        return self.likely(PASSENGER_CARD + passenger, 0) * gain

    def others(self) -> list[Seat]:
        """The other seats."""
        return [seat for seat in range(self.view.seats) if seat != self.view.seat]

    def face_up(self) -> list[str]:
        """The passenger cards that lie face up."""
        return [*self.view.slid, *[pile.top for pile in self.view.piles if pile.top is not None]]

    def joint_gain(self, other: Seat, passenger: int) -> float:
        """§29 What it is worth to run a passenger card with another seat; nothing where that cannot be."""
        players, winter = self.view.players, self.view.winter
        mine, theirs = self.own, self.network_of(other)
        first = self.me.number < players[other].number
        joint = Joint(mine, theirs) if first else Joint(theirs, mine)
        if not joint.is_shared(passenger, winter):
            return 0
        shares = joint.shares(passenger, winter, self.box.passenger_price[passenger])
        return max(0.0, self.fares(passenger, self.left + 1) / 2 - shares[0 if first else 1])

    def claim_gain(self, card: int) -> float:
        """What a claim is worth beyond its cost, with the track that it needs."""
        chances = self.claim_chances(card, None, MANY ** len(self.me.claims))
        cost = self.box.claim_cost[card] + self.box.claim_operate[card]
        spare = self.spare() + (self.box.claim_cost[card] if card in self.staked else 0)
        return max(
            [
                chance.worth - ALONE * chance.way.cost
                for chance in chances
                if self.affords(cost + chance.way.cost, chance.way, spare)
            ],
            default=0.0,
        )

    def passenger_gain(self, passenger: int) -> float:
        """What a passenger card is worth beyond its price; nothing without a route for it now."""
        if self.own.route(passenger, self.view.winter) == FAR:
            return 0
        return self.fares(passenger, self.left + 1, self.own) - self.box.passenger_price[passenger]

    def operating_gain(self, card: int, claim: Claim) -> float:
        """What it is worth to operate a claim now."""
        chances = self.claim_chances(card, claim, 1)
        if not chances or (self.cash < RESERVE and min(chance.way.count for chance in chances)):
            return 0
        column = self.best_column(self.soon, card)
        prices = [self.later[column]] if column != NOBODY else [self.later[at] for at in self.columns(card)]
        loads = self.yields.later[card] if claim.operated else self.yields.first[card]
        return loads * SLUMP * max(prices, default=0.0) - self.box.claim_operate[card]

    def columns(self, card: int) -> list[int]:
        """The columns by which a claim's freight is sold somewhere."""
        columns = [self.column(card, market) for market in range(MARKETS)]
        return [column for column in columns if column != NOBODY]

    # Sales and deals

    def sale(self, claim: Claim, market: int) -> tuple[int, int]:
        """How many loads of a claim the own seat may sell in a market now, and the price."""
        card = self.card[claim.card]
        column = self.column(card, market)
        start, end = self.box.claim_town[card], self.box.markets[market]
        if column == NOBODY:
            return 0, 0
        limit = self.box.limit[column]
        room = limit - self.delivered[column] if limit else FAR
        if self.haulage is not None:
            room = min(room, self.haulage.most(card, market, self.haulage.ready(start)))
        elif not self.own.links(start, end, self.view.winter):
            return 0, 0
        return min(claim.freight, room), self.now[column]

    def sales(self) -> dict[tuple[int, int], float]:
        """By claim and market: what a sale brings beyond what waiting might."""
        found: dict[tuple[int, int], float] = {}
        patience = min(1.0, self.left / 4)
        for claim in self.me.claims:
            for market in range(MARKETS):
                loads, price = self.sale(claim, market)
                if loads:
                    card = self.card[claim.card]
                    waiting = POOR * patience * max([self.later[at] for at in self.columns(card)])
                    if price > waiting:
                        found[card, market] = loads * (price - 0.5 * waiting)
        return found

    def deal_gain(self, offer: Offer) -> tuple[float, float]:
        """What an offer to the own seat gains, and how much it is about."""
        view, box = self.view, self.box
        active = next(seat for seat in range(view.seats) if SEAT_NAMES[seat] == view.agenda[0].split()[1])
        claims = [claim for claim in self.me.claims if self.card[claim.card] not in offer.wants.claims]
        given = [claim for claim in view.players[active].claims if self.card[claim.card] in offer.gives.claims]
        track = {*self.own.segments, *offer.gives.segments} - set(offer.wants.segments)
        network = self.network(self.homes, tuple(sorted(track)))
        passengers = [self.passenger(route.card) for route in self.me.passengers]
        before = self.holdings(self.own, self.me.claims, passengers)
        after = self.holdings(network, [*claims, *given], passengers)
        money = offer.gives.money - offer.wants.money
        lost = sum([TRACK * box.cost[segment] for segment in offer.wants.segments])
        lost += sum([TRACK * SORTS[sort].cost for sort in offer.wants.stock])
        won = sum([GUESS * box.cost[segment] for segment in offer.gives.segments])
        won += sum([GUESS * SORTS[sort].cost for sort in offer.gives.stock])
        for card, loads, _ in offer.wants.freight:
            column = self.best_column(self.own, card)
            sold = max([self.later[at] for at in self.columns(card)], default=0.0)
            lost += loads * (SLUMP * self.later[column] if column != NOBODY else GUESS * sold)
        gained = after - before + money + won - lost
        return gained, max(abs(money), abs(after - before), lost)


def earned(chances: Sequence[Chance], segments: int) -> float:
    """What is earned of chances, the best first, with these segments built."""
    done: set[int] = set()
    worth = 0.0
    for chance in chances:
        if chance.about not in done and not chance.way.segments & ~segments:
            done.add(chance.about)
            worth += chance.worth
    return worth
