"""Phase IV, steps 5 and 6: §15 passenger revenue, §16 deliveries."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton.events import Delivered, PassengersPaid
from silverware.games.silverton.moves import LOADS, Deliver, Load
from silverware.games.silverton.network import FAR, NOWHERE
from silverware.games.silverton.printed import MARKETS, PASSENGER_CARD, PASSENGER_CARDS, SEATS
from silverware.games.silverton.rules.stages import Ask, Step
from silverware.games.silverton.state import Table


class CollectRevenue(Step):
    """§15.1 Passenger cards pay; §15.2 in winter those with a route without snow."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "revenue", "15.1")

    def run(self, state: Table, dice: Dice) -> None:
        paying = [
            passenger
            for passenger in range(PASSENGER_CARDS)
            if state.passenger[passenger] == self.seat and state.route(self.seat, passenger) < FAR
        ]
        if not paying:
            return
        money = 0
        for passenger in paying:
            money += state.box.passenger_pays[passenger]
        if state.heard is not None:
            names = tuple([state.box.cards[PASSENGER_CARD + passenger] for passenger in paying])
            state.heard.append(PassengersPaid(self.seat, names, money))
        state.earn(self.seat, money)


class DeliverBought(Step):
    """§14.9 Freight that was bought is delivered."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "deliver-bought", "14.9")

    def run(self, state: Table, dice: Dice) -> None:
        for card, loads, market in state.bought:
            sell(state, self.seat, card, market, loads)
        state.bought.clear()


class MakeDeliveries(Ask):
    """§16.1 Deliver freight from a claim to a market, twice at most."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "deliver", "16.1")

    def is_idle(self, state: Table) -> bool:
        return len(self.menu(state)) == 1

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        menu = [moves.done]
        if state.deliveries < state.terms.deliveries:
            for card in state.claims[self.seat]:
                if state.freight[card] > 0 and state.networks[self.seat].connects(state.box.claim_town[card]):
                    row = moves.deliver[card]
                    menu += [row[market] for market in range(MARKETS) if state.saleable(self.seat, card, market) > 0]
        return menu

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Deliver):
            state.ask(self)
            if state.saleable(self.seat, move.card, move.market) == 1:
                deliver(state, self.seat, move.card, move.market, 1)
            else:
                state.ask(ChooseLoads(self.seat, move.card, move.market))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Deliver):
            return no_delivery(state, self.seat, move.card, move.market)
        return Refusal("Deliver freight, or be done.", "16.1")


class ChooseLoads(Ask):
    """§16.5 Choose how many loads to sell."""

    def __init__(self, seat: Seat, card: int, market: int) -> None:
        super().__init__(seat, "loads", "16.5")
        self.card = card
        self.market = market

    def code(self, state: Table) -> str:
        box = state.box
        return f"loads {seat_name(self.seat)} {box.cards[self.card]} {box.towns_said[box.markets[self.market]]}"

    def menu(self, state: Table) -> list[Move]:
        most = min(state.saleable(self.seat, self.card, self.market), LOADS)
        return state.box.moves.load[:most]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Load):
            deliver(state, self.seat, self.card, self.market, move.loads)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Load):
            if move.loads > state.freight[self.card]:
                return Refusal("There is not so much freight on the claim.", "16.5")
            return Refusal("This is more than one seat may sell there in a turn.", "16.4")
        return Refusal("Choose how many loads to sell.", "16.5")


def deliver(table: Table, seat: Seat, card: int, market: int, loads: int) -> None:
    """§16.1 Loads of an own claim go to a market; §4.4 a depleted claim that is empty then goes to the discards."""
    table.deliveries += 1
    table.delivered[table.column(card, market)] += loads
    table.freight[card] -= loads
    sell(table, seat, card, market, loads)
    table.empty(card)


def sell(table: Table, seat: Seat, card: int, market: int, loads: int) -> None:
    """§16.6 Each load brings the price of now; §16.7 what is sold lies beside the chart."""
    column = table.column(card, market)
    price = table.price(column)
    table.sold[column] += loads
    if table.heard is not None:
        town = table.box.towns_said[table.box.markets[market]]
        table.heard.append(Delivered(seat, table.box.cards[card], town, loads, price))
    table.earn(seat, loads * price)


def no_delivery(table: Table, seat: Seat, card: int, market: int) -> Refusal:
    """Why freight cannot be delivered."""
    if table.deliveries == table.terms.deliveries:
        return Refusal("Both deliveries of this turn have been made.", "16.1")
    if table.holder[card] != seat:
        return Refusal("This seat does not own the claim.", "16.1")
    if table.freight[card] == 0:
        return Refusal("There is no freight on the claim.", "16.1")
    column = table.column(card, market)
    if column == NOWHERE:
        return Refusal("This freight is not sold there.", "16.3")
    if table.room(column) == 0:
        return Refusal("This seat has sold as much there as it may this turn.", "16.4")
    return Refusal("There is no route from the claim to the market that can be used this turn.", "16.2")


REVENUES: Final = [CollectRevenue(seat) for seat in range(SEATS)]
BOUGHT: Final = [DeliverBought(seat) for seat in range(SEATS)]
DELIVERIES: Final = [MakeDeliveries(seat) for seat in range(SEATS)]
