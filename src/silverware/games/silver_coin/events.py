"""What happens in Silver Coin, and how it looks from each chair.

Seats go by name, cards by tag; places are counted from 1.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final, Literal

from msgspec import Struct
from msgspec.structs import fields, replace

from silverware.core.event import PLAYS, Event, Marks, Stirred
from silverware.core.seats import CHAIR_NAMES, Seat, SeatName
from silverware.games.silver_coin.components import DISCARD_FIRST, DISCARD_LAST

Side = Literal["left", "right"]
Cause = Literal["call", "deck", "villagers"]
"""Why play stopped."""
NO_CARD: Final = -1
"""Instead of the tag of a card that is not told."""


class Face(Struct, frozen=True, gc=False):
    """A card, and its number and character where the chair sees it."""

    tag: int
    number: int | None = None
    character: str | None = None


class Spot(Struct, frozen=True, gc=False):
    """A card where it lies or lay: whose village, which place, and its number and character where the chair sees it."""

    seat: SeatName
    place: int
    tag: int
    number: int | None = None
    character: str | None = None


def _covered(card: Face) -> Face:
    return Face(card.tag)


class Deed(Event, frozen=True):
    """What a seat did."""

    seat: SeatName


class Dealt(Event, frozen=True):
    """§2 A round began: the rows are dealt, a card is turned up, and somebody may hold the token."""

    rule: ClassVar[str] = "2.2"
    deals: ClassVar[bool] = True
    round: int
    first: SeatName
    token: SeatName | None
    discard: Face

    def marks(self) -> Marks:
        token: Marks = () if self.token is None else [(self.token, "holds the token")]
        return [(self.first, PLAYS[0]), *token]


class Looked(Deed, frozen=True):
    """A seat looked at facedown cards; everybody sees at which, only it sees their numbers."""

    rule: ClassVar[str] = "13.9"
    cards: tuple[Spot, ...]

    def to(self, seat: Seat) -> Looked:
        if CHAIR_NAMES[seat] == self.seat:
            return self
        return replace(self, cards=tuple(Spot(card.seat, card.place, card.tag) for card in self.cards))


class Drew(Deed, frozen=True):
    """A seat drew: one card from the deck, two with a Rascal (the upper first), or one that a Squire showed."""

    rule: ClassVar[str] = "4.1"
    cards: tuple[Face, ...]
    shown: bool
    deck: int
    """How many cards the deck has now."""

    def to(self, seat: Seat) -> Drew:
        if CHAIR_NAMES[seat] == self.seat or self.shown:
            return self
        return replace(self, cards=tuple(_covered(card) for card in self.cards))


class Kept(Deed, frozen=True):
    """A seat kept one of the cards it drew with a Rascal: the upper is 1. The other went back on the deck."""

    rule: ClassVar[str] = "28.10"
    place: int
    card: Face
    back: Face

    def to(self, seat: Seat) -> Kept:
        return (
            self
            if CHAIR_NAMES[seat] == self.seat
            else replace(self, card=_covered(self.card), back=_covered(self.back))
        )


class Showed(Deed, frozen=True):
    """Squires turned the top cards of the deck faceup beside it."""

    rule: ClassVar[str] = "28.2"
    cards: tuple[Face, ...]


class Took(Deed, frozen=True):
    """A seat took a discard: `depth` 1 is the top one, or the one right below the card whose ability let it take."""

    rule: ClassVar[str] = "5.1"
    depth: int
    card: Face
    up: bool
    """Whether it lay faceup."""


class Discarded(Deed, frozen=True):
    """A seat discarded the card it drew."""

    rule: ClassVar[str] = "4.2"
    card: Face


class Used(Deed, frozen=True):
    """A seat used a discard ability: of the card it drew, or by a Blob or a Nosferatu of one in the discards."""

    rule: ClassVar[str] = "4.3"
    card: Face
    by: Literal["drawing", "blob", "nosferatu"]

    def marks(self) -> Marks:
        return [(self.seat, f"{self.card.character} used")]


class BrokenOff(Deed, frozen=True):
    """A seat broke off the ability under way, or found nothing left to choose."""

    rule: ClassVar[str] = "13.5"


class Called(Deed, frozen=True):
    """A seat called for a vote."""

    rule: ClassVar[str] = "8.1"

    def stirs(self) -> Stirred:
        return self.seat, "daring"


class Passed(Deed, frozen=True):
    """A seat could do nothing in its turn."""

    rule: ClassVar[str] = "3.4"


class Exchanged(Deed, frozen=True):
    """A seat exchanged the card it drew or took for one or more of its own, which are discarded, the last on top."""

    rule: ClassVar[str] = "6.1"
    card: Face
    place: int
    """Where the card lies now."""
    up: bool
    discarded: tuple[Spot, ...]
    """Each with the place it had."""

    def to(self, seat: Seat) -> Exchanged:
        return self if self.up or CHAIR_NAMES[seat] == self.seat else replace(self, card=_covered(self.card))


class Matched(Deed, frozen=True):
    """The cards chosen for an exchange were turned faceup and match."""

    rule: ClassVar[str] = "6.2"
    cards: tuple[Spot, ...]

    def stirs(self) -> Stirred:
        return self.seat, "pleased"


class Mismatched(Deed, frozen=True):
    """The cards chosen for an exchange proved different: they stay, faceup."""

    rule: ClassVar[str] = "7.1"
    cards: tuple[Spot, ...]

    def stirs(self) -> Stirred:
        return self.seat, "caught"


class Added(Deed, frozen=True):
    """A card joined a village at one end: after a mismatch, or an Apprentice Tanner that was used."""

    rule: ClassVar[str] = "7.2"
    card: Face
    side: Side
    up: bool

    def to(self, seat: Seat) -> Added:
        return self if self.up or CHAIR_NAMES[seat] == self.seat else replace(self, card=_covered(self.card))


class Penalised(Deed, frozen=True):
    """After a mismatch of three or more, a card from the deck joined the village, facedown and unseen."""

    rule: ClassVar[str] = "7.4"
    card: Face
    side: Side
    deck: int


class Flipped(Deed, frozen=True):
    """A seat turned a card of a village over: `up` says how it lies now."""

    rule: ClassVar[str] = "13.3"
    card: Spot
    up: bool
    by: int
    """The tag of the card whose ability did it."""


class Rotated(Deed, frozen=True):
    """A Curator turned a card by a quarter: `rotated` says how it lies now."""

    rule: ClassVar[str] = "16.1"
    card: Spot
    rotated: bool
    by: int


class Removed(Deed, frozen=True):
    """A Curator discarded a rotated card of its village, faceup on top of the discards."""

    rule: ClassVar[str] = "16.11"
    card: Spot
    by: int


class Killed(Deed, frozen=True):
    """An Assassin put a faceup card of a village at the bottom of the discards."""

    rule: ClassVar[str] = "22.1"
    card: Spot


class Switched(Deed, frozen=True):
    """A Golem put a discard in the place of a card, which went to the bottom of the discards as it lay."""

    rule: ClassVar[str] = "25.1"
    placed: Face
    card: Spot
    up: bool
    """How the discard lies."""


class Shifted(Deed, frozen=True):
    """A Village Idiot moved cards from village to village, each to the seat at the same place in `to_seats`."""

    rule: ClassVar[str] = "26.1"
    direction: Side
    cards: tuple[Spot, ...]
    to_seats: tuple[SeatName, ...]


class Tricked(Deed, frozen=True):
    """A seat turned a Con Artist facedown, for an additional turn."""

    rule: ClassVar[str] = "15.1"
    card: Spot


class TokenLaid(Deed, frozen=True):
    """The holder of the token laid it on a card."""

    rule: ClassVar[str] = "12.2"
    card: Spot


class TokenLost(Deed, frozen=True):
    """The card with the token left its village, and the token the round."""

    rule: ClassVar[str] = "12.5"


class Guarded(Deed, frozen=True):
    """A Bodyguard guards a card from now on."""

    rule: ClassVar[str] = "28.7"
    card: Spot
    by: int


class Foresaw(Deed, frozen=True):
    """A seat looked at the top card of the deck with a Witch, and holds it."""

    rule: ClassVar[str] = "28.18"
    card: Face

    def to(self, seat: Seat) -> Foresaw:
        return self if CHAIR_NAMES[seat] == self.seat else replace(self, card=_covered(self.card))


class Bewitched(Deed, frozen=True):
    """A Witch put the top card of the deck in the place of a card, facedown; that card is discarded, faceup."""

    rule: ClassVar[str] = "28.18"
    placed: Face
    card: Spot

    def to(self, seat: Seat) -> Bewitched:
        return self if CHAIR_NAMES[seat] == self.seat else replace(self, placed=_covered(self.placed))

    def stirs(self) -> Stirred:
        return self.seat, "sly"


class WentBack(Deed, frozen=True):
    """The card a Witch had looked at went back on top of the deck."""

    rule: ClassVar[str] = "28.18"
    card: Face

    def to(self, seat: Seat) -> WentBack:
        return self if CHAIR_NAMES[seat] == self.seat else replace(self, card=_covered(self.card))


class Robbed(Deed, frozen=True):
    """A Robber changed two cards: what was taken, and what was given for it, each where it lay before."""

    rule: ClassVar[str] = "28.20"
    took: Spot
    gave: Spot

    def stirs(self) -> Stirred:
        return self.seat, "sly"


class PlayStopped(Event, frozen=True):
    """The round is over: after a call, because the deck is empty, or because of two Villagers."""

    rule: ClassVar[str] = "10.1"
    cause: Cause


class Gave(Deed, frozen=True):
    """A Register gave a card away, as it lay."""

    rule: ClassVar[str] = "14.1"
    card: Spot
    to_seat: SeatName


class GaveNothing(Deed, frozen=True):
    """A Register was not used."""

    rule: ClassVar[str] = "14.7"


class Scored(Event, frozen=True):
    """The villages are open and the points are counted. `ups` are the tags of the cards that lay faceup before."""

    rule: ClassVar[str] = "10.3"
    round: int
    caller: SeatName | None
    villages: tuple[tuple[Spot, ...], ...]
    ups: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]

    def marks(self) -> Marks:
        faceup = {
            (spot.seat, f"{spot.character} faceup")
            for village in self.villages
            for spot in village
            if spot.tag in self.ups and spot.number is not None and not DISCARD_FIRST <= spot.number <= DISCARD_LAST
        }
        called: Marks = () if self.caller is None else [(self.caller, "called")]
        return [*sorted(faceup), *called]


class Won(Event, frozen=True):
    """The last round is over."""

    rule: ClassVar[str] = "11.3"
    winners: tuple[SeatName, ...]
    totals: tuple[int, ...]
    last: tuple[int, ...] = ()
    """§11.4 The points of the last round, where they broke a tie."""

    def stirs(self) -> Stirred:
        return self.winners[0], "winning"


class Replaced(Deed, frozen=True):
    """A loser named a number for the next game, or none; `character` is who comes."""

    rule: ClassVar[str] = "29.3"
    number: int | None
    character: str | None


ACTED: Final = (Flipped, Rotated, Removed, Guarded)
"""What is done by the ability of a card in a village or in the discards."""


def shown_by(event: Event) -> dict[int, int]:
    """§30.3 The numbers an event shows, by tag."""
    numbers: dict[int, int] = {}
    _collect(event, numbers)
    return numbers


def tags_of(event: Event) -> set[int]:
    """§30.4 The cards of which `faded` tells more while they are in sight, by tag."""
    tags = set(shown_by(event))
    if isinstance(event, ACTED):
        tags.add(event.by)
    return tags


def _collect(thing: object, numbers: dict[int, int]) -> None:
    if isinstance(thing, Face | Spot):
        if thing.number is not None:
            numbers[thing.tag] = thing.number
    elif isinstance(thing, tuple):
        for part in thing:
            _collect(part, numbers)
    elif isinstance(thing, Event):
        for name in thing.__struct_fields__:
            _collect(getattr(thing, name), numbers)


def faded(event: Event, shown: frozenset[int]) -> Event:
    """§30.4 An event without the numbers of all cards but those with these tags, and without what gives them away."""
    changes: dict[str, Any] = {}
    for name in _cards_of(type(event)):
        told = getattr(event, name)
        fading = _faded(told, shown)
        if fading is not told:
            changes[name] = fading
    if isinstance(event, ACTED) and event.by not in shown:
        changes["by"] = NO_CARD
    if isinstance(event, Tricked) and changes:
        changes["card"] = Spot(event.card.seat, 0, NO_CARD)
    return replace(event, **changes) if changes else event


@cache
def _cards_of(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event that tell cards."""
    return tuple([field.name for field in fields(kind) if "Face" in str(field.type) or "Spot" in str(field.type)])


def _faded(thing: Any, shown: frozenset[int]) -> Any:
    if isinstance(thing, tuple):
        parts = tuple([_faded(part, shown) for part in thing])
        return parts if parts != thing else thing
    if thing.number is None or thing.tag in shown:
        return thing
    return Face(thing.tag) if isinstance(thing, Face) else Spot(thing.seat, thing.place, thing.tag)
