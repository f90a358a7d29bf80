"""What the games of an arena have come to so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from statistics import fmean

from silverware.lab.evidence import Verdict, verdict
from silverware.lab.played import Played
from silverware.lab.simulate import Plan, mean
from silverware.rating import rated_anew


class Standings:
    """How the bots of an arena stand, by name. Games count as soon as their deal has been played to its end."""

    def __init__(self, plan: Plan) -> None:
        self.bots = plan.bots
        self.names = tuple(dict.fromkeys(plan.bots))
        """Every bot once, the one that the question is about first."""
        self.fair = 1 / plan.seats
        self.deals = 0
        self.games = 0
        self.nobody = 0
        """Games without a winner."""
        self.scores: dict[str, Counter[float]] = {name: Counter() for name in self.names}
        """What share of the wins a seat of a bot had in a deal, and in how many deals."""
        self.ratings: dict[str, tuple[float, float]] = {}
        self.times: dict[str, Counter[int]] = {name: Counter() for name in self.names}
        self._ahead = dict.fromkeys(permutations(self.names, 2), 0.0)
        self._open: list[Played] = []

    def add(self, game: Played) -> bool:
        """Take the next game; whether its deal is over now, and counts."""
        self._open.append(game)
        if len(self._open) < len(self.bots):
            return False
        self._count(self._open)
        self._open = []
        return True

    def _count(self, deal: Sequence[Played]) -> None:
        """Count the games of a deal."""
        self.deals += 1
        self.games += len(deal)
        for name in self.names:
            self.scores[name][fmean(self._share(name, game) for game in deal)] += 1
        for game in deal:
            self.nobody += not game.winners
            self.ratings |= rated_anew(self.ratings, self.bots, game.places)
            for one, other in self._ahead:
                self._ahead[one, other] += self._placed_above(one, other, game)
            for name, times in game.times.items():
                self.times[name].update(times)

    def _share(self, name: str, game: Played) -> float:
        """What share of the win a seat of a bot has on average. Where nobody wins, everybody has an equal one."""
        winners = game.winners or range(len(self.bots))
        won = [self.bots[member] for member in winners].count(name)
        return won / len(winners) / self.bots.count(name)

    def _placed_above(self, one: str, other: str, game: Played) -> float:
        """How often seats of one bot came out better than those of another; as well as they did is half of that."""
        places = list(zip(self.bots, game.places, strict=True))
        ours = [place for name, place in places if name == one]
        theirs = [place for name, place in places if name == other]
        return fmean((mine < yours) + (mine == yours) / 2 for mine in ours for yours in theirs)

    def share(self, name: str) -> float:
        """What share of the wins a seat of a bot had."""
        return mean(self.scores[name])

    def ahead(self, one: str, other: str) -> float:
        """How often one bot came out better than another."""
        return self._ahead[one, other] / self.games

    def verdict(self, margin: float) -> Verdict:
        """Whether the first bot is proved to win that much more than its fair share, or proved not to."""
        return verdict(self.scores[self.names[0]], self.fair + margin)
