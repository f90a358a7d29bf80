"""Chance as text: `Recorded` writes every outcome down, `Scripted` plays written ones.

`Witnessed` also keeps what was asked, for whoever wants to compute an outcome again; `Written` plays a record's, entry
by entry.

An outcome is one word: what a die showed (`2`), the card that was drawn (`dynamite`), or the whole
deck after a shuffle, first place first (`[20 5 junk ...]`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from silverware.core.chance import Chance, Draw, Roll, Shuffle
from silverware.core.dice import Dice
from silverware.core.errors import BadDice

if TYPE_CHECKING:
    from mypy_extensions import i64


class Recorded(Dice):
    """Other dice, with a pen: `take()` hands over what was written since the last time.

    >>> from silverware.core.dice import Seeded
    >>> dice = Recorded(Seeded(7), ["5", "dynamite"])
    >>> [dice.roll(6), dice.roll(6)] == [int(word) for word in dice.take()]
    True
    """

    def __init__(self, dice: Dice, names: Sequence[str]) -> None:
        self._dice = dice
        self._names = names
        self._written: list[str] = []

    def begin(self, entry: int) -> None:
        self._dice.begin(entry)

    def take(self) -> tuple[str, ...]:
        """The outcomes since the last call."""
        written = tuple(self._written)
        self._written.clear()
        return written

    def below(self, n: i64) -> i64:
        raise BadDice("A bare number cannot be recorded: ask for a roll, a draw or a shuffle.")

    def roll(self, sides: int) -> int:
        shown = self._dice.roll(sides)
        self._written.append(str(shown))
        return shown

    def draw(self, cards: list[int], first: int, count: int) -> int:
        place = self._dice.draw(cards, first, count)
        self._written.append(self._names[cards[place]])
        return place

    def shuffle(self, cards: list[int]) -> None:
        self._dice.shuffle(cards)
        self._written.append("[" + " ".join(self._names[card] for card in cards) + "]")


class Witnessed(Dice):
    """Other dice, and somebody who looks on: `take()` hands over what they saw since the last time."""

    def __init__(self, dice: Dice, names: Sequence[str]) -> None:
        self._dice = dice
        self._names = names
        self._seen: list[Chance] = []

    def begin(self, entry: int) -> None:
        self._dice.begin(entry)

    def take(self) -> tuple[Chance, ...]:
        """The outcomes since the last call."""
        seen = tuple(self._seen)
        self._seen.clear()
        return seen

    def below(self, n: i64) -> i64:
        raise BadDice("A bare number has no witness: ask for a roll, a draw or a shuffle.")

    def roll(self, sides: int) -> int:
        shown = self._dice.roll(sides)
        self._seen.append(Roll(sides, shown))
        return shown

    def draw(self, cards: list[int], first: int, count: int) -> int:
        place = self._dice.draw(cards, first, count)
        self._seen.append(Draw(count, place - first, self._names[cards[place]]))
        return place

    def shuffle(self, cards: list[int]) -> None:
        before = self._named(cards)
        self._dice.shuffle(cards)
        self._seen.append(Shuffle(before, self._named(cards)))

    def _named(self, cards: list[int]) -> tuple[str, ...]:
        return tuple([self._names[card] for card in cards])


class Scripted(Dice):
    """Dice that show what was written, and refuse what cannot be. Other dice may go on where the script ends.

    Used in a `with` block, they refuse at its end what was not asked for.

    >>> with Scripted(outcomes("2 dynamite"), ["5", "dynamite"]) as dice:
    ...     dice.roll(6), dice.draw([0, 1], 0, 2)
    (2, 1)
    >>> Scripted(outcomes("7"), []).roll(6)
    Traceback (most recent call last):
        ...
    silverware.core.errors.BadDice: A die with sides 1 to 6 cannot show '7'.
    """

    def __init__(self, outcomes: Sequence[str], names: Sequence[str], then: Dice | None = None) -> None:
        self._left = list(reversed(outcomes))
        self._names = list(names)
        self._then = then

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if error is None:
            self.finish()

    def add(self, outcomes: Sequence[str]) -> None:
        """Write more outcomes behind those that are left."""
        self._left = list(reversed(outcomes)) + self._left

    def left(self) -> int:
        """How many outcomes have not been asked for yet."""
        return len(self._left)

    def finish(self) -> None:
        """The game goes no further; BadDice if something is written that was not asked for."""
        left = self._left
        if left:
            were = "outcome was" if len(left) == 1 else "outcomes were"
            raise BadDice(f"{len(left)} {were} not asked for: {' '.join(reversed(left))!s:.80}.")

    def below(self, n: i64) -> i64:
        then = self._goes_on()
        if then is None:
            raise BadDice("A script holds rolls, draws and shuffles, no bare numbers.")
        return then.below(n)

    def roll(self, sides: int) -> int:
        then = self._goes_on()
        if then is not None:
            return then.roll(sides)
        word = self._next(f"a die with sides 1 to {sides}")
        if not word.isdecimal() or len(word) > 9 or not 1 <= int(word) <= sides:
            raise BadDice(f"A die with sides 1 to {sides} cannot show {word!r:.40}.")
        return int(word)

    def draw(self, cards: list[int], first: int, count: int) -> int:
        then = self._goes_on()
        if then is not None:
            return then.draw(cards, first, count)
        word = self._next("a card to be drawn")
        for place in range(first, first + count):
            if self._names[cards[place]] == word:
                return place
        raise BadDice(f"The card drawn cannot be {word!r}: it is not among those to draw from.")

    def shuffle(self, cards: list[int]) -> None:
        then = self._goes_on()
        if then is not None:
            then.shuffle(cards)
            return
        word = self._next("a shuffled deck")
        if not (word.startswith("[") and word.endswith("]")):
            raise BadDice(f"A shuffled deck is written [card card ...], not {word!r}.")
        order = word[1:-1].split()
        if sorted(order) != sorted(self._names[card] for card in cards):
            raise BadDice("The shuffled deck does not hold exactly the cards of this deck.")
        for place, name in enumerate(order):
            cards[place] = self._names.index(name)

    def _goes_on(self) -> Dice | None:
        """The dice that go on where the script has ended; None where it has not, or there are none."""
        return None if self._left else self._then

    def _next(self, wanted: str) -> str:
        if not self._left:
            raise BadDice(f"The script ends here, but {wanted} is needed.")
        return self._left.pop()


class Written(Scripted):
    """Dice that show what a record says, entry by entry, as often as an entry begins."""

    def __init__(self, entries: Sequence[tuple[str, ...]], names: Sequence[str]) -> None:
        super().__init__((), names)
        self._entries = entries

    def begin(self, entry: int) -> None:
        self._left = list(reversed(self._entries[entry]))


def outcomes(text: str) -> tuple[str, ...]:
    """Split a line of outcomes into words; a deck in brackets is one word."""
    words = re.findall(r"\[[^\[\]]*\]|[^\s\[\]]+|[\[\]]", text)
    if "[" in words or "]" in words:
        raise BadDice("A shuffled deck opens with [ and closes with ].")
    return tuple([" ".join(word.split()).replace("[ ", "[").replace(" ]", "]") for word in words])


def read(word: str) -> str | tuple[str, ...]:
    """An outcome without its brackets: what a die showed, a card, or the cards in the order they were shuffled to."""
    return tuple(word[1:-1].split()) if word.startswith("[") else word
