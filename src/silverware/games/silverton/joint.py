"""The networks of two seats as one: §29.2 how far it is over both, and how much of that is whose."""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.forms import Hop
from silverware.games.silverton.network import FAR, Network, hops_back

SCALE: Final = 10_000
"""A way is written as its length times this, and how much of it is the first seat's: the least is the best way."""


TEN: Final = 10


class Joint:
    """§29.2 The track of two seats, the one with the lower player number first. Like a network it is a value."""

    def __init__(self, first: Network, second: Network) -> None:
        self.box = first.box
        self.steps: list[tuple[int, int]] = []
        """Each segment of the two networks, with what it adds to a way."""
        self.apart: list[tuple[int, int]] = []
        """Likewise each segment of their track that is cut off from home."""
        for network, scale in ((first, SCALE + 1), (second, SCALE)):
            for segment in network.segments:
                step = (segment, scale * self.box.distance[segment])
                if not network.is_connected(segment):
                    self.apart.append(step)
                elif segment not in network.shut:
                    self.steps.append(step)
        self._ways: dict[int, int] = {}
        self._hops: dict[int, tuple[Hop, ...]] = {}

    def length(self, passenger: int, winter: bool) -> int:
        """§29.2 The length of the joint route for a passenger card; FAR where there is none that can be used."""
        return self._way(passenger, winter) // SCALE

    def way(self, passenger: int, winter: bool) -> tuple[Hop, ...]:
        """§29.2 The joint route for a passenger card, hop by hop."""
        key = passenger * 2 + winter
        known = self._hops.get(key)
        if known is None:
            usable = self._usable(winter)
            far = self._measure(self.box.passenger_from[passenger], usable)
            known = hops_back(self.box, far, self.box.passenger_to[passenger], usable)
            self._hops[key] = known
        return known

    def anyhow(self, passenger: int) -> int:
        """§5.6 The shortest way of any season over their track, be it cut off from home; FAR where there is none."""
        known = self.length(passenger, False)
        if known < FAR:
            return known
        start, end = self.box.passenger_from[passenger], self.box.passenger_to[passenger]
        return self._measure(start, [*self.steps, *self.apart])[end] // SCALE

    def part(self, passenger: int, winter: bool) -> int:
        """§29.7 How much of the joint route is the first seat's."""
        return self._way(passenger, winter) % SCALE

    def is_shared(self, passenger: int, winter: bool) -> bool:
        """§29.3 Whether there is a joint route of which each has some."""
        return 0 < self.part(passenger, winter) < self.length(passenger, winter) < FAR

    def shares(self, passenger: int, winter: bool, price: int) -> tuple[int, int]:
        """§29.7 What the two pay: the shorter part its share of the price, to the nearest $10, the longer the rest."""
        whole, first = self.length(passenger, winter), self.part(passenger, winter)
        shorter = min(first, whole - first)
        less = (2 * price * shorter + TEN * whole) // (2 * TEN * whole) * TEN
        return (less, price - less) if first < whole - first else (price - less, less)

    def _way(self, passenger: int, winter: bool) -> int:
        key = passenger * 2 + winter
        known = self._ways.get(key)
        if known is None:
            start, end = self.box.passenger_from[passenger], self.box.passenger_to[passenger]
            known = self._measure(start, self._usable(winter))[end]
            self._ways[key] = known
        return known

    def _usable(self, winter: bool) -> list[tuple[int, int]]:
        return [step for step in self.steps if not (winter and self.box.is_snow[step[0]])]

    def _measure(self, start: int, usable: list[tuple[int, int]]) -> list[int]:
        """By town: the best way to it; FAR times SCALE where there is none."""
        box = self.box
        best = [FAR * SCALE] * len(box.town_names)
        best[start] = 0
        better = True
        while better:
            better = False
            for segment, step in usable:
                towns = box.segment_towns[segment]
                nearest = min([best[town] for town in towns])
                for town in towns:
                    if nearest + step < best[town]:
                        best[town] = nearest + step
                        better = True
        return best
