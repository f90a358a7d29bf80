"""How the race stands: what an explorer has left, what its owner holds for it, and what that is worth.

What it is worth is told in log odds of winning. The numbers were fitted to games of these bots.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from silverware.games.quicksand.components import CARDS, EXPLORERS, HAND, KINDS, MASK, QUICKSAND, SPACES, Box
from silverware.games.quicksand.state import Table

LACKS: Final = SPACES + 1
"""More cards than any explorer can lack."""
DRAWS: Final = HAND + 2
"""More cards than anybody draws in a turn."""
HURRY: Final = 0.5
"""How much more the last cards that are lacking matter than the first: less, the smaller this is."""
ALONE: Final = 0.5
AGAINST: Final = 3.0
"""What a card matters, and how much less so the more seats there are, as each is held up by more things."""
READY: Final = 0.6
"""What it is worth to lack nothing, for each seat whose turn comes later."""
TURN: Final = 6.0
"""What it is worth to lack nothing when it is one's turn."""
SINKING: Final = 0.4
"""What a Quicksand card is worth; so much is shared by the seats."""


class Race:
    """What there is to know of races between so many seats, worked out once."""

    def __init__(self, box: Box, seats: int) -> None:
        self.box = box
        self.seats = seats
        self.sinking = SINKING / seats
        self.matters: float = ALONE + AGAINST / seats
        """What a card matters."""
        alone = [-self.matters * log(lack + HURRY) for lack in range(LACKS)]
        self.drawing: list[list[float]] = []
        """By explorer, and lack * DRAWS + cards to be drawn: what that is worth."""
        for explorer in range(EXPLORERS):
            useful = useful_part(box, explorer)
            after = [drawn(alone, cards, useful) for cards in range(DRAWS)]
            self.drawing.append([after[cards][lack] for lack in range(LACKS) for cards in range(DRAWS)])
        self.waiting: list[list[float]] = []
        """By the turns before one's own, and by lack: one's odds."""
        self.rumours: list[list[list[float]]] = []
        """By the turns before its owner's, explorer, and the cards it is from the temple: its owner's odds, whose hand
        nobody knows."""
        for turns in range(seats):
            ready = TURN if turns == 0 else READY * (seats - 1 - turns)
            worth = [each + ready * (lack == 0) for lack, each in enumerate(alone)]
            self.waiting.append([exp(each) for each in worth])
            unknown = [drawn(worth, HAND, useful_part(box, explorer)) for explorer in range(EXPLORERS)]
            self.rumours.append([[exp(each) for each in known] for known in unknown])

    def odds(self, table: Table) -> list[float]:
        """By seat: its odds of winning against any other."""
        assert table.question is not None
        asked = table.question.seat
        seats = table.seats
        return [
            self.waiting[(seat - asked) % seats][lack(table, seat)]
            * exp(self.sinking * table.held[seat * KINDS + QUICKSAND])
            for seat in range(seats)
        ]


def left_for(table: Table, explorer: int) -> int:
    """How many cards an explorer is from the temple, one for its rescue included."""
    return table.box.distances[table.at[explorer]] + (table.stuck >> explorer & 1)


def useful(table: Table, seat: int) -> int:
    """How many cards a seat holds that bring its explorer on."""
    hand = seat * KINDS
    return table.held[hand + table.identities[seat]] + table.held[hand + MASK]


def lack(table: Table, seat: int) -> int:
    """How many cards a seat lacks to bring its explorer home."""
    return max(0, left_for(table, table.identities[seat]) - useful(table, seat))


def useful_part(box: Box, explorer: int) -> float:
    """How many of all cards bring an explorer on."""
    return (box.copies[explorer] + box.copies[MASK]) / CARDS


def drawn(worth: list[float], cards: int, useful: float) -> list[float]:
    """What it is worth to lack so many cards and to draw some, of which each is useful that often."""
    for _ in range(cards):
        worth = [(1 - useful) * worth[lack] + useful * worth[max(0, lack - 1)] for lack in range(LACKS)]
    return worth
