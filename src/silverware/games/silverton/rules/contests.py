"""Phase III, second half: §10 disputes of prospectors, and stealing."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import SEAT_NAMES, SPECTATOR
from silverware.games.silverton.crew import KINDS, NOBODY
from silverware.games.silverton.events.cards import TookJointly
from silverware.games.silverton.events.disputes import Contested, Throw, TriedToSteal
from silverware.games.silverton.network import FAR
from silverware.games.silverton.printed import PASSENGER_CARD, PASSENGER_CARDS
from silverware.games.silverton.rules.disputes import NATURAL, Contest, thrown
from silverware.games.silverton.rules.hiring import promote
from silverware.games.silverton.rules.joining import AGREEMENTS, ENDINGS, defended, shares, side_route, sides
from silverware.games.silverton.rules.stages import Step
from silverware.games.silverton.state import Table

CONNECTED: Final = 3
"""§10.3 What a network that reaches the claim's town is worth."""


class SettleCards(Step):
    """§10.1 The prospectors on one claim roll for it; passenger cards follow."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "contests", "10.1")

    def run(self, state: Table, dice: Dice) -> None:
        for card in sorted(state.open):
            pieces = state.standing_at(card)
            if len(pieces) > 1:
                contest_claim(state, card, pieces, dice)
        state.ask(ROUTES)
        if state.terms.joint_routes:
            state.ask(AGREEMENTS)
            for seat in reversed(state.order):
                state.ask(ENDINGS[seat])


class SettleRoutes(Step):
    """§10.1 The prospectors on one passenger card roll for it; the winner may have to roll again."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "routes", "10.1")

    def run(self, state: Table, dice: Dice) -> None:
        for passenger in range(PASSENGER_CARDS):
            if not state.standing_at(PASSENGER_CARD + passenger):
                continue
            competing = sides(state, passenger)
            winner = contest_passenger(state, passenger, competing, dice) if len(competing) > 1 else sole(competing)
            if not winner:
                continue
            if state.passenger[passenger] >= 0:
                try_to_steal(state, passenger, winner, dice)
            elif len(winner) > 1:
                take_jointly(state, passenger, winner)
        state.agreed.clear()


def sole(competing: list[list[int]]) -> list[int]:
    """The only side there is, if there is one."""
    return competing[0] if competing else []


def contest_claim(table: Table, card: int, pieces: list[int], dice: Dice) -> None:
    """§10.3 A network that reaches the claim's town is worth 3 more."""
    town = table.box.claim_town[card]
    bonuses = [
        table.bonus[piece] + (CONNECTED if table.networks[piece // KINDS].connects(town) else 0) for piece in pieces
    ]
    contest(table, card, [[piece] for piece in pieces], bonuses, dice)


def contest_passenger(table: Table, passenger: int, competing: list[list[int]], dice: Dice) -> list[int]:
    """§10.4 A shorter route is worth as much as it is shorter than the longest; §28.3 none is worth nothing.

    The winners; nobody if it is a tie.
    """
    routes = [side_route(table, side, passenger) for side in competing]
    longest = max([route for route in routes if route < FAR], default=0)
    bonuses = [
        max([table.bonus[piece] for piece in side]) + (longest - routes[at] if routes[at] < FAR else 0)
        for at, side in enumerate(competing)
    ]
    return contest(table, PASSENGER_CARD + passenger, competing, bonuses, dice)


def contest(table: Table, card: int, competing: list[list[int]], bonuses: list[int], dice: Dice) -> list[int]:
    """§10.1 Two dice and the bonus for each side. The winners; nobody if it is a tie."""
    result = Contest(competing, bonuses, dice)
    if table.heard is not None:
        table.heard.append(Contested(table.box.cards[card], result.throws(table), result.winning_seat()))
    result.settle(table)
    return result.winner()


def paid(table: Table, passenger: int, side: list[int]) -> list[int]:
    """§10.5, §29.7 What a side has paid for a passenger card; §10.9 nothing, and it goes home, if it cannot."""
    seats = [piece // KINDS for piece in side]
    costs = shares(table, seats, passenger)
    for at, seat in enumerate(seats):
        if table.cash[seat] < costs[at]:
            for piece in side:
                table.send_home(piece)
            return []
    for at, seat in enumerate(seats):
        table.pay(seat, costs[at])
    return costs


def take_jointly(table: Table, passenger: int, side: list[int]) -> None:
    """§29.7 Two who have agreed pay for a passenger card and run it together."""
    costs = paid(table, passenger, side)
    if not costs:
        return
    seat, partner = side[0] // KINDS, side[1] // KINDS
    table.take_passenger(passenger, seat, partner)
    if table.heard is not None:
        card = table.box.cards[PASSENGER_CARD + passenger]
        table.heard.append(TookJointly((SEAT_NAMES[seat], SEAT_NAMES[partner]), card, (costs[0], costs[1])))
    for piece in side:
        promote(table, piece)
        table.come_home(piece)


def try_to_steal(table: Table, passenger: int, side: list[int], dice: Dice) -> None:
    """§10.5 A thief, §29.9 or two, pays and rolls against the owner; §10.6 must roll more; §10.7 may be arrested."""
    costs = paid(table, passenger, side)
    if not costs:
        return
    owner, ally = table.passenger[passenger], table.partner[passenger]
    bonus = defended(table, passenger) - side_route(table, side, passenger)
    mine = (dice.roll(6), dice.roll(6))
    theirs = (dice.roll(6), dice.roll(6))
    stolen = mine[0] + mine[1] + bonus > theirs[0] + theirs[1]
    partner = side[1] // KINDS if len(side) > 1 else NOBODY
    if stolen:
        table.take_passenger(passenger, side[0] // KINDS, partner)
    if table.heard is not None:
        allied = None if ally == NOBODY else SEAT_NAMES[ally]
        other = Throw(SEAT_NAMES[owner], None, theirs, 0, theirs[0] + theirs[1], allied)
        table.heard.append(
            TriedToSteal(
                SEAT_NAMES[side[0] // KINDS],
                SEAT_NAMES[owner],
                table.box.cards[PASSENGER_CARD + passenger],
                costs[0],
                (thrown(table, side, mine, bonus), other),
                stolen,
                None if partner == NOBODY else SEAT_NAMES[partner],
                costs[-1] if partner != NOBODY else 0,
            )
        )
    for piece in side:
        if stolen and table.terms.hiring:
            table.won.append(piece)
            promote(table, piece)
        table.come_home(piece)
        if mine[0] + mine[1] == NATURAL and table.is_free(piece):
            table.jail(piece)


CONTESTS: Final = SettleCards()
ROUTES: Final = SettleRoutes()
