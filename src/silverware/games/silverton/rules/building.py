"""Phase IV, step 2: §12 building, dismantling and taking up track."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.crew import KINDS, NOBODY
from silverware.games.silverton.events.operations import Abandoned, Built, Dismantled, TriedSecond
from silverware.games.silverton.moves import Abandon, Build, TakeUp
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import CUBES, SEATS
from silverware.games.silverton.rules.hiring import promote
from silverware.games.silverton.rules.stages import Ask
from silverware.games.silverton.state import Table

DISMANTLED: Final = 10
"""§12.6 What the bank pays for each unit of distance."""


class LayTrack(Ask):
    """§12.1 Build the segments the surveyors stand on, §12.6 or dismantle them where they are own track."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "build", "12.1")

    def is_idle(self, state: Table) -> bool:
        return not self.pieces(state)

    def pieces(self, state: Table) -> list[int]:
        """The surveyors that have not acted yet."""
        return [piece for piece in state.surveyors(self.seat) if state.works(piece)]

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        menu = [moves.done]
        for piece in self.pieces(state):
            segment = state.at[piece]
            if state.owner[segment] == self.seat:
                if state.networks[self.seat].is_connected(segment):
                    menu.append(moves.take_up[segment])
            elif self.may_build(state, piece, segment):
                menu.append(moves.build[segment])
        return menu

    def may_build(self, state: Table, piece: int, segment: int) -> bool:
        """§12.1, §12.2 Whether a segment can be built and paid for now."""
        network = state.networks[self.seat]
        if state.owner[segment] != NOBODY or state.box.cost[segment] > state.cash[self.seat]:
            return False
        if not state.builds_from(piece, segment) or network.is_parallel(segment):
            return False
        return len(network.segments) < CUBES or len(removable(state, piece, segment)) > 0

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Build):
            piece = surveyor_on(state, self.seat, move.segment)
            state.ask(self)
            if piece == state.second[self.seat] and not succeeds(state, self.seat, move.segment, dice):
                state.come_home(piece)
            elif len(state.networks[self.seat].segments) == CUBES:
                state.ask(MustAbandon(self.seat, move.segment))
            else:
                build(state, self.seat, move.segment)
        elif isinstance(move, TakeUp):
            state.ask(self)
            dismantle(state, self.seat, move.segment)
        else:
            for piece in self.pieces(state):
                state.come_home(piece)

    def refusal(self, state: Table, move: Move) -> Refusal:
        network = state.networks[self.seat]
        if isinstance(move, Build):
            piece = surveyor_on(state, self.seat, move.segment)
            if piece == NOBODY:
                return Refusal("You have no surveyor there.", "12.1")
            if not state.builds_from(piece, move.segment):
                first = state.second[self.seat] == piece
                why = (
                    "You have not built the first of the two segments."
                    if first
                    else "It no longer touches your own track."
                )
                return Refusal(why, "12.5" if first else "12.2")
            if network.is_parallel(move.segment) or state.owner[move.segment] != NOBODY:
                return Refusal("You now own this segment or one parallel to it.", "12.2")
            return Refusal(f"The segment costs ${state.box.cost[move.segment]}.", "6.4")
        if isinstance(move, TakeUp):
            if surveyor_on(state, self.seat, move.segment) == NOBODY or state.owner[move.segment] != self.seat:
                return Refusal("You have no surveyor on own track there.", "12.6")
            return Refusal("This track is not connected to your home city.", "12.7")
        return Refusal("Your surveyors act: build or dismantle where they stand.", "12.1")

    def brings(self, state: Table, move: Move) -> Form | None:
        if isinstance(move, Build):
            second = surveyor_on(state, self.seat, move.segment) == state.second[self.seat]
            return track(state, self.seat, move.segment, second)
        return refund(state, self.seat, move.segment) if isinstance(move, TakeUp) else None


class MustAbandon(Ask):
    """§12.8 All cubes are on the board: take one up to build with it, or do not build."""

    def __init__(self, seat: Seat, segment: int) -> None:
        super().__init__(seat, "abandon", "12.8")
        self.segment = segment

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.MustAbandon(seat_name(self.seat), state.box.segments_said[self.segment])

    def menu(self, state: Table) -> list[Move]:
        moves, piece = state.box.moves, surveyor_on(state, self.seat, self.segment)
        return [moves.rest, *[moves.abandon[segment] for segment in removable(state, piece, self.segment)]]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Abandon):
            state.open_again(move.segment)
            if state.heard is not None:
                state.heard.append(Abandoned(SEAT_NAMES[self.seat], state.box.segments_said[move.segment]))
            build(state, self.seat, self.segment)
        else:
            state.come_home(surveyor_on(state, self.seat, self.segment))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Abandon) and state.owner[move.segment] == self.seat:
            return Refusal("The new segment would no longer touch your own track.", "12.8")
        return Refusal("Choose own track to take up, or let the surveyor rest.", "12.8")

    def brings(self, state: Table, move: Move) -> Form | None:
        return track(state, self.seat, self.segment, False) if isinstance(move, Abandon) else None


def track(table: Table, seat: Seat, segment: int, second: bool) -> forms.Track:
    """§12.1 What it costs a seat to build a segment, §12.3 be it the second of two in a row."""
    box, part = table.box, table.networks[seat].part
    cost = box.cost[segment]
    return forms.Track(
        segment=box.segments_said[segment],
        cost=cost,
        left=table.cash[seat] - cost,
        above=box.distance[segment] if second else None,
        towns=tuple([box.towns_said[town] for town in box.segment_towns[segment] if part[town] == NOWHERE]),
    )


def refund(table: Table, seat: Seat, segment: int) -> forms.Refund:
    """§12.6 What a seat gets for a segment that it dismantles."""
    pays = DISMANTLED * table.box.distance[segment]
    return forms.Refund(table.box.segments_said[segment], pays, table.cash[seat] + pays)


def removable(table: Table, piece: int, segment: int) -> list[int]:
    """§12.8 The own track without which a new segment still touches own track or home, §26.2 of this surveyor's."""
    box, seat = table.box, piece // KINDS
    network, beyond = table.networks[seat], table.part_beyond(piece)
    own = network.segments
    towns = [town for town in box.segment_towns[segment] if network.part[town] != beyond or beyond == NOWHERE]
    if any(home in towns for home in table.homes(seat)):
        return own
    touching = [other for town in towns for other in box.at_town[town] if table.owner[other] == seat]
    if len(touching) > 1:
        return own
    return [other for other in own if other not in touching]


def succeeds(table: Table, seat: Seat, segment: int, dice: Dice) -> bool:
    """§12.3 Two dice must show more than the distance of a second segment."""
    thrown = (dice.roll(6), dice.roll(6))
    distance = table.box.distance[segment]
    if table.heard is not None:
        table.heard.append(TriedSecond(SEAT_NAMES[seat], table.box.segments_said[segment], thrown, distance))
    return thrown[0] + thrown[1] > distance


def surveyor_on(table: Table, seat: Seat, segment: int) -> int:
    """The surveyor of a seat that stands there and has not acted yet; NOBODY where none does."""
    for piece in table.surveyors(seat):
        if table.at[piece] == segment and table.works(piece):
            return piece
    return NOBODY


def build(table: Table, seat: Seat, segment: int) -> None:
    """§12.1 A seat pays for the segment a surveyor stands on and puts its cube there."""
    cost = table.box.cost[segment]
    piece = surveyor_on(table, seat, segment)
    table.come_home(piece)
    table.pay(seat, cost)
    table.owner[segment] = seat
    if table.heard is not None:
        table.heard.append(Built(SEAT_NAMES[seat], table.box.segments_said[segment], cost))
    table.look_at_track(seat)
    promote(table, piece)


def dismantle(table: Table, seat: Seat, segment: int) -> None:
    """§12.6 A seat takes its cube back, and the bank pays for it."""
    pay = DISMANTLED * table.box.distance[segment]
    table.open_again(segment)
    if table.heard is not None:
        table.heard.append(Dismantled(SEAT_NAMES[seat], table.box.segments_said[segment], pay))
    table.earn(seat, pay)
    table.look_at_track(seat)


BUILDS: Final = [LayTrack(seat) for seat in range(SEATS)]
