"""What the suite of every game must know of one: it stands beside the game's own tests, in `conduct.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from silverware.core.event import Event
from silverware.core.seats import Seat, seat_name

Privy = Callable[[Any, str], bool]
"""Of an event and a chair, by name."""


def everybody(event: Event, chair: str) -> bool:
    """Everybody learns from such an event."""
    return True


def doer(event: Any, chair: str) -> bool:
    """Only the seat that did it learns from such an event."""
    return bool(chair == event.seat)


def others(event: Any, chair: str) -> bool:
    """Everybody learns but the seat that did it."""
    return bool(chair != event.seat)


@dataclass(frozen=True)
class Conduct:
    """How a game is looked at."""

    tables: int
    """At how many tables: seat counts, each with the combinations of options that are tried."""
    ledger: Callable[[int], Any]
    """The books that its tokens and its money must agree with, for so many seats."""
    privy: Mapping[type[Event], Privy]
    """By event: whether a seat may learn a hidden card from it. Nothing is learned from other events."""
    disguise: Callable[[str], str] = str
    """How a move looks to the others. Moves that look alike must sound alike."""
    pace: int = 1
    """Of how many questions one is looked at, where a game is too long to look at all of them."""
    steps: int = 60
    """How many questions of a game a walk looks at: some end before, some would go on for long."""


@cache
def conduct(game: str) -> Conduct:
    """The conduct of a game: ours have their tests in `tests/games`, others beside their own package in `examples`."""
    name = game.replace("-", "_")
    beside = next(folder for folder in (f"tests.games.{name}", f"examples.{name}.tests") if find_spec(folder))
    found: Conduct = import_module(f"{beside}.conduct").CONDUCT
    return found


def learns(game: str, chair: Seat, mine: Event, theirs: Event) -> bool:
    """Whether a chair lawfully learns which of two tables it is at, from what happened there at the same time."""
    privy = conduct(game).privy.get(type(mine))
    if type(mine) is not type(theirs):
        return True
    return mine.to(chair) != theirs.to(chair) and privy is not None and privy(mine, seat_name(chair))
