"""A position is written: from the table itself, or from what a chair sees of it and takes the rest to be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from silverware.core.record import result_text
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.components import Box
from silverware.games.silverton.documents import ClaimPosition, Position, SeatPosition
from silverware.games.silverton.looking import view
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.position.names import NEITHER
from silverware.games.silverton.position.stages import words_of
from silverware.games.silverton.printed import PASSENGER_CARD, crew_text
from silverware.games.silverton.state import Table
from silverware.games.silverton.view import (
    Agreement,
    Assigned,
    Bought,
    Piece,
    Player,
    SilvertonView,
    SnowPlow,
    Train,
)

Names = tuple[str, ...]


def position(table: Table) -> Position:
    """The position of a table, from which `place` rebuilds it."""
    box = table.box
    deck, discards = _cards(box, reversed(table.deck)), _cards(box, table.discards)
    piles = [
        ("" if top == NOWHERE else box.cards[PASSENGER_CARD + top], *_passengers(box, reversed(below)))
        for top, below in zip(table.tops, table.below, strict=True)
    ]
    return replace(
        written(view(table, 0), box, table.cash, deck, discards, tuple(piles)),
        prices=_columns(box, table.boxes),
        sold=_columns(box, table.sold),
        delivered=_columns(box, table.delivered),
    )


def _cards(box: Box, cards: Iterable[int]) -> Names:
    return tuple([box.cards[card] for card in cards])


def _passengers(box: Box, passengers: Iterable[int]) -> Names:
    return tuple([box.cards[PASSENGER_CARD + passenger] for passenger in passengers])


def _columns(box: Box, numbers: list[int]) -> dict[str, int]:
    """By column, those that are not used here among them."""
    return {box.columns_said[column]: number for column, number in enumerate(numbers)}


def written(
    view: SilvertonView, box: Box, cash: Sequence[int], deck: Names, discards: Names, piles: tuple[Names, ...]
) -> Position:
    """The position that a chair sees, with what it does not see."""
    seats: dict[str, Any] = {SEAT_NAMES[at]: _seat(player, cash[at]) for at, player in enumerate(view.players)}
    pieces = [
        (f"{SEAT_NAMES[at]} {piece.name}", piece) for at, player in enumerate(view.players) for piece in player.pieces
    ]
    return Position(
        game="silverton",
        seats=view.seats,
        round=view.round,
        order=tuple([SEAT_NAMES[seat] for seat in view.order]),
        agenda=tuple([words_of(stage, box.moves) for stage in view.agenda]),
        open=view.open,
        deck=deck,
        discards=discards,
        piles=piles,
        struck=view.struck,
        slid=view.slid,
        emptied=tuple(["claims" if pile is None else f"pile {pile}" for pile in view.emptied]),
        joint={
            route.card: (SEAT_NAMES[seat], SEAT_NAMES[route.partner])
            for seat, player in enumerate(view.players)
            for route in player.passengers
            if route.partner is not None and seat < route.partner
        },
        agreed=tuple([_agreement(pair) for pair in view.agreed]),
        arrived={claim.card: claim.arrived for player in view.players for claim in player.claims if claim.arrived},
        won=tuple([name for name, piece in pieces if piece.won]),
        prices={column.name: column.box for column in view.chart},
        sold={column.name: column.sold for column in view.chart},
        delivered={column.name: column.delivered for column in view.chart},
        deliveries=view.deliveries,
        bought=tuple([_lot(lot) for lot in view.bought]),
        offers={SEAT_NAMES[seat]: count for seat, count in enumerate(view.offers) if count},
        named=view.named,
        worked=view.worked,
        plowing=tuple([_assigned(plow) for plow in view.plowing]),
        cleared=view.cleared,
        sent=tuple([name for name, piece in pieces if piece.sent]),
        depletions=view.depletions,
        result=None if view.outcome is None else result_text(view.outcome),
        options=view.options,
        **seats,
    )


def _seat(player: Player, cash: int) -> SeatPosition:
    """A seat as everybody sees it, with so much cash."""
    return SeatPosition(
        number=player.number,
        crew=None if player.crew is None else crew_text(player.crew.surveyors, player.crew.prospectors),
        cash=cash,
        public=player.public,
        track=player.track,
        claims=tuple(
            [
                ClaimPosition(card=claim.card, freight=claim.freight, depleted=claim.depleted, operated=claim.operated)
                for claim in player.claims
            ]
        ),
        passengers=tuple([route.card for route in player.passengers if route.partner is None]),
        pieces={piece.name: _piece(piece) for piece in player.pieces if piece.status != "home"},
        based={piece.name: piece.based or NEITHER for piece in player.pieces if piece.kind == "surveyor"}
        if len(player.homes) > 1
        else {},
        second=player.second,
        trains=tuple([_train(train) for train in player.trains]),
        plows=tuple([_plow(plow) for plow in player.plows]),
    )


def _piece(piece: Piece) -> str:
    """Where a piece is that is not at home: `tied c25`, `jail`, `dead 3 $300`."""
    if piece.status == "out":
        return str(piece.at)
    if piece.status == "dead":
        return f"dead {piece.killed} ${piece.fine}"
    return piece.status if piece.at is None else f"{piece.status} {piece.at}"


def _train(train: Train) -> str:
    """A train: `24 denver used`."""
    return f"{train.power}{'' if train.home is None else f' {train.home}'}{' used' if train.used else ''}"


def _agreement(pair: Agreement) -> str:
    """Who has agreed: `north prospector 1 with dawn prospector 1`."""
    return " with ".join([f"{SEAT_NAMES[pair.seats[at]]} {pair.pieces[at]}" for at in (0, 1)])


def _lot(lot: Bought) -> str:
    """Freight that was bought: `4 of c30 to denver by 9+24`."""
    trains = f" by {'+'.join(map(str, lot.trains))}" if lot.trains else ""
    return f"{lot.loads} of {lot.claim} to {lot.to}{trains}"


def _assigned(plow: Assigned) -> str:
    """A plow that is assigned: `golden/georgetown with +2`."""
    return f"{plow.segment} with +{plow.bonus}"


def _plow(plow: SnowPlow) -> str:
    """A plow: `+2 used`."""
    return f"+{plow.bonus}{' used' if plow.used else ''}"
