"""§7, §12 Where to build, and what track to do without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.bots.silverton.chances import Chance, earned
from silverware.bots.silverton.choice import best
from silverware.bots.silverton.outlook import Outlook
from silverware.bots.silverton.ways import Way, segments_in
from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.games.silverton.moves import Build, Survey, TakeUp

HOPE: Final = 700
"""With less, in cash and the earnings of two turns, no track is built on a mere hope."""
POVERTY: Final = 250
"""With less cash, and no earnings, track is turned into money."""


def survey(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§7.2 The next segment of the best plan."""
    moves = outlook.seen.box.moves
    open_to_us = {move.segment: move for move in menu if isinstance(move, Survey)}
    for segment in next_segments(outlook):
        if segment in open_to_us:
            return open_to_us[segment]
    return moves.dismantle if is_poor(outlook) and moves.dismantle in menu else moves.rest


def dismantle(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§7.12 Track that is of no use, the longest."""
    return best(menu, TakeUp, lambda move: idle_track(outlook, move.segment), outlook.seen.box.moves.rest, dice)


def build(outlook: Outlook, menu: Sequence[Move], dice: Dice) -> Move:
    """§12.1 Build, and dismantle, what was planned."""
    return best(menu, Move, lambda move: float(isinstance(move, (Build, TakeUp))), outlook.seen.box.moves.done, dice)


def next_segments(outlook: Outlook) -> list[int]:
    """The segments to survey next, the best first, as far as a surveyor may go there and they can be paid for."""
    seen = outlook.seen
    spare, winter = seen.spare, seen.view.winter
    in_a_row = seen.terms.in_a_row and not winter and seen.me.second is None
    found: list[int] = []
    for way in plans(outlook):
        for segment in segments_in(way.segments):
            if segment in found or seen.box.cost[segment] > spare:
                continue
            touches = seen.own.touches(segment) or (in_a_row and seen.soon.touches(segment))
            if touches and not (winter and seen.box.is_snow[segment]):
                found.append(segment)
    return found


def plans(outlook: Outlook) -> list[Way]:
    """The ways that are worth building, the best first."""
    chances = sorted(outlook.chances.all(), key=lambda chance: -chance.worth)
    ways = {chance.way.segments: chance.way for chance in chances if chance.way.segments}
    sure = [chance for chance in chances if chance.sure]
    without = earned(chances, 0)
    spare = outlook.seen.spare
    found: list[tuple[float, Way]] = []
    for way in ways.values():
        worth = earned(chances, way.segments) - without - way.cost
        if worth > 0 and outlook.chances.affords(way.cost, way, spare) and dares(outlook, way, sure):
            found.append((worth / (outlook.ways.delay(way) + 1), way))
    return [way for _, way in sorted(found, key=lambda rated: -rated[0])]


def dares(outlook: Outlook, way: Way, sure: Sequence[Chance]) -> bool:
    """Whether to build on a mere hope, which takes cash to be left or earnings, or for what is sure to pay."""
    if outlook.seen.spare - way.cost + 2 * outlook.worth.earnings >= HOPE:
        return True
    return earned(sure, way.segments) - earned(sure, 0) > way.cost


def is_poor(outlook: Outlook) -> bool:
    """Whether there is hardly any cash, none comes in, and there is time to begin again."""
    seen, worth = outlook.seen, outlook.worth
    return seen.cash < POVERTY and worth.earnings == 0 and worth.left > 3 and len(seen.own.segments) > 1


def idle_track(outlook: Outlook, segment: int) -> float:
    """How much of own track is of no use: its distance, if all that is owned earns as much without it."""
    seen, worth = outlook.seen, outlook.worth
    track = tuple([other for other in seen.own.segments if other != segment])
    without = seen.networks.of(seen.homes, track)
    lost = worth.holdings(seen.own, seen.me.claims) - worth.holdings(without, seen.me.claims)
    whole = all(without.is_connected(other) for other in track)
    return seen.box.distance[segment] if whole and lost <= 0 else 0
