"""What a table that forgets tells of what was before the last move: nothing that has been hidden since."""

from __future__ import annotations

from typing import Any, Final

from silverware.core.event import Event
from silverware.core.seats import SPECTATOR, Seat
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


def is_own(news: News, seat: Seat) -> bool:
    """Whether a chair made the move of an entry."""
    entry = news.entry
    return isinstance(entry, Moved) and entry.seat == seat


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


def for_good(table: HostedTable, news: News) -> list[Event]:
    """What happened by an entry, as everybody is told it whatever is hidden later."""
    events = seen(news, SPECTATOR)
    return _hidden(table, events) if table.forgets else events


def _hidden(table: HostedTable, events: list[Event]) -> list[Event]:
    """Events with nothing in sight, worked out once for the chairs that saw the same."""
    key = tuple(events)
    hidden = table.faded.get(key)
    if hidden is None:
        hidden = table.game.faded(events, NOTHING)
        table.faded[key] = hidden
    return hidden


class Fact:
    """Something a chair was told at a table that forgets: a move of its own, or events that can fade."""

    def __init__(
        self, news: News, seen: list[Event], faded: list[Event], cards: frozenset[int], *, is_own: bool
    ) -> None:
        self.news = news
        self.seen = seen
        self.faded = faded
        """As they are told when nothing is in sight."""
        self.cards = cards
        """What has to be in sight for anything else to be told."""
        self.told = seen
        """As they were told last."""
        self.is_own = is_own

    def now(self, table: HostedTable, seat: Seat, shown: frozenset[int]) -> list[Event]:
        """The events as a chair that has these cards in sight is told them now."""
        if not is_past(table, self.news):
            return self.seen
        if self.news.deal != table.deal or self.cards.isdisjoint(shown):
            return self.faded
        return recalled(table, self.news, seat, shown)


class Past:
    """What a chair has been told at a table that forgets, so that it is told anew what reads differently now."""

    def __init__(self, seat: Seat, number: int) -> None:
        self._seat = seat
        self._number = number
        """Of the last entry it was told."""
        self._facts: dict[int, Fact] = {}
        """By number, what can read differently before the game is over."""
        self._full: list[int] = []
        """Of these, the ones it was told in full."""
        self._new: dict[int, list[Event]] = {}
        """What it saw of the latest entries."""
        self._sight = NOTHING
        self._deal = 0
        self._again: list[tuple[News, list[Event]]] = []

    def begin(self, table: HostedTable, shown: frozenset[int]) -> None:
        """The chair is being told everything, with these cards in sight."""
        for news in table.news:
            fact = self._take_down(table, news, seen(news, self._seat), is_full=not is_past(table, news))
            if fact is not None:
                self._tell(fact, table, shown)
        self._sight, self._deal = shown, table.deal

    def again(self, table: HostedTable, shown: frozenset[int]) -> list[tuple[News, list[Event]]]:
        """The entries told before that read differently now, and how; when the game is over, in full.

        What is new is told in full, and taken down for the next time.
        """
        before = self._number
        if table.number == before:
            return self._again
        self._number = table.number
        if table.forgetful:
            self._again = self._faded(table, shown)
        else:
            self._again = self._in_full(table, before)
        self._new = {news.number: seen(news, self._seat) for news in table.news[before:]}
        for news in table.news[before:]:
            self._take_down(table, news, self._new[news.number], is_full=True)
        return self._again

    def _in_full(self, table: HostedTable, before: int) -> list[tuple[News, list[Event]]]:
        """Everything up to an entry that was told with something left out."""
        left_out = []
        for news in table.news[:before]:
            events = seen(news, self._seat)
            fact = self._facts.get(news.number)
            told = _hidden(table, events) if fact is None else fact.told
            if is_own(news, self._seat) or told != events:
                left_out.append((news, events))
        return left_out

    def seen(self, news: News) -> list[Event]:
        """What happened by an entry, as this chair saw it."""
        events = self._new.get(news.number)
        return seen(news, self._seat) if events is None else events

    def _faded(self, table: HostedTable, shown: frozenset[int]) -> list[tuple[News, list[Event]]]:
        changed: list[tuple[News, list[Event]]] = []
        if not self._full and shown == self._sight and table.deal == self._deal:
            return changed
        for number in self._doubtful(table, shown):
            fact = self._facts[number]
            before = fact.told
            now = self._tell(fact, table, shown)
            if (now is not before and now != before) or (fact.is_own and number in self._full):
                changed.append((fact.news, now))
        self._full = [number for number in self._full if number >= table.changed]
        self._sight, self._deal = shown, table.deal
        return changed

    def _tell(self, fact: Fact, table: HostedTable, shown: frozenset[int]) -> list[Event]:
        """Tell a fact as it reads now; what has faded for good need not be kept."""
        fact.told = fact.now(table, self._seat, shown)
        if fact.told is fact.faded and (not fact.cards or fact.news.deal != table.deal):
            del self._facts[fact.news.number]
        return fact.told

    def _doubtful(self, table: HostedTable, shown: frozenset[int]) -> list[int]:
        """What may read differently: what was told in full, and where other cards are in sight what tells them."""
        if table.deal != self._deal:
            return list(self._facts)
        if shown == self._sight:
            return self._full
        other = shown ^ self._sight
        doubtful = {at for at, fact in self._facts.items() if not fact.cards.isdisjoint(other)}
        return sorted(doubtful.union(self._full))

    def _take_down(self, table: HostedTable, news: News, events: list[Event], *, is_full: bool) -> Fact | None:
        own = is_own(news, self._seat)
        if not events and not own:
            return None
        faded = _hidden(table, events)
        if not own and faded == events:
            return None
        fact = Fact(news, events, faded, table.game.told_by(events), is_own=own)
        self._facts[news.number] = fact
        if is_full:
            self._full.append(news.number)
        return fact
