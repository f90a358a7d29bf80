"""Answers about any game, from its view field by field: for games without answers of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.answers import Answers, Told
from silverware.core.game import AnyGame
from silverware.core.view import View
from silverware.drawings import drawing


def drawn(game: AnyGame, view: View, names: Sequence[str]) -> Told:
    """The table as the terminal draws it, line by line."""
    return [line.strip() for line in drawing(game).draw(game, view, names).splitlines() if line.strip()]


def seat(game: AnyGame, view: View, seat: int, names: Sequence[str]) -> Told:
    """The lines that name a seat."""
    return [line for line in drawn(game, view, names) if names[seat] in line] or [f"{names[seat]} sits there."]


ANSWERS: Final = Answers(hand=drawn, table=drawn, seat=seat, scores=drawn)
