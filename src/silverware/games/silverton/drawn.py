"""The edition in play as a client draws it: map, cards, chart and bank.

Towns, segments, cards and columns have the names by which notation, views and moves call them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from silverware.games.silverton.documents import Freight, Layout, Letter, Named, Spot, Terrain
from silverware.games.silverton.layout import MARGIN, boxes, labels, stands
from silverware.games.silverton.printed import (
    BOXES,
    CUBES,
    DELIVERIES,
    FREIGHTS,
    OFFERS,
    PASSENGER_CARD,
    TOTALS,
    WAGE,
    game_points,
)
from silverware.games.silverton.sheet import Sheet
from silverware.games.silverton.stock import MOST_TRAINS, SORTS
from silverware.games.silverton.strokes import Line, middle

if TYPE_CHECKING:
    from silverware.games.silverton.components import Box


class Drawn(Struct, frozen=True, kw_only=True):
    """Something that is printed."""


class Point(Drawn, frozen=True):
    """A point of the paper, or how far from one."""

    x: float
    y: float


class State(Point, frozen=True):
    """A state, and where its letters stand."""

    state: str


class Feature(Drawn, frozen=True):
    """A river, a lake or a range: the points it runs through."""

    name: str
    points: tuple[Point, ...]


class Ground(Drawn, frozen=True):
    """What lies on the paper below the lines."""

    title: Point | None
    """The middle of the cartouche."""
    compass: Point | None
    rivers: tuple[Feature, ...]
    ranges: tuple[Feature, ...]
    lakes: tuple[Feature, ...]
    borders: tuple[tuple[Point, ...], ...]
    states: tuple[State, ...]


class Town(Drawn, frozen=True):
    """A town, and where it lies on the paper."""

    id: str
    name: str
    x: int
    y: int
    state: str
    market: bool
    label: Point
    """Where its name stands, in pixels from the town."""


class Segment(Drawn, frozen=True):
    """A segment, and how it is drawn."""

    id: str
    towns: tuple[str, ...]
    copy: int | None
    """Which it is of several between the same towns, 1 first; None where it is the only one."""
    cost: int
    distance: int
    snow: bool
    bends: tuple[Point, ...]
    """Where it turns on its way; where it touches three towns, the point at which they meet."""
    box: Point
    """Where the box with cost and distance lies."""
    stand: Point
    """Where a surveyor stands, in pixels from the box."""


class ClaimCard(Drawn, frozen=True):
    """§4.2 A claim."""

    id: str
    town: str
    freight: Freight
    claim: int
    operate: int
    depletes: int
    """A total of so much or less depletes it."""
    produces: tuple[int, ...]
    """The loads it brings by the totals above."""


class EventCard(Drawn, frozen=True):
    """§4.7 An event, and where it kills the fine for somebody new."""

    id: str
    effect: str
    """`jail`, `kill` or `discard`."""
    fine: int | None


class Leaving(Drawn, frozen=True):
    """§5.4 After how many depletions of a town's claims a passenger card leaves the game."""

    town: str
    depletions: int


class PassengerCard(Drawn, frozen=True, rename={"start": "from", "end": "to"}):
    """§5.2 A passenger card."""

    id: str
    letter: Letter
    start: str
    end: str
    purchase: int
    pays: int
    leaves: Leaving | None


class PriceColumn(Drawn, frozen=True):
    """A column of the chart; its boxes are counted from 0 at the bottom."""

    id: str
    name: str
    freight: Freight
    town: str | None
    """Where this price is paid; None where it is in every market."""
    short: str
    """The town in three letters or its initials: SLC; empty where there is none."""
    prices: tuple[int, ...]
    lowest: int
    highest: int
    limit: int | None
    """§16.4 The most loads a seat may sell by it in a turn."""
    start: int
    dice: int
    divisor: int
    """§18.2 What the loads that were sold are divided by, rounded up."""
    demand: bool
    """§18.2 Whether the increased demand number is taken off."""


class Result(Drawn, frozen=True):
    """§18.3 How many boxes a marker moves: one number for the results up to each of these, one for all above."""

    freight: Freight
    upto: tuple[int, ...]
    moves: tuple[int, ...]


class Sort(Drawn, frozen=True):
    """§23.1, §24.1 A sort of train or plow."""

    name: str
    train: bool
    power: int
    """The power of a train, the bonus of a plow."""
    turn: int
    """§23.11 From when on the bank sells it."""
    cost: int
    trade_in: int
    """§23.12 What it is worth in part payment; 0 where it is not traded in."""
    count: int


class SilvertonEdition(Drawn, frozen=True):
    """What of an edition of Silverton a client draws."""

    width: int
    height: int
    """The paper on which towns and lines lie, y down."""
    pixel: float
    """How many units of the paper a pixel of what is written on it takes."""
    ground: Ground
    towns: tuple[Town, ...]
    segments: tuple[Segment, ...]
    claims: tuple[ClaimCard, ...]
    events: tuple[EventCard, ...]
    passengers: tuple[PassengerCard, ...]
    columns: tuple[PriceColumn, ...]
    results: tuple[Result, ...]
    idn: tuple[int, ...]
    """The increased demand number of each turn, the first one first."""
    winters: tuple[int, ...]
    sorts: tuple[Sort, ...]
    cubes: int
    """The most segments a seat may have."""
    trains: int
    """§23.13 The most trains a seat may have."""
    wage: int
    """§32.4 What it costs to hire a piece."""
    offers: int
    """§14.3 Offers a turn to each partner."""
    deliveries: int
    """§16.1 Deliveries a turn in the Basic game."""
    points: tuple[int, ...]
    """§22.2 The game points that a piece takes, by its bonus."""


def drawn(box: Box, layout: Layout, terrain: Terrain | None) -> SilvertonEdition:
    """What a client draws of an edition."""
    sheet = Sheet(box, layout)
    lines = [Line(sheet, segment) for segment in range(len(box.lines))]
    lying = boxes(sheet, lines)
    names = labels(sheet, lying)
    return SilvertonEdition(
        width=sheet.width + MARGIN,
        height=sheet.height,
        pixel=sheet.pixel,
        ground=ground(sheet, terrain),
        towns=tuple(
            Town(
                id=box.towns_said[at],
                name=town.name,
                x=round(sheet.towns[at][0]),
                y=round(sheet.towns[at][1]),
                state=town.state,
                market=town.market,
                label=Point(x=names[at][0], y=names[at][1]),
            )
            for at, town in enumerate(box.towns)
        ),
        segments=segments(box, lines, lying, stands(sheet, lines)),
        claims=claims(box),
        events=tuple(
            EventCard(id=box.cards[card], effect=effect, fine=box.event_fine[card] or None)
            for card, effect in enumerate(box.event_effect)
            if effect
        ),
        passengers=passengers(box),
        columns=columns(box),
        results=tuple(
            Result(freight=freight, upto=tuple(box.upto[at]), moves=tuple(box.boxes_moved[at]))
            for at, freight in enumerate(FREIGHTS)
        ),
        idn=tuple(box.idn[1:]),
        winters=tuple(turn for turn, winter in enumerate(box.is_winter) if winter),
        sorts=tuple(
            Sort(
                name=sort.name,
                train=sort.is_train,
                power=sort.power,
                turn=sort.turn,
                cost=sort.cost,
                trade_in=sort.trade_in,
                count=sort.count,
            )
            for sort in SORTS
        ),
        cubes=CUBES,
        trains=MOST_TRAINS,
        wage=WAGE,
        offers=OFFERS,
        deliveries=DELIVERIES,
        points=tuple(game_points(piece) for piece in ("S", "S+1", "S+2")),
    )


def ground(sheet: Sheet, terrain: Terrain | None) -> Ground:
    """The terrain, where an edition has one; else the states alone, each in the middle of its towns."""
    if terrain is None:
        return Ground(title=None, compass=None, rivers=(), ranges=(), lakes=(), borders=(), states=states(sheet))
    return Ground(
        title=at(terrain.title),
        compass=at(terrain.compass),
        rivers=features(terrain.rivers),
        ranges=features(terrain.ranges),
        lakes=features(terrain.lakes),
        borders=tuple(tuple(at(spot) for spot in border) for border in terrain.borders),
        states=tuple(State(state=state, x=x, y=y) for state, (x, y) in terrain.states.items()),
    )


def at(spot: Spot) -> Point:
    """A point that was written down."""
    return Point(x=spot[0], y=spot[1])


def features(named: tuple[Named, ...]) -> tuple[Feature, ...]:
    """Rivers, lakes or ranges as they are drawn."""
    return tuple(Feature(name=each.name, points=tuple(at(spot) for spot in each.points)) for each in named)


def states(sheet: Sheet) -> tuple[State, ...]:
    """The states, and the middle of their towns."""
    places: dict[str, list[tuple[float, float]]] = {}
    for town, place in zip(sheet.box.towns, sheet.towns, strict=True):
        places.setdefault(town.state, []).append(place)
    middles = {state: middle(points) for state, points in places.items()}
    return tuple(State(state=state, x=round(x), y=round(y)) for state, (x, y) in middles.items())


def segments(
    box: Box, lines: list[Line], lying: list[tuple[float, float]], standing: list[Spot]
) -> tuple[Segment, ...]:
    """The segments of the map."""
    alike = [frozenset(towns) for towns in box.segment_towns]
    return tuple(
        Segment(
            id=box.segments_said[at],
            towns=tuple(box.towns_said[town] for town in box.segment_towns[at]),
            copy=alike[:at].count(alike[at]) + 1 if alike.count(alike[at]) > 1 else None,
            cost=line.cost,
            distance=line.distance,
            snow=line.snow,
            bends=tuple(Point(x=round(x), y=round(y)) for x, y in lines[at].bends),
            box=Point(x=round(lying[at][0]), y=round(lying[at][1])),
            stand=Point(x=standing[at][0], y=standing[at][1]),
        )
        for at, line in enumerate(box.lines)
    )


def claims(box: Box) -> tuple[ClaimCard, ...]:
    """The claims of the claim deck."""
    return tuple(
        ClaimCard(
            id=box.cards[card],
            town=box.towns_said[box.claim_town[card]],
            freight=FREIGHTS[box.claim_freight[card]],
            claim=box.claim_cost[card],
            operate=box.claim_operate[card],
            depletes=box.claim_depletes[card],
            produces=tuple(box.produces[card * TOTALS + box.claim_depletes[card] + 1 : (card + 1) * TOTALS]),
        )
        for card, event in enumerate(box.is_event)
        if not event
    )


def passengers(box: Box) -> tuple[PassengerCard, ...]:
    """The passenger cards."""
    return tuple(
        PassengerCard(
            id=box.cards[PASSENGER_CARD + at],
            letter=card.letter,
            start=box.towns_said[box.passenger_from[at]],
            end=box.towns_said[box.passenger_to[at]],
            purchase=card.purchase,
            pays=card.pays,
            leaves=None
            if card.leaves is None
            else Leaving(town=box.towns_said[box.town(card.leaves.town)], depletions=card.leaves.depletions),
        )
        for at, card in enumerate(box.passengers)
    )


def columns(box: Box) -> tuple[PriceColumn, ...]:
    """The columns of the chart, from left to right."""
    return tuple(
        PriceColumn(
            id=box.columns_said[at],
            name=name,
            freight=FREIGHTS[box.column_freight[at]],
            town=None if box.column_market[at] < 0 else box.towns_said[box.markets[box.column_market[at]]],
            short="" if box.column_market[at] < 0 else shortened(box.town_names[box.markets[box.column_market[at]]]),
            prices=tuple(box.prices[at * BOXES : (at + 1) * BOXES]),
            lowest=box.lowest_box[at],
            highest=box.highest_box[at],
            limit=box.limit[at] or None,
            start=box.start_box[at],
            dice=box.dice[at],
            divisor=box.divisor[at],
            demand=box.minus_idn[at],
        )
        for at, name in enumerate(box.column_names)
    )


def shortened(name: str) -> str:
    """A town's name in three letters, or its initials."""
    words = name.split()
    return name[:3] if len(words) == 1 else "".join([word[0] for word in words])
