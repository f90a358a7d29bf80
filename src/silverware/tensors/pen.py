"""Writing tensors: one whole number after the other into a row of cells."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64


class Pen:
    """Writes rows of equal width, one below the other. A row begins with zeros everywhere."""

    def __init__(self, rows: int, width: int) -> None:
        nothing: i16 = 0
        self.width: i64 = width
        blank = vec[i16]([nothing] * (rows * width))
        self.blank = blank
        self.cells = blank[:]
        self.at: i64 = 0
        """Where the next number goes."""

    def clear(self) -> None:
        """Begin again, with zeros everywhere."""
        blank = self.blank
        self.cells = blank[:]

    def begin(self, row: i64) -> None:
        """Begin a row."""
        self.at = row * self.width

    def put(self, number: i64) -> None:
        """Write a number."""
        self.cells[self.at] = i16(number)
        self.at += 1

    def mark(self, which: i64, count: i64) -> None:
        """Of so many cells write 1 into one; into none where `which` is less than 0."""
        if which >= 0:
            self.cells[self.at + which] = 1
        self.at += count

    def flags(self, mask: i64, count: i64) -> None:
        """Write 1 into the cells that have their bit set in a mask."""
        cells = self.cells
        at = self.at
        self.at = at + count
        while mask:
            if mask & 1:
                cells[at] = 1
            mask >>= 1
            at += 1

    def add(self, which: i64) -> None:
        """Count one more in a cell further on, without moving."""
        self.cells[self.at + which] += 1

    def skip(self, count: i64) -> None:
        """Move on, over cells that are written or stay 0."""
        self.at += count


def left_of(me: i64, seat: i64, seats: i64) -> i64:
    """How many seats to the left of this one another sits."""
    distance = seat - me
    return distance if distance >= 0 else distance + seats
