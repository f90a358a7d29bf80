"""What all questions of Silver Coin have in common: whom they ask, and how they refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Question, Refusal
from silverware.games.silver_coin.components import SEATS
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


class Ask(Question[Table]):
    """A question, asked of whose turn it is. `wish` says in a sentence what is wanted."""

    def __init__(self, seat: Seat, name: str, rule: str, wish: str) -> None:
        super().__init__(seat, name, rule)
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

    def missed(self, state: Table, move: Aimed) -> Refusal | None:
        """Why nobody could choose that card."""
        if move.seat >= state.seats:
            return Refusal(f"Nobody sits at {SEAT_NAMES[move.seat]}.", "1.1")
        village = state.villages[move.seat]
        if move.at >= len(village):
            return Refusal(f"The village of {SEAT_NAMES[move.seat]} has no place {move.at + 1}.", "2.7")
        if move.seat != self.seat and state.shielded() >> village[move.at] & 1:
            return Refusal("That card is protected.", "13.2")
        return None

    def idle(self, state: Table, move: Counted) -> Refusal | None:
        """Why nothing could be done with that card of the own village."""
        village = state.villages[self.seat]
        tag = village[move.at] if move.at < len(village) else NOTHING
        for kind, character, rule, often in COPY_RULES:
            if isinstance(move, kind):
                return self.idle_copy(state, move, tag, character, rule, often)
        if not village:
            return Refusal("This village has no cards.", "6.5")
        if tag == NOTHING:
            return Refusal(f"This village has no place {move.at + 1}.", "2.7")
        if isinstance(move, Protect):
            if state.token != self.seat:
                return Refusal("This seat holds no token.", "12.2")
            return Refusal("The token is laid before or after the action, not in the midst of it.", "12.2")
        return None

    def idle_copy(self, state: Table, move: Counted, tag: int, character: str, rule: str, often: str) -> Refusal:
        """Why a copy in the own village cannot be used."""
        title = state.box.titles[character]
        if tag == NOTHING or not state.is_up(tag) or state.cast.names[state.face[tag]] != character:
            return Refusal(f"There is no faceup {title} at place {move.at + 1}.", rule)
        if state.used >> tag & 1:
            return Refusal(f"This {title} was used this turn already.", often)
        if [mask for mask in state.awaits if mask >> tag & 1]:
            return Refusal(f"Not everybody else has had a turn since this {title} was used.", often)
        return Refusal(self.wish, rule)
