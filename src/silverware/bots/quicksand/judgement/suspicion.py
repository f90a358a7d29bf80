"""Who seems to own which explorer, by what everybody has played. All of it is open, so everybody can suspect alike.

What a play says is told in log odds. The numbers were fitted to games of easy bots, and of medium bots that hide their
explorers and that do not, all together: who believes in more is easily deceived.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.games.quicksand.components import BIT, EXPLORERS, Box
from silverware.games.quicksand.moves import Discard, MoveExplorer, Rescue, Sink

if TYPE_CHECKING:
    from mypy_extensions import i64

GRAINS: Final = 1 << 20
MOVED: Final = 0.5
"""How much it speaks for a seat's owning an explorer that it moves it."""
RESCUED: Final = 0.2
"""That it rescues it and no more."""
MASK_PLAYED: Final = 1.6
"""That it plays a Mask for it: one saves them for oneself."""
BOGGED: Final = -1.0
"""That it leaves it in quicksand."""
SUNK: Final = -1.2
"""That it sinks it."""
DISCARDED: Final = -1.2
"""That it discards a card of its colour."""
LEAST: Final = 1e-100
"""Nothing is less likely."""


class Suspicion:
    """What the plays of each seat say about every explorer."""

    def __init__(self, box: Box) -> None:
        self.moves = box.moves.notation.moves
        self.is_quicksand = box.is_quicksand
        self.answers = 0
        """How much of the history has been read."""
        self.odds: list[float] = []
        """By seat * EXPLORERS + explorer: how likely it is its own, up to a factor for each seat."""

    def begin(self, seats: int, history: list[tuple[int, int]]) -> None:
        """Forget everything, and read what was played at a table."""
        self.answers = 0
        self.odds = [1.0] * (seats * EXPLORERS)
        self.read(history)

    def go_on(self, before: Suspicion, history: list[tuple[int, int]]) -> None:
        """Read on where another stopped."""
        self.answers = before.answers
        self.odds = before.odds[:]
        self.read(history)

    def read(self, history: list[tuple[int, int]]) -> None:
        """Read on to the end of a history."""
        for at in range(self.answers, len(history)):
            seat, number = history[at]
            self.hear(seat, self.moves[number])
        self.answers = len(history)

    def hear(self, seat: int, move: Move) -> None:
        """One more play."""
        first = seat * EXPLORERS
        for explorer in range(EXPLORERS):
            hint = self.hint(move, explorer)
            if hint != 0.0:
                self.odds[first + explorer] = max(LEAST, self.odds[first + explorer] * exp(hint))

    def hint(self, move: Move, explorer: int) -> float:
        """How much a play speaks for owning an explorer."""
        if isinstance(move, MoveExplorer):
            if move.colour != explorer:
                return 0.0
            return (BOGGED if self.is_quicksand[move.end] else MOVED) + MASK_PLAYED * move.masks
        if isinstance(move, Rescue):
            return RESCUED + MASK_PLAYED * move.masks if move.colour == explorer else 0.0
        if isinstance(move, Sink):
            return SUNK if move.explorers & BIT[explorer] else 0.0
        if isinstance(move, Discard):
            return DISCARDED if move.card == explorer else 0.0
        return 0.0

    def weights(self, unowned: int) -> list[float]:
        """The odds, where it is known whose explorers are nobody's."""
        return [0.0 if unowned >> (place % EXPLORERS) & 1 else odds for place, odds in enumerate(self.odds)]

    def shares(self, seat: int, move: Move | None) -> list[float]:
        """By explorer: how likely it seems a seat's after a move, to somebody who knows nothing else."""
        weights = self.odds[seat * EXPLORERS : seat * EXPLORERS + EXPLORERS]
        if move is not None:
            for explorer in range(EXPLORERS):
                hint = self.hint(move, explorer)
                if hint != 0.0:
                    weights[explorer] *= exp(hint)
        total = sum(weights)
        return [weight / total for weight in weights]


def believed(weights: list[float], seats: int, seat: int, own: int, dice: Dice) -> list[int]:
    """Whose explorers the owner of one takes those of the others for, by turns, by lot: as likely as it seems."""
    taken: i64 = BIT[own]
    belief: list[int] = []
    for turns in range(1, seats):
        first = (seat + turns) % seats * EXPLORERS
        total = 0.0
        for explorer in range(EXPLORERS):
            if taken >> explorer & 1 == 0:
                total += weights[first + explorer]
        left = total * (float(dice.below(GRAINS)) / GRAINS)
        last = -1
        for explorer in range(EXPLORERS):
            if taken >> explorer & 1 == 0 and (last < 0 or left >= 0):
                last = explorer
                left -= weights[first + explorer]
        belief.append(last)
        taken |= BIT[last]
    return belief
