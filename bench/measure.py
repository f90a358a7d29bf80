"""How a speed is measured: CPU time of a run long enough to mean something, printed as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple


class Tally(NamedTuple):
    """What one run did and what it cost."""

    decisions: int
    games: int
    cpu: float


def measure(run: Callable[[int], Tally], seconds: float) -> Tally:
    """Double the rounds until a run takes half of `seconds`; the runs before it are warm-up."""
    rounds = 1
    while (tally := run(rounds)).cpu < seconds / 2:
        rounds *= 2
    return tally


def show(who: str, game: str, how: str, run: Callable[[int], Tally], seconds: float) -> Tally:
    """Measure a run and print what it did as one line of JSON."""
    tally = measure(run, seconds)
    print(json.dumps({"who": who, "game": game, "how": how, **tally._asdict()}), flush=True)
    return tally
