"""Who owns which explorer, by playing everybody's part again: how likely an owner of each would have played so.

An imagined world has a past: who held which cards at every turn. In it, every play had alternatives, and a good player
who owned one explorer would have chosen otherwise than one who owned another. That says more than the plays alone do.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from silverware.bots.quicksand.judgement.player import FAR, HIDING
from silverware.bots.quicksand.judgement.race import Race, left_for
from silverware.bots.quicksand.judgement.scales import Scales
from silverware.bots.quicksand.judgement.suspicion import Suspicion
from silverware.core.dice import Dice
from silverware.core.move import Choices, Move
from silverware.games.quicksand.components import EXPLORERS, KINDS, Box
from silverware.games.quicksand.moves import Discard, Keep
from silverware.games.quicksand.rules import DISCARDS, PLAYS
from silverware.games.quicksand.state import THROWN, Since, Table

KEEN: Final = 14.0
"""How much more likely a good player makes a play that it likes by 1 more, as a power of e."""
BLUNDER: Final = 0.15
"""How often anybody plays anything."""


class Again(Dice):
    """Lets everybody draw the cards that were drawn in the past of a world."""

    def __init__(self, trail: list[int]) -> None:
        self.drawn = [code % KINDS for code in trail if code < THROWN]
        self.draws = 0

    def draw(self, cards: list[int], first: int, count: int) -> int:
        kind = self.drawn[self.draws]
        self.draws += 1
        return cards.index(kind)


class Reliving:
    """How likely everybody played as they did, by seat and by the explorer that would be its own."""

    def __init__(self, box: Box, seats: int, hidden: list[int], counters: list[int]) -> None:
        self.box = box
        self.race = Race(box, seats)
        self.hidden = hidden
        """The seats whose explorers are in question."""
        self.counters = counters
        """The explorers that may be theirs."""
        self.suspicion = Suspicion(box)
        """What everybody suspected at the time, by the plays alone."""
        self.logs: list[float] = []
        """By seat * EXPLORERS + explorer: the logarithm of how likely its plays were, in this world."""

    def relive(self, world: Table) -> list[float]:
        """Play a past again. What was played before it is told goes by the plays alone."""
        since = world.since
        assert since is not None, "a world has a past"
        moves = self.box.moves.notation.moves
        before, after = world.history[: since.answers], world.history[since.answers :]
        self.suspicion.begin(world.seats, before)
        self.logs = self.suspicion.score[:]
        table = beginning(world, since)
        dice = Again(world.trail)
        for seat, number in after:
            move = moves[number]
            question = (DISCARDS if isinstance(move, Discard | Keep) else PLAYS)[seat]
            table.ask(question)
            if seat in self.hidden:
                menu = question.menu(table)
                if len(menu) > 1:
                    self.weigh(table, seat, move, menu)
            table.follow(move, dice)
            self.suspicion.hear(seat, move)
        return self.logs

    def weigh(self, table: Table, seat: int, played: Move, menu: Choices) -> None:
        """Compare a play with its alternatives, whoever's the seat may be."""
        threats = self.threats(table.seats, seat)
        before = self.suspicion.shares(seat, None)
        after = [self.suspicion.shares(seat, move) for move in menu]
        for own in self.counters:
            scales = Scales(self.race, table, seat, own)
            for explorer in range(EXPLORERS):
                scales.owned[explorer] = 0.0 if explorer == own else threats[explorer]
            scales.settle()
            hiding = HIDING * min(1.0, left_for(table, own) / FAR)
            total = 0.0
            chosen = 0.0
            base = 0.0
            for at, move in enumerate(menu):
                liking = scales.weigh(move) - hiding * (after[at][own] - before[own])
                if at == 0:
                    base = liking
                weight = exp(min(KEEN * (liking - base), 500.0))
                total += weight
                if move is played:
                    chosen = weight
            likely = (1 - BLUNDER) * chosen / total + BLUNDER / len(menu)
            self.logs[seat * EXPLORERS + own] += log(likely)

    def threats(self, seats: int, seat: int) -> list[float]:
        """By explorer: how likely another than this seat seemed to own it."""
        threats = [0.0] * EXPLORERS
        for other in range(seats):
            if other != seat:
                for explorer, share in enumerate(self.suspicion.shares(other, None)):
                    threats[explorer] += share
        return threats


def beginning(world: Table, since: Since) -> Table:
    """The table of a world as its past begins."""
    table = Table(world.box, world.seats, world.options)
    table.identities = world.identities
    table.set_explorers(since.at[:])
    table.stuck = since.stuck
    table.discards = since.discards[:]
    table.held = since.held[:]
    table.sizes[: world.seats] = since.sizes
    table.idle = since.idle
    table.stranded[: world.seats] = since.stranded
    table.begin_trail()
    for kind, copies in enumerate(world.box.copies):
        held = sum([table.held[seat * KINDS + kind] for seat in range(world.seats)])
        table.deck += [kind] * (copies - held - table.discards[kind])
    return table
