"""Worlds in which explorers belong to those who seem to own them."""

from __future__ import annotations

from math import exp, inf
from typing import Final

from silverware.bots.quicksand.judgement.reliving import Reliving
from silverware.bots.quicksand.judgement.suspicion import Suspicion
from silverware.core.dice import Dice
from silverware.core.worlds import Worlds
from silverware.games.quicksand.components import EXPLORERS, Box
from silverware.games.quicksand.imagine import QuicksandWorlds
from silverware.games.quicksand.state import Table

GRAINS: Final = 1 << 30
PASTS: Final = 16
"""How many pasts are relived before the first world."""
EVERY: Final = 128
"""After how many worlds one more is: the more time there is to think, the surer it gets."""
USES: Final = 4
"""How many worlds share their hands: to deal them backwards to the beginning is the costly part."""


class SuspectedWorlds(Worlds[Table]):
    """Worlds of a chair, each as likely as what everybody played makes its identities."""

    def __init__(self, worlds: QuicksandWorlds, box: Box, dice: Dice) -> None:
        self.worlds = worlds
        self.dealt = worlds.imagine(dice)
        self.used = 0
        suspicion = Suspicion(box)
        suspicion.begin(self.dealt.seats, self.dealt.history)
        self.weights = suspicion.weights(self.dealt.unowned)
        """By seat * EXPLORERS + explorer: how likely it is its own, up to a factor for each seat."""
        self.owners: list[list[int]] = []
        """Every way the identity counters may lie."""
        self.likely: list[float] = []
        """How likely each is, up to a factor, and those before it."""
        self.total = 0.0
        self.lay_all()

    def lay_all(self) -> None:
        """Lay the identity counters in every way."""
        self.owners = []
        self.likely = []
        self.total = 0.0
        self.lay([], self.worlds.counters, 1.0)

    def lay(self, identities: list[int], counters: list[int], weight: float) -> None:
        """Lay the counters that are left in every way."""
        seat = len(identities)
        known = self.worlds.identities
        if seat == len(known):
            self.total += weight
            self.owners.append(identities)
            self.likely.append(self.total)
        elif known[seat] >= 0:
            self.lay([*identities, known[seat]], counters, weight)
        else:
            for counter in counters:
                others = [other for other in counters if other != counter]
                self.lay([*identities, counter], others, weight * self.weights[seat * EXPLORERS + counter])

    def imagine(self, dice: Dice) -> Table:
        if self.used == USES:
            self.dealt = self.worlds.imagine(dice)
            self.used = 0
        self.used += 1
        table = self.dealt.copy()
        lot = self.total * (float(dice.below(GRAINS)) / GRAINS)
        at = 0
        while at + 1 < len(self.likely) and self.likely[at] <= lot:
            at += 1
        table.identities = self.owners[at]
        return table


class RelivedWorlds(SuspectedWorlds):
    """Worlds of a chair, each as likely as what everybody played, and could have played, makes its identities."""

    def __init__(self, worlds: QuicksandWorlds, box: Box, dice: Dice) -> None:
        super().__init__(worlds, box, dice)
        known = worlds.identities
        self.hidden = [seat for seat in range(len(known)) if known[seat] < 0]
        self.reliving = Reliving(box, len(known), self.hidden, worlds.counters, dice)
        self.weights = [0.0] * (len(known) * EXPLORERS)
        """Over all pasts together."""
        self.most = [-inf] * len(known)
        """By seat: the logarithm of how likely the likeliest was, which counts 1."""
        self.drawn = 0
        """How many worlds have been drawn."""
        for _ in range(PASTS):
            self.relive(worlds.imagine(dice))
        self.lay_all()

    def relive(self, past: Table) -> None:
        """Play one more past again."""
        logs = self.reliving.relive(past)
        counters = self.worlds.counters
        for seat in self.hidden:
            first = seat * EXPLORERS
            most = max([logs[first + counter] for counter in counters])
            if most > self.most[seat]:
                smaller = exp(self.most[seat] - most)
                for counter in counters:
                    self.weights[first + counter] *= smaller
                self.most[seat] = most
            for counter in counters:
                self.weights[first + counter] += exp(logs[first + counter] - self.most[seat])

    def imagine(self, dice: Dice) -> Table:
        self.drawn += 1
        if self.drawn % EVERY == 0:
            self.relive(self.worlds.imagine(dice))
            self.lay_all()
        return super().imagine(dice)
