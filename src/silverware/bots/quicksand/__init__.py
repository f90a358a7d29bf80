"""Bots for Quicksand."""

from silverware.bots.quicksand.easy import Easy
from silverware.bots.quicksand.thinking import Hard, Medium

__all__ = ["Easy", "Hard", "Medium"]
