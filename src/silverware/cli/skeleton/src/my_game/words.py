"""My Game in plain English: the question, moves and events. `names` are the seats' names, in order."""

from __future__ import annotations

from collections.abc import Sequence

from my_game.messages import MyGameView, Took
from silverware.core.event import Event
from silverware.core.seats import seat_of

AIM = "Take one or two counters in turn. Whoever takes the last one wins."
MOVES = {"take 1": "Take one counter", "take 2": "Take two counters"}


def prompt(view: MyGameView, names: Sequence[str]) -> str:
    """What is being asked, and of whom."""
    if view.outcome is not None:
        return f"The game is over. {names[view.outcome.winners[0]]} won."
    assert view.asked is not None
    who = "You have" if view.asked == view.seat else f"{names[view.asked]} has"
    return f"{who} the turn. {view.heap} counters are left."


def tell(event: Event, names: Sequence[str]) -> str:
    """What happened."""
    match event:
        case Took():
            return f"{names[seat_of(event.seat)]} took {event.count}; {event.left} are left."
    raise TypeError(event)
