"""§2 Setting up, §6 the turn and its order, §20 the end of the game."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat
from silverware.core.state import Outcome
from silverware.games.silverton.crew import BIT, HOME, KINDS, NOBODY, OUT, TIED
from silverware.games.silverton.events.beginning import Began, TurnBegan
from silverware.games.silverton.events.ending import Ended
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import (
    CLAIM_CARDS,
    DISCS,
    OPEN_CLAIMS,
    PASSENGER_CARD,
    SEATS,
    TURN_CARD,
)
from silverware.games.silverton.rules.building import BUILDS
from silverware.games.silverton.rules.choosing import choices
from silverware.games.silverton.rules.contests import CONTESTS
from silverware.games.silverton.rules.dealing import DEALS
from silverware.games.silverton.rules.delivering import BOUGHT, DELIVERIES, REVENUES
from silverware.games.silverton.rules.disputes import RESOLVE
from silverware.games.silverton.rules.fines import FINES
from silverware.games.silverton.rules.operating import OPERATES, PRODUCTIONS
from silverware.games.silverton.rules.placing import PLACES, passengers_within_reach, surveyable
from silverware.games.silverton.rules.plows import CLEARINGS, PLOWS
from silverware.games.silverton.rules.prices import PRICES
from silverware.games.silverton.rules.purchasing import BANK
from silverware.games.silverton.rules.replenishing import REPLENISH, TURN_UP
from silverware.games.silverton.rules.rival import RIVAL
from silverware.games.silverton.rules.stages import Step, proceed
from silverware.games.silverton.rules.staking import STAKES
from silverware.games.silverton.rules.stationing import STATIONS
from silverware.games.silverton.state import OPEN, Table

# §2 Setting up


def start(table: Table, dice: Dice) -> None:
    """§2 Player numbers, money, markers, claims and passenger cards; then the first turn."""
    table.numbers = [card - TURN_CARD + 1 for card in deal_turn_cards(table, dice)]
    for seat in range(table.seats):
        crews = table.crews(seat)
        if len(crews) == 1:
            table.enlist(seat, crews[0])
    for seat in range(table.seats):
        table.cash[seat] = table.terms.money
        table.networks.append(table.network_with(seat, table.owner))
        table.give_first_trains(seat)
    table.boxes = table.terms.boxes[:]
    open_claims(table, dice)
    lay_passengers(table, dice)
    if table.heard is not None:
        box = table.box
        homes = tuple([tuple([box.towns_said[home] for home in table.homes(seat)]) for seat in range(table.seats)])
        claims = tuple([box.cards[card] for card in table.open])
        passengers = tuple([box.cards[PASSENGER_CARD + top] for top in table.tops])
        trains = table.terms.trains
        table.heard.append(Began(tuple(table.numbers), homes, table.terms.money, claims, passengers, trains))
    begin_turn(table, dice)


def deal_turn_cards(table: Table, dice: Dice) -> list[int]:
    """§2.2, §6.2 By seat: the turn order card it is dealt."""
    cards = list(range(TURN_CARD, TURN_CARD + table.seats))
    dice.shuffle(cards)
    return cards


def open_claims(table: Table, dice: Dice) -> None:
    """§2.7 Eight claims are turned up; an event is shuffled back."""
    table.deck = list(range(CLAIM_CARDS))
    dice.shuffle(table.deck)
    while len(table.open) < OPEN_CLAIMS:
        card = table.deck.pop()
        if table.box.is_event[card]:
            table.deck.append(card)
            dice.shuffle(table.deck)
        else:
            table.holder[card] = OPEN
            table.open.append(card)


def lay_passengers(table: Table, dice: Dice) -> None:
    """§2.8 The A cards face up, each on a B and a C that nobody knows."""
    for letter in ("C", "B", "A"):
        cards = [PASSENGER_CARD + card for card in table.terms.passengers if table.box.passenger_letter[card] == letter]
        if letter == "A":
            table.tops = [card - PASSENGER_CARD for card in cards]
            while len(table.below) < len(cards):
                table.below.append([])
            break
        dice.shuffle(cards)
        for pile, card in enumerate(cards):
            if pile == len(table.below):
                table.below.append([])
            table.below[pile].append(card - PASSENGER_CARD)
    for top in table.tops:
        table.passenger[top] = OPEN
    for passenger in table.terms.passengers:
        table.routes |= BIT[passenger]


# §6 The turn


def begin_turn(table: Table, dice: Dice) -> None:
    """§6.1, §6.2 The turn order cards are dealt, and the phases lie ahead."""
    table.round += 1
    cards = deal_turn_cards(table, dice)
    table.order = [cards.index(TURN_CARD + place) for place in range(table.seats)]
    table.sent = [False] * len(table.sent)
    table.won = []
    table.worked = []
    table.arrived.clear()
    table.rest_stock()
    if table.heard is not None:
        order = tuple([SEAT_NAMES[seat] for seat in table.order])
        table.heard.append(TurnBegan(table.round, table.is_winter(), order))
    release_tied(table)
    table.ask(ADVANCE)
    if table.terms.advanced:
        table.ask(BANK)
    table.ask(REPLENISH)
    table.ask(TURN_UP)
    table.ask(PRICES)
    for seat in reversed(table.order):
        table.ask(OPERATIONS[seat])
    table.ask(CONTESTS)
    table.ask(RESOLVE)
    if table.terms.setup.rival:
        table.ask(RIVAL)
    for seat in reversed(table.order):
        table.ask(PLACES[seat])
        if len(table.homes(seat)) > 1:
            table.ask(STATIONS[seat])
        if table.round == 1 and len(table.crews(seat)) > 1:
            table.ask(choices(table)[seat])
    proceed(table, dice)


def release_tied(table: Table) -> None:
    """§9.5 Tied pieces that could not be placed there now go home, first those on which a second segment leans."""
    tied = [piece for piece, status in enumerate(table.status) if status == TIED]
    seconds = [
        piece for piece in tied if piece % KINDS < DISCS and not table.networks[piece // KINDS].touches(table.at[piece])
    ]
    for piece in [*[piece for piece in tied if piece not in seconds], *seconds]:
        seat = piece // KINDS
        if piece % KINDS < DISCS:
            if table.at[piece] not in surveyable(table, seat, piece):
                table.send_home(piece)
            elif piece in seconds:
                table.second[seat] = piece
        elif table.at[piece] >= PASSENGER_CARD:
            if table.at[piece] - PASSENGER_CARD not in passengers_within_reach(table, seat):
                table.send_home(piece)
        elif table.at[piece] not in table.open:
            table.send_home(piece)


class OperateSeat(Step):
    """§6.3 One seat's player-turn of phase IV: all seven steps. §12.5 A second segment that touches track is none."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "operation", "6.3")

    def run(self, state: Table, dice: Dice) -> None:
        seat = self.seat
        second = state.second[seat]
        if second != NOBODY and state.works(second) and state.networks[seat].touches(state.at[second]):
            state.second[seat] = NOBODY
        state.deliveries = 0
        for column in range(len(state.delivered)):
            state.delivered[column] = 0
        for other in range(state.seats):
            state.offers[other] = 0
        state.ask(PARTINGS[seat])
        state.ask(FINES[seat])
        state.ask(DELIVERIES[seat])
        state.ask(BOUGHT[seat])
        state.ask(REVENUES[seat])
        state.ask(DEALS[seat])
        if state.terms.advanced and state.is_winter():
            state.ask(CLEARINGS[seat])
            state.ask(PLOWS[seat])
        state.ask(PRODUCTIONS[seat])
        state.ask(OPERATES[seat])
        state.ask(BUILDS[seat])
        state.ask(STAKES[seat])


class EndOperation(Step):
    """§6.5 All pieces of a seat go home, but those that are tied, in jail or dead.

    §24.6 Snow lies again; §28.4 the places that it has opened are open to others.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "parting", "6.5")

    def run(self, state: Table, dice: Dice) -> None:
        state.second[self.seat] = NOBODY
        state.cleared.clear()
        state.emptied.clear()
        first = self.seat * KINDS
        for piece in range(first, first + KINDS):
            if state.status[piece] == OUT:
                state.status[piece] = HOME
            if state.status[piece] != TIED:
                state.at[piece] = NOWHERE


def active(table: Table) -> int | None:
    """Whose player-turn of phase II or IV it is; nobody's between them."""
    if table.question is not None and RESOLVE in table.pending:
        return table.question.seat
    operating: list[int] = [stage.seat for stage in table.pending if stage.name == "parting"]
    return operating[-1] if operating else None


OPERATIONS: Final = [OperateSeat(seat) for seat in range(SEATS)]
PARTINGS: Final = [EndOperation(seat) for seat in range(SEATS)]


# §20 The end of the game


class AdvanceMarker(Step):
    """§19.3 The next turn begins, §20.1 unless the game is over."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "advance", "19.3")

    def run(self, state: Table, dice: Dice) -> None:
        outcome = decided(state)
        if outcome is None:
            begin_turn(state, dice)
            return
        state.finish(outcome)
        if state.heard is not None:
            worth = state.terms.worth(state.round, max(state.cash))
            winners = tuple([SEAT_NAMES[seat] for seat in outcome.winners])
            state.heard.append(Ended(tuple(state.cash), winners, worth))


ADVANCE: Final = AdvanceMarker()


def decided(table: Table) -> Outcome | None:
    """§20.1 to §20.6 Whether the game is over when a turn ends; None where another one follows.

    §20.7 Most money wins; equals share the win. §25.13 Who plays alone wins by a victory.
    """
    most = max(table.cash)
    if most < table.terms.goal and table.round < table.terms.turns:
        return None
    ending = "goal" if most >= table.terms.goal else "last turn"
    winners = tuple([seat for seat in range(table.seats) if table.cash[seat] == most])
    worth = table.terms.worth(table.round, most)
    if worth is not None:
        ending = worth
        winners = winners if worth.endswith("victory") else ()
    return Outcome(ending, winners, tuple(table.cash))
