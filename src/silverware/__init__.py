"""Silverware: tabletop games, complete and exact, for people, bots and programs that learn.

>>> import silverware
>>> match = silverware.start("quick-silver", seats=3, seed=10)
>>> match.play("pick up")
>>> match.menu[0]
<swap 20 with east>
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from silverware.match import Match, Menu, position, record, start

__all__ = ["Match", "Menu", "__version__", "build", "position", "record", "start"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """What a match needs is imported when somebody wants one."""
    if name not in __all__:
        raise AttributeError(f"module 'silverware' has no attribute {name!r}")
    return getattr(import_module("silverware.match"), name)


def __dir__() -> list[str]:
    return __all__


def build() -> str:
    """Which build of the engine this is."""
    engine = find_spec("silverware.core.state")
    compiled = engine is not None and engine.origin is not None and not engine.origin.endswith(".py")
    return "compiled" if compiled else "pure Python (no C compiler was used; same rules, slower)"
