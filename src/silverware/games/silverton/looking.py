"""Looking at a table of Silverton from a chair: its view is made by listing what the chair sees."""

from __future__ import annotations

from typing import Final

from silverware.core.seats import Seat
from silverware.games.silverton.crew import ABSENT, DEAD, HOME, JAIL, KINDS, NOBODY, OUT, TIED
from silverware.games.silverton.moves import DECK
from silverware.games.silverton.network import FAR, NOWHERE
from silverware.games.silverton.offers import Bundle
from silverware.games.silverton.printed import COLUMNS, DISCS, PASSENGER_CARD
from silverware.games.silverton.rules.agenda import agenda
from silverware.games.silverton.rules.sliding import place_said
from silverware.games.silverton.rules.stages import said
from silverware.games.silverton.rules.turn import active
from silverware.games.silverton.state import GONE, Table
from silverware.games.silverton.stock import KINDS_OF_STOCK, NAMES, POWERS, TRAINS, said_trains
from silverware.games.silverton.view import (
    Claim,
    Column,
    Piece,
    Pile,
    Player,
    Plow,
    Route,
    SilvertonView,
    Train,
)

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
        slid=tuple([box.cards[PASSENGER_CARD + passenger] for passenger in table.slid]),
        emptied=tuple([place_said(pile) for pile in table.emptied]),
        agreed=agreed(table),
        chart=chart(table),
        deliveries=table.deliveries,
        bought=bought(table),
        offers=tuple(table.offers),
        named=tuple([box.cards[card] for card in table.named]),
        worked=tuple([box.cards[card] for card in table.worked]),
        plowing=plowing(table),
        cleared=tuple([box.segments_said[segment] for segment in table.cleared]),
        supply={name: table.supply(sort) for sort, name in enumerate(NAMES)} if table.terms.advanced else {},
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
        homes=tuple([box.towns_said[home] for home in table.homes(seat)]),
        crew=table.crew_chosen(seat),
        cash=table.cash[seat] if seen else None,
        public=table.is_public(seat),
        pieces=tuple([piece_of(table, piece) for piece in crew]),
        second=None if second == NOBODY else table.name_of(second),
        track=tuple([box.segments_said[segment] for segment in table.networks[seat].segments]),
        claims=tuple(
            [
                Claim(
                    card=box.cards[card],
                    freight=table.freight[card],
                    depleted=table.is_depleted[card],
                    operated=table.was_operated[card],
                    arrived=table.arrived.get(card, 0),
                )
                for card in table.claims[seat]
            ]
        ),
        passengers=routes(table, seat),
        trains=trains(table, seat),
        plows=plows(table, seat),
    )


def piece_of(table: Table, piece: int) -> Piece:
    """A piece as everybody sees it."""
    return Piece(
        name=table.name_of(piece),
        bonus=table.bonus[piece],
        status=STATUS[table.status[piece]],
        at=where(table, piece),
        based=based_at(table, piece),
        sent=table.was_sent(piece),
        won=piece in table.won,
        fine=table.fines[piece],
        killed=table.killed[piece],
    )


def based_at(table: Table, piece: int) -> str | None:
    """§26.1 The home city to which a surveyor is assigned."""
    home = table.based[piece]
    return None if home == NOBODY else table.box.towns_said[table.homes(piece // KINDS)[home]]


def where(table: Table, piece: int) -> str | None:
    """Where a piece stands."""
    at = table.at[piece]
    if at == NOWHERE:
        return None
    if at == DECK:
        return "deck"
    return (table.box.segments_said if piece % KINDS < DISCS else table.box.cards)[at]


def routes(table: Table, seat: Seat) -> tuple[Route, ...]:
    """The passenger cards that a seat runs, §29.7 alone or with another."""
    found: list[Route] = []
    for passenger in table.terms.passengers:
        if table.runs(seat, passenger):
            length, partner = table.length_of(seat, passenger), table.partner_of(seat, passenger)
            found.append(
                Route(
                    card=table.box.cards[PASSENGER_CARD + passenger],
                    length=None if length == FAR else length,
                    partner=None if partner == NOBODY else partner,
                )
            )
    return tuple(found)


def agreed(table: Table) -> tuple[str, ...]:
    """§29.4 Who has agreed this turn."""
    return tuple([f"{said(one)} with {said(other)}" for one, other in table.agreed])


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
    """§14.9 What the active seat must deliver; §23.9 in the Advanced game with the trains that carry it."""
    lots = [table.box.moves.said(Bundle(freight=(lot,))) for lot in table.bought]
    if table.carriers:
        return tuple([f"{lot} by {said_trains(by)}" for lot, by in zip(lots, table.carriers, strict=True)])
    return tuple(lots)


def trains(table: Table, seat: Seat) -> tuple[Train, ...]:
    """§23 The trains of a seat."""
    return tuple([Train(POWERS[sort], used, home) for sort, used, home in owned(table, seat) if sort < TRAINS])


def plows(table: Table, seat: Seat) -> tuple[Plow, ...]:
    """§24 The plows of a seat."""
    return tuple([Plow(POWERS[sort], used) for sort, used, _ in owned(table, seat) if sort >= TRAINS])


def owned(table: Table, seat: Seat) -> list[tuple[int, bool, str | None]]:
    """§23, §24 What a seat has: the sort of each, whether it has served this turn, and the home it belongs to."""
    ready = table.ready(seat)
    found: list[tuple[int, bool, str | None]] = []
    for item in table.stock[seat]:
        sort, home = item % KINDS_OF_STOCK, item // KINDS_OF_STOCK
        used = item not in ready
        if not used:
            ready.remove(item)
        found.append((sort, used, table.box.towns_said[table.homes(seat)[home - 1]] if home else None))
    return found


def plowing(table: Table) -> tuple[str, ...]:
    """§24.3 The plows that are assigned and not rolled for yet."""
    said = table.box.segments_said
    return tuple([f"{said[segment]} with +{POWERS[plow]}" for segment, plow in table.plowing])


def depletions(table: Table) -> dict[str, int]:
    """§5.4 By town: how many of its claims have been depleted."""
    return {table.box.towns_said[town]: count for town, count in enumerate(table.depletions) if count}
