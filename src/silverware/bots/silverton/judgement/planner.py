"""Planning: which claims, passenger cards and track to go for together, and in which order."""

from __future__ import annotations

from typing import Final

from silverware.bots.silverton.judgement.ending import Ending
from silverware.bots.silverton.judgement.facts import Facts
from silverware.bots.silverton.judgement.forecast import Forecast
from silverware.bots.silverton.judgement.plan import Plan
from silverware.bots.silverton.judgement.reach import Reach
from silverware.bots.silverton.judgement.standing import BUILDING, PLACING, STAKING, Standing
from silverware.bots.silverton.prospecting import odds
from silverware.games.silverton.moves import DECK
from silverware.games.silverton.network import FAR
from silverware.games.silverton.printed import CLAIM_CARDS, PASSENGER_CARD
from silverware.games.silverton.rules.contests import CONNECTED
from silverware.games.silverton.state import GONE, OPEN, Table

LATER: Final = 0.5
"""How much of its worth a claim is taken for that cannot be staked at once: somebody else may."""
MARGIN: Final = 20.0
"""What a project must bring at least."""
DOUBT: Final = 0.3
"""What part of its price it must bring besides: of many projects the one that seems best mostly seems too good."""
EFFORT: Final = 35.0
"""What it must bring besides for every segment: its surveyor could build something else, as long as there is time."""
IDLE: Final = 10.0
"""The same for surveyors who would be idle otherwise."""
SOON: Final = 4
"""What is not joined in so many turns is not gone for."""
FAR_OFF: Final = 6
"""The same for what is begun: the claims that are owned already."""
AHEAD: Final = 150.0
"""So much better a plan must be that puts off what was planned before."""
NEAR: Final = 3
"""They only go for what is joined in so many turns."""
FUTURE: Final = 0.010
"""What part of a claim's worth it is worth each turn to be joined to its town, while it may still turn up."""
TIME: Final = 6.0
"""With so many turns left, there is time enough."""
PATIENCE: Final = 0.88
"""What a project is worth less for every turn that its track takes."""
DECK_RISK: Final = 40.0
"""What it costs to prospect the deck: an event may turn up."""
PAIRED: Final = 6
"""Of so many projects two are taken together where they can be."""
PROJECTS: Final = 7
"""So many projects are planned at most."""


class Project:
    """Something to go for: cards, and the towns that must be joined for them."""

    def __init__(self, claims: list[int], passengers: list[int], towns: list[int], share: float, price: int) -> None:
        self.claims = claims
        self.passengers = passengers
        self.towns = towns
        self.share = share
        """How likely it comes off."""
        self.price = price
        self.is_planned = False
        self.is_begun = len(claims) == 0 and len(passengers) == 0 and price == 0
        self.parts: list[Project] = []
        """The projects that it goes for at once, if their towns are on the way to one another."""

    def is_open(self) -> bool:
        """Whether nothing of it is planned yet."""
        for part in self.parts:
            if part.is_planned:
                return False
        return not self.is_planned

    def settle(self) -> None:
        """It is planned."""
        self.is_planned = True
        for part in self.parts:
            part.is_planned = True


def together(one: Project, other: Project) -> Project:
    """Two projects as one."""
    both = Project(
        [*one.claims, *other.claims],
        [*one.passengers, *other.passengers],
        [*one.towns, *other.towns],
        (one.share + other.share) / 2,
        one.price + other.price,
    )
    both.is_begun = one.is_begun and other.is_begun
    both.parts = [one, other]
    return both


class Planner:
    """The plan of one seat."""

    def __init__(self, table: Table, seat: int, facts: Facts) -> None:
        self.table = table
        self.seat = seat
        self.facts = facts
        self.standing = Standing(table, seat, facts)
        self.ending = Ending(table, seat, facts)
        self.forecast = Forecast(self.standing, self.ending)
        self.reach = Reach(self.standing)
        self.plan = Plan([], [], [])
        self.is_made = False
        self.card_appeal: dict[int, float] = {}
        """By card: how much it seemed to bring, in the plan or not."""
        self.track_appeal: dict[int, float] = {}
        """The same by segment, for what lies behind it."""
        self.promise = self.promises()

    def make(self) -> Plan:
        """Add the best project to the plan as long as one is worth it; once made, a plan stays."""
        standing = self.standing
        plan = self.plan
        if self.is_made:
            return plan
        self.is_made = True
        if standing.step <= STAKING:
            plan.claims = standing.claims_stood_on()
            plan.passengers = standing.passengers_stood_on()
        if standing.step <= BUILDING:
            plan.track = self.stood_on_track()
            self.reach.lay(plan.track)
        plan.worth = self.forecast.worth(plan) + self.future(plan)
        projects = self.projects()
        projects += self.pairs(plan, projects)
        hurry = min(1.0, max(0.0, (len(self.ending.weights) - 2) / TIME))
        plan = self.extended(plan, [project for project in projects if project.is_begun], 0.0, FAR_OFF)
        plan = self.extended(plan, projects, EFFORT * hurry, SOON)
        hands = standing.free_surveyors + len(standing.on_track) if standing.step == PLACING else standing.surveyors
        if len(plan.track) < hands:
            plan = self.extended(plan, projects, IDLE, NEAR)
        self.plan = plan
        return plan

    def extended(self, plan: Plan, projects: list[Project], effort: float, latest: int) -> Plan:
        """A plan with the best of some projects, as long as one is worth it."""
        for _ in range(PROJECTS):
            best: Plan | None = None
            most = 0.0
            chosen: Project | None = None
            for project in projects:
                if not project.is_open():
                    continue
                way = self.reach.way(project.towns)
                if way is None:
                    continue
                tried = self.tried(plan, project, way)
                delay = tried.delay
                if delay > latest:
                    continue
                gain = project.share * PATIENCE**delay * (tried.worth - plan.worth)
                need = MARGIN + DOUBT * (project.price + self.cost_of(way)) + effort * len(way)
                self.note(project, way, gain - need)
                if gain > need and gain - need > most:
                    most, best, chosen = gain - need, tried, project
            if best is None or chosen is None:
                break
            more = [segment for segment in best.track if segment not in plan.track]
            if more:
                self.reach.lay(more)
            plan = best
            chosen.settle()
        return plan

    def note(self, project: Project, way: list[int], gain: float) -> None:
        """Remember what seemed worth going for."""
        cards = [*project.claims, *[PASSENGER_CARD + passenger for passenger in project.passengers]]
        for card in cards:
            self.card_appeal[card] = max(gain, self.card_appeal.get(card, 0.0))
        for segment in way[:2]:
            self.track_appeal[segment] = max(gain, self.track_appeal.get(segment, 0.0))

    def tried(self, plan: Plan, project: Project, way: list[int]) -> Plan:
        """A plan with one more project, its track built last or first, whichever is better."""
        claims, passengers = project.claims, project.passengers
        last = plan.along(claims, passengers, way, first=False)
        self.judge(last, project)
        if not way or not plan.track:
            return last
        first = plan.along(claims, passengers, way, first=True)
        self.judge(first, project)
        return first if first.worth > last.worth + AHEAD else last

    def judge(self, plan: Plan, project: Project) -> None:
        """What a plan is worth, and when it joins the towns of a project."""
        plan.worth = self.forecast.worth(plan) + self.future(plan)
        plan.delay = max([0, *[self.forecast.joined_at[town] for town in project.towns]])

    def future(self, plan: Plan) -> float:
        """What it is worth to be joined to towns whose claims may still turn up."""
        turns = len(self.ending.weights)
        worth = 0.0
        for segment in plan.track:
            for town in self.facts.segment_towns[segment]:
                left = turns - self.forecast.joined_at[town]
                if left > 1 and not self.standing.joined[town]:
                    worth += FUTURE * left * self.promise[town] / len(self.facts.segment_towns[segment])
        return worth

    def promises(self) -> list[float]:
        """By town: what its claims may be worth that nobody has seen yet."""
        found = [0.0] * len(self.standing.joined)
        for card in range(CLAIM_CARDS):
            if self.is_unseen(card) and not self.table.box.is_event[card]:
                found[self.facts.claim_town[card]] += self.forecast.usual_worth(card)
        return found

    def cost_of(self, track: list[int]) -> int:
        """What track costs."""
        return sum([self.table.box.cost[segment] for segment in track])

    def projects(self) -> list[Project]:
        """All that could be gone for."""
        table, standing, seat = self.table, self.standing, self.seat
        box = table.box
        found: list[Project] = []
        stood_on = standing.claims_stood_on()
        at_once = standing.step == PLACING and standing.free_prospectors > 0
        for card in table.open:
            if card in self.plan.claims:
                continue
            share = 1.0 if card in stood_on else self.chance(card) if at_once else LATER
            found.append(Project([card], [], [box.claim_town[card]], share, box.claim_cost[card]))
        own = [box.claim_town[card] for card in [*table.claims[seat], *self.plan.claims]]
        found += [Project([], [], [town], 1.0, 0) for town in own if not self.reach.joined[town]]
        for passenger in table.terms.passengers:
            if table.passenger[passenger] == OPEN and passenger not in self.plan.passengers:
                towns = [box.passenger_from[passenger], box.passenger_to[passenger]]
                share = self.chance(PASSENGER_CARD + passenger)
                found.append(Project([], [passenger], towns, share, box.passenger_price[passenger]))
        apart = [town for town in box.markets if not self.reach.joined[town]]
        return found + [Project([], [], [town], 1.0, 1) for town in apart]

    def pairs(self, plan: Plan, projects: list[Project]) -> list[Project]:
        """The likeliest projects that are on the way to one another, two and two: neither may be worth its track."""
        likely: list[Project] = []
        ways: list[list[int]] = []
        gains: list[float] = []
        for project in projects:
            way = self.reach.way(project.towns)
            if way is not None and len(way) > 0:
                tried = plan.along(project.claims, project.passengers, way, first=False)
                self.judge(tried, project)
                gain = project.share * (tried.worth - plan.worth) - DOUBT * project.price
                at = len([other for other in gains if other >= gain])
                if at < PAIRED:
                    gains.insert(at, gain)
                    likely.insert(at, project)
                    ways.insert(at, way)
        found: list[Project] = []
        for at in range(min(PAIRED, len(likely))):
            found += [
                together(likely[before], likely[at])
                for before in range(at)
                if any(segment in ways[before] for segment in ways[at])
            ]
        return found

    def stood_on_track(self) -> list[int]:
        """The segments on which its surveyors stand, those next to its network first."""
        joined = self.standing.joined
        near: list[int] = []
        far: list[int] = []
        for segment in self.standing.on_track:
            if any(joined[town] for town in self.facts.segment_towns[segment]):
                near.append(segment)
            else:
                far.append(segment)
        return near + far

    def without(self, claims: list[int], passengers: list[int], track: list[int]) -> float:
        """What the plan is worth without some of it."""
        plan = self.plan
        less = Plan(
            [card for card in plan.claims if card not in claims],
            [card for card in plan.passengers if card not in passengers],
            [segment for segment in plan.track if segment not in track],
        )
        return self.forecast.worth(less) + self.future(less)

    def chance(self, card: int) -> float:
        """How likely a prospector of this seat comes away with a card on which others may stand."""
        table, box = self.table, self.table.box
        chance = 1.0
        for piece in table.standing_at(card):
            other = piece // (len(table.status) // table.seats)
            if other == self.seat:
                continue
            lead = -table.bonus[piece]
            if card < PASSENGER_CARD:
                town = box.claim_town[card]
                lead += CONNECTED * (int(self.standing.joined[town]) - int(table.networks[other].connects(town)))
            chance *= odds(lead)
        return chance

    def cards_to_go_for(self) -> list[int]:
        """The cards on which a prospector should stand now, the best first; the DECK if there are too few."""
        table, plan, standing = self.table, self.plan, self.standing
        found = [card for card in plan.claims if card not in standing.on_cards]
        for passenger in plan.passengers:
            card = PASSENGER_CARD + passenger
            if card not in standing.on_cards and table.route(self.seat, passenger) < FAR:
                found.append(card)
        idle = len(found) < standing.free_prospectors and len(table.deck) > 0
        if idle and self.gain_of_deck() > DECK_RISK:
            found.append(DECK)
        return found

    def next_segments(self) -> list[int]:
        """The segments of the plan on which no surveyor stands yet, in the order of the plan."""
        return [segment for segment in self.plan.track if segment not in self.standing.on_track]

    def gain_of_deck(self) -> float:
        """What a card of the deck that nobody has seen adds to the plan, on average."""
        box, plan = self.table.box, self.plan
        total = 0.0
        count = 0
        for card in range(CLAIM_CARDS):
            if box.is_event[card] or not self.is_unseen(card):
                continue
            count += 1
            way = self.reach.way([box.claim_town[card]])
            if way is None or len(way) > 4:
                continue
            tried = plan.along([card], [], way, first=False)
            tried.worth = self.forecast.worth(tried) + self.future(tried)
            need = MARGIN + DOUBT * (box.claim_cost[card] + self.cost_of(way))
            total += max(0.0, tried.worth - plan.worth - need)
        return total / max(1, count)

    def is_unseen(self, card: int) -> bool:
        """Whether a claim is still in the deck."""
        holder = self.table.holder[card]
        return holder < 0 and holder not in (OPEN, GONE)
