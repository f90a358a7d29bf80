"""§26.1 With two home cities: from which of them each surveyor builds."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silverton.crew import ABSENT, KINDS, NOBODY
from silverware.games.silverton.events.beginning import Stationed
from silverware.games.silverton.moves import Assign
from silverware.games.silverton.printed import SEATS
from silverware.games.silverton.rules.stages import Ask, AskOfPiece, Step
from silverware.games.silverton.state import Table


class StationAll(Step):
    """§26.1 Every surveyor is assigned to one of the two homes; where there is a choice, its seat is asked."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "stations", "26.1")

    def run(self, state: Table, dice: Dice) -> None:
        if state.networks[self.seat].is_joined():
            return
        for piece in surveyors(state, self.seat):
            if state.based[piece] == NOBODY:
                homes = choices(state, piece)
                if len(homes) > 1:
                    state.ask(self)
                    state.ask(STATIONINGS[piece])
                    return
                station(state, piece, homes[0])


class Station(AskOfPiece):
    """§26.1 Say from which home city a surveyor builds."""

    def __init__(self, piece: int) -> None:
        super().__init__(piece, "station", "26.1")

    def menu(self, state: Table) -> list[Move]:
        box, homes = state.box, state.homes(self.seat)
        return [box.moves.assign[box.market_of[homes[at]]] for at in choices(state, self.piece)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        assert isinstance(move, Assign)
        station(state, self.piece, state.homes(self.seat).index(state.box.markets[move.market]))

    def refusal(self, state: Table, move: Move) -> Refusal:
        return Refusal("Choose the home city that the surveyor builds from; each has at least one.", "26.1")


def surveyors(table: Table, seat: Seat) -> list[int]:
    """The surveyors that a seat has in this game."""
    return [piece for piece in table.surveyors(seat) if table.status[piece] != ABSENT]


def choices(table: Table, piece: int) -> list[int]:
    """§26.1 The homes to which a surveyor can be assigned: so that each has one, and one only where two are alike."""
    crew = surveyors(table, piece // KINDS)
    others = [table.based[other] for other in crew if other != piece]
    if others.count(NOBODY) == 0:
        empty = [home for home in (0, 1) if home not in others]
        return empty or [0, 1]
    alike = len(crew) == 2 and table.bonus[crew[0]] == table.bonus[crew[1]]
    return [0] if alike else [0, 1]


def station(table: Table, piece: int, home: int) -> None:
    """A surveyor builds from a home."""
    table.based[piece] = home
    if table.heard is not None:
        seat = piece // KINDS
        town = table.box.towns_said[table.homes(seat)[home]]
        table.heard.append(Stationed(SEAT_NAMES[seat], table.name_of(piece), town))


STATIONS: Final = [StationAll(seat) for seat in range(SEATS)]
STATIONINGS: Final[list[Ask]] = [Station(piece) for piece in range(SEATS * KINDS)]
