"""Where the map is drawn: lines, their boxes, and the names of towns.

An edition may say where a box lies and where a name stands. Whatever it does not say finds a place by itself, so that
little is covered. Points are units of the paper; offsets and sizes are pixels, seen from `NEAR`.
"""

from __future__ import annotations

from typing import Final

from silverware.core.errors import BadEdition
from silverware.games.silverton.components import Box
from silverware.games.silverton.documents import Layout, LineBoxes, Side
from silverware.games.silverton.printed import PAPER
from silverware.games.silverton.strokes import Line, Point

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Obstacle = tuple[Rect, float]
"""Something that lies there, and how bad it is to cover it."""

NEAR: Final = 1.2
"""Units of the paper for a pixel: about as near as one looks at the start."""
MARGIN: Final = 12
"""Units that names at the right edge may take beside the paper."""
SIDES: Final[dict[Side, tuple[int, int]]] = {
    "right": (10, 0),
    "left": (-10, 0),
    "above": (0, -16),
    "below": (0, 16),
    "above right": (5, -14),
    "below right": (5, 14),
    "above left": (-5, -14),
    "below left": (-5, 14),
    "far above right": (23, -16),
    "far above left": (-23, -16),
    "far below right": (23, 16),
    "far below left": (-23, 16),
    "far above": (0, -26),
    "far below": (0, 26),
    "farthest above": (0, -41),
    "farthest below": (0, 37),
}
"""Where a name may stand, from its town, the best place first; those far off leave room for signs at the town. Right of
the town a name begins there, left of it it ends there; above and below, its middle is there."""
CLOSE: Final = 8
"""How many of them are close to the town. A name stands farther off only by hand, or while its place is taken."""
LETTER: Final = 8
TALL: Final = 15
"""How wide a letter is, and how high a name."""
SWEEPS: Final = 6
"""How often everything may look for a better place."""
FARTHER: Final = 4
COVERED: Final = 4
"""How bad it is to lie one place farther from the best, and to cover another, in square units."""
DOT: Final = (-8, -8, 8, 8)
FLAGS: Final = (-20, -32, 20, 0)
CLAIMS: Final = (-20, 6, 20, 28)
"""What lies around a town: its dot, the signs of those at home in a market, claims below."""


def around(point: Point, rect: Rect) -> Rect:
    """A rectangle in pixels around a point, in units of the paper."""
    (x, y), (left, top, right, bottom) = point, rect
    return x + left * NEAR, y + top * NEAR, x + right * NEAR, y + bottom * NEAR


def shared(one: Rect, other: Rect) -> float:
    """How much of two rectangles lies over each other."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def settled(options: list[list[Rect]], obstacles: list[Obstacle]) -> list[int]:
    """By thing, whose places are listed from the best on: the place it gets, with as little covered as can be found."""
    reach = [
        (
            min([rect[0] for rect in rects]),
            min([rect[1] for rect in rects]),
            max([rect[2] for rect in rects]),
            max([rect[3] for rect in rects]),
        )
        for rects in options
    ]
    near = [[at for at, other in enumerate(reach) if other is not one and shared(one, other) > 0] for one in reach]
    below = [[each for each in obstacles if shared(one, each[0]) > 0] for one in reach]
    chosen = [0] * len(options)
    for _ in range(SWEEPS):
        before = chosen[:]
        for thing, rects in enumerate(options):
            kept = [(options[other][chosen[other]], float(COVERED)) for other in near[thing]] + below[thing]
            least = float("inf")
            for at, rect in enumerate(rects):
                if at * FARTHER >= least:
                    break
                cost = at * FARTHER + sum([weight * shared(rect, other) for other, weight in kept])
                if cost < least:
                    least, chosen[thing] = cost, at
        if chosen == before:
            break
    return chosen


def written(box: Box, segment: int) -> Rect:
    """What a box with cost and distance covers, and the crystal beside it where snow lies."""
    line = box.lines[segment]
    plate = len(str(line.cost)) * 4 + 4
    return -plate - (14 if line.snow else 0), -12, plate + (30 if line.distance > 9 else 24), 10


def named(box: Box, town: int, place: tuple[int, int]) -> Rect:
    """What the name of a town covers in some place."""
    wide = len(box.town_names[town]) * LETTER
    left = place[0] - (wide if place[0] < 0 else 0 if place[0] > 0 else wide / 2)
    return left, place[1] - TALL / 2, left + wide, place[1] + TALL / 2


def signs(box: Box) -> list[Obstacle]:
    """What boxes and names should leave free at towns."""
    points = [(float(town.x), float(town.y)) for town in box.towns]
    mined = sorted({town for town in box.claim_town if town >= 0})
    return [
        *[(around(point, DOT), 5.0) for point in points],
        *[(around(points[town], FLAGS), 1.5) for town in box.markets],
        *[(around(points[town], CLAIMS), 0.5) for town in mined],
    ]


def boxes(box: Box, lines: list[Line], layout: Layout) -> list[Point]:
    """By segment: where its box lies."""
    places = [line.places for line in lines]
    for group in layout.boxes:
        for segment, (x, y) in zip(between(box, group), group.at, strict=False):
            places[segment] = [(float(x), float(y))]
    options = [[around(place, written(box, at)) for place in each] for at, each in enumerate(places)]
    return [places[at][chosen] for at, chosen in enumerate(settled(options, signs(box)))]


def between(box: Box, group: LineBoxes) -> list[int]:
    """The segments between some towns."""
    names = set(group.towns)
    return [at for at, line in enumerate(box.lines) if set(line.towns) == names]


def labels(box: Box, lying: list[Point], layout: Layout) -> list[tuple[int, int]]:
    """By town: where its name stands. Boxes lie there already."""
    places: list[list[tuple[int, int]]] = []
    options: list[list[Rect]] = []
    for town, name in enumerate(box.town_names):
        point = float(box.towns[town].x), float(box.towns[town].y)
        tried = [SIDES[layout.labels[name]]] if name in layout.labels else list(SIDES.values())[:CLOSE]
        rects = [around(point, named(box, town, place)) for place in tried]
        fits = [at for at, rect in enumerate(rects) if rect[0] > 0 and rect[2] < PAPER[0] + MARGIN] or [0]
        places.append([tried[at] for at in fits])
        options.append([rects[at] for at in fits])
    obstacles = [*signs(box), *[(around(point, written(box, at)), 3.0) for at, point in enumerate(lying)]]
    return [places[at][chosen] for at, chosen in enumerate(settled(options, obstacles))]


def check_layout(layout: Layout, box: Box) -> None:
    """Refuse a map that could not be drawn."""
    for group in layout.boxes:
        what, segments = " - ".join(group.towns), len(between(box, group))
        if len(group.at) > segments:
            raise BadEdition(f"The layout has {len(group.at)} boxes for the {segments} segments {what:.80}.")
        for x, y in group.at:
            if not 0 <= x <= PAPER[0] or not 0 <= y <= PAPER[1]:
                raise BadEdition(f"The boxes of {what} must be drawn within {PAPER[0]} by {PAPER[1]}.")
    for name in layout.labels:
        if name not in box.town_names:
            raise BadEdition(f"The layout has a label for {name!r:.60}, which is no town of the map.")
