"""§3.9 What an honest table forgets: the cards of events, once more has happened."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from silverware.core.event import Event
from silverware.games.quick_silver.events import Dealt, Offered, Revealed, Swapped, Unloaded


def faded(events: Sequence[Event]) -> list[Event]:
    """Events without the cards that are hidden now, from those who saw them too."""
    return [without_cards(event) for event in events]


def without_cards(event: Event) -> Event:
    """An event without its cards."""
    match event:
        case Offered():
            return replace(event, card=None)
        case Swapped():
            return replace(event, gave=None, took=None)
        case Dealt():
            return replace(event, faceup=(), hands=tuple([None] * len(event.hands)))
        case Revealed():
            return replace(event, hand=())
        case Unloaded():
            return replace(event, paid=None)
    return event
