"""Worlds a chair cannot rule out.

Hidden are the cards and, in every swap a chair did not see, which card of a hand moved. A card the chair did
see is traced back, swap by swap, to the place it was dealt to, choosing at random where the way is open: that
fixes the card dealt there, and what the swaps on its way can have moved. Where two sights do not go together,
all is begun again. In the end what is still open is drawn by lot, and the unseen cards are dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import Seat
from silverware.games.quick_silver.components import CENTRE, HAND, PLACES, Box
from silverware.games.quick_silver.events import Swapped
from silverware.games.quick_silver.memory import Memory
from silverware.games.quick_silver.rules import NOBODY, TURNS, MayRedirect, Spy, TakeSlot
from silverware.games.quick_silver.state import Table
from silverware.games.quick_silver.view import QuickSilverView

UNSEEN: Final = -1


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

    def deal(self, place: int, card: int) -> bool:
        """This card was dealt to a place. False if another one was, or all its copies elsewhere."""
        if self.dealt[place] == UNSEEN and card in self.unseen:
            self.dealt[place] = card
            self.unseen.remove(card)
        return self.dealt[place] == card

    def trace(self, place: int, swaps: int, card: int, dead_ends: set[int]) -> bool:
        """This card lay at a place after so many swaps. False, and nothing is fixed, if that cannot be."""
        if swaps == 0:
            return self.deal(place, card)
        here = swaps * PLACES + place
        if here in dead_ends:
            return False
        last = swaps - 1
        if place in self.mine[last]:
            own, across = self.mine, self.other
        else:
            own, across = self.other, self.mine
        if place not in own[last]:
            found = self.trace(place, last, card, dead_ends)
        elif self.dice.below(HAND) == 0:
            found = self.came(place, last, own, across, card, dead_ends) or self.stayed(
                place, last, own, card, dead_ends
            )
        else:
            found = self.stayed(place, last, own, card, dead_ends) or self.came(
                place, last, own, across, card, dead_ends
            )
        if not found:
            dead_ends.add(here)
        return found

    def stayed(self, place: int, swap: int, own: list[list[int]], card: int, dead_ends: set[int]) -> bool:
        """The card was there before the swap, which moved another of that hand."""
        if len(own[swap]) == 1 or not self.trace(place, swap, card, dead_ends):
            return False
        own[swap].remove(place)
        return True

    def came(
        self, place: int, swap: int, own: list[list[int]], across: list[list[int]], card: int, dead_ends: set[int]
    ) -> bool:
        """The card came by the swap, from across."""
        origins = across[swap][:]
        self.dice.shuffle(origins)
        for origin in origins:
            if self.trace(origin, swap, card, dead_ends):
                own[swap] = [place]
                across[swap] = [origin]
                return True
        return False

    def see(self, swap: int, domain: list[list[int]], card: int) -> bool:
        """In this swap a card was seen to leave one of the places it may have left."""
        candidates = domain[swap][:]
        self.dice.shuffle(candidates)
        for place in candidates:
            if self.trace(place, swap, card, set()):
                domain[swap] = [place]
                return True
        return False


def places(holder: int, slot: int | None) -> list[int]:
    """Where a card of a holder may lie; the slots of the centre are told apart."""
    first = HAND * holder
    return list(range(first, first + HAND)) if slot is None else [first + slot]


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
    empty = [0] * (CENTRE - view.seats)
    table = Table(box, view.seats, view.options)
    table.round = view.round
    own = view.carts[view.seat].hand if view.seat >= 0 else None
    nothing = Memory(view.spied or ((),) * view.seats, own or ())
    lay_cards(table, view, memory or view.memory or nothing, dice)
    table.plates = [cart.plates for cart in view.carts] + empty
    table.blasts = [cart.blasts for cart in view.carts] + empty
    table.sneaks = [cart.sneaks for cart in view.carts] + empty
    table.sneak_pile = view.sneak_pile
    table.cash = [cart.cash for cart in view.carts] + empty + [view.stranger or 0]
    table.living = sum([1 << seat for seat, cart in enumerate(view.carts) if not cart.out])
    table.dealt = table.living
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
