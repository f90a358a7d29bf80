"""§22 Choosing surveyors and prospectors, on the first turn before they are placed."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.events.beginning import CrewChosen
from silverware.games.silverton.moves import ChooseCrew
from silverware.games.silverton.printed import SEATS, game_points, pieces
from silverware.games.silverton.rules.stages import Ask
from silverware.games.silverton.state import Table


class Choose(Ask):
    """§22.5 Choose one of the crews that game points pay for, §25.4 or that the scenario offers."""

    def __init__(self, seat: Seat, rule: str) -> None:
        super().__init__(seat, "crew", rule)

    def menu(self, state: Table) -> list[Move]:
        crews = state.box.moves.crew
        return [crews[crew] for crew in state.crews(self.seat)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        assert isinstance(move, ChooseCrew)
        state.enlist(self.seat, move.crew)
        if state.heard is not None:
            state.heard.append(
                CrewChosen(SEAT_NAMES[self.seat], forms.Crew(pieces(move.crew, "S"), pieces(move.crew, "P")))
            )

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, ChooseCrew):
            points = game_points(move.crew)
            if points > state.terms.points > 0:
                return Refusal(f"This crew takes {points} game points, and you have {state.terms.points}.", "22.2")
            return Refusal("You can't choose this crew.", self.rule)
        return Refusal("First choose your crew.", self.rule)

    def brings(self, state: Table, move: Move) -> Form | None:
        if not isinstance(move, ChooseCrew) or not state.terms.points:
            return None
        points = game_points(move.crew)
        return forms.CrewPoints(points, state.terms.points - points)


BY_POINTS: Final = [Choose(seat, "22.5") for seat in range(SEATS)]
OFFERED: Final = [Choose(seat, "25.4") for seat in range(SEATS)]


def choices(table: Table) -> list[Choose]:
    """By seat: how it is asked for its crew."""
    return BY_POINTS if table.terms.points else OFFERED
