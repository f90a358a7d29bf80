"""The easy bot for Quick Silver."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.bots.bot import Bot
from silverware.core.move import Move
from silverware.games.quick_silver import QuickSilver
from silverware.games.quick_silver.components import CENTRE, HAND
from silverware.games.quick_silver.moves import Redirect, Sneak, Swap
from silverware.games.quick_silver.scoring import haul
from silverware.games.quick_silver.view import QuickSilverView

GOOD_HAUL = {2: 15, 3: 25, 4: 30, 5: 34, 6: 37, 7: 39}
"""By the number of traders: light enough not to be the heaviest, heavy enough to be second."""


class Easy(Bot[QuickSilver, QuickSilverView]):
    """A beginner who has read the rules.

    Wants a haul of a certain weight, fears Dynamite more the fewer plates are left, hands bad cards to
    the richest, and spends a plate only to keep a hand it likes. Remembers nothing.
    """

    plays = QuickSilver.name

    def choose(self, view: QuickSilverView, menu: Sequence[Move]) -> Move:
        likes = [self.likes(view, move) for move in menu]
        most = max(likes)
        return super().choose(view, [move for move, liking in zip(menu, likes, strict=True) if liking == most])

    def likes(self, view: QuickSilverView, move: Move) -> float:
        """How much a move is liked; equal moves are chosen among by lot."""
        cart = view.carts[view.seat]
        hand = list(cart.hand or ())
        match move:
            case Swap():
                hand.remove(self.game.cards[move.card])
                return self.comfort(view, hand, cart.sneaks) + spite(view, move.target)
            case Sneak():
                return self.comfort(view, hand, cart.sneaks + 1)
            case Redirect():
                keen = cart.plates > 3 and view.last_lap and self.comfort(view, hand, cart.sneaks) > -5
                return 1 + spite(view, move.onto) if keen else -1
        return 0

    def comfort(self, view: QuickSilverView, hand: list[str], sneaks: int) -> float:
        """How good these cards would be to go to market with; a card yet to be taken counts as an average one."""
        box = self.game.box
        kinds = [box.names.index(name) for name in hand]
        unknown = HAND - len(hand)
        average = sum([box.numbers[card] for card in box.deck]) / len(box.deck)
        weight = haul(sum([box.numbers[kind] for kind in kinds]), sneaks, box.sneak_number) + unknown * average
        traders = sum(not cart.out for cart in view.carts) + (view.stranger is not None)
        dynamite = sum(box.is_dynamite[kind] for kind in kinds) - sum(box.is_plate[kind] for kind in kinds)
        danger = 40 / max(view.carts[view.seat].plates, 1)
        return -abs(weight - GOOD_HAUL[traders]) - danger * max(dynamite, 0) - 2 * unknown


def spite(view: QuickSilverView, target: int) -> float:
    """A small wish to bother the richest."""
    return 0 if target == CENTRE else view.carts[target].cash / 100
