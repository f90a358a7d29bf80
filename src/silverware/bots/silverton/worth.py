"""How long the game will last, and what things will earn until then over track that is built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.seen import Seen
from silverware.bots.silverton.trains import USUAL, Trains
from silverware.bots.silverton.yields import Yields
from silverware.core.seats import Seat
from silverware.games.silverton.joint import Joint
from silverware.games.silverton.network import FAR, NOWHERE, Network
from silverware.games.silverton.terms import SECRET
from silverware.games.silverton.view import Claim

GUESS: Final = 0.35
"""How much of its worth a thing is taken for that is not within reach."""
SLUMP: Final = 0.85
"""What of its price freight is believed to bring, as prices fall when much is sold."""
WINTER: Final = 0.8
"""What a passenger card pays in a year whose route is closed in winter."""
HORIZON: Final = 9
"""So many turns ahead are thought of: what is earned soon can be used again."""
EARNINGS: Final = 700
"""What others are believed to earn in a turn."""


class Worth:
    """What things are worth to a seat."""

    def __init__(self, seen: Seen, yields: Yields, trains: Trains) -> None:
        self.seen = seen
        self.box = seen.box
        self.chart = seen.chart
        self.yields = yields
        self.trains = trains
        self.earnings = self.earned_in_a_turn()
        """What a turn brings as things are."""
        self.left = self.turns_left()
        """How many turns after this one to reckon with."""

    # How long the game will last

    def earned_in_a_turn(self) -> float:
        """What passengers bring, and claims whose freight own track brings to a market."""
        seen, later = self.seen, self.chart.later
        found = 0.0
        for route in seen.me.passengers:
            found += seen.terms.pays[seen.passenger(route.card)] / (1 if route.partner is None else 2)
        for claim in seen.me.claims:
            card = seen.card[claim.card]
            column = self.chart.best_column(seen.own, card)
            if column != NOWHERE:
                price = SLUMP * later[column]
                loads = 0 if claim.depleted else self.yields.later[card]
                found += max(0, loads * price - self.box.claim_operate[card]) + claim.freight * price / 3
        return found

    def turns_left(self) -> int:
        """Until somebody may come to the goal, and no further than one thinks ahead."""
        view, terms = self.seen.view, self.seen.terms
        most = terms.turns - view.round
        goal, announce = terms.goal, min(terms.announce, terms.goal)
        if goal == SECRET:
            return min(most, HORIZON)
        nearest = (goal - self.seen.cash) / max(1.0, self.earnings)
        hidden = max((goal - announce) / EARNINGS + 1, 5 + goal // 1250 - view.round)
        for seat in self.seen.others():
            cash = view.players[seat].cash
            nearest = min(nearest, hidden if cash is None else (goal - cash) / EARNINGS)
        return max(min(1, most), min(most, int(nearest), HORIZON))

    # Claims

    def income(self, card: int, column: int, turns: int, claim: Claim | None = None, longest: int = USUAL) -> float:
        """What a claim earns in so many turns if it is sold by a column, over a way with that longest segment."""
        loads, times = self.yields.total(card, claim is not None and claim.operated, turns)
        if claim is not None and claim.depleted:
            loads, times = 0, 0
        price = SLUMP * self.chart.later[column]
        freight = 0 if claim is None else claim.freight
        if self.seen.terms.advanced:
            most = turns * self.trains.takes(card, self.trains.prospect(), longest)
            freight = min(freight, most)
            if loads > most - freight:
                loads, times = most - freight, times * (most - freight) / loads
        return freight * price + max(0, loads * price - times * self.box.claim_operate[card])

    def of_claim(self, network: Network, claim: Claim) -> float:
        """What a claim would still earn over the track of a network; if it is not within reach, a part of it."""
        card = self.seen.card[claim.card]
        column = self.chart.best_column(network, card)
        if column != NOWHERE:
            return self.income(card, column, self.left, claim)
        cheapest = min(self.chart.columns(card), key=lambda at: self.chart.later[at], default=NOWHERE)
        return 0 if cheapest == NOWHERE else GUESS * self.income(card, cheapest, self.left - 3, claim)

    # Passenger cards

    def fares(self, passenger: int, turns: int, network: Network | None = None) -> float:
        """What a passenger card pays in so many turns."""
        closed = network is None or network.route(passenger, True) == FAR
        return self.seen.terms.pays[passenger] * turns * (WINTER if closed else 1)

    def passenger_gain(self, passenger: int) -> float:
        """What a passenger card is worth beyond its price; nothing without a route for it now."""
        own = self.seen.own
        if own.route(passenger, self.seen.view.winter) == FAR:
            return 0
        return self.fares(passenger, self.left + 1, own) - self.box.passenger_price[passenger]

    def joint_gain(self, other: Seat, passenger: int) -> float:
        """§29 What it is worth to run a passenger card with another seat; nothing where that cannot be."""
        players, winter = self.seen.view.players, self.seen.view.winter
        mine, theirs = self.seen.own, self.seen.network_of(other)
        first = self.seen.me.number < players[other].number
        joint = Joint(mine, theirs) if first else Joint(theirs, mine)
        if not joint.is_shared(passenger, winter):
            return 0
        shares = joint.shares(passenger, winter, self.box.passenger_price[passenger])
        return max(0.0, self.fares(passenger, self.left + 1) / 2 - shares[0 if first else 1])

    def alone_gain(self, passenger: int) -> float:
        """§29.11 What it is worth to have a passenger card alone that is run with another, beyond its price."""
        return self.passenger_gain(passenger) - self.fares(passenger, self.left + 1) / 2

    # All together

    def holdings(self, network: Network, claims: Sequence[Claim]) -> float:
        """What these claims and the own passenger cards would still earn over the track of a network."""
        passengers = [card for card in self.seen.own_passengers() if network.route(card, False) < FAR]
        worth = sum([self.fares(card, self.left, network) for card in passengers])
        for claim in claims:
            worth += self.of_claim(network, claim)
        return worth
