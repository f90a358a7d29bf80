"""What each move would make of the race, for the seat that is asked."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from silverware.bots.quicksand.judgement.race import DRAWS, Race
from silverware.core.move import Move
from silverware.games.quicksand.components import BIT, EXPLORERS, HAND, KINDS, MASK, QUICKSAND
from silverware.games.quicksand.moves import Discard, MoveExplorer, Pass, Rescue, Sink
from silverware.games.quicksand.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

DECIDED: Final = 20.0
"""How much winning at once is liked, and making another win disliked."""
WAITING: Final = 1.0
"""How much it is disliked to play nothing: where everybody waits, nobody ever wins."""


class Scales:
    """Weighs the moves of a seat that owns an explorer, known or supposed.

    By its own race, and by those of its rivals as far as it is told of them.
    """

    def __init__(self, race: Race, table: Table, seat: i64, own: i64) -> None:
        box = race.box
        hand = seat * KINDS
        self.race = race
        self.table = table
        self.distances = box.distances
        self.is_quicksand = box.is_quicksand
        self.own = own
        self.worth = race.drawing[self.own]
        self.useful: i64 = table.held[hand + self.own] + table.held[hand + MASK]
        self.quicksand: i64 = table.held[hand + QUICKSAND]
        self.missing: i64 = HAND - table.sizes[seat]
        self.left: i64 = self.left_for(self.own)
        self.owned = [False] * EXPLORERS
        """By explorer: whether a rival owns it."""
        self.held = [0] * EXPLORERS
        """How many cards its owner holds for it."""
        self.odds: list[list[float]] = [self.worth] * EXPLORERS
        """What its owner's odds are by the cards it lacks, if it is owned."""
        self.against = 0.0
        """The odds of all rivals together, unless the move changes them."""

    def owner(self, explorer: int, odds: list[float], held: int) -> None:
        """A rival owns an explorer, has these odds by the cards that it lacks, and holds so many for it."""
        self.owned[explorer] = True
        self.odds[explorer] = odds
        self.held[explorer] = held

    def left_for(self, explorer: i64) -> i64:
        """How many cards an explorer is from the temple, one for its rescue included."""
        left: i64 = self.distances[self.table.at[explorer]]
        return left + (self.table.stuck >> explorer & 1)

    def rival(self, explorer: i64, left: i64) -> float:
        """The odds of the rival who owns an explorer, if it is so many cards from the temple."""
        if not self.owned[explorer]:
            return 0.0
        lacking: i64 = left - self.held[explorer]
        return self.odds[explorer][max(0, lacking)]

    def settle(self) -> None:
        """All that there is to tell of the rivals has been told."""
        against = 0.0
        for explorer in range(EXPLORERS):
            against += self.rival(explorer, self.left_for(explorer))
        self.against = against

    def weigh(self, move: Move) -> float:
        """How much a move is liked, in log odds of winning."""
        if isinstance(move, MoveExplorer):
            return self.movement(move)
        if isinstance(move, Sink):
            return self.sinking(move)
        if isinstance(move, Rescue):
            mask: i64 = move.masks
            explorer: i64 = move.colour
            if explorer == self.own:
                return self.after(self.left - 1, self.useful - 1, self.quicksand, 1, 0.0)
            now = self.left_for(explorer)
            return self.after(
                self.left,
                self.useful - mask,
                self.quicksand,
                1,
                self.rival(explorer, now - 1) - self.rival(explorer, now),
            )
        if isinstance(move, Discard):
            card: i64 = move.card
            own = 1 if card == self.own or card == MASK else 0  # noqa: PLR1714 - compiled, this is the faster
            sunk = 1 if card == QUICKSAND else 0
            return self.after(self.left, self.useful - own, self.quicksand - sunk, 1, 0.0)
        nothing = self.after(self.left, self.useful, self.quicksand, 0, 0.0)
        return nothing - WAITING if isinstance(move, Pass) else nothing

    def movement(self, move: MoveExplorer) -> float:
        """How much it is liked to move an explorer."""
        explorer: i64 = move.colour
        end: i64 = move.end
        cards: i64 = move.cards
        masks: i64 = move.masks
        left: i64 = self.distances[end]
        played = cards + masks
        drawn = played
        if self.race.box.discarders[end] >> explorer & 1:
            drawn += 1
        if self.is_quicksand[end]:
            left += 1
        if explorer == self.own:
            if left == 0:
                return DECIDED
            return self.after(left, self.useful - played, self.quicksand, drawn, 0.0)
        if left == 0:
            liked = self.after(self.left, self.useful - masks, self.quicksand, drawn, 0.0)
            return liked - DECIDED if self.owned[explorer] else liked
        rival = self.rival(explorer, left) - self.rival(explorer, self.left_for(explorer))
        return self.after(self.left, self.useful - masks, self.quicksand, drawn, rival)

    def sinking(self, move: Sink) -> float:
        """How much it is liked to sink explorers."""
        count: i64 = move.count
        sunk: i64 = move.explorers
        left = self.left
        rivals = 0.0
        for explorer in range(EXPLORERS):
            if sunk & BIT[explorer]:
                if explorer == self.own:
                    left += 1
                else:
                    now = self.left_for(explorer)
                    rivals += self.rival(explorer, now + 1) - self.rival(explorer, now)
        return self.after(left, self.useful, self.quicksand - count, count, rivals)

    def after(self, left: i64, useful: i64, quicksand: i64, drawn: i64, rivals: float) -> float:
        """How the race stands with so many cards left, held and drawn, and the odds of rivals changed by so much."""
        lacking = max(0, left - useful)
        drawing = min(self.missing + drawn, DRAWS - 1)
        stands = self.worth[lacking * DRAWS + drawing] + self.race.sinking * float(quicksand)
        return stands - log(self.against + rivals)
