"""Colours for tables drawn as text."""

from __future__ import annotations

from rich.highlighter import Highlighter
from rich.text import Text

from silverware.core.game import AnyGame
from silverware.drawings import drawing


class TableHighlighter(Highlighter):
    """Colours for what the drawing of a game shows."""

    def __init__(self, game: AnyGame) -> None:
        self.patterns = (*drawing(game).colours, r"(?P<dim>§[\d.]+)", r"(?P<bold>^▶.*$)")

    def highlight(self, text: Text) -> None:
        """Colour a text in place."""
        for pattern in self.patterns:
            text.highlight_regex(pattern)
