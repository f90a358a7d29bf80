"""Tables drawn with letters, from views alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.highlighter import RegexHighlighter

from silverware.core.record import AnyGame
from silverware.core.view import View
from silverware.games.quick_silver.components import HAND
from silverware.games.quick_silver.memory import certain
from silverware.games.quick_silver.view import Cart, QuickSilverView


class TableHighlighter(RegexHighlighter):
    """Colours for what a drawing shows."""

    base_style = ""
    highlights = (
        r"(?P<red>\[dynamite\]|✸+)",
        r"(?P<yellow>\[(25|20|15|10|5)\]|\$\d+)",
        r"(?P<cyan>\[plate\]|■+)",
        r"(?P<dim>\[\?\]|§[\d.]+)",
        r"(?P<bold>^▶.*$)",
    )


def draw(game: AnyGame, view: View, names: Sequence[str]) -> str:
    """What a chair sees, and what is being asked."""
    return f"{DRAW[game.name](view, names)}\n\n{game.prompt(view, names)}"


def draw_quick_silver(view: QuickSilverView, names: Sequence[str]) -> str:
    """Carts, cards, dice and cash."""
    lap = " (last lap)" if view.last_lap else ""
    tokens = max(cart.plates + cart.blasts for cart in view.carts)
    known = certain(view.memory, view.seat) if view.memory else None
    lines = [
        f"  Round {view.round} · black die {view.black}{lap} · white die {view.white} · "
        f"sneak tokens {view.sneak_pile} · tin {view.tin}",
        "",
    ]
    for seat, cart in enumerate(view.carts):
        seen = view.spied[seat] if view.spied else known.hands[seat] if known else ()
        roles = [
            role for role, at in (("you", view.seat), ("deals", view.dealer), ("black die", view.first)) if at == seat
        ]
        lines.append(
            f"{'▶' if seat == view.asked else ' '} {names[seat]:8} {plates(cart, tokens)}  {f'${cart.cash}':5} "
            f"{hand(cart, seen):32} {f'sneaks {cart.sneaks}' if cart.sneaks else '':9} {', '.join(roles)}".rstrip()
        )
    slots = view.centre or (known.centre if known else (None,) * HAND)
    centre = " ".join(f"[{card or '?'}]" for card in slots)
    stranger = f"{f'${view.stranger}':5}" if view.stranger is not None else " " * 5
    lines.append(f"  {'centre':8} {' ' * tokens}  {stranger} {centre}")
    return "\n".join(lines)


def plates(cart: Cart, tokens: int) -> str:
    """A cart's side: ■ a plate, ✸ a blast, · nothing."""
    return f"{'■' * cart.plates}{'✸' * cart.blasts}".ljust(tokens, "·")


def hand(cart: Cart, seen: Sequence[str]) -> str:
    """A hand: the cards this chair sees, and ? for the others."""
    if cart.hand is None and cart.out:
        return "out of the game"
    return " ".join(f"[{card}]" for card in cart.hand or [*seen, *"?" * (HAND - len(seen))])


DRAW: Final[dict[str, Callable[[Any, Sequence[str]], str]]] = {"quick-silver": draw_quick_silver}
