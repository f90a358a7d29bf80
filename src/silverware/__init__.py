"""Silverware: tabletop games, complete and exact, for people, bots and programs that learn."""

from __future__ import annotations

from importlib.util import find_spec

__version__ = "0.1.0"


def build() -> str:
    """Which build of the engine this is."""
    engine = find_spec("silverware.core.state")
    compiled = engine is not None and engine.origin is not None and not engine.origin.endswith(".py")
    return "compiled" if compiled else "pure Python (no C compiler was used; same rules, slower)"
