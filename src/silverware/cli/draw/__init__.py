"""Tables drawn with letters, from views alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.highlighter import RegexHighlighter

from silverware.cli.draw import quick_silver, quicksand, silver_coin, silverton
from silverware.core.game import AnyGame
from silverware.core.view import View

LEGEND: Final = {
    "quick-silver": quick_silver.LEGEND,
    "quicksand": quicksand.LEGEND,
    "silver-coin": silver_coin.LEGEND,
    "silverton": silverton.LEGEND,
}
DRAW: Final[dict[str, Callable[[Any, Any, Sequence[str]], str]]] = {
    "quick-silver": quick_silver.draw,
    "quicksand": quicksand.draw,
    "silver-coin": silver_coin.draw,
    "silverton": silverton.draw,
}


class TableHighlighter(RegexHighlighter):
    """Colours for what a drawing shows."""

    base_style = ""
    highlights = (
        *quick_silver.COLOURS,
        *quicksand.COLOURS,
        *silver_coin.COLOURS,
        *silverton.COLOURS,
        r"(?P<dim>§[\d.]+)",
        r"(?P<bold>^▶.*$)",
    )


def draw(game: AnyGame, view: View, names: Sequence[str]) -> str:
    """What a chair sees, and what is being asked."""
    return f"{DRAW[game.name](game, view, names)}\n\n{game.prompt(view, names)}"
