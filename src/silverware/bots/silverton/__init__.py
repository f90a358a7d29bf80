"""Bots for Silverton."""

from silverware.bots.silverton.easy import Easy

__all__ = ["Easy"]
