"""Planners: what somebody sketches for later, and what comes of it as far as they know, told from a view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta, Struct

Part = Annotated[str, Meta(max_length=120)]


class Sketch(Struct, frozen=True, forbid_unknown_fields=True):
    """A plan as somebody draws it."""

    name: Annotated[str, Meta(max_length=40)]
    goal: Annotated[str, Meta(max_length=40)] = ""
    """The card that it is for, as notation writes it; empty where it is for none."""
    parts: Annotated[tuple[Part, ...], Meta(max_length=40)] = ()
    """What it is made of, as notation writes it: the segments to build."""


@dataclass(frozen=True)
class Planner:
    """What a game works out for sketches."""

    planning: type[Struct]
    """What somebody is told."""
    check: Callable[[Any, Sequence[Sketch]], None]
    """Nothing where sketches can be read in this game; BadNotation where one cannot."""
    work_out: Callable[[Any, Any, Sequence[Sketch]], Struct]
    """What comes of sketches, from the game and a seat's view. BadNotation where one cannot be read."""
