"""A position is read: the table it describes."""

from __future__ import annotations

from silverware.core.dice import Dice
from silverware.core.errors import BadPosition
from silverware.core.position import conclude
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.crew import OUT
from silverware.games.silverton.documents import Position, SeatPosition
from silverware.games.silverton.position.agenda import set_agenda
from silverware.games.silverton.position.cards import lay_claims, lay_passengers
from silverware.games.silverton.position.names import require, seat_called
from silverware.games.silverton.position.progress import check_progress, check_question, set_chart, set_progress
from silverware.games.silverton.position.rolling_stock import give_stock
from silverware.games.silverton.position.seats import give_money, lay_track, number, put_pieces
from silverware.games.silverton.printed import SEATS
from silverware.games.silverton.rules.stages import Step, proceed
from silverware.games.silverton.rules.turn import decided
from silverware.games.silverton.state import Table


def place(table: Table, position: Position, dice: Dice) -> None:
    """Set up the table a position describes; BadPosition where there is no such moment."""
    require(0 < position.round <= table.terms.turns, f"Turns are counted from 1 to {table.terms.turns}.")
    table.round = position.round
    table.order = [seat_called(table, name) for name in position.order] or [*range(table.seats)]
    require(sorted(table.order) == [*range(table.seats)], "The order names every seat once.")
    players = players_of(position)
    number(table, position, players)
    lay_track(table, players)
    lay_claims(table, position, players)
    lay_passengers(table, position, players)
    set_chart(table, position)
    for seat, player in enumerate(players):
        give_money(table, seat, player)
        put_pieces(table, seat, player)
    give_stock(table, players)
    set_progress(table, position)
    if position.result is not None:
        require(not position.agenda, "When the game is over nothing is to come: leave out the agenda.")
        check_progress(table)
        end(table, position.result)
        return
    set_agenda(table, position.agenda)
    check_progress(table)
    if isinstance(table.question, Step):
        proceed(table, dice)
    else:
        check_question(table)


def end(table: Table, said: str) -> None:
    """§20 The game is over, if the rules have decided it by the turn and the money."""
    require(OUT not in table.status, "When the game is over no piece is out: those that were have gone home.")
    outcome = decided(table)
    if outcome is None:
        raise BadPosition("The game is not over: nobody has reached its goal, and turns are left.")
    conclude(table, outcome, said)


def players_of(position: Position) -> list[SeatPosition]:
    """What is said of each seat; nothing of those where nobody sits."""
    players: list[SeatPosition] = [getattr(position, name) for name in SEAT_NAMES]
    for seat in range(position.seats, SEATS):
        require(players[seat] == SeatPosition(), f"With {position.seats} seats nobody sits at {SEAT_NAMES[seat]}.")
    return players[: position.seats]
