"""Phase III, second half: §10 disputes of prospectors, and stealing."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import SPECTATOR
from silverware.games.silverton.crew import KINDS, NOBODY
from silverware.games.silverton.events import Contested, Throw, TriedToSteal
from silverware.games.silverton.printed import PASSENGER_CARD, PASSENGER_CARDS
from silverware.games.silverton.rules.disputes import NATURAL, Contest
from silverware.games.silverton.rules.placing import defended
from silverware.games.silverton.rules.stages import Step
from silverware.games.silverton.state import Table

CONNECTED: Final = 3
"""§10.3 What a network that reaches the claim's town is worth."""


class SettleCards(Step):
    """§10.1 The prospectors who stand on one card throw for it: claims first, then passenger cards."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "contests", "10.1")

    def run(self, state: Table, dice: Dice) -> None:
        for card in sorted(state.open):
            pieces = state.standing_at(card)
            if len(pieces) > 1:
                contest_claim(state, card, pieces, dice)
        for passenger in range(PASSENGER_CARDS):
            pieces = state.standing_at(PASSENGER_CARD + passenger)
            if not pieces:
                continue
            winner = pieces[0] if len(pieces) == 1 else contest_passenger(state, passenger, pieces, dice)
            if winner != NOBODY and state.passenger[passenger] >= 0:
                try_to_steal(state, passenger, winner, dice)


def contest_claim(table: Table, card: int, pieces: list[int], dice: Dice) -> None:
    """§10.3 A network that reaches the claim's town is worth 3 more."""
    town = table.box.claim_town[card]
    bonuses = [
        table.bonus[piece] + (CONNECTED if table.networks[piece // KINDS].connects(town) else 0) for piece in pieces
    ]
    contest(table, card, pieces, bonuses, dice)


def contest_passenger(table: Table, passenger: int, pieces: list[int], dice: Dice) -> int:
    """§10.4 A shorter route is worth as much as it is shorter than the longest. The winner; NOBODY if it is a tie."""
    routes = [table.route(piece // KINDS, passenger) for piece in pieces]
    longest = max(routes)
    bonuses = [table.bonus[piece] + longest - routes[at] for at, piece in enumerate(pieces)]
    return contest(table, PASSENGER_CARD + passenger, pieces, bonuses, dice)


def contest(table: Table, card: int, pieces: list[int], bonuses: list[int], dice: Dice) -> int:
    """§10.1 Two dice and the bonus for each prospector. The winner; NOBODY if it is a tie."""
    thrown = Contest(pieces, bonuses, dice)
    if table.heard is not None:
        table.heard.append(Contested(table.box.cards[card], thrown.throws(table), thrown.winning_seat()))
    thrown.settle(table)
    return thrown.winner()


def try_to_steal(table: Table, passenger: int, piece: int, dice: Dice) -> None:
    """§10.5 A thief pays and throws against the owner; §10.6 must throw more; §10.7 may be arrested after it."""
    thief, owner = piece // KINDS, table.passenger[passenger]
    price = table.box.passenger_price[passenger]
    if table.cash[thief] < price:
        table.send_home(piece)
        return
    table.pay(thief, price)
    bonus = defended(table, owner, passenger) - table.route(thief, passenger)
    mine = (dice.roll(6), dice.roll(6))
    theirs = (dice.roll(6), dice.roll(6))
    total, other = mine[0] + mine[1] + bonus, theirs[0] + theirs[1]
    stolen = total > other
    if stolen:
        table.take_passenger(passenger, thief)
    if table.heard is not None:
        throws = (Throw(thief, table.name_of(piece), mine, bonus, total), Throw(owner, None, theirs, 0, other))
        card = table.box.cards[PASSENGER_CARD + passenger]
        table.heard.append(TriedToSteal(thief, owner, card, price, throws, stolen))
    table.come_home(piece)
    if mine[0] + mine[1] == NATURAL and table.is_free(piece):
        table.jail(piece)


CONTESTS: Final = SettleCards()
