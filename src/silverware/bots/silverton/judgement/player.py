"""A good player of Silverton."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from silverware.bots.judgement import Judgement, placements
from silverware.bots.silverton.judgement.facts import Facts
from silverware.bots.silverton.judgement.keeping import Keeping
from silverware.bots.silverton.judgement.planner import Planner
from silverware.bots.silverton.judgement.reasons import why
from silverware.core.dice import Dice
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.games.silverton import Silverton
from silverware.games.silverton.crew import KINDS
from silverware.games.silverton.moves import (
    NOTHING,
    Build,
    ChooseCrew,
    Deliver,
    Load,
    Lose,
    Operate,
    Prospect,
    Purchase,
    Send,
    Stake,
    Survey,
    Take,
    UseTrains,
)
from silverware.games.silverton.printed import DISCS, MARKETS, game_points, pieces
from silverware.games.silverton.rules.dealing import AnswerOffer, exchange
from silverware.games.silverton.rules.delivering import ChooseLoads, ChooseTrains, most_loads
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import POWERS, SORTS

SCALE: Final = 100.0
"""A move that brings so much more is liked by 1 more."""
SPREAD: Final = 1200.0
"""With so much more at the end, one comes out better nearly three times of four."""
ALONE: Final = 10_000
"""Who plays alone for money is compared with so much."""
WIDTH: Final = 4
"""So many moves are searched at most: the others do nothing for the plan."""
CLEARLY: Final = 50.0
"""What a deal or a train must bring at least."""
RICH: Final = 900
"""With so much cash a fine is paid,"""
EARLY: Final = 3
"""if more turns than that are left to make use of the piece."""
STEADY: Final = 30.0
"""So much better it must be to change one's mind about what pieces stand on."""
PATIENT: Final = 30.0
"""So much better it must be to wait with a delivery."""


class SilvertonJudgement(Judgement):
    """Plans ahead, and likes a move by what it does for the plan."""

    def __init__(self, game: Silverton) -> None:
        super().__init__(game)
        self.facts = Facts(game.box)
        self.stake = 0.02
        self.mistake = 0.03
        self.glimpse = 1
        self.width = WIDTH

    def likes(self, state: State, menu: Choices) -> list[float]:
        assert isinstance(state, Table)
        question = state.question
        assert question is not None
        return [gain / SCALE for gain in self.gains(state, question.seat, question.name, list(menu))]

    def horizon(self, state: State) -> int:
        return state.round + 1

    def play_on(self, state: State, horizon: int, dice: Dice) -> list[float]:
        """To the end of the turn, by plans that all seats keep to."""
        assert isinstance(state, Table)
        keeping = Keeping(self.facts)
        question = state.question
        while question is not None and state.round < horizon:
            state.follow(keeping.pick(state, question.seat, question.name, question.menu(state)), dice)
            question = state.question
        return self.worth(state)

    def worth(self, state: State) -> list[float]:
        """By what everybody may come to: who is expected to have more is likely to come out better."""
        assert isinstance(state, Table)
        if state.outcome is not None:
            return placements(state.outcome, fewest=False)
        expected = [self.worth_of(state, seat) for seat in range(state.seats)]
        if state.seats == 1:
            return [ahead(expected[0] - float(min(state.terms.goal, ALONE)))]
        found: list[float] = []
        for seat in range(state.seats):
            wins = 1.0
            better = 0.0
            for other in range(state.seats):
                if other != seat:
                    chance = ahead(expected[seat] - expected[other])
                    wins *= chance
                    better += chance
            found.append(0.5 * wins + 0.5 * better / (state.seats - 1))
        return found

    def reason(self, worlds: Sequence[State], seat: Seat, move: Move, names: Sequence[str]) -> str:
        table = worlds[0]
        assert isinstance(table, Table)
        return why(Planner(table, seat, self.facts), move)

    def gains(self, table: Table, seat: int, name: str, menu: list[Move]) -> list[float]:
        """What each move brings, in dollars."""
        if name == "crew":
            return [crew_gain(move) for move in menu]
        planner = Planner(table, seat, self.facts)
        if name == "place":
            return self.placing(planner, menu)
        if name == "survey":
            return self.surveying(planner, menu)
        if name == "prospect":
            return self.prospecting(planner, menu)
        if name in ("stake", "drawn"):
            return self.staking(planner, menu)
        if name == "build":
            return self.building(planner, menu)
        if name == "operate":
            return self.operating(planner, menu)
        if name == "deliver":
            return self.delivering(planner, menu)
        if name == "loads":
            return self.loading(planner, menu)
        if name == "trains":
            return self.hauling(planner, menu)
        if name == "purchase":
            return self.purchasing(planner, menu)
        if name == "answer":
            return self.answering(planner, menu)
        if name == "lose":
            return [-float(table.bonus[seat * KINDS + move.piece]) if isinstance(move, Lose) else 0.0 for move in menu]
        if name in ("jail", "hire"):
            pays = table.cash[seat] >= RICH and len(planner.ending.weights) > EARLY
            wanted = "pay" if pays else "roll" if name == "jail" else "wait"
            return [float(move.text == wanted) for move in menu]
        if name == "move-over":
            return [float(move.text == "move over") for move in menu]
        return [float(at == 0) for at in range(len(menu))]

    # Phase II

    def placing(self, planner: Planner, menu: list[Move]) -> list[float]:
        planner.make()
        table, seat = planner.table, planner.seat
        wants_card = len(planner.cards_to_go_for()) > 0
        wants_track = len(planner.next_segments()) > 0
        found: list[float] = []
        for move in menu:
            if isinstance(move, Send):
                bonus = table.bonus[seat * KINDS + move.piece]
                if move.piece >= DISCS:
                    found.append(100.0 + bonus if wants_card else -1.0)
                else:
                    found.append(50.0 + bonus if wants_track else -1.0)
            else:
                found.append(0.0)
        return found

    def surveying(self, planner: Planner, menu: list[Move]) -> list[float]:
        planner.make()
        order = planner.next_segments()
        found: list[float] = []
        for move in menu:
            if isinstance(move, Survey):
                appeal = planner.track_appeal.get(move.segment, 0.0)
                found.append(placed(order, move.segment, appeal))
            else:
                found.append(1.0 if move.text == "rest" else 0.0)
        return found

    def prospecting(self, planner: Planner, menu: list[Move]) -> list[float]:
        planner.make()
        wanted = planner.cards_to_go_for()
        found: list[float] = []
        for move in menu:
            if isinstance(move, Prospect):
                found.append(placed(wanted, move.target, planner.card_appeal.get(move.target, 0.0)))
            else:
                found.append(1.0)
        return found

    # Phase IV

    def staking(self, planner: Planner, menu: list[Move]) -> list[float]:
        """What was gone for is bought unless it has become a bad bargain."""
        plan = planner.make()
        found: list[float] = []
        for move in menu:
            if isinstance(move, Stake):
                known = move.card in plan.claims
                found.append(plan.worth - planner.without([move.card], [], []) + STEADY if known else -1.0)
            elif isinstance(move, Take):
                known = move.passenger in plan.passengers
                found.append(plan.worth - planner.without([], [move.passenger], []) + STEADY if known else -1.0)
            else:
                found.append(0.0)
        return found

    def building(self, planner: Planner, menu: list[Move]) -> list[float]:
        """The same for track."""
        plan = planner.make()
        return [
            plan.worth - planner.without([], [], [move.segment]) + STEADY if isinstance(move, Build) else 0.0
            for move in menu
        ]

    def operating(self, planner: Planner, menu: list[Move]) -> list[float]:
        plan = planner.make()
        forecast = planner.forecast
        found: list[float] = []
        for move in menu:
            if isinstance(move, Operate):
                forecast.idle = move.card
                found.append(plan.worth - forecast.worth(plan) - 1)
                forecast.idle = -1
            else:
                found.append(0.0)
        return found

    def delivering(self, planner: Planner, menu: list[Move]) -> list[float]:
        plan = planner.make()
        table = planner.table
        forecast = planner.forecast
        found: list[float] = []
        for move in menu:
            if isinstance(move, Deliver):
                forecast.sold_card = move.card
                forecast.sold_column = table.column(move.card, move.market)
                forecast.sold_loads = table.saleable(planner.seat, move.card, move.market)
                found.append(forecast.worth(plan))
                forecast.sold_card = -1
            elif move.text == "done":
                forecast.patient = True
                found.append(forecast.worth(plan) - PATIENT)
                forecast.patient = False
            else:
                found.append(0.0)
        return found

    def loading(self, planner: Planner, menu: list[Move]) -> list[float]:
        plan = planner.make()
        question = planner.table.question
        assert isinstance(question, ChooseLoads)
        forecast = planner.forecast
        most = len(menu)
        found: list[float] = []
        for move in menu:
            if isinstance(move, Load) and (most - move.loads) % max(1, most // 4) == 0 and question.to < 5:
                forecast.sold_card = question.card
                forecast.sold_column = planner.table.column(question.card, question.to)
                forecast.sold_loads = move.loads
                found.append(forecast.worth(plan) + (PATIENT if move is menu[-1] else 0.0))
                forecast.sold_card = -1
            else:
                found.append(-1e9)
        if max(found) <= -1e9:
            found[-1] = 0.0
        return found

    # Step 4 and trains

    def answering(self, planner: Planner, menu: list[Move]) -> list[float]:
        """§14.3 Accept what gains clearly, and more than the other side."""
        table, seat = planner.table, planner.seat
        question = table.question
        assert isinstance(question, AnswerOffer)
        if len(menu) == 1:
            return [0.0]
        after = table.copy()
        exchange(after, question.active, seat, question.gives, question.wants)
        mine = self.worth_of(after, seat) - self.worth_of(table, seat)
        theirs = self.worth_of(after, question.active) - self.worth_of(table, question.active)
        return [0.0 if move is menu[0] else mine - max(0.0, theirs) / (table.seats - 1) - CLEARLY for move in menu]

    def worth_of(self, table: Table, seat: int) -> float:
        """What a seat may come to with its best plan."""
        return Planner(table, seat, self.facts).make().worth

    def hauling(self, planner: Planner, menu: list[Move]) -> list[float]:
        """§23.4 The trains that take most, and no more power than that needs."""
        table, question = planner.table, planner.table.question
        assert isinstance(question, ChooseTrains)
        found: list[float] = []
        for move in menu:
            if isinstance(move, UseTrains) and question.to < MARKETS:
                loads = most_loads(table, planner.seat, question.card, question.to, move.trains)
                price = table.price(table.column(question.card, question.to))
                found.append(float(loads * price - sum([POWERS[train] for train in move.trains])))
            else:
                found.append(0.0)
        return found

    def purchasing(self, planner: Planner, menu: list[Move]) -> list[float]:
        """§23.10 The train with which the plan comes to most."""
        plan, standing = planner.make(), planner.standing
        usual, cash = standing.powers, standing.cash
        before = planner.forecast.worth(plan)
        found: list[float] = []
        for move in menu:
            if isinstance(move, Purchase) and SORTS[move.sort].is_train:
                powers = usual[:]
                if move.traded != NOTHING:
                    powers.remove(POWERS[move.traded])
                standing.powers = sorted([*powers, POWERS[move.sort]], reverse=True)
                standing.cash = cash - move.cost
                found.append(planner.forecast.worth(plan) - before - CLEARLY)
            else:
                found.append(-1.0 if isinstance(move, Purchase) else 0.0)
        standing.powers, standing.cash = usual, cash
        return found


def placed(wanted: list[int], target: int, appeal: float) -> float:
    """How much it is liked to send a piece there: first where the plan wants it, then where much seems to be had."""
    if target in wanted:
        return float(100 - wanted.index(target))
    return min(50.0, appeal / 10)


def ahead(lead: float) -> float:
    """How likely one comes out better who is expected to have so much more."""
    return 1 / (1 + exp(-max(-20.0, min(20.0, lead / SPREAD))))


def crew_gain(move: Move) -> float:
    """§22.5 As many pieces as can be had, as many surveyors as prospectors, and the points spent."""
    if not isinstance(move, ChooseCrew):
        return 0.0
    surveyors, prospectors = len(pieces(move.crew, "S")), len(pieces(move.crew, "P"))
    return float(10 * (surveyors + prospectors - abs(surveyors - prospectors)) + game_points(move.crew))
