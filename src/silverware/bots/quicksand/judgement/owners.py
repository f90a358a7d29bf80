"""Worlds in which explorers belong to those who seem to own them."""

from __future__ import annotations

from math import exp
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
"""How many pasts are relived."""
USES: Final = 4
"""How many worlds share their hands: to deal them backwards to the beginning is the costly part."""


class SuspectedWorlds(Worlds[Table]):
    """Worlds of a chair, each as likely as what everybody played makes its identities."""

    def __init__(self, worlds: QuicksandWorlds, box: Box, dice: Dice) -> None:
        self.worlds = worlds
        self.dealt = worlds.imagine(dice)
        self.used = 0
        self.weights = self.weigh(box, dice)
        self.owners: list[list[int]] = []
        """Every way the identity counters may lie."""
        self.likely: list[float] = []
        """How likely each is, up to a factor, and those before it."""
        self.total = 0.0
        self.lay([], worlds.counters, 1.0)

    def weigh(self, box: Box, dice: Dice) -> list[float]:
        """By seat * EXPLORERS + explorer: how likely it is its own, by the plays alone."""
        suspicion = Suspicion(box)
        suspicion.begin(self.dealt.seats, self.dealt.history)
        return suspicion.weights(self.dealt.unowned)

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

    def weigh(self, box: Box, dice: Dice) -> list[float]:
        known = self.worlds.identities
        hidden = [seat for seat in range(len(known)) if known[seat] < 0]
        reliving = Reliving(box, len(known), hidden, self.worlds.counters)
        pasts = [reliving.relive(self.worlds.imagine(dice)) for _ in range(PASTS)]
        weights = [0.0] * (len(known) * EXPLORERS)
        for seat in hidden:
            places = [seat * EXPLORERS + counter for counter in self.worlds.counters]
            most = max([past[place] for past in pasts for place in places])
            for place in places:
                weights[place] = sum([exp(past[place] - most) for past in pasts])
        return weights
