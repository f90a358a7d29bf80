"""Phase IV, steps 5 and 6: §15 passenger revenue, §16 deliveries."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.move import Move
from silverware.core.seats import Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton.events import Delivered, PassengersPaid
from silverware.games.silverton.moves import LOADS, Deliver, Load, UseTrains
from silverware.games.silverton.network import FAR, NOWHERE
from silverware.games.silverton.printed import MARKETS, PASSENGER_CARD, PASSENGER_CARDS, SEATS
from silverware.games.silverton.rules.stages import Ask, Step
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import POWERS, convoys, said_trains


class CollectRevenue(Step):
    """§15.1 Passenger cards pay; §15.2 in winter those with a route without snow."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "revenue", "15.1")

    def run(self, state: Table, dice: Dice) -> None:
        paying = [
            passenger
            for passenger in range(PASSENGER_CARDS)
            if state.runs(self.seat, passenger) and state.length_of(self.seat, passenger) < FAR
        ]
        if not paying:
            return
        money = 0
        for passenger in paying:
            money += state.fare(passenger)
        if state.heard is not None:
            names = tuple([state.box.cards[PASSENGER_CARD + passenger] for passenger in paying])
            state.heard.append(PassengersPaid(self.seat, names, money))
        state.earn(self.seat, money)


class DeliverBought(Step):
    """§14.9 Freight that was bought is delivered."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "deliver-bought", "14.9")

    def run(self, state: Table, dice: Dice) -> None:
        for at, (card, loads, market) in enumerate(state.bought):
            sell(state, self.seat, card, market, loads, state.carriers[at] if state.carriers else ())
        state.bought.clear()
        state.carriers.clear()


class MakeDeliveries(Ask):
    """§16.1 Deliver freight from a claim to a market, twice at most; §23.2 or once with each train."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "deliver", "16.1")

    def is_idle(self, state: Table) -> bool:
        return len(self.menu(state)) == 1

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        menu = [moves.done]
        if state.has_delivery(self.seat):
            for card in state.claims[self.seat]:
                if state.freight[card] > 0 and state.networks[self.seat].connects(state.box.claim_town[card]):
                    row = moves.deliver[card]
                    menu += [row[market] for market in range(MARKETS) if state.saleable(self.seat, card, market) > 0]
        return menu

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Deliver):
            state.ask(self)
            convoys = convoys_for(state, self.seat, move.card, move.market) if state.terms.advanced else [()]
            if len(convoys) > 1:
                state.ask(ChooseTrains(self.seat, move.card, move.market))
            else:
                load_up(state, self.seat, move.card, move.market, convoys[0])

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Deliver):
            return no_delivery(state, self.seat, move.card, move.market)
        return Refusal("Deliver freight, or be done.", "16.1")


class ChooseTrains(Ask):
    """§23.4 Choose the trains for a delivery."""

    def __init__(self, seat: Seat, card: int, market: int) -> None:
        super().__init__(seat, "trains", "23.4")
        self.card = card
        self.market = market

    def code(self, state: Table) -> str:
        return f"trains {delivery_said(state, self.seat, self.card, self.market)}"

    def menu(self, state: Table) -> list[Move]:
        return [state.box.moves.use[trains] for trains in convoys_for(state, self.seat, self.card, self.market)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, UseTrains):
            load_up(state, self.seat, self.card, self.market, move.trains)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, UseTrains):
            if move.trains in convoys(state.ready_trains(self.seat, part_of(state, self.seat, self.card))):
                return Refusal("Their power does not take a single load over the longest segment.", "23.3")
            return Refusal("This seat has not these trains for it, or not any more this turn.", "23.4")
        return Refusal("Choose the trains for the delivery.", "23.4")


class ChooseLoads(Ask):
    """§16.5 Choose how many loads to sell."""

    def __init__(self, seat: Seat, card: int, market: int, trains: tuple[int, ...] = ()) -> None:
        super().__init__(seat, "loads", "16.5")
        self.card = card
        self.market = market
        self.trains = trains

    def code(self, state: Table) -> str:
        trains = f" {said_trains(self.trains)}" if self.trains else ""
        return f"loads {delivery_said(state, self.seat, self.card, self.market)}{trains}"

    def menu(self, state: Table) -> list[Move]:
        most = most_loads(state, self.seat, self.card, self.market, self.trains)
        return state.box.moves.load[: min(most, LOADS)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Load):
            deliver(state, self.seat, self.card, self.market, move.loads, self.trains)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Load):
            if move.loads > state.freight[self.card]:
                return Refusal("There is not so much freight on the claim.", "16.5")
            network = state.networks[self.seat]
            if self.trains and move.loads > state.capacity(network, self.card, self.market, self.trains):
                return Refusal("The trains cannot take so much over the longest segment.", "23.3")
            return Refusal("This is more than one seat may sell there in a turn.", "16.4")
        return Refusal("Choose how many loads to sell.", "16.5")


def delivery_said(table: Table, seat: Seat, card: int, market: int) -> str:
    """A delivery as codes write it: whose, from which claim, to which market."""
    return f"{seat_name(seat)} {table.box.cards[card]} {table.box.towns_said[table.box.markets[market]]}"


def part_of(table: Table, seat: Seat, card: int) -> int:
    """§23.14 The part of a seat's track on which a claim lies."""
    return table.networks[seat].part[table.box.claim_town[card]]


def convoys_for(table: Table, seat: Seat, card: int, market: int) -> list[tuple[int, ...]]:
    """§23.4 The trains that can be put before a delivery: those that take a load at least."""
    network = table.networks[seat]
    ready = table.ready_trains(seat, part_of(table, seat, card))
    return [trains for trains in convoys(ready) if table.capacity(network, card, market, trains) > 0]


def most_loads(table: Table, seat: Seat, card: int, market: int, trains: tuple[int, ...]) -> int:
    """§16.5 How many loads may be sold; §23.3 no more than the trains take."""
    most = table.saleable(seat, card, market)
    return min(most, table.capacity(table.networks[seat], card, market, trains)) if trains else most


def load_up(table: Table, seat: Seat, card: int, market: int, trains: tuple[int, ...]) -> None:
    """§16.5 A seat says how many loads it delivers, unless it is one anyway."""
    if most_loads(table, seat, card, market, trains) == 1:
        deliver(table, seat, card, market, 1, trains)
    else:
        table.ask(ChooseLoads(seat, card, market, trains))


def deliver(table: Table, seat: Seat, card: int, market: int, loads: int, trains: tuple[int, ...]) -> None:
    """§16.1 Loads of an own claim go to a market; §4.4 a depleted claim that is empty then goes to the discards."""
    table.deliveries += 1
    table.haul(seat, part_of(table, seat, card), trains)
    table.delivered[table.column(card, market)] += loads
    table.freight[card] -= loads
    sell(table, seat, card, market, loads, trains)
    table.empty(card)


def sell(table: Table, seat: Seat, card: int, market: int, loads: int, trains: tuple[int, ...]) -> None:
    """§16.6 Each load brings the price of now; §16.7 what is sold lies beside the chart."""
    column = table.column(card, market)
    price = table.price(column)
    table.sold[column] += loads
    if table.heard is not None:
        town = table.box.towns_said[table.box.markets[market]]
        powers = tuple([POWERS[train] for train in trains])
        table.heard.append(Delivered(seat, table.box.cards[card], town, loads, price, powers))
    table.earn(seat, loads * price)


def no_delivery(table: Table, seat: Seat, card: int, market: int) -> Refusal:
    """Why freight cannot be delivered."""
    if not table.has_delivery(seat):
        if table.terms.advanced:
            return Refusal("There is no train left that has not been used this turn.", "23.2")
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
    network = table.passable(table.networks[seat])
    if table.terms.advanced and network.links(
        table.box.claim_town[card], table.box.markets[market], table.is_snowed_in()
    ):
        return Refusal("No trains that are left have the power for the longest segment on the way.", "23.3")
    return Refusal("There is no route from the claim to the market that can be used this turn.", "16.2")


REVENUES: Final = [CollectRevenue(seat) for seat in range(SEATS)]
BOUGHT: Final = [DeliverBought(seat) for seat in range(SEATS)]
DELIVERIES: Final = [MakeDeliveries(seat) for seat in range(SEATS)]
