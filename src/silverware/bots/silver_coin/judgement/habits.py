"""What seats get tired of, so that every round ends.

Only drawing makes the deck smaller. Two stubborn seats could use a discard with their Blobs, or take what the other
has discarded, for ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from silverware.core.move import Move
from silverware.games.silver_coin.components import BIT
from silverware.games.silver_coin.moves import DRAW, TAKE, DrawShown, UseBlob
from silverware.games.silver_coin.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

ENOUGH: Final = 4
"""How often each seat may have taken a discard, on average, since somebody drew a card."""


class Habits:
    """What has been done in a round."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Nothing has been done."""
        self.worn: i64 = 0
        """The discards that a Blob has used."""
        self.takes = 0
        """How often somebody took since somebody drew."""

    def note(self, table: Table, move: Move) -> None:
        """A move is made."""
        if move is TAKE:
            self.takes += 1
        elif move is DRAW or isinstance(move, DrawShown):
            self.takes = 0
        elif isinstance(move, UseBlob):
            self.worn |= BIT[table.pile[-1 - move.at]]

    def is_tired(self, table: Table, move: Move) -> bool:
        """Whether a move has been made too often."""
        if move is TAKE:
            return self.takes >= ENOUGH * table.seats and table.left() > 0
        return isinstance(move, UseBlob) and self.worn >> table.pile[-1 - move.at] & 1 == 1
