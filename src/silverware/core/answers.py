"""Answers: what somebody asks of a table in words, told from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Told = list[str]
"""An answer, sentence by sentence."""


@dataclass(frozen=True)
class Answers:
    """What a game tells somebody who asks. Each is told from the game, the view and the names at the table."""

    hand: Callable[[Any, Any, Sequence[str]], Told]
    """What is one's own."""
    table: Callable[[Any, Any, Sequence[str]], Told]
    """What lies in the middle, and where the game stands."""
    seat: Callable[[Any, Any, int, Sequence[str]], Told]
    """What everybody sees of a seat."""
    scores: Callable[[Any, Any, Sequence[str]], Told]
    """How everybody stands."""
    more: Mapping[str, tuple[str, Callable[[Any, Any, Sequence[str], str], Told]]] = field(default_factory=dict)
    """What else can be asked, by its word: how that is written, and the answer to the words behind it."""
