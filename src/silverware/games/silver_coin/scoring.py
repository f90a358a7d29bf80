"""§10 What villages score, and §11 who has won."""

from __future__ import annotations

from silverware.core.seats import Seat
from silverware.games.silver_coin.state import NOBODY, Table


def village_score(table: Table, seat: int) -> int:
    """§10.3 What a village scores, as it lay when play stopped."""
    total = 0
    for tag in table.villages[seat]:
        total += table.face[tag]
    for ability in table.cast.scoring:
        total = ability.score(table, seat, total)
    return total


def is_carried(table: Table) -> bool:
    """§10.4 Whether somebody called, and no village scores less than the caller's."""
    if table.caller == NOBODY:
        return False
    own = village_score(table, table.caller)
    return own == min([village_score(table, seat) for seat in range(table.seats)])


def scores(table: Table) -> list[int]:
    """§10.4 to §10.6 The points of every seat for this round."""
    points = [village_score(table, seat) for seat in range(table.seats)]
    if table.caller != NOBODY:
        if is_carried(table):
            points[table.caller] = 0
        else:
            points[table.caller] += table.box.penalty
    return points


def winners(table: Table) -> tuple[Seat, ...]:
    """§11.3, §11.4 Who has the lowest total; of equal ones who had the fewer points in the last round."""
    last = table.results[-1].scores
    ranks = [(table.totals[seat], last[seat]) for seat in range(table.seats)]
    best = min(ranks)
    return tuple([seat for seat in range(table.seats) if ranks[seat] == best])
