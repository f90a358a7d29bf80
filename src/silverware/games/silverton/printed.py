"""What is the same in every printing of the game: how many of everything there are, and how editions write it."""

from __future__ import annotations

from itertools import product
from typing import Final

from silverware.games.silverton.documents import Freight

SEATS: Final = 6
"""The most seats there are."""
FREIGHTS: Final[tuple[Freight, ...]] = ("gold", "copper", "silver", "lumber", "coal")
"""A freight is its place here, the order of the chart."""
METALS: Final = 3
"""The first of them are sold in every market by one price."""
MARKETS: Final = 5
TURNS: Final = 24
BOXES: Final = 10
"""Boxes of a column of the chart, counted from 0 at the bottom."""
COLUMNS: Final = 13
CLAIM_CARDS: Final = 108
"""The claim deck. A card is its number less one."""
EVENTS: Final = 6
PASSENGER_CARDS: Final = 24
PASSENGER_CARD: Final = CLAIM_CARDS
"""Among all cards the first passenger card; before it lies the claim deck."""
TURN_CARD: Final = PASSENGER_CARD + PASSENGER_CARDS
"""Among all cards the first turn order card."""
STACKS: Final = 8
"""§2.8 Piles of passenger cards, and cards of each letter."""
OPEN_CLAIMS: Final = 8
CUBES: Final = 32
DISCS: Final = 4
"""Surveyors of a colour, and prospectors."""
TOTALS: Final = 13
"""One more than two dice can show."""
SEGMENTS: Final = 160
"""The most segments there can be."""


def said(name: str) -> str:
    """A name as notation writes it: `salt-lake-city`."""
    return name.lower().replace(" ", "-")


def pieces(text: str, kind: str) -> tuple[int, ...]:
    """The bonuses of the surveyors (S) or prospectors (P) in `S+2 S P+1 P`."""
    words = [word for word in text.split() if word.startswith(kind)]
    return tuple([int(word[2:]) if len(word) > 1 else 0 for word in words])


def choices_of(kind: str) -> list[str]:
    """§22.2 The surveyors (S) or prospectors (P) that can be chosen: one +2, one +1, two without a bonus, or fewer."""
    return [
        " ".join([f"{kind}+2"] * two + [f"{kind}+1"] * one + [kind] * plain)
        for two, one, plain in product(range(2), range(2), range(3))
        if two + one + plain > 0
    ]


CREWS: Final = [f"{surveyors} {prospectors}" for surveyors in choices_of("S") for prospectors in choices_of("P")]
"""Every crew that can be chosen, as editions write it."""


def game_points(crew: str) -> int:
    """§22.2 What a crew costs: 3 for each piece, and its bonuses."""
    return sum([3 + bonus for bonus in (*pieces(crew, "S"), *pieces(crew, "P"))])
