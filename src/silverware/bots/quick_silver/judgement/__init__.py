"""What a good player thinks of a table of Quick Silver."""

from silverware.bots.quick_silver.judgement.mind import QuickSilverJudgement

__all__ = ["QuickSilverJudgement"]
