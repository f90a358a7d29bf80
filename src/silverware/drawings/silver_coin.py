"""A table of Silver Coin, drawn as text: the discards, and every village with its places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.drawing import Drawing
from silverware.core.seats import Seat
from silverware.games.silver_coin import SilverCoin
from silverware.games.silver_coin.components import characters
from silverware.games.silver_coin.view import Card, SilverCoinView

LEGEND: Final = (
    "[7 Nostro] lies faceup, (7 Nostro) facedown but you are shown it, (seen) facedown and you saw it before, (?) "
    "facedown. After a card: ~ it is rotated, ^ protected, ! chosen. Places are counted from 1."
)
COLOURS: Final = (
    r"(?P<yellow>\[\d+ [A-Z][A-Za-z ]+\])",
    r"(?P<cyan>\(\d+ [A-Z][A-Za-z ]+\)|\(seen\))",
    r"(?P<dim>\(\?\))",
)
WIDTH: Final = 78
NAMED: Final = 3
"""So many discards are drawn with their characters; those below with their numbers."""


def draw(game: SilverCoin, view: SilverCoinView, names: Sequence[str]) -> str:
    """The deck, the discards, the villages, and what is in hand."""
    lines = [f"  Round {view.round} of {game.box.rounds} · deck {view.deck} · {lap(view, names)}"]
    lines += rows("  Discards, top first: ", discards(game, view) or ["none"])
    if view.shown:
        lines += rows("  Beside the deck: ", [drawn(game, view, card) for card in view.shown])
    if view.top:
        lines += rows("  On top of the deck: ", [drawn(game, view, card) for card in reversed(view.top)])
    for seat, village in enumerate(view.villages):
        lines.append(heading(view, seat, names))
        places = [f"{place} {drawn(game, view, card)}" for place, card in enumerate(village, 1)]
        lines += rows("    ", places or ["no cards"])
    if view.hand:
        lines += rows(f"  In {names[view.turn]}'s hand: ", [drawn(game, view, card) for card in view.hand])
    return "\n".join(lines)


def lap(view: SilverCoinView, names: Sequence[str]) -> str:
    """Who began the round, or who has called."""
    return f"{names[view.first]} began" if view.caller is None else f"{names[view.caller]} called: the last lap"


def heading(view: SilverCoinView, seat: Seat, names: Sequence[str]) -> str:
    """A seat, what it is and has, and its points so far."""
    marks = (("you", view.seat), ("caller", view.caller), ("holds the token", view.token))
    roles = ", ".join(role for role, at in marks if at == seat)
    points = view.totals[seat]
    name = f"{names[seat]}{f' ({roles})' if roles else ''}"
    return f"{'▶' if seat == view.asked else ' '} {name}: {points} point{'' if points == 1 else 's'}"


def discards(game: SilverCoin, view: SilverCoinView) -> list[str]:
    """The discards, the top one first."""
    pile = view.pile[::-1]
    below = [f"[{card.number}]" if card.up else "(?)" for card in pile[NAMED:]]
    return [*[drawn(game, view, card) for card in pile[:NAMED]], *below]


def drawn(game: SilverCoin, view: SilverCoinView, card: Card) -> str:
    """A card: its facing, what the chair is shown of it, and its marks."""
    if card.number is None:
        face = "(seen)" if view.seat in card.seen else "(?)"
    else:
        name = f"{card.number} {game.box.titles[characters(view.options)[card.number]]}"
        face = f"[{name}]" if card.up else f"({name})"
    chosen = any(card.tag in getattr(question, "chosen", ()) for question in (view.asking, view.interrupted))
    return f"{face}{'~' if card.rotated else ''}{'^' if card.protected else ''}{'!' if chosen else ''}"


def rows(start: str, words: Sequence[str]) -> list[str]:
    """Words after a start, in as many rows as they need."""
    lines = [start]
    for word in words:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("    ")
        lines[-1] += f"{word}  "
    return [line.rstrip() for line in lines]


DRAWING: Final = Drawing(draw, LEGEND, COLOURS)
