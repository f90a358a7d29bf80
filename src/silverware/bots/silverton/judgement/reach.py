"""The cheapest ways by which a seat could join towns to its network, one after the other."""

from __future__ import annotations

from typing import Final

from silverware.bots.silverton.judgement.standing import Standing
from silverware.games.silverton.crew import NOBODY
from silverware.games.silverton.network import NOWHERE

HASTE: Final = 60
"""What a segment costs besides money: somebody has to go there."""
CROWD: Final = 150
"""What a segment costs more on which others stand."""
SNOW: Final = 20
"""What a segment costs more that is closed in winter."""
OUT_OF_REACH: Final = 1_000_000


class Reach:
    """The network of a seat with track it means to build, and the cheapest ways on from there."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        table, seat = standing.table, standing.seat
        box = table.box
        network = table.networks[seat]
        self.joined = standing.joined[:]
        self.price: list[int] = []
        """By segment: what it costs to build; OUT_OF_REACH where it cannot be built."""
        crowd: set[int] = set()
        for other in range(table.seats):
            if other != seat:
                for piece in table.surveyors(other):
                    if table.stands(piece):
                        crowd.add(table.at[piece])
        for segment in range(len(box.cost)):
            if table.owner[segment] == seat:
                self.price.append(0)
            elif table.owner[segment] != NOBODY or network.is_parallel(segment):
                self.price.append(OUT_OF_REACH)
            elif segment in standing.on_track:
                self.price.append(box.cost[segment])
            else:
                more = HASTE + (CROWD if segment in crowd else 0) + (SNOW if box.is_snow[segment] else 0)
                self.price.append(box.cost[segment] + more)
        self.far: list[int] = []
        """By town: what the cheapest way there costs."""
        self.back: list[int] = []
        """By town: the last segment of that way."""
        self.before: list[int] = []
        """By town: the town before it on that way."""
        self.measure()

    def lay(self, track: list[int]) -> None:
        """Mean to build this track."""
        box = self.standing.table.box
        for segment in track:
            self.price[segment] = 0
            for town in box.segment_towns[segment]:
                self.joined[town] = True
            for other in box.parallel[segment]:
                self.price[other] = OUT_OF_REACH
        self.measure()

    def measure(self) -> None:
        """Find the cheapest way to every town."""
        hops, price = self.standing.facts.hops, self.price
        towns = len(self.joined)
        self.far = [0 if joined else OUT_OF_REACH for joined in self.joined]
        self.back = [NOWHERE] * towns
        self.before = [NOWHERE] * towns
        queue = [town for town in range(towns) if self.joined[town]]
        queued = self.joined[:]
        head = 0
        while head < len(queue):
            town = queue[head]
            head += 1
            queued[town] = False
            so_far = self.far[town]
            for segment, other in hops[town]:
                cost = so_far + price[segment]
                if cost < self.far[other]:
                    self.far[other] = cost
                    self.back[other] = segment
                    self.before[other] = town
                    if not queued[other]:
                        queued[other] = True
                        queue.append(other)

    def way(self, towns: list[int]) -> list[int] | None:
        """The track to build that joins these towns, from the network outwards; None where they cannot be joined."""
        found: list[int] = []
        for town in towns:
            if self.far[town] >= OUT_OF_REACH:
                return None
            steps: list[int] = []
            at = town
            while self.back[at] != NOWHERE:
                segment = self.back[at]
                if self.price[segment] > 0 and segment not in found:
                    steps.append(segment)
                at = self.before[at]
            steps.reverse()
            found += steps
        return found
