"""What somebody plans at a table: sketches that only their seat and the server know, worked out from its view."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from silverware.core.planner import Planner, Sketch
from silverware.core.registry import registration
from silverware.core.seats import SPECTATOR, Seat
from silverware.server.refused import Refused
from silverware.server.table import HostedTable
from silverware.server.telling import view_of


def planner_of(table: HostedTable) -> Planner:
    """What works out sketches at a table; Refused where there is nothing to plan."""
    planner = registration(table.game.name).planned()
    if planner is None:
        raise Refused(f"There is nothing to plan in {table.game.title}.")
    return planner


def planned(table: HostedTable, seat: Seat, sketches: Sequence[Sketch]) -> Struct:
    """What comes of sketches from a seat; Refused before the game."""
    planner = planner_of(table)
    if seat == SPECTATOR:
        raise Refused("You are watching; only players plan.")
    view = view_of(table, seat)
    if view is None:
        raise Refused("The game has not begun yet.")
    return planner.work_out(table.game, view, sketches)


def readable(table: HostedTable, sketches: tuple[Sketch, ...]) -> tuple[Sketch, ...]:
    """Sketches that this game can read; Refused or BadNotation where it cannot."""
    if sketches:
        planner_of(table).check(table.game, sketches)
    return sketches
