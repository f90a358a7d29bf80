"""Which pieces can be placed for a sketch at the open question, by the rules that will judge them."""

from __future__ import annotations

from silverware.games.silverton.crew import HOME, KINDS
from silverware.games.silverton.forms import PlaceProspector, PlaceSurveyor, Prospect, Send, Survey
from silverware.games.silverton.imagine import SilvertonWorlds
from silverware.games.silverton.moves import PIECES
from silverware.games.silverton.moves import Prospect as ToProspect
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.planning.ground import Ground
from silverware.games.silverton.planning.sheets import Placing
from silverware.games.silverton.printed import DISCS
from silverware.games.silverton.rules.placing import PLACES, PROSPECTS, surveyable
from silverware.games.silverton.state import Table


class Hands:
    """The pieces of a seat that is asked to place them. What is placed here stays on a table of our own."""

    def __init__(self, ground: Ground, table: Table) -> None:
        asking = ground.view.asking
        self.seat = ground.seat
        self.box = ground.box
        self.table = table
        self.in_hand = (
            ground.seat * KINDS + PIECES.index(asking.piece)
            if isinstance(asking, PlaceSurveyor | PlaceProspector)
            else NOWHERE
        )
        free = [ground.seat * KINDS + kind for kind in PLACES[ground.seat].pieces(table)]
        free = [piece for piece in free if table.status[piece] == HOME and piece != self.in_hand]
        free.sort(key=lambda piece: (-table.bonus[piece], piece))
        self.pieces = free if self.in_hand == NOWHERE else [self.in_hand, *free]
        self.moves: list[Placing] = []

    def place_for(self, wanted: list[int], card: int) -> list[int]:
        """Place what can be placed for segments and a card; the segments that remain.

        A piece in hand goes first. Where it has no place there, the seat has to say what becomes of it.
        """
        if self.in_hand != NOWHERE and self.in_hand % KINDS >= DISCS:
            self.prospect(card)
            return self.survey(wanted) if self.moves else wanted
        left = self.survey(wanted)
        if self.in_hand == NOWHERE or self.moves:
            self.prospect(card)
        return left

    def survey(self, wanted: list[int]) -> list[int]:
        """Place surveyors on these segments, the first ones first; those that could not be."""
        left = wanted[:]
        for piece in [piece for piece in self.pieces if piece % KINDS < DISCS]:
            if self.in_hand not in (NOWHERE, piece) and not self.moves:
                break
            able = surveyable(self.table, self.seat, piece)
            segment = next((at for at in left if at in able), NOWHERE)
            if segment != NOWHERE:
                left.remove(segment)
                if not self.table.networks[self.seat].touches(segment):
                    self.table.second[self.seat] = piece
                self.place(piece, segment, Survey(self.box.segments_said[segment]))
        return left

    def prospect(self, card: int) -> None:
        """Place a prospector on a card, if one can go."""
        if card == NOWHERE or any(self.table.at[piece] == card for piece in self.table.prospectors(self.seat)):
            return
        for piece in [piece for piece in self.pieces if piece % KINDS >= DISCS]:
            places = [each.target for each in PROSPECTS[piece].menu(self.table) if isinstance(each, ToProspect)]
            if card in places:
                self.place(piece, card, Prospect(self.box.cards[card]))
                return

    def place(self, piece: int, at: int, form: Survey | Prospect) -> None:
        """A piece is placed: taken in hand first, if it is not."""
        if piece != self.in_hand:
            self.moves.append(Send(PIECES[piece % KINDS]))
        self.moves.append(form)
        self.table.sent[piece] = True
        self.table.post(piece, at)


def hands_of(ground: Ground, worlds: SilvertonWorlds | None) -> Hands | None:
    """The pieces that the seat is asked to place; None where it is asked nothing of the kind."""
    return None if worlds is None else Hands(ground, worlds.table.copy())


def worlds_of(ground: Ground) -> SilvertonWorlds | None:
    """§7.1 A table like the one that the seat sees, while it is asked to place pieces."""
    view = ground.view
    if view.asked != ground.seat or view.question not in ("place", "survey", "prospect"):
        return None
    return SilvertonWorlds(view, None, ground.terms)
