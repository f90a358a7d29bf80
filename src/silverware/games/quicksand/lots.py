"""Lots: which of the cards that were laid were drawn from one deck, and when.

Each card that was laid, or is still held, was drawn from the deck before, or its seat already held it when the deck
was shuffled. This makes a flow from the kinds of cards to the draws. Lots decide it, and the flow is mended where they
contradict each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.compiling import mypyc_attr
from silverware.core.dice import Dice
from silverware.games.quicksand.components import KINDS
from silverware.games.quicksand.flow import Arc, Flow
from silverware.games.quicksand.stranding import Idle, forbidden

if TYPE_CHECKING:
    from mypy_extensions import i64

NOW: Final = 1 << 30
"""Later than everything, and more than anything."""
SOURCE: Final = 0
SINK: Final = 1
FIRST_KIND: Final = 2


@mypyc_attr(acyclic=True)
class Draw:
    """Cards a seat drew at one time out of one deck."""

    def __init__(self, seat: i64, size: i64, deck: i64, time: i64) -> None:
        self.seat: i64 = seat
        self.size: i64 = size
        self.deck: i64 = deck
        self.time: i64 = time
        self.barred: i64 = 0
        """The kinds that cannot be among those still held, as a bit mask."""
        self.cards: list[int] = []
        """Which they were, as far as it is known or drawn by lot."""


@mypyc_attr(acyclic=True)
class Lain:
    """Cards of a kind that left a hand at one time, or that are still in it now."""

    def __init__(self, seat: i64, kind: i64, count: i64, deck: i64, time: i64) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.count: i64 = count
        self.deck: i64 = deck
        """The one that was drawn from then."""
        self.time: i64 = time
        self.left: i64 = count
        """How many of them must come from the deck that is looked at, or from an earlier one."""


@mypyc_attr(acyclic=True)
class Way:
    """From cards laid to a draw they may come from."""

    def __init__(self, arc: Arc, onward: Arc, draw: Draw) -> None:
        self.arc = arc
        self.onward = onward
        """From the draw to its owner."""
        self.draw = draw


@mypyc_attr(acyclic=True)
class Token:
    """Cards laid, as a node of the flow."""

    def __init__(self, lain: Lain, arc: Arc, is_new: bool) -> None:
        self.lain = lain
        self.arc = arc
        self.is_new = is_new
        """Whether they cannot have been held already when the deck was shuffled."""
        self.ways: list[Way] = []


class Lots:
    """One deck: what others drew from it, and what others held when it was shuffled."""

    def __init__(
        self,
        laid: list[Lain],
        draws: list[Draw],
        idle: list[Idle],
        sizes: list[int],
        drew: list[int],
        held: list[int],
        fresh: list[int],
    ) -> None:
        """From the cards laid, the draws out of the deck, and the seats that were stranded. When it was shuffled:

        how many cards each seat held, when each had last drawn, and which cards others held; and which it was made of.
        """
        self.sizes = sizes
        self.all_held = held
        self.all_fresh = fresh
        self.held: list[int] = []
        """What others held when the deck was shuffled, as far as it is not yet among the cards laid."""
        self.fresh: list[int] = []
        """What others drew from the deck, or is still in it, as far as it is not yet among the cards laid."""
        self.draws = draws
        first_token = FIRST_KIND + KINDS
        first_draw = first_token + len(laid)
        first_owner = first_draw + len(draws)
        self.flow = flow = Flow(first_owner + len(sizes))
        self.round = flow.arc(SINK, SOURCE, NOW)
        self.kinds = [flow.arc(SOURCE, FIRST_KIND + kind, 0) for kind in range(KINDS)]
        self.owners = [flow.arc(first_owner + seat, SINK, NOW) for seat in range(len(sizes))]
        self.drawn = [flow.arc(first_draw + at, first_owner + draw.seat, draw.size) for at, draw in enumerate(draws)]
        self.tokens: list[Token] = []
        for at, lain in enumerate(laid):
            node = first_token + at
            is_new = forbidden(idle, lain.seat, drew[lain.seat], lain.time) >> lain.kind & 1 == 1
            token = Token(lain, flow.arc(FIRST_KIND + lain.kind, node, 0), is_new)
            self.tokens.append(token)
            for place, draw in enumerate(draws):
                if draw.seat != lain.seat or draw.time >= lain.time:
                    continue
                if forbidden(idle, lain.seat, draw.time, lain.time) >> lain.kind & 1 == 0:
                    token.ways.append(Way(flow.arc(node, first_draw + place, NOW), self.drawn[place], draw))

    def deal(self, dice: Dice) -> bool:
        """Draw by lot, mend, and write down what was drawn. False if the cards laid cannot have come from here."""
        self.bound()
        self.draw(dice)
        if not self.flow.mend():
            return False
        self.settle()
        return True

    def bound(self) -> None:
        """Nothing is carried yet; how much each arc must carry, and how much it can."""
        self.flow.clear()
        self.held, self.fresh = self.all_held[:], self.all_fresh[:]
        of_kind, of_seat = [0] * KINDS, [0] * len(self.sizes)
        for token in self.tokens:
            left = token.lain.left
            of_kind[token.lain.kind] += left
            of_seat[token.lain.seat] += left
            token.arc.most = left
            if token.is_new:
                token.arc.least = left
        for kind, arc in enumerate(self.kinds):
            arc.least = max(0, of_kind[kind] - self.held[kind])
            arc.most = self.fresh[kind]
        for seat, arc in enumerate(self.owners):
            arc.least = max(0, of_seat[seat] - self.sizes[seat])

    def draw(self, dice: Dice) -> None:
        """By lot, each way about as often as it is likely, as far as there is room."""
        order = [at for at, token in enumerate(self.tokens) for _ in range(token.lain.left)]
        dice.shuffle(order)
        held, fresh, old = self.held[:], self.fresh[:], self.sizes[:]
        all_held: i64 = sum(held)
        all_fresh: i64 = sum(fresh)
        for at in order:
            token = self.tokens[at]
            seat, kind = token.lain.seat, token.lain.kind
            stays: i64 = 0
            if not token.is_new:
                stays = old[seat] * held[kind] * max(1, all_fresh)
            each: i64 = fresh[kind] * max(1, all_held)
            room: i64 = 0
            for way in token.ways:
                room += way.onward.most - way.onward.carried
            if stays + room * each == 0:
                continue
            lot = dice.below(stays + room * each) - stays
            if lot < 0:
                held[kind] -= 1
                all_held -= 1
                old[seat] -= 1
                continue
            for way in token.ways:
                lot -= (way.onward.most - way.onward.carried) * each
                if lot < 0:
                    way.arc.carried += 1
                    way.onward.carried += 1
                    break
            token.arc.carried += 1
            self.round.carried += 1
            self.kinds[kind].carried += 1
            self.owners[seat].carried += 1
            fresh[kind] -= 1
            all_fresh -= 1

    def settle(self) -> None:
        """Write down what was drawn, and take it from what is left; the rest of the cards laid was held already."""
        for token in self.tokens:
            lain = token.lain
            old = lain.left
            for way in token.ways:
                for _ in range(way.arc.carried):
                    way.draw.cards.append(lain.kind)
                old -= way.arc.carried
            self.fresh[lain.kind] -= lain.left - old
            self.held[lain.kind] -= old
            lain.left = old
