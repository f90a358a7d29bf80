"""Worlds in which explorers belong to those who seem to own them."""

from __future__ import annotations

from typing import Final

from silverware.bots.quicksand.judgement.suspicion import Suspicion
from silverware.core.dice import Dice
from silverware.core.worlds import Worlds
from silverware.games.quicksand.components import EXPLORERS, Box
from silverware.games.quicksand.imagine import QuicksandWorlds
from silverware.games.quicksand.state import Table

GRAINS: Final = 1 << 30
USES: Final = 4
"""How many worlds share their hands: to deal them backwards to the beginning is the costly part."""


class SuspectedWorlds(Worlds[Table]):
    """Worlds of a chair, each as likely as what everybody played makes its identities."""

    def __init__(self, worlds: QuicksandWorlds, box: Box, dice: Dice) -> None:
        self.worlds = worlds
        self.dealt = worlds.imagine(dice)
        self.used = 0
        suspicion = Suspicion(box)
        suspicion.begin(self.dealt)
        self.weights = suspicion.weights(self.dealt.unowned)
        self.owners: list[list[int]] = []
        """Every way the identity counters may lie."""
        self.likely: list[float] = []
        """How likely each is, up to a factor, and those before it."""
        self.total = 0.0
        self.lay([], worlds.counters, 1.0)

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
