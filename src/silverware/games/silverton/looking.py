"""Looking at a table of Silverton from a chair: its view is made by listing what the chair sees."""

from __future__ import annotations

from typing import Final

from silverware.core.seats import Seat
from silverware.games.silverton.crew import ABSENT, DEAD, HOME, JAIL, KINDS, NOBODY, OUT, TIED
from silverware.games.silverton.moves import DECK, Bundle
from silverware.games.silverton.network import FAR, NOWHERE
from silverware.games.silverton.printed import COLUMNS, DISCS, PASSENGER_CARD
from silverware.games.silverton.rules.agenda import agenda
from silverware.games.silverton.rules.turn import active
from silverware.games.silverton.state import GONE, Table
from silverware.games.silverton.view import Claim, Column, Piece, Pile, Player, Route, SilvertonView

STATUS: Final = {HOME: "home", OUT: "out", TIED: "tied", JAIL: "jail", DEAD: "dead"}


def view(table: Table, seat: Seat) -> SilvertonView:
    """§21 What a chair sees: all but what lies face down, the discards on its turn, and others' cash while secret."""
    question = table.question
    box = table.box
    return SilvertonView(
        seat=seat,
        seats=table.seats,
        round=table.round,
        asked=table.asked(),
        question=question.name if question else None,
        rule=question.rule if question else None,
        outcome=table.outcome,
        options=table.terms.options,
        winter=table.is_winter(),
        order=tuple(table.order),
        agenda=agenda(table),
        players=tuple([player(table, other, seat) for other in range(table.seats)]),
        open=tuple([box.cards[card] for card in table.open]),
        deck=len(table.deck),
        discards=len(table.discards),
        discarded=None if seat == active(table) else tuple([box.cards[card] for card in table.discards]),
        piles=piles(table),
        struck=struck(table),
        chart=chart(table),
        deliveries=table.deliveries,
        bought=bought(table),
        offers=tuple(table.offers),
        named=tuple([box.cards[card] for card in table.named]),
        worked=tuple([box.cards[card] for card in table.worked]),
        depletions=depletions(table),
    )


def player(table: Table, seat: Seat, chair: Seat) -> Player:
    """§21.5 What a chair sees of a seat."""
    box = table.box
    seen = seat == chair or table.question is None or table.is_public(seat)
    crew = [piece for piece in range(seat * KINDS, seat * KINDS + KINDS) if table.status[piece] != ABSENT]
    second = table.second[seat]
    return Player(
        number=table.numbers[seat],
        home=box.towns_said[table.home(seat)],
        cash=table.cash[seat] if seen else None,
        public=table.is_public(seat),
        pieces=tuple([piece_of(table, piece) for piece in crew]),
        second=None if second == NOBODY else table.name_of(second),
        track=tuple([box.segments_said[segment] for segment in table.networks[seat].segments]),
        claims=tuple(
            [
                Claim(box.cards[card], table.freight[card], table.is_depleted[card], table.was_operated[card])
                for card in table.claims[seat]
            ]
        ),
        passengers=routes(table, seat),
    )


def piece_of(table: Table, piece: int) -> Piece:
    """A piece as everybody sees it."""
    return Piece(
        name=table.name_of(piece),
        bonus=table.bonus[piece],
        status=STATUS[table.status[piece]],
        at=where(table, piece),
        sent=table.was_sent(piece),
        fine=table.fines[piece],
        killed=table.killed[piece],
    )


def where(table: Table, piece: int) -> str | None:
    """Where a piece stands."""
    at = table.at[piece]
    if at == NOWHERE:
        return None
    if at == DECK:
        return "deck"
    return (table.box.segments_said if piece % KINDS < DISCS else table.box.cards)[at]


def routes(table: Table, seat: Seat) -> tuple[Route, ...]:
    """The passenger cards of a seat."""
    found: list[Route] = []
    for passenger in table.terms.passengers:
        if table.passenger[passenger] == seat:
            length = table.route(seat, passenger)
            found.append(Route(table.box.cards[PASSENGER_CARD + passenger], None if length == FAR else length))
    return tuple(found)


def piles(table: Table) -> tuple[Pile, ...]:
    """§21.4 The piles of passenger cards: what is below is told by its letter."""
    box = table.box
    return tuple(
        [
            Pile(
                None if top == NOWHERE else box.cards[PASSENGER_CARD + top],
                tuple([box.passenger_letter[card] for card in reversed(table.below[pile])]),
            )
            for pile, top in enumerate(table.tops)
        ]
    )


def struck(table: Table) -> tuple[str, ...]:
    """§5.5 The passenger cards that have left the game."""
    gone = [passenger for passenger in table.terms.passengers if table.passenger[passenger] == GONE]
    return tuple([table.box.cards[PASSENGER_CARD + passenger] for passenger in gone])


def chart(table: Table) -> tuple[Column, ...]:
    """The columns of the chart that are used."""
    return tuple(
        [
            Column(
                name=table.box.columns_said[at],
                box=table.boxes[at],
                price=table.price(at),
                sold=table.sold[at],
                delivered=table.delivered[at],
            )
            for at in range(COLUMNS)
            if table.terms.in_play[at]
        ]
    )


def bought(table: Table) -> tuple[str, ...]:
    """§14.9 What the active seat must deliver."""
    return tuple([table.box.moves.said(Bundle(freight=(lot,))) for lot in table.bought])


def depletions(table: Table) -> dict[str, int]:
    """§5.4 By town: how many of its claims have been depleted."""
    return {table.box.towns_said[town]: count for town, count in enumerate(table.depletions) if count}
