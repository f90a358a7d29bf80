"""Bots for Quick Silver."""

from silverware.bots import thinking
from silverware.bots.quick_silver.easy import Easy
from silverware.bots.quick_silver.judgement import QuickSilverJudgement
from silverware.games.quick_silver import QuickSilver
from silverware.games.quick_silver.view import QuickSilverView

__all__ = ["Easy", "Hard", "Medium"]


class Medium(thinking.Medium[QuickSilver, QuickSilverView]):
    """Remembers every card it has seen, and judges each move by the market that would follow."""

    plays = QuickSilver.name
    judgement = QuickSilverJudgement


class Hard(thinking.Hard[QuickSilver, QuickSilverView]):
    """Plays each move on to the end of the round, in as many worlds as it has time for."""

    plays = QuickSilver.name
    judgement = QuickSilverJudgement
