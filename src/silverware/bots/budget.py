"""How long a bot may think: `0.2` is in seconds, `500w` in tries of a move in a world."""

from __future__ import annotations

from math import isfinite
from typing import Final, NamedTuple

from silverware.core.errors import BadTable

LONGEST: Final = 600.0
MOST: Final = 10_000_000


class Budget(NamedTuple):
    """At most so many seconds, or so many simulations (a move tried in a world), which any machine can repeat."""

    seconds: float = 1.0
    simulations: int | None = None


DEFAULT: Final = Budget()


def budget(text: str) -> Budget:
    """A budget as it is written after the name of a bot.

    >>> budget("0.2"), budget("500w")
    (Budget(seconds=0.2, simulations=None), Budget(seconds=600.0, simulations=500))
    >>> budget("soon")
    Traceback (most recent call last):
        ...
    silverware.core.errors.BadTable: A bot thinks for seconds (hard:0.2) or in worlds (hard:500w), not for 'soon'.
    """
    worlds = text.endswith("w")
    try:
        amount = float(text.removesuffix("w"))
    except ValueError:
        amount = 0.0
    if not (isfinite(amount) and 0 < amount <= (MOST if worlds else LONGEST)) or (worlds and amount != int(amount)):
        raise BadTable(f"A bot thinks for seconds (hard:0.2) or in worlds (hard:500w), not for {text!r:.40}.")
    return Budget(LONGEST, int(amount)) if worlds else Budget(amount)
