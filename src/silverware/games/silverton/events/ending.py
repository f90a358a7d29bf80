"""§18, §20, §21 Prices change, cash becomes public, and the game ends."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from silverware.core.seats import SeatName
from silverware.games.silverton.events.happened import Happened


class PriceRoll(Struct, frozen=True):
    """One column of the chart: what was sold, the dice, the result, and the price and box before and after."""

    column: str
    freight: str
    market: str | None
    sold: int
    dice: tuple[int, ...]
    result: int
    before: int
    after: int
    at: int
    to: int


class PricesChanged(Happened, frozen=True):
    """The price changes were rolled for, from gold to the right."""

    rule: ClassVar[str] = "18.1"
    seat: SeatName
    rolls: tuple[PriceRoll, ...]


class Announced(Happened, frozen=True):
    """A seat had more than it may keep secret: its cash is public from now on."""

    rule: ClassVar[str] = "21.1"
    seat: SeatName
    cash: int


class Ended(Happened, frozen=True):
    """The game ended, and everybody's cash was counted; in a scenario for one seat with what that is worth."""

    rule: ClassVar[str] = "20.7"
    cash: tuple[int, ...]
    winners: tuple[SeatName, ...]
    worth: str | None = None
