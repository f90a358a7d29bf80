"""Just before phase VII: §23.10 purchasing trains and plows."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, SPECTATOR, Seat, seat_name
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.events.operations import AssignedTrain, Purchased
from silverware.games.silverton.moves import NOTHING, Assign, Purchase
from silverware.games.silverton.printed import SEATS
from silverware.games.silverton.rules.stages import Ask, Step, cost
from silverware.games.silverton.state import Table
from silverware.games.silverton.stock import KINDS_OF_STOCK, MOST_TRAINS, NAMES, SORTS
from silverware.games.silverton.yard import NO_HOME


class OpenBank(Step):
    """§23.10 The seats may purchase trains and plows, in turn order."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "purchases", "23.10")

    def run(self, state: Table, dice: Dice) -> None:
        for seat in reversed(state.order):
            state.ask(PURCHASES[seat])


class PurchaseStock(Ask):
    """§23.10 Purchase one train or one plow, or none."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "purchase", "23.10")

    def is_idle(self, state: Table) -> bool:
        return not self.choices(state)

    def choices(self, state: Table) -> list[Purchase]:
        """§23.11 to §23.13 What a seat with money enough could purchase."""
        sorts = {item % KINDS_OF_STOCK for item in state.stock[self.seat]}
        full = state.train_count(self.seat) == MOST_TRAINS
        found: list[Purchase] = []
        for row in state.box.moves.purchase:
            sort = row[0].sort
            if state.is_available(sort):
                if not (full and SORTS[sort].is_train):
                    found.append(row[0])
                found += [move for move in row[1:] if move.traded in sorts]
        return found

    def menu(self, state: Table) -> list[Move]:
        cash = state.cash[self.seat]
        menu: list[Move] = [state.box.moves.done]
        menu += [move for move in self.choices(state) if move.cost <= cash]
        return menu

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Purchase):
            if SORTS[move.sort].is_train and is_split(state, self.seat):
                state.ask(AssignPurchase(self.seat, move))
            else:
                purchase(state, self.seat, move, NO_HOME)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Purchase):
            return no_purchase(state, self.seat, move)
        return Refusal("Purchase one train or one plow, or be done.", "23.10")

    def brings(self, state: Table, move: Move) -> Form | None:
        return cost(state, self.seat, move.cost) if isinstance(move, Purchase) else None


def no_purchase(table: Table, seat: Seat, move: Purchase) -> Refusal:
    """Why something cannot be purchased."""
    sort = SORTS[move.sort]
    if sort.turn > table.round:
        return Refusal(f"It can be purchased from turn {sort.turn} on.", "23.11")
    if not table.is_available(move.sort):
        return Refusal("The bank has none left.", "23.11")
    if move.traded == NOTHING and sort.is_train and table.train_count(seat) == MOST_TRAINS:
        return Refusal(f"Nobody may have more than {MOST_TRAINS} trains.", "23.13")
    if move.traded != NOTHING and move.traded not in [item % KINDS_OF_STOCK for item in table.stock[seat]]:
        return Refusal(f"You have no {NAMES[move.traded]} to trade in.", "23.12")
    return Refusal(f"It costs ${move.cost}.", "6.4")


def is_split(table: Table, seat: Seat) -> bool:
    """§23.14 Whether a seat has two networks that are not joined."""
    return not table.networks[seat].is_joined()


def purchase(table: Table, seat: Seat, move: Purchase, home: int) -> None:
    """§23.10 A seat pays for a train or a plow; §23.12 what is traded in goes back to the bank."""
    table.pay(seat, move.cost)
    if move.traded != NOTHING:
        table.part_with(seat, move.traded, home)
    table.gain(seat, move.sort + KINDS_OF_STOCK * home)
    if table.heard is not None:
        traded = None if move.traded == NOTHING else NAMES[move.traded]
        table.heard.append(Purchased(SEAT_NAMES[seat], NAMES[move.sort], move.cost, traded))
        if home:
            tell_home(table, seat, move.sort, home)


def tell_home(table: Table, seat: Seat, sort: int, home: int) -> None:
    """§23.14 Everybody hears to which home a train belongs."""
    if table.heard is not None:
        town = table.box.towns_said[table.homes(seat)[home - 1]]
        table.heard.append(AssignedTrain(SEAT_NAMES[seat], NAMES[sort], town))


class AskHome(Ask):
    """§23.14 Say to which of two homes a train belongs."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "assign", "23.14")

    def is_idle(self, state: Table) -> bool:
        return not is_split(state, self.seat) or not self.has_train(state)

    def has_train(self, state: Table) -> bool:
        """Whether there is such a train to assign."""
        raise NotImplementedError

    def menu(self, state: Table) -> list[Move]:
        return [state.box.moves.assign[state.box.market_of[home]] for home in state.homes(self.seat)]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Assign):
            self.assign(state, 1 + state.homes(self.seat).index(state.box.markets[move.market]))

    def assign(self, state: Table, home: int) -> None:
        """The train belongs to the first home, or to the second."""
        raise NotImplementedError

    def refusal(self, state: Table, move: Move) -> Refusal:
        return Refusal("Choose the home city that the train belongs to.", "23.14")


class AssignPurchase(AskHome):
    """§23.14 A train is purchased for one of two networks; one that is traded in leaves that network if it can."""

    def __init__(self, seat: Seat, move: Purchase) -> None:
        super().__init__(seat)
        self.move = move

    def form(self, state: Table, seat: Seat) -> Form:
        traded = None if self.move.traded == NOTHING else NAMES[self.move.traded]
        return forms.AskHome(seat_name(self.seat), NAMES[self.move.sort], True, traded)

    def brings(self, state: Table, move: Move) -> Form | None:
        return cost(state, self.seat, self.move.cost)

    def has_train(self, state: Table) -> bool:
        return self.move in PURCHASES[self.seat].menu(state)

    def assign(self, state: Table, home: int) -> None:
        purchase(state, self.seat, self.move, home)


class AssignDealt(AskHome):
    """§23.14 A train that came by a deal is assigned to one of two networks."""

    def __init__(self, seat: Seat, sort: int) -> None:
        super().__init__(seat)
        self.sort = sort

    def form(self, state: Table, seat: Seat) -> Form:
        return forms.AskHome(seat_name(self.seat), NAMES[self.sort], False, None)

    def has_train(self, state: Table) -> bool:
        return self.sort in state.stock[self.seat]

    def assign(self, state: Table, home: int) -> None:
        item = self.sort + KINDS_OF_STOCK * home
        if state.part_with(self.seat, self.sort, NO_HOME):
            state.serve(self.seat, item)
        state.gain(self.seat, item)
        tell_home(state, self.seat, self.sort, home)


BANK: Final = OpenBank()
PURCHASES: Final = [PurchaseStock(seat) for seat in range(SEATS)]
