"""Phase IV, steps 5 and 6: §15 passenger revenue, §16 deliveries."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.events.operations import Delivered, PassengersPaid
from silverware.games.silverton.moves import LOADS, Deliver, Load, Onto, Transfer, UseTrains
from silverware.games.silverton.network import FAR, NOWHERE
from silverware.games.silverton.printed import MARKETS, PASSENGER_CARD, PASSENGER_CARDS, SEATS
from silverware.games.silverton.rules.hauling import haul, route
from silverware.games.silverton.rules.stages import Ask, Step
from silverware.games.silverton.rules.transferring import (
    ONTO,
    destinations,
    end_name,
    end_of,
    no_claim,
    no_transfer,
    no_way,
    transfer,
    transferable,
)
from silverware.games.silverton.selling import markets_reached
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import convoys, powers_of
from silverware.games.silverton.view import Stuck


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
        fares = [state.fare(passenger) for passenger in paying]
        money = sum(fares)
        if state.heard is not None:
            names = tuple([state.box.cards[PASSENGER_CARD + passenger] for passenger in paying])
            state.heard.append(PassengersPaid(SEAT_NAMES[self.seat], names, money, tuple(fares)))
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
                    if destinations(state, self.seat, card):
                        menu.append(moves.transfer[card])
        return menu

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Deliver):
            state.ask(self)
            set_out(state, self.seat, move.card, move.market)
        elif isinstance(move, Transfer):
            state.ask(self)
            state.ask(ChooseClaim(self.seat, move.card))

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Deliver):
            return no_delivery(state, self.seat, move.card, move.market)
        if isinstance(move, Transfer):
            return no_transfer(state, self.seat, move.card)
        return Refusal("Deliver freight, or be done.", "16.1")

    def brings(self, state: Table, move: Move) -> Form | None:
        if not isinstance(move, Deliver):
            return None
        return haul(state, self.seat, move.card, move.market, state.saleable(self.seat, move.card, move.market))


class ChooseClaim(Ask):
    """§30.2 Choose the claim to which freight is transferred."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat, "onto", "30.2")
        self.card = card

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.ChooseClaim(seat_name(self.seat), state.box.cards[self.card])

    def menu(self, state: Table) -> list[Move]:
        return [state.box.moves.onto[card] for card in destinations(state, self.seat, self.card)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Onto):
            set_out(state, self.seat, self.card, ONTO + move.card)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Onto):
            refused = no_claim(state, self.seat, self.card, move.card)
            return refused or no_way(state, self.seat, self.card, [move.card])
        return Refusal("Choose the claim to which the freight goes.", "30.2")

    def brings(self, state: Table, move: Move) -> Form | None:
        if not isinstance(move, Onto):
            return None
        loads = transferable(state, self.seat, self.card, move.card)
        return haul(state, self.seat, self.card, ONTO + move.card, loads)


class ChooseTrains(Ask):
    """§23.4 Choose the trains for a delivery, §30.5 or for a transfer."""

    def __init__(self, seat: Seat, card: int, to: int) -> None:
        super().__init__(seat, "trains", "23.4")
        self.card = card
        self.to = to

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.ChooseTrains(seat_name(self.seat), state.box.cards[self.card], end_name(state, self.to))

    def menu(self, state: Table) -> list[Move]:
        return [state.box.moves.use[trains] for trains in convoys_for(state, self.seat, self.card, self.to)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, UseTrains):
            load_up(state, self.seat, self.card, self.to, move.trains)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, UseTrains):
            if move.trains in convoys(state.ready_trains(self.seat, part_of(state, self.seat, self.card))):
                return Refusal("Their power can't take even one load over the longest segment.", "23.3")
            return Refusal("You don't have these trains, or have already used them this turn.", "23.4")
        return Refusal("Choose the trains for the delivery.", "23.4")

    def brings(self, state: Table, move: Move) -> Form | None:
        if not isinstance(move, UseTrains):
            return None
        loads = most_loads(state, self.seat, self.card, self.to, move.trains)
        return haul(state, self.seat, self.card, self.to, loads, move.trains)


class ChooseLoads(Ask):
    """§16.5 Choose how many loads to sell, §30.4 or to transfer."""

    def __init__(self, seat: Seat, card: int, to: int, trains: tuple[int, ...] = ()) -> None:
        super().__init__(seat, "loads", "16.5" if to < ONTO else "30.4")
        self.card = card
        self.to = to
        self.trains = trains

    def form(self, state: Table, seat: Seat) -> Form:
        card, to = state.box.cards[self.card], end_name(state, self.to)
        return forms.ChooseLoads(seat_name(self.seat), card, to, powers_of(self.trains))

    def menu(self, state: Table) -> list[Move]:
        most = most_loads(state, self.seat, self.card, self.to, self.trains)
        return state.box.moves.load[: min(most, LOADS)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Load):
            deliver(state, self.seat, self.card, self.to, move.loads, self.trains)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Load):
            if move.loads > state.freight[self.card]:
                return Refusal("There is not that much freight on the claim.", "16.5")
            if move.loads > state.movable(self.card):
                return Refusal("Some of it was transferred this turn.", "30.6")
            if self.trains and move.loads > carried(state, self.seat, self.card, self.to, self.trains):
                return Refusal("The trains can't take that much over the longest segment.", "23.3")
            if self.to >= ONTO:
                return Refusal("That is more than one transfer can take.", "30.4")
            return Refusal("That is more than you may sell there in a turn.", "16.4")
        return Refusal("Choose how many loads go.", self.rule)

    def brings(self, state: Table, move: Move) -> Form | None:
        return haul(state, self.seat, self.card, self.to, move.loads, self.trains) if isinstance(move, Load) else None


def part_of(table: Table, seat: Seat, card: int) -> int:
    """§23.14 The part of a seat's track on which a claim lies."""
    return table.networks[seat].part[table.box.claim_town[card]]


def carried(table: Table, seat: Seat, card: int, to: int, trains: tuple[int, ...]) -> int:
    """§23.3 How many loads trains take."""
    start, freight = table.box.claim_town[card], table.box.claim_freight[card]
    return table.capacity_between(table.networks[seat], start, end_of(table, to), freight, trains)


def convoys_for(table: Table, seat: Seat, card: int, to: int) -> list[tuple[int, ...]]:
    """§23.4 The trains that can be put before a delivery: those that take a load at least."""
    ready = table.ready_trains(seat, part_of(table, seat, card))
    return [trains for trains in convoys(ready) if carried(table, seat, card, to, trains) > 0]


def most_loads(table: Table, seat: Seat, card: int, to: int, trains: tuple[int, ...]) -> int:
    """§16.5 How many loads may be sold, §30.4 or transferred; §23.3 no more than the trains take."""
    most = table.saleable(seat, card, to) if to < ONTO else transferable(table, seat, card, to - ONTO)
    return min(most, carried(table, seat, card, to, trains)) if trains else most


def set_out(table: Table, seat: Seat, card: int, to: int) -> None:
    """§23.4 A seat says which trains it puts before a delivery, if there is a choice, and how many loads it takes."""
    found = convoys_for(table, seat, card, to) if table.terms.advanced else [()]
    if len(found) > 1:
        table.ask(ChooseTrains(seat, card, to))
    else:
        load_up(table, seat, card, to, found[0])


def load_up(table: Table, seat: Seat, card: int, to: int, trains: tuple[int, ...]) -> None:
    """§16.5 A seat says how many loads it delivers, unless it is one anyway."""
    if most_loads(table, seat, card, to, trains) == 1:
        deliver(table, seat, card, to, 1, trains)
    else:
        table.ask(ChooseLoads(seat, card, to, trains))


def deliver(table: Table, seat: Seat, card: int, to: int, loads: int, trains: tuple[int, ...]) -> None:
    """§16.1 Loads of an own claim go to a market, §30.2 or to another claim; §4.4 an empty claim may be discarded."""
    table.deliveries += 1
    table.haul(seat, part_of(table, seat, card), trains)
    if to >= ONTO:
        transfer(table, seat, card, to - ONTO, loads, trains)
        return
    table.delivered[table.column(card, to)] += loads
    table.freight[card] -= loads
    sell(table, seat, card, to, loads, trains)
    table.empty(card)


def sell(table: Table, seat: Seat, card: int, market: int, loads: int, trains: tuple[int, ...]) -> None:
    """§16.6 Each load brings the price of now; §16.7 what is sold lies beside the chart."""
    column = table.column(card, market)
    price = table.price(column)
    table.sold[column] += loads
    if table.heard is not None:
        town = table.box.towns_said[table.box.markets[market]]
        name, way = table.box.cards[card], route(table, seat, card, market)
        table.heard.append(Delivered(SEAT_NAMES[seat], name, town, loads, price, powers_of(trains), way))
    table.earn(seat, loads * price)


def no_delivery(table: Table, seat: Seat, card: int, market: int) -> Refusal:
    """Why freight cannot be delivered."""
    if not table.has_delivery(seat):
        if table.terms.advanced:
            return Refusal("You have used all your trains this turn.", "23.2")
        return Refusal("You have made both deliveries of this turn.", "16.1")
    if table.holder[card] != seat:
        return Refusal("You don't own the claim.", "16.1")
    if table.freight[card] == 0:
        return Refusal("There is no freight on the claim.", "16.1")
    if table.movable(card) == 0:
        return Refusal("All of it was transferred this turn.", "30.6")
    column = table.column(card, market)
    if column == NOWHERE:
        return Refusal("This freight is not sold there.", "16.3")
    if table.room(column) == 0:
        return Refusal("You have sold as much there as you may this turn.", "16.4")
    network = table.passable(table.networks[seat])
    if table.terms.advanced and network.links(
        table.box.claim_town[card], table.box.markets[market], table.is_snowed_in()
    ):
        return Refusal("The trains you have left are too weak for the longest segment on the way.", "23.3")
    return Refusal("You have no route from the claim to the market this turn.", "16.2")


def stuck_because(table: Table, seat: Seat, card: int) -> Stuck | None:
    """Why no freight of a claim that could be moved can be delivered now; None where some can, or there is none."""
    if table.movable(card) == 0:
        return None
    if any(table.saleable(seat, card, market) > 0 for market in range(MARKETS)):
        return None
    network = table.passable(table.networks[seat])
    linked = markets_reached(table.terms, network, card, table.is_snowed_in())
    if not linked:
        return "far"
    if not table.terms.advanced:
        return "full"
    trains = table.ready_trains(seat, part_of(table, seat, card))
    if not trains:
        return "trains"
    able = [at for at in linked if table.capacity(table.networks[seat], card, at, trains) > 0]
    return "full" if able else "weak"


REVENUES: Final = [CollectRevenue(seat) for seat in range(SEATS)]
BOUGHT: Final = [DeliverBought(seat) for seat in range(SEATS)]
DELIVERIES: Final = [MakeDeliveries(seat) for seat in range(SEATS)]
