"""What a good player of Silverton thinks of a table: it plans claims, track and deliveries together."""

from silverware.bots.silverton.judgement.player import SilvertonJudgement

__all__ = ["SilvertonJudgement"]
