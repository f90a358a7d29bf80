"""The judgement of Silver Coin: it looks ahead to the end of the round, and judges by the points so far."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from silverware.bots.judgement import Judgement, placements
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
from silverware.games.silver_coin.moves import CALL, DRAW, TAKE, DrawShown, UseBlob
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
MISTAKE: Final = 0.02
"""By how much placement it is mistaken about a move, about: a point."""
HESITANT: Final = 0.5
"""By how many points a call must be better."""
LEAD: Final = 1.5
"""How many points it is worth to begin a round with the token."""


class SilverCoinJudgement(Judgement):
    """What a good player of Silver Coin thinks of a table."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.mistake = MISTAKE
        self.roles: Roles | None = None
        self.dice = Seeded("calls")
        """For the actions it tries when it is asked what it likes."""

    def likes(self, state: State, menu: Choices) -> list[float]:
        assert isinstance(state, Table)
        sight = self.sight(state)
        wishes = [wish(sight, move) for move in menu]
        if isinstance(state.question, Turn) and len(menu) > 1:
            self.try_actions(state, menu, wishes)
        return [wished / WARMTH for wished in wishes]

    def try_actions(self, table: Table, menu: Choices, wishes: list[float]) -> None:
        """§3.1 Try every action of a turn by playing the round on, and wish for it accordingly, as points go.

        What is wished for most at first sight is what the others are compared with.
        """
        usual = -1
        for at, move in enumerate(menu):
            if is_action(move) and move is not CALL and (usual < 0 or wishes[at] > wishes[usual]):
                usual = at
        if usual < 0:
            return
        tried = [self.tried(table, move) if is_action(move) else 0.0 for move in menu]
        first_sight = wishes[usual]
        for at, move in enumerate(menu):
            if is_action(move) and at != usual:
                wished = first_sight + (tried[at] - tried[usual]) / POINT
                wishes[at] = wished - HESITANT if move is CALL else 0.5 * (wishes[at] + wished)

    def tried(self, table: Table, move: Move) -> float:
        """The placement that an action leads to."""
        future = table.copy()
        future.follow(move, self.dice)
        return self.play_on(future, table.round + 1, self.dice)[table.turn]

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
        race = Race(self.roles_at(state))
        careful = state.turn
        while state.question is not None and state.round < horizon:
            if isinstance(state.question, Turn) and state.turn != careful:
                race.play_turn(state, dice)
                careful = NOBODY
            else:
                state.follow(self.pick(state, state.question.menu(state), dice), dice)
        return self.worth(state)

    def worth(self, state: State) -> list[float]:
        if state.outcome is not None:
            return placements(state.outcome, fewest=self.fewest)
        assert isinstance(state, Table)
        rounds = state.box.rounds - state.round + 1
        return standings(expected(state), SPREAD * sqrt(float(rounds)))

    def reason(self, worlds: Sequence[State], seat: Seat, move: Move, names: Sequence[str]) -> str:
        tables = [world for world in worlds if isinstance(world, Table)]
        return Reasons(self.sight(tables[0]), tables, names).why(move)


def is_action(move: Move) -> bool:
    """§3.1 Whether a move is what a turn has one of."""
    return move is DRAW or move is TAKE or move is CALL or isinstance(move, DrawShown | UseBlob)


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
