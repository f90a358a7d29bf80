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
from silverware.bots.quicksand.judgement.suspicion import Suspicion, believed
from silverware.core.dice import Dice
from silverware.core.move import Choices, Move
from silverware.games.quicksand.components import EXPLORERS, KINDS, Box
from silverware.games.quicksand.moves import Discard, Keep
from silverware.games.quicksand.rules import DISCARDS, PLAYS
from silverware.games.quicksand.state import THROWN, Since, Table

KEEN: Final = 50.0
"""How much more likely a good player makes a play that it likes by 1 more, as a power of e, if a card matters 1."""
BLUNDER: Final = 0.05
"""How often anybody plays anything."""
BELIEFS: Final = 2
"""With more than two seats: how many ways the others' counters may have lain for a seat are looked at."""


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

    def __init__(self, box: Box, seats: int, hidden: list[int], counters: list[int], dice: Dice) -> None:
        self.box = box
        self.race = Race(box, seats)
        self.keen = KEEN / self.race.matters
        self.dice = dice
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
        self.logs = [log(odds) for odds in self.suspicion.odds]
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
        before = self.suspicion.shares(seat, None)
        after = [self.suspicion.shares(seat, move) for move in menu]
        weights = self.suspicion.weights(table.unowned)
        for own in self.counters:
            likes = [0.0] * len(menu)
            for belief, share in self.beliefs(weights, table.seats, seat, own):
                scales = Scales(self.race, table, seat, own)
                for turns, explorer in enumerate(belief):
                    scales.owner(explorer, self.race.rumours[turns][explorer], 0)
                scales.settle()
                for at, move in enumerate(menu):
                    likes[at] += share * scales.weigh(move)
            hiding = HIDING * min(1.0, left_for(table, own) / FAR)
            for at in range(len(menu)):
                likes[at] -= hiding * (after[at][own] - before[own])
            most = max(likes)
            total = 0.0
            chosen = 0.0
            for at, move in enumerate(menu):
                weight = exp(self.keen * (likes[at] - most))
                total += weight
                if move is played:
                    chosen = weight
            likely = (1 - BLUNDER) * chosen / total + BLUNDER / len(menu)
            self.logs[seat * EXPLORERS + own] += log(likely)

    def beliefs(self, weights: list[float], seats: int, seat: int, own: int) -> list[tuple[list[int], float]]:
        """Whose explorers a seat may have taken those of the others for, by turns, and how likely; a few of all ways,
        if there are more than two seats."""
        if seats > 2:
            return [(believed(weights, seats, seat, own, self.dice), 1.0 / BELIEFS) for _ in range(BELIEFS)]
        first = (1 - seat) * EXPLORERS
        total = sum(weights[first : first + EXPLORERS]) - weights[first + own]
        return [([other], weights[first + other] / total) for other in range(EXPLORERS) if other != own]


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
