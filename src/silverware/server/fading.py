"""What a table that forgets tells of what was before the last move: nothing that has been hidden since."""

from __future__ import annotations

from typing import Any, Final

from silverware.core.event import Event
from silverware.core.seats import Seat
from silverware.server.entries import Moved, News
from silverware.server.table import HostedTable

NOTHING: Final[frozenset[int]] = frozenset()


def is_past(table: HostedTable, news: News) -> bool:
    """Whether a table that forgets has gone on since: what the last move brought is told in full until the next."""
    return table.forgetful and news.number < table.changed


def sight(table: HostedTable, view: Any) -> frozenset[int]:
    """What is in sight of a chair with this view, at a table that forgets."""
    return NOTHING if view is None or not table.forgetful else table.game.sight(view)


def seen(news: News, seat: Seat) -> list[Event]:
    """What happened by an entry, as a chair saw it."""
    return [event.to(seat) for event in news.events]


def recalled(table: HostedTable, news: News, seat: Seat, shown: frozenset[int]) -> list[Event]:
    """What happened by an entry, as a chair that has these cards in sight is told it now."""
    return _recalled(table, news, seen(news, seat), shown)


def _recalled(table: HostedTable, news: News, events: list[Event], shown: frozenset[int]) -> list[Event]:
    if not events or not is_past(table, news):
        return events
    game = table.game
    if news.deal != table.deal:
        return game.faded(events, NOTHING)
    dealt = max([at for at, event in enumerate(events) if event.deals], default=0)
    if not dealt:
        return game.faded(events, shown)
    return [*game.faded(events[:dealt], NOTHING), *game.faded(events[dealt:], shown)]


class Past:
    """What a chair has been told at a table that forgets, so that it is told anew what reads differently now."""

    def __init__(self, seat: Seat, number: int) -> None:
        self._seat = seat
        self._number = number
        """Of the last entry it was told."""
        self._seen: dict[int, list[Event]] = {}
        """By number: what it saw that can be hidden."""
        self._told: dict[int, list[Event]] = {}
        """The same as it was told last."""
        self._full: set[int] = set()
        """Of these, and of its own moves, the ones it was told in full."""
        self._sight = NOTHING
        self._deal = 0
        self._again: list[News] = []

    def begin(self, table: HostedTable, shown: frozenset[int]) -> None:
        """The chair is being told everything, with these cards in sight."""
        for news in table.news:
            self._take_down(table, news, is_full=not is_past(table, news))
            if news.number in self._told:
                self._told[news.number] = _recalled(table, news, self._seen[news.number], shown)
        self._sight, self._deal = shown, table.deal

    def again(self, table: HostedTable, shown: frozenset[int]) -> list[News]:
        """The entries told before that read differently now; when the game is over, in full.

        What is new is told in full, and taken down for the next time.
        """
        before = self._number
        if table.number == before:
            return self._again
        self._number = table.number
        if table.forgetful:
            self._again = self._faded(table, shown)
        else:
            self._again = [news for news in table.news[:before] if self._is_own(news) or self._has_faded(news)]
        for news in table.news[before:]:
            self._take_down(table, news, is_full=True)
        return self._again

    def _faded(self, table: HostedTable, shown: frozenset[int]) -> list[News]:
        changed = []
        for number in self._doubtful(table, shown):
            news = table.news[number - 1]
            told = self._told.get(number)
            differs = number in self._full and self._is_own(news)
            if told is not None:
                now = _recalled(table, news, self._seen[number], shown)
                if now != told:
                    self._told[number] = now
                    differs = True
            if differs:
                changed.append(news)
        self._full = {number for number in self._full if not is_past(table, table.news[number - 1])}
        self._sight, self._deal = shown, table.deal
        return changed

    def _doubtful(self, table: HostedTable, shown: frozenset[int]) -> list[int]:
        """What may read differently: what was told in full; where other cards are in sight, all that can be hidden."""
        if table.deal == self._deal and shown == self._sight:
            return sorted(self._full)
        deals = (self._deal, table.deal)
        return sorted({*self._full, *[at for at in self._told if table.news[at - 1].deal in deals]})

    def _take_down(self, table: HostedTable, news: News, *, is_full: bool) -> None:
        own = self._is_own(news)
        if news.events:
            events = seen(news, self._seat)
            if table.game.faded(events, NOTHING) != events:
                self._seen[news.number] = self._told[news.number] = events
                own = True
        if own and is_full:
            self._full.add(news.number)

    def _has_faded(self, news: News) -> bool:
        return self._told.get(news.number) != self._seen.get(news.number)

    def _is_own(self, news: News) -> bool:
        return isinstance(news.entry, Moved) and news.entry.seat == self._seat
