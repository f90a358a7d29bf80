"""Answers to questions about a table in words, made from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Told = list[str]
"""An answer, sentence by sentence."""


@dataclass(frozen=True)
class Answers:
    """A game's answers to questions. Each is made from the game, the view and the names at the table."""

    hand: Callable[[Any, Any, Sequence[str]], Told]
    """What belongs to the asking seat."""
    table: Callable[[Any, Any, Sequence[str]], Told]
    """What lies in the middle, and where the game stands."""
    seat: Callable[[Any, Any, int, Sequence[str]], Told]
    """What everybody sees of a seat."""
    scores: Callable[[Any, Any, Sequence[str]], Told]
    """The scores."""
    more: Mapping[str, tuple[str, Callable[[Any, Any, Sequence[str], str], Told]]] = field(default_factory=dict)
    """What else can be asked, by its word: how that is written, and the answer to the words behind it."""
