"""Positions of Silverton: a moment written by hand, checked, and set up; and written out again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from silverware.core.errors import BadNotation, BadPosition
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.components import Box
from silverware.games.silverton.crew import ABSENT, BIT, DEAD, HOME, JAIL, KINDS, NOBODY, OUT, TIED
from silverware.games.silverton.documents import ClaimPosition, Position, SeatPosition
from silverware.games.silverton.looking import (
    agreed,
    based_at,
    bought,
    depletions,
    plowing,
    plows,
    struck,
    trains,
    where,
)
from silverware.games.silverton.moves import DECK, PIECES
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import (
    CLAIM_CARDS,
    COLUMNS,
    CUBES,
    DISCS,
    OPEN_CLAIMS,
    PASSENGER_CARD,
    SEATS,
    SLIDING,
    TURN_CARD,
    pieces,
)
from silverware.games.silverton.rules.agenda import agenda, set_agenda
from silverware.games.silverton.rules.dealing import OFFERS, AnswerOffer, no_deal
from silverware.games.silverton.rules.delivering import ChooseLoads, convoys_for
from silverware.games.silverton.rules.replenishing import MustLose
from silverware.games.silverton.rules.sliding import place_said
from silverware.games.silverton.rules.stages import Ask, said
from silverware.games.silverton.rules.staking import BuyDrawn
from silverware.games.silverton.state import GONE, OPEN, Table
from silverware.games.silverton.stock import KINDS_OF_STOCK, MOST_TRAINS, NAMES, TRAINS, trains_said
from silverware.games.silverton.terms import Terms


def place(position: Position, terms: Terms) -> Table:
    """The table a position describes, on these terms; BadPosition where there is no such moment."""
    table = Table(terms)
    _require(0 < position.round <= table.terms.turns, f"Turns are counted from 1 to {table.terms.turns}.")
    table.round = position.round
    table.order = [_index(SEAT_NAMES[: table.seats], name, "seat") for name in position.order] or [*range(table.seats)]
    _require(sorted(table.order) == [*range(table.seats)], "The order names every seat once.")
    players = _players(position)
    _number(table, position, players)
    _lay_track(table, players)
    _lay_claims(table, position, players)
    _lay_passengers(table, position, players)
    _set_chart(table, position)
    for seat, player in enumerate(players):
        _give_money(table, seat, player)
        _put_pieces(table, seat, player)
    _give_stock(table, players)
    _set_progress(table, position)
    set_agenda(table, position.agenda)
    _check_question(table)
    return table


def _require(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadPosition(sentence)


def _index(names: Sequence[str], name: str, what: str) -> int:
    _require(name in names, f"There is no {what} {name!r:.40}.")
    return names.index(name)


def _players(position: Position) -> list[SeatPosition]:
    players: list[SeatPosition] = [getattr(position, name) for name in SEAT_NAMES]
    for seat in range(position.seats, SEATS):
        _require(players[seat] == SeatPosition(), f"With {position.seats} seats nobody sits at {SEAT_NAMES[seat]}.")
    return players[: position.seats]


def _number(table: Table, position: Position, players: list[SeatPosition]) -> None:
    """§2.2 Player numbers, and what they bring."""
    table.numbers = [at + 1 if player.number is None else player.number for at, player in enumerate(players)]
    _require(sorted(table.numbers) == [*range(1, table.seats + 1)], "Every seat has a player number of its own.")
    for seat, player in enumerate(players):
        crews = table.crews(seat)
        crew = crews[0] if player.crew is None else player.crew
        fits = crew in crews or (table.terms.hiring and _is_crew(table, crew))
        _require(fits, f"{SEAT_NAMES[seat]} cannot have the crew {crew!r:.40}.")
        if f"crew {SEAT_NAMES[seat]}" not in position.agenda:
            table.enlist(seat, crew)
        if len(table.homes(seat)) > 1:
            _station(table, seat, player, f"stations {SEAT_NAMES[seat]}" in position.agenda)


def _is_crew(table: Table, crew: str) -> bool:
    """§32.3 Whether a crew can have come about by hiring and advancing, the dead among them."""
    words = crew.split()
    known = len(words) <= KINDS and all(word in ("S", "S+1", "S+2", "P", "P+1", "P+2") for word in words)
    return known and all(0 < len(pieces(crew, kind)) <= table.terms.discs for kind in "SP")


def _station(table: Table, seat: int, player: SeatPosition, to_come: bool) -> None:
    """§26.1 Surveyors build from one of two homes; those of which nothing is said by turns, unless that is to come."""
    homes = [table.box.towns_said[home] for home in table.homes(seat)]
    for at, piece in enumerate(table.surveyors(seat)):
        name = table.name_of(piece)
        if name in player.based:
            table.based[piece] = _index(homes, player.based[name], "home city")
        elif table.status[piece] != ABSENT and not to_come:
            table.based[piece] = at % len(homes)


def _give_money(table: Table, seat: int, player: SeatPosition) -> None:
    table.cash[seat] = table.terms.money if player.cash is None else player.cash
    _require(table.cash[seat] >= 0, "Nobody has less than nothing.")
    if player.public or table.cash[seat] > table.terms.announce:
        table.public |= BIT[seat]


def _give_stock(table: Table, players: list[SeatPosition]) -> None:
    """§23, §24 Trains and plows."""
    for seat, player in enumerate(players):
        homes = ["", *[table.box.towns_said[home] for home in table.homes(seat)]]
        if player.trains is None:
            table.give_first_trains(seat)
        for text in [*(f"train {name}" for name in player.trains or ()), *(f"plow {name}" for name in player.plows)]:
            name, used, _ = text.partition(" used")
            kind, power, *town = name.split(" ", 2)
            sort = _index(NAMES, f"{kind} {power}", "train or plow")
            home = _index(homes, " ".join(town), "home")
            _require(not home or (len(homes) > 2 and sort < TRAINS), "Trains belong to a home where there are two.")
            table.gain(seat, sort + KINDS_OF_STOCK * home)
            if used:
                table.serve(seat, sort + KINDS_OF_STOCK * home)
        _require(table.train_count(seat) <= MOST_TRAINS, f"Nobody has more than {MOST_TRAINS} trains.")
    _require(table.terms.advanced or not any(table.stock), "Trains and plows belong to the Advanced game.")
    for sort, name in enumerate(NAMES):
        _require(table.supply(sort) >= 0, f"There are not so many of {name}.")


def _lay_track(table: Table, players: list[SeatPosition]) -> None:
    box = table.box
    for seat, player in enumerate(players):
        name = SEAT_NAMES[seat]
        _require(len(player.track) <= CUBES, f"{name} has no more than {CUBES} cubes.")
        for text in player.track:
            segment = box.moves.segment_called.get(text, NOWHERE)
            _require(segment != NOWHERE, f"There is no segment {text!r:.40}.")
            _require(table.owner[segment] == NOBODY, f"There is one cube in the box of {text}.")
            table.owner[segment] = seat
            for parallel in box.parallel[segment]:
                _require(table.owner[parallel] != seat, f"{name} cannot own {text} and a parallel to it.")
    table.networks = [table.network_with(seat, table.owner) for seat in range(table.seats)]


# Cards


def _card(table: Table, name: str, first: int, end: int, what: str) -> int:
    card = table.box.moves.card_called.get(name, NOWHERE)
    _require(first <= card < end, f"There is no {what} {name!r:.40}.")
    return card


def _claim(table: Table, name: str) -> int:
    card = _card(table, name, 0, CLAIM_CARDS, "claim")
    _require(not table.box.is_event[card], f"{name} is an event.")
    return card


def _lay_claims(table: Table, position: Position, players: list[SeatPosition]) -> None:
    """§4 Claims of the seats, discards, open claims and the deck: every card is somewhere, and only there."""
    seen: list[int] = []
    for seat, player in enumerate(players):
        for entry in player.claims:
            claim = ClaimPosition(card=entry) if isinstance(entry, str) else entry
            card = _claim(table, claim.card)
            _require(claim.freight >= 0, "Freight is counted from 0.")
            _require(claim.freight > 0 or not claim.depleted, f"{claim.card} is depleted and empty, so discarded.")
            seen.append(card)
            table.give_claim(card, seat)
            table.freight[card] = claim.freight
            table.is_depleted[card] = claim.depleted
            table.was_operated[card] = claim.operated
    table.discards = [_card(table, name, 0, CLAIM_CARDS, "claim") for name in position.discards]
    deck = [_card(table, name, 0, CLAIM_CARDS, "claim") for name in position.deck]
    seen += [*table.discards, *deck]
    if position.open is None:
        unseen = [card for card in range(CLAIM_CARDS) if card not in seen and not table.box.is_event[card]]
        table.open = unseen[:OPEN_CLAIMS]
    else:
        table.open = [_claim(table, name) for name in position.open]
    seen += table.open
    known = set(seen)
    _require(len(known) == len(seen), "Every card of the claim deck is in one place.")
    table.deck = [*deck, *[card for card in range(CLAIM_CARDS) if card not in known]]
    table.deck.reverse()
    for card in table.discards:
        table.holder[card] = GONE
    for card in table.open:
        table.holder[card] = OPEN


def _passenger(table: Table, name: str) -> int:
    passenger = _card(table, name, PASSENGER_CARD, TURN_CARD, "passenger card") - PASSENGER_CARD
    _require(passenger in table.terms.passengers, f"{name} is not in this game.")
    _require(table.passenger[passenger] == DECK, f"{name} is in one place.")
    return passenger


def _lay_passengers(table: Table, position: Position, players: list[SeatPosition]) -> None:
    """§5 Passenger cards of the seats, those that left, and the piles."""
    for seat, player in enumerate(players):
        for name in player.passengers:
            table.passenger[_passenger(table, name)] = seat
    for name in position.struck:
        table.passenger[_passenger(table, name)] = GONE
    _lay_joint(table, position)
    for name in position.slid:
        passenger = _passenger(table, name)
        fits = table.terms.slides and table.box.passenger_letter[passenger] in SLIDING
        _require(fits, f"{name} cannot have been moved among the claims.")
        table.passenger[passenger] = OPEN
        table.slid.append(passenger)
    piles = _usual_piles(table) if position.piles is None else position.piles
    below: list[int] = []
    for pile in piles:
        _require(len(pile) > 0, "A pile has a card on top, or an empty place.")
        top = _passenger(table, pile[0]) if pile[0] else NOWHERE
        table.tops.append(top)
        if top != NOWHERE:
            table.passenger[top] = OPEN
        table.below.append([_passenger(table, name) for name in reversed(pile[1:])])
        below += table.below[-1]
    places = [place_said(pile) for pile in range(NOWHERE, len(table.tops))] if table.terms.slides else []
    table.emptied = [_index(places, name, "open place") + NOWHERE for name in position.emptied]
    hidden = [passenger for passenger in table.terms.passengers if table.passenger[passenger] == DECK]
    _require(sorted(below) == hidden, "Every passenger card of the game is in one place.")
    for passenger in table.terms.passengers:
        if table.passenger[passenger] != GONE:
            table.routes |= BIT[passenger]


def _lay_joint(table: Table, position: Position) -> None:
    """§29.7 The passenger cards that two seats run together."""
    for name, runners in position.joint.items():
        passenger = _passenger(table, name)
        seat, partner = [_index(SEAT_NAMES[: table.seats], runner, "seat") for runner in runners]
        _require(table.terms.joint_routes and seat < partner, f"{name} cannot be run by two together.")
        table.passenger[passenger] = seat
        table.partner[passenger] = partner


def _usual_piles(table: Table) -> list[list[str]]:
    """§2.8 The passenger cards that nobody has, piled by their numbers."""
    box = table.box
    letters = [[card for card in table.terms.passengers if box.passenger_letter[card] == letter] for letter in "ABC"]
    piles: list[list[str]] = [["" if table.passenger[card] != DECK else _named(box, card)] for card in letters[0]]
    for cards in letters[1:]:
        for pile, card in enumerate(cards):
            if table.passenger[card] == DECK:
                piles[pile].append(_named(box, card))
    return piles


def _named(box: Box, passenger: int) -> str:
    return box.cards[PASSENGER_CARD + passenger]


# The chart, the pieces, and how far the turn is


def _by_column(table: Table, said: dict[str, int], into: list[int]) -> None:
    for name, number in said.items():
        column = _index(table.box.columns_said, name, "column")
        _require(number >= 0, "What is sold is counted from 0.")
        into[column] = number


def _set_chart(table: Table, position: Position) -> None:
    table.boxes = table.terms.boxes[:]
    _by_column(table, position.prices, table.boxes)
    _by_column(table, position.sold, table.sold)
    _by_column(table, position.delivered, table.delivered)
    for column in range(COLUMNS):
        fits = table.box.lowest_box[column] <= table.boxes[column] <= table.box.highest_box[column]
        _require(fits, f"The marker of {table.box.columns_said[column]} cannot be in that box.")


def _put_pieces(table: Table, seat: int, player: SeatPosition) -> None:
    for name, state in player.pieces.items():
        piece = seat * KINDS + _index(PIECES, name, "piece")
        _require(table.status[piece] != ABSENT, f"{SEAT_NAMES[seat]} has no {name}.")
        word, _, rest = state.partition(" ")
        if word == "dead":
            turn, _, fine = rest.partition(" $")
            _require(turn.isdecimal() and fine.isdecimal() and len(state) < 20, "Who is dead is written 'dead 3 $300'.")
            table.status[piece] = DEAD
            table.killed[piece] = int(turn)
            table.fines[piece] = int(fine)
        elif word in ("jail", "tied"):
            table.status[piece] = JAIL if word == "jail" else TIED
            table.at[piece] = NOWHERE if word == "jail" and not rest else _place_of(table, piece, rest)
        elif state != "home":
            table.post(piece, _place_of(table, piece, state))
    if player.second is not None:
        table.second[seat] = seat * KINDS + _index(PIECES[:DISCS], player.second, "surveyor")


def _place_of(table: Table, piece: int, name: str) -> int:
    if piece % KINDS < DISCS:
        return _index(table.box.segments_said, name, "segment")
    if name == "deck":
        return DECK
    card = _card(table, name, 0, TURN_CARD, "card")
    lies = table.holder[card] == OPEN if card < PASSENGER_CARD else _is_shown(table, card - PASSENGER_CARD)
    _require(lies, f"No prospector can stand on {name}.")
    return card


def _is_shown(table: Table, passenger: int) -> bool:
    return table.passenger[passenger] >= 0 or table.passenger[passenger] == OPEN


def _set_progress(table: Table, position: Position) -> None:
    box = table.box
    table.named = [_claim(table, name) for name in position.named]
    table.worked = [_claim(table, name) for name in position.worked]
    for name, count in position.depletions.items():
        _require(count >= 0, "Depletions are counted from 0.")
        table.depletions[_index(box.towns_said, name, "town")] = count
    for name, count in position.offers.items():
        _require(0 <= count <= OFFERS, f"There are at most {OFFERS} offers to each partner.")
        table.offers[_index(SEAT_NAMES[: table.seats], name, "seat")] = count
    try:
        lots = [text.partition(" by ") for text in position.bought]
        table.bought = [box.moves.bundle(lot).freight[0] for lot, _, _ in lots]
        table.carriers = [trains_said(trains) for _, _, trains in lots if trains]
    except (BadNotation, IndexError, ValueError):
        raise BadPosition("Freight that was bought is written '4 of c30 to denver', with trains 'by 9+24'.") from None
    carried = len(table.bought) if table.terms.advanced else 0
    _require(len(table.carriers) == carried, "Trains carry what was bought in the Advanced game, and only there.")
    most = MOST_TRAINS if table.terms.advanced else table.terms.deliveries
    _require(len(table.bought) <= position.deliveries <= most, "There are not so many deliveries.")
    _set_snow(table, position)
    table.deliveries = position.deliveries
    for text in position.sent:
        table.sent[_piece(table, text)] = True
    for text in position.won:
        _require(table.terms.hiring, "Who has won is remembered where pieces go up.")
        table.won.append(_piece(table, text))
    for text in position.agreed:
        one, _, other = text.partition(" with ")
        pair = _piece(table, one), _piece(table, other)
        _require(table.at[pair[0]] == table.at[pair[1]] >= PASSENGER_CARD, "Who agrees stands on the same card.")
        table.agreed.append(pair)
    for name, loads in position.arrived.items():
        card = _claim(table, name)
        _require(table.terms.transfers and 0 < loads <= table.freight[card], f"So much cannot have come to {name}.")
        table.arrived[card] = loads


def _piece(table: Table, text: str) -> int:
    """A piece by its seat and name: `north surveyor 1`."""
    seat, _, name = text.partition(" ")
    return _index(SEAT_NAMES[: table.seats], seat, "seat") * KINDS + _index(PIECES, name, "piece")


def _set_snow(table: Table, position: Position) -> None:
    """§24.3, §24.6 Plows at work, and what they have cleared."""
    for text in position.plowing:
        name, _, plow = text.partition(" with ")
        segment = _index(table.box.segments_said, name, "segment")
        table.plowing.append((segment, _index(NAMES, f"plow {plow}", "train or plow")))
    table.cleared = [_index(table.box.segments_said, name, "segment") for name in position.cleared]
    for segment in [*table.cleared, *[segment for segment, _ in table.plowing]]:
        fits = table.terms.advanced and table.box.is_snow[segment] and table.is_winter()
        _require(fits, f"{table.box.segments_said[segment]} cannot be cleared.")


def _check_question(table: Table) -> None:
    """The first thing to come must be a question that can be asked here."""
    question = table.question
    fits = isinstance(question, Ask)
    if isinstance(question, AnswerOffer):
        _require(table.offers[question.seat] > 0, "An offer on the table is one of those that were made.")
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
    _require(fits, "What comes first on the agenda is no question that can be asked now.")


# Writing a position


def position(table: Table) -> Position:
    """The position of a table under way, from which `place` rebuilds it."""
    if table.question is None:
        raise BadPosition("The game is over; a position is a moment of a game under way.")
    box = table.box
    seats: dict[str, Any] = {SEAT_NAMES[seat]: _seat_position(table, seat) for seat in range(table.seats)}
    return Position(
        game="silverton",
        seats=table.seats,
        round=table.round,
        order=tuple([SEAT_NAMES[seat] for seat in table.order]),
        agenda=agenda(table),
        open=_cards(box, table.open),
        deck=_cards(box, reversed(table.deck)),
        discards=_cards(box, table.discards),
        piles=tuple(
            [
                ("" if top == NOWHERE else _named(box, top), *[_named(box, card) for card in reversed(table.below[at])])
                for at, top in enumerate(table.tops)
            ]
        ),
        struck=struck(table),
        slid=_cards(box, [PASSENGER_CARD + passenger for passenger in table.slid]),
        emptied=tuple([place_said(pile) for pile in table.emptied]),
        joint=_joint_said(table),
        agreed=agreed(table),
        arrived={box.cards[card]: loads for card, loads in sorted(table.arrived.items())},
        won=tuple([said(piece) for piece in sorted(set(table.won))]),
        prices=_columns(box, table.boxes),
        sold=_columns(box, table.sold),
        delivered=_columns(box, table.delivered),
        deliveries=table.deliveries,
        bought=bought(table),
        offers={SEAT_NAMES[seat]: count for seat, count in enumerate(table.offers) if count},
        named=_cards(box, table.named),
        worked=_cards(box, table.worked),
        plowing=plowing(table),
        cleared=tuple([box.segments_said[segment] for segment in table.cleared]),
        sent=tuple([said(piece) for piece in range(table.seats * KINDS) if table.was_sent(piece)]),
        depletions=depletions(table),
        options=table.terms.options,
        **seats,
    )


def _cards(box: Box, cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([box.cards[card] for card in cards])


def _joint_said(table: Table) -> dict[str, tuple[str, str]]:
    return {
        _named(table.box, card): (SEAT_NAMES[table.passenger[card]], SEAT_NAMES[partner])
        for card, partner in enumerate(table.partner)
        if partner != NOBODY
    }


def _columns(box: Box, numbers: list[int]) -> dict[str, int]:
    return {box.columns_said[column]: number for column, number in enumerate(numbers)}


def _seat_position(table: Table, seat: int) -> SeatPosition:
    box = table.box
    first = seat * KINDS
    return SeatPosition(
        number=table.numbers[seat],
        crew=table.crew_chosen(seat),
        cash=table.cash[seat],
        public=table.is_public(seat),
        track=tuple([box.segments_said[segment] for segment in table.networks[seat].segments]),
        claims=tuple(
            [
                ClaimPosition(
                    card=box.cards[card],
                    freight=table.freight[card],
                    depleted=table.is_depleted[card],
                    operated=table.was_operated[card],
                )
                for card in table.claims[seat]
            ]
        ),
        passengers=tuple(
            [
                _named(box, card)
                for card in table.terms.passengers
                if table.passenger[card] == seat and table.partner[card] == NOBODY
            ]
        ),
        pieces={
            table.name_of(piece): _piece_said(table, piece)
            for piece in range(first, first + KINDS)
            if table.status[piece] not in (ABSENT, HOME)
        },
        based={
            table.name_of(piece): home
            for piece in table.surveyors(seat)
            if (home := based_at(table, piece)) is not None
        },
        second=None if table.second[seat] == NOBODY else table.name_of(table.second[seat]),
        trains=tuple([train_said(train.power, train.used, train.home) for train in trains(table, seat)]),
        plows=tuple([plow_said(plow.bonus, plow.used) for plow in plows(table, seat)]),
    )


def train_said(power: int, used: bool, home: str | None) -> str:
    """A train as positions write it: `24 denver used`."""
    return f"{power}{'' if home is None else f' {home}'}{' used' if used else ''}"


def plow_said(bonus: int, used: bool) -> str:
    """A plow as positions write it: `+2 used`."""
    return f"+{bonus}{' used' if used else ''}"


def _piece_said(table: Table, piece: int) -> str:
    place = where(table, piece)
    status = table.status[piece]
    if status == OUT:
        return str(place)
    if status == TIED:
        return f"tied {place}"
    if status == JAIL:
        return "jail" if place is None else f"jail {place}"
    return f"dead {table.killed[piece]} ${table.fines[piece]}"
