"""Bots against each other: every deal is played by all rotations of the line-up, with the same dice."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.core.errors import BadTable
from silverware.lab.simulate import Plan, check


def line_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat: the last one named fills the seats that are left.

    >>> line_up(["hard", "medium"], 4)
    ('hard', 'medium', 'medium', 'medium')
    """
    if len(bots) > seats:
        raise BadTable(f"{len(bots)} bots do not fit at a table for {seats}.")
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def check_arena(plan: Plan) -> None:
    """BadTable where a plan cannot be played."""
    check(plan)
    if len(set(plan.bots)) == 1:
        raise BadTable("An arena needs two different bots; `silverware sim` plays games of one.")
