"""What is still to come in a turn, as views tell it."""

from __future__ import annotations

from typing import Any

from silverware.core.seats import SPECTATOR
from silverware.games.silverton.state import Table


def agenda(table: Table) -> tuple[Any, ...]:
    """What is to come, the open question first."""
    stages = [] if table.question is None else [table.question, *reversed(table.pending)]
    return tuple([stage.form(table, SPECTATOR) for stage in stages])
