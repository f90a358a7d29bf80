"""Where a seat stands in a turn: what of it is still to come, who can be sent, and what is within reach."""

from __future__ import annotations

from typing import Final

from silverware.bots.silverton.judgement.facts import Facts
from silverware.games.silverton.crew import DEAD, HOME, JAIL, KINDS, NOBODY
from silverware.games.silverton.network import FAR
from silverware.games.silverton.printed import DISCS, PASSENGER_CARD, PASSENGER_CARDS
from silverware.games.silverton.rules.stages import AskOfPiece
from silverware.games.silverton.rules.staking import BuyDrawn
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import KINDS_OF_STOCK, POWERS, TRAINS

PLACING: Final = 0
STAKING: Final = 1
BUILDING: Final = 2
OPERATING: Final = 3
DEALING: Final = 4
DELIVERING: Final = 5
OVER: Final = 6
"""The step of its turn that a seat has come to."""
STEPS: Final = {
    "stake": STAKING,
    "drawn": STAKING,
    "lose": STAKING,
    "build": BUILDING,
    "abandon": BUILDING,
    "operate": OPERATING,
    "plow": DEALING,
    "deal": DEALING,
    "revenue": DEALING,
    "deliver": DELIVERING,
}


class Standing:
    """What a seat has, and what it can do with it."""

    def __init__(self, table: Table, seat: int, facts: Facts) -> None:
        self.table = table
        self.seat = seat
        self.facts = facts
        box = table.box
        self.step = step_of(table, seat)
        self.cash = float(table.cash[seat])
        self.surveyors = 0
        self.prospectors = 0
        """How many it can send every turn."""
        self.on_track: list[int] = []
        """The segments on which its surveyors stand to build."""
        self.on_cards: list[int] = []
        """The cards on which its prospectors stand, and the one it has turned up."""
        self.free_surveyors = 0
        self.free_prospectors = 0
        """How many it can still send this turn."""
        self.read_pieces()
        network = table.networks[seat]
        towns = len(box.town_names)
        self.joined = [network.connects(town) for town in range(towns)]
        """By town: whether own track joins it to home."""
        self.open_in_winter = [False] * towns
        """By town: whether it is joined in winter too."""
        for home in network.homes:
            for town, far in enumerate(network.distances(home, True)):
                if far < FAR:
                    self.open_in_winter[town] = True
        self.longest = [1] * towns
        """By town: the longest segment on the way home."""
        if table.terms.advanced:
            for town in range(towns):
                if self.joined[town]:
                    self.longest[town] = min([network.longest(home, town, False) for home in network.homes])
        self.powers = [POWERS[item % KINDS_OF_STOCK] for item in table.stock[seat] if item % KINDS_OF_STOCK < TRAINS]
        self.powers.sort(reverse=True)
        self.ready_powers = [
            POWERS[item % KINDS_OF_STOCK] for item in table.ready(seat) if item % KINDS_OF_STOCK < TRAINS
        ]
        self.ready_powers.sort(reverse=True)
        self.fares = [float(table.fare(card)) for card in range(PASSENGER_CARDS)]
        """By passenger card: what it pays in a turn."""
        self.own_passengers = [card for card in range(PASSENGER_CARDS) if table.runs(seat, card)]

    def read_pieces(self) -> None:
        """Who can be sent, and who stands where."""
        table, first = self.table, self.seat * KINDS
        question = table.question
        in_hand = question.piece if isinstance(question, AskOfPiece) else NOBODY
        for kind in table.terms.kinds:
            piece = first + kind
            status = table.status[piece]
            if not (HOME <= status <= DEAD):
                continue
            surveyor = kind < DISCS
            if status not in (JAIL, DEAD):
                if surveyor:
                    self.surveyors += 1
                else:
                    self.prospectors += 1
            if table.works(piece) or table.stands(piece):
                if not surveyor:
                    self.on_cards.append(table.at[piece])
                elif table.owner[table.at[piece]] == NOBODY:
                    self.on_track.append(table.at[piece])
            elif status == HOME and self.step == PLACING and (piece == in_hand or not table.sent[piece]):
                if surveyor:
                    self.free_surveyors += 1
                else:
                    self.free_prospectors += 1
        if isinstance(question, BuyDrawn) and question.seat == self.seat:
            self.on_cards.append(question.card)

    def claims_stood_on(self) -> list[int]:
        """The claims on which its prospectors stand."""
        return [card for card in self.on_cards if 0 <= card < PASSENGER_CARD]

    def passengers_stood_on(self) -> list[int]:
        """The passenger cards on which its prospectors stand."""
        return [card - PASSENGER_CARD for card in self.on_cards if card >= PASSENGER_CARD]


def step_of(table: Table, seat: int) -> int:
    """The step of its turn that a seat has come to; before its turn of phase IV, it is placing or about to stake."""
    question = table.question
    stages = [*table.pending, question] if question is not None else table.pending
    placing = False
    operating = False
    step = OVER
    for stage in stages:
        if stage.seat != seat:
            continue
        if stage.name == "operation":
            operating = True
        elif stage.name in ("place", "crew", "survey", "prospect", "dismantle", "station", "stations"):
            placing = True
        elif stage.name in STEPS:
            step = min(step, STEPS[stage.name])
    if operating:
        return PLACING if placing else STAKING
    return step
