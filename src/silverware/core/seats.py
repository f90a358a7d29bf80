"""Seats: the chairs at a table, in turn order, each the left neighbour of the one before."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from silverware.core.errors import BadTable

Seat: TypeAlias = int
"""A chair by its place in the turn order."""

SeatName: TypeAlias = Literal["north", "east", "south", "west", "dawn", "dusk"]
"""A seat as notation, events and documents write it."""

SEAT_NAMES: Final[tuple[SeatName, ...]] = ("north", "east", "south", "west", "dawn", "dusk")

SPECTATOR: Final = -1
"""The chair beside the table: sees what everybody sees, and nothing else."""

CHAIR_NAMES: Final[tuple[str, ...]] = (*SEAT_NAMES, "spectator")
"""The chairs, the spectator's last: `CHAIR_NAMES[SPECTATOR]`."""

_SEATS: Final = {name: seat for seat, name in enumerate(SEAT_NAMES)}


def seat_name(seat: Seat) -> str:
    """A chair as notation and documents write it."""
    return CHAIR_NAMES[seat]


def seat_of(name: SeatName) -> Seat:
    """The seat that has this name.

    >>> seat_of("east")
    1
    """
    return _SEATS[name]


def seat_called(name: str, seats: int) -> Seat:
    """The seat of that name at a table of so many seats.

    >>> seat_called("East", 4)
    1
    """
    names = SEAT_NAMES[:seats]
    if name.lower() not in names:
        raise BadTable(f"There is no seat {name!r} here; the seats are {', '.join(names)}.")
    return names.index(name.lower())


def chair_at(seat: Seat, seats: int) -> Seat:
    """The chair itself, if a table of so many seats has it; BadTable where it has not."""
    if not SPECTATOR <= seat < seats:
        raise BadTable(f"There is no seat {seat} here; the seats are 0 to {seats - 1}, the spectator's is {SPECTATOR}.")
    return seat


def chair_called(name: str, seats: int) -> Seat:
    """A seat by name, or the spectator's chair."""
    return SPECTATOR if name.lower() == "spectator" else seat_called(name, seats)
