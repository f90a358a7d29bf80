"""What a seat makes of a table: the cards it knows, what it takes the others for, and what villages come to."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from silverware.bots.silver_coin.judgement.keeping import (
    DEALT,
    DEALT_FALLS,
    DRAWN,
    DRAWN_FALLS,
    LOWEST,
    is_drawn,
    turns,
)
from silverware.bots.silver_coin.judgement.roles import Roles
from silverware.bots.silver_coin.judgement.tally import Tally
from silverware.games.silver_coin.rules.rounds import MayGive
from silverware.games.silver_coin.state import NOBODY, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

SIZE: Final = 0.3
"""What every card of a village costs beside its number: a smaller village is easier to know and to lower."""
TOO_LARGE: Final = 0.8
"""What a village costs that is too large to call."""
PAIR: Final = 0.8
"""What part of a card's number is as good as gone when its owner knows another card of that number beside it."""
SPITE: Final = 0.7
"""How much the points of all others together count beside one's own."""
TURNS: Final = 4.0
"""With so many turns left, or more, a faceup ability has its whole worth."""
FALLS: Final = 6.0
"""By how many points the other cards beside a Wolfman fall in those turns."""
RISK: Final = 0.06
"""How likely each other seat gets in the way of a faceup Wolfman."""
CLOSE: Final = 1.5
"""By how many points the caller's village must seem lower, that the call carries by e to 1."""
UNCOUNTED: Final = 1e9
UNKNOWN: Final = -1
"""The number of a card that the seat does not know."""


class Sight:
    """A table as the asked seat knows it. All worth is in points."""

    def __init__(self, table: Table, roles: Roles, mean: float) -> None:
        self.table = table
        self.roles = roles
        self.mean = mean
        self.tally = Tally(roles)
        self.me: int = table.turn
        self.known: i64 = table.open | table.seen[table.turn]
        """The cards whose numbers the seat has seen."""
        passed = turns(table)
        self.drawn: float = max(LOWEST, DRAWN - DRAWN_FALLS * passed)
        """What a card is taken for that another seat has drawn and kept."""
        self.dealt: float = max(LOWEST, DEALT - DEALT_FALLS * passed)
        """What a card is taken for that another seat was dealt and has seen."""
        self.stopped = isinstance(table.question, MayGive)
        self.lap = self.stopped or table.caller != NOBODY
        """Whether abilities that work during the round are of little use any more."""
        self.season: float = 0.0 if self.lap else min(1.0, float(table.left()) / table.seats / TURNS)
        """How much of their worth faceup abilities have."""
        self.falls: float = FALLS * self.season
        """By how many points the other cards beside a Wolfman will still fall."""
        self.risk: float = RISK * (table.seats - 1)
        """How likely somebody turns a Wolfman down again."""
        self.spite: float = SPITE / (table.seats - 1)
        self.costs: list[float] = [UNCOUNTED] * table.seats
        """By seat: what its village comes to, once that was counted."""
        self.outlook: float = UNCOUNTED

    # Cards

    def knows(self, tag: int) -> bool:
        """Whether the seat has seen a card."""
        return self.known >> tag & 1 == 1

    def kind(self, tag: int) -> int:
        """The number of a card, if the seat knows it."""
        return self.table.face[tag] if self.known >> tag & 1 == 1 else UNKNOWN

    def number(self, tag: int, owner: int) -> float:
        """What a card in the village of a seat is taken for."""
        if self.known >> tag & 1 == 1:
            return float(self.table.face[tag])
        seen: i64 = self.table.seen[owner]
        if owner == self.me or seen >> tag & 1 == 0:
            return self.mean
        return self.drawn if is_drawn(tag) else self.dealt

    def loose(self, tag: int) -> float:
        """What a card outside of villages is taken for."""
        return float(self.table.face[tag]) if self.known >> tag & 1 == 1 else self.mean

    # Villages

    def cost(self, seat: int, gone: i64, turned: i64, kind: int, number: float, up: bool) -> float:
        """What a village comes to without the cards that are gone, with some turned over and a new one.

        There is a new card if its `number` is not negative; `kind` is that number where it is known for sure.
        """
        table = self.table
        tally = self.tally
        tally.begin()
        known: i64 = self.known
        lying: i64 = table.up ^ turned
        for tag in table.villages[seat]:
            if gone >> tag & 1 == 1:
                continue
            if known >> tag & 1 == 1:
                tally.add(table.face[tag], lying >> tag & 1 == 1)
            else:
                tally.guess(self.number(tag, seat))
        if kind >= 0:
            tally.add(kind, up)
        elif number >= 0:
            tally.guess(number)
        total = tally.score(stopped=self.stopped, falls=self.falls, risk=self.risk)
        if self.lap:
            return total
        total += SIZE * tally.size - self.season * tally.boons
        if seat == self.me:
            total -= PAIR * tally.pairs
        return total + TOO_LARGE if tally.size > table.box.vote_cards else total

    def now(self, seat: int) -> float:
        """What a village comes to as it is."""
        cost = self.costs[seat]
        if cost == UNCOUNTED:
            cost = self.cost(seat, 0, 0, UNKNOWN, -1.0, False)
            self.costs[seat] = cost
        return cost

    # What changes are worth

    def gain(self, seat: int, cost: float) -> float:
        """What it is worth if a village comes to this."""
        return self.gain_both(seat, cost, seat, cost)

    def gain_both(self, one: int, cost: float, other: int, other_cost: float) -> float:
        """What it is worth if two villages come to this."""
        if self.table.caller == NOBODY:
            gain = self.weight(one) * (self.now(one) - cost)
            return gain if other == one else gain + self.weight(other) * (self.now(other) - other_cost)
        if self.outlook == UNCOUNTED:
            self.outlook = self.vote(self.me, self.now(self.me), self.me, self.now(self.me))
        return self.vote(one, cost, other, other_cost) - self.outlook

    def weight(self, seat: int) -> float:
        """What it is worth if a village has a point less."""
        return 1.0 if seat == self.me else -self.spite

    def vote(self, one: int, cost: float, other: int, other_cost: float) -> float:
        """§10.4, §10.5 How a vote looks if the villages of one or two seats come to this."""
        table = self.table
        caller = table.caller
        lowest = UNCOUNTED
        called = 0.0
        value = 0.0
        for seat in range(table.seats):
            now = cost if seat == one else other_cost if seat == other else self.now(seat)
            if seat == caller:
                called = now
            else:
                lowest = min(lowest, now)
                value -= self.weight(seat) * now
        carried = 1.0 / (1.0 + exp(min((called - lowest) / CLOSE, 50.0)))
        return value - self.weight(caller) * (1.0 - carried) * (called + table.box.penalty)
