"""What somebody asks of a table in words, answered from their own chair."""

from __future__ import annotations

from silverware.answers import LATEST, Moment, Reply, reply
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.server.fading import recalled, sight
from silverware.server.refused import Refused
from silverware.server.table import HostedTable
from silverware.server.telling import view_of


def asked(table: HostedTable, seat: Seat, words: str) -> Reply:
    """What comes of a line that a chair says; Refused before the game."""
    state, game, names = table.state, table.game, table.names
    view = view_of(table, seat)
    if state is None or view is None:
        raise Refused("The game has not begun yet.")
    shown = sight(table, view)

    def offered(move: Move) -> str:
        says, promise = game.say(move, names), game.foretell(state, move, names)
        return f"{says} ({promise})" if promise else says

    def told(number: int) -> list[str]:
        events = recalled(table, table.news[number - 1], seat, shown)
        return [game.tell_you(event, names, seat) or game.tell(event, names) for event in events]

    menu = state.menu() if seat in table.answering() and table.chairs[seat].attended else ()
    return reply(Moment(game, view, names, menu, offered, [told(number) for number in table.line[-LATEST:]]), words)
