"""Tracing cards: how the cards a chair has seen came to where it saw them.

Hidden are the cards and, in every swap a chair did not see, which card of a hand moved. A card the chair did see is
traced back, swap by swap, to the place it was dealt to, each way being taken as often as it is likely. That fixes the
card dealt there, and what the swaps on its way can have moved. Ways that make the later sights less likely are then
dropped as much more often (rejection sampling; the greatest likelihood is taken from a few ways tried beforehand).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice, Seeded
from silverware.core.seats import seat_of
from silverware.games.quick_silver.components import CENTRE, HAND, PLACES, Box, Holder
from silverware.games.quick_silver.events import Swapped
from silverware.games.quick_silver.memory import Memory

if TYPE_CHECKING:
    from mypy_extensions import i64

UNSEEN: Final = -1
GRAINS: Final = 1 << 30
TRIALS: Final = 10
"""How many ways are tried to find how likely sights can be, before the first world. It leaves 0.1 % to be wrong."""
BIT: Final = [1 << place for place in range(PLACES)]
COUNTS: Final = [mask.bit_count() for mask in range(1 << HAND)]
"""By a mask over the places of a hand: how many they are."""
SHARES: Final = [1 / max(1, count) for count in COUNTS]
"""By such a mask: how likely each of them is."""


class Side:
    """What one card of a swap may be: it left one of the places of a holder."""

    def __init__(self, holder: Holder, slot: int | None, saw: int) -> None:
        self.first: i64 = HAND * (CENTRE if holder == "centre" else seat_of(holder))
        """The first place of the holder."""
        self.told: i64 = 7 if slot is None else BIT[slot - 1]
        """What everybody knows: the slots of the centre are told apart. A mask over the holder's places."""
        self.may: i64 = self.told
        """What it may be in this world, as far as it is fixed."""
        self.saw: i64 = saw
        """The card, where this chair saw it."""

    def has(self, place: i64) -> bool:
        """Whether the card may have left a place."""
        at = place - self.first
        return 0 <= at < HAND and self.may >> at & 1 == 1

    def share(self) -> float:
        """How likely the card left any one of these places."""
        return SHARES[self.may]

    def fix(self, place: i64) -> None:
        """The card left this place."""
        self.may = BIT[place - self.first]

    def exclude(self, place: i64) -> None:
        """The card left another place."""
        self.may &= ~BIT[place - self.first]

    def total(self, row: list[float]) -> float:
        """What a row has at these places, together."""
        total = 0.0
        for at in range(HAND):
            if self.may >> at & 1:
                total += row[self.first + at]
        return total

    def mix(self, row: list[float], stay: float, come: float) -> None:
        """Each place keeps a share of what it has, and gets some."""
        for at in range(HAND):
            if self.may >> at & 1:
                row[self.first + at] = row[self.first + at] * stay + come

    def pick(self, row: list[float], lot: float) -> i64:
        """The place where a lot falls that is less than the total."""
        place: i64 = UNSEEN
        for at in range(HAND):
            if self.may >> at & 1 and row[self.first + at] > 0:
                place = self.first + at
                lot -= row[place]
                if lot < 0:
                    return place
        return place

    def draw(self, dice: Dice) -> i64:
        """Any of the places that are still open."""
        count: i64 = COUNTS[self.may]
        lot: i64 = dice.below(count) if count > 1 else 0
        for at in range(HAND):
            if self.may >> at & 1:
                if lot == 0:
                    return self.first + at
                lot -= 1
        raise AssertionError("a swap moves a card")


class Swap:
    """A swap since the deal."""

    def __init__(self, swap: Swapped, box: Box) -> None:
        self.mine = Side(swap.taker, None, seen(swap.gave, box))
        self.other = Side(swap.source, swap.slot, seen(swap.took, box))


def seen(card: str | None, box: Box) -> int:
    """A card a chair may have seen."""
    return UNSEEN if card is None else box.names.index(card)


class Tracing:
    """A round as a chair remembers it, and one world after the other that agrees with it."""

    def __init__(self, memory: Memory, seat: int, box: Box) -> None:
        self.swaps = [Swap(swap, box) for swap in memory.swaps]
        self.known = [UNSEEN] * len(box.deck)
        """The card dealt to each place, where this chair saw it lie there."""
        self.hidden = box.deck[:]
        """The cards that were dealt somewhere else."""
        for holder, faceup in enumerate(memory.faceup):
            hand = list(faceup)
            if holder == seat:
                facedown = list(memory.hand)
                for name in faceup:
                    facedown.remove(name)
                hand += facedown
            for at, name in enumerate(hand):
                card = box.names.index(name)
                self.known[HAND * holder + at] = card
                self.hidden.remove(card)
        self.dealt: list[int] = []
        """The card dealt to each place in this world, as far as it is fixed."""
        self.unseen: list[int] = []
        """The other cards."""
        self.sights = sum([(swap.mine.saw != UNSEEN) + (swap.other.saw != UNSEEN) for swap in self.swaps])
        """How often this chair saw a card leave."""
        self.most = 0.0
        """The greatest likelihood of all sights together, by trial."""
        self.rows: list[list[float]] = []
        """By swaps: how likely the card that is being traced lay at each place after so many."""

    def deal(self, dice: Dice) -> None:
        """Fix by lot where every card was dealt to that this chair has seen, and how it came to where it was seen."""
        if self.most == 0 and self.sights > 1:
            trials = Seeded(0)
            self.most = max([self.relive(trials) for _ in range(TRIALS)])
        while True:
            likely = self.relive(dice)
            if likely > 0 and (likely >= self.most or likely > self.most * lot(dice)):
                return

    def relive(self, dice: Dice) -> float:
        """Go through all sights once, and how likely they were: 0 if the lots fell so that there is no way."""
        self.dealt, self.unseen = self.known[:], self.hidden[:]
        for swap in self.swaps:
            swap.mine.may, swap.other.may = swap.mine.told, swap.other.told
        likely = 1.0
        for at, swap in enumerate(self.swaps):
            if swap.mine.saw != UNSEEN:
                likely *= self.see(at, swap.mine, dice)
            if swap.other.saw != UNSEEN and likely > 0:
                likely *= self.see(at, swap.other, dice)
            if likely == 0:
                break
        return likely

    def see(self, swaps: int, side: Side, dice: Dice) -> float:
        """After so many swaps this chair saw a card leave one of these places: a measure of how likely that was."""
        self.weigh(swaps, side.saw)
        row = self.rows[swaps]
        total = side.total(row)
        if total > 0:
            place = side.pick(row, total * lot(dice))
            self.trace(place, swaps, side.saw, dice)
            side.fix(place)
        return total

    def weigh(self, swaps: int, card: i64) -> None:
        """How likely a card lay at each place, when it was dealt and after each of so many swaps."""
        share = self.unseen.count(card) / max(1, len(self.unseen))
        row = [share if here == UNSEEN else 1.0 if here == card else 0.0 for here in self.dealt[:PLACES]]
        self.rows = [row]
        for at in range(swaps):
            mine, other = self.swaps[at].mine, self.swaps[at].other
            row = row[:]
            own, across = mine.total(row), other.total(row)
            if own + across > 0:
                moved = mine.share() * other.share()
                mine.mix(row, 1 - mine.share(), across * moved)
                other.mix(row, 1 - other.share(), own * moved)
            self.rows.append(row)

    def trace(self, place: i64, swaps: int, card: i64, dice: Dice) -> None:
        """This card, as is possible, lay at a place after so many swaps: choose how it came there."""
        for at in range(swaps - 1, -1, -1):
            swap = self.swaps[at]
            own, across = swap.mine, swap.other
            if not own.has(place):
                own, across = across, own
                if not own.has(place):
                    continue
            row = self.rows[at]
            moved = own.share() * across.share()
            stays = row[place] * (1 - own.share())
            comes = across.total(row) * moved
            left = (stays + comes) * lot(dice) - stays if comes > 0 else -1.0
            if left < 0:
                own.exclude(place)
            else:
                origin = across.pick(row, left / moved)
                own.fix(place)
                across.fix(origin)
                place = origin
        if self.dealt[place] == UNSEEN:
            self.dealt[place] = card
            self.unseen.remove(card)


def lot(dice: Dice) -> float:
    """A number from 0 to 1, but not 1."""
    return float(dice.below(GRAINS)) / GRAINS
