"""The judgement of Quick Silver: how a good player likes moves, plays on, and weighs a table."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from silverware.bots.judgement import Judgement, placements
from silverware.bots.quick_silver.judgement.chances import Chances
from silverware.bots.quick_silver.judgement.hands import Hands, rivals_of
from silverware.bots.quick_silver.judgement.market import placements_now
from silverware.bots.quick_silver.judgement.reasons import reason
from silverware.core.dice import Dice
from silverware.core.game import AnyGame
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.games.quick_silver.components import CENTRE, HAND, SEATS
from silverware.games.quick_silver.moves import Redirect, Sneak, Swap, Take
from silverware.games.quick_silver.rules import MayRedirect, TakeSlot, Turn
from silverware.games.quick_silver.state import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

KEEN: Final = 20.0
"""How much more likely a good player makes a move that is better by a whole placement."""
DOLLAR: Final = 0.6
"""The placement that the cash of a mayor brings."""
CENTRAL: Final = 6
"""While search plays on, one swap in so many is with the centre."""
UNREST: Final = 1.0
"""How soon hands change: the part of what is seen now that a lap takes away, as a power of e."""


class QuickSilverJudgement(Judgement):
    """A good player of Quick Silver, with one edition's numbers."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.stake = 1 / KEEN
        box = game.box  # type: ignore[attr-defined]
        self.chances = Chances(box)
        self.hands = Hands(box)
        self.dollar: float = DOLLAR / box.mayor
        self.seen = 1.0
        """How much of what hands come to now will be so when the round ends."""

    # Search

    def horizon(self, state: State) -> int:
        """Search looks to the end of the round."""
        return state.round + 1

    def worth(self, state: State) -> list[float]:
        if state.outcome is not None:
            return placements(state.outcome, fewest=False)
        assert isinstance(state, Table)
        return self.chances.placements(
            state.seats, state.living, state.cash, state.plates, state.options.sneaky_stranger
        )

    # Playing on

    def pick(self, state: State, menu: Choices, dice: Dice) -> Move:
        assert isinstance(state, Table)
        question = state.question
        if isinstance(question, Turn):
            return self.turn(state, question.seat, menu, dice)
        if isinstance(question, MayRedirect):
            return menu[self.redirect(state, question.seat, len(menu), dice)]
        return menu[0] if len(menu) == 1 else menu[dice.below(len(menu))]

    def turn(self, table: Table, seat: i64, menu: Choices, dice: Dice) -> Move:
        """Improve one's own hand, seeing no other: the card that is given, or a sneak; the target by lot."""
        hands = self.hands
        cards = table.cards
        place = HAND * seat
        a, b, c = cards[place], cards[place + 1], cards[place + 2]
        sneaks, plates, blasts = table.sneaks[seat], table.plates[seat], table.blasts[seat]
        rivals = rivals_of(table)
        more = 1 if table.sneak_pile > 0 else 0
        most = hands.keeping(a, b, c, sneaks + more, rivals, plates, blasts)
        given = -1
        value = hands.giving(a, b, c, sneaks, rivals, plates, blasts)
        if value > most:
            most, given = value, a
        if b != a:
            value = hands.giving(b, a, c, sneaks, rivals, plates, blasts)
            if value > most:
                most, given = value, b
        if c not in (a, b):
            value = hands.giving(c, a, b, sneaks, rivals, plates, blasts)
            if value > most:
                most, given = value, c
        if given < 0:
            return menu[len(menu) - 1]
        kinds = 1 + (b != a) + (c not in (a, b))
        before = (a < given) + (b < given and b != a) + (c < given and c not in (a, b))
        targets = len(menu) // kinds
        target = dice.below(targets - 1) if dice.below(CENTRAL) > 0 else targets - 1
        return menu[before * targets + target]

    def redirect(self, table: Table, seat: i64, moves: int, dice: Dice) -> int:
        """Spend a plate only to keep a hand that is worth it."""
        if self.keeps(table, seat) <= self.hands.prices[table.plates[seat]]:
            return 0
        return 1 + dice.below(moves - 1)

    def keeps(self, table: Table, seat: i64) -> float:
        """What being left alone is worth, if the round ended after this swap."""
        hands = self.hands
        cards = table.cards
        place = HAND * seat
        a, b, c = cards[place], cards[place + 1], cards[place + 2]
        sneaks, plates, blasts = table.sneaks[seat], table.plates[seat], table.blasts[seat]
        rivals = rivals_of(table)
        after = (
            hands.giving(a, b, c, sneaks, rivals, plates, blasts)
            + hands.giving(b, a, c, sneaks, rivals, plates, blasts)
            + hands.giving(c, a, b, sneaks, rivals, plates, blasts)
        ) / HAND
        return hands.keeping(a, b, c, sneaks, rivals, plates, blasts) - after

    # Liking

    def likes(self, state: State, menu: Choices) -> list[float]:
        assert isinstance(state, Table)
        seat = state.question.seat if state.question is not None else 0
        self.seen = exp(-UNREST * laps_left(state, seat))
        return [KEEN * self.after(state, seat, move) for move in menu]

    def after(self, table: Table, seat: int, move: Move) -> float:
        """What a seat can expect after a move of its own."""
        if isinstance(move, Swap):
            place = HAND * seat
            while table.cards[place] != move.card:
                place += 1
            return self.swapped(table, seat, place, move.target)
        if isinstance(move, Sneak):
            table.sneaks[seat] += 1
            value = self.now(table, seat)
            table.sneaks[seat] -= 1
            return value
        question = table.question
        if isinstance(move, Take):
            assert isinstance(question, TakeSlot)
            return self.exchanged(table, seat, question.place, HAND * CENTRE + move.slot)
        if isinstance(question, MayRedirect):
            if isinstance(move, Redirect):
                table.plates[seat] -= 1
                value = self.swapped(table, seat, question.place, move.onto)
                table.plates[seat] += 1
                return value - (1 - self.seen) * self.dollar * self.hands.prices[table.plates[seat]]
            return self.swapped(table, seat, question.place, seat)
        return self.now(table, seat)

    def swapped(self, table: Table, seat: int, place: int, target: int) -> float:
        """What a seat can expect after a card was swapped for any of a holder's."""
        total = 0.0
        for other in range(HAND * target, HAND * target + HAND):
            total += self.exchanged(table, seat, place, other)
        return total / HAND

    def exchanged(self, table: Table, seat: int, place: int, other: int) -> float:
        """What a seat can expect after two cards have traded places."""
        cards = table.cards
        one, two = cards[place], cards[other]
        cards[place], cards[other] = two, one
        value = self.now(table, seat)
        cards[place], cards[other] = one, two
        return value

    def now(self, table: Table, seat: int) -> float:
        """What a seat can expect with these hands: as if the round ended now, and by the hand alone if it goes on."""
        place = HAND * seat
        cards = table.cards
        own = self.hands.keeping(
            cards[place],
            cards[place + 1],
            cards[place + 2],
            table.sneaks[seat],
            rivals_of(table),
            table.plates[seat],
            table.blasts[seat],
        )
        return self.seen * placements_now(table, self.chances)[seat] + (1 - self.seen) * self.dollar * own

    # Reasons

    def reason(self, worlds: Sequence[State], seat: Seat, move: Move, names: Sequence[str]) -> str:
        tables = [world for world in worlds if isinstance(world, Table)]
        return reason(tables, seat, move, names)


def laps_left(table: Table, seat: int) -> float:
    """How many laps follow after this turn: turns by the living, as a part of a lap."""
    question = table.question
    taker = question.taker if isinstance(question, MayRedirect) else seat
    living = 0
    turns = 0
    ahead = False
    for distance in range(SEATS):
        other = (table.first + distance) % SEATS
        if table.living >> other & 1:
            living += 1
            turns += ahead
            ahead = ahead or other == taker
    return turns / living + (0 if table.last_lap else table.black)
