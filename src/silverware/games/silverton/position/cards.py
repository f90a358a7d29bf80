"""The cards of a position: every one is somewhere, and only there."""

from __future__ import annotations

from collections.abc import Sequence

from silverware.games.silverton.crew import BIT
from silverware.games.silverton.documents import ClaimPosition, Position, SeatPosition
from silverware.games.silverton.moves import DECK
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.position.names import card_called, claim_called, index, require, seat_called
from silverware.games.silverton.printed import CLAIM_CARDS, OPEN_CLAIMS, PASSENGER_CARD, SLIDING, TURN_CARD
from silverware.games.silverton.rules.sliding import place_text
from silverware.games.silverton.state import GONE, OPEN, Table


def lay_claims(table: Table, position: Position, players: list[SeatPosition]) -> None:
    """§4 Claims of the seats, discards, open claims and the deck."""
    seen: list[int] = []
    for seat, player in enumerate(players):
        for entry in player.claims:
            claim = ClaimPosition(card=entry) if isinstance(entry, str) else entry
            card = claim_called(table, claim.card)
            require(claim.freight >= 0, "Freight is counted from 0.")
            require(claim.freight > 0 or not claim.depleted, f"{claim.card} is depleted and empty, so discarded.")
            seen.append(card)
            table.give_claim(card, seat)
            table.freight[card] = claim.freight
            table.is_depleted[card] = claim.depleted
            table.was_operated[card] = claim.operated
    table.discards = [card_called(table, name, 0, CLAIM_CARDS, "claim") for name in position.discards]
    deck = [card_called(table, name, 0, CLAIM_CARDS, "claim") for name in position.deck]
    seen += [*table.discards, *deck]
    if position.open is None:
        unseen = [card for card in range(CLAIM_CARDS) if card not in seen and not table.box.is_event[card]]
        table.open = unseen[:OPEN_CLAIMS]
    else:
        table.open = [claim_called(table, name) for name in position.open]
    seen += table.open
    known = set(seen)
    require(len(known) == len(seen), "Every card of the claim deck is in one place.")
    table.deck = [*deck, *[card for card in range(CLAIM_CARDS) if card not in known]]
    table.deck.reverse()
    for card in table.discards:
        table.holder[card] = GONE
    for card in table.open:
        table.holder[card] = OPEN


def lay_passengers(table: Table, position: Position, players: list[SeatPosition]) -> None:
    """§5 Passenger cards of the seats, those that left, and the piles."""
    for seat, player in enumerate(players):
        for name in player.passengers:
            table.passenger[_passenger_called(table, name)] = seat
    for name in position.struck:
        table.passenger[_passenger_called(table, name)] = GONE
    _lay_joint(table, position)
    for name in position.slid:
        passenger = _passenger_called(table, name)
        fits = table.terms.slides and table.box.passenger_letter[passenger] in SLIDING
        require(fits, f"{name} cannot have been moved among the claims.")
        table.passenger[passenger] = OPEN
        table.slid.append(passenger)
    _lay_piles(table, _usual_piles(table) if position.piles is None else position.piles)
    places = [place_text(pile) for pile in range(NOWHERE, len(table.tops))] if table.terms.slides else []
    table.emptied = [index(places, name, "open place") + NOWHERE for name in position.emptied]
    below = [passenger for pile in table.below for passenger in pile]
    hidden = [passenger for passenger in table.terms.passengers if table.passenger[passenger] == DECK]
    require(sorted(below) == hidden, "Every passenger card of the game is in one place.")
    for passenger in table.terms.passengers:
        if table.passenger[passenger] != GONE:
            table.routes |= BIT[passenger]


def _passenger_called(table: Table, name: str) -> int:
    """A passenger card of this game that lies nowhere yet."""
    passenger = card_called(table, name, PASSENGER_CARD, TURN_CARD, "passenger card") - PASSENGER_CARD
    require(passenger in table.terms.passengers, f"{name} is not in this game.")
    require(table.passenger[passenger] == DECK, f"{name} is in one place.")
    return passenger


def _lay_joint(table: Table, position: Position) -> None:
    """§29.7 The passenger cards that two seats run together."""
    for name, runners in position.joint.items():
        passenger = _passenger_called(table, name)
        seat, partner = [seat_called(table, runner) for runner in runners]
        require(table.terms.joint_routes and seat < partner, f"{name} cannot be run by two together.")
        table.passenger[passenger] = seat
        table.partner[passenger] = partner


def _lay_piles(table: Table, piles: Sequence[Sequence[str]]) -> None:
    """§5.1 Piles with a card face up, or an empty place, and those below."""
    for pile in piles:
        require(len(pile) > 0, "A pile has a card on top, or an empty place.")
        top = _passenger_called(table, pile[0]) if pile[0] else NOWHERE
        table.tops.append(top)
        if top != NOWHERE:
            table.passenger[top] = OPEN
        table.below.append([_passenger_called(table, name) for name in reversed(pile[1:])])


def _usual_piles(table: Table) -> list[list[str]]:
    """§2.8 The passenger cards that nobody has, piled by their numbers."""
    box = table.box
    letters = [[card for card in table.terms.passengers if box.passenger_letter[card] == letter] for letter in "ABC"]
    names = box.cards[PASSENGER_CARD:]
    piles = [["" if table.passenger[card] != DECK else names[card]] for card in letters[0]]
    for cards in letters[1:]:
        for pile, card in enumerate(cards):
            if table.passenger[card] == DECK:
                piles[pile].append(names[card])
    return piles
