"""Bots for Silverton."""

from silverware.bots.silverton.easy import Easy
from silverware.bots.silverton.thinking import Medium

__all__ = ["Easy", "Medium"]
