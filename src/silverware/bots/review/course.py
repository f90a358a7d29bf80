"""The course of a game: what a seat's decisions cost it, and what luck brought."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from silverware.bots.review.judged import Judged


class Point(Struct, frozen=True):
    """What has come together by a decision; at the end of the game, `step` is None."""

    step: int | None
    luck: float
    """What deals, draws and the others brought: all that changed the expected placement between one's decisions."""
    lost: float
    """What one's own decisions have cost, this one included."""


def fair_share(seats: int) -> float | None:
    """The placement of everybody where all are alike; None for who plays alone.

    >>> fair_share(2), fair_share(4), fair_share(1)
    (0.5, 0.375, None)
    """
    return 0.25 + 0.5 / seats if seats > 1 else None


def course(judged: Sequence[Judged], start: float | None, end: float) -> list[Point]:
    """From a start (None: from the first decision) to how it came out: start + luck - lost is the end."""
    points: list[Point] = []
    stands, luck, lost = start, 0.0, 0.0
    for each in judged:
        luck += 0.0 if stands is None else each.placement - stands
        lost += each.loss
        stands = each.placement - each.loss
        points.append(Point(each.step, luck, lost))
    return [*points, Point(None, luck if stands is None else luck + end - stands, lost)]
