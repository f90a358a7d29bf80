"""What a good player of Silver Coin thinks: compiled, as search asks it millions of times."""

from silverware.bots.silver_coin.judgement.judging import SilverCoinJudgement

__all__ = ["SilverCoinJudgement"]
