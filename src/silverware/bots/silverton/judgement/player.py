"""A good player of Silverton."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.judgement import Judgement
from silverware.bots.silverton.judgement.facts import Facts
from silverware.bots.silverton.judgement.planner import Planner
from silverware.bots.silverton.judgement.reasons import why
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.games.silverton import Silverton
from silverware.games.silverton.crew import KINDS
from silverware.games.silverton.moves import (
    DECK,
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
from silverware.games.silverton.network import FAR
from silverware.games.silverton.printed import DISCS, MARKETS, PASSENGER_CARD, game_points, pieces
from silverware.games.silverton.rules.dealing import AnswerOffer, exchange
from silverware.games.silverton.rules.delivering import ChooseLoads, ChooseTrains, most_loads
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import POWERS, SORTS

SCALE: Final = 100.0
"""A move that brings so much more is liked by 1 more."""
CLEARLY: Final = 50.0
"""What a deal or a train must bring at least."""
DECK_RISK: Final = 40.0
"""What it costs to prospect the deck: an event may turn up."""


class SilvertonJudgement(Judgement):
    """Plans ahead, and likes a move by what it does for the plan."""

    def __init__(self, game: Silverton) -> None:
        super().__init__(game)
        self.facts = Facts(game.box)

    def likes(self, state: State, menu: Choices) -> list[float]:
        assert isinstance(state, Table)
        question = state.question
        assert question is not None
        return [gain / SCALE for gain in self.gains(state, question.seat, question.name, list(menu))]

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
            plan = planner.make()
            return [
                10.0 if isinstance(move, Build) and move.segment in plan.track else float(move.text == "done")
                for move in menu
            ]
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
        if name == "jail":
            return [float(move.text == ("pay" if table.cash[seat] >= 900 else "roll")) for move in menu]
        if name == "hire":
            return [float(move.text == ("pay" if table.cash[seat] >= 900 else "wait")) for move in menu]
        if name == "move-over":
            return [float(move.text == "move over") for move in menu]
        return [float(at == 0) for at in range(len(menu))]

    # Phase II

    def placing(self, planner: Planner, menu: list[Move]) -> list[float]:
        planner.make()
        table, seat = planner.table, planner.seat
        wants_card = len(self.cards_to_go_for(planner)) > 0
        wants_track = len(self.next_segments(planner)) > 0
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

    def cards_to_go_for(self, planner: Planner) -> list[int]:
        """The cards on which a prospector should stand now, the best first; the DECK if there are too few."""
        table, plan, standing = planner.table, planner.plan, planner.standing
        found = [card for card in plan.claims if card not in standing.on_cards]
        for passenger in plan.passengers:
            card = PASSENGER_CARD + passenger
            if card not in standing.on_cards and table.route(planner.seat, passenger) < FAR:
                found.append(card)
        idle = len(found) < standing.free_prospectors and len(table.deck) > 0
        if idle and planner.gain_of_deck() > DECK_RISK:
            found.append(DECK)
        return found

    def next_segments(self, planner: Planner) -> list[int]:
        """The segments of the plan on which no surveyor stands yet, in the order of the plan."""
        on_track = planner.standing.on_track
        return [segment for segment in planner.plan.track if segment not in on_track]

    def surveying(self, planner: Planner, menu: list[Move]) -> list[float]:
        planner.make()
        order = self.next_segments(planner)
        found: list[float] = []
        for move in menu:
            if isinstance(move, Survey) and move.segment in order:
                found.append(float(100 - order.index(move.segment)))
            else:
                found.append(1.0 if move.text == "rest" else 0.0)
        return found

    def prospecting(self, planner: Planner, menu: list[Move]) -> list[float]:
        planner.make()
        wanted = self.cards_to_go_for(planner)
        return [
            float(100 - wanted.index(move.target))
            if isinstance(move, Prospect) and move.target in wanted
            else float(not isinstance(move, Prospect))
            for move in menu
        ]

    # Phase IV

    def staking(self, planner: Planner, menu: list[Move]) -> list[float]:
        planner.make()
        found: list[float] = []
        for move in menu:
            if isinstance(move, Stake):
                found.append(planner.gains.get(move.card, -1.0))
            elif isinstance(move, Take):
                found.append(planner.gains.get(PASSENGER_CARD + move.passenger, -1.0))
            else:
                found.append(0.0)
        return found

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
                found.append(forecast.worth(plan))
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
                found.append(forecast.worth(plan) + move.loads)
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


def crew_gain(move: Move) -> float:
    """§22.5 As many pieces as can be had, as many surveyors as prospectors, and the points spent."""
    if not isinstance(move, ChooseCrew):
        return 0.0
    surveyors, prospectors = len(pieces(move.crew, "S")), len(pieces(move.crew, "P"))
    return float(10 * (surveyors + prospectors - abs(surveyors - prospectors)) + game_points(move.crew))
