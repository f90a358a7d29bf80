"""A seat's track as a network: what it touches, what it connects, and how far that is.

A network is a value. It is made anew when the seat's track changes and shared by all copies of a table; what is
asked of it is worked out once and kept. No route is searched for an option of a menu.
"""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.components import Box
from silverware.games.silverton.forms import Hop

NOWHERE: Final = -1
FAR: Final = 1_000_000
"""Longer than any route: there is none."""
ALWAYS: Final = -1
"""The purpose of a build that needs no passenger card to serve one."""


def hops_back(box: Box, far: list[int], end: int, steps: list[tuple[int, int]]) -> tuple[Hop, ...]:
    """The way to a town, hop by hop, where it is that far to each, and each of these segments adds so much."""
    found: list[Hop] = []
    while far[end] > 0:
        before = NOWHERE
        for segment, step in steps:
            towns = box.segment_towns[segment]
            if end in towns:
                for town in towns:
                    if far[town] + step == far[end] and before == NOWHERE:
                        found.append(Hop(box.segments_said[segment], box.towns_said[town], box.towns_said[end]))
                        before = town
        if before == NOWHERE:
            return ()
        end = before
    found.reverse()
    return tuple(found)


class Network:
    """§3.8 The track of one seat, and its home cities, which belong to it from the beginning."""

    def __init__(
        self, box: Box, homes: tuple[int, ...], useful: list[bool], segments: list[int], shut: tuple[int, ...] = ()
    ) -> None:
        self.box = box
        self.homes = homes
        self.useful = useful
        """By town: whether it is useful by itself."""
        self.segments = segments
        """In ascending order."""
        self.shut = shut
        """§24.6 Those of them that no route uses, though they connect what lies beyond with home."""
        self.part: list[int] = [NOWHERE] * len(box.town_names)
        """By town: the number of the home it is connected with, the first if with both; a higher one if with none."""
        self.frontier: list[int] = []
        """The segments that touch it and are neither in it nor parallel to one that is, in ascending order."""
        self._barred: list[bool] = [False] * len(box.cost)
        """By segment: whether it is parallel to one of the network."""
        self._distances: dict[int, list[int]] = {}
        self._ways: dict[int, tuple[Hop, ...]] = {}
        self._longest: dict[int, list[int]] = {}
        self._routes: dict[int, int] = {}
        self._purposes: list[int] = []
        self._ends: list[tuple[int, ...]] = []
        self._label()
        self._look_around()

    def _label(self) -> None:
        """Give every town of the network the number of its part."""
        own: list[list[int]] = [[] for _ in self.part]
        for segment in self.segments:
            for town in self.box.segment_towns[segment]:
                own[town].append(segment)
        for number, home in enumerate(self.homes):
            if self.part[home] == NOWHERE:
                self._spread(home, number, own)
        number = len(self.homes) - 1
        for segment in self.segments:
            town = self.box.segment_towns[segment][0]
            if self.part[town] == NOWHERE:
                number += 1
                self._spread(town, number, own)

    def _spread(self, start: int, number: int, own: list[list[int]]) -> None:
        self.part[start] = number
        reached = [start]
        while reached:
            for segment in own[reached.pop()]:
                for town in self.box.segment_towns[segment]:
                    if self.part[town] == NOWHERE:
                        self.part[town] = number
                        reached.append(town)

    def _look_around(self) -> None:
        """Find the segments that touch this track and could join it."""
        box = self.box
        for segment in self.segments:
            for other in box.parallel[segment]:
                self._barred[other] = True
        shut = self._barred[:]
        for segment in self.segments:
            shut[segment] = True
        for town, part in enumerate(self.part):
            if part == NOWHERE:
                continue
            for segment in box.at_town[town]:
                if not shut[segment]:
                    shut[segment] = True
                    self.frontier.append(segment)
        self.frontier.sort()

    def work_out(self) -> None:
        """Work out now what every menu asks, rather than when the first one does."""
        self.purposes()
        self.ends()
        for passenger in range(len(self.box.passenger_from)):
            self.route(passenger, False)
            self.route(passenger, True)

    # What is connected

    def connects(self, town: int) -> bool:
        """§3.8 Whether own track connects a town with home."""
        return 0 <= self.part[town] < len(self.homes)

    def is_joined(self) -> bool:
        """§26.2 Whether all that is connected with a home is one network."""
        return self.part[self.homes[-1]] == 0

    def is_connected(self, segment: int) -> bool:
        """§3.10 Whether a segment of this track is connected with home."""
        return self.connects(self.box.segment_towns[segment][0])

    def part_of(self, segment: int) -> int:
        """The part of the network that a segment touches; NOWHERE if it touches none."""
        for town in self.box.segment_towns[segment]:
            if self.part[town] != NOWHERE:
                return self.part[town]
        return NOWHERE

    def touches(self, segment: int) -> bool:
        """§7.3 Whether a segment touches this track or home."""
        return self.part_of(segment) != NOWHERE

    def touches_beside(self, segment: int, part: int) -> bool:
        """§26.2 Whether a segment touches this track or home elsewhere than in one part of it."""
        return any(self.part[town] not in (NOWHERE, part) for town in self.box.segment_towns[segment])

    def is_parallel(self, segment: int) -> bool:
        """§3.6, §3.7 Whether a segment is parallel to one of this track."""
        return self._barred[segment]

    # How far it is

    def distances(self, town: int, winter: bool) -> list[int]:
        """By town: the shortest way from a town over own track that is connected with home; FAR where there is none."""
        key = town * 2 + winter
        known = self._distances.get(key)
        if known is None:
            known = self._measure(town, self._usable(winter), 0) if self.connects(town) else [FAR] * len(self.part)
            self._distances[key] = known
        return known

    def longest(self, start: int, end: int, winter: bool) -> int:
        """§23.6 The longest segment of the way between two towns on which it is shortest, 1 at least; FAR if none."""
        key = start * 2 + winter
        known = self._longest.get(key)
        if known is None:
            known = self._measure(start, self._usable(winter), 1) if self.connects(start) else [FAR] * len(self.part)
            self._longest[key] = known
        return known[end]

    def _usable(self, winter: bool, limit: int = FAR) -> list[int]:
        """The segments that routes can use, in winter those without snow, as far as they are not too long."""
        snow, distance = self.box.is_snow, self.box.distance
        return [
            segment
            for segment in self.segments
            if segment not in self.shut and not (winter and snow[segment]) and distance[segment] <= limit
        ]

    def _measure(self, town: int, track: list[int], least: int) -> list[int]:
        """By town: the sum of the segments on the way there, or, if it is to be 1 at least, the longest of them."""
        found = [FAR] * len(self.part)
        found[town] = least
        box = self.box
        shorter = True
        while shorter:
            shorter = False
            for segment in track:
                length = box.distance[segment]
                towns = box.segment_towns[segment]
                nearest = FAR
                for end in towns:
                    nearest = min(nearest, found[end])
                reach = max(nearest, length) if least else nearest + length
                for end in towns:
                    if reach < found[end]:
                        found[end] = reach
                        shorter = True
        return found

    def route(self, passenger: int, winter: bool) -> int:
        """§3.9 The length of the shortest own route for a passenger card; FAR where there is none that can be used."""
        key = passenger * 2 + winter
        known = self._routes.get(key)
        if known is None:
            start, end = self.box.passenger_from[passenger], self.box.passenger_to[passenger]
            known = self.distances(start, winter)[end] if self.connects(start) and self.connects(end) else FAR
            self._routes[key] = known
        return known

    def length(self, passenger: int) -> int:
        """§5.6 The shortest way of any season over own track, be it cut off from home; FAR where there is none."""
        known = self.route(passenger, False)
        if known < FAR:
            return known
        return self._measure(self.box.passenger_from[passenger], self._usable(False), 0)[
            self.box.passenger_to[passenger]
        ]

    def links(self, start: int, end: int, winter: bool) -> bool:
        """§16.2 Whether freight can go from one town to another."""
        return self.distances(start, winter)[end] < FAR

    def shortest(self, start: int, end: int, winter: bool) -> tuple[Hop, ...]:
        """§3.9 The shortest way between two towns, hop by hop; no hop where there is none, or none is needed."""
        return self._way(start, end, self._usable(winter)) if self.connects(start) else ()

    def easiest(self, start: int, end: int, winter: bool) -> tuple[Hop, ...]:
        """§23.6 The way on which the longest segment is shortest; of several such, the shortest."""
        if not self.connects(start):
            return ()
        return self._way(start, end, self._usable(winter, self.longest(start, end, winter)))

    def way(self, passenger: int, winter: bool) -> tuple[Hop, ...]:
        """§3.9 The shortest own route for a passenger card, hop by hop."""
        key = passenger * 2 + winter
        known = self._ways.get(key)
        if known is None:
            known = ()
            if self.route(passenger, winter) < FAR:
                known = self.shortest(self.box.passenger_from[passenger], self.box.passenger_to[passenger], winter)
            self._ways[key] = known
        return known

    def _way(self, start: int, end: int, track: list[int]) -> tuple[Hop, ...]:
        """The shortest way between two towns over some track."""
        return hops_back(self.box, self._measure(start, track, 0), end, [(at, self.box.distance[at]) for at in track])

    # What a build is good for

    def purposes(self) -> list[int]:
        """§7.8 By segment of the frontier: ALWAYS, or the passenger cards whose route it shortens, as a bit mask."""
        if len(self._purposes) != len(self.frontier):
            self._purposes = [self._purpose(segment) for segment in self.frontier]
        return self._purposes

    def ends(self) -> list[tuple[int, ...]]:
        """§7.9 By segment of the frontier: the new towns it reaches."""
        if len(self._ends) != len(self.frontier):
            self._ends = [
                tuple([town for town in self.box.segment_towns[segment] if self.part[town] == NOWHERE])
                for segment in self.frontier
            ]
        return self._ends

    def _purpose(self, segment: int) -> int:
        part = NOWHERE
        for town in self.box.segment_towns[segment]:
            here = self.part[town]
            if here == NOWHERE:
                if self.useful[town]:
                    return ALWAYS
            elif part not in (NOWHERE, here):
                return ALWAYS
            else:
                part = here
        return self._shortens(segment) if part < len(self.homes) else 0

    def _shortens(self, segment: int) -> int:
        """The passenger cards whose route, or snow-free route, would be shorter with a segment."""
        box = self.box
        towns = [town for town in box.segment_towns[segment] if self.connects(town)]
        if len(towns) == 1:
            return 0
        length = box.distance[segment]
        cards: int = 0
        for winter in (False, True):
            if winter and box.is_snow[segment]:
                continue
            for passenger in range(len(box.passenger_from)):
                start, end = box.passenger_from[passenger], box.passenger_to[passenger]
                if not self.connects(start) or not self.connects(end):
                    continue
                before, after = self.distances(start, winter), self.distances(end, winter)
                for one in towns:
                    for other in towns:
                        if one != other and before[one] + length + after[other] < before[end]:
                            cards |= 1 << passenger
        return cards
