"""Drawings: a table as a terminal shows it, made from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Drawing:
    """How a game's table is drawn as text."""

    draw: Callable[[Any, Any, Sequence[str]], str]
    """From the game, the view and the names at the table."""
    legend: str
    """What its signs mean."""
    colours: tuple[str, ...] = ()
    """Regular expressions for what is coloured, each with a group named for its colour: `(?P<red>dynamite)`."""
