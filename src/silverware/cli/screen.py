"""What a person at a terminal sees: the table drawn anew in place and in pages, or sentences alone."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.console import Console

FOOT: Final = 2
"""Rows below a page: what else there is, and what is typed."""
LATEST: Final = 6
"""Rows of news that stay beside the question where there is little room."""
KEYS: Final = "?: help · h: hint · u: take back · q: leave"
"""What can be typed besides moves."""
MORE: Final = ("", "m", "more")
"""What turns a page."""


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

    def show(
        self, news: Sequence[str], drawing: str, question: str, menu: Sequence[str], short: Sequence[str] = ()
    ) -> None:
        """What happened, the table, the question and the moves; plainly, the table is left out.

        `short` are the moves in fewer words, for a terminal that has no room for more.
        """
        if self.plain:
            moves = [f"{len(menu)} moves; actions lists them."] if len(menu) > 1 else []
            self._print([*news, question, *moves])
            return
        if not self.has_pages:
            self._print(["", *news, "", *drawing.splitlines(), "", question, *columns(menu, self.console.width)])
            return
        self._pages = self._paged(news, drawing.splitlines(), question, menu, short or menu)
        self._at = -1
        self.turn()

    def _paged(
        self, news: Sequence[str], drawing: Sequence[str], question: str, menu: Sequence[str], short: Sequence[str]
    ) -> list[list[str]]:
        """All on one page where it fits; otherwise first what one answers to, then the table, then the older news."""
        width, height = self.console.width, self.console.height - FOOT
        for moves in (menu, short):
            whole = rows([*news, "", *drawing, "", question, *columns(moves, width)], width)
            if len(whole) <= height:
                return [whole]
        moves = next((each for each in (menu, short) if len(columns(each, width)) < height - LATEST), short)
        asks = rows([question, *columns(moves, width)], width)
        told = rows(news, width)
        room = max(height - len(asks) - 1, min(LATEST, len(told)))
        latest, older = (told[-room:], told[:-room]) if len(told) > room else (told, [])
        first = [*latest, *([""] if latest else []), *asks]
        return [page for part in (first, rows(drawing, width), older) for page in pages(part, height)]

    def turn(self) -> None:
        """The next page, or the first after the last."""
        if not self._pages:
            return
        self._at = (self._at + 1) % len(self._pages)
        self.console.clear()
        self._print(self._pages[self._at])
        count = len(self._pages)
        self._print(
            [" · ".join([*([f"Page {self._at + 1} of {count}", "Enter: next page"] if count > 1 else []), KEYS])]
        )

    def clear(self) -> None:
        """Nothing of what was shown stays."""
        if self.has_pages:
            self.console.clear()

    def _print(self, lines: Sequence[str]) -> None:
        self.console.print("\n".join(lines), markup=False)


def rows(lines: Sequence[str], width: int) -> list[str]:
    """Lines as rows of a terminal; one that is too long takes several.

    >>> rows(["one two", ""], 4)
    ['one ', 'two', '']
    """
    return [row for line in lines for row in (wrap(line, width, drop_whitespace=False) or [""])]


def pages(shown: Sequence[str], height: int) -> list[list[str]]:
    """Rows as pages of so many.

    >>> pages(["one", "two", "three"], 2)
    [['one', 'two'], ['three']]
    """
    most = max(height, 1)
    return [list(shown[at : at + most]) for at in range(0, len(shown), most)]


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
