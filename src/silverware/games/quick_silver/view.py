"""What each chair sees of a table of Quick Silver, as a document."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.seats import Seat
from silverware.core.view import View
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.forms import AnyQuestion
from silverware.games.quick_silver.memory import Certain, Memory


class Cart(Struct, frozen=True):
    """§10.1 What everybody sees of a seat, and its hand where this chair sees it."""

    plates: int
    blasts: int
    sneaks: int
    cash: int
    out: bool
    hand: tuple[str, ...] | None


class SwapUnderWay(Struct, frozen=True):
    """A swap on its way: who makes it, where it is now, who sent it there; the card for its owner."""

    taker: Seat
    target: int
    """A seat, or 6 for the centre."""
    sender: Seat | None
    card: str | None


class QuickSilverView(View, frozen=True, kw_only=True):
    """§10 One chair's view."""

    asking: AnyQuestion | None
    """The open question with its fields."""
    options: Options
    mayor: int
    """§8.1 The cash that makes a mayor."""
    dealer: Seat
    first: Seat
    black: int
    white: int
    last_lap: bool
    sneak_pile: int
    tin: int
    carts: tuple[Cart, ...]
    stranger: int | None
    """The Stranger's cash, where it plays."""
    centre: tuple[str, ...] | None
    """The central cards, once they are revealed."""
    spied: tuple[tuple[str, ...], ...] | None
    """The face-up cards of each seat while they are being spied."""
    swap: SwapUnderWay | None
    memory: Memory | None
    """What this chair has seen this round, where the table aids memory."""
    known: Certain | None
    """What of it is certain now, by place."""
