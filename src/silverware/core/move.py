"""Moves: values made once per game, each with one text that prints and parses, one form, and one number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from silverware.core.compiling import mypyc_attr
from silverware.core.errors import BadNotation
from silverware.core.form import Form
from silverware.core.spelling import Spelling
from silverware.core.value import Shared
from silverware.core.wording import wording

LONGEST: Final = 200
"""A text longer than this is not a move, and not worth a guess."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """Something a seat can answer: `text` is its notation, `form` its fields, `number` its place in the game's list.

    Moves are values: two with the same text and form are equal. Each pickles as what its game's notation calls it.
    """

    def __init__(self, text: str, form: Form | None = None) -> None:
        self.text = text
        self.form = form
        self.number = -1
        self.notation: Notation | None = None
        """The notation that has it; None before there is one."""

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text and self.form == other.form)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return _meant, (self.notation, self.text if self.form is None or self.number >= 0 else self.form)


Choices = list[Move] | tuple[Move, ...]
"""What a question offers: a tuple that many states share, or a list made for this one alone."""
MoveName = int | str | Mapping[str, Any] | Form
"""What names a move: its number, its text, or its form, also as JSON writes that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Shared):
    """Every move of a game by its number, by its text and by its form. `forms` is the union of these.

    >>> notation = Notation([Move("draw"), Move("pass")])
    >>> notation.parse(" PASS "), notation.meant(0)
    (<pass>, <draw>)
    """

    def __init__(self, moves: Sequence[Move], forms: Any = Form) -> None:
        super().__init__()
        self.moves = list(moves)
        self.forms = forms
        self._by_text: dict[str, Move] = {}
        self._by_form: dict[Form, Move] = {}
        self._spelling: Spelling | None = None
        """Made the first time that a text is not a move."""
        for number, move in enumerate(self.moves):
            move.number = number
            move.notation = self
            self._by_text[move.text] = move
            if move.form is not None:
                self._by_form[move.form] = move
        if len(self._by_text) != len(self.moves):
            raise ValueError("two moves share one text")

    def meant(self, said: MoveName) -> Move:
        """The move that is meant by a number, a text or a form."""
        if isinstance(said, str):
            return self.parse(said)
        if isinstance(said, int):
            if not 0 <= said < len(self.moves):
                raise BadNotation(f"Moves are numbered 0 to {len(self.moves) - 1}; there is no move {said}.")
            return self.moves[said]
        if not isinstance(said, (Form, Mapping)):
            raise BadNotation(f"A move is named by its text, its number or its form, not by {said!r:.60}.")
        try:
            form: Form = said if isinstance(said, Form) else msgspec.convert(said, self.forms)
        except (msgspec.ValidationError, RecursionError) as error:
            raise BadNotation(f"That is not a move of this game: {wording(error)}.") from None
        return self.own(self.of(form))

    def own(self, move: Move) -> Move:
        """A move that somebody worded freely, as one of this notation."""
        move.notation = self
        return move

    def of(self, form: Form) -> Move:
        """The move with that form."""
        move = self._by_form.get(form)
        if move is None:
            raise BadNotation("No move of this game has these fields.")
        return move

    def parse(self, text: str) -> Move:
        """The move with that text; case and extra spaces do not matter."""
        plain = " ".join(text.lower().split())
        move = self._by_text.get(plain)
        if move is None:
            if self._spelling is None:
                self._spelling = Spelling(self._by_text)
            meant = self._spelling.meant(plain[:LONGEST])
            hint = f" Did you mean {meant!r}?" if meant else ""
            raise BadNotation(f"{text.strip()!r} is not a move of this game.{hint}")
        return move


def _meant(notation: Notation, said: MoveName) -> Move:
    return notation.meant(said)
