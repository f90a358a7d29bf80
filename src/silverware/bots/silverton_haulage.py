"""What trains and snow plows are to a seat of Silverton: what they carry, and what more of them would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from silverware.games.silverton.moves import NOTHING, Purchase
from silverware.games.silverton.network import FAR, Network
from silverware.games.silverton.printed import HALF_LOADS, MARKETS
from silverware.games.silverton.stock import POWERS, SORTS, TRAINS
from silverware.games.silverton.view import Claim

if TYPE_CHECKING:
    from silverware.bots.silverton_outlook import Outlook

USUAL: Final = 5
"""How long the longest segment of a route is believed to be whose track is not built."""
PILED: Final = 3
"""Freight that lies on a claim is believed to be brought away in so many turns."""
YEAR: Final = 4
"""Turns from winter to winter."""
CLEARS: Final = 0.6
"""How likely a plow is believed to clear its segment."""
KEPT: Final = 200
"""So much cash is left when a train is purchased."""
POINTS: Final = 10
"""What a piece counts in a crew, beside its game points."""


class Haulage:
    """The trains and plows of a seat, and the track they run on."""

    def __init__(self, seen: Outlook) -> None:
        self.seen = seen
        self.box = seen.box
        self.me = seen.me
        self.cleared = [seen.segment[name] for name in seen.view.cleared]

    # §23 What trains carry

    def usable(self, cleared: Sequence[int]) -> Network:
        """§24.6 The own track as it is in winter, when these segments are cleared."""
        snow = self.box.is_snow
        track = tuple(self.seen.own.segments)
        shut = tuple([segment for segment in track if snow[segment] and segment not in cleared])
        return self.seen.network(self.seen.homes, track, shut)

    def longest(self, start: int, end: int) -> int:
        """§23.6 The longest segment on the way between two towns this turn."""
        if self.cleared:
            return self.usable(self.cleared).longest(start, end, False)
        return self.seen.own.longest(start, end, self.seen.view.winter)

    def ready(self, town: int) -> list[int]:
        """§23.2 The powers of the trains that can still serve a town this turn."""
        part = self.seen.own.part[town]
        homes = self.me.homes
        return [
            train.power
            for train in self.me.trains
            if not train.used and (train.home is None or homes.index(train.home) == part)
        ]

    def takes(self, card: int, power: int, longest: int) -> int:
        """§23.3, §23.5 How many loads of a claim so much power takes over such a segment."""
        full = power // longest
        return 2 * full if self.box.claim_freight[card] in HALF_LOADS else full

    def most(self, card: int, market: int, powers: Sequence[int]) -> int:
        """§23.4 How many loads of a claim these trains take to a market together, this turn."""
        longest = self.longest(self.box.claim_town[card], self.box.markets[market])
        return 0 if longest == FAR else self.takes(card, sum(powers), longest)

    def prospect(self) -> int:
        """The power of the best train there is to be had soon, or is had already."""
        seen = self.seen
        own = [train.power for train in self.me.trains]
        sold = [sort.power for sort in SORTS[:TRAINS] if sort.turn <= seen.view.round and seen.view.supply[sort.name]]
        return max([*own, *sold], default=0)

    def best_use(self, card: int, market: int, convoys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
        """§23.4 The trains with which a delivery, and what the others can do afterwards, bring most."""
        seen = self.seen
        ready = self.ready(self.box.claim_town[card])
        claim = next(claim for claim in self.me.claims if seen.card[claim.card] == card)
        others = [other for other in self.me.claims if other.freight and other is not claim]

        def brings(trains: tuple[int, ...]) -> tuple[float, int]:
            powers = [POWERS[train] for train in trains]
            loads, price = seen.sale(claim, market)
            left = ready[:]
            for power in powers:
                left.remove(power)
            first = min(loads, self.most(card, market, powers)) * price
            return first + self.what_is_left(left, others), -sum(powers)

        return max(convoys, key=brings)

    def what_is_left(self, powers: list[int], claims: Sequence[Claim]) -> float:
        """What single trains would bring with the freight of these claims, the strongest first."""
        seen = self.seen
        found = 0.0
        open_to = list(claims)
        for power in sorted(powers, reverse=True):
            best, sold = 0.0, None
            for claim in open_to:
                for market in range(MARKETS):
                    loads, price = seen.sale(claim, market)
                    worth = min(loads, self.most(seen.card[claim.card], market, [power])) * price if loads else 0
                    if worth > best:
                        best, sold = worth, claim
            if sold is None:
                break
            found += best
            open_to.remove(sold)
        return found

    # §23.10 What more of them would bring

    def lots(self) -> list[tuple[float, float, float]]:
        """Of each claim within reach: its loads a turn, what a load brings, and the power that a load takes."""
        seen = self.seen
        found: list[tuple[float, float, float]] = []
        for claim in self.me.claims:
            card = seen.card[claim.card]
            column = seen.best_column(seen.soon, card)
            if column < 0:
                continue
            start = self.box.claim_town[card]
            ends = [town for at, town in enumerate(self.box.markets) if seen.column(card, at) == column]
            longest = min([seen.soon.longest(start, town, False) for town in ends])
            loads = claim.freight / PILED + (0 if claim.depleted else seen.yields.later[card])
            half = 2 if self.box.claim_freight[card] in HALF_LOADS else 1
            found.append((loads, seen.later[column], longest / half))
        return found

    def turnover(self, powers: Sequence[int], lots: Sequence[tuple[float, float, float]]) -> float:
        """What trains would bring in a turn, each where it brings most."""
        left = list(lots)
        found = 0.0
        for power in sorted(powers, reverse=True):
            if not left:
                break
            sales = [(min(loads, power / unit) * price, at) for at, (loads, price, unit) in enumerate(left)]
            brought, at = max(sales)
            found += brought
            loads, price, unit = left[at]
            left[at] = (max(0.0, loads - power / unit), price, unit)
        return found

    def purchase_gain(self, move: Purchase) -> float:
        """§23.10 What a train or plow would bring beyond its price until the game is over."""
        if move.cost > self.seen.cash - KEPT and self.seen.earnings > 0:
            return 0
        if not SORTS[move.sort].is_train:
            return self.plow_gain(move)
        lots = self.lots()
        powers = [train.power for train in self.me.trains]
        before = self.turnover(powers, lots)
        if move.traded != NOTHING:
            powers.remove(POWERS[move.traded])
        powers.append(POWERS[move.sort])
        return (self.turnover(powers, lots) - before) * self.seen.left - move.cost

    def claims_for_a_train(self, home: int) -> float:
        """§23.14 The claims of one of two networks, for each train that would serve it."""
        towns = [self.box.claim_town[self.seen.card[claim.card]] for claim in self.me.claims]
        trains = [train for train in self.me.trains if train.home == self.me.homes[home]]
        return len([town for town in towns if self.seen.own.part[town] == home]) / (len(trains) + 1)

    # §24 Plows

    def winter_worth(self, cleared: Sequence[int]) -> float:
        """What a winter turn would bring with these segments cleared: passengers, and freight that lies ready."""
        seen = self.seen
        network = self.usable(cleared)
        found = 0.0
        for route in self.me.passengers:
            passenger = seen.passenger(route.card)
            if network.route(passenger, False) < FAR:
                found += seen.terms.pays[passenger]
        for claim in self.me.claims:
            card = seen.card[claim.card]
            column = seen.best_column(network, card)
            if column >= 0:
                loads = max(float(claim.freight), 0 if claim.depleted else seen.yields.later[card])
                found += loads * seen.later[column] / 2
        return found

    def needed(self) -> dict[int, float]:
        """By own snow segment: what is lost in winter if all others are cleared and it is not."""
        snow = [segment for segment in self.seen.own.segments if self.box.is_snow[segment]]
        everything = self.winter_worth(snow)
        return {
            segment: everything - self.winter_worth([other for other in snow if other != segment]) for segment in snow
        }

    def plow_gain(self, move: Purchase) -> float:
        """§24.2 What one more plow would bring in the winters to come, if snow is in the way and plows are too few."""
        seen = self.seen
        winters = (seen.view.round + seen.left) // YEAR - seen.view.round // YEAR
        if move.traded != NOTHING or not winters:
            return 0
        reach = POWERS[move.sort] + 6
        needed = [(worth, segment) for segment, worth in self.needed().items() if worth > 0]
        needed = [(worth, segment) for worth, segment in needed if self.box.distance[segment] <= reach]
        if len(needed) <= len(self.me.plows):
            return 0
        return CLEARS * max(needed)[0] * winters / len(needed) - move.cost
