"""Ratings from results, by openskill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from silverware.core.seats import Seat
from silverware.core.state import Outcome

MODEL: Final = PlackettLuce()


def place(outcome: Outcome, seat: Seat, *, fewest: bool) -> int:
    """1 for the winners; one more for everybody who came out better. Who plays alone has no place: 0."""
    if len(outcome.scores) == 1:
        return 0
    if seat in outcome.winners:
        return 1
    own = outcome.scores[seat]
    better = [
        other
        for other, score in enumerate(outcome.scores)
        if other in outcome.winners or (score < own if fewest else score > own)
    ]
    return len(better) + 1


def rated_anew(
    known: Mapping[str, tuple[float, float]], players: Sequence[str], places: Sequence[int]
) -> dict[str, tuple[float, float]]:
    """The rating (mu, sigma) of everybody after a game; one who played several seats gets the mean of them."""
    fresh = MODEL.rating()
    before = [known.get(player, (fresh.mu, fresh.sigma)) for player in players]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(each) for each in places])]
    return {
        player: (
            fmean(rating.mu for rating, who in zip(after, players, strict=True) if who == player),
            fmean(rating.sigma for rating, who in zip(after, players, strict=True) if who == player),
        )
        for player in set(players)
    }
