"""The land as a seat sees it: its network, who has built what, and the cheapest ways over what is open."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from silverware.games.silverton.crew import NOBODY
from silverware.games.silverton.network import FAR, NOWHERE, Network
from silverware.games.silverton.printed import CLAIM_CARDS, PASSENGER_CARD
from silverware.games.silverton.terms import Terms
from silverware.games.silverton.view import Column, SilvertonView

SCALE: Final = 10_000
"""A way is weighed by its cost times this and its distance, or the other way round: the least is the best."""
FARTHEST: Final = FAR * SCALE
TRIES: Final = 6
"""How many parallels are given up one after the other before no way is suggested."""


class Ways:
    """The best ways from some towns to every town."""

    def __init__(self, towns: int) -> None:
        self.weight: list[int] = [FARTHEST] * towns
        self.segment: list[int] = [NOWHERE] * towns
        """By town: the last segment of the way there."""
        self.before: list[int] = [NOWHERE] * towns
        """By town: from which town that segment comes."""

    def back(self, town: int) -> list[int]:
        """The segments of the way to a town, the last one first."""
        found: list[int] = []
        while self.segment[town] != NOWHERE:
            found.append(self.segment[town])
            town = self.before[town]
        return found


class Ground:
    """What a seat's view says of the land, in small numbers."""

    def __init__(self, view: SilvertonView, terms: Terms) -> None:
        box = terms.box
        self.view = view
        self.terms = terms
        self.box = box
        self.seat = view.seat
        self.me = view.players[view.seat]
        self.cash: int = self.me.cash or 0
        self.segments = {name: at for at, name in enumerate(box.segments_said)}
        self.cards = {name: at for at, name in enumerate(box.cards)}
        self.towns = {name: at for at, name in enumerate(box.towns_said)}
        self.owner: list[int] = [NOBODY] * len(box.cost)
        for seat, player in enumerate(view.players):
            for name in player.track:
                self.owner[self.segments[name]] = seat
        self.networks = [
            terms.network(
                tuple([self.towns[home] for home in player.homes]),
                [at for at, owner in enumerate(self.owner) if owner == seat],
                (),
            )
            for seat, player in enumerate(view.players)
        ]
        self.network: Network = self.networks[view.seat]
        self.holder: dict[int, int] = {}
        """By claim card that a seat owns: whose it is."""
        self.runs: dict[int, int] = {}
        """By passenger card that a seat owns: whose it is; the seat's own where it runs it with another."""
        for seat, player in enumerate(view.players):
            for claim in player.claims:
                self.holder[self.cards[claim.card]] = seat
            for route in player.passengers:
                card = self.cards[route.card]
                if self.runs.get(card) != self.seat:
                    self.runs[card] = seat
        self.columns: dict[int, Column] = {box.columns_said.index(each.name): each for each in view.chart}
        self._ways: dict[tuple[tuple[int, ...], tuple[int, ...], bool], Ways] = {}

    # What lies open

    def is_open(self, segment: int) -> bool:
        """§7.2, §7.5 Whether the seat could come to build a segment, now or later."""
        return self.owner[segment] == NOBODY and not self.network.is_parallel(segment)

    def open_claims(self) -> list[int]:
        """The claims that lie open."""
        return [card for card in [self.cards[name] for name in self.view.open] if card < CLAIM_CARDS]

    def own_claims(self) -> list[int]:
        """The own claims that produce, or have freight."""
        return [self.cards[claim.card] for claim in self.me.claims if claim.freight or not claim.depleted]

    def open_passengers(self) -> list[int]:
        """The passenger cards that lie open, or that others run."""
        return [self.cards[chance.card] for chance in self.view.chances]

    def connected(self) -> tuple[int, ...]:
        """§3.8 The towns of the network."""
        return tuple([town for town in range(len(self.box.town_names)) if self.network.connects(town)])

    def buyers(self, card: int) -> tuple[int, ...]:
        """§16.3 The towns where a claim's freight is sold."""
        return tuple(
            [town for at, town in enumerate(self.box.markets) if self.terms.column(card, at) != NOWHERE],
        )

    def ends(self, card: int) -> tuple[tuple[int, ...], ...]:
        """What has to hang together for a card: of a claim its town and a market, of passengers their two towns."""
        if card < PASSENGER_CARD:
            return ((self.box.claim_town[card],), self.buyers(card))
        passenger = card - PASSENGER_CARD
        return ((self.box.passenger_from[passenger],), (self.box.passenger_to[passenger],))

    # The best ways

    def ways(self, starts: tuple[int, ...], banned: tuple[int, ...] = (), by_distance: bool = False) -> Ways:
        """The cheapest ways from any of some towns over own track and open segments, of those the shortest."""
        key = (starts, banned, by_distance)
        known = self._ways.get(key)
        if known is None:
            known = self._measure(starts, banned, by_distance)
            self._ways[key] = known
        return known

    def _measure(self, starts: tuple[int, ...], banned: tuple[int, ...], by_distance: bool) -> Ways:
        box, owner, weights = self.box, self.owner, self._weights(banned, by_distance)
        ways = Ways(len(box.town_names))
        ahead: list[tuple[int, int]] = []
        for town in starts:
            ways.weight[town] = 0
            ahead.append((0, town))
        while ahead:
            weight, here = heappop(ahead)
            if weight > ways.weight[here]:
                continue
            for segment, there in box.hops[here]:
                if owner[segment] not in (NOBODY, self.seat):
                    continue
                reach = weight + weights[segment]
                if reach < ways.weight[there]:
                    ways.weight[there] = reach
                    ways.segment[there] = segment
                    ways.before[there] = here
                    heappush(ahead, (reach, there))
        return ways

    def _weights(self, banned: tuple[int, ...], by_distance: bool) -> list[int]:
        """By segment: what it adds to a way."""
        box = self.box
        found: list[int] = []
        for segment in range(len(box.cost)):
            own = self.owner[segment] == self.seat
            if not own and (not self.is_open(segment) or segment in banned):
                found.append(FARTHEST)
                continue
            cost = 0 if own else box.cost[segment]
            distance = box.distance[segment]
            found.append(distance * SCALE + cost if by_distance else cost * SCALE + distance)
        return found

    def suggested(self, card: int) -> list[int]:
        """The cheapest segments with which a card can be used, from the network outwards; none where it cannot be."""
        return self.in_order(self._cheapest(self.ends(card), (), TRIES)[1])

    def _cheapest(self, ends: tuple[tuple[int, ...], ...], banned: tuple[int, ...], tries: int) -> tuple[int, set[int]]:
        """What joins the network and two ends at the least cost, and that cost; FARTHEST where nothing does."""
        sides = [self.ways(self.connected(), banned), self.ways(ends[0], banned), self.ways(ends[1], banned)]
        best, meeting = FARTHEST, NOWHERE
        for town in range(len(self.box.town_names)):
            weight = sides[0].weight[town] + sides[1].weight[town] + sides[2].weight[town]
            if weight < best:
                best, meeting = weight, town
        if meeting == NOWHERE:
            return FARTHEST, set()
        chosen = {at for side in sides for at in side.back(meeting) if self.owner[at] != self.seat}
        clash = self.clash(chosen)
        if not clash:
            return sum([self.box.cost[at] for at in chosen]), chosen
        if tries == 0:
            return FARTHEST, set()
        found = [self._cheapest(ends, tuple(sorted((*banned, one))), tries - 1) for one in clash]
        return found[0] if found[0][0] <= found[1][0] else found[1]

    def clash(self, chosen: Iterable[int]) -> tuple[int, ...]:
        """§3.6 Two of some segments that are parallel; none where no two are."""
        seen: list[int] = []
        for segment in sorted(chosen):
            for other in seen:
                if other in self.box.parallel[segment]:
                    return (other, segment)
            seen.append(segment)
        return ()

    def in_order(self, chosen: Iterable[int]) -> list[int]:
        """Segments from the track and home outwards; those that hang on nothing last."""
        reached = {town for town, part in enumerate(self.network.part) if part != NOWHERE}
        left = sorted(chosen)
        found: list[int] = []
        while left:
            near = [at for at in left if any(town in reached for town in self.box.segment_towns[at])]
            if not near:
                break
            for segment in near:
                reached.update(self.box.segment_towns[segment])
                left.remove(segment)
            found += near
        return found + left
