"""What happens in Quicksand, and how it looks from each chair.

Seats go by name, cards and explorers by colour.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from silverware.core.event import Event, Marks, Stirred, in_turn
from silverware.core.seats import CHAIR_NAMES, SEAT_NAMES, Seat, SeatName


class Began(Event, frozen=True):
    """The game began: who is first, one's own identity counter and one's own hand."""

    rule: ClassVar[str] = "2.2"
    first: SeatName
    identities: tuple[str | None, ...]
    hands: tuple[tuple[str, ...] | None, ...]

    def to(self, seat: Seat) -> Began:
        return replace(
            self,
            identities=tuple(identity if at == seat else None for at, identity in enumerate(self.identities)),
            hands=tuple(hand if at == seat else None for at, hand in enumerate(self.hands)),
        )

    def marks(self) -> Marks:
        explorers = [(SEAT_NAMES[seat], f"{colour} explorer") for seat, colour in enumerate(self.identities) if colour]
        return [*in_turn(self.first, len(self.hands)), *explorers]


class Moved(Event, frozen=True):
    """A seat played Movement cards and Masks and moved an explorer, rescuing it first where it was stuck."""

    rule: ClassVar[str] = "5.1"
    seat: SeatName
    explorer: str
    cards: int
    masks: int
    start: int
    end: int
    rescued: bool
    way: tuple[int, ...]
    """The spaces it came to, the first where it was."""


class Rescued(Event, frozen=True):
    """A seat played one card, a Mask or not, and rescued a stuck explorer."""

    rule: ClassVar[str] = "7.3"
    seat: SeatName
    explorer: str
    mask: bool

    def stirs(self) -> Stirred:
        return self.seat, "relieved"


class BecameStuck(Event, frozen=True):
    """An explorer's movement ended on a Quicksand space."""

    rule: ClassVar[str] = "7.1"
    explorer: str
    space: int
    left: int
    """The steps from there to the temple."""


class Sank(Event, frozen=True):
    """A seat played Quicksand cards, one on each of these explorers."""

    rule: ClassVar[str] = "8.1"
    seat: SeatName
    explorers: tuple[str, ...]

    def stirs(self) -> Stirred:
        return self.seat, "sly"


class Passed(Event, frozen=True):
    """A seat played nothing, though it could have."""

    rule: ClassVar[str] = "4.4"
    seat: SeatName


class WasStranded(Event, frozen=True):
    """A seat could play nothing, and said so."""

    rule: ClassVar[str] = "4.5"
    seat: SeatName

    def stirs(self) -> Stirred:
        return self.seat, "disappointed"


class HandsThrownIn(Event, frozen=True):
    """Nobody could play anything: all hands were discarded, face up."""

    rule: ClassVar[str] = "4.6"
    hands: tuple[tuple[str, ...], ...]


class Discarded(Event, frozen=True):
    """A seat discarded a card, face up."""

    rule: ClassVar[str] = "6.1"
    seat: SeatName
    card: str


class Kept(Event, frozen=True):
    """A seat discarded nothing, though it might have."""

    rule: ClassVar[str] = "6.1"
    seat: SeatName


class Drew(Event, frozen=True):
    """A seat drew cards; only it sees which, in the order in which they came."""

    rule: ClassVar[str] = "3.1"
    seat: SeatName
    count: int
    cards: tuple[str, ...] | None

    def to(self, seat: Seat) -> Drew:
        return self if CHAIR_NAMES[seat] == self.seat else replace(self, cards=None)


class Reshuffled(Event, frozen=True):
    """The deck had run out: the discards were shuffled and are the deck now."""

    rule: ClassVar[str] = "3.2"
    cards: int


class SentBack(Event, frozen=True):
    """An explorer reached the temple, nobody had its identity counter, and it is at its start again."""

    rule: ClassVar[str] = "9.3"
    explorer: str
    way: tuple[int, ...]
    """The temple, and its start."""


class Won(Event, frozen=True):
    """An explorer reached the temple and its owner won; everybody's counters are shown, and those set aside."""

    rule: ClassVar[str] = "9.1"
    seat: SeatName
    explorer: str
    identities: tuple[str, ...]
    aside: tuple[str, ...]

    def stirs(self) -> Stirred:
        return self.seat, "winning"
