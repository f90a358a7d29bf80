"""Hints for mypyc. They do nothing at run time, when mypy need not be installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Any:
        """The class as it is."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
