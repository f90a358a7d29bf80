"""The pieces of a table: who is where, and what becomes of them."""

from __future__ import annotations

from typing import Final

from silverware.core.seats import SEAT_NAMES
from silverware.core.state import State
from silverware.games.silverton.events.disputes import Jailed
from silverware.games.silverton.events.placing import WentHome
from silverware.games.silverton.moves import PIECES
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import DISCS, PASSENGER_CARDS, pieces
from silverware.games.silverton.terms import Terms

KINDS: Final = 2 * DISCS
"""Pieces a seat can have: surveyors, then prospectors. A piece is seat * KINDS + its place among them."""

ABSENT: Final = 0
HOME: Final = 1
OUT: Final = 2
TIED: Final = 3
JAIL: Final = 4
DEAD: Final = 5
"""What a piece is doing: not in this game, at home, at work, waiting out a tie, in jail, dead."""

NOBODY: Final = -1
BIT: Final = [1 << at for at in range(PASSENGER_CARDS)]
"""Each bit by its place. Looked up: mypyc shifts a constant in 32 bits, and loses those above."""


class Crew(State):
    """Seats, their order, and their pieces."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms.seats, "20.1")
        seats = terms.seats
        self.terms = terms
        self.box = terms.box
        self.numbers: list[int] = []
        """By seat: its player number."""
        self.order: list[int] = []
        """§6.2 The seats in the order of this turn."""
        self.bonus: list[int] = [0] * (seats * KINDS)
        self.status: list[int] = [ABSENT] * (seats * KINDS)
        self.at: list[int] = [NOWHERE] * (seats * KINDS)
        """By piece: the segment, the card or the DECK where it stands, or what it won before it went to jail."""
        self.fines: list[int] = [0] * (seats * KINDS)
        """By piece: if it is dead, what another one costs."""
        self.killed: list[int] = [0] * (seats * KINDS)
        """By piece: if it is dead, the turn in which it was killed."""
        self.based: list[int] = [NOBODY] * (seats * KINDS)
        """§26.1 By surveyor: to which of two homes it is assigned."""
        self.second: list[int] = [NOBODY] * seats
        """§7.6 By seat: the surveyor that tries the second of two segments in a row."""
        self.sent: list[bool] = [False] * (seats * KINDS)
        """§7.1 By piece: whether it has been in hand for placing this turn."""
        self.won: list[int] = []
        """§32.6 The pieces that have won a dispute this turn, where they can go up."""

    def become(self, other: Crew) -> None:
        """Be at the same moment as another table, as far as pieces tell it."""
        self.round = other.round
        self.question = other.question
        self.pending = other.pending[:]
        self.outcome = other.outcome
        self._menu = other._menu_for_copy()
        self.numbers = other.numbers
        self.order = other.order
        self.bonus = other.bonus[:]
        self.status = other.status[:]
        self.at = other.at[:]
        self.fines = other.fines[:]
        self.killed = other.killed[:]
        self.based = other.based[:]
        self.second = other.second[:]
        self.sent = other.sent[:]
        self.won = other.won[:]

    def settle(self) -> None:
        """The stage on top of the stack is behind."""
        self._take_question()

    # What can be read off the table

    def crews(self, seat: int) -> list[str]:
        """§2.4 The crew of a seat's player number; §22.5 those it can choose from where there are several."""
        return self.terms.crews[self.numbers[seat] - 1]

    def crew_chosen(self, seat: int) -> str | None:
        """§22.5 The crew that a seat has chosen, §32 or hired since; None where it has not, or had no choice."""
        chose = len(self.crews(seat)) > 1 or self.terms.hiring
        if not chose or self.status[seat * KINDS] == ABSENT:
            return None
        crew = [*self.surveyors(seat), *self.prospectors(seat)]
        return " ".join([self.kind_text(piece) for piece in crew if self.status[piece] != ABSENT])

    def kind_text(self, piece: int) -> str:
        """A piece by its kind, as editions write it: `S+2`."""
        kind = "S" if piece % KINDS < DISCS else "P"
        return f"{kind}+{self.bonus[piece]}" if self.bonus[piece] else kind

    def name_of(self, piece: int) -> str:
        """A piece as notation names it."""
        return PIECES[piece % KINDS]

    def surveyors(self, seat: int) -> range:
        """The surveyors of a seat, in this game or not."""
        return range(seat * KINDS, seat * KINDS + self.terms.discs)

    def prospectors(self, seat: int) -> range:
        """The prospectors of a seat, in this game or not."""
        return range(seat * KINDS + DISCS, seat * KINDS + DISCS + self.terms.discs)

    def is_free(self, piece: int) -> bool:
        """Whether a piece is in this game, and neither in jail nor dead."""
        return HOME <= self.status[piece] <= TIED

    def stands(self, piece: int) -> bool:
        """Whether a piece stands somewhere on the board or on a card."""
        return OUT <= self.status[piece] <= TIED

    def works(self, piece: int) -> bool:
        """Whether a piece has something to buy, build or dismantle in this player-turn, be it from jail."""
        return self.at[piece] != NOWHERE and self.status[piece] in (OUT, JAIL)

    def was_sent(self, piece: int) -> bool:
        """Whether a piece has been in hand for placing this turn."""
        return self.sent[piece]

    def standing_on(self, segment: int) -> list[int]:
        """§7.2 The surveyors in the box of a segment, in turn order."""
        return [
            piece
            for seat in self.order
            for piece in range(seat * KINDS, seat * KINDS + self.terms.discs)
            if self.at[piece] == segment and self.stands(piece)
        ]

    def standing_at(self, card: int) -> list[int]:
        """§8.1 The prospectors on a card, in turn order."""
        return [
            piece
            for seat in self.order
            for piece in range(seat * KINDS + DISCS, seat * KINDS + DISCS + self.terms.discs)
            if self.at[piece] == card and self.stands(piece)
        ]

    def has_surveyor_on(self, seat: int, segment: int) -> bool:
        """§7.13 Whether a surveyor of this seat stands on a segment."""
        for piece in range(seat * KINDS, seat * KINDS + self.terms.discs):
            if self.at[piece] == segment and self.stands(piece):
                return True
        return False

    # Verbs

    def post(self, piece: int, place: int) -> None:
        """§7.2, §8.1 A piece is placed."""
        self.status[piece] = OUT
        self.at[piece] = place

    def enlist(self, seat: int, crew: str) -> None:
        """§2.4 A seat has these pieces, and no others."""
        first = seat * KINDS
        for kind in range(KINDS):
            self.status[first + kind] = ABSENT
        for start, bonuses in ((first, pieces(crew, "S")), (first + DISCS, pieces(crew, "P"))):
            for at, bonus in enumerate(bonuses):
                self.status[start + at] = HOME
                self.bonus[start + at] = bonus

    def come_home(self, piece: int) -> None:
        """A piece goes back to its owner; one that won something before it was jailed stays in jail without it."""
        if self.status[piece] != JAIL:
            self.status[piece] = HOME
        self.at[piece] = NOWHERE

    def send_home(self, piece: int) -> None:
        """§9.2 A piece comes home with nothing, and everybody sees it; §9.8 one in jail stays there with nothing."""
        stood = self.stands(piece)
        self.come_home(piece)
        if stood and self.heard is not None:
            self.heard.append(WentHome(SEAT_NAMES[piece // KINDS], self.name_of(piece)))

    def clear(self, card: int) -> None:
        """§4.12, §5.5 A card is gone: prospectors on it go home; who had won it before the arrest has nothing."""
        for seat in self.order:
            for piece in self.prospectors(seat):
                if self.at[piece] == card:
                    self.send_home(piece)

    def jail(self, piece: int) -> None:
        """§9.7, §4.9 A piece goes to jail."""
        self.status[piece] = JAIL
        if self.heard is not None:
            self.heard.append(Jailed(SEAT_NAMES[piece // KINDS], self.name_of(piece)))
