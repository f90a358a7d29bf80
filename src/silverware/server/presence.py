"""Who watches a table now, as far as the workers have told each other."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from silverware.server.messages import Present
from silverware.server.names import skeleton

NOBODY: Final = Present((), 0)
MOST: Final = 20
"""Names of those who watch that are told; the others are counted."""
AGAIN: Final = 20_000
"""Milliseconds after which a worker says again who watches there."""
STALE: Final = 3 * AGAIN
"""And after which nobody believes it any more: the worker may be gone."""


class Watching(Struct, frozen=True):
    """Who watches a table at one worker."""

    table: str
    worker: str
    people: tuple[tuple[str, str], ...]
    """By id and name."""
    unnamed: int


class Presence:
    """Who watches one table."""

    def __init__(self) -> None:
        self.told = NOBODY
        """What everybody here was told last."""
        self.mark = (0, 0)
        """How far comings, goings and seats were then."""
        self._elsewhere: dict[str, tuple[int, Watching]] = {}
        self._said: tuple[int, Watching | None] = (0, None)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody watched, here or elsewhere, when we last looked."""
        return self.told == NOBODY and not self._elsewhere

    def heed(self, watching: Watching, now: int) -> None:
        """Another worker has said who watches there."""
        self._elsewhere[watching.worker] = now, watching

    def is_due(self, here: Watching, now: int) -> bool:
        """Whether the other workers are to be told again who watches here; then they are being told."""
        at, said = self._said
        fresh = here != said if said is not None else bool(here.people or here.unnamed)
        due = fresh or (now - at > AGAIN and bool(here.people or here.unnamed))
        if due:
            self._said = now, here
        return due

    def now(self, here: Watching, now: int) -> Present:
        """Who watches, here and elsewhere; people of one name are told apart by numbers."""
        self._elsewhere = {worker: said for worker, said in self._elsewhere.items() if now - said[0] < STALE}
        everywhere = [here, *[watching for _, watching in self._elsewhere.values()]]
        people = {person: name for watching in everywhere for person, name in watching.people}
        names: list[str] = []
        alike: dict[str, int] = {}
        for person in sorted(people):
            name = people[person]
            number = alike[skeleton(name)] = alike.get(skeleton(name), 0) + 1
            names.append(f"{name} {number}" if number > 1 else name)
        unnamed = sum(watching.unnamed for watching in everywhere)
        return Present(tuple(sorted(names)[:MOST]), max(len(names) - MOST, 0) + unnamed)
