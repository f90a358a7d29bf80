"""A table of Quick Silver, drawn as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from silverware.core.drawing import Drawing
from silverware.core.game import AnyGame
from silverware.games.quick_silver.components import HAND
from silverware.games.quick_silver.view import Cart, QuickSilverView

LEGEND: Final = "■ a plate, ✸ a blast, · nothing; [20] a card, (20) a card that only you see yet."
COLOURS: Final = (
    r"(?P<red>[\[(]dynamite[\])]|✸+)",
    r"(?P<yellow>[\[(]\d+[\])]|\$\d+)",
    r"(?P<cyan>[\[(]plate[\])]|■+)",
    r"(?P<dim>\[\?\])",
)


def draw(game: AnyGame, view: QuickSilverView, names: Sequence[str]) -> str:
    """Carts, cards, dice and cash."""
    tokens = max(cart.plates + cart.blasts for cart in view.carts)
    known = view.known
    rows = [("", "", "", "", "")]
    for seat, cart in enumerate(view.carts):
        marks = (("you", view.seat), ("deals", view.dealer), ("black die", view.first))
        roles = ", ".join(role for role, at in marks if at == seat)
        name = f"{'▶' if seat == view.asked else ' '} {names[seat]}{f' ({roles})' if roles else ''}"
        seen = view.spied[seat] if view.spied else known.hands[seat] if known else ()
        cards = own_hand(cart.hand, seen if view.spied else cart.hand) if cart.hand else others_hand(cart, seen)
        rows.append(
            (name, plates(cart, tokens), f"${cart.cash}", cards, f"sneaks {cart.sneaks}" if cart.sneaks else "")
        )
    slots = view.centre or (known.centre if known else (None,) * HAND)
    stranger = "" if view.stranger is None else f"${view.stranger}"
    rows.append(("  centre", "", stranger, " ".join(f"[{card or '?'}]" for card in slots), ""))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    dice = f"black die {view.black}{' (last lap)' if view.last_lap else ''} · white die {view.white}"
    return "\n".join([f"  Round {view.round} · {dice} · sneak tokens {view.sneak_pile} · tin {view.tin}", *lines])


def plates(cart: Cart, tokens: int) -> str:
    """A cart's side: ■ a plate, ✸ a blast, · nothing."""
    return f"{'■' * cart.plates}{'✸' * cart.blasts}".ljust(tokens, "·")


def own_hand(cards: Sequence[str], faceup: Sequence[str]) -> str:
    """A hand one sees: [what lies face up] and (what the others do not see)."""
    facedown = Counter(cards) - Counter(faceup)
    return " ".join([*(f"[{card}]" for card in faceup), *(f"({card})" for card in facedown.elements())])


def others_hand(cart: Cart, seen: Sequence[str]) -> str:
    """A hand one does not see, but for some of its cards."""
    return "out of the game" if cart.out else " ".join(f"[{card}]" for card in [*seen, *"?" * (HAND - len(seen))])


DRAWING: Final = Drawing(draw, LEGEND, COLOURS)
