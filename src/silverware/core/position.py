"""What positions of all games say in the same way: that the game is over, and its result."""

from __future__ import annotations

from typing import Final

from silverware.core.errors import BadPosition
from silverware.core.record import result_text
from silverware.core.state import Outcome, State

OVER: Final = "over"
"""The result of a position that leaves it to the rules who has won."""


def conclude(state: State, outcome: Outcome, said: str) -> None:
    """End the game of a position, as the rules decide it; BadPosition where it says another result."""
    result = result_text(outcome)
    if said not in (OVER, result):
        raise BadPosition(f"The position says the result is {said!r:.80}, but the rules give {result!r}.")
    state.finish(outcome)
