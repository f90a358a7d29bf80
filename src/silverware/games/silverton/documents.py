"""The documents people write for Silverton: options, editions, positions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Source = Literal["rulebook", "public", "ours"]
Freight = Literal["gold", "copper", "silver", "lumber", "coal"]
Letter = Literal["A", "B", "C"]
LengthName = Literal["standard", "short", "long", "campaign"]
GameName = Literal["basic", "advanced"]
Scenario = Literal[
    "none",
    "denver-6000",
    "denver-10000",
    "salt-lake-city-10000",
    "denver-campaign",
    "golden-spike",
    "copper-spike",
    "nickel-spike",
    "silver-spike",
    "strong-start",
]
Side = Literal[
    "right",
    "left",
    "above",
    "below",
    "above right",
    "below right",
    "above left",
    "below left",
    "far above right",
    "far above left",
    "far below right",
    "far below left",
    "far above",
    "far below",
    "farthest above",
    "farthest below",
]
"""Where the name of a town stands."""
Price = Annotated[int, Meta(ge=0, le=100_000)]
Boxes = tuple[Price, Price, Price, Price, Price, Price, Price, Price, Price, Price]
"""What a load brings in each of the ten boxes of a column, the lowest first."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table can choose."""

    length: LengthName = "standard"
    """§2.1 How long to play."""
    game: GameName = "basic"
    """§2.1 The Basic game, or §22 the Advanced."""
    scenario: Scenario = "none"
    """§25 to §27 Another beginning, and another end."""
    passenger_slide: bool = False
    """§28 Passenger cards can be moved to open places."""
    joint_routes: bool = False
    """§29 Two seats can take a passenger card together."""
    multiple_plows: bool = False
    """§24 Several plows can clear one segment."""
    freight_transfer: bool = False
    """§30 Freight can be moved from claim to claim."""
    improved_routes: bool = False
    """§31 Passenger cards pay double."""
    simplified_chart: bool = False
    """§31 Prices change without dice."""
    hiring: bool = False
    """§32 Pieces can be hired, and grow by what they win."""


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


class Measured(Document, frozen=True):
    """What came of a scenario for one seat that was played many times."""

    scenario: Scenario
    median: int
    """Of the turns in which its goal was reached, or of the money after its last turn."""
    low: int
    """One game in ten had no more."""
    high: int
    """Nine in ten had no more."""
    results: tuple[int, int, int, int, int, int, int]
    """§25.10 How many games were worth what, a decisive victory first."""


class Calibration(Document, frozen=True):
    """How an edition was measured by the results that the rulebook prints for one seat. Play does not depend on it."""

    command: str
    player: str
    games: int
    seed: int
    tuned: tuple[str, ...]
    """What was changed for it, and by how much."""
    scenarios: tuple[Measured, ...]


Spot = tuple[int, int]
"""A point of the paper, or how far from one."""


class LineBoxes(Document, frozen=True):
    """Where the boxes lie of the segments between some towns, the first one first."""

    towns: tuple[str, ...]
    at: tuple[Spot, ...]
    stands: tuple[Spot, ...] = ()
    """Where a surveyor stands, in pixels from the box."""
    bends: tuple[Spot, ...] = ()
    """Where its drawing turns on this paper."""


class Layout(Document, frozen=True):
    """The map laid out by hand. What is left out finds a place by itself."""

    source: Source
    paper: Spot = (1000, 1400)
    """How wide and how high it is."""
    pixel: float = 1.0
    """How many units of the paper a pixel of what is written on it takes."""
    towns: dict[str, Spot] = {}
    """Where towns lie on this paper; those left out lie where the map has them."""
    boxes: tuple[LineBoxes, ...] = ()
    labels: dict[str, Side | Spot] = {}
    """By town: where its name stands; in pixels from the town, if it is no side of it."""


class Named(Document, frozen=True):
    """A river, or a range by its ridge: the points that it runs through."""

    name: str
    points: tuple[Spot, ...]


class Terrain(Document, frozen=True):
    """What lies on the paper below the lines."""

    source: Source
    title: Spot
    """The middle of the cartouche."""
    compass: Spot
    rivers: tuple[Named, ...] = ()
    ranges: tuple[Named, ...] = ()
    lakes: tuple[Named, ...] = ()
    borders: tuple[tuple[Spot, ...], ...] = ()
    states: dict[str, Spot] = {}
    """Where the name of a state stands."""


class Edition(Document, frozen=True, omit_defaults=True):
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
    calibration: Calibration | None = None
    layout: Layout | None = None
    terrain: Terrain | None = None


class ClaimPosition(Document, frozen=True):
    """A claim of a seat, with what is on it."""

    card: str
    freight: int = 0
    depleted: bool = False
    operated: bool = False
    """§13.3 Whether its first operation is behind it."""


class SeatPosition(Document, frozen=True):
    """One seat in a position; what is left out is as at the start."""

    number: int | None = None
    """§2.2 Its player number; the seat's own place if left out."""
    crew: str | None = None
    """§22 Its pieces, `S+2 S P+1 P`, where it had a choice; the first it could choose if left out."""
    cash: int | None = None
    public: bool = False
    track: tuple[str, ...] = ()
    claims: tuple[ClaimPosition | str, ...] = ()
    """Those without freight that were never operated can be written by their card alone."""
    passengers: tuple[str, ...] = ()
    pieces: dict[str, str] = {}
    """`surveyor 1` = `denver/golden/1`, `tied c25`, `jail`, `jail c25` (what it won), `dead 3 $300`; else home."""
    based: dict[str, str] = {}
    """§26.1 `surveyor 1` = `denver`, where there are two home cities; one for each in turn if left out."""
    second: str | None = None
    """§7.6 The surveyor that tries the second of two segments in a row."""
    trains: tuple[str, ...] | None = None
    """§23 `9`, `24 used`, `9 denver` where it belongs to one of two homes; as at the start if left out."""
    plows: tuple[str, ...] = ()
    """§24 `+2`, `+3 used`."""


class Position(Document, frozen=True):
    """A moment of the game."""

    game: Literal["silverton"]
    seats: int
    round: int = 1
    """Which turn it is."""
    order: tuple[str, ...] = ()
    """§6.2 The seats in the order of this turn; as they sit if left out."""
    agenda: tuple[str, ...] = ()
    """What is to come, the open question first: `build north`. The whole turn if left out; its end need not be said.
    What happens by itself may come first too, and then it does."""
    open: tuple[str, ...] | None = None
    """The open claims; the first that are nowhere else if left out."""
    deck: tuple[str, ...] = ()
    """The claim deck, its top first; cards that are nowhere else follow by number."""
    discards: tuple[str, ...] = ()
    piles: tuple[tuple[str, ...], ...] | None = None
    """The passenger cards: of each pile the one face up, empty where it was taken, and those below, the next first."""
    struck: tuple[str, ...] = ()
    """§5.5 The passenger cards that have left the game."""
    slid: tuple[str, ...] = ()
    """§28.6 The passenger cards that lie among the claims."""
    emptied: tuple[str, ...] = ()
    """§28.4 `claims`, `pile 3`: the places that the active seat has opened itself."""
    joint: dict[str, tuple[str, str]] = {}
    """§29.7 `p10` = `["north", "dawn"]`: the passenger cards that two run together."""
    agreed: tuple[str, ...] = ()
    """§29.4 `north prospector 1 with dawn prospector 1`: who has agreed this turn, before the dice."""
    arrived: dict[str, int] = {}
    """§30.6 By claim: the loads that were transferred to it this turn."""
    won: tuple[str, ...] = ()
    """§32.6 Pieces that have won a dispute this turn: `north surveyor 1`."""
    prices: dict[str, int] = {}
    """By column, `denver-coal`: the box of its marker; the start box if left out."""
    sold: dict[str, int] = {}
    delivered: dict[str, int] = {}
    """§16.4 By column: what the active seat has sold, or bought to sell."""
    deliveries: int | None = None
    """How many deliveries the active seat has made or bought; those in `bought` if left out."""
    bought: tuple[str, ...] = ()
    """§14.9 `4 of c30 to denver`, §23.9 in the Advanced game `4 of c30 to denver by 9+24`."""
    offers: dict[str, int] = {}
    """§14.3 By seat: the offers of the active seat."""
    named: tuple[str, ...] = ()
    """§13.1 Claims that are paid for and not rolled for yet."""
    worked: tuple[str, ...] = ()
    """§13.6 Claims that were operated this turn."""
    plowing: tuple[str, ...] = ()
    """§24.3 Plows that are assigned and not rolled for yet: `golden/georgetown with +2`."""
    cleared: tuple[str, ...] = ()
    """§24.6 Snow segments that the active seat has cleared."""
    sent: tuple[str, ...] = ()
    """§7.1 Pieces that have been in hand for placing: `north surveyor 1`."""
    depletions: dict[str, int] = {}
    """§5.4 By town: how many of its claims have been depleted."""
    result: str | None = None
    """Said where the game is over, as the last line of a record says it; `over` leaves it to the rules."""
    options: Options = Options()
    north: SeatPosition = SeatPosition()
    east: SeatPosition = SeatPosition()
    south: SeatPosition = SeatPosition()
    west: SeatPosition = SeatPosition()
    dawn: SeatPosition = SeatPosition()
    dusk: SeatPosition = SeatPosition()
