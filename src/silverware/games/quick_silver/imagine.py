"""Worlds a chair cannot rule out.

Hidden are the cards and, in every swap a chair did not see, which card of a hand moved. A card the chair did
see is traced back, swap by swap, to the place it was dealt to, each way being taken as often as it is likely:
that fixes the card dealt there, and what the swaps on its way can have moved. Where later sights leave no way,
all is begun again. In the end what is still open is drawn by lot, and the unseen cards are dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import Seat, seat_of
from silverware.games.quick_silver.components import CENTRE, HAND, PLACES, Box, Holder
from silverware.games.quick_silver.events import Swapped
from silverware.games.quick_silver.memory import Memory
from silverware.games.quick_silver.rules import NOBODY, TURNS, MayRedirect, Spy, TakeSlot
from silverware.games.quick_silver.state import Table
from silverware.games.quick_silver.view import QuickSilverView

UNSEEN: Final = -1
GRAINS: Final = 1 << 30


class World:
    """A deal, and the swaps since, as far as they are fixed."""

    def __init__(self, deck: list[int], swaps: Sequence[Swapped], dice: Dice) -> None:
        self.dice = dice
        self.dealt = [UNSEEN] * len(deck)
        """The card dealt to each place."""
        self.unseen = deck[:]
        """The cards that were dealt somewhere else."""
        self.mine = [places(swap.taker, None) for swap in swaps]
        """For each swap, the places the taker's card may have left."""
        self.other = [places(swap.source, swap.slot) for swap in swaps]
        """For each swap, the places the card taken may have left."""

    def deal(self, place: int, card: int) -> None:
        """This card was dealt to a place."""
        if self.dealt[place] == UNSEEN:
            self.dealt[place] = card
            self.unseen.remove(card)

    def likelihood(self, place: int, swaps: int, card: int, known: dict[int, float]) -> float:
        """How likely it is that this card lay at a place after so many swaps; `known` keeps what was worked out."""
        if swaps == 0:
            if self.dealt[place] == UNSEEN:
                return self.unseen.count(card) / len(self.unseen)
            return 1.0 if self.dealt[place] == card else 0.0
        here = swaps * PLACES + place
        if here not in known:
            ways = self.ways(place, swaps - 1)
            known[here] = sum([share * self.likelihood(origin, swaps - 1, card, known) for origin, share in ways])
        return known[here]

    def ways(self, place: int, swap: int) -> list[tuple[int, float]]:
        """Where the card at a place was before a swap, each with its share: there, or across."""
        if place in self.mine[swap]:
            own, across = self.mine[swap], self.other[swap]
        elif place in self.other[swap]:
            own, across = self.other[swap], self.mine[swap]
        else:
            return [(place, 1.0)]
        moved = 1 / len(own)
        return [(place, 1 - moved), *[(origin, moved / len(across)) for origin in across]]

    def trace(self, place: int, swaps: int, card: int, known: dict[int, float]) -> None:
        """This card, as is possible, lay at a place after so many swaps: choose how it came there."""
        if swaps == 0:
            self.deal(place, card)
            return
        swap = swaps - 1
        ways = self.ways(place, swap)
        weights = [share * self.likelihood(origin, swap, card, known) for origin, share in ways]
        origin, _ = ways[pick(weights, self.dice)]
        self.trace(origin, swap, card, known)
        own, across = (self.mine, self.other) if place in self.mine[swap] else (self.other, self.mine)
        if origin != place:
            own[swap] = [place]
            across[swap] = [origin]
        elif place in own[swap]:
            own[swap].remove(place)

    def see(self, swap: int, domain: list[list[int]], card: int) -> bool:
        """In this swap this card left one of the places it may have left. False if that cannot be."""
        known: dict[int, float] = {}
        weights = [self.likelihood(place, swap, card, known) for place in domain[swap]]
        if sum(weights) == 0:
            return False
        place = domain[swap][pick(weights, self.dice)]
        self.trace(place, swap, card, known)
        domain[swap] = [place]
        return True


def pick(weights: list[float], dice: Dice) -> int:
    """One of several by weight."""
    grain: int = dice.below(GRAINS)
    left = sum(weights) * grain / GRAINS
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return weights.index(max(weights))


def places(holder: Holder, slot: int | None) -> list[int]:
    """Where a card of a holder may lie; the slots of the centre are told apart."""
    first = HAND * (CENTRE if holder == "centre" else seat_of(holder))
    return list(range(first, first + HAND)) if slot is None else [first + slot - 1]


def relive(view: QuickSilverView, memory: Memory, box: Box, dice: Dice) -> World | None:
    """A world that agrees with a memory, or None if the lots fell so that there is none."""
    world = World(box.deck, memory.swaps, dice)
    for seat, faceup in enumerate(memory.faceup):
        hand = list(faceup)
        if seat == view.seat:
            facedown = list(memory.hand)
            for name in faceup:
                facedown.remove(name)
            hand += facedown
        for at, name in enumerate(hand):
            world.deal(HAND * seat + at, box.names.index(name))
    for at, swap in enumerate(memory.swaps):
        if swap.gave is not None and not world.see(at, world.mine, box.names.index(swap.gave)):
            return None
        if swap.took is not None and not world.see(at, world.other, box.names.index(swap.took)):
            return None
    return world


def lay_cards(table: Table, view: QuickSilverView, memory: Memory, dice: Dice) -> None:
    """Put cards and trail on a table so that they agree with a memory."""
    world = relive(view, memory, table.box, dice)
    while world is None:
        world = relive(view, memory, table.box, dice)
    dice.shuffle(world.unseen)
    unseen = iter(world.unseen)
    cards = [next(unseen) if card == UNSEEN else card for card in world.dealt]
    table.trail.clear()
    for at in range(len(memory.swaps)):
        mine = world.mine[at][dice.below(len(world.mine[at]))]
        other = world.other[at][dice.below(len(world.other[at]))]
        cards[mine], cards[other] = cards[other], cards[mine]
        table.trail.append(mine * PLACES + other)
    table.cards = cards


def imagine(view: QuickSilverView, memory: Memory | None, box: Box, dice: Dice) -> Table:
    """A table under way that looks like this from this chair, with what it remembers of the round."""
    table = Table(box, view.seats, view.options)
    table.round = view.round
    own = view.carts[view.seat].hand if view.seat >= 0 else None
    nothing = Memory(view.spied or ((),) * view.seats, own or ())
    lay_cards(table, view, memory or view.memory or nothing, dice)
    table.set_carts(view.carts, view.stranger or 0)
    table.dealer = view.dealer
    table.first = view.first
    table.black = view.black
    table.white = view.white
    table.last_lap = view.last_lap
    assert view.asked is not None, "the game is over"
    ask_again(table, view, view.asked, dice)
    return table


def ask_again(table: Table, view: QuickSilverView, asked: Seat, dice: Dice) -> None:
    """Open the question this chair sees; an offered card it did not see may be any of its owner's hand."""
    swap = view.swap
    if swap is None:
        table.ask(Spy(asked) if view.question == "spy" else TURNS[asked])
        return
    if swap.card is None:
        place = dice.draw(table.cards, HAND * swap.taker, HAND)
    else:
        place = table.cards.index(table.box.names.index(swap.card), HAND * swap.taker)
    if swap.target == CENTRE:
        table.ask(TakeSlot(swap.taker, place))
    else:
        table.ask(MayRedirect(swap.target, swap.taker, place, NOBODY if swap.sender is None else swap.sender))
