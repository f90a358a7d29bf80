"""What a seat observes, as numbers: a row of cells, and the named planes it is made of.

Everything is told as the observing seat sees it: it is seat 0, its left neighbour is seat 1.
"""

from __future__ import annotations

from math import prod
from typing import Any

from silverware.core.compiling import mypyc_attr
from silverware.core.game import AnyGame
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.tensors.pen import Pen


class Field:
    """A plane of an observation: so many cells in that shape, after all planes before it."""

    def __init__(self, name: str, first: int, shape: tuple[int, ...], most: int, says: str) -> None:
        self.name = name
        self.first = first
        self.shape = shape
        self.most = most
        """About the largest number it holds: divide by it to have small numbers."""
        self.says = says

    @property
    def size(self) -> int:
        """How many cells it has."""
        return prod(self.shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat observes of a state: what its view shows and, where `memory` is wanted, what a perfect memory
    would still hold. `write` writes the fields in the order in which they are declared.
    """

    def __init__(self, game: AnyGame, seats: int, options: Any, *, memory: bool) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.memory = memory
        self.fields: list[Field] = []
        self.width = 0

    def field(self, name: str, shape: tuple[int, ...], most: int, says: str) -> None:
        """Declare the next field."""
        self.fields.append(Field(name, self.width, shape, most, says))
        self.width += prod(shape)

    def write(self, pen: Pen, state: State, seat: Seat) -> None:
        """Write a row; the pen has begun it."""
        raise NotImplementedError
