"""The rules about track read slowly: no cache, no shortcut. What the engine answers fast must be the same."""

from __future__ import annotations

from silverware.games.silverton.crew import KINDS, NOBODY, OUT, TIED
from silverware.games.silverton.printed import DISCS
from silverware.games.silverton.state import GONE, Table

FAR = 10**6


class Track:
    """The track of a seat, as if some segments more were built."""

    def __init__(self, table: Table, seat: int, more: tuple[int, ...] = ()) -> None:
        self.table = table
        self.box = table.box
        self.own = [at for at, owner in enumerate(table.owner) if owner == seat or at in more]
        self.parts: list[set[int]] = []
        groups = [{table.homes(seat)[0]}, *[set(self.box.segment_towns[at]) for at in self.own]]
        for group in groups:
            apart = [part for part in self.parts if part.isdisjoint(group)]
            joined = set(group).union(*[part for part in self.parts if not part.isdisjoint(group)])
            self.parts = [*apart, joined]
        self.network = next(part for part in self.parts if table.homes(seat)[0] in part)

    def touches(self, segment: int) -> list[set[int]]:
        """The parts of this track, the home city's too, that a segment touches."""
        return [part for part in self.parts if not part.isdisjoint(self.box.segment_towns[segment])]

    def is_parallel(self, segment: int) -> bool:
        return any(other in self.own for other in self.box.parallel[segment])

    def distance(self, start: int, end: int, *, winter: bool) -> int:
        """§3.9 The shortest route; FAR where there is none."""
        if start not in self.network:
            return FAR
        far = {start: 0}
        for _ in self.network:
            for at in self.own:
                if winter and self.box.is_snow[at]:
                    continue
                towns = self.box.segment_towns[at]
                nearest = min([far.get(town, FAR) for town in towns])
                for town in towns:
                    far[town] = min(far.get(town, FAR), nearest + self.box.distance[at])
        return min(far.get(end, FAR), FAR)

    def longest(self, start: int, end: int, *, winter: bool) -> int:
        """§23.6 The shortest length with which one still gets there if all longer segments are shut; 1 at least."""
        if start not in self.network:
            return FAR
        for length in sorted({1, *self.box.distance}):
            reached = {start}
            for _ in self.network:
                for at in self.own:
                    towns = self.box.segment_towns[at]
                    shut = self.box.distance[at] > length or (winter and self.box.is_snow[at])
                    if not shut and not reached.isdisjoint(towns):
                        reached.update(towns)
            if end in reached:
                return length
        return FAR


def serves(table: Table, seat: int, segment: int, first: tuple[int, ...] = ()) -> bool:
    """§7.8, §7.9 Whether a build has a purpose."""
    box = table.box
    track = Track(table, seat, first)
    parts = track.touches(segment)
    if len(parts) > 1:
        return True
    for town in box.segment_towns[segment]:
        if town in parts[0]:
            continue
        if table.terms.useful[town]:
            return True
        for further in box.at_town[town]:
            is_open = table.owner[further] == NOBODY and further not in (segment, *first)
            leads_out = any(end not in parts[0] and end != town for end in box.segment_towns[further])
            if is_open and leads_out and further not in box.parallel[segment] and not track.is_parallel(further):
                return True
    longer = Track(table, seat, (*first, segment))
    for card in table.terms.passengers:
        start, end = box.passenger_from[card], box.passenger_to[card]
        if table.passenger[card] != GONE and {start, end} <= track.network:
            for winter in (False, True):
                if longer.distance(start, end, winter=winter) < track.distance(start, end, winter=winter):
                    return True
    return False


def surveyable(table: Table, piece: int) -> set[int]:
    """§7 Where a surveyor may be placed to build."""
    box = table.box
    seat = piece // KINDS
    track = Track(table, seat)
    pieces = [other for other in range(seat * KINDS, seat * KINDS + DISCS) if other != piece]
    standing = [table.at[other] for other in pieces if table.status[other] in (OUT, TIED)]
    building = [at for at in standing if table.owner[at] == NOBODY]
    found = set()
    for at in range(len(table.owner)):
        if table.owner[at] != NOBODY or track.is_parallel(at) or at in building:
            continue
        if any(other in box.parallel[at] for other in building) or (table.is_winter() and box.is_snow[at]):
            continue
        if track.touches(at):
            if serves(table, seat, at):
                found.add(at)
        elif table.terms.in_a_row and not table.is_winter() and table.second[seat] == NOBODY:
            for first in building:
                meet = not set(box.segment_towns[first]).isdisjoint(box.segment_towns[at])
                if meet and track.touches(first) and serves(table, seat, at, (first,)):
                    found.add(at)
    return found
