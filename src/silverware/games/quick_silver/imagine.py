"""Worlds a chair cannot rule out: the cards it saw are traced to where they were dealt, and the others are dealt."""

from __future__ import annotations

from silverware.core.dice import Dice
from silverware.core.seats import Seat
from silverware.core.worlds import Worlds
from silverware.games.quick_silver.components import CENTRE, HAND, PLACES, Box
from silverware.games.quick_silver.memory import Memory
from silverware.games.quick_silver.rules import NOBODY, TURNS, MayRedirect, Spy, TakeSlot
from silverware.games.quick_silver.state import Table
from silverware.games.quick_silver.tracing import UNSEEN, Tracing
from silverware.games.quick_silver.view import QuickSilverView


class QuickSilverWorlds(Worlds[Table]):
    """Tables under way that look like this from a chair, with what it remembers of the round."""

    def __init__(self, view: QuickSilverView, memory: Memory | None, box: Box) -> None:
        self.open = lay_open(view, box)
        own = view.carts[view.seat].hand if view.seat >= 0 else None
        nothing = Memory(view.spied or ((),) * view.seats, own or ())
        self.tracing = Tracing(memory or view.memory or nothing, view.seat, box)
        self.swap = swap = view.swap
        self.offered = UNSEEN if swap is None or swap.card is None else box.names.index(swap.card)
        """The card that lies offered, where this chair sees it."""

    def imagine(self, dice: Dice) -> Table:
        table = self.open.copy()
        self.lay_cards(table, dice)
        self.ask_about_swap(table, dice)
        return table

    def lay_cards(self, table: Table, dice: Dice) -> None:
        """Put cards and trail on a table so that they agree with the memory: what is still open is drawn by lot."""
        tracing = self.tracing
        tracing.deal(dice)
        cards, unseen = tracing.dealt, tracing.unseen
        dice.shuffle(unseen)
        for place, card in enumerate(cards):
            if card == UNSEEN:
                cards[place] = unseen.pop()
        for swap in tracing.swaps:
            mine, other = swap.mine.draw(dice), swap.other.draw(dice)
            cards[mine], cards[other] = cards[other], cards[mine]
            table.trail.append(mine * PLACES + other)
        table.cards = cards

    def ask_about_swap(self, table: Table, dice: Dice) -> None:
        """Open the question about a swap under way; an offered card not seen may be any of its owner's hand."""
        swap = self.swap
        if swap is None:
            return
        if self.offered == UNSEEN:
            place = dice.draw(table.cards, HAND * swap.taker, HAND)
        else:
            place = table.cards.index(self.offered, HAND * swap.taker)
        if swap.target == CENTRE:
            table.ask(TakeSlot(swap.taker, place))
        else:
            table.ask(MayRedirect(swap.target, swap.taker, place, NOBODY if swap.sender is None else swap.sender))


def lay_open(view: QuickSilverView, box: Box) -> Table:
    """The table as far as everybody sees it, without cards; a question is open unless a swap is under way."""
    table = Table(box, view.seats, view.options)
    table.round = view.round
    table.set_carts(view.carts, view.stranger or 0)
    table.dealer = view.dealer
    table.first = view.first
    table.black = view.black
    table.white = view.white
    table.last_lap = view.last_lap
    assert view.asked is not None, "the game is over"
    if view.swap is None:
        asked: Seat = view.asked
        table.ask(Spy(asked) if view.question == "spy" else TURNS[asked])
    return table
