"""What is in the box: the map, the cards and the chart of an edition as tables of small numbers.

A town, a segment, a card, a column is its place in the edition's list; `-1` is none. What an edition may not be is
refused in `checks.py`.
"""

from __future__ import annotations

from itertools import combinations, permutations

from silverware.core.value import Shared
from silverware.games.silverton.catalogue import Moves
from silverware.games.silverton.checks import check
from silverware.games.silverton.documents import Edition, Length
from silverware.games.silverton.printed import (
    BOXES,
    CLAIM_CARDS,
    FREIGHTS,
    MARKETS,
    PASSENGER_CARD,
    PASSENGER_CARDS,
    SEATS,
    TOTALS,
    TURNS,
    said,
)


class Box(Shared):
    """An edition, ready for play."""

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        check(edition)
        self.lay_out_map(edition)
        self.lay_out_claims(edition)
        self.lay_out_passengers(edition)
        self.lay_out_chart(edition)
        self.lay_out_starts(edition)
        self.cards = [
            *[f"c{number}" for number in range(1, CLAIM_CARDS + 1)],
            *[f"p{number}" for number in range(1, PASSENGER_CARDS + 1)],
            *[f"t{number}" for number in range(1, SEATS + 1)],
        ]
        """Every card as records write it: the claim deck, the passenger cards, the turn order cards."""
        self.moves = Moves(self)

    def lay_out_map(self, edition: Edition) -> None:
        """Towns, segments, and which of them are parallel."""
        towns = edition.map.towns
        self.towns = towns
        self.town_names = [town.name for town in towns]
        self.towns_said = [said(town.name) for town in towns]
        """Every town as notation writes it."""
        lumber = [row.town for row in edition.columns.rows if row.freight == "lumber"]
        self.markets = [self.town(name) for name in lumber if name is not None]
        """The towns of the markets, in the order of the chart."""
        self.is_market = [town.market for town in towns]
        self.market_of = [self.markets.index(at) if town.market else -1 for at, town in enumerate(towns)]
        lines = [line for line in edition.map.segments for _ in range(line.copies)]
        self.lines = lines
        """By segment: the line of the edition it is one of."""
        self.segment_towns = [tuple([self.town(name) for name in line.towns]) for line in lines]
        self.segments_said = self.say_segments()
        """Every segment as notation writes it; those between the same towns have a number behind."""
        self.cost = [line.cost for line in lines]
        self.distance = [line.distance for line in lines]
        self.is_snow = [line.snow for line in lines]
        self.at_town: list[list[int]] = [[] for _ in towns]
        """By town: the segments that touch it."""
        self.hops: list[list[tuple[int, int]]] = [[] for _ in towns]
        """By town: each segment that touches it, with a town it leads to."""
        for segment, touched in enumerate(self.segment_towns):
            for town in touched:
                self.at_town[town].append(segment)
            for town, other in permutations(touched, 2):
                self.hops[town].append((segment, other))
        self.twins = [self.find_twins(segment) for segment in range(len(lines))]
        """§9.6 By segment: the others between the same two towns at the same cost."""
        self.parallel = self.find_parallels(edition)
        """§3.6, §3.7 By segment: the others that are parallel to it."""

    def town(self, name: str) -> int:
        """The town of that name."""
        return self.town_names.index(name)

    def say_segments(self) -> list[str]:
        """Towns joined by strokes; a number behind where several join the same."""
        sets = [frozenset(touched) for touched in self.segment_towns]
        texts = []
        for segment, touched in enumerate(self.segment_towns):
            text = "/".join([self.towns_said[town] for town in touched])
            same = [other for other, towns in enumerate(sets) if towns == sets[segment]]
            texts.append(f"{text}/{same.index(segment) + 1}" if len(same) > 1 else text)
        return texts

    def same_towns(self, segment: int) -> list[int]:
        """§3.6 The other segments that share two towns with this one."""
        mine = set(self.segment_towns[segment])
        return [
            other
            for other, touched in enumerate(self.segment_towns)
            if other != segment and len(mine.intersection(touched)) > 1
        ]

    def find_twins(self, segment: int) -> list[int]:
        """§9.6 The other segments between the same two towns at the same cost."""
        mine = set(self.segment_towns[segment])
        return [
            other
            for other in self.same_towns(segment)
            if self.cost[other] == self.cost[segment] and set(self.segment_towns[other]) == mine
        ]

    def find_parallels(self, edition: Edition) -> list[list[int]]:
        """§3.6, §3.7 By segment: the others of which a seat may not own both."""
        found = [set(self.same_towns(segment)) for segment in range(len(self.lines))]
        for fan in edition.map.parallels:
            ends = {self.town(name) for name in fan.to}
            group = [segment for segment, other in self.hops[self.town(fan.town)] if other in ends]
            for one, other in combinations(sorted(set(group)), 2):
                found[one].add(other)
                found[other].add(one)
        return [sorted(parallels) for parallels in found]

    def lay_out_claims(self, edition: Edition) -> None:
        """The claim deck: claims, and between them events, by number."""
        self.claim_town = [-1] * CLAIM_CARDS
        self.claim_freight = [-1] * CLAIM_CARDS
        self.claim_cost = [0] * CLAIM_CARDS
        self.claim_operate = [0] * CLAIM_CARDS
        self.claim_depletes = [0] * CLAIM_CARDS
        self.produces = [0] * (CLAIM_CARDS * TOTALS)
        """By card * TOTALS + total: the loads it brings; 0 where it depletes."""
        self.event_effect = [""] * CLAIM_CARDS
        """`jail`, `kill` or `discard`; nothing for a claim."""
        self.event_fine = [0] * CLAIM_CARDS
        for claim in edition.claims.cards:
            card = claim.number - 1
            self.claim_town[card] = self.town(claim.town)
            self.claim_freight[card] = FREIGHTS.index(claim.freight)
            self.claim_cost[card] = claim.claim
            self.claim_operate[card] = claim.operate
            self.claim_depletes[card] = claim.depletes
            for above, loads in enumerate(claim.produces):
                self.produces[card * TOTALS + claim.depletes + 1 + above] = loads
        for event in edition.claims.events:
            self.event_effect[event.number - 1] = event.effect
            self.event_fine[event.number - 1] = event.fine or 0
        self.is_event = [effect != "" for effect in self.event_effect]

    def lay_out_passengers(self, edition: Edition) -> None:
        """The passenger cards, by number."""
        cards = sorted(edition.passengers.cards, key=lambda card: card.number)
        self.passengers = cards
        self.passenger_from = [self.town(card.start) for card in cards]
        self.passenger_to = [self.town(card.end) for card in cards]
        self.passenger_letter: list[str] = [card.letter for card in cards]
        self.passenger_price = [card.purchase for card in cards]
        self.passenger_pays = [card.pays for card in cards]
        self.passenger_leaves_town = [-1 if card.leaves is None else self.town(card.leaves.town) for card in cards]
        self.passenger_leaves_after = [0 if card.leaves is None else card.leaves.depletions for card in cards]

    def passenger_card(self, passenger: int) -> int:
        """A passenger card among all cards."""
        return PASSENGER_CARD + passenger

    def useful_towns(self, letters: tuple[str, ...]) -> list[bool]:
        """§7.9 By town: whether it is useful by itself in a game with the passenger cards of these letters."""
        useful = self.is_market[:]
        for card in range(CLAIM_CARDS):
            if not self.is_event[card]:
                useful[self.claim_town[card]] = True
        for card in range(PASSENGER_CARDS):
            if self.passenger_letter[card] in letters:
                useful[self.passenger_from[card]] = True
                useful[self.passenger_to[card]] = True
        return useful

    def lay_out_chart(self, edition: Edition) -> None:
        """The chart: columns from left to right, ten boxes each."""
        rows = edition.columns.rows
        self.column_freight = [FREIGHTS.index(row.freight) for row in rows]
        self.column_market = [-1 if row.town is None else self.market_of[self.town(row.town)] for row in rows]
        self.column_names = [row.freight if row.town is None else f"{row.town} {row.freight}" for row in rows]
        self.columns_said = [said(name) for name in self.column_names]
        self.prices: list[int] = []
        """By column * BOXES + box: what a load brings."""
        for row in rows:
            self.prices += getattr(edition.prices, row.freight)
        self.start_box = [row.start for row in rows]
        self.lowest_box = [row.lowest for row in rows]
        self.highest_box = [row.highest for row in rows]
        self.limit = [row.limit or 0 for row in rows]
        """§16.4 By column: the most loads a seat may sell there in a turn; 0 where any number."""
        self.dice = [row.dice for row in rows]
        self.divisor = [row.divisor for row in rows]
        self.minus_idn = [row.idn for row in rows]
        self.least_players = [
            1 if row.town is None else getattr(edition.needed, row.freight).get(row.town, 1) for row in rows
        ]
        """§2.6 By column: how many seats it takes for it to be used."""
        self.column_at = [-1] * (len(FREIGHTS) * MARKETS)
        """By freight * MARKETS + market: the column by which it is sold there."""
        for column, freight in enumerate(self.column_freight):
            for market in range(MARKETS):
                if self.column_market[column] in (-1, market):
                    self.column_at[freight * MARKETS + market] = column
        results = [getattr(edition.results, freight) for freight in FREIGHTS]
        self.upto: list[list[int]] = [list(result.upto) for result in results]
        self.boxes_moved: list[list[int]] = [list(result.moves) for result in results]
        self.idn = [0, *edition.turns.idn]
        self.is_winter = [turn in edition.turns.winter for turn in range(TURNS + 1)]

    def price(self, column: int, box: int) -> int:
        """What a load brings with the marker in that box."""
        return self.prices[column * BOXES + box]

    def change(self, freight: int, result: int) -> int:
        """§18.3 How many boxes up, or down if below 0, a marker moves for a result."""
        upto = self.upto[freight]
        row = 0
        while row < len(upto) and result > upto[row]:
            row += 1
        return self.boxes_moved[freight][row]

    def lay_out_starts(self, edition: Edition) -> None:
        """Starting positions and the lengths of a game."""
        self.homes = [self.town(name) for name in edition.starts.homes]
        """§2.3 By player number, 1 first: where it begins."""
        self.crews = {table.seats: table.pieces for table in edition.starts.tables}
        """§2.4 By number of seats and player number: its pieces, `S+2 S P+1 P`."""
        self.money = {table.seats: table.money for table in edition.starts.tables}
        """§2.5 By number of seats: what everybody begins with."""
        lengths = edition.lengths
        self.lengths: dict[str, Length] = {
            "standard": lengths.standard,
            "short": lengths.short,
            "long": lengths.long,
            "campaign": lengths.campaign,
        }
