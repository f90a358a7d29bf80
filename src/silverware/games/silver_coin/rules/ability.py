"""What a character does: one small class for each, with a method for each moment at which it works."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from silverware.core.dice import Dice
from silverware.core.move import Choices, Move
from silverware.core.seats import SEAT_NAMES
from silverware.core.state import Refusal
from silverware.games.silver_coin.events import Used
from silverware.games.silver_coin.moves import DONE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from silverware.games.silver_coin.state import Table

OWN: Final = 1
OTHERS: Final = 2
ANY: Final = OWN | OTHERS
"""Whose cards an ability may look at."""


class Ability:
    """What a character does. Each overrides the moments at which it works, and sets their flags."""

    free: ClassVar[bool] = False
    """§13.6 It works at any moment of the turn: `free_move`, `is_open`, `begin_free`."""
    shielding: ClassVar[bool] = False
    """It protects cards: `shields`."""
    showing: ClassVar[bool] = False
    """It does something as a turn begins and as it ends: `begin_turn`, `end_turn`."""
    stopping: ClassVar[bool] = False
    """It may end the round: `stops_play`."""
    drawing: ClassVar[bool] = False
    """It changes how many cards are drawn: `draws`."""
    acting: ClassVar[bool] = False
    """It gives the turn one more action: `actions`, `act`."""
    tricking: ClassVar[bool] = False
    """It works as a turn ends: `end_move`, `can_end`, `end`."""
    giving: ClassVar[bool] = False
    """§14.1 It works before scoring."""
    scoring: ClassVar[bool] = False
    """It changes a score: `score`."""
    joker: ClassVar[bool] = False
    """§28.22 It spoils no match."""

    def __init__(self, looks: int = 0, scope: int = ANY) -> None:
        self.looks = looks
        """How many cards you may look at, one after another."""
        self.scope = scope
        """Whose."""

    # §13.1 Discard abilities

    def can(self, table: Table, at: int) -> bool:
        """Whether it could do anything with its card at that place of the discards."""
        return False

    def use(self, table: Table, at: int, dice: Dice) -> None:
        """Begin with the card at that place."""
        raise NotImplementedError

    def can_drawn(self, table: Table) -> bool:
        """§13.1 Whether the drawn card can be used."""
        return self.can(table, len(table.pile))

    def use_drawn(self, table: Table, dice: Dice) -> None:
        """§4.3 The drawn card goes on the discards first, and then its ability happens."""
        tag = table.hand.pop()
        table.discard(tag)
        if table.heard is not None:
            table.heard.append(Used(SEAT_NAMES[table.turn], table.shown_face(tag), "drawing"))
        self.use(table, len(table.pile) - 1, dice)

    def unable(self) -> Refusal:
        """Why a drawn card cannot be used, though it has a discard ability."""
        return Refusal("This card's ability can do nothing now.", "13.1")

    # §13.6 Free abilities

    def free_move(self, at: int) -> Move:
        """The move that uses the copy at a place of the own village."""
        return DONE

    def is_open(self, table: Table, tag: int) -> bool:
        """Whether a faceup copy that was not used this turn can be used now."""
        return True

    def begin_free(self, table: Table, at: int, dice: Dice) -> None:
        """Begin with the copy at a place of the own village."""
        raise NotImplementedError

    # Other moments

    def shields(self, table: Table) -> i64:
        """The cards that are protected from all seats but their owner."""
        return 0

    def begin_turn(self, table: Table, dice: Dice) -> None:
        """What happens at the start of a turn."""

    def end_turn(self, table: Table) -> None:
        """What happens when a turn is over."""

    def stops_play(self, table: Table) -> bool:
        """Whether the round ends with this turn."""
        return False

    def draws(self, table: Table) -> int:
        """How many cards are drawn, of which one is kept."""
        return 1

    def actions(self, table: Table) -> Choices:
        """What can be done instead of drawing, taking or calling."""
        return ()

    def act(self, table: Table, move: Move, dice: Dice) -> None:
        """Do it."""

    def end_move(self, at: int) -> Move:
        """The move that uses the copy at a place of the own village as the turn ends."""
        return DONE

    def can_end(self, table: Table, tag: int) -> bool:
        """Whether a faceup copy works as the turn ends."""
        return False

    def end(self, table: Table, at: int, dice: Dice) -> None:
        """Use the copy at a place of the own village as the turn ends."""

    def score(self, table: Table, up: list[int], total: int) -> int:
        """What a village counts whose numbers sum up to so much, and whose faceup cards have these numbers."""
        return total
