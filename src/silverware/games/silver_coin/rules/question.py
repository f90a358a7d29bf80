"""What all questions of Silver Coin have in common: whom they ask, and how they refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Question, Refusal
from silverware.games.silver_coin.components import CARDS, SEATS
from silverware.games.silver_coin.moves import Aimed, Counted, Curate, Protect, Trick, UseBodyguard, UseEmpath, UsePixie
from silverware.games.silver_coin.state import NOTHING, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

COPY_RULES: Final[list[tuple[type[Move], str, str, str]]] = [
    (Curate, "curator", "16.4", "16.1"),
    (UsePixie, "pixie", "17.1", "17.4"),
    (UseEmpath, "empath", "28.5", "28.5"),
    (UseBodyguard, "bodyguard", "28.7", "28.7"),
    (Trick, "con-artist", "15.1", "15.5"),
]
"""The moves that use a faceup copy of the own village, whose they are, and the §§: how, and how often."""
NUMBERED: Final = ("draw", "take", "activate", "blob", "keep")
"""The words whose number is no place of the own village."""


A = TypeVar("A", bound="Ask")


def by_seat(kind: Callable[[Seat], A]) -> list[A]:
    """A question that is only asked of a seat, made once for each."""
    return [kind(seat) for seat in range(SEATS)]


def by_card(kind: Callable[[Seat, int], A]) -> list[list[A]]:
    """A question of a seat and the card with the ability, made once for each."""
    return [[kind(seat, tag) for tag in range(CARDS)] for seat in range(SEATS)]


class Ask(Question[Table]):
    """A question to the active seat. `wish` says in a sentence what to do."""

    def __init__(self, seat: Seat, name: str, rule: str, wish: str) -> None:
        self.seat = seat
        self.name = name
        self.rule = rule
        self.wish = wish

    def looks_at(self, state: Table) -> i64:
        """§30.4 The facedown cards whose numbers the asked seat is being shown."""
        return 0

    def refusal(self, state: Table, move: Move) -> Refusal:
        reason: Refusal | None = None
        if isinstance(move, Aimed):
            reason = self.missed(state, move)
        elif isinstance(move, Counted) and move.word not in NUMBERED:
            reason = self.idle(state, move)
        return Refusal(self.wish, self.rule) if reason is None else reason

    def is_interruptible(self, state: Table) -> bool:
        """§13.6 Whether free abilities can be used while this is asked."""
        return False

    def unfit(self, state: Table, seat: int, tag: int) -> Refusal | None:
        """Why this card of a village can't be chosen; None if the question itself says so."""
        return None

    def missed(self, state: Table, move: Aimed) -> Refusal | None:
        """Why nobody could choose that card."""
        if move.seat >= state.seats:
            return Refusal(f"Nobody sits at {SEAT_NAMES[move.seat]}.", "1.1")
        village = state.villages[move.seat]
        if move.at >= len(village):
            return Refusal(f"The village of {SEAT_NAMES[move.seat].title()} has no place {move.at + 1}.", "2.7")
        reason = self.unfit(state, move.seat, village[move.at])
        if reason is None and move.seat != self.seat and state.shielded() >> village[move.at] & 1:
            return Refusal("This card is protected.", "13.2")
        return reason

    def idle(self, state: Table, move: Counted) -> Refusal | None:
        """Why nothing could be done with that card of the own village."""
        village = state.villages[self.seat]
        tag = village[move.at] if move.at < len(village) else NOTHING
        for kind, character, rule, often in COPY_RULES:
            if isinstance(move, kind):
                return self.idle_copy(state, move, tag, character, rule, often)
        if not village:
            return Refusal("Your village has no cards.", "6.5")
        if tag == NOTHING:
            return Refusal(f"Your village has no place {move.at + 1}.", "2.7")
        if isinstance(move, Protect):
            if state.token != self.seat:
                return Refusal("You don't have the token.", "12.2")
            return Refusal("Lay the token before or after your action, not in the middle of it.", "12.2")
        return self.unfit(state, self.seat, tag)

    def idle_copy(self, state: Table, move: Counted, tag: int, character: str, rule: str, often: str) -> Refusal:
        """Why a copy in the own village cannot be used."""
        title = state.box.titles[character]
        if tag == NOTHING or not state.is_up(tag) or state.cast.names[state.face[tag]] != character:
            return Refusal(f"You have no faceup {title} in place {move.at + 1}.", rule)
        reason = self.tired(state, tag, often)
        if reason is not None:
            return reason
        if character != "con-artist" and not self.is_interruptible(state):
            return Refusal(f"The {title} has to wait until this is answered.", "13.6")
        return Refusal(f"The {title} can do nothing now.", rule)

    def tired(self, state: Table, tag: int, often: str = "13.10") -> Refusal | None:
        """Why a faceup copy in the own village cannot be used now, if it is one that works only so often, or later."""
        title = state.box.titles[state.cast.names[state.face[tag]]]
        if state.used >> tag & 1:
            return Refusal(f"This {title} was already used this turn.", often)
        if not state.cast.abilities[state.face[tag]].tricking:
            return None
        awaited = [SEAT_NAMES[seat].title() for seat in range(state.seats) if state.awaits[seat] >> tag & 1]
        if awaited:
            return Refusal(f"This {title} works again after a turn of {' and '.join(awaited)}.", "15.5")
        if self.name != "end":
            return Refusal(f"A {title} works at the end of the turn.", "15.1")
        if state.left() == 0 and not state.dry:
            return Refusal("The turn that empties the deck gains no additional turn.", "9.2")
        return Refusal("Two faceup Villagers end the round with this turn.", "28.1")


def not_own(question: Ask, seat: int) -> Refusal | None:
    """Why another seat's card can't be chosen when it must be your own."""
    return None if seat == question.seat else Refusal("Choose a card of your own village.", question.rule)
