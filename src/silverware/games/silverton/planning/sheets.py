"""What the planner's pencil writes down: every figure of a sketch, and what lies open to be planned for."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from silverware.core.seats import Seat
from silverware.games.silverton.forms import Prospect, Send, Survey

Hindrance = Literal["open", "built", "taken", "parallel", "apart"]
"""Whether a segment of a sketch can be built, or why not: it is built already, by another seat, §3.6 parallel, or joins nothing."""


Placing = Send | Survey | Prospect
"""A move that takes a piece in hand, or places it."""
Standing = Literal["none", "open", "own", "other", "gone"]
"""Of the goal of a sketch: there is none, it lies open, the seat or another has it, or it has left the game."""


class Stroke(Struct, frozen=True):
    """A segment of a sketch."""

    segment: str
    cost: int
    distance: int
    snow: bool
    hindrance: Hindrance
    odds: int
    """§12.3 In how many of 36 throws it could be built as the second of two in a row."""


class Season(Struct, frozen=True):
    """What is placed in a turn, if every second segment succeeds."""

    turn: int
    winter: bool
    segments: tuple[str, ...]
    second: str | None
    """§7.6 Which of them is tried as the second of two in a row."""


class Schedule(Struct, frozen=True):
    """How long a sketch takes with the surveyors that are free, if nobody disputes it."""

    crew: int
    """How many surveyors there are for it."""
    fewest: int
    """Turns, if every second segment succeeds."""
    most: int
    """Turns, if none does."""
    mean: float
    """Turns on average."""
    start: int
    """The turn in which the first of it is placed."""
    done: int
    """The turn in which the last segment is built on average, rounded up."""
    seasons: tuple[Season, ...]


class Mine(Struct, frozen=True):
    """§13 What a claim may produce: throws, loads and risk."""

    first: bool
    """§13.3 Whether its first operation is still to come, by one die and 6."""
    average: float
    """The loads of the next operation on average."""
    later: float
    """The loads of each later one on average."""
    depletes: int
    outcomes: int
    """In how many throws the next operation depletes it, of how many."""
    risk: int
    """In how many of 36 throws each later one does."""
    operations: float
    """How often it is operated on average until it is depleted, or the game is over after its last turn."""
    loads: float
    """What it brings on average until then."""
    operate: int
    """What each operation costs."""
    held: int
    """The freight that lies on it."""


class Market(Struct, frozen=True):
    """A market that would buy a claim's freight once the sketch is built, and what an operation brings there."""

    to: str
    distance: int
    price: int
    expected: float
    """What a load brings on average once prices have changed, if no more is sold this turn."""
    most: int | None
    """§16.4, §23.3 The most loads a turn, by the column's limit and the seat's trains; None where there is none."""
    income: float
    """What an operation brings on average, less what it costs, at the price of now."""
    expects: float
    """The same at the expected price."""
    held: int
    """What the freight that lies on the claim brings now, as far as it can be sold in a turn."""
    snow: bool
    """§16.2 Whether winter closes every way there."""


class Ride(Struct, frozen=True):
    """A passenger card once the sketch is built."""

    fare: int
    length: int | None
    """§3.9 Of the route; None where there is none."""
    snow: bool
    """§15.2 Whether it pays nothing in winter."""
    lead: int | None
    """§10.5 Of a card that another seat owns: how much shorter the route is than theirs; it takes 1 to steal it."""


class Plan(Struct, frozen=True):
    """A sketch with all its figures."""

    name: str
    goal: str
    strokes: tuple[Stroke, ...]
    standing: Standing
    owner: Seat | None
    """Who has the goal, where another seat does."""
    reaches: bool
    """Whether the goal can be used once all of it is built: freight goes to a market, passengers have a route."""
    track: int
    """What the segments cost that are still to be built."""
    card: int
    """What the goal costs that is still to be bought."""
    cost: int
    left: int
    """The cash that remains, below 0 if it is not enough yet."""
    distance: int
    """Of all segments that are still to be built."""
    cubes: int
    """§3.5 How many cubes the seat is short of."""
    schedule: Schedule | None
    """None where nothing is left to be built, or some of it never can be."""
    mine: Mine | None
    markets: tuple[Market, ...]
    """The best first."""
    ride: Ride | None
    pays_back: int | None
    """After how many operations, or revenues, the cost has come back at the price of now; None where it never does."""
    now: tuple[Placing, ...]
    """The moves that place the pieces which can be placed for it at the open question, one after the other."""
    later: tuple[str, ...]
    """The segments that remain to be placed after that."""
    next: tuple[str, ...]
    """The segments with which the sketch could go on."""


class Lode(Struct, frozen=True):
    """A claim at a town: open to all, or a seat's."""

    card: str
    owner: Seat | None


class Reaching(Struct, frozen=True):
    """How far it is from a town to a market over own track and open lines."""

    market: str
    distance: int
    cost: int
    """What of it is still to be built, on that shortest way."""


class Site(Struct, frozen=True):
    """A town, as a planner sees it."""

    town: str
    lodes: tuple[Lode, ...]
    markets: tuple[Reaching, ...]
    """The nearest first."""


class Opening(Struct, frozen=True):
    """What a segment that is open would open up."""

    segment: str
    towns: tuple[str, ...]
    """The towns that it joins to the network at once."""
    goals: tuple[str, ...]
    """The cards whose suggested route goes over it."""


class Planning(Struct, frozen=True):
    """All that the planner's pencil writes down for a seat."""

    plans: tuple[Plan, ...]
    """Of the sketches, one by one."""
    goals: tuple[Plan, ...]
    """The cheapest route to every open claim, own claim and passenger card: what can be planned for."""
    sites: tuple[Site, ...]
    openings: tuple[Opening, ...]
