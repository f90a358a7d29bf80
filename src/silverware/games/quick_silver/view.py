"""What each chair sees of a table of Quick Silver."""

from __future__ import annotations

from msgspec import Struct

from silverware.core.seats import Seat
from silverware.core.view import View
from silverware.games.quick_silver.components import CENTRE
from silverware.games.quick_silver.documents import Options
from silverware.games.quick_silver.memory import Memory, recall
from silverware.games.quick_silver.rules import BY_CASH, NOBODY, MayRedirect, TakeSlot
from silverware.games.quick_silver.state import Table


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
    sender: Seat | None
    card: str | None


class QuickSilverView(View, frozen=True, kw_only=True):
    """§10 One chair's view."""

    options: Options
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


def view(table: Table, seat: Seat) -> QuickSilverView:
    """§10 What a chair sees: its own hand, what lies open, and who is being asked."""
    question = table.question
    over = question is None
    strange = table.options.sneaky_stranger
    return QuickSilverView(
        seat=seat,
        seats=table.seats,
        round=table.round,
        asked=table.asked(),
        question=question.name if question else None,
        rule=question.rule if question else None,
        outcome=table.outcome,
        options=table.options,
        dealer=table.dealer,
        first=table.first,
        black=table.black,
        white=table.white,
        last_lap=table.last_lap,
        sneak_pile=table.sneak_pile,
        tin=table.box.tokens - sum(table.plates) - sum(table.blasts),
        carts=tuple(
            Cart(
                table.plates[other],
                table.blasts[other],
                table.sneaks[other],
                table.cash[other],
                not table.is_living(other),
                table.named_hand(other) if table.dealt >> other & 1 and (over or other == seat) else None,
            )
            for other in range(table.seats)
        ),
        stranger=table.cash[CENTRE] if strange else None,
        centre=table.named_hand(CENTRE) if strange and table.outcome and table.outcome.ending in BY_CASH else None,
        spied=table.faceup() if question and question.name == "spy" else None,
        swap=_swap(table, seat),
        memory=recall(table, seat) if table.options.memory == "aided" else None,
    )


def _swap(table: Table, seat: Seat) -> SwapUnderWay | None:
    match table.question:
        case MayRedirect() as ask:
            sender = None if ask.sender == NOBODY else ask.sender
            return SwapUnderWay(ask.taker, ask.seat, sender, _offered(table, seat, ask.taker, ask.place))
        case TakeSlot() as ask:
            return SwapUnderWay(ask.seat, CENTRE, None, _offered(table, seat, ask.seat, ask.place))
    return None


def _offered(table: Table, seat: Seat, taker: Seat, place: int) -> str | None:
    return table.box.names[table.cards[place]] if seat == taker else None
