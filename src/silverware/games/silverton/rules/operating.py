"""Phase IV, step 3: §13 operating claims."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.form import Form
from silverware.core.move import Move
from silverware.core.seats import SEAT_NAMES, Seat
from silverware.core.state import Refusal
from silverware.games.silverton import forms
from silverware.games.silverton.components import Box
from silverware.games.silverton.events.operations import Operated, Produced
from silverware.games.silverton.moves import Operate
from silverware.games.silverton.printed import SEATS, TOTALS
from silverware.games.silverton.rules.stages import Ask, Step
from silverware.games.silverton.selling import markets_reached
from silverware.games.silverton.state import Table

FIRST: Final = 6
"""§13.3 What is added to the one die of a first operation."""


def totals(first: bool) -> list[int]:
    """§13.2 What two dice can come to, one number for each throw; §13.3 the first time one die and 6."""
    if first:
        return [die + FIRST for die in range(1, 7)]
    return [die + other for die in range(1, 7) for other in range(1, 7)]


def average(box: Box, card: int, first: bool) -> float:
    """The loads that a claim brings on average."""
    throws = totals(first)
    return round(sum([box.produces[card * TOTALS + total] for total in throws]) / len(throws), 2)


class OperateClaims(Ask):
    """§13.1 Name the claims to operate, and pay for all of them before the first roll."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "operate", "13.1")

    def is_idle(self, state: Table) -> bool:
        return not self.claims(state)

    def claims(self, state: Table) -> list[int]:
        """§13.5, §13.6 The claims that could be operated this turn."""
        return [card for card in state.claims[self.seat] if not state.is_depleted[card] and card not in state.worked]

    def menu(self, state: Table) -> list[Move]:
        moves = state.box.moves
        cash = state.cash[self.seat]
        cost = state.box.claim_operate
        return [moves.done, *[moves.operate[card] for card in self.claims(state) if cost[card] <= cash]]

    def resolve(self, state: Table, move: Move, dice: Dice) -> None:
        if isinstance(move, Operate):
            cost = state.box.claim_operate[move.card]
            state.pay(self.seat, cost)
            state.worked.append(move.card)
            state.named.append(move.card)
            if state.heard is not None:
                state.heard.append(Operated(SEAT_NAMES[self.seat], state.box.cards[move.card], cost))
            state.ask(self)

    def refusal(self, state: Table, move: Move) -> Refusal:
        if isinstance(move, Operate):
            if state.holder[move.card] != self.seat:
                return Refusal("You don't own the claim.", "13.1")
            if state.is_depleted[move.card]:
                return Refusal("The claim is depleted.", "13.5")
            if move.card in state.worked:
                return Refusal("A claim can be operated only once a turn.", "13.6")
            return Refusal(f"It costs ${state.box.claim_operate[move.card]} to operate.", "6.4")
        return Refusal("Choose the claims to operate.", "13.1")

    def brings(self, state: Table, move: Move) -> Form | None:
        if not isinstance(move, Operate):
            return None
        box, card = state.box, move.card
        cost, first = box.claim_operate[card], not state.was_operated[card]
        throws = totals(first)
        return forms.Digging(
            claim=box.cards[card],
            cost=cost,
            left=state.cash[self.seat] - cost,
            first=first,
            average=average(box, card, first),
            most=max([box.produces[card * TOTALS + total] for total in throws]),
            depletes=len([total for total in throws if total <= box.claim_depletes[card]]),
            outcomes=len(throws),
            outlets=outlets(state, self.seat, card),
        )


def outlets(table: Table, seat: Seat, card: int) -> tuple[forms.Outlet, ...]:
    """§16.2 Where a seat could sell freight of a claim over its own track this turn, the best price first."""
    box, network, snowed = table.box, table.passable(table.networks[seat]), table.is_snowed_in()
    far = network.distances(box.claim_town[card], snowed)
    found = [
        forms.Outlet(box.towns_said[box.markets[at]], table.price(table.column(card, at)), far[box.markets[at]])
        for at in markets_reached(table.terms, network, card, snowed)
    ]
    return tuple(sorted(found, key=lambda outlet: (-outlet.price, outlet.length)))


class RollForClaims(Step):
    """§13.2 The claims that were paid for produce, or are depleted."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, "production", "13.2")

    def run(self, state: Table, dice: Dice) -> None:
        for card in sorted(state.named):
            produce(state, self.seat, card, dice)
        state.named.clear()


def produce(table: Table, seat: Seat, card: int, dice: Dice) -> None:
    """§13.2 Two dice tell what a claim does; §13.3 one and 6 the first time."""
    thrown = [dice.roll(6)]
    if table.was_operated[card]:
        thrown.append(dice.roll(6))
        total = thrown[0] + thrown[1]
    else:
        total = thrown[0] + FIRST
    table.was_operated[card] = True
    depleted = total <= table.box.claim_depletes[card]
    loads = table.box.produces[card * TOTALS + total]
    table.freight[card] += loads
    if table.heard is not None:
        table.heard.append(Produced(SEAT_NAMES[seat], table.box.cards[card], tuple(thrown), total, loads, depleted))
    if depleted:
        table.deplete(card)


OPERATES: Final = [OperateClaims(seat) for seat in range(SEATS)]
PRODUCTIONS: Final = [RollForClaims(seat) for seat in range(SEATS)]
