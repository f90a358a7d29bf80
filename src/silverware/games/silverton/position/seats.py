"""The seats of a position: their numbers, crews, track, money and pieces."""

from __future__ import annotations

from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton.crew import ABSENT, BIT, DEAD, JAIL, KINDS, NOBODY, TIED
from silverware.games.silverton.documents import Position, SeatPosition
from silverware.games.silverton.moves import DECK, PIECES
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.position.names import NEITHER, card_called, index, require, segment_called
from silverware.games.silverton.printed import CUBES, DISCS, PASSENGER_CARD, TURN_CARD, pieces
from silverware.games.silverton.state import OPEN, Table


def number(table: Table, position: Position, players: list[SeatPosition]) -> None:
    """§2.2 Player numbers, and what they bring."""
    table.numbers = [at + 1 if player.number is None else player.number for at, player in enumerate(players)]
    require(sorted(table.numbers) == [*range(1, table.seats + 1)], "Every seat has a player number of its own.")
    for seat, player in enumerate(players):
        crews = table.crews(seat)
        crew = crews[0] if player.crew is None else player.crew
        fits = crew in crews or (table.terms.hiring and _is_crew(table, crew))
        require(fits, f"{SEAT_NAMES[seat]} cannot have the crew {crew!r:.40}.")
        if len(crews) == 1 or f"crew {SEAT_NAMES[seat]}" not in position.agenda:
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
            table.based[piece] = index([NEITHER, *homes], player.based[name], "home city") - 1
        elif table.status[piece] != ABSENT and not to_come:
            table.based[piece] = at % len(homes)


def lay_track(table: Table, players: list[SeatPosition]) -> None:
    """§3.5, §3.6 The cubes of the seats."""
    for seat, player in enumerate(players):
        name = SEAT_NAMES[seat]
        require(len(player.track) <= CUBES, f"{name} has no more than {CUBES} cubes.")
        for text in player.track:
            segment = segment_called(table, text)
            require(table.owner[segment] == NOBODY, f"There is one cube in the box of {text}.")
            table.owner[segment] = seat
            for parallel in table.box.parallel[segment]:
                require(table.owner[parallel] != seat, f"{name} cannot own {text} and a parallel to it.")
    table.networks = [table.network_with(seat, table.owner) for seat in range(table.seats)]


def give_money(table: Table, seat: int, player: SeatPosition) -> None:
    """§21.1 What a seat has, and whether that is public."""
    table.cash[seat] = table.terms.money if player.cash is None else player.cash
    require(table.cash[seat] >= 0, "Nobody has less than nothing.")
    if player.public or table.cash[seat] > table.terms.announce:
        table.public |= BIT[seat]


def put_pieces(table: Table, seat: int, player: SeatPosition) -> None:
    """Where the pieces of a seat are; those of which nothing is said are at home."""
    for name, state in player.pieces.items():
        piece = seat * KINDS + index(PIECES, name, "piece")
        require(table.status[piece] != ABSENT, f"{SEAT_NAMES[seat]} has no {name}.")
        word, _, rest = state.partition(" ")
        if word == "dead":
            turn, _, fine = rest.partition(" $")
            require(turn.isdecimal() and fine.isdecimal() and len(state) < 20, "Who is dead is written 'dead 3 $300'.")
            table.status[piece] = DEAD
            table.killed[piece] = int(turn)
            table.fines[piece] = int(fine)
        elif word in ("jail", "tied"):
            table.status[piece] = JAIL if word == "jail" else TIED
            table.at[piece] = NOWHERE if word == "jail" and not rest else _place_called(table, piece, rest)
        elif state != "home":
            table.post(piece, _place_called(table, piece, state))
    if player.second is not None:
        table.second[seat] = seat * KINDS + index(PIECES[:DISCS], player.second, "surveyor")


def _place_called(table: Table, piece: int, name: str) -> int:
    """Where a surveyor or a prospector can stand."""
    if piece % KINDS < DISCS:
        return segment_called(table, name)
    if name == "deck":
        return DECK
    card = card_called(table, name, 0, TURN_CARD, "card")
    lies = table.holder[card] == OPEN if card < PASSENGER_CARD else _is_shown(table, card - PASSENGER_CARD)
    require(lies, f"No prospector can stand on {name}.")
    return card


def _is_shown(table: Table, passenger: int) -> bool:
    return table.passenger[passenger] >= 0 or table.passenger[passenger] == OPEN
