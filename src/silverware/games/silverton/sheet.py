"""The paper on which an edition draws its map: how large it is, and where its towns lie."""

from __future__ import annotations

from silverware.games.silverton.components import Box
from silverware.games.silverton.documents import Layout, LineBoxes

Point = tuple[float, float]


class Sheet:
    """The paper of an edition, with the layout it has by hand."""

    def __init__(self, box: Box, layout: Layout) -> None:
        self.box = box
        self.layout = layout
        self.width, self.height = layout.paper
        self.pixel = layout.pixel
        """How many units of the paper a pixel of what is written on it takes."""
        self.towns: list[Point] = [point(layout.towns.get(town.name, (town.x, town.y))) for town in box.towns]
        self._by_hand = {segment: group for group in layout.boxes for segment in between(box, group)}

    def bends(self, segment: int) -> list[Point]:
        """Where a segment turns on its way."""
        group = self._by_hand.get(segment)
        return [point(bend) for bend in (group and group.bends) or self.box.lines[segment].bends]


def point(spot: tuple[int, int]) -> Point:
    """A point as it is reckoned with."""
    return float(spot[0]), float(spot[1])


def between(box: Box, group: LineBoxes) -> list[int]:
    """The segments between some towns."""
    names = set(group.towns)
    return [at for at, line in enumerate(box.lines) if set(line.towns) == names]
