"""What deals prove: the interval of a win share, and a test that may be looked at after every deal.

A deal is played several times with the same dice, so its games are not independent, but the deals are. Everything here
counts the scores of deals, which lie between 0 and 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum
from math import exp, log, log1p
from typing import Final

from silverware.lab.simulate import NORMAL, interval, mean

RISK: Final = 0.025
"""How often the test may err on either side, so that both sides together err in 5 % of all runs."""
STAKES: Final = tuple(0.99 * 0.6**step for step in range(12))
"""What share of its fortune each gambler bets. Large stakes see large differences soon, small ones see small ones."""
STEPS: Final = 40
"""Halvings until the end of an interval is found."""


class Verdict(Enum):
    """How a share compares with a line."""

    ABOVE = "above"
    BELOW = "below"
    OPEN = "open"


def share_interval(scores: Counter[float]) -> tuple[float, float]:
    """The 95 % interval of a mean score, if the number of deals was fixed beforehand.

    This is Wilson's interval for the number of independent games that would vary as much as these deals do (Korn and
    Graubard's effective sample size), with Student's correction where there are few. Deals that all came out alike say
    nothing about how much they vary; they count as one game each.
    """
    deals, share = scores.total(), mean(scores)
    games = float(deals)
    if len(scores) > 1:
        variance = sum(count * (score - share) ** 2 for score, count in scores.items()) / (deals - 1)
        games *= share * (1 - share) / variance * (NORMAL / student(deals - 1)) ** 2
    return interval(share * games, games)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t, by the expansion of Cornish and Fisher: within 1 % from 2 degrees on.

    >>> [round(student(freedom), 2) for freedom in (4, 10, 100)]
    [2.78, 2.23, 1.98]
    """
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def fortune(scores: Counter[float], line: float, *, above: bool) -> float:
    """The logarithm of what gamblers have now who began with 1 and bet on every deal that it scores above a line.

    A bet of 1 pays score / line. That is fair if the true mean is the line, and a loss if it is less: the chance that
    the fortune ever reaches 40 is then at most 1 in 40 (Ville's inequality), however often one looks. There is one
    gambler for each stake, and the fortune is their mean (Waudby-Smith and Ramdas, Estimating means of bounded random
    variables by betting, 2023). Bets on a score below the line are the same, seen from 1.
    """
    fortunes = [
        sum(
            count * log1p(stake * ((score / line if above else (1 - score) / (1 - line)) - 1))
            for score, count in scores.items()
        )
        for stake in STAKES
    ]
    richest = max(fortunes)
    return richest + log(sum(exp(each - richest) for each in fortunes) / len(fortunes))


def verdict(scores: Counter[float], line: float) -> Verdict:
    """Whether the mean is proved to lie above or below a line. Valid after every deal, not only after the last."""
    if fortune(scores, line, above=True) >= -log(RISK):
        return Verdict.ABOVE
    if fortune(scores, line, above=False) >= -log(RISK):
        return Verdict.BELOW
    return Verdict.OPEN


def lasting_interval(scores: Counter[float]) -> tuple[float, float]:
    """All lines the mean is proved neither above nor below: a 95 % interval that holds after all deals at once."""
    return (
        edge(lambda line: fortune(scores, line, above=True) < -log(RISK)),
        1 - edge(lambda gap: fortune(scores, 1 - gap, above=False) < -log(RISK)),
    )


def edge(holds: Callable[[float], bool]) -> float:
    """The smallest number between 0 and 1 for which something holds that holds for all larger ones, too."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high
