"""§2, §6, §22, §26 The game and its turns begin, and seats choose their pieces."""

from __future__ import annotations

from typing import ClassVar

from silverware.core.event import PLAYS, Marks
from silverware.core.seats import SEAT_NAMES, SeatName
from silverware.games.silverton.events.happened import Flows, Happened
from silverware.games.silverton.forms import Crew


class Began(Happened, frozen=True):
    """The game was set up: player numbers, home cities, cash, the open claims and the face-up passenger cards."""

    rule: ClassVar[str] = "2.2"
    numbers: tuple[int, ...]
    homes: tuple[tuple[str, ...], ...]
    cash: int
    claims: tuple[str, ...]
    passengers: tuple[str, ...]
    trains: int = 0
    """§22.8 How many trains of power 9 each seat has."""

    def flows(self) -> Flows:
        return tuple((seat, self.cash) for seat in SEAT_NAMES[: len(self.numbers)])

    def marks(self) -> Marks:
        return [(seat, " and ".join(homes)) for seat, homes in zip(SEAT_NAMES, self.homes, strict=False)]


class TurnBegan(Happened, frozen=True):
    """A game turn began: the turn order cards were dealt."""

    rule: ClassVar[str] = "6.2"
    round: int
    winter: bool
    order: tuple[SeatName, ...]

    def marks(self) -> Marks:
        return zip(self.order, PLAYS, strict=False) if self.round == 1 else ()


class CrewChosen(Happened, frozen=True):
    """A seat chose its surveyors and prospectors: `S+2 S P+1 P`."""

    rule: ClassVar[str] = "22.5"
    seat: SeatName
    crew: Crew


class Stationed(Happened, frozen=True):
    """A surveyor was assigned to one of its seat's two home cities."""

    rule: ClassVar[str] = "26.1"
    seat: SeatName
    piece: str
    home: str
