"""One search for all games: every world it draws is tried with all moves in question, and the same luck.

In the same world, most of what luck does to one move it does to the others, so a few worlds tell two moves apart.
A move that is clearly behind is tried no more (successive elimination), which leaves more worlds to those that are not.
After a move, everybody plays on by judgement.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from silverware.bots.judgement import Judgement
from silverware.core.dice import Dice, Seeded
from silverware.core.move import Choices, Move
from silverware.core.seats import Seat
from silverware.core.worlds import Worlds

if TYPE_CHECKING:
    from mypy_extensions import i64

APART: Final = 0.3
"""What deviation is expected between what two moves lead to in one world, before that is known."""
EXPECTED: Final = 4.0
"""How many worlds that expectation weighs as much as."""
DOUBT: Final = 0.5
"""The deviation of a placement that has been seen once or never."""
SURE: Final = 3.0
"""First sight is at most so many mistakes sure that a move is worse: what it abhors is tried, too, if there is time."""
FIRST_LOOK: Final = 8
"""After how many worlds search looks for the first time which moves are behind."""
LATER: Final = 1.5
"""How many times as many worlds later it looks again."""
CLEAR: Final = 2.0
"""A move so many standard errors behind is out of the question as the time runs out,"""
CAREFUL: Final = 0.4
"""so many more where there is e times as much time left as was spent: who looks often errs often, and what has been
dropped never comes back;"""
ALIKE: Final = 0.002
"""and so is one that cannot well be better by so much."""
INSTANT: Final = 1e-9
"""Seconds that a clock may miss."""
HALF: Final = 30
"""Bits of luck that are drawn at once."""


class Try:
    """A move, and what came of it, world by world."""

    def __init__(self, sight: float, mistake: float) -> None:
        self.sight = sight
        """How much worse than the best it looks at first sight, in placement."""
        self.mistake = mistake
        """The standard error of that, beside any other move."""
        self.behind = sight
        """How far it is behind the leader, by first sight and by the worlds together."""
        self.doubt = mistake
        """The standard error of that."""
        self.values: list[float] = []

    def visits(self) -> int:
        """How often it was tried."""
        return len(self.values)

    def mean(self) -> float:
        """The placement after this move."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def error(self) -> float:
        """The standard error of the mean."""
        visits = len(self.values)
        if visits < 2:
            return DOUBT
        mean = self.mean()
        squares = 0.0
        for value in self.values:
            squares += (value - mean) * (value - mean)
        return sqrt(squares / (visits * (visits - 1)) + DOUBT / visits**2)

    def compare(self, leader: Try) -> None:
        """Work out how far it is behind another move that met the same worlds."""
        visits = min(len(self.values), len(leader.values))
        total = 0.0
        for at in range(visits):
            total += leader.values[at] - self.values[at]
        gap = total / visits
        squares = EXPECTED * APART * APART
        for at in range(visits):
            off = leader.values[at] - self.values[at] - gap
            squares += off * off
        variance = squares / (visits + EXPECTED) / visits
        trust = self.mistake * self.mistake / (self.mistake * self.mistake + variance)
        self.behind = trust * gap + (1 - trust) * (self.sight - leader.sight)
        self.doubt = sqrt(trust * variance)


class Search:
    """The search of one decision. It can go on as long as you like, and be asked at any time what it thinks."""

    def __init__(self, judgement: Judgement, worlds: Worlds[Any], seat: Seat, menu: Choices, dice: Dice) -> None:
        self.judgement = judgement
        self.worlds = worlds
        self.seat = seat
        self.menu = list(menu)
        self.dice = dice
        self.luck = Seeded(0)
        self.simulations = 0
        """How often a move was tried in a world."""
        self.look = FIRST_LOOK
        """After how many worlds search looks again which moves are behind."""
        self.ahead = 0.0
        """How many times as much time is left as was spent."""
        likes = glance(judgement, worlds, self.menu, judgement.glimpse, dice)
        most = max(likes)
        self.tries: dict[Move, Try] = {}
        for move, liking in zip(self.menu, likes, strict=True):
            sight = min(judgement.stake * (most - liking), SURE * judgement.mistake)
            self.tries[move] = Try(sight, judgement.mistake)
        likely = [self.menu[at] for at in sorted(range(len(likes)), key=lambda at: -likes[at])]
        self.open: list[Move] = likely[: judgement.width]
        """The moves in question, the leader first."""

    def run(self, simulations: int) -> None:
        """Try moves in worlds so many times at most; where that does not do for a first look at all, the likeliest."""
        self.open = self.open[: max(2, simulations // FIRST_LOOK)]
        end = self.simulations + simulations
        while len(self.open) > 1 and self.simulations + len(self.open) <= end:
            self.simulate()
            self.ahead = float(end - self.simulations) / self.simulations

    def run_for(self, seconds: float) -> None:
        """Search for so many seconds, or until one move is clearly the best."""
        begun = now = perf_counter()
        while len(self.open) > 1 and now < begun + seconds:
            self.simulate()
            now = perf_counter()
            self.ahead = seconds / max(INSTANT, now - begun) - 1.0

    def is_settled(self) -> bool:
        """Whether only one move is left."""
        return len(self.open) == 1

    def simulate(self) -> None:
        """Draw a world, try every move in question in it, and from time to time drop those that are behind."""
        self.meet(self.open)
        visits = self.tries[self.open[0]].visits()
        if visits >= self.look:
            self.look = int(LATER * visits)
            self.compare()
            self.drop()

    def meet(self, moves: list[Move]) -> list[float]:
        """Draw a world, and see what each of some moves comes to in it, for the seat that searches."""
        judgement, dice, luck = self.judgement, self.dice, self.luck
        world = self.worlds.imagine(dice)
        horizon = judgement.horizon(world)
        start: i64 = (dice.below(1 << HALF) << HALF) + dice.below(1 << HALF) + 1
        told: list[float] = []
        for move in moves:
            state = world.copy()
            luck.state = start
            state.follow(move, luck)
            placement = judgement.play_on(state, horizon, luck)[self.seat]
            told.append(placement)
            if move in self.tries:
                self.tries[move].values.append(placement)
        self.simulations += len(moves)
        return told

    def compare(self) -> None:
        """Work out who leads, and how far the others in question are behind."""
        leader = self.open[0]
        for _ in range(2):
            for move in self.open:
                self.tries[move].compare(self.tries[leader])
            self.open.sort(key=lambda move: self.tries[move].behind)
            if self.open[0] is leader:
                return
            leader = self.open[0]

    def drop(self) -> None:
        """Leave only moves in question that may well be better than the leader."""
        leader = self.open[0]
        clear = CLEAR + CAREFUL * log(max(1.0, self.ahead))
        self.open = [
            move
            for move in self.open
            if move is leader or self.tries[move].behind < clear * self.tries[move].doubt - ALIKE
        ]

    def ranked(self) -> list[Move]:
        """The moves of the menu, the best first; those in question come before those that were dropped."""
        if self.tries[self.open[0]].values:
            self.compare()
        rest = [move for move in self.menu if move not in self.open]
        return self.open + sorted(rest, key=lambda move: self.tries[move].behind)


def glance(judgement: Judgement, worlds: Worlds[Any], menu: list[Move], count: int, dice: Dice) -> list[float]:
    """How much a good player likes each move, over so many worlds."""
    total = [0.0] * len(menu)
    for _ in range(count):
        for at, liking in enumerate(judgement.likes(worlds.imagine(dice), menu)):
            total[at] += liking
    return [liking / count for liking in total]
