"""The judgement of a good player of Quicksand."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from typing import Final

from silverware.bots.judgement import Judgement
from silverware.bots.quicksand.judgement.race import Race, left_for, useful
from silverware.bots.quicksand.judgement.reasons import Reasons
from silverware.bots.quicksand.judgement.scales import Scales
from silverware.bots.quicksand.judgement.suspicion import GRAINS, Suspicion, believed
from silverware.core.dice import Dice
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.games.quicksand import Quicksand
from silverware.games.quicksand.components import EXPLORERS
from silverware.games.quicksand.state import Table

LAPS: Final = 2
"""How many turns of every seat search looks ahead, and one more."""
HIDING: Final = 0.5
"""How much it is disliked, in log odds of winning, to be known for certain as the owner of one's explorer.

Who does not hide at all is found out, and held up by everybody; who hides well comes too late.
"""
FAR: Final = 8.0
"""From so many cards to the temple on it is disliked less and less: who is nearly there need not hide."""
STAKE: Final = 0.2
"""What placement is at stake where the log odds of winning change by 1."""
NOISE: Final = 0.25
"""How much chance there is in what is played in rollouts."""


class QuicksandJudgement(Judgement):
    """Runs its own race, holds up others as far as it suspects them, and hides whom it runs for."""

    def __init__(self, game: Quicksand) -> None:
        super().__init__(game)
        self.box = game.box
        self.race = Race(self.box, 2)
        self.history: list[tuple[int, int]] = []
        """That of the table that is thought about."""
        self.known = Suspicion(self.box)
        """What it says."""
        self.ahead = Suspicion(self.box)
        """What it says with the moves of a simulation."""
        self.weights: list[float] = []
        """By seat * EXPLORERS + explorer: how likely it seems its own, up to a factor for each seat."""
        self.beliefs: list[list[int]] = []
        """By seat: whose explorers it takes those of the others for in this simulation; empty until it is its turn."""
        self.stake = STAKE
        self.shown: list[float] = []
        """By seat: how likely it seems to own its explorer."""
        self.noise = NOISE
        self.hiding = HIDING

    # What everybody knows

    def look(self, table: Table) -> None:
        """Read what was played, unless it has been read."""
        if self.race.seats != table.seats:
            self.race = Race(self.box, table.seats)
        elif self.history == table.history and self.known.odds:
            return
        self.history = table.history
        self.known.begin(table.seats, table.history)

    def suspect(self, table: Table) -> None:
        """What everybody suspects after the moves of a simulation."""
        self.ahead.go_on(self.known, table.history)
        self.weights = weights = self.ahead.weights(table.unowned)
        seats = table.seats
        totals = [0.0] * seats
        for place, weight in enumerate(weights):
            totals[place // EXPLORERS] += weight
        self.shown = [weights[seat * EXPLORERS + table.identities[seat]] / totals[seat] for seat in range(seats)]
        self.beliefs = [[] for _ in range(seats)]

    # What is liked

    def likes(self, state: State, menu: Choices) -> list[float]:
        """By the hands and counters of this world."""
        assert isinstance(state, Table)
        assert state.question is not None
        self.look(state)
        seat = state.question.seat
        own = state.identities[seat]
        scales = Scales(self.race, state, seat, own)
        for other in range(state.seats):
            if other != seat:
                explorer = state.identities[other]
                scales.owner(explorer, self.race.waiting[(other - seat - 1) % state.seats], useful(state, other))
        scales.settle()
        shown = self.known.shares(seat, None)[own]
        hiding = self.hiding * min(1.0, left_for(state, own) / FAR)
        return [scales.weigh(move) - hiding * (self.known.shares(seat, move)[own] - shown) for move in menu]

    def pick(self, state: State, menu: Choices, dice: Dice) -> Move:
        """By the own hand and counter, and by what this seat believes of the others."""
        if len(menu) == 1:
            return menu[0]
        assert isinstance(state, Table)
        assert state.question is not None
        seat = state.question.seat
        own = state.identities[seat]
        if not self.beliefs[seat]:
            self.beliefs[seat] = believed(self.weights, state.seats, seat, own, dice)
        scales = Scales(self.race, state, seat, own)
        for turns, explorer in enumerate(self.beliefs[seat]):
            scales.owner(explorer, self.race.rumours[turns][explorer], 0)
        scales.settle()
        most = -inf
        chosen = menu[0]
        for move in menu:
            liking = scales.weigh(move) + self.noise * (float(dice.below(GRAINS)) / GRAINS)
            if liking > most:
                most = liking
                chosen = move
        return chosen

    def reason(self, worlds: Sequence[State], seat: Seat, move: Move, names: Sequence[str]) -> str:
        return Reasons([world for world in worlds if isinstance(world, Table)], seat, names).why(move)

    # How far search looks

    def horizon(self, state: State) -> int:
        assert isinstance(state, Table)
        self.look(state)
        return state.round + LAPS * state.seats + 1

    def play_on(self, state: State, horizon: int, dice: Dice) -> list[float]:
        """Play on by what everybody suspects after the move that is tried."""
        assert isinstance(state, Table)
        self.suspect(state)
        while state.question is not None and state.round < horizon:
            state.follow(self.pick(state, state.question.menu(state), dice), dice)
        return self.worth(state)

    def chances(self, table: Table) -> list[float]:
        """How likely each seat wins, by how all stand and by how well each has hidden its explorer."""
        odds = self.race.odds(table)
        if self.hiding:
            for seat in range(table.seats):
                far = min(1.0, left_for(table, table.identities[seat]) / FAR)
                odds[seat] *= exp(-self.hiding * far * self.shown[seat])
        total = sum(odds)
        return [each / total for each in odds]

    def worth(self, state: State) -> list[float]:
        if state.outcome is not None:
            return super().worth(state)
        assert isinstance(state, Table)
        lost = 0.25 * (state.seats - 2) / (state.seats - 1)
        return [lost + (1 - lost) * chance for chance in self.chances(state)]
