"""§29 Option: passenger cards that two seats run together."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.bots.silverton.outlook import Outlook
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES


def join(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§29.4 Run a card with another where it can be paid for and pays."""
    seen, worth = outlook.seen, outlook.worth
    partner, name = seen.view.agenda[0].split()[2:]
    gain = worth.joint_gain(SEAT_NAMES.index(partner), seen.passenger(name))
    alone = worth.passenger_gain(seen.passenger(name))
    return seen.box.moves.join if gain > 0 and gain > alone else seen.box.moves.alone
