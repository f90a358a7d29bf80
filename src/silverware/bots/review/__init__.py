"""Review after a game: each decision of a seat, judged by what that seat could know when it chose."""

from __future__ import annotations

from silverware.bots.review.course import Point, course, fair_share
from silverware.bots.review.judged import INACCURATE, MARKS, Judged, Mark, Weighed
from silverware.bots.review.judging import WORLDS, judge, reviewer
from silverware.bots.review.past import Moment, Past

__all__ = [
    "INACCURATE",
    "MARKS",
    "WORLDS",
    "Judged",
    "Mark",
    "Moment",
    "Past",
    "Point",
    "Weighed",
    "course",
    "fair_share",
    "judge",
    "reviewer",
]
