"""Looking at a table of Quick Silver from a chair: its view is made by listing what the chair sees."""

from __future__ import annotations

from msgspec.structs import replace

from silverware.core.seats import Seat
from silverware.games.quick_silver.components import CENTRE
from silverware.games.quick_silver.recalling import certain, recall
from silverware.games.quick_silver.rules import BY_CASH, NOBODY, MayRedirect, TakeSlot
from silverware.games.quick_silver.state import Table
from silverware.games.quick_silver.view import Cart, QuickSilverView, SwapUnderWay


def view(table: Table, seat: Seat) -> QuickSilverView:
    """§10 What a chair sees: its own hand, what lies open, and who is being asked."""
    question = table.question
    over = question is None
    memory = recall(table, seat) if table.options.memory == "aided" else None
    strange = table.options.sneaky_stranger
    return QuickSilverView(
        seat=seat,
        seats=table.seats,
        round=table.round,
        asked=table.asked(),
        question=question.name if question else None,
        asking=table.asking(seat),
        rule=question.rule if question else None,
        outcome=table.outcome,
        options=table.options,
        mayor=table.box.mayor,
        dealer=table.dealer,
        first=table.first,
        black=table.black,
        white=table.white,
        last_lap=table.last_lap,
        sneak_pile=table.sneak_pile,
        tin=table.box.tokens - sum(table.plates) - sum(table.blasts),
        carts=tuple(
            [
                Cart(
                    table.plates[other],
                    table.blasts[other],
                    table.sneaks[other],
                    table.cash[other],
                    not table.is_living(other),
                    table.named_hand(other) if table.dealt >> other & 1 and (over or other == seat) else None,
                )
                for other in range(table.seats)
            ]
        ),
        stranger=table.cash[CENTRE] if strange else None,
        centre=table.named_hand(CENTRE) if strange and table.outcome and table.outcome.ending in BY_CASH else None,
        spied=table.faceup() if question and question.name == "spy" else None,
        swap=_swap(table, seat),
        memory=memory,
        known=certain(memory, seat) if memory is not None else None,
    )


def opened(table: Table, view: QuickSilverView) -> QuickSilverView:
    """A view with every hand and the centre open, for looking back."""
    hands = [table.named_hand(seat) if table.dealt >> seat & 1 else None for seat in range(table.seats)]
    carts = [replace(cart, hand=hand) for cart, hand in zip(view.carts, hands, strict=True)]
    return replace(view, carts=tuple(carts), centre=table.named_hand(CENTRE))


def _swap(table: Table, seat: Seat) -> SwapUnderWay | None:
    match table.question:
        case MayRedirect() as ask:
            sender = None if ask.sender == NOBODY else ask.sender
            return SwapUnderWay(ask.taker, ask.seat, sender, table.offered(ask.place, seat))
        case TakeSlot() as ask:
            return SwapUnderWay(ask.seat, CENTRE, None, table.offered(ask.place, seat))
    return None
