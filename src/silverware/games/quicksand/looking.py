"""Looking at a table of Quicksand from a chair: its view is made by listing what the chair sees."""

from __future__ import annotations

from msgspec.structs import replace

from silverware.core.seats import Seat
from silverware.games.quicksand.components import COLOURS
from silverware.games.quicksand.state import Table
from silverware.games.quicksand.view import Explorer, Player, QuicksandView


def view(table: Table, seat: Seat) -> QuicksandView:
    """§10 What a chair sees: its own counter and hand, the board, the discards, and what was played."""
    question = table.question
    over = question is None
    return QuicksandView(
        seat=seat,
        seats=table.seats,
        round=table.round,
        asked=table.asked(),
        question=question.name if question else None,
        asking=table.asking(seat),
        rule=question.rule if question else None,
        outcome=table.outcome,
        options=table.options,
        explorers=tuple(
            [
                Explorer(colour, space, table.is_stuck(explorer), table.box.distances[space])
                for explorer, (colour, space) in enumerate(zip(COLOURS, table.at, strict=True))
            ]
        ),
        players=tuple(
            [
                Player(
                    table.sizes[other],
                    table.hand(other) if over or other == seat else None,
                    COLOURS[table.identities[other]] if over or other == seat else None,
                    table.stranded[other],
                )
                for other in range(table.seats)
            ]
        ),
        deck=len(table.deck),
        discards=table.named(table.discards),
        unowned=tuple([colour for explorer, colour in enumerate(COLOURS) if table.unowned >> explorer & 1]),
        aside=table.aside() if over else None,
        idle=table.idle,
        history=tuple(table.history),
    )


def opened(table: Table, view: QuicksandView) -> QuicksandView:
    """A view with every hand and identity counter open, for looking back."""
    players = [
        replace(player, hand=table.hand(seat), identity=COLOURS[table.identities[seat]])
        for seat, player in enumerate(view.players)
    ]
    return replace(view, players=tuple(players), aside=table.aside())
