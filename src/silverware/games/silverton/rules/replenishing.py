"""§4.8 What events do, and phase VI: §19 replenishing cards."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.crew import DEAD, KINDS
from silverware.games.silverton.events.cards import ClaimsDiscarded, ClaimsTurnedUp, EventStruck, PassengersTurnedUp
from silverware.games.silverton.events.disputes import Killed
from silverware.games.silverton.moves import Lose
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import OPEN_CLAIMS, PASSENGER_CARD
from silverware.games.silverton.rules.sliding import discard_slid
from silverware.games.silverton.rules.stages import Ask, Step
from silverware.games.silverton.state import OPEN, Table


def strike(table: Table, seat: Seat, card: int) -> None:
    """§4.8 An event happens to a seat, and its card is discarded."""
    effect = table.box.event_effect[card]
    table.discard(card)
    if table.heard is not None:
        table.heard.append(EventStruck(SEAT_NAMES[seat], table.box.cards[card], effect))
    if effect == "discard":
        discard_open_claims(table)
        return
    free = [piece for piece in table.prospectors(seat) if table.is_free(piece)]
    if len(free) == 1:
        lose(table, free[0], card)
    elif free:
        table.ask(MustLose(seat, card, effect))


def discard_open_claims(table: Table) -> None:
    """§4.12 All open claims are discarded, prospectors on them go home, and eight new ones are turned up."""
    if table.heard is not None:
        table.heard.append(ClaimsDiscarded(tuple([table.box.cards[card] for card in table.open])))
    for card in table.open:
        table.clear(card)
        table.discard(card)
    table.open.clear()
    discard_slid(table)
    table.ask(TURN_UP)


def lose(table: Table, piece: int, card: int) -> None:
    """§4.9, §4.10 A prospector goes to jail, or is dead; §4.11 it leaves the card it stands on."""
    table.at[piece] = NOWHERE
    if table.box.event_effect[card] == "jail":
        table.jail(piece)
        return
    table.status[piece] = DEAD
    table.fines[piece] = table.box.event_fine[card]
    table.killed[piece] = table.round
    if table.heard is not None:
        table.heard.append(Killed(SEAT_NAMES[piece // KINDS], table.name_of(piece)))


class MustLose(Ask):
    """§4.9, §4.10 A seat chooses the prospector that an event befalls."""

    def __init__(self, seat: Seat, card: int, effect: str) -> None:
        super().__init__(seat, "lose", "4.9" if effect == "jail" else "4.10")
        self.card = card

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.MustLose(seat_name(self.seat), state.box.cards[self.card])

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        return [moves.lose[piece % KINDS] for piece in state.prospectors(self.seat) if state.is_free(piece)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Lose):
            lose(state, self.seat * KINDS + move.piece, self.card)

    def refusal(self, state: Table, move: Move) -> Refusal:
        return Refusal("An event strikes: choose one of your free prospectors.", self.rule)


class TurnUpClaims(Step):
    """§19.1 Claims are turned up until eight are open; §4.8 events among them strike the seat that goes last."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "turn-up", "19.1")

    def run(self, state: Table, dice: Dice) -> None:
        turned: list[int] = []
        event = NOWHERE
        while len(state.open) + len(state.slid) < OPEN_CLAIMS and state.deck and event == NOWHERE:
            card = state.deck.pop()
            if state.box.is_event[card]:
                event = card
            else:
                state.holder[card] = OPEN
                state.open.append(card)
                turned.append(card)
        if turned and state.heard is not None:
            state.heard.append(ClaimsTurnedUp(tuple([state.box.cards[card] for card in turned])))
        if event != NOWHERE:
            state.ask(self)
            strike(state, state.order[-1], event)


class TurnUpPassengers(Step):
    """§19.2 Where passenger cards were taken, the card below is turned up."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "replenish", "19.2")

    def run(self, state: Table, dice: Dice) -> None:
        turned: list[int] = []
        for pile, top in enumerate(state.tops):
            if top == NOWHERE and state.below[pile]:
                passenger = state.below[pile].pop()
                state.tops[pile] = passenger
                state.passenger[passenger] = OPEN
                turned.append(passenger)
        if turned and state.heard is not None:
            names = tuple([state.box.cards[PASSENGER_CARD + passenger] for passenger in turned])
            state.heard.append(PassengersTurnedUp(names))


TURN_UP: Final = TurnUpClaims()
REPLENISH: Final = TurnUpPassengers()
