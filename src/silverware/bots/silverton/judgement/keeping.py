"""A turn played on in thought: every seat makes a plan when it places, keeps to it, and sells for what it can get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.judgement.facts import Facts
from silverware.bots.silverton.judgement.planner import Planner
from silverware.core.move import Move
from silverware.games.silverton.crew import KINDS
from silverware.games.silverton.moves import Build, Deliver, Operate, Prospect, Send, Stake, Survey, Take, UseTrains
from silverware.games.silverton.printed import DISCS
from silverware.games.silverton.rules.delivering import ChooseTrains, most_loads
from silverware.games.silverton.state import Table

SPARE: Final = 300
"""With so much cash left over, a claim within reach is bought that was turned up by chance."""
RICH: Final = 900
"""With so much cash fines are paid."""


class Keeping:
    """The plans of all seats for a turn."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.planners: dict[int, Planner] = {}

    def planner(self, table: Table, seat: int) -> Planner:
        """The plan of a seat, made when it is needed for the first time."""
        if seat not in self.planners:
            planner = Planner(table, seat, self.facts)
            planner.make()
            self.planners[seat] = planner
        return self.planners[seat]

    def pick(self, table: Table, seat: int, name: str, menu: Sequence[Move]) -> Move:
        """What the seat that is asked does to keep to its plan."""
        if len(menu) == 1:
            return menu[0]
        if name == "place":
            return self.place(table, seat, menu)
        if name == "survey":
            return self.survey(table, seat, menu)
        if name == "prospect":
            return self.prospect(table, seat, menu)
        if name in ("stake", "drawn", "build"):
            return self.buy(table, seat, menu)
        if name == "operate":
            return self.operate(table, seat, menu)
        if name == "deliver":
            return dearest(table, seat, menu)
        if name == "trains":
            return strongest(table, seat, menu)
        if name == "loads":
            return menu[-1]
        if name in ("jail", "hire"):
            wanted = "pay" if table.cash[seat] >= RICH else "roll" if name == "jail" else "wait"
            return next((move for move in menu if move.text == wanted), menu[0])
        return menu[0]

    def place(self, table: Table, seat: int, menu: Sequence[Move]) -> Move:
        """§7.1 Prospectors first, then surveyors, as long as the plan has something for them."""
        planner = self.planner(table, seat)
        cards = len(planner.cards_to_go_for())
        track = len(planner.next_segments())
        chosen = menu[0]
        most = 0
        for move in menu:
            if isinstance(move, Send):
                is_prospector = move.piece >= DISCS
                liked = 1 + table.bonus[seat * KINDS + move.piece] + (DISCS if is_prospector else 0)
                if (cards if is_prospector else track) > 0 and liked > most:
                    most, chosen = liked, move
        return chosen

    def survey(self, table: Table, seat: int, menu: Sequence[Move]) -> Move:
        """§7.2 The next track of the plan."""
        planner = self.planner(table, seat)
        for segment in planner.next_segments():
            for move in menu:
                if isinstance(move, Survey) and move.segment == segment:
                    planner.standing.on_track.append(segment)
                    return move
        return next((move for move in menu if move.text == "rest"), menu[0])

    def prospect(self, table: Table, seat: int, menu: Sequence[Move]) -> Move:
        """§8.1 The next card of the plan."""
        planner = self.planner(table, seat)
        for card in planner.cards_to_go_for():
            for move in menu:
                if isinstance(move, Prospect) and move.target == card:
                    planner.standing.on_cards.append(card)
                    planner.standing.free_prospectors -= 1
                    return move
        return next((move for move in menu if not isinstance(move, Prospect)), menu[0])

    def buy(self, table: Table, seat: int, menu: Sequence[Move]) -> Move:
        """§11.1, §12.1 What the plan is after, and what is within reach of what was turned up."""
        plan = self.planner(table, seat).plan
        for move in menu:
            if isinstance(move, Take) or (isinstance(move, Build) and move.segment in plan.track):
                return move
            if isinstance(move, Stake):
                near = table.networks[seat].connects(self.facts.claim_town[move.card])
                spare = table.cash[seat] - self.facts.claim_cost[move.card]
                if move.card in plan.claims or (near and spare > SPARE):
                    return move
        return next((move for move in menu if not isinstance(move, (Stake, Build))), menu[0])

    def operate(self, table: Table, seat: int, menu: Sequence[Move]) -> Move:
        """§13.1 Whatever is within reach, or will be by the plan."""
        network = table.networks[seat]
        track = self.planner(table, seat).plan.track
        for move in menu:
            if isinstance(move, Operate):
                town = self.facts.claim_town[move.card]
                if network.connects(town) or any(town in self.facts.segment_towns[segment] for segment in track):
                    return move
        return menu[0]


def dearest(table: Table, seat: int, menu: Sequence[Move]) -> Move:
    """§16.1 The delivery that brings most."""
    chosen = menu[0]
    most = 0
    for move in menu:
        if isinstance(move, Deliver):
            brings = table.saleable(seat, move.card, move.market) * table.price(table.column(move.card, move.market))
            if brings > most:
                most, chosen = brings, move
    return chosen


def strongest(table: Table, seat: int, menu: Sequence[Move]) -> Move:
    """§23.4 The trains that take most."""
    question = table.question
    assert isinstance(question, ChooseTrains)
    chosen = menu[0]
    most = 0
    for move in menu:
        if isinstance(move, UseTrains):
            loads = most_loads(table, seat, question.card, question.to, move.trains)
            if loads > most:
                most, chosen = loads, move
    return chosen
