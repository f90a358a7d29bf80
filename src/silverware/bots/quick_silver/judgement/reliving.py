"""Worlds in which the others chose their moves as good players would, with the hands that they have there.

A chair that sees a card given away knows that there was none its owner would rather have given. The worlds it cannot
rule out know nothing of that: in them, any card is as likely to move as any other.
"""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from silverware.bots.quick_silver.judgement.hands import Hands, rivals_of
from silverware.core.dice import Dice
from silverware.core.worlds import Worlds
from silverware.games.quick_silver.components import HAND, PLACES
from silverware.games.quick_silver.rules import MayRedirect, TakeSlot
from silverware.games.quick_silver.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

KEEN: Final = 0.2
"""How much more likely a good player chooses what is worth a dollar more, as a power of e."""
BLUNDER: Final = 0.1
"""How often anybody chooses anything."""
CHOICES: Final = HAND + 1
"""To give any card of a hand, or none."""
GRAINS: Final = 1 << 30
SWAPPED: Final = -1
"""A turn in which a card was given."""


class LikelyWorlds(Worlds[Table]):
    """Worlds of a chair, each as likely as the choices of the others make it.

    They are a chain: a new world is taken, or if it is less likely than the last one perhaps left (Metropolis).
    """

    def __init__(self, worlds: Worlds[Table], hands: Hands, turns: list[int], seat: int) -> None:
        self.worlds = worlds
        self.hands = hands
        self.turns = turns
        """The turns of this round that this chair has heard of, in order: the seat that took no card, or SWAPPED."""
        self.seat = seat
        self.last: Table | None = None
        """The world taken last."""
        self.likely = 0.0
        """The logarithm of how likely its choices were."""

    def imagine(self, dice: Dice) -> Table:
        world = self.worlds.imagine(dice)
        likely = self.relive(world)
        last = self.last
        if last is None or log(max(1, dice.below(GRAINS)) / GRAINS) < likely - self.likely:
            last = self.last = world
            self.likely = likely
        return last.copy()

    def relive(self, world: Table) -> float:
        """The logarithm of how likely the others chose as they did this round, with these hands."""
        cards = world.cards_as_dealt()
        sneaks = [0] * len(world.sneaks)
        likely = 0.0
        swaps = len(world.trail) - self.turns.count(SWAPPED)
        for step in world.trail[:swaps]:
            mine, other = step // PLACES, step % PLACES
            cards[mine], cards[other] = cards[other], cards[mine]
        for turn in self.turns:
            if turn == SWAPPED:
                step = world.trail[swaps]
                swaps += 1
                mine, other = step // PLACES, step % PLACES
                likely += self.chosen(world, cards, sneaks, mine // HAND, mine)
                cards[mine], cards[other] = cards[other], cards[mine]
            else:
                likely += self.chosen(world, cards, sneaks, turn, -1)
                sneaks[turn] += 1
        question = world.question
        if isinstance(question, MayRedirect | TakeSlot):
            taker = question.taker if isinstance(question, MayRedirect) else question.seat
            likely += self.chosen(world, cards, sneaks, taker, question.place)
        return likely

    def chosen(self, world: Table, cards: list[int], sneaks: list[int], seat: i64, given: i64) -> float:
        """The logarithm of how likely a seat gives the card of that place, or none, by its own hand."""
        if seat == self.seat:
            return 0.0
        hands = self.hands
        first = HAND * seat
        a, b, c = cards[first], cards[first + 1], cards[first + 2]
        had, plates, blasts, rivals = sneaks[seat], world.plates[seat], world.blasts[seat], rivals_of(world)
        keeping = hands.keeping(a, b, c, had + 1, rivals, plates, blasts)
        giving = (
            hands.giving(a, b, c, had, rivals, plates, blasts),
            hands.giving(b, a, c, had, rivals, plates, blasts),
            hands.giving(c, a, b, had, rivals, plates, blasts),
        )
        total = 1.0
        chosen = 1.0
        for at, value in enumerate(giving):
            weight = exp(KEEN * (value - keeping))
            total += weight
            if given == first + at:
                chosen = weight
        return log((1 - BLUNDER) * chosen / total + BLUNDER / CHOICES)
