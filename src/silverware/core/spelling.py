"""What was meant by a text that is no move: the same move in other words, never another move."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from typing import Final

LITTLE: Final = frozenset(("with", "to", "on", "onto", "from", "of", "for"))
"""Words that may be missing or wrong, since the others say what is meant."""
NEAR: Final = 0.75
"""How much alike a word and its misspelling are; 1 is the same."""


class Spelling:
    """The texts of moves by their words, in whatever order."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._by_words: dict[tuple[str, ...], list[str]] = {}
        known: set[str] = set()
        longest = 0
        for text in texts:
            words = words_of(text)
            longest = max(longest, len(words))
            known.update(words)
            self._by_words.setdefault(key(words), []).append(text)
        self._most = 2 * longest
        """Words that are looked at: a text has some to spare, but looking for hundreds takes long."""
        self._known = known
        self._names = sorted([word for word in known if word.isalpha()])
        self._longest = 2 * max([len(name) for name in self._names], default=0)
        """Letters of a word that is looked at: a longer one is like none of them, and takes long to compare."""

    def meant(self, text: str) -> str | None:
        """The one text that has these words, misspelt ones put right; None where there is none, or several."""
        words: list[str] = []
        said = words_of(text)
        if len(said) > self._most:
            return None
        for word in said:
            near = [word] if word in self._known or word in LITTLE else self._near(word)
            if len(near) != 1:
                return None
            words += near
        found = [same for same in self._by_words.get(key(words), []) if numbers(words_of(same)) == numbers(words)]
        return found[0] if len(found) == 1 else None

    def _near(self, word: str) -> list[str]:
        """The words that a misspelt one may be. A wrong number is not misspelt: it is another number."""
        if not word.isalpha() or len(word) > self._longest:
            return []
        letters = sorted(word)
        swapped = [name for name in self._names if sorted(name) == letters]
        near = swapped or get_close_matches(word, self._names, 2, NEAR)
        if len(near) == 2 and likeness(word, near[0]) > likeness(word, near[1]):
            near.pop()
        return near


def words_of(text: str) -> list[str]:
    """The words of a text; the towns of a segment are words too."""
    return re.split(r"[\s/]+", text)


def numbers(words: list[str]) -> list[str]:
    """The words that count or number something: in another order they would say something else."""
    return [word for word in words if not word.isalpha()]


def likeness(word: str, other: str) -> float:
    """How much two words are alike."""
    return SequenceMatcher(None, word, other).ratio()


def key(words: list[str]) -> tuple[str, ...]:
    """The words that matter, in the same order for all texts that have them."""
    return tuple(sorted([word for word in words if word not in LITTLE]))
