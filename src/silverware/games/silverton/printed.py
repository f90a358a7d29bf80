"""What is the same in every printing of the game: how many of everything there are, and how editions write it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from silverware.games.silverton.documents import Freight

SEATS: Final = 6
"""The most seats there are."""
FREIGHTS: Final[tuple[Freight, ...]] = ("gold", "copper", "silver", "lumber", "coal")
"""A freight is its place here, the order of the chart."""
HALF_LOADS: Final = (0, 2)
"""§23.5 Gold and silver: a train takes twice as many loads of them."""
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
OF_A_COLOUR: Final = 4
"""Surveyors of a colour, and prospectors."""
DISCS: Final = 8
"""§32.3 The most surveyors a seat can have, and prospectors: those of two colours."""
MIX: Final = (2, 1, 1)
"""§22.3, §32.3 Of the surveyors of a colour, and of its prospectors: how many have no bonus, +1 and +2."""
SLIDING: Final = ("A", "B")
"""§28.2 The letters of the passenger cards that can be moved."""
LOWER_BY_FREIGHT: Final = (0, 0, 0, 2, 1)
"""§31.4 By freight: how many boxes below its start box a marker of the simplified chart begins."""
OFFERS: Final = 3
"""§14.3 Offers a turn to each partner."""
DELIVERIES: Final = 2
"""§16.1 Deliveries a turn in the Basic game."""
WAGE: Final = 400
"""§32.4 What it costs to hire a piece."""
HIRING: Final = {2: (15, 8), 3: (13, 6), 4: (12, 6), 5: (7, 4), 6: (6, 4)}
"""§32.2 By number of seats: the game points, and the most pieces, where pieces can be hired."""
TOTALS: Final = 13
"""One more than two dice can show."""
SEGMENTS: Final = 160
"""The most segments there can be."""
PAPER: Final = (1000, 1400)
"""How wide and how high the paper is on which an edition draws its map."""


def said(name: str) -> str:
    """A name as notation writes it: `salt-lake-city`."""
    return name.lower().replace(" ", "-")


def pieces(text: str, kind: str) -> tuple[int, ...]:
    """The bonuses of the surveyors (S) or prospectors (P) in `S+2 S P+1 P`."""
    words = [word for word in text.split() if word.startswith(kind)]
    return tuple([int(word[2:]) if len(word) > 1 else 0 for word in words])


def crew_text(surveyors: Sequence[int], prospectors: Sequence[int]) -> str:
    """A crew by its bonuses, as editions write it: `S+2 S P+1 P`."""
    discs = [*[("S", bonus) for bonus in surveyors], *[("P", bonus) for bonus in prospectors]]
    return " ".join([f"{kind}+{bonus}" if bonus else kind for kind, bonus in discs])


def choices_of(kind: str, colours: int) -> list[str]:
    """§22.3 The surveyors (S) or prospectors (P) that can be chosen with the discs of so many colours."""
    discs = [range(colours * count + 1) for count in MIX]
    return [
        " ".join([f"{kind}+2"] * two + [f"{kind}+1"] * one + [kind] * plain)
        for two, one, plain in product(discs[2], discs[1], discs[0])
        if two + one + plain > 0
    ]


def game_points(crew: str) -> int:
    """§22.2 What a crew costs: 3 for each piece, and its bonuses."""
    return sum([3 + bonus for bonus in (*pieces(crew, "S"), *pieces(crew, "P"))])


def crews_of(colours: int) -> list[str]:
    """Every crew of the discs of so many colours, as editions write it."""
    return [f"{surveyors} {others}" for surveyors in choices_of("S", colours) for others in choices_of("P", colours)]


CREWS: Final = crews_of(1)
"""§22.3 Every crew that can be chosen."""
CREWS_OF_TWO_COLOURS: Final = [crew for crew in crews_of(2) if game_points(crew) <= HIRING[2][0]]
"""§32.3 Those that can be chosen where everybody has two colours, as far as game points go."""
