"""§29 Option: passenger cards that two seats run together."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.bots.silverton.choice import best
from silverware.bots.silverton.outlook import Outlook
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.forms import MayAgree, MayJoin
from silverware.games.silverton.moves import Leave
from silverware.games.silverton.printed import PASSENGER_CARD


def join(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§29.4 Run a card with another where it can be paid for and pays."""
    seen, worth = outlook.seen, outlook.worth
    asking = seen.view.asking
    assert isinstance(asking, (MayJoin, MayAgree))
    gain = worth.joint_gain(SEAT_NAMES.index(asking.partner), seen.passenger(asking.card))
    alone = worth.passenger_gain(seen.passenger(asking.card))
    return seen.box.moves.join if gain > 0 and gain > alone else seen.box.moves.alone


def end(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§29.10 End what an own prospector, and no other, stands ready to take alone."""
    seen = outlook.seen

    def likes(move: Leave) -> float:
        card = PASSENGER_CARD + move.passenger
        ready = card in seen.staked and card not in seen.rivals
        return outlook.worth.alone_gain(move.passenger) if ready else 0

    return best(menu, Leave, likes, seen.box.moves.done, dice)
