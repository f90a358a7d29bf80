"""What is written and told at a table of My Game: moves, the question, events, views, and documents."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from silverware.core.event import Event
from silverware.core.form import Form
from silverware.core.seats import SeatName
from silverware.core.view import View

# Moves


class Take(Form, frozen=True):
    """§2.1 Take so many counters."""

    count: int


# The question


class Turn(Form, frozen=True):
    """§2.1 How many counters?"""


# Events


class Took(Event, frozen=True):
    """A seat took counters from the heap."""

    rule: ClassVar[str] = "2.1"
    seat: SeatName
    count: int
    left: int


# Views


class Player(Struct, frozen=True):
    """What a chair sees of a seat."""

    taken: int


class MyGameView(View, frozen=True, kw_only=True):
    """What a chair sees: list what it may see, and nothing else."""

    asking: Turn | None
    heap: int
    players: tuple[Player, ...]


# Documents


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is nothing to choose."""


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the box."""

    game: Literal["my-game"]
    name: str
    source: Literal["rulebook", "public", "ours"]
    counters: int


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table at one moment."""

    game: Literal["my-game"] = "my-game"
    heap: int
    taken: tuple[int, ...]
    """What each seat has taken."""
    turn: str
    """Whose turn it is; when the heap is empty, who took the last counter."""
