"""The judgement of Silver Coin: it looks ahead to the end of the round, and judges by the points so far."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from silverware.bots.judgement import Judgement, placements
from silverware.bots.silver_coin.judgement.exchanging import NEVER
from silverware.bots.silver_coin.judgement.racing import Race
from silverware.bots.silver_coin.judgement.reasons import Reasons
from silverware.bots.silver_coin.judgement.roles import Roles
from silverware.bots.silver_coin.judgement.sight import Sight
from silverware.bots.silver_coin.judgement.wishes import wish
from silverware.core.dice import Dice, Seeded
from silverware.core.game import AnyGame
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.state import State
from silverware.games.silver_coin.moves import CALL
from silverware.games.silver_coin.rules.coin_discard import PlaceTanner
from silverware.games.silver_coin.rules.exchange import AddNewCard, AddPenalty, PutNewCard
from silverware.games.silver_coin.rules.first_look import Peek
from silverware.games.silver_coin.rules.turn import Turn
from silverware.games.silver_coin.state import NOBODY, Table

WARMTH: Final = 2.0
"""By how many points a move must be better to be liked by 1 more."""
SPREAD: Final = 11.0
"""How far the points of two seats drift apart in a round: a standard deviation."""
STEEP: Final = 1.7
"""A logistic curve, so much steeper, is a normal one."""
POINT: Final = 0.02
"""What placement a point is worth, about."""
TRIES: Final = 2
"""How often a call is tried in a world."""
HESITANT: Final = 0.5
"""By how many points a call must be better."""
LEAD: Final = 1.5
"""How many points it is worth to begin a round with the token."""


class SilverCoinJudgement(Judgement):
    """What a good player of Silver Coin thinks of a table."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.roles: Roles | None = None
        self.dice = Seeded("calls")
        """For the calls it thinks about when it is asked what it likes."""

    def likes(self, state: State, menu: Choices) -> list[float]:
        assert isinstance(state, Table)
        sight = self.sight(state)
        wishes = [wish(sight, move) for move in menu]
        if CALL in menu and len(menu) > 1:
            at = menu.index(CALL)
            wishes[at] = NEVER
            wishes[at] = max(wishes) + self.better_to_call(state) / POINT
        return [wished / WARMTH for wished in wishes]

    def better_to_call(self, table: Table) -> float:
        """§8.1 How much placement it brings to call now rather than to play on."""
        race = Race(self.roles_at(table))
        me = table.turn
        horizon = table.round + 1
        better = 0.0
        for _ in range(TRIES):
            for calls in (True, False):
                future = table.copy()
                if calls:
                    future.follow(CALL, self.dice)
                else:
                    race.play_turn(future, self.dice, may_call=False)
                worth = self.play_round(future, horizon, self.dice, NOBODY)[me]
                better += worth if calls else -worth
        return better / TRIES - HESITANT * POINT

    def pick(self, state: State, menu: Choices, dice: Dice) -> Move:
        if len(menu) == 1 or is_indifferent(state):
            return menu[0]
        assert isinstance(state, Table)
        sight = self.sight(state)
        most = -1000.0
        chosen = menu[0]
        for move in menu:
            worth = wish(sight, move)
            if worth > most:
                most = worth
                chosen = move
        return chosen

    def sight(self, table: Table) -> Sight:
        """The table as the asked seat knows it."""
        roles = self.roles_at(table)
        return Sight(table, roles, roles.mean)

    def roles_at(self, table: Table) -> Roles:
        """Who plays at this table."""
        roles = self.roles
        if roles is None or roles.cast is not table.cast:
            roles = Roles(table.cast, table.box)
            self.roles = roles
        return roles

    def horizon(self, state: State) -> int:
        return state.round + 1

    def play_on(self, state: State, horizon: int, dice: Dice) -> list[float]:
        """Play the turn under way to its end by `pick`, the others of the round by `Race`."""
        assert isinstance(state, Table)
        return self.play_round(state, horizon, dice, state.turn)

    def play_round(self, table: Table, horizon: int, dice: Dice, careful: int) -> list[float]:
        """Play a round on, with one seat's turn first by `pick`."""
        race = Race(self.roles_at(table))
        while table.question is not None and table.round < horizon:
            if isinstance(table.question, Turn) and table.turn != careful:
                race.play_turn(table, dice)
                careful = NOBODY
            else:
                table.follow(self.pick(table, table.question.menu(table), dice), dice)
        return self.worth(table)

    def worth(self, state: State) -> list[float]:
        if state.outcome is not None:
            return placements(state.outcome, fewest=self.fewest)
        assert isinstance(state, Table)
        rounds = state.box.rounds - state.round + 1
        return standings(expected(state), SPREAD * sqrt(float(rounds)))

    def reason(self, worlds: Sequence[State], seat: Seat, move: Move, names: Sequence[str]) -> str:
        tables = [world for world in worlds if isinstance(world, Table)]
        return Reasons(self.sight(tables[0]), tables, names).why(move)


def is_indifferent(state: State) -> bool:
    """Whether all answers come to the same: which unseen cards to look at, and where a new card lies."""
    return isinstance(state.question, Peek | PutNewCard | AddNewCard | AddPenalty | PlaceTanner)


def expected(table: Table) -> list[float]:
    """The points of each seat so far, less what its lead in the round that begins is worth."""
    points = [float(total) for total in table.totals]
    if table.token != NOBODY:
        points[table.token] -= LEAD
    return points


def standings(points: list[float], spread: float) -> list[float]:
    """The placement each seat can expect with these points, if those of two seats still drift apart so far."""
    seats = len(points)
    wins: list[float] = []
    ahead: list[float] = []
    for seat in range(seats):
        first = 1.0
        better = 0.0
        for other in range(seats):
            if other != seat:
                chance = 1.0 / (1.0 + exp(max(-50.0, min(50.0, STEEP * (points[seat] - points[other]) / spread))))
                first *= chance
                better += chance
        wins.append(first)
        ahead.append(better / (seats - 1))
    total = sum(wins)
    return [0.5 * win / total + 0.5 * better for win, better in zip(wins, ahead, strict=True)]
