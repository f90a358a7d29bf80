"""Phase III, first half: §9 disputes of surveyors."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat, SeatName, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.crew import KINDS, NOBODY, OUT, TIED
from silverware.games.silverton.events.disputes import CalledDispute, Disputed, MovedOver, Throw
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import DISCS, SEATS, SEGMENTS
from silverware.games.silverton.rules.stages import AskOfPiece, Step
from silverware.games.silverton.state import Table

NATURAL: Final = 2
"""§9.7 Both dice show 1."""


# §9.1 Throwing the dice


class Contest:
    """Two dice for every side of a dispute: a piece, §29.6 or two prospectors, each with one of the dice."""

    def __init__(self, sides: list[list[int]], bonuses: list[int], dice: Dice) -> None:
        self.sides = sides
        self.bonuses = bonuses
        self.dice = [(dice.roll(6), dice.roll(6)) for _ in sides]
        self.totals = [one + other + bonuses[at] for at, (one, other) in enumerate(self.dice)]
        self.highest = max(self.totals)

    def winner(self) -> list[int]:
        """The side with the highest total; nobody where it is a tie."""
        if self.totals.count(self.highest) > 1:
            return []
        return self.sides[self.totals.index(self.highest)]

    def winning_seat(self) -> SeatName | None:
        """Whose piece has won, as events tell it."""
        winner = self.winner()
        return SEAT_NAMES[winner[0] // KINDS] if winner else None

    def throws(self, table: Table) -> tuple[Throw, ...]:
        """The dice as events tell them."""
        return tuple([thrown(table, side, self.dice[at], self.bonuses[at]) for at, side in enumerate(self.sides)])

    def settle(self, table: Table) -> None:
        """§9.2, §9.4 Losers go home and tied pieces stay; §9.8 arrests come after the result."""
        winner = self.winner()
        for at, side in enumerate(self.sides):
            arrested = self.dice[at][0] + self.dice[at][1] == NATURAL
            for piece in side:
                if arrested and table.is_free(piece):
                    table.jail(piece)
                if piece in winner:
                    if table.terms.hiring:
                        table.won.append(piece)
                elif table.is_free(piece) and not winner and self.totals[at] == self.highest:
                    table.status[piece] = TIED
                else:
                    table.send_home(piece)


def thrown(table: Table, side: list[int], dice: tuple[int, int], bonus: int) -> Throw:
    """The dice of one side as events tell them."""
    partner = SEAT_NAMES[side[1] // KINDS] if len(side) > 1 else None
    total = dice[0] + dice[1] + bonus
    return Throw(SEAT_NAMES[side[0] // KINDS], table.name_of(side[0]), dice, bonus, total, partner)


# §9.1 The surveyors in one box


class ResolveDisputes(Step):
    """§9.3 The disputes of surveyors are put on the stack; §9.6 before the dice some may move over."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "resolve", "9.3")

    def run(self, state: Table, dice: Dice) -> None:
        for piece, status in enumerate(state.status):
            if status == TIED:
                state.status[piece] = OUT
        state.ask(SPECIALS)
        for segment in sorted(disputed(state), reverse=True):
            state.ask(SEGMENT_DISPUTES[segment])
            if state.box.twins[segment]:
                for piece in reversed(state.standing_on(segment)):
                    state.ask(MOVE_OVERS[piece])


def disputed(table: Table) -> list[int]:
    """The segments on which several surveyors stand."""
    found: list[int] = []
    seen: list[int] = []
    for piece, status in enumerate(table.status):
        if status == OUT and piece % KINDS < DISCS:
            segment = table.at[piece]
            if segment in seen and segment not in found:
                found.append(segment)
            seen.append(segment)
    return found


class SettleSegment(Step):
    """§9.1 The surveyors in one box roll for it."""

    def __init__(self, segment: int) -> None:
        super().__init__(SPECTATOR, "dispute", "9.1")
        self.segment = segment

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.SettleSegment(state.box.segments_said[self.segment])

    def run(self, state: Table, dice: Dice) -> None:
        pieces = state.standing_on(self.segment)
        if len(pieces) > 1:
            throw(state, pieces, state.box.segments_said[self.segment], dice)


def throw(table: Table, pieces: list[int], over: str, dice: Dice) -> None:
    """§9.1 Two dice and the bonus for each surveyor."""
    contest = Contest([[piece] for piece in pieces], [table.bonus[piece] for piece in pieces], dice)
    if table.heard is not None:
        table.heard.append(Disputed(over, contest.throws(table), contest.winning_seat()))
    contest.settle(table)


class MayMoveOver(AskOfPiece):
    """§9.6 Before the dice a surveyor may move to the open twin."""

    def __init__(self, piece: int) -> None:
        super().__init__(piece, "move-over", "9.6")

    def is_idle(self, state: Table) -> bool:
        segment = state.at[self.piece]
        return len(state.standing_on(segment)) == 1 or open_twin(state, segment) == NOWHERE

    def menu(self, state: Table) -> list[Move]:
        return [state.box.moves.stay, state.box.moves.move_over]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if move is state.box.moves.move_over:
            twin = open_twin(state, state.at[self.piece])
            state.at[self.piece] = twin
            if state.heard is not None:
                state.heard.append(
                    MovedOver(SEAT_NAMES[self.seat], state.name_of(self.piece), state.box.segments_said[twin])
                )

    def refusal(self, state: Table, move: Move) -> Refusal:
        return Refusal("Before the dice, let the surveyor stay or move over to the open twin.", "9.6")


def open_twin(table: Table, segment: int) -> int:
    """§9.6 A twin with neither cube nor surveyor, §9.8 be it one that won there and is in jail; NOWHERE if none."""
    taken = [table.at[piece] for seat in table.order for piece in table.surveyors(seat)]
    for twin in table.box.twins[segment]:
        closed = table.is_winter() and table.box.is_snow[twin]
        if table.owner[twin] == NOBODY and not closed and twin not in taken:
            return twin
    return NOWHERE


# §9.9 Special disputes


class FindSpecials(Step):
    """§9.10 After the other disputes: who is in whose way is asked, §9.12 in turn order of those who may call."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "specials", "9.10")

    def run(self, state: Table, dice: Dice) -> None:
        building = builders(state)
        calls = [
            MayCall(caller, other)
            for caller in building
            for other in building
            if caller // KINDS != other // KINDS and are_in_the_way(state, caller, other)
        ]
        for call in reversed(calls):
            state.ask(call)


def builders(table: Table) -> list[int]:
    """The surveyors that can still build this turn, in turn order."""
    return [
        piece
        for seat in table.order
        for piece in table.surveyors(seat)
        if table.works(piece) and table.owner[table.at[piece]] == NOBODY
    ]


def meeting(table: Table, caller: int, other: int) -> list[int]:
    """The towns where the segments of two surveyors meet."""
    theirs = table.box.segment_towns[table.at[other]]
    return [town for town in table.box.segment_towns[table.at[caller]] if town in theirs]


def are_in_the_way(table: Table, caller: int, other: int) -> bool:
    """§9.9 Whether two surveyors come to a town from which only one of them could go on."""
    box = table.box
    mine, theirs = table.at[caller], table.at[other]
    if mine == theirs or theirs in box.parallel[mine]:
        return False
    for town in meeting(table, caller, other):
        if table.terms.useful[town] or not comes_to(table, caller, town) or not comes_to(table, other, town):
            continue
        onward = [
            segment for segment in box.at_town[town] if segment not in (mine, theirs) and table.owner[segment] == NOBODY
        ]
        arriving = [piece for piece in builders(table) if table.at[piece] in onward and comes_to(table, piece, town)]
        if onward and len(onward) - len(arriving) <= 1:
            return True
    return False


def comes_to(table: Table, piece: int, town: int) -> bool:
    """§9.9 Whether a surveyor builds towards a town, from own track or from the first of two segments in a row."""
    box, seat, segment = table.box, piece // KINDS, table.at[piece]
    network = table.networks[seat]
    if network.part[town] != NOWHERE:
        return False
    if network.touches(segment):
        return True
    firsts = [table.at[first] for first in table.surveyors(seat) if first != piece and table.works(first)]
    touched = [end for first in firsts for end in box.segment_towns[first] if end != town]
    return len([end for end in box.segment_towns[segment] if end in touched]) > 0


class MayCall(AskOfPiece):
    """§9.10 A seat whose surveyor is in another's way, §9.12 and still is, may call for a special dispute."""

    def __init__(self, piece: int, other: int) -> None:
        super().__init__(piece, "special", "9.10")
        self.other = other

    def form(self, state: Table, seat: Seat) -> Form:
        against, other = seat_name(self.other // KINDS), state.name_of(self.other)
        return forms.MayCall(seat_name(self.seat), state.name_of(self.piece), against, other)

    def is_idle(self, state: Table) -> bool:
        working = state.works(self.piece) and state.works(self.other)
        return not working or not are_in_the_way(state, self.piece, self.other)

    def menu(self, state: Table) -> list[Move]:
        return [state.box.moves.let_be, state.box.moves.call]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        called = move is state.box.moves.call
        town = state.box.towns_said[meeting(state, self.piece, self.other)[0]]
        if state.heard is not None:
            state.heard.append(CalledDispute(SEAT_NAMES[self.seat], SEAT_NAMES[self.other // KINDS], town, called))
        if called:
            first = state.order.index(self.seat) < state.order.index(self.other // KINDS)
            throw(state, [self.piece, self.other] if first else [self.other, self.piece], town, dice)

    def refusal(self, state: Table, move: Move) -> Refusal:
        return Refusal("Only one of two surveyors can go on from here: call for a dispute, or let it be.", "9.10")


RESOLVE: Final = ResolveDisputes()
SPECIALS: Final = FindSpecials()
SEGMENT_DISPUTES: Final = [SettleSegment(segment) for segment in range(SEGMENTS)]
MOVE_OVERS: Final = [MayMoveOver(piece) for piece in range(SEATS * KINDS)]
