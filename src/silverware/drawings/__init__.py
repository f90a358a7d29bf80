"""Tables drawn as text, from views alone."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.drawing import Drawing
from silverware.core.game import AnyGame
from silverware.core.registry import registration
from silverware.core.view import View
from silverware.drawings import plain


def drawing(game: AnyGame) -> Drawing:
    """How a game's table is drawn: its own way, or plainly."""
    return registration(game.name).drawn() or plain.DRAWING


def draw(game: AnyGame, view: View, names: Sequence[str]) -> str:
    """What a chair sees, and what is being asked."""
    return f"{drawing(game).draw(game, view, names)}\n\n{game.prompt(view, names)}"
