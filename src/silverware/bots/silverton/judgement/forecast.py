"""What a seat may come to with a plan: the turns to come, played on average."""

from __future__ import annotations

from typing import Final

from silverware.bots.silverton.judgement.ending import Ending
from silverware.bots.silverton.judgement.holdings import Holdings
from silverware.bots.silverton.judgement.plan import Plan
from silverware.bots.silverton.judgement.standing import (
    BUILDING,
    DEALING,
    DELIVERING,
    OPERATING,
    PLACING,
    STAKING,
    Standing,
)
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import COLUMNS, CUBES, HALF_LOADS, MARKETS, PASSENGER_CARD

LIKELY: Final = 0.6
"""A second segment in a row that is built with this probability is counted on."""
SPEED: Final = 900.0
"""What it is worth to reach the goal a turn earlier."""
BEYOND: Final = 0.2
"""What money beyond the goal counts."""
INTEREST: Final = 0.12
"""What money in hand is worth more each turn, as it can be put to use."""
ENOUGH: Final = 800.0
"""As far as it is not more than that."""
GONE: Final = 0.05
"""A claim that is not more likely than that to live is depleted."""
USUAL_PRICE: Final = 100.0
"""What a load brings one day for all one knows."""
NOTHING: Final = 0.4
"""Fewer loads than that are not delivered."""


class Forecast:
    """The turns to come as they may go for one seat, others being what they are."""

    def __init__(self, standing: Standing, ending: Ending) -> None:
        self.standing = standing
        self.ending = ending
        table, seat = standing.table, standing.seat
        self.rivals = [0.0] * COLUMNS
        """By column: how much others sell in a turn."""
        for other in range(table.seats):
            if other != seat:
                self.expect_sales(other)
        self.idle = NOWHERE
        """A claim that is not operated this turn."""
        self.sold_card = NOWHERE
        """A claim of which loads are sold first this turn."""
        self.sold_column = NOWHERE
        self.sold_loads = 0
        self.patient = False
        self.joined_at: list[int] = []
        """By town: in how many turns the plan that was judged last joins it."""
        """Whether nothing more is sold this turn."""

    def expect_sales(self, other: int) -> None:
        """What another seat may sell in a turn."""
        table = self.standing.table
        box, facts = table.box, self.standing.facts
        network = table.networks[other]
        for card in table.claims[other]:
            if network.connects(box.claim_town[card]):
                loads = table.freight[card] / 3.0
                if not table.is_depleted[card]:
                    loads += facts.later[card]
                best = NOWHERE
                for market in range(MARKETS):
                    column = table.column(card, market)
                    sold = column != NOWHERE and network.connects(box.markets[market])
                    if sold and (best == NOWHERE or table.price(column) > table.price(best)):
                        best = column
                if best != NOWHERE:
                    self.rivals[best] += 0.7 * loads

    def usual_worth(self, card: int) -> float:
        """What a claim brings by and by, at the best price of now, beyond what it costs."""
        table, facts = self.standing.table, self.standing.facts
        best = 0
        for market in range(MARKETS):
            column = table.column(card, market)
            if column != NOWHERE:
                best = max(best, table.price(column))
        times = min(4.0, 1 / max(0.01, 1 - facts.lives[card])) * facts.first_lives[card]
        loads = facts.first[card] + times * facts.later[card]
        costs = facts.claim_cost[card] + (1 + times) * facts.claim_operate[card]
        return max(0.0, 0.85 * loads * best - costs)

    def worth(self, plan: Plan) -> float:
        """What the seat may have when the game ends, and what it is worth to reach the goal early."""
        standing, ending = self.standing, self.ending
        table, step = standing.table, standing.step
        goal = float(table.terms.goal)
        held = Holdings(standing, plan)
        self.joined_at = held.joined_at
        score = 0.0
        early = 0.0
        turns = len(ending.weights)
        for ahead in range(turns):
            now = ahead == 0
            turn = min(table.round + ahead, len(standing.facts.is_winter) - 1)
            winter = standing.facts.is_winter[turn]
            reserve = held.reserve(standing)
            soon = self.joined_soon(held)
            if not now or step <= STAKING:
                self.buy(held, reserve, now=now, winter=winter)
            if held.track and (not now or step <= BUILDING):
                self.build(held, reserve, ahead, winter=winter)
            if not now or step <= OPERATING:
                self.operate(held, soon, now=now, last=ahead == turns - 1)
            if not now or step <= DEALING:
                self.collect(held, winter=winter)
            self.open_market(held, now=now)
            if not now or step <= DELIVERING:
                self.deliver(held, now=now, winter=winter)
            for column in range(COLUMNS):
                held.places[column] = standing.facts.drift.after(column, held.places[column], turn, held.sold[column])
            if held.cash >= goal:
                held.cash = goal + BEYOND * (held.cash - goal)
                early += SPEED
            score += ending.weights[ahead] * (held.cash + early)
            if ending.rest[ahead] > 0:
                score += ending.weights[ahead] * ending.rest[ahead] * self.goes_on(held)
            if held.cash >= goal:
                for later in range(ahead + 1, turns):
                    early += SPEED
                    score += ending.weights[later] * (held.cash + early)
                return score
            early += INTEREST * min(held.cash, ENOUGH)
        return score

    def joined_soon(self, held: Holdings) -> list[bool]:
        """By town: whether it is joined now or in two turns or so."""
        soon = held.joined[:]
        for segment in held.track[: 2 * self.standing.surveyors + 1]:
            for town in self.standing.facts.segment_towns[segment]:
                soon[town] = True
        return soon

    def buy(self, held: Holdings, reserve: float, *, now: bool, winter: bool) -> None:
        """Step 1: passenger cards whose route is there, then claims."""
        standing, facts = self.standing, self.standing.facts
        hands = standing.prospectors
        reached = held.winter_open if winter else held.joined
        if held.wanted:
            left: list[int] = []
            for card in held.wanted:
                price = facts.passenger_price[card]
                able = hands > 0 and held.cash >= price + reserve and (not now or self.may_take(card))
                if able and reached[facts.passenger_from[card]] and reached[facts.passenger_to[card]]:
                    held.cash -= price
                    hands -= 1
                    held.passengers.append(card)
                else:
                    left.append(card)
            held.wanted = left
        if held.waiting:
            left = []
            for card in held.waiting:
                price = facts.claim_cost[card]
                if hands > 0 and held.cash >= price + reserve and (not now or self.may_stake(card)):
                    held.cash -= price
                    hands -= 1
                    held.add_claim(card)
                else:
                    left.append(card)
            held.waiting = left

    def build(self, held: Holdings, reserve: float, ahead: int, *, winter: bool) -> None:
        """Step 2: the next segments of the plan, one of them perhaps the second of two in a row."""
        standing, facts = self.standing, self.standing.facts
        now = ahead == 0
        placing = standing.step == PLACING
        hands = standing.free_surveyors + len(standing.on_track) if now and placing else standing.surveyors
        second = standing.table.terms.in_a_row and not winter
        fresh: list[int] = []
        left: list[int] = []
        for segment in held.track:
            able = hands > 0 and held.cash >= facts.cost[segment] + reserve and held.cubes < CUBES
            able = able and not (winter and facts.is_snow[segment])
            able = able and (not now or placing or segment in standing.on_track)
            if able:
                towns = facts.segment_towns[segment]
                touched = False
                in_a_row = False
                for town in towns:
                    if held.joined[town]:
                        in_a_row = in_a_row or town in fresh
                        touched = touched or town not in fresh
                if touched:
                    hands -= 1
                else:
                    able = in_a_row and second and facts.succeeds[segment] >= LIKELY
                    if in_a_row and second:
                        second = False
                        hands -= 1
            if able:
                self.join(held, segment, ahead, fresh)
            else:
                left.append(segment)
        held.track = left

    def join(self, held: Holdings, segment: int, ahead: int, fresh: list[int]) -> None:
        """A segment is built."""
        facts = self.standing.facts
        towns = facts.segment_towns[segment]
        held.cash -= facts.cost[segment]
        held.cubes += 1
        snow_free = False
        far = facts.distance[segment]
        for town in towns:
            if held.joined[town]:
                snow_free = snow_free or held.winter_open[town]
                far = max(far, held.longest[town])
        for town in towns:
            if not held.joined[town]:
                held.joined[town] = True
                held.joined_at[town] = ahead + 1
                held.longest[town] = far
                fresh.append(town)
            if snow_free and not facts.is_snow[segment]:
                held.winter_open[town] = True

    def operate(self, held: Holdings, soon: list[bool], *, now: bool, last: bool) -> None:
        """Step 3: the claims that are within reach, or will be soon."""
        facts = self.standing.facts
        for at, card in enumerate(held.cards):
            town = facts.claim_town[card]
            if held.alive[at] < GONE or not soon[town] or (last and not held.joined[town]):
                continue
            if now and (held.worked[at] or card == self.idle):
                continue
            cost = facts.claim_operate[card] * held.alive[at]
            if held.cash < cost:
                continue
            held.cash -= cost
            if held.begun[at]:
                held.freight[at] += facts.later[card] * held.alive[at]
                held.alive[at] *= facts.lives[card]
            else:
                held.freight[at] += facts.first[card] * held.alive[at]
                held.alive[at] *= facts.first_lives[card]
                held.begun[at] = True

    def collect(self, held: Holdings, *, winter: bool) -> None:
        """Step 5: what passengers pay."""
        standing, facts = self.standing, self.standing.facts
        for card in held.passengers:
            start, end = facts.passenger_from[card], facts.passenger_to[card]
            if not winter or (held.winter_open[start] and held.winter_open[end]):
                held.cash += standing.fares[card]

    def open_market(self, held: Holdings, *, now: bool) -> None:
        """The prices of a turn, and what has been sold, or will be by others."""
        table, drift = self.standing.table, self.standing.facts.drift
        for column in range(COLUMNS):
            held.prices[column] = drift.price(column, held.places[column])
            held.sold[column] = float(table.sold[column]) if now else self.rivals[column]
            held.delivered[column] = float(table.delivered[column]) if now else 0.0

    def deliver(self, held: Holdings, *, now: bool, winter: bool) -> None:
        """Step 6: what brings most, delivery by delivery."""
        standing, terms = self.standing, self.standing.table.terms
        powers = standing.ready_powers if now else standing.powers
        slots = len(powers) if terms.advanced else terms.deliveries - (standing.table.deliveries if now else 0)
        if now and self.sold_card != NOWHERE:
            self.sell(held, held.cards.index(self.sold_card), self.sold_column, float(self.sold_loads))
            slots -= 1
        if now and self.patient:
            slots = 0
        for slot in range(slots):
            if not self.deliver_best(held, powers[slot] if terms.advanced else 0, winter=winter):
                return

    def deliver_best(self, held: Holdings, power: int, *, winter: bool) -> bool:
        """The delivery that brings most, by a train of that power in the Advanced game; whether there was any."""
        facts = self.standing.facts
        sold_by: list[int] = self.standing.table.terms.sold_by
        reached = held.winter_open if winter else held.joined
        best = 0.0
        best_at = NOWHERE
        best_column = NOWHERE
        best_loads = 0.0
        for at, card in enumerate(held.cards):
            town = facts.claim_town[card]
            if held.freight[at] < NOTHING or not reached[town]:
                continue
            freight = facts.claim_freight[card]
            carried = held.freight[at]
            if power > 0:
                most = power // held.longest[town] * (2 if freight in HALF_LOADS else 1)
                carried = min(carried, float(most))
            for market in range(MARKETS):
                column = sold_by[freight * MARKETS + market]
                if column == NOWHERE or not reached[facts.markets[market]]:
                    continue
                loads = carried
                if facts.limit[column] > 0:
                    loads = min(loads, facts.limit[column] - held.delivered[column])
                if loads * held.prices[column] > best:
                    best = loads * held.prices[column]
                    best_at, best_column, best_loads = at, column, loads
        if best_at == NOWHERE:
            return False
        self.sell(held, best_at, best_column, best_loads)
        return True

    def sell(self, held: Holdings, at: int, column: int, loads: float) -> None:
        """Loads of a claim are sold."""
        held.cash += loads * held.prices[column]
        held.freight[at] -= loads
        held.delivered[column] += loads
        held.sold[column] += loads

    def goes_on(self, held: Holdings) -> float:
        """What a turn beyond those that are thought of brings."""
        facts = self.standing.facts
        found = 0.0
        for card in held.passengers:
            found += self.standing.fares[card]
        for at, card in enumerate(held.cards):
            if held.joined[facts.claim_town[card]]:
                found += held.alive[at] * facts.later[card] * USUAL_PRICE / 4
        return found

    def may_stake(self, card: int) -> bool:
        """Whether a claim can be staked this very turn."""
        standing = self.standing
        return card in standing.on_cards or (standing.step == PLACING and standing.free_prospectors > 0)

    def may_take(self, passenger: int) -> bool:
        """Whether a passenger card can be taken this very turn."""
        return self.may_stake(PASSENGER_CARD + passenger)
