"""What a chair has lawfully seen that is neither on the table nor in the history: from it a perfect counter goes on."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from silverware.core.event import Event
from silverware.core.seats import Seat
from silverware.games.quicksand.components import HAND, KINDS, Box
from silverware.games.quicksand.events import Began, Drew, HandsThrownIn, Passed, WasStranded
from silverware.games.quicksand.state import PASSED, THROWN, WAS_STRANDED, Table


class Memory(Struct, frozen=True):
    """§10.1 The moment the counting begins, and what this chair has seen since beyond what was played."""

    explorers: tuple[int, ...]
    """The space of each, then."""
    stuck: int
    discards: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()
    """How many each seat held then."""
    idle: int = 0
    """§4.6 How many seats in a row could play nothing then."""
    least: tuple[tuple[int, ...], ...] = ()
    """§4.5 What each seat could have played when it could play nothing, then; empty where it could."""
    answers: int = 0
    """How long the history was then."""
    hand: tuple[str, ...] = ()
    """One's own, then."""
    drawn: tuple[str, ...] = ()
    """One's own cards drawn since, in order."""
    thrown: tuple[str, ...] = ()
    """§4.6 All cards of all seats that were thrown in, in order."""
    stranded: tuple[bool, ...] = ()
    """§4.5 Of everybody who played nothing, in order: whether it was stranded."""


def recall(table: Table, seat: Seat) -> Memory:
    """What a chair has seen, read off the trail."""
    since, names = table.since, table.box.names
    assert since is not None, "nobody has begun to count"
    return Memory(
        explorers=tuple(since.at),
        stuck=since.stuck,
        discards=table.named(since.discards),
        cards=tuple(since.sizes),
        idle=since.idle,
        least=tuple(since.stranded),
        answers=since.answers,
        hand=table.named(since.held[seat * KINDS : seat * KINDS + KINDS]) if seat >= 0 else (),
        drawn=tuple([names[code % KINDS] for code in table.trail if code // KINDS == seat]),
        thrown=tuple([names[code % KINDS] for code in table.trail if THROWN <= code < PASSED]),
        stranded=tuple([code == WAS_STRANDED for code in table.trail if code >= PASSED]),
    )


def remember(memory: Memory | None, event: Event, box: Box) -> Memory | None:
    """The memory after one more event: the beginning makes it, and what only this chair or nobody else tells adds."""
    match event:
        case Began():
            seats = len(event.hands)
            own = next((hand for hand in event.hands if hand), ())
            return Memory(explorers=tuple(box.starts), stuck=0, cards=(HAND,) * seats, least=((),) * seats, hand=own)
        case Drew() if memory and event.cards:
            return replace(memory, drawn=memory.drawn + event.cards)
        case HandsThrownIn() if memory:
            return replace(memory, thrown=memory.thrown + tuple(card for hand in event.hands for card in hand))
        case WasStranded() | Passed() if memory:
            return replace(memory, stranded=(*memory.stranded, isinstance(event, WasStranded)))
    return memory
