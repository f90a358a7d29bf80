"""What a person at a terminal sees: the table drawn anew in place and in pages, or sentences alone."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.console import Console

FOOT: Final = 2
"""Lines below a page: what else there is, and what is typed."""
MORE: Final = ("m", "more")


class Screen:
    """Shows moments of a game. Only a terminal is cleared, and only it has pages."""

    def __init__(self, console: Console, *, plain: bool) -> None:
        self.console = console
        self.plain = plain
        self._pages: list[list[str]] = []
        self._at = 0

    @property
    def has_pages(self) -> bool:
        """Whether the table is drawn in place."""
        return self.console.is_terminal and not self.plain

    def show(self, news: Sequence[str], drawing: str, question: str, menu: Sequence[str]) -> None:
        """What happened, the table, the question and the moves; plainly, the table is left out."""
        if self.plain:
            moves = [f"{len(menu)} moves; actions lists them."] if len(menu) > 1 else []
            self._print([*news, question, *moves])
            return
        lines = ["", *news, "", *drawing.splitlines(), "", question, *columns(menu, self.console.width)]
        if not self.has_pages:
            self._print(lines)
            return
        self._pages = pages(lines[1:], self.console.width, self.console.height - FOOT)
        self._at = -1
        self.turn()

    def turn(self) -> None:
        """The next page, or the first after the last."""
        if not self._pages:
            return
        self._at = (self._at + 1) % len(self._pages)
        self.console.clear()
        self._print(self._pages[self._at])
        if len(self._pages) > 1:
            self._print([f"Page {self._at + 1} of {len(self._pages)}; m: the next one."])

    def clear(self) -> None:
        """Nothing of what was shown stays."""
        if self.has_pages:
            self.console.clear()

    def _print(self, lines: Sequence[str]) -> None:
        self.console.print("\n".join(lines), markup=False)


def pages(lines: Sequence[str], width: int, height: int) -> list[list[str]]:
    """Lines as pages of so many rows; a line that is too long takes several.

    >>> pages(["one", "two", "three"], 80, 2)
    [['one', 'two'], ['three']]
    """
    rows = [row for line in lines for row in (wrap(line, width, drop_whitespace=False) or [""])]
    most = max(height, 1)
    return [rows[at : at + most] for at in range(0, len(rows), most)]


def columns(things: Sequence[str], width: int) -> list[str]:
    """Things below each other, in as many columns as there is room for.

    >>> columns(["one", "two", "three"], 16)
    ['one    three', 'two']
    """
    if not things:
        return []
    wide = max(map(len, things)) + 2
    count = min(max((width + 2) // wide, 1), len(things))
    high = -(-len(things) // count)
    return ["".join(thing.ljust(wide) for thing in things[at::high]).rstrip() for at in range(high)]
