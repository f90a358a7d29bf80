"""Option: §32 hiring and advancing."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silverton.crew import ABSENT, DEAD, HOME, KINDS
from silverware.games.silverton.events.fines import Engaged, Promoted
from silverware.games.silverton.moves import Engage
from silverware.games.silverton.printed import DISCS, MIX, SEATS, WAGE
from silverware.games.silverton.rules.stages import Ask, cost
from silverware.games.silverton.rules.stationing import STATIONS
from silverware.games.silverton.state import Table


def crew_of(table: Table, seat: Seat) -> list[int]:
    """§32.5 A seat's pieces, except the dead."""
    first = seat * KINDS
    return [piece for piece in range(first, first + KINDS) if table.status[piece] not in (ABSENT, DEAD)]


def has_disc(table: Table, seat: Seat, prospector: bool, bonus: int) -> bool:
    """§32.3 Whether a seat has a disc left of that kind, with that bonus."""
    used = [
        piece
        for piece in crew_of(table, seat)
        if (piece % KINDS >= DISCS) == prospector and table.bonus[piece] == bonus
    ]
    return len(used) < table.terms.colours * MIX[bonus]


class MayEngage(Ask):
    """§32.4 Hire a surveyor or a prospector."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "engage", "32.4")

    def is_idle(self, state: Table) -> bool:
        return not self.kinds(state)

    def kinds(self, state: Table) -> list[bool]:
        """What could be hired: whether a prospector."""
        if len(crew_of(state, self.seat)) >= state.terms.most_pieces:
            return []
        return [prospector for prospector in (False, True) if has_disc(state, self.seat, prospector, 0)]

    def place(self, state: Table, prospector: bool) -> int:
        """The piece that would be hired: the first that is dead, or else not in the game yet."""
        pieces = state.prospectors(self.seat) if prospector else state.surveyors(self.seat)
        dead = [piece for piece in pieces if state.status[piece] == DEAD]
        return dead[0] if dead else next(piece for piece in pieces if state.status[piece] == ABSENT)

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        if state.cash[self.seat] < WAGE:
            return [moves.wait]
        return [moves.wait, *[moves.engage[prospector] for prospector in self.kinds(state)]]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Engage):
            piece = self.place(state, move.prospector)
            state.pay(self.seat, WAGE)
            state.status[piece] = HOME
            state.bonus[piece] = 0
            state.fines[piece] = 0
            state.killed[piece] = 0
            if state.heard is not None:
                state.heard.append(Engaged(SEAT_NAMES[self.seat], state.name_of(piece), WAGE))
            if len(state.homes(self.seat)) > 1:
                state.ask(STATIONS[self.seat])

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Engage):
            if move.prospector not in self.kinds(state):
                return Refusal("There is no disc left for another piece.", "32.3")
            return Refusal(f"A new piece costs ${WAGE}.", "32.4")
        return Refusal("A piece may be hired: a surveyor, a prospector, or none.", "32.4")

    def brings(self, state: Table, move: Move) -> Form | None:
        return cost(state, self.seat, WAGE) if isinstance(move, Engage) else None


def promote(table: Table, piece: int) -> None:
    """§32.6 A piece that has won a dispute, and got what it was about, goes up by 1 if there is a disc for it."""
    if piece not in table.won:
        return
    table.won = [other for other in table.won if other != piece]
    bonus = table.bonus[piece] + 1
    if bonus < len(MIX) and has_disc(table, piece // KINDS, piece % KINDS >= DISCS, bonus):
        table.bonus[piece] = bonus
        if table.heard is not None:
            table.heard.append(Promoted(SEAT_NAMES[piece // KINDS], table.name_of(piece), bonus))


ENGAGEMENTS: Final = [MayEngage(seat) for seat in range(SEATS)]
