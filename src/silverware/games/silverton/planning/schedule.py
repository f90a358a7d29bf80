"""How many turns a sketch takes: what the free surveyors are placed on turn by turn, and the odds of the second."""

from __future__ import annotations

from math import ceil
from typing import Final

from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.crew import NOBODY
from silverware.games.silverton.forms import Place, PlaceSurveyor
from silverware.games.silverton.network import NOWHERE, Network
from silverware.games.silverton.planning.ground import Ground
from silverware.games.silverton.planning.sheets import Schedule, Season
from silverware.games.silverton.printed import TURNS

THROWS: Final = 36
LONGEST: Final = 60
"""Turns after which nobody plans on."""


def odds_of_second(distance: int) -> int:
    """§12.3 In how many of 36 throws two dice show more than a distance."""
    return len([1 for one in range(1, 7) for other in range(1, 7) if one + other > distance])


def is_placing(ground: Ground) -> bool:
    """§7.1 Whether the seat is still to place pieces this turn, or is about to."""
    name = SEAT_NAMES[ground.seat]
    return any(isinstance(stage, Place) and stage.seat == name for stage in ground.view.agenda)


class Works:
    """A sketch as work for surveyors; `built` is always a bit mask of its segments."""

    def __init__(self, ground: Ground, strokes: list[int]) -> None:
        view = ground.view
        self.ground = ground
        self.strokes = strokes
        self.all: int = (1 << len(strokes)) - 1
        self.odds = [odds_of_second(ground.box.distance[at]) for at in strokes]
        self.depth = [self._depth(at) for at in range(len(strokes))]
        surveyors = [piece for piece in ground.me.pieces if piece.kind == "surveyor"]
        homes = list(ground.me.homes)
        base = {piece.name: homes.index(piece.based) if piece.based in homes else NOBODY for piece in surveyors}
        free = [piece for piece in surveyors if piece.status in ("home", "out", "tied")]
        self.crew = [base[piece.name] for piece in free]
        """By free surveyor: the home to which it is assigned; NOBODY where to none."""
        asking = view.asking
        in_hand = asking.piece if isinstance(asking, PlaceSurveyor) and view.asked == ground.seat else ""
        self.placing = is_placing(ground)
        self.ready = [
            base[piece.name]
            for piece in free
            if self.placing and piece.status == "home" and (not piece.sent or piece.name == in_hand)
        ]
        """Those that can still be placed this turn."""
        self.standing: int = 0
        self.standing_second: int = NOWHERE
        for piece in free:
            at = ground.segments.get(piece.at or "", NOWHERE)
            if piece.status == "out" and at in strokes:
                self.standing |= 1 << strokes.index(at)
                if piece.name == ground.me.second:
                    self.standing_second = strokes.index(at)
        self.start = view.round if self.ready or self.standing else view.round + 1
        self._means: dict[tuple[int, int], float] = {}

    def _depth(self, at: int) -> int:
        """How many segments of the sketch can follow one after the other behind it: what leads farthest goes first."""
        box, network = self.ground.box, self.ground.network
        towns = {town for town in box.segment_towns[self.strokes[at]] if network.part[town] == NOWHERE}
        left = [other for other in self.strokes if other != self.strokes[at]]
        depth = 0
        while True:
            near = [
                other
                for other in left
                if any(town in towns for town in box.segment_towns[other]) and not network.touches(other)
            ]
            if not near:
                return depth
            depth += 1
            left = [other for other in left if other not in near]
            towns = {town for other in near for town in box.segment_towns[other]}

    def network(self, built: int) -> Network:
        """The seat's network with some of the sketch built."""
        own = self.ground.network
        new = [segment for at, segment in enumerate(self.strokes) if built >> at & 1]
        return Network(self.ground.box, own.homes, own.useful, sorted([*own.segments, *new])) if new else own

    def is_winter(self, turn: int) -> bool:
        return turn <= TURNS and self.ground.box.is_winter[turn]

    def placed(self, turn: int, built: int) -> tuple[int, int]:
        """§7.3 to §7.6 What is placed in a turn, as a mask, and which of it is the second of two in a row."""
        box, winter = self.ground.box, self.is_winter(turn)
        now = turn == self.ground.view.round
        crew = self.ready[:] if now else self.crew[:]
        chosen = self.standing & ~built if now else 0
        second = self.standing_second if now else NOWHERE
        network = self.network(built)
        order = sorted(range(len(self.strokes)), key=lambda at: (-self.depth[at], at))
        order = [
            at for at in order if not (built | chosen) >> at & 1 and not (winter and box.is_snow[self.strokes[at]])
        ]
        for at in order:
            able = [base for base in crew if self._builds_from(network, base, self.strokes[at])]
            if able:
                crew.remove(able[0])
                chosen |= 1 << at
        if crew and chosen and second == NOWHERE and self.ground.terms.in_a_row and not winter:
            ends = {
                town
                for at, segment in enumerate(self.strokes)
                if chosen >> at & 1
                for town in box.segment_towns[segment]
                if network.part[town] == NOWHERE
            }
            for at in order:
                towns = box.segment_towns[self.strokes[at]]
                if (
                    second == NOWHERE
                    and not chosen >> at & 1
                    and self.odds[at]
                    and not network.touches(self.strokes[at])
                    and any(town in ends for town in towns)
                ):
                    second = at
                    chosen |= 1 << at
        return chosen, second

    def _builds_from(self, network: Network, base: int, segment: int) -> bool:
        """§7.3, §26.2 Whether a surveyor that is assigned to a home can be placed there."""
        return network.touches_beside(segment, NOWHERE if base == NOBODY or network.is_joined() else 1 - base)

    def turns(self, succeeds: bool) -> int:
        """How many turns it takes if every second segment succeeds, or none; LONGEST where it never ends."""
        turn, built = self.start, 0
        while built != self.all and turn - self.start < LONGEST:
            chosen, second = self.placed(turn, built)
            built |= chosen if succeeds or second == NOWHERE else chosen & ~(1 << second)
            turn += 1
        return turn - self.start

    def mean(self, turn: int, built: int) -> float:
        """How many turns it takes on average from a turn on."""
        if built == self.all or turn - self.start >= LONGEST:
            return 0.0
        key = (turn, built)
        known = self._means.get(key)
        if known is None:
            chosen, second = self.placed(turn, built)
            known = 1.0 + self.mean(turn + 1, built | chosen)
            if second != NOWHERE:
                good = self.odds[second] / THROWS
                failed = 1.0 + self.mean(turn + 1, built | (chosen & ~(1 << second)))
                known = good * known + (1 - good) * failed
            self._means[key] = known
        return known

    def seasons(self) -> tuple[Season, ...]:
        """What is placed turn by turn, if every second segment succeeds."""
        found: list[Season] = []
        turn, built, names = self.start, 0, self.ground.box.segments_said
        while built != self.all:
            chosen, second = self.placed(turn, built)
            found.append(
                Season(
                    turn=turn,
                    winter=self.is_winter(turn),
                    segments=tuple([names[each] for at, each in enumerate(self.strokes) if chosen >> at & 1]),
                    second=None if second == NOWHERE else names[self.strokes[second]],
                )
            )
            built |= chosen
            turn += 1
        return tuple(found)


def schedule(ground: Ground, strokes: list[int]) -> Schedule | None:
    """How long segments take that all can be built; None where there are none, or the surveyors never end."""
    works = Works(ground, strokes)
    if not strokes or not works.crew:
        return None
    most = works.turns(False)
    if most >= LONGEST:
        return None
    mean = works.mean(works.start, 0)
    return Schedule(
        crew=len(works.crew),
        fewest=works.turns(True),
        most=most,
        mean=round(mean, 2),
        start=works.start,
        done=works.start + ceil(round(mean, 6)) - 1,
        seasons=works.seasons(),
    )
