"""The outcomes of chance and what was asked of it: enough to compute them again in any language."""

from __future__ import annotations

from msgspec import Struct


class Roll(Struct, frozen=True, tag="roll"):
    """A die: 1 + a number below `sides`."""

    sides: int
    shown: int


class Draw(Struct, frozen=True, tag="draw"):
    """A card taken blind: `place`, a number below `count`, is where it lay among them, counted from 0."""

    count: int
    place: int
    card: str


class Shuffle(Struct, frozen=True, tag="shuffle"):
    """The whole deck, as it lay before and after."""

    before: tuple[str, ...]
    after: tuple[str, ...]


Chance = Roll | Draw | Shuffle
