"""What happens in Quick Silver, and how it looks from each chair. Seats, cards and the centre are told by name."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from silverware.core.event import Event, Marks, Stirred, in_turn
from silverware.core.seats import CHAIR_NAMES, Seat, SeatName
from silverware.games.quick_silver.components import Holder


class Dealt(Event, frozen=True):
    """A round began: dealer, dice, the cards lying face up in front of each seat, and one's own hand."""

    rule: ClassVar[str] = "3.4"
    deals: ClassVar[bool] = True
    round: int
    dealer: SeatName
    first: SeatName
    black: int
    white: int
    faceup: tuple[tuple[str, ...], ...]
    hands: tuple[tuple[str, ...] | None, ...]

    def to(self, seat: Seat) -> Dealt:
        return replace(self, hands=tuple(hand if at == seat else None for at, hand in enumerate(self.hands)))

    def marks(self) -> Marks:
        return in_turn(self.first, len(self.hands)) if self.round == 1 else ()


class PickedUp(Event, frozen=True):
    """The face-up cards went into the hands."""

    rule: ClassVar[str] = "3.6"


class DieReduced(Event, frozen=True):
    """The black die ticked down at the start of its holder's turn."""

    rule: ClassVar[str] = "4.2"
    seat: SeatName
    black: int


class LastLapBegun(Event, frozen=True):
    """The black die could not go down: everybody's final turn."""

    rule: ClassVar[str] = "4.2"
    seat: SeatName


class Offered(Event, frozen=True):
    """A seat put a card face down and named a target."""

    rule: ClassVar[str] = "4.4"
    taker: SeatName
    target: Holder
    card: str | None

    def to(self, seat: Seat) -> Offered:
        return self if CHAIR_NAMES[seat] == self.taker else Offered(self.taker, self.target, None)


class Redirected(Event, frozen=True):
    """A target returned a plate to the tin and sent the swap on."""

    rule: ClassVar[str] = "5.1"
    seat: SeatName
    taker: SeatName
    onto: Holder

    def stirs(self) -> Stirred:
        return self.seat, "defiant"


class Swapped(Event, frozen=True):
    """A card was taken and the offered one put in its place."""

    rule: ClassVar[str] = "4.8"
    taker: SeatName
    source: Holder
    slot: int | None
    """The slot of the centre, counted from 1; None where the source is a hand."""
    gave: str | None
    took: str | None

    def to(self, seat: Seat) -> Swapped:
        if CHAIR_NAMES[seat] in (self.taker, self.source):
            return self
        return Swapped(self.taker, self.source, self.slot, None, None)


class Sneaked(Event, frozen=True):
    """A seat took a sneak token."""

    rule: ClassVar[str] = "4.9"
    seat: SeatName


class Passed(Event, frozen=True):
    """A seat passed, no sneak token being left."""

    rule: ClassVar[str] = "4.10"
    seat: SeatName


class Revealed(Event, frozen=True):
    """A hand was shown to everybody; with the Sneaky Stranger, the centre too."""

    rule: ClassVar[str] = "6.1"
    holder: Holder
    hand: tuple[str, ...]


class PlateUsed(Event, frozen=True):
    """A Replacement Plate stopped Dynamite or turned blasts back to plates."""

    rule: ClassVar[str] = "6.2"
    seat: SeatName
    stopped: int
    repaired: int

    def stirs(self) -> Stirred:
        return self.seat, "relieved"


class Blasted(Event, frozen=True):
    """Dynamite flipped plates to blasts."""

    rule: ClassVar[str] = "6.5"
    seat: SeatName
    plates: int

    def stirs(self) -> Stirred:
        return self.seat, "hurt"


class Died(Event, frozen=True):
    """All of a seat's tokens showed blasts: it is out."""

    rule: ClassVar[str] = "6.6"
    seat: SeatName


class Spared(Event, frozen=True):
    """A seat that would have died lost its cash and got its plates back instead."""

    rule: ClassVar[str] = "9.1"
    seat: SeatName
    lost: int


class Unloaded(Event, frozen=True):
    """A haul reached the market: its total, its group from the top, and what it earned for which card."""

    rule: ClassVar[str] = "7.1"
    holder: Holder
    total: int
    group: int
    earned: int
    cash: int
    sneaks: int
    """The sneak tokens that made it lighter."""
    paid: str | None
    """The card it was paid for."""
    least: bool = False
    """§7.7 Whether that card is worth nothing or less, so that it was paid the least."""

    def stirs(self) -> Stirred:
        if self.holder == "centre":
            return None
        return self.holder, "pleased" if self.earned > 0 else "disappointed"


class BecameMayor(Event, frozen=True):
    """The richest alone had enough cash."""

    rule: ClassVar[str] = "8.1"
    seat: SeatName

    def stirs(self) -> Stirred:
        return self.seat, "winning"


class WasLastAlive(Event, frozen=True):
    """Only one seat was left, and won."""

    rule: ClassVar[str] = "8.3"
    seat: SeatName

    def stirs(self) -> Stirred:
        return self.seat, "winning"


class StrangerWon(Event, frozen=True):
    """The Stranger alone was the richest, with enough cash."""

    rule: ClassVar[str] = "9.4"


class EverybodyDied(Event, frozen=True):
    """Nobody was left, and nobody won."""

    rule: ClassVar[str] = "6.8"
