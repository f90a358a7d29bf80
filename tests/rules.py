"""`@rule("quick-silver", "5.2")`: which § a test is about."""

from __future__ import annotations

import pytest


def rule(game: str, *sections: str) -> pytest.MarkDecorator:
    """Mark a test with the § it is about; tests/test_rules.py checks that they exist and are all covered."""
    return pytest.mark.rule(game, *sections)
