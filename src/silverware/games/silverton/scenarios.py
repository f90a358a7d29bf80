"""What tables begin with beyond the starting positions of the Basic game: the Advanced game and the scenarios.

All of it is printed in the rulebook, so it is the same in every edition.
"""

from __future__ import annotations

from typing import Final

from silverware.games.silverton.documents import LengthName, Scenario
from silverware.games.silverton.printed import TURNS

Bands = tuple[tuple[int, str], ...]


class Setup:
    """What a scenario is with so many seats. What it leaves open is as in any game of its length."""

    def __init__(
        self,
        rule: str,
        seats: int,
        *,
        length: LengthName | None = None,
        money: tuple[int, int] | None = None,
        homes: tuple[tuple[str, ...], ...] = (),
        crews: tuple[str, ...] = (),
        points: int = 0,
        trains: int = 0,
        goal: int = 0,
        turns: int = TURNS,
        markets: int = 0,
        without: tuple[str, ...] = (),
        lower: tuple[str, ...] = (),
        rival: bool = False,
        by_turn: Bands = (),
        by_money: Bands = (),
    ) -> None:
        self.rule = rule
        self.seats = seats
        self.length = length
        """The length it is a game of; None where the table chooses."""
        self.money = money
        """What everybody begins with: in the Basic game, and in the Advanced."""
        self.homes = homes
        """By player number: its home city, or its two."""
        self.crews = crews
        """By player number: its pieces. A lone seat chooses one of several."""
        self.points = points
        """The game points of the Advanced game; 0 where the crews are those above in either game."""
        self.trains = trains
        """How many trains of power 9 everybody has in the Advanced game."""
        self.goal = goal
        """With so much at the end of a turn the game is over; 0 where the length says it."""
        self.turns = turns
        """After so many turns it is over."""
        self.markets = markets
        """The columns are those of a game of so many seats; 0 where of as many as there are."""
        self.without = without
        """Columns that are not used."""
        self.lower = lower
        """The towns whose markers begin two boxes below their start boxes."""
        self.rival = rival
        """Whether a rival prospector discards a card every turn."""
        self.by_turn = by_turn
        """The turns up to which the goal is worth a result, the best first."""
        self.by_money = by_money
        """The money that is worth a result, the best first."""


DECISIVE_VICTORY: Final = "a decisive victory"
SUBSTANTIAL_VICTORY: Final = "a substantial victory"
MARGINAL_VICTORY: Final = "a marginal victory"
DRAW: Final = "a draw"
MARGINAL_LOSS: Final = "a marginal loss"
SUBSTANTIAL_LOSS: Final = "a substantial loss"
DECISIVE_LOSS: Final = "a decisive loss"
RESULTS: Final = (
    DECISIVE_VICTORY,
    SUBSTANTIAL_VICTORY,
    MARGINAL_VICTORY,
    DRAW,
    MARGINAL_LOSS,
    SUBSTANTIAL_LOSS,
    DECISIVE_LOSS,
)
"""What a game alone can be worth, the best first."""

CAMPAIGN: Final = (
    (60_000, DECISIVE_VICTORY),
    (50_000, SUBSTANTIAL_VICTORY),
    (40_000, MARGINAL_VICTORY),
    (35_000, DRAW),
    (30_000, MARGINAL_LOSS),
    (25_000, SUBSTANTIAL_LOSS),
)
"""§25.12 What money is worth after the last turn of a campaign alone."""
LOWER: Final = 2
"""§25.5, §25.8 How many boxes below their start boxes some markers begin."""

TITLES: Final[dict[Scenario, str]] = {
    "denver-6000": "Denver $6,000",
    "denver-10000": "Denver $10,000",
    "salt-lake-city-10000": "Salt Lake City $10,000",
    "denver-campaign": "Denver Campaign",
    "copper-spike": "Copper Spike",
    "golden-spike": "Golden Spike",
    "nickel-spike": "Nickel Spike",
    "silver-spike": "Silver Spike",
    "strong-start": "Five player strong start",
}
SETUPS: Final[dict[Scenario, tuple[Setup, ...]]] = {
    "denver-6000": (
        Setup(
            "25.2",
            1,
            length="standard",
            money=(1600, 2000),
            homes=(("Denver",),),
            crews=("S P",),
            trains=1,
            goal=6000,
            by_turn=(
                (10, DECISIVE_VICTORY),
                (12, SUBSTANTIAL_VICTORY),
                (13, MARGINAL_VICTORY),
                (14, DRAW),
                (16, MARGINAL_LOSS),
                (17, SUBSTANTIAL_LOSS),
            ),
        ),
    ),
    "denver-10000": (
        Setup(
            "25.3",
            1,
            length="standard",
            money=(2000, 2400),
            homes=(("Denver",),),
            crews=("S S P", "S P P"),
            trains=1,
            goal=10_000,
            by_turn=(
                (12, DECISIVE_VICTORY),
                (14, SUBSTANTIAL_VICTORY),
                (15, MARGINAL_VICTORY),
                (16, DRAW),
                (18, MARGINAL_LOSS),
                (20, SUBSTANTIAL_LOSS),
            ),
        ),
    ),
    "salt-lake-city-10000": (
        Setup(
            "25.5",
            1,
            length="standard",
            money=(2000, 2400),
            homes=(("Salt Lake City",),),
            crews=("S P",),
            trains=1,
            goal=10_000,
            markets=6,
            lower=("Denver", "Pueblo", "Santa Fe"),
            rival=True,
            by_turn=(
                (14, DECISIVE_VICTORY),
                (16, SUBSTANTIAL_VICTORY),
                (18, MARGINAL_VICTORY),
                (19, DRAW),
                (21, MARGINAL_LOSS),
                (24, SUBSTANTIAL_LOSS),
            ),
        ),
    ),
    "denver-campaign": (
        Setup(
            "25.8",
            1,
            length="campaign",
            money=(2400, 3000),
            homes=(("Denver",),),
            crews=("S S P P",),
            trains=2,
            markets=6,
            lower=("Salt Lake City", "Santa Fe"),
            by_money=CAMPAIGN,
        ),
    ),
    "copper-spike": (
        Setup(
            "26.6",
            1,
            length="campaign",
            money=(2400, 3000),
            homes=(("Denver", "El Paso"),),
            crews=("S S P P",),
            trains=2,
            markets=6,
            without=("Salt Lake City lumber", "Pueblo lumber", "Salt Lake City coal"),
            by_money=CAMPAIGN,
        ),
    ),
    "golden-spike": (
        Setup(
            "26.5",
            2,
            length="campaign",
            homes=(("Denver", "Salt Lake City"), ("Denver", "Salt Lake City")),
            trains=2,
        ),
        Setup(
            "26.7",
            3,
            length="campaign",
            money=(2400, 3000),
            homes=(("Denver", "Salt Lake City"), ("Denver", "Salt Lake City"), ("Denver", "Santa Fe")),
            crews=("S+2 S P P", "S+1 S P+1 P", "S S P+2 P"),
            points=14,
            trains=2,
            turns=20,
        ),
    ),
    "nickel-spike": (
        Setup(
            "26.8",
            3,
            length="campaign",
            homes=(("Denver", "Salt Lake City"), ("Denver", "El Paso"), ("Denver", "Santa Fe")),
            crews=("S+1 S P+1 P", "S+2 S P P", "S S P+2 P"),
            points=14,
            trains=2,
        ),
    ),
    "silver-spike": (
        Setup(
            "26.9",
            4,
            length="campaign",
            homes=(
                ("Denver", "Salt Lake City"),
                ("Denver", "Salt Lake City"),
                ("Denver", "El Paso"),
                ("Denver", "El Paso"),
            ),
            crews=("S+1 S P+1 P", "S S P+2 P", "S+1 S P+1 P", "S+2 S P P"),
            points=14,
            trains=1,
        ),
    ),
    "strong-start": (
        Setup(
            "27.1",
            5,
            money=(1800, 2200),
            crews=("S S P+1", "S+1 P P", "S+1 S P", "S P+1 P", "S S P+1"),
            points=14,
            trains=1,
        ),
    ),
}
"""The scenarios, by the number of seats they take."""
ALONE: Final = tuple([name for name, setups in SETUPS.items() if setups[0].seats == 1])
"""§25.1 Those for one seat."""


class Advanced:
    """§22 What everybody begins with in the Advanced game."""

    def __init__(self, points: int, trains: int, money: int) -> None:
        self.points = points
        self.trains = trains
        self.money = money


ADVANCED: Final = {
    2: Advanced(15, 2, 3000),
    3: Advanced(14, 2, 2600),
    4: Advanced(14, 1, 2400),
    5: Advanced(8, 1, 2000),
    6: Advanced(8, 1, 1800),
}
"""By number of seats."""


PLAIN: Final = Setup("2.1", 0)
"""No scenario."""


def setup_of(scenario: Scenario, seats: int) -> Setup:
    """What a scenario is with so many seats; PLAIN where none is played."""
    for setup in SETUPS.get(scenario, ()):
        if setup.seats == seats:
            return setup
    return PLAIN
