"""Option: §28 the passenger card slide."""

from __future__ import annotations

from typing import Final

from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silverton.events.cards import PassengersDiscarded, Slid
from silverware.games.silverton.moves import Slide
from silverware.games.silverton.network import FAR, NOWHERE
from silverware.games.silverton.printed import OPEN_CLAIMS, PASSENGER_CARD, SLIDING, STACKS
from silverware.games.silverton.state import OPEN, Table


def may_slide(table: Table, seat: Seat, passenger: int) -> bool:
    """§28.2 Whether a passenger card lies open that a seat may move because it has no route for it this turn."""
    if not table.terms.slides or table.passenger[passenger] != OPEN:
        return False
    return table.box.passenger_letter[passenger] in SLIDING and table.route(seat, passenger) == FAR


def slides(table: Table, seat: Seat, passenger: int) -> list[Move]:
    """§28.4 The open places to which a seat may move a passenger card: those that it has not opened itself."""
    if not may_slide(table, seat, passenger):
        return []
    row = table.box.moves.slide[passenger]
    menu = [row[AMONG_CLAIMS]] if passenger not in table.slid and has_claim_slot(table) else []
    piles = [pile for pile, top in enumerate(table.tops[:STACKS]) if top == NOWHERE and pile not in table.emptied]
    return [*menu, *[row[pile + 1] for pile in piles]]


def has_claim_slot(table: Table) -> bool:
    """§28.4 Whether fewer than eight cards lay among the claims before the active seat took any."""
    return len(table.open) + len(table.slid) + table.emptied.count(NOWHERE) < OPEN_CLAIMS


def empty_place(table: Table, card: int) -> None:
    """§28.4 The active seat takes or moves a card that lies face up: it opens a place, for those who come later."""
    if not table.terms.slides:
        return
    passenger = card - PASSENGER_CARD
    is_claim = passenger < 0 or passenger in table.slid
    table.emptied.append(NOWHERE if is_claim else table.tops.index(passenger))


def place_text(pile: int) -> str:
    """A place of cards as codes write it."""
    return "claims" if pile == NOWHERE else f"pile {pile + 1}"


def slide(table: Table, seat: Seat, move: Slide) -> None:
    """§28.4 A passenger card is moved. §28.5 On a pile it covers what is left there."""
    passenger = move.passenger
    empty_place(table, PASSENGER_CARD + passenger)
    table.lift(passenger)
    if move.pile == NOWHERE:
        table.slid.append(passenger)
    else:
        table.tops[move.pile] = passenger
    if table.heard is not None:
        pile = None if move.pile == NOWHERE else move.pile + 1
        table.heard.append(Slid(SEAT_NAMES[seat], table.box.cards[PASSENGER_CARD + passenger], pile))


def discard_slid(table: Table) -> None:
    """§28.7 The passenger cards among the claims are out of the game."""
    gone = table.slid[:]
    if gone and table.heard is not None:
        table.heard.append(PassengersDiscarded(tuple([table.box.cards[PASSENGER_CARD + card] for card in gone])))
    for passenger in gone:
        table.remove_passenger(passenger)


def no_slide(table: Table, seat: Seat, move: Slide) -> Refusal:
    """Why a passenger card on which a prospector of this seat stands cannot be moved there."""
    if not table.terms.slides:
        return Refusal("Passenger cards can't be moved in this game.", "28.1")
    if table.route(seat, move.passenger) < FAR:
        return Refusal("You have a route, so you can only buy the card.", "28.4")
    if not may_slide(table, seat, move.passenger):
        return Refusal("Only face-up A and B cards can be moved.", "28.2")
    return Refusal("There is no open place.", "28.4")


AMONG_CLAIMS: Final = 0
"""The first move of a card's row; those to the piles follow."""
