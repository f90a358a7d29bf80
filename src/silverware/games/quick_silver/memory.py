"""What a chair has lawfully seen since the deal, and what of it is still certain."""

from __future__ import annotations

from msgspec import Struct

from silverware.games.quick_silver.events import Swapped


class Memory(Struct, frozen=True):
    """A perfect memory of one round: §3.6 the face-up cards, §4.8 the swaps as this chair saw them."""

    faceup: tuple[tuple[str, ...], ...]
    hand: tuple[str, ...] = ()
    """One's own, as dealt."""
    swaps: tuple[Swapped, ...] = ()


class Certain(Struct, frozen=True):
    """What a chair knows beyond doubt: cards in each hand, and the card in each slot of the centre."""

    hands: tuple[tuple[str, ...], ...]
    centre: tuple[str | None, ...]
