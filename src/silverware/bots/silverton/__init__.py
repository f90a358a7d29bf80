"""Bots for Silverton."""

from silverware.bots.silverton.easy import Easy
from silverware.bots.silverton.thinking import Hard, Medium

__all__ = ["Easy", "Hard", "Medium"]
