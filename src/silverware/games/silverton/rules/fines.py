"""Phase IV, step 7: §17 fines."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silverton.crew import DEAD, HOME, JAIL, KINDS
from silverware.games.silverton.events.fines import Hired, PaidFine, TriedRelease
from silverware.games.silverton.printed import SEATS
from silverware.games.silverton.rules.hiring import ENGAGEMENTS
from silverware.games.silverton.rules.stages import AskOfPiece, Step, cost
from silverware.games.silverton.state import Table

FINE: Final = 200
FREEING: Final = (7, 11)


class PayFines(Step):
    """§17.2 Each piece in jail, and each that can be hired anew, is asked about; §32.4 then one more may be hired."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "fines", "17.2")

    def run(self, state: Table, dice: Dice) -> None:
        if state.terms.hiring:
            state.ask(ENGAGEMENTS[self.seat])
        first = self.seat * KINDS
        for piece in range(first + KINDS - 1, first - 1, -1):
            if state.status[piece] == JAIL:
                state.ask(FREEDOMS[piece])
            elif state.status[piece] == DEAD and state.killed[piece] < state.round and not state.terms.hiring:
                state.ask(HIRES[piece])


class MayFree(AskOfPiece):
    """§17.1 Free a piece from jail: roll for it, or pay."""

    def __init__(self, piece: int) -> None:
        super().__init__(piece, "jail", "17.1")

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        if state.cash[self.seat] < FINE:
            return [moves.wait, moves.roll]
        return [moves.wait, moves.roll, moves.pay]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        moves = state.box.moves
        if move is moves.roll:
            thrown = (dice.roll(6), dice.roll(6))
            freed = thrown[0] + thrown[1] in FREEING
            if freed:
                state.status[self.piece] = HOME
            if state.heard is not None:
                state.heard.append(TriedRelease(SEAT_NAMES[self.seat], state.name_of(self.piece), thrown, freed))
        elif move is moves.pay:
            state.pay(self.seat, FINE)
            state.status[self.piece] = HOME
            if state.heard is not None:
                state.heard.append(PaidFine(SEAT_NAMES[self.seat], state.name_of(self.piece), FINE))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is state.box.moves.pay:
            return Refusal(f"The fine is ${FINE}.", "17.4")
        return Refusal("A piece is in jail: roll for it, pay, or wait.", "17.1")

    def brings(self, state: Table, move: Move) -> Form | None:
        return cost(state, self.seat, FINE) if move is state.box.moves.pay else None


class MayHire(AskOfPiece):
    """§17.3 Hire a new prospector to replace one that was killed."""

    def __init__(self, piece: int) -> None:
        super().__init__(piece, "hire", "17.3")

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        return [moves.wait] if state.cash[self.seat] < state.fines[self.piece] else [moves.wait, moves.pay]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if move is state.box.moves.pay:
            fine = state.fines[self.piece]
            state.pay(self.seat, fine)
            state.status[self.piece] = HOME
            state.fines[self.piece] = 0
            state.killed[self.piece] = 0
            if state.heard is not None:
                state.heard.append(Hired(SEAT_NAMES[self.seat], state.name_of(self.piece), fine))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if move is state.box.moves.pay:
            return Refusal(f"A new prospector costs ${state.fines[self.piece]}.", "17.4")
        return Refusal("A prospector is dead: pay for another, or wait.", "17.3")

    def brings(self, state: Table, move: Move) -> Form | None:
        return cost(state, self.seat, state.fines[self.piece]) if move is state.box.moves.pay else None


FINES: Final = [PayFines(seat) for seat in range(SEATS)]
FREEDOMS: Final = [MayFree(piece) for piece in range(SEATS * KINDS)]
HIRES: Final = [MayHire(piece) for piece in range(SEATS * KINDS)]
