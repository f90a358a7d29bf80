"""Where the map is drawn: lines, their boxes, and the names of towns.

An edition may say where a box lies and where a name stands. Whatever it does not say finds a place by itself, so that
little is covered. Points are units of the paper; offsets and sizes are pixels, of so many units as the layout says.
"""

from __future__ import annotations

from typing import Final

from silverware.core.errors import BadEdition
from silverware.games.silverton.components import Box
from silverware.games.silverton.documents import Layout, Side, Spot, Terrain
from silverware.games.silverton.sheet import Point, Sheet, between, point
from silverware.games.silverton.strokes import Line

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Obstacle = tuple[Rect, float]
"""Something that lies there, and how bad it is to cover it."""

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
LEAST: Final = 400
MOST: Final = 4000
"""How wide and how high a paper can be."""
BESIDE_BOX: Final = 100
"""How many pixels from its box a surveyor can stand."""
LONGEST: Final = 40
MOST_POINTS: Final = 60
"""The letters of a river's or a range's name, and the points it runs through."""
FARTHER: Final = 4
COVERED: Final = 4
"""How bad it is to lie one place farther from the best, and to cover another, in square units."""
DOT: Final = (-8, -8, 8, 8)
FLAGS: Final = (-20, -32, 20, 0)
CLAIMS: Final = (-20, -11, 20, 11)
"""What lies around a town: its dot, the signs of those at home in a market, and claims over the dot."""
OVER: Final = (0, -25)
UNDER: Final = (0, 24)
"""Where a surveyor stands, from its box."""


def around(point: Point, rect: Rect, pixel: float) -> Rect:
    """A rectangle in pixels around a point, in units of the paper."""
    (x, y), (left, top, right, bottom) = point, rect
    return x + left * pixel, y + top * pixel, x + right * pixel, y + bottom * pixel


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


def signs(sheet: Sheet) -> list[Obstacle]:
    """What boxes and names should leave free at towns."""
    box, pixel = sheet.box, sheet.pixel
    mined = sorted({town for town in box.claim_town if town >= 0})
    return [
        *[(around(at, DOT, pixel), 5.0) for at in sheet.towns],
        *[(around(sheet.towns[town], FLAGS, pixel), 1.5) for town in box.markets],
        *[(around(sheet.towns[town], CLAIMS, pixel), 2.0) for town in mined],
    ]


def boxes(sheet: Sheet, lines: list[Line]) -> list[Point]:
    """By segment: where its box lies."""
    box = sheet.box
    places = [line.places for line in lines]
    for group in sheet.layout.boxes:
        for segment, at in zip(between(box, group), group.at, strict=False):
            places[segment] = [point(at)]
    options = [[around(place, written(box, at), sheet.pixel) for place in each] for at, each in enumerate(places)]
    return [places[at][chosen] for at, chosen in enumerate(settled(options, signs(sheet)))]


def stands(sheet: Sheet, lines: list[Line]) -> list[Spot]:
    """By segment: where a surveyor stands, in pixels from its box."""
    found = [UNDER if line.is_lower else OVER for line in lines]
    for group in sheet.layout.boxes:
        for segment, stand in zip(between(sheet.box, group), group.stands, strict=False):
            found[segment] = stand
    return found


def labels(sheet: Sheet, lying: list[Point]) -> list[Spot]:
    """By town: where its name stands. Boxes lie there already."""
    box, layout = sheet.box, sheet.layout
    places: list[list[Spot]] = []
    options: list[list[Rect]] = []
    for town, name in enumerate(box.town_names):
        tried = [by_hand(layout.labels[name])] if name in layout.labels else list(SIDES.values())[:CLOSE]
        rects = [around(sheet.towns[town], named(box, town, place), sheet.pixel) for place in tried]
        fits = [at for at, rect in enumerate(rects) if rect[0] > 0 and rect[2] < sheet.width + MARGIN] or [0]
        places.append([tried[at] for at in fits])
        options.append([rects[at] for at in fits])
    obstacles = [
        *signs(sheet),
        *[(around(place, written(box, at), sheet.pixel), 3.0) for at, place in enumerate(lying)],
    ]
    return [places[at][chosen] for at, chosen in enumerate(settled(options, obstacles))]


def by_hand(place: Side | Spot) -> Spot:
    """Where a name stands that was placed by hand."""
    return SIDES[place] if isinstance(place, str) else place


def check_layout(layout: Layout, terrain: Terrain | None, box: Box) -> None:
    """Refuse a map that could not be drawn."""
    width, height = layout.paper
    if not (LEAST <= width <= MOST and LEAST <= height <= MOST):
        raise BadEdition(f"The paper must be {LEAST} to {MOST} wide and high.")
    if not 0.5 <= layout.pixel <= 4:
        raise BadEdition("A pixel of the layout takes 0.5 to 4 units of the paper.")
    for group in layout.boxes:
        what, segments = " - ".join(group.towns), len(between(box, group))
        if max(len(group.at), len(group.stands)) > segments:
            raise BadEdition(f"The layout has {len(group.at)} boxes for the {segments} segments {what:.80}.")
        if any(max(abs(x), abs(y)) > BESIDE_BOX for x, y in group.stands):
            raise BadEdition(f"Surveyors stand at most {BESIDE_BOX} pixels from the boxes of {what:.80}.")
        require_within(layout.paper, (*group.at, *group.bends), f"The boxes of {what}")
    for name in (*layout.labels, *layout.towns):
        if name not in box.town_names:
            raise BadEdition(f"The layout has a place for {name!r:.60}, which is not a town on the map.")
    placed = [layout.towns.get(town.name, (town.x, town.y)) for town in box.towns]
    require_within(layout.paper, tuple(placed), "The towns")
    for thing in () if terrain is None else (*terrain.rivers, *terrain.ranges, *terrain.lakes):
        if len(thing.name) > LONGEST or not 2 <= len(thing.points) <= MOST_POINTS:
            raise BadEdition(f"{thing.name!r:.60} needs a short name, and 2 to {MOST_POINTS} points.")
        require_within(layout.paper, thing.points, thing.name)


def require_within(paper: Spot, places: tuple[Spot, ...], what: str) -> None:
    """Refuse what would be drawn beside the paper."""
    for x, y in places:
        if not 0 <= x <= paper[0] or not 0 <= y <= paper[1]:
            raise BadEdition(f"{what:.80} must be drawn within {paper[0]} by {paper[1]}.")
