"""The easy bot for Quicksand."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from silverware.bots.bot import Bot
from silverware.core.move import Move
from silverware.games.quicksand import Quicksand
from silverware.games.quicksand.components import COLOURS, MASK, QUICKSAND
from silverware.games.quicksand.moves import Discard, Keep, MoveExplorer, Rescue, Sink
from silverware.games.quicksand.view import QuicksandView

NEAR = 4
"""So few cards from the temple an explorer is a danger, or must be hurried."""
LEAD = 3
"""So many cards before all others one's own explorer may be without giving itself away."""


class Easy(Bot[Quicksand, QuicksandView]):
    """A beginner who has read the rules.

    Brings its own explorer on, but not far ahead of all others before it is near the temple; moves others as little as
    it can, and those that are behind before those that lead; sinks the leaders; discards what would help them. Believes
    that any explorer but its own and those proved to be nobody's may be somebody's, and remembers nothing. Plays
    nothing only where it must: where everybody waits, nobody ever wins.
    """

    plays = Quicksand.name

    def choose(self, view: QuicksandView, menu: Sequence[Move]) -> Move:
        likes = [self.likes(view, move) for move in menu]
        most = max(likes)
        return super().choose(view, [move for move, liking in zip(menu, likes, strict=True) if liking == most])

    def likes(self, view: QuicksandView, move: Move) -> float:
        """How much a move is liked; equal moves are chosen among by lot."""
        box = self.game.box
        match move:
            case MoveExplorer():
                left = box.distances[move.end] + box.is_quicksand[move.end]
                bonus = 0.5 * box.allows_discard(move.colour, move.end)
                return self.progress(view, move.colour, left) + bonus - 0.6 * move.masks
            case Rescue():
                return self.progress(view, move.colour, view.explorers[move.colour].left) - 0.6 * move.masks
            case Sink():
                sunk = [explorer for explorer in range(len(COLOURS)) if move.explorers >> explorer & 1]
                return sum([self.wish_sunk(view, explorer) for explorer in sunk])
            case Discard():
                return self.uselessness(view, move.card)
            case Keep():
                return 0
        return -inf

    def left(self, view: QuicksandView, explorer: int) -> int:
        """How many cards an explorer is from the temple."""
        seen = view.explorers[explorer]
        return seen.left + seen.stuck

    def progress(self, view: QuicksandView, explorer: int, left: int) -> float:
        """What it is worth that an explorer will be so many cards from the temple, and no longer as many as now."""
        gained = self.left(view, explorer) - left
        colour = COLOURS[explorer]
        if colour == view.players[view.seat].identity:
            if left <= NEAR:
                return 100 if left == 0 else 2 * gained
            foremost = min([self.left(view, other) for other in range(len(COLOURS)) if other != explorer])
            return gained if left >= foremost - LEAD else -0.8 * gained
        if colour in view.unowned:
            return 0
        if left == 0:
            return -100
        return -gained * (0.4 + 2 / left)

    def wish_sunk(self, view: QuicksandView, explorer: int) -> float:
        """How much an explorer is wished into the quicksand: not at all, unless it leads."""
        colour = COLOURS[explorer]
        if colour == view.players[view.seat].identity or colour in view.unowned:
            return -1
        return NEAR + 0.5 - self.left(view, explorer)

    def uselessness(self, view: QuicksandView, card: int) -> float:
        """How much a card is better discarded than kept: those that would help the leaders most."""
        if card in (MASK, QUICKSAND) or COLOURS[card] == view.players[view.seat].identity:
            return -1
        return 0.1 if COLOURS[card] in view.unowned else 1 / self.left(view, card)
