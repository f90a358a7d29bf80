"""Bots for Silver Coin."""

from silverware.bots.silver_coin.easy import Easy
from silverware.bots.silver_coin.thinking import Hard, Medium

__all__ = ["Easy", "Hard", "Medium"]
