"""Track that could be built: the cheapest ways from the own network to every town."""

from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush
from typing import Final

from msgspec import Struct

from silverware.bots.silverton.seen import NOBODY, Seen
from silverware.bots.silverton.trains import USUAL
from silverware.games.silverton.printed import CUBES

HASTE: Final = 60
"""What a segment costs beside money: somebody has to go there."""
CROWD: Final = 150
"""What a segment costs more on which others stand."""


class Way(Struct, frozen=True, order=True):
    """Track to be built: its segments as a bit mask, what they cost, and how many they are."""

    segments: int = 0
    cost: int = 0
    count: int = 0


def segments_in(mask: int) -> list[int]:
    """The segments of a bit mask, in ascending order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


class Ways:
    """The ways that a seat could build, from what it has and what its surveyors stand on."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.box = seen.box
        self.surveyors = max(1, len([piece for piece in seen.me.pieces if piece.kind == "surveyor"]))
        self.known: dict[tuple[int, int], Way | None] = {}

    @cached_property
    def to_town(self) -> list[Way | None]:
        """By town: the cheapest track that would join it to the own network; None where there is none."""
        box, network = self.box, self.seen.soon
        found: list[Way | None] = [None] * len(box.town_names)
        queue = [(0, town, Way()) for town in range(len(found)) if network.connects(town)]
        own = set(network.segments)
        room = CUBES - len(network.segments)
        while queue:
            length, town, way = heappop(queue)
            if found[town] is not None:
                continue
            found[town] = way
            for segment, other in box.hops[town]:
                if found[other] is not None:
                    continue
                if segment in own:
                    heappush(queue, (length, other, way))
                elif self.is_open(segment) and way.count < room:
                    cost = box.cost[segment]
                    further = Way(way.segments | 1 << segment, way.cost + cost, way.count + 1)
                    heappush(queue, (length + cost + HASTE + CROWD * (segment in self.seen.crowd), other, further))
        return found

    def is_open(self, segment: int) -> bool:
        """Whether a segment can be built: it is nobody's, and not parallel to an own one."""
        return self.seen.owner[segment] == NOBODY and not self.seen.soon.is_parallel(segment)

    def between(self, one: int, other: int) -> Way | None:
        """The track that would join two towns to the own network."""
        key = (min(one, other), max(one, other))
        if key not in self.known:
            way, another = self.to_town[one], self.to_town[other]
            self.known[key] = None if way is None or another is None else self.together(way, another)
        return self.known[key]

    def together(self, one: Way, other: Way) -> Way:
        """Two ways as one."""
        more = segments_in(one.segments & ~other.segments)
        cost = sum([self.box.cost[segment] for segment in more])
        return Way(one.segments | other.segments, other.cost + cost, other.count + len(more))

    def longest_of(self, way: Way) -> int:
        """The longest segment of a way, and at least what is usual."""
        return max([USUAL, *[self.box.distance[segment] for segment in segments_in(way.segments)]])

    def delay(self, way: Way) -> int:
        """How many turns it takes to build a way."""
        return -(-way.count // self.surveyors)
