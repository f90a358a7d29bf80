"""How far the turn of a position is: the chart, what has been done, and what is asked."""

from __future__ import annotations

from silverware.core.errors import BadNotation, BadPosition
from silverware.core.seats import SPECTATOR
from silverware.games.silverton.crew import NOBODY
from silverware.games.silverton.documents import Position
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.position.names import claim_called, index, piece_called, require, seat_called
from silverware.games.silverton.position.rolling_stock import set_snow
from silverware.games.silverton.position.stages import words_of
from silverware.games.silverton.printed import COLUMNS, OFFERS, PASSENGER_CARD
from silverware.games.silverton.rules.dealing import AnswerOffer, no_deal
from silverware.games.silverton.rules.delivering import ChooseLoads, convoys_for
from silverware.games.silverton.rules.replenishing import MustLose
from silverware.games.silverton.rules.stages import Ask
from silverware.games.silverton.rules.staking import BuyDrawn
from silverware.games.silverton.rules.stock_deals import sorts_of
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import MOST_TRAINS, NAMES, POWERS, trains_called


def set_chart(table: Table, position: Position) -> None:
    """§2.6 The markers, and what has been sold this turn."""
    table.boxes = table.terms.boxes[:]
    _by_column(table, position.prices, table.boxes)
    _by_column(table, position.sold, table.sold)
    _by_column(table, position.delivered, table.delivered)
    for column in range(COLUMNS):
        fits = table.box.lowest_box[column] <= table.boxes[column] <= table.box.highest_box[column]
        require(fits, f"The marker of {table.box.columns_said[column]} cannot be in that box.")


def _by_column(table: Table, said: dict[str, int], into: list[int]) -> None:
    for name, number in said.items():
        column = index(table.box.columns_said, name, "column")
        require(number >= 0, "What is sold is counted from 0.")
        into[column] = number


def set_progress(table: Table, position: Position) -> None:
    """What has been done this turn."""
    table.named = [claim_called(table, name) for name in position.named]
    worked = [claim_called(table, name) for name in position.worked]
    table.worked = [*worked, *[card for card in table.named if card not in worked]]
    for name, count in position.depletions.items():
        require(count >= 0, "Depletions are counted from 0.")
        table.depletions[index(table.box.towns_said, name, "town")] = count
    for name, count in position.offers.items():
        require(0 <= count <= OFFERS, f"There are at most {OFFERS} offers to each partner.")
        table.offers[seat_called(table, name)] = count
    _set_deliveries(table, position)
    set_snow(table, position)
    for text in position.sent:
        table.sent[piece_called(table, text)] = True
    for text in position.won:
        require(table.terms.hiring, "Who has won is remembered where pieces go up.")
        table.won.append(piece_called(table, text))
    for text in position.agreed:
        one, _, other = text.partition(" with ")
        pair = piece_called(table, one), piece_called(table, other)
        require(table.at[pair[0]] == table.at[pair[1]] >= PASSENGER_CARD, "Who agrees stands on the same card.")
        table.agreed.append(pair)
    for name, loads in position.arrived.items():
        card = claim_called(table, name)
        require(table.terms.transfers and 0 < loads <= table.freight[card], f"So much cannot have come to {name}.")
        table.arrived[card] = loads


def _set_deliveries(table: Table, position: Position) -> None:
    """§14.9 What was bought to be delivered, §23.9 the trains that carry it, and the deliveries that are taken."""
    try:
        lots = [text.partition(" by ") for text in position.bought]
        table.bought = [table.box.moves.bundle(lot).freight[0] for lot, _, _ in lots]
        table.carriers = [trains_called(trains) for _, _, trains in lots if trains]
    except (BadNotation, IndexError, ValueError):
        raise BadPosition("Freight that was bought is written '4 of c30 to denver', with trains 'by 9+24'.") from None
    carried = len(table.bought) if table.terms.advanced else 0
    require(len(table.carriers) == carried, "Trains carry what was bought in the Advanced game, and only there.")
    most = MOST_TRAINS if table.terms.advanced else table.terms.deliveries
    bought = len(table.bought)
    table.deliveries = bought if position.deliveries is None else position.deliveries
    fits = bought <= table.deliveries <= most
    require(fits, f"The active seat has made {bought} to {most} deliveries here, not {table.deliveries!s:.40}.")


def check_progress(table: Table) -> None:
    """What was begun is brought to its end by a seat that can do so."""
    box = table.box
    seat = to_come(table, "production")
    require(len(set(table.named)) == len(table.named), "A claim is named once.")
    for card in table.named:
        fits = seat != NOBODY and table.holder[card] == seat and not table.is_depleted[card]
        require(fits, f"{box.cards[card]} was paid for, but nobody who can operate it is to roll for it.")
    seat = to_come(table, "deliver-bought")
    require(seat != NOBODY or not table.bought, "Freight was bought, but nobody is to deliver it.")
    for card, loads, market in table.bought:
        fits = loads > 0 and table.column(card, market) != NOWHERE
        require(fits, f"Freight of {box.cards[card]} cannot have been bought to be delivered there.")
    served = [] if seat == NOBODY else sorts_of(table.spent[seat])
    for train in [train for convoy in table.carriers for train in convoy]:
        require(train in served, f"What was bought goes by a {NAMES[train]} of its buyer: '{POWERS[train]} used'.")
        served.remove(train)
    seat = to_come(table, "clearing")
    served = [] if seat == NOBODY else sorts_of(table.spent[seat])
    for segment, plow in table.plowing:
        fits = plow in served and table.owner[segment] == seat
        require(
            fits, f"No {NAMES[plow]} is at work on {box.segments_said[segment]}: its owner has '+{POWERS[plow]} used'."
        )
        served.remove(plow)


def to_come(table: Table, name: str) -> int:
    """The seat of the next stage of that name; NOBODY where there is none."""
    seats: list[int] = [stage.seat for stage in table.pending if stage.name == name]
    return seats[-1] if seats else NOBODY


def check_question(table: Table) -> None:
    """The first thing to come must be a question that can be asked here."""
    question = table.question
    fits = isinstance(question, Ask)
    if isinstance(question, AnswerOffer):
        require(table.offers[question.seat] > 0, "An offer on the table is one of those that were made.")
        table.offers[question.seat] -= 1
        fits = no_deal(table, question.active, question.seat, question.gives, question.wants) is None
        table.offers[question.seat] += 1
    elif isinstance(question, BuyDrawn):
        fits = question.card in table.open
    elif isinstance(question, MustLose):
        fits = table.box.is_event[question.card]
    elif isinstance(question, ChooseLoads):
        found = convoys_for(table, question.seat, question.card, question.to) if table.terms.advanced else [()]
        fits = question.trains in found
    fits = fits and isinstance(question, Ask) and not question.is_idle(table) and len(question.menu(table)) > 0
    said = "" if question is None else words_of(question.form(table, SPECTATOR), table.box.moves)
    require(fits, f"{said!r:.80} is not a question that can be asked now.")
