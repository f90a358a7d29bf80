"""Phase IV, after step 3 of a winter turn: §24 snow plows."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.components import Box
from silverware.games.silverton.events.operations import Plowed, PlowSent
from silverware.games.silverton.moves import Plow
from silverware.games.silverton.printed import SEATS
from silverware.games.silverton.rules.stages import Ask, Step
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import NAMES, PLOW_DIE, POWERS, TRAINS


class AssignPlows(Ask):
    """§24.3 Assign plows to snow segments, all of them before the first roll."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "plow", "24.3")

    def is_idle(self, state: Table) -> bool:
        return len(self.menu(state)) == 1

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        menu: list[Move] = [moves.done]
        plows = sorted(set(state.ready_plows(self.seat)))
        if plows:
            for segment in state.networks[self.seat].segments:
                if is_open(state, self.seat, segment):
                    menu += [moves.plow[segment][plow - TRAINS] for plow in plows if may_clear(state, segment, plow)]
        return menu

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Plow):
            state.serve(self.seat, move.plow)
            state.plowing.append((move.segment, move.plow))
            if state.heard is not None:
                state.heard.append(
                    PlowSent(SEAT_NAMES[self.seat], NAMES[move.plow], state.box.segments_said[move.segment])
                )
            state.ask(self)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if not isinstance(move, Plow):
            return Refusal("Assign plows to snow segments, or be done.", "24.3")
        if move.plow not in state.stock[self.seat]:
            return Refusal("You have no such plow.", "24.3")
        if move.plow not in state.ready_plows(self.seat):
            return Refusal("A plow serves only once a turn.", "24.7")
        if not state.box.is_snow[move.segment]:
            return Refusal("There is no snow on this segment.", "24.3")
        if state.owner[move.segment] != self.seat:
            return Refusal("You can plow only your own track.", "24.3")
        if not state.networks[self.seat].is_connected(move.segment):
            return Refusal("This track is not connected to your network.", "24.4")
        if not may_clear(state, move.segment, move.plow):
            return Refusal("Even a 6 would not clear this segment.", "24.4")
        return Refusal("There is already a plow on this segment.", "24.3")

    def brings(self, state: Table, move: Move) -> Form | None:
        if not isinstance(move, Plow):
            return None
        die = least_die(state.box, move.segment, move.plow)
        return forms.PlowThrow(state.box.segments_said[move.segment], POWERS[move.plow], die)


def is_open(table: Table, seat: Seat, segment: int) -> bool:
    """§24.3, §24.4 Whether plows can be assigned to an own segment; §24.10 by an option more than one."""
    if not table.box.is_snow[segment] or not table.networks[seat].is_connected(segment):
        return False
    return table.terms.options.multiple_plows or segment not in [assigned for assigned, _ in table.plowing]


def may_clear(table: Table, segment: int, plow: int) -> bool:
    """§24.4 Whether a plow could clear a segment."""
    return least_die(table.box, segment, plow) <= PLOW_DIE


def least_die(box: Box, segment: int, plow: int) -> int:
    """§24.5 The least a die must show for a plow to clear a segment; more than 6 if it can't."""
    return max(1, box.distance[segment] - POWERS[plow])


class RollForPlows(Step):
    """§24.5 The plows that were assigned clear their segments, or do not."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "clearing", "24.5")

    def run(self, state: Table, dice: Dice) -> None:
        for segment, plow in sorted(state.plowing):
            die = dice.roll(PLOW_DIE)
            distance = state.box.distance[segment]
            cleared = die >= least_die(state.box, segment, plow)
            if cleared and segment not in state.cleared:
                state.cleared.append(segment)
            if state.heard is not None:
                name = state.box.segments_said[segment]
                state.heard.append(Plowed(SEAT_NAMES[self.seat], NAMES[plow], name, die, distance, cleared))
        state.plowing.clear()


PLOWS: Final = [AssignPlows(seat) for seat in range(SEATS)]
CLEARINGS: Final = [RollForPlows(seat) for seat in range(SEATS)]
