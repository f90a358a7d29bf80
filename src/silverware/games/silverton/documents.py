"""The documents people write for Silverton: options, editions, positions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Source = Literal["rulebook", "public", "ours"]
Freight = Literal["gold", "copper", "silver", "lumber", "coal"]
Letter = Literal["A", "B", "C"]
LengthName = Literal["standard", "short", "long", "campaign"]
Price = Annotated[int, Meta(ge=0, le=100_000)]
Boxes = tuple[Price, Price, Price, Price, Price, Price, Price, Price, Price, Price]
"""What a load brings in each of the ten boxes of a column, the lowest first."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table can choose."""

    length: LengthName = "standard"
    """§2.1 How long to play."""


class Document(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a document; what it does not know, it refuses."""


class Town(Document, frozen=True):
    """A town, where it is drawn (1000 wide, 1400 high, y down), and whether freight is sold there."""

    name: str
    x: int
    y: int
    state: str = ""
    market: bool = False


class Line(Document, frozen=True):
    """One segment or several alike, side by side."""

    towns: tuple[str, ...]
    cost: int
    distance: int
    snow: bool = False
    copies: int = 1
    bends: tuple[tuple[int, int], ...] = ()
    """Where its drawing turns."""


class Fan(Document, frozen=True):
    """§3.7 The lines from a town to some others, which count as parallel."""

    town: str
    to: tuple[str, ...]


class Map(Document, frozen=True):
    source: Source
    towns: tuple[Town, ...]
    segments: tuple[Line, ...]
    parallels: tuple[Fan, ...] = ()


class Claim(Document, frozen=True):
    """§4.2 A claim: a total of `depletes` or less depletes it, those above produce these loads."""

    number: int
    town: str
    freight: Freight
    claim: int
    operate: int
    depletes: int
    produces: tuple[int, ...]


class EventCard(Document, frozen=True):
    """§4.7 An event, and where it kills the fine for somebody new."""

    number: int
    effect: Literal["jail", "kill", "discard"]
    fine: int | None = None


class Claims(Document, frozen=True):
    source: Source
    cards: tuple[Claim, ...]
    events: tuple[EventCard, ...]


class Leaves(Document, frozen=True):
    """§5.4 When a passenger card leaves the game: after so many depletions of claims of a town."""

    town: str
    depletions: int


class Passenger(Document, frozen=True, rename={"start": "from", "end": "to"}):
    """§5.2 A passenger card."""

    number: int
    letter: Letter
    start: str
    end: str
    purchase: int
    pays: int
    leaves: Leaves | None = None


class Passengers(Document, frozen=True):
    source: Source
    cards: tuple[Passenger, ...]


class Prices(Document, frozen=True):
    """The prices of the chart."""

    source: Source
    gold: Boxes
    copper: Boxes
    silver: Boxes
    lumber: Boxes
    coal: Boxes


class Result(Document, frozen=True):
    """§18.3 How many boxes a marker moves: one number for the results up to each of these, one for all above."""

    upto: tuple[int, ...]
    moves: tuple[int, ...]


class Results(Document, frozen=True):
    source: Source
    gold: Result
    copper: Result
    silver: Result
    lumber: Result
    coal: Result


class Column(Document, frozen=True):
    """A column of the chart: its boxes counted from 0 at the bottom, its limit, and the formula of its price roll."""

    freight: Freight
    start: int
    lowest: int
    highest: int
    dice: int
    town: str | None = None
    limit: int | None = None
    divisor: int = 1
    idn: bool = False


class Columns(Document, frozen=True):
    source: Source
    rows: tuple[Column, ...]


class Needed(Document, frozen=True):
    """§2.6 How many seats it takes for a column to be used, by its town; the others always are."""

    source: Source
    lumber: dict[str, int] = {}
    coal: dict[str, int] = {}


class Turns(Document, frozen=True):
    """The turn track: the increased demand number of each turn, and which are winter turns."""

    source: Source
    idn: tuple[int, ...]
    winter: tuple[int, ...]


class StartTable(Document, frozen=True):
    """§2.4 What seats begin with at a table of so many, by player number: `S+2 S P+1 P`."""

    seats: int
    money: int
    pieces: tuple[str, ...]


class Starts(Document, frozen=True):
    source: Source
    homes: tuple[str, ...]
    tables: tuple[StartTable, ...]


class Length(Document, frozen=True):
    """§20 What ends a game, from which sum on money is open to everybody, and what is different at its start."""

    goal: int | None = None
    announce: int | None = None
    up: int = 0
    """§20.3 How many boxes above their start boxes the markers begin."""
    letters: tuple[Letter, ...] = ("A", "B", "C")


class Lengths(Document, frozen=True):
    source: Source
    standard: Length
    short: Length
    long: Length
    campaign: Length


class Edition(Document, frozen=True):
    """One printing of the game: its map, its cards, its chart and its starting positions."""

    game: Literal["silverton"]
    name: str
    map: Map
    claims: Claims
    passengers: Passengers
    prices: Prices
    results: Results
    columns: Columns
    needed: Needed
    turns: Turns
    starts: Starts
    lengths: Lengths
