"""What seats keep facedown: the longer a round, the lower. All numbers are those of games among medium bots."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Final

from silverware.core.dice import Dice
from silverware.core.worlds import Worlds
from silverware.games.silver_coin.components import DECK, FIRST_DISCARD
from silverware.games.silver_coin.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAWN: Final = 3.6
"""What a card is taken for that another seat has just drawn and kept."""
DRAWN_FALLS: Final = 0.13
"""By how much that falls in a turn."""
DEALT: Final = 5.6
"""What a card is taken for that was dealt to another seat, which has looked at it."""
DEALT_FALLS: Final = 0.35
LOWEST: Final = 2.3
"""What no kept card falls below."""
DRAWN_VARIES: Final = 4.5
"""The variance of a kept card that was drawn."""
DEALT_VARIES: Final = 12.0
"""The variance of a kept card that was dealt, as the round begins."""
DEALT_SETTLES: Final = 1.0
"""By how much that falls in a turn."""
TILT: Final = 0.27
"""How much less likely a seat keeps a drawn card than one lower by 1; times e."""
TILT_GROWS: Final = 0.02
DEALT_TILT: Final = 0.02
"""The same for a card that was dealt to it."""
DEALT_TILT_GROWS: Final = 0.045
TRIES: Final = 3
"""How often a kept card of an imagined world may become another one."""
GRAINS: Final = 1 << 30


def turns(table: Table) -> float:
    """How many turns every seat has had, about."""
    return float(DECK - table.left()) / table.seats


def is_drawn(tag: int) -> bool:
    """Whether a card of a village came from the deck, not with the deal."""
    return tag > FIRST_DISCARD


class Believed(Worlds[Table]):
    """Worlds in which other seats have kept what seats keep: low cards rather than high ones."""

    def __init__(self, worlds: Worlds[Any], seat: int) -> None:
        self.worlds = worlds
        self.seat = seat

    def imagine(self, dice: Dice) -> Table:
        table = self.worlds.imagine(dice)
        assert isinstance(table, Table)
        sway(table, self.seat, dice)
        return table


def sway(table: Table, seat: int, dice: Dice) -> None:
    """Exchange cards that others have seen and kept, and this seat has not seen, for likelier ones of the deck."""
    deck = table.deck
    if not deck:
        return
    passed = turns(table)
    drawn_tilt = TILT + TILT_GROWS * passed
    dealt_tilt = DEALT_TILT + DEALT_TILT_GROWS * passed
    known: i64 = table.open | table.seen[seat]
    for owner in range(table.seats):
        kept: i64 = table.seen[owner] & ~known
        if owner == seat or kept == 0:
            continue
        for tag in table.villages[owner]:
            if kept >> tag & 1 == 0:
                continue
            tilt = drawn_tilt if is_drawn(tag) else dealt_tilt
            for _ in range(TRIES):
                at = dice.below(len(deck))
                higher = deck[at] - table.face[tag]
                if higher <= 0 or float(dice.below(GRAINS)) < GRAINS * exp(-tilt * higher):
                    number = table.face[tag]
                    table.face[tag] = deck[at]
                    deck[at] = number
