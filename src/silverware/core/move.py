"""Moves: values made once per game, each with one text that prints and parses, and one number."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from silverware.core.errors import BadNotation


class Move:
    """Something a seat can answer. `text` is its notation, `number` its place in the game's list."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.number = -1

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Notation:
    """Every move of a game by its number and by its text."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = list(moves)
        self._by_text: dict[str, Move] = {}
        for number, move in enumerate(self.moves):
            move.number = number
            self._by_text[move.text] = move
        if len(self._by_text) != len(self.moves):
            raise ValueError("two moves share one text")

    def parse(self, text: str) -> Move:
        """The move with that text; case and extra spaces do not matter."""
        plain = " ".join(text.lower().split())
        move = self._by_text.get(plain)
        if move is None:
            near = get_close_matches(plain, list(self._by_text), 1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise BadNotation(f"{text.strip()!r} is no move of this game.{hint}")
        return move
