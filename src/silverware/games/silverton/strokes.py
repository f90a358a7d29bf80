"""How segments are drawn: their strokes, and where along them their boxes could lie. Points are units of the paper."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Final

from silverware.games.silverton.sheet import Point, Sheet

BESIDE: Final = 15
"""Pixels between lines side by side."""
STAGGER: Final = 0.3
"""How far apart along their way the boxes of lines side by side would like to be."""
FARTHEST: Final = 20
"""Steps from the middle of its line that a box may lie, each a fiftieth of the way."""
ASIDE: Final = (0, 6, 12)
"""Units beside its line that a box may lie, so that it still touches the line; one is as bad as two steps along it."""


class Line:
    """A segment as it is drawn."""

    def __init__(self, sheet: Sheet, segment: int) -> None:
        joined = sheet.box.segment_towns
        touched = joined[segment]
        towns = [sheet.towns[town] for town in touched]
        group = [other for other, others in enumerate(joined) if set(others) == set(touched)]
        beside = group.index(segment) - (len(group) - 1) / 2
        apart = BESIDE * sheet.pixel * beside
        self.bends = sheet.bends(segment)
        """Where it turns on its way; where it touches three towns, the point at which they meet."""
        self.is_lower = False
        """Whether it is the lower of lines side by side, so that surveyors stand below its box."""
        if len(towns) > 2:
            self.bends = [middle(towns)]
            self.strokes = [[town, self.bends[0]] for town in towns]
            self.places = self.bends
            return
        first, last = towns
        length = hypot(last[0] - first[0], last[1] - first[1]) or 1
        across = (first[1] - last[1]) / length, (last[0] - first[0]) / length
        if beside and not self.bends:
            self.bends = [along([first, last], 0.16), along([first, last], 0.84)]
        self.bends = [moved(bend, across, apart) for bend in self.bends]
        self.strokes = [[first, *self.bends, last]]
        self.places = places_along(self.strokes[0], across, beside)
        """Where its box could lie, the best place first."""
        self.is_lower = across[1] * apart > 1


def middle(points: list[Point]) -> Point:
    """The middle of some points."""
    return sum([x for x, _ in points]) / len(points), sum([y for _, y in points]) / len(points)


def moved(point: Point, to: Point, by: float) -> Point:
    """A point moved so far in a direction."""
    return point[0] + to[0] * by, point[1] + to[1] * by


def along(stroke: list[Point], part: float) -> Point:
    """The point a part of the way along a stroke."""
    legs = [hypot(end[0] - start[0], end[1] - start[1]) for start, end in pairwise(stroke)]
    left = part * sum(legs)
    for at, leg in enumerate(legs):
        if left <= leg:
            (x, y), (end_x, end_y) = stroke[at], stroke[at + 1]
            share = left / leg if leg else 0.0
            return x + (end_x - x) * share, y + (end_y - y) * share
        left -= leg
    return stroke[-1]


def places_along(stroke: list[Point], across: Point, beside: float) -> list[Point]:
    """Where the box of a stroke could lie, the best place first. Those of lines side by side keep apart."""
    best = 25 + 50 * STAGGER * beside
    asides = [by if beside >= 0 else -by for by in ASIDE] + ([-by for by in ASIDE[1:]] if beside == 0 else [])
    tried = [
        (abs(step - best) + 2 * abs(by), moved(along(stroke, step / 50), across, by))
        for step in range(25 - FARTHEST, 25 + FARTHEST + 1)
        for by in asides
    ]
    return [place for _, place in sorted(tried, key=lambda each: each[0])]
