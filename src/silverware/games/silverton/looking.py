"""Looking at a table of Silverton from a chair: its view is made by listing what the chair sees."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from silverware.core.seats import SPECTATOR, Seat
from silverware.games.silverton.crew import ABSENT, DEAD, HOME, JAIL, KINDS, NOBODY, OUT, TIED
from silverware.games.silverton.forms import Crew, Hop
from silverware.games.silverton.market import forecast
from silverware.games.silverton.moves import DECK
from silverware.games.silverton.network import FAR, NOWHERE
from silverware.games.silverton.printed import COLUMNS, DISCS, PASSENGER_CARD, pieces
from silverware.games.silverton.rules.agenda import agenda
from silverware.games.silverton.rules.delivering import ChooseLoads, ChooseTrains, stuck_because
from silverware.games.silverton.rules.hauling import route
from silverware.games.silverton.rules.joining import MayJoin
from silverware.games.silverton.rules.plows import least_die
from silverware.games.silverton.rules.turn import active
from silverware.games.silverton.scenarios import DECISIVE_LOSS
from silverware.games.silverton.state import GONE, Table
from silverware.games.silverton.stock import KINDS_OF_STOCK, NAMES, POWERS, TRAINS, powers_of
from silverware.games.silverton.terms import SECRET
from silverware.games.silverton.view import (
    Agreement,
    Assigned,
    Bought,
    Chance,
    Claim,
    Column,
    Mark,
    Partner,
    Piece,
    Pile,
    Player,
    Route,
    Sale,
    SilvertonView,
    SnowPlow,
    Train,
    Worth,
)

STATUS: Final = {HOME: "home", OUT: "out", TIED: "tied", JAIL: "jail", DEAD: "dead"}


def view(table: Table, seat: Seat) -> SilvertonView:
    """§21 What a chair sees: all but what lies face down, the discards on its turn, and others' cash while secret."""
    question = table.question
    box, terms = table.box, table.terms
    return SilvertonView(
        seat=seat,
        seats=table.seats,
        round=table.round,
        asked=table.asked(),
        question=question.name if question else None,
        asking=table.asking(seat),
        rule=question.rule if question else None,
        outcome=table.outcome,
        options=terms.options,
        winter=table.is_winter(),
        order=tuple(table.order),
        goal=None if terms.goal == SECRET else terms.goal,
        turns=terms.turns,
        rival=terms.setup.rival,
        worth=worth(table, seat),
        way=way(table),
        agenda=agenda(table),
        players=tuple([player(table, other, seat) for other in range(table.seats)]),
        open=tuple([box.cards[card] for card in table.open]),
        deck=len(table.deck),
        discards=len(table.discards),
        discarded=discarded(table, seat),
        piles=piles(table),
        struck=struck(table),
        slid=tuple([box.cards[PASSENGER_CARD + passenger] for passenger in table.slid]),
        emptied=tuple([None if pile == NOWHERE else pile + 1 for pile in table.emptied]),
        agreed=agreed(table),
        chances=chances(table, seat),
        chart=chart(table),
        deliveries=table.deliveries,
        bought=bought(table),
        sales=sales(table, seat) if question is not None and question.name == "deal" and question.seat == seat else (),
        offers=tuple(table.offers),
        named=tuple([box.cards[card] for card in table.named]),
        worked=tuple([box.cards[card] for card in table.worked]),
        plowing=plowing(table),
        cleared=tuple([box.segments_said[segment] for segment in table.cleared]),
        supply={name: table.supply(sort) for sort, name in enumerate(NAMES)} if terms.advanced else {},
        affords=affords(table, seat),
        depletions=depletions(table),
    )


def discarded(table: Table, seat: Seat) -> tuple[str, ...] | None:
    """§4.6 The discards, for the seats that are not on turn; for the spectator's chair, where no seat is."""
    on_turn = active(table)
    if on_turn is not None and seat in (on_turn, SPECTATOR):
        return None
    return tuple([table.box.cards[card] for card in table.discards])


def affords(table: Table, seat: Seat) -> tuple[str, ...]:
    """§6.4 What a seat has cash enough for, of what it could get with its track as it is."""
    if seat == SPECTATOR:
        return ()
    box, cash, closed = table.box, table.cash[seat], table.is_winter()
    lines = [
        box.segments_said[line]
        for line in table.networks[seat].frontier
        if table.owner[line] == NOBODY and box.cost[line] <= cash and not (closed and box.is_snow[line])
    ]
    claims = [box.cards[card] for card in table.open if box.claim_cost[card] <= cash]
    passengers = [
        box.cards[PASSENGER_CARD + card]
        for card in table.tops
        if card != NOWHERE and box.passenger_price[card] <= cash and table.route(seat, card) < FAR
    ]
    return (*lines, *claims, *passengers)


def opened(table: Table, view: SilvertonView) -> SilvertonView:
    """A view with everybody's cash, for looking back."""
    return replace(view, players=tuple([replace(each, cash=table.cash[at]) for at, each in enumerate(view.players)]))


def player(table: Table, seat: Seat, chair: Seat) -> Player:
    """§21.5 What a chair sees of a seat."""
    box = table.box
    seen = seat == chair or table.question is None or table.is_public(seat)
    crew = [piece for piece in range(seat * KINDS, seat * KINDS + KINDS) if table.status[piece] != ABSENT]
    second = table.second[seat]
    delivers = table.question is not None and table.question.name == "deliver" and table.question.seat == seat
    passengers = routes(table, seat)
    return Player(
        number=table.numbers[seat],
        homes=tuple([box.towns_said[home] for home in table.homes(seat)]),
        joined=table.networks[seat].is_joined(),
        crew=crew_of(table, seat),
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
                    stuck=stuck_because(table, seat, card) if delivers else None,
                )
                for card in table.claims[seat]
            ]
        ),
        passengers=passengers,
        revenue=sum([route.fare for route in passengers if route.length is not None]),
        trains=trains(table, seat),
        plows=plows(table, seat),
    )


def piece_of(table: Table, piece: int) -> Piece:
    """A piece as everybody sees it."""
    return Piece(
        name=table.name_of(piece),
        kind="surveyor" if piece % KINDS < DISCS else "prospector",
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
                    fare=table.fare(passenger),
                    way=table.way_of(seat, passenger),
                )
            )
    return tuple(found)


def chances(table: Table, seat: Seat) -> tuple[Chance, ...]:
    """The passenger cards that lie face up or that others run, and the routes that a seat has for them."""
    lying = [at for at in table.terms.passengers if table.passenger[at] not in (DECK, GONE)]
    others = lying if seat == SPECTATOR else [at for at in lying if not table.runs(seat, at)]
    return tuple([chance(table, seat, passenger) for passenger in others])


def chance(table: Table, seat: Seat, passenger: int) -> Chance:
    """A passenger card that a seat does not run, and its routes for it; who only watches has none."""
    card, fare = table.box.cards[PASSENGER_CARD + passenger], table.terms.pays[passenger]
    if seat == SPECTATOR:
        return Chance(card, None, (), fare, ())
    length = table.route(seat, passenger)
    return Chance(
        card=card,
        length=None if length == FAR else length,
        way=table.passable(table.networks[seat]).way(passenger, table.is_snowed_in()),
        fare=fare,
        partners=partners(table, seat, passenger) if table.terms.joint_routes else (),
    )


def partners(table: Table, seat: Seat, passenger: int) -> tuple[Partner, ...]:
    """§29.3 Over whose track a seat has a joint route for a passenger card."""
    snowed = table.is_snowed_in()
    joints = [(other, table.joint(seat, other)) for other in range(table.seats) if other != seat]
    shared = [(other, joint) for other, joint in joints if joint.is_shared(passenger, snowed)]
    return tuple([Partner(other, joint.length(passenger, snowed)) for other, joint in shared])


def agreed(table: Table) -> tuple[Agreement, ...]:
    """§29.4 Who has agreed this turn."""
    return tuple(
        [
            Agreement(
                card=table.box.cards[table.at[one]],
                seats=(one // KINDS, other // KINDS),
                pieces=(table.name_of(one), table.name_of(other)),
            )
            for one, other in table.agreed
        ]
    )


def crew_of(table: Table, seat: Seat) -> Crew | None:
    """§22.5 The crew that a seat has chosen, where it had a choice."""
    crew = table.crew_chosen(seat)
    return None if crew is None else Crew(pieces(crew, "S"), pieces(crew, "P"))


def worth(table: Table, chair: Seat) -> Worth | None:
    """§25.10 What a game alone would be worth now, and all that it can be worth."""
    setup = table.terms.setup
    printed = setup.by_turn or setup.by_money
    if not printed:
        return None
    marks = [*[Mark(worth, bound) for bound, worth in printed], Mark(DECISIVE_LOSS, None)]
    if setup.by_turn:
        at = len([last for last, _ in printed if last < table.round])
        return Worth("turn", tuple(marks), marks[at], marks[at + 1] if at + 1 < len(marks) else None)
    if not (chair == 0 or table.question is None or table.is_public(0)):
        return Worth("money", tuple(marks), None, None)
    at = len([least for least, _ in printed if table.cash[0] < least])
    return Worth("money", tuple(marks), marks[at], marks[at - 1] if at else None)


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
                forecast=forecast(table.terms, at, table.round, table.boxes[at], table.sold[at]),
            )
            for at in range(COLUMNS)
            if table.terms.in_play[at]
        ]
    )


def bought(table: Table) -> tuple[Bought, ...]:
    """§14.9 What the active seat must deliver; §23.9 in the Advanced game with the trains that carry it."""
    box = table.box
    return tuple(
        [
            Bought(
                claim=box.cards[card],
                loads=loads,
                to=box.towns_said[box.markets[market]],
                trains=powers_of(table.carriers[at]) if table.carriers else (),
            )
            for at, (card, loads, market) in enumerate(table.bought)
        ]
    )


def sales(table: Table, seat: Seat) -> tuple[Sale, ...]:
    """§14.7 The freight of others that a seat could buy and deliver."""
    if not table.has_delivery(seat):
        return ()
    box = table.box
    found: list[Sale] = []
    for card in [card for other, claims in enumerate(table.claims) if other != seat for card in claims]:
        for market, town in enumerate(box.markets):
            loads = table.saleable(seat, card, market) if table.freight[card] else 0
            if loads:
                price = table.price(table.column(card, market))
                found.append(Sale(box.cards[card], box.towns_said[town], loads, price))
    return tuple(found)


def trains(table: Table, seat: Seat) -> tuple[Train, ...]:
    """§23 The trains of a seat."""
    return tuple([Train(POWERS[sort], used, home) for sort, used, home in owned(table, seat) if sort < TRAINS])


def plows(table: Table, seat: Seat) -> tuple[SnowPlow, ...]:
    """§24 The plows of a seat."""
    return tuple([SnowPlow(POWERS[sort], used) for sort, used, _ in owned(table, seat) if sort >= TRAINS])


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


def plowing(table: Table) -> tuple[Assigned, ...]:
    """§24.3 The plows that are assigned and not rolled for yet."""
    names = table.box.segments_said
    return tuple(
        [Assigned(names[segment], POWERS[plow], least_die(table.box, segment, plow)) for segment, plow in table.plowing]
    )


def depletions(table: Table) -> dict[str, int]:
    """§5.4 By town: how many of its claims have been depleted."""
    return {table.box.towns_said[town]: count for town, count in enumerate(table.depletions) if count}


def way(table: Table) -> tuple[Hop, ...]:
    """The route that the open question is about: of a delivery, or of a passenger card that two would run."""
    question = table.question
    if isinstance(question, (ChooseTrains, ChooseLoads)):
        return route(table, question.seat, question.card, question.to)
    if isinstance(question, MayJoin):
        return table.joint(question.seat, question.partner).way(question.passenger, table.is_snowed_in())
    return ()
