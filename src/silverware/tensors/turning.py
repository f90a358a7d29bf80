"""Moves as the seat that makes them sees the table: it calls itself north, its left neighbour east."""

from __future__ import annotations

from typing import Any

from silverware.core.game import AnyGame
from silverware.core.seats import SEAT_NAMES, Seat


def actions(game: AnyGame, seats: int) -> list[list[int]]:
    """By seat and by the number of a move: its action, which is the number of the move as if that seat were north.

    >>> from silverware.games.quick_silver import GAME
    >>> moves = GAME.notation
    >>> as_south = actions(GAME, 4)[2]
    >>> moves.moves[as_south[moves.meant("swap 20 with south").number]]
    <swap 20 with north>
    """
    return [[_turned(game, number, seat, seats) for number in range(len(game.notation.moves))] for seat in range(seats)]


def _turned(game: AnyGame, number: int, seat: Seat, seats: int) -> int:
    move = game.notation.moves[number]
    if seat == 0 or move.form is None:
        return number
    names: dict[str, str] = {SEAT_NAMES[other]: SEAT_NAMES[(other - seat) % seats] for other in range(seats)}
    form = {name: names.get(value, value) if isinstance(value, str) else value for name, value in _fields(move.form)}
    return game.notation.of(type(move.form)(**form)).number


def _fields(form: Any) -> list[tuple[str, Any]]:
    return [(name, getattr(form, name)) for name in form.__struct_fields__]
