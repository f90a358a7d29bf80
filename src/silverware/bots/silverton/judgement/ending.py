"""When the game may end."""

from __future__ import annotations

from typing import Final

from silverware.bots.silverton.judgement.facts import Facts
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import MARKETS, PASSENGER_CARDS
from silverware.games.silverton.state import Table
from silverware.games.silverton.terms import SECRET

HORIZON: Final = 9
"""So many turns ahead are thought of."""
GROWTH: Final = 110.0
"""What a seat is believed to earn more each turn than the turn before."""
LEAST: Final = 150.0
"""What a seat is believed to earn in a turn at least."""


class Ending:
    """How likely the game ends after this turn, the next, and so on; and what comes after what is thought of."""

    def __init__(self, table: Table, own: int, facts: Facts) -> None:
        most = max(1, table.terms.turns - table.round + 1)
        expected = float(most)
        if table.terms.goal != SECRET:
            for seat in [other for other in range(table.seats) if other != own]:
                expected = min(expected, turns_to_goal(table, seat, facts))
        self.weights: list[float] = []
        self.rest: list[float] = []
        """By turn: how many more turns follow of which nothing is thought."""
        if expected > HORIZON:
            self.weights = [0.0] * (HORIZON - 1) + [1.0]
            self.rest = [0.0] * (HORIZON - 1) + [min(4.0, expected - HORIZON)]
            return
        whole = int(expected)
        share = expected - whole
        weights = [0.0] * (whole + 2)
        for at, weight in ((whole - 2, 0.2), (whole - 1, 0.6), (whole, 0.2)):
            weights[max(0, at)] += weight * (1 - share)
            weights[max(0, at + 1)] += weight * share
        while len(weights) > most:
            last = weights.pop()
            weights[-1] += last
        while len(weights) > 1 and weights[-1] == 0:
            weights.pop()
        self.weights = weights
        self.rest = [0.0] * len(weights)


def turns_to_goal(table: Table, seat: int, facts: Facts) -> float:
    """In how many turns a seat may reach the goal, this one included."""
    left = float(table.terms.goal - table.cash[seat])
    earns = max(LEAST, income(table, seat, facts))
    turns = 1.0
    ready = left - stored(table, seat) if left > 0 else 0.0
    if ready <= 0:
        return 1.0
    while ready > 0 and turns < 24:
        ready -= earns
        earns += GROWTH
        turns += 1
    return turns


def stored(table: Table, seat: int) -> float:
    """What the freight that lies on its claims will bring soon."""
    found = 0.0
    for card in table.claims[seat]:
        column = best_column(table, seat, card)
        if column != NOWHERE:
            found += 0.6 * table.freight[card] * table.price(column)
    return found


def income(table: Table, seat: int, facts: Facts) -> float:
    """What its passenger cards and the two best of its claims within reach bring in a turn."""
    found = 0.0
    for passenger in range(PASSENGER_CARDS):
        if table.runs(seat, passenger):
            found += table.fare(passenger)
    first = 0.0
    second = 0.0
    for card in table.claims[seat]:
        column = best_column(table, seat, card)
        if column != NOWHERE and not table.is_depleted[card]:
            brings = facts.later[card] * table.price(column) - table.box.claim_operate[card]
            if brings > first:
                first, second = brings, first
            elif brings > second:
                second = brings
    return found + first + second


def best_column(table: Table, seat: int, card: int) -> int:
    """The column by which freight of a claim is sold best over a seat's track; NOWHERE where it is not."""
    network, box = table.networks[seat], table.box
    best = NOWHERE
    if network.connects(box.claim_town[card]):
        for market in range(MARKETS):
            column = table.column(card, market)
            sold = column != NOWHERE and network.connects(box.markets[market])
            if sold and (best == NOWHERE or table.price(column) > table.price(best)):
                best = column
    return best
