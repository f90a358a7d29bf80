"""What positions of all games say in the same way: which game it is, and how it ended where it is over."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from silverware.core.errors import BadPosition, SilverwareError
from silverware.core.record import result_text
from silverware.core.state import Outcome, State

OVER: Final = "over"
"""The result of a position that lets the rules decide who has won."""


def document_in(text: str, error: type[SilverwareError] = BadPosition) -> dict[str, Any]:
    """The document in a TOML text; `error` if it is not valid."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as mistake:
        raise error(f"This is not valid TOML: {mistake!s:.200}.") from None


def game_named_in(document: Mapping[str, Any], error: type[SilverwareError] = BadPosition) -> str:
    """The name of the game that a document is for; that error where it does not say."""
    name = document.get("game")
    if not isinstance(name, str):
        raise error('The document does not say which game it is for: game = "quick-silver".')
    return name


def conclude(state: State, outcome: Outcome, said: str) -> None:
    """End the game of a position, as the rules decide it; BadPosition where it says another result."""
    result = result_text(outcome)
    if said not in (OVER, result):
        raise BadPosition(f"The position says the result is {said!r:.80}, but the rules give {result!r}.")
    state.finish(outcome)
