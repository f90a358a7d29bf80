"""How the bot chooses among moves that it has reasons for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from silverware.core.dice import Dice
from silverware.core.move import Move

Kind = TypeVar("Kind", bound=Move)


def best(menu: Sequence[Move], kind: type[Kind], likes: Callable[[Kind], float], otherwise: Move, dice: Dice) -> Move:
    """The move of a kind that is liked best, by lot among equals; if none is liked at all, the other."""
    liked = [(likes(move), move) for move in menu if isinstance(move, kind)]
    most = max([liking for liking, _ in liked], default=0.0)
    if most <= 0:
        return otherwise
    equals = [move for liking, move in liked if liking == most]
    return equals[dice.below(len(equals))]
