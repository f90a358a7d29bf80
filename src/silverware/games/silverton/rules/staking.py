"""Phase IV, step 1: §11 buying claims and passenger cards."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.crew import NOBODY
from silverware.games.silverton.events.cards import Rejected, Staked, Took, TurnedUp
from silverware.games.silverton.moves import DECK, Slide, Stake, Take
from silverware.games.silverton.network import FAR
from silverware.games.silverton.printed import PASSENGER_CARD, SEATS
from silverware.games.silverton.rules.hiring import promote
from silverware.games.silverton.rules.prospects import passage, staking
from silverware.games.silverton.rules.replenishing import strike
from silverware.games.silverton.rules.sliding import empty_place, no_slide, slide, slides
from silverware.games.silverton.rules.stages import Ask
from silverware.games.silverton.state import OPEN, Table


class BuyCards(Ask):
    """§11.1 Buy what the prospectors stand on, in any order, and turn up the cards they prospect from the deck."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "stake", "11.1")

    def is_idle(self, state: Table) -> bool:
        return not self.pieces(state)

    def pieces(self, state: Table) -> list[int]:
        """§11.3 The prospectors that have not acted yet."""
        return [piece for piece in state.prospectors(self.seat) if state.works(piece)]

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        cash = state.cash[self.seat]
        menu: list[Move] = []
        must_turn_up = False
        for piece in self.pieces(state):
            card = state.at[piece]
            if card == DECK:
                must_turn_up = len(state.deck) > 0
            elif card < PASSENGER_CARD:
                if state.box.claim_cost[card] <= cash:
                    menu.append(moves.stake[card])
            elif self.may_take(state, card - PASSENGER_CARD):
                menu.append(moves.take[card - PASSENGER_CARD])
            elif state.terms.slides:
                menu += slides(state, self.seat, card - PASSENGER_CARD)
        menu.append(moves.turn_up if must_turn_up else moves.done)
        return menu

    def may_take(self, state: Table, passenger: int) -> bool:
        """§11.2 Whether a passenger card can be paid for and used."""
        if state.passenger[passenger] != OPEN or state.box.passenger_price[passenger] > state.cash[self.seat]:
            return False
        return state.route(self.seat, passenger) < FAR

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Stake):
            piece = self.piece_on(state, move.card)
            state.come_home(piece)
            state.ask(self)
            empty_place(state, move.card)
            stake(state, self.seat, move.card)
            promote(state, piece)
        elif isinstance(move, Take):
            piece = self.piece_on(state, PASSENGER_CARD + move.passenger)
            state.come_home(piece)
            state.ask(self)
            empty_place(state, PASSENGER_CARD + move.passenger)
            take(state, self.seat, move.passenger)
            promote(state, piece)
        elif isinstance(move, Slide):
            state.come_home(self.piece_on(state, PASSENGER_CARD + move.passenger))
            state.ask(self)
            slide(state, self.seat, move)
        elif move is state.box.moves.turn_up:
            state.come_home(self.piece_on(state, DECK))
            state.ask(self)
            turn_up_top(state, self.seat)
        else:
            for piece in self.pieces(state):
                state.come_home(piece)

    def piece_on(self, state: Table, place: int) -> int:
        """The first prospector that stands there; NOBODY where none does."""
        for piece in self.pieces(state):
            if state.at[piece] == place:
                return piece
        return NOBODY

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Stake):
            if self.piece_on(state, move.card) == NOBODY:
                return Refusal("You have no prospector on this claim.", "11.1")
            return Refusal(f"The claim costs ${state.box.claim_cost[move.card]}.", "6.4")
        if isinstance(move, (Take, Slide)):
            if self.piece_on(state, PASSENGER_CARD + move.passenger) == NOBODY:
                return Refusal("You have no prospector on this card.", "11.2")
            if isinstance(move, Slide):
                return no_slide(state, self.seat, move)
            if state.route(self.seat, move.passenger) == FAR:
                return Refusal("You have no route between its towns this turn.", "11.2")
            return Refusal(f"The card costs ${state.box.passenger_price[move.passenger]}.", "6.4")
        if move is state.box.moves.turn_up:
            if not state.deck:
                return Refusal("The claim deck is exhausted.", "4.13")
            return Refusal("You have no prospector on the deck.", "11.4")
        if move is state.box.moves.done:
            return Refusal("Your prospector on the deck must turn up its card.", "11.4")
        return Refusal("Your prospectors act: buy the cards they stand on.", "11.1")

    def brings(self, state: Table, move: Move) -> Form | None:
        if isinstance(move, Stake):
            return staking(state, self.seat, move.card)
        return passage(state, self.seat, move.passenger) if isinstance(move, Take) else None


class BuyDrawn(Ask):
    """§11.4 Buy the claim that was turned up, or leave it for anybody."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat, "drawn", "11.4")
        self.card = card

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.BuyDrawn(seat_name(self.seat), state.box.cards[self.card])

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        if state.box.claim_cost[self.card] > state.cash[self.seat]:
            return [moves.reject]
        return [moves.reject, moves.stake[self.card]]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Stake):
            stake(state, self.seat, self.card)
        elif state.heard is not None:
            state.heard.append(Rejected(SEAT_NAMES[self.seat], state.box.cards[self.card]))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Stake) and move.card == self.card:
            return Refusal(f"The claim costs ${state.box.claim_cost[move.card]}.", "6.4")
        return Refusal("You turned up a claim: buy it, or reject it.", "11.4")

    def brings(self, state: Table, move: Move) -> Form | None:
        return staking(state, self.seat, self.card) if isinstance(move, Stake) else None


def stake(table: Table, seat: Seat, card: int) -> None:
    """§11.1 A seat pays for an open claim and takes it."""
    cost = table.box.claim_cost[card]
    table.pay(seat, cost)
    table.open.remove(card)
    table.give_claim(card, seat)
    if table.heard is not None:
        table.heard.append(Staked(SEAT_NAMES[seat], table.box.cards[card], cost))


def take(table: Table, seat: Seat, passenger: int) -> None:
    """§11.2 A seat pays for a face-up passenger card and takes it."""
    price = table.box.passenger_price[passenger]
    table.pay(seat, price)
    table.take_passenger(passenger, seat)
    if table.heard is not None:
        table.heard.append(Took(SEAT_NAMES[seat], table.box.cards[PASSENGER_CARD + passenger], price))


def turn_up_top(table: Table, seat: Seat) -> None:
    """§11.4 The top card is turned up: a claim for this seat to buy or for all, §11.5 or an event."""
    card = table.deck.pop()
    if table.heard is not None:
        table.heard.append(TurnedUp(SEAT_NAMES[seat], table.box.cards[card]))
    if table.box.is_event[card]:
        strike(table, seat, card)
        return
    table.holder[card] = OPEN
    table.open.append(card)
    table.ask(BuyDrawn(seat, card))


STAKES: Final = [BuyCards(seat) for seat in range(SEATS)]
