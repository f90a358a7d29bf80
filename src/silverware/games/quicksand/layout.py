"""Where the board is drawn: by hand, as an edition says, or by the coordinates of its spaces."""

from __future__ import annotations

from math import hypot
from typing import Final

from silverware.core.errors import BadEdition
from silverware.games.quicksand.documents import Edition, Plan, Space

WIDE: Final = (800, 606)
NARROW: Final = (372, 668)
STONES: Final = (22, 19)
"""The size of a wide and of a narrow drawing, and the radius of its stones where there is room."""
APART: Final = 2.6
"""How far two stones are apart at least, in radii."""
LARGEST: Final = 4000
"""How wide and how high a drawing can be."""


def plans(edition: Edition) -> tuple[Plan, Plan]:
    """The board drawn for wide and for narrow screens."""
    if edition.layout is not None:
        return edition.layout.wide, edition.layout.narrow
    spaces = edition.board.spaces
    return drawn(spaces, WIDE[0], WIDE[1], STONES[0]), drawn(spaces, NARROW[0], NARROW[1], STONES[1])


def drawn(spaces: tuple[Space, ...], width: int, height: int, stone: int) -> Plan:
    """A drawing of that size by the coordinates of the spaces; stones are smaller where they lie close."""
    temple = stone * 17 // 10
    across = spread([space.x for space in spaces], temple + 8, width - temple - 8)
    down = spread([space.y for space in spaces], temple + 10, height - stone - 12)
    points = tuple(zip(across, down, strict=True))
    radius = max(6, min(stone, int(closest(points) / APART)))
    return Plan(width=width, height=height, stone=radius, temple=max(radius, temple * radius // stone), points=points)


def spread(values: list[int], first: int, last: int) -> list[int]:
    """Values stretched between a first and a last."""
    least, most = min(values), max(values)
    if least == most:
        return [(first + last) // 2 for _ in values]
    return [first + (value - least) * (last - first) // (most - least) for value in values]


def closest(points: tuple[tuple[int, int], ...]) -> float:
    """The distance between the two points that are closest to each other."""
    return min(
        [hypot(one[0] - other[0], one[1] - other[1]) for at, one in enumerate(points) for other in points[at + 1 :]]
    )


def check_layout(edition: Edition) -> None:
    """Refuse a board that could not be drawn."""
    spaces = edition.board.spaces
    places: dict[tuple[int, int], int] = {}
    for space in spaces:
        other = places.setdefault((space.x, space.y), space.id)
        if other != space.id:
            raise BadEdition(f"Spaces {other} and {space.id} cannot be drawn in the same place.")
    if edition.layout is not None:
        _check_plan(edition.layout.wide, "wide", len(spaces))
        _check_plan(edition.layout.narrow, "narrow", len(spaces))


def _check_plan(plan: Plan, name: str, spaces: int) -> None:
    if not 0 < plan.width <= LARGEST or not 0 < plan.height <= LARGEST:
        raise BadEdition(f"The {name} layout must be 1 to {LARGEST} wide and high.")
    if len(plan.points) != spaces:
        raise BadEdition(f"The {name} layout needs a point for each of the {spaces} spaces, not {len(plan.points)}.")
    if not 0 < plan.stone <= plan.temple <= plan.width:
        raise BadEdition(f"In the {name} layout the temple must be as large as a stone or larger, and fit in.")
    for space, (x, y) in enumerate(plan.points):
        if not 0 <= x <= plan.width or not 0 <= y <= plan.height:
            raise BadEdition(f"Space {space} must be drawn within the {name} layout.")
    if closest(plan.points) < 2 * plan.stone:
        raise BadEdition(f"In the {name} layout two spaces overlap.")
