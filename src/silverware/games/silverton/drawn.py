"""The edition in play as a client draws it: map, cards, chart, bank, lengths and scenarios.

Towns, segments, cards and columns have the names by which notation, views and moves call them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from silverware.games.silverton.agreements import RESTRICTIONS
from silverware.games.silverton.documents import Freight, GameName, LengthName, Letter, Options
from silverware.games.silverton.documents import Scenario as ScenarioName
from silverware.games.silverton.printed import (
    BOXES,
    CUBES,
    DELIVERIES,
    FREIGHTS,
    OFFERS,
    PAPER,
    PASSENGER_CARD,
    TOTALS,
    WAGE,
    game_points,
)
from silverware.games.silverton.scenarios import SETUPS, TITLES, Setup
from silverware.games.silverton.stock import MOST_TRAINS, SORTS
from silverware.games.silverton.terms import SECRET, Terms

if TYPE_CHECKING:
    from silverware.games.silverton.components import Box


class Drawn(Struct, frozen=True, kw_only=True):
    """Something that is printed."""


class Town(Drawn, frozen=True):
    """A town, and where it lies on the paper."""

    id: str
    name: str
    x: int
    y: int
    state: str
    market: bool


class Segment(Drawn, frozen=True):
    """A segment, and where its drawing turns."""

    id: str
    towns: tuple[str, ...]
    copy: int | None
    """Which it is of several between the same towns, 1 first; None where it is the only one."""
    cost: int
    distance: int
    snow: bool
    bends: tuple[tuple[int, int], ...]
    parallel: tuple[str, ...]
    """§3.6, §3.7 The others that are parallel to it."""


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
    prices: tuple[int, ...]
    lowest: int
    highest: int
    limit: int | None
    """§16.4 The most loads a seat may sell by it in a turn."""


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


class LengthCard(Drawn, frozen=True):
    """§20 What money is played for, and what one has openly."""

    id: LengthName
    goal: int | None
    announce: int | None


class SetupCard(Drawn, frozen=True):
    """§25 to §27 A scenario with so many seats."""

    seats: int
    rule: str
    length: LengthName | None
    homes: tuple[tuple[str, ...], ...]
    """By player number: the names of its home cities."""
    money: tuple[int, int]
    """What everybody begins with: in the Basic game, and in the Advanced."""
    goal: int | None
    turns: int
    rival: bool
    by_turn: tuple[tuple[int, str], ...]
    """§25.10 Alone: the turns up to which the goal is worth a result, the best first."""
    by_money: tuple[tuple[int, str], ...]
    """§25.12 Alone: the money that is worth a result, the best first."""


class ScenarioCard(Drawn, frozen=True):
    """§25 to §27 A scenario, by the number of seats it takes."""

    id: ScenarioName
    title: str
    setups: tuple[SetupCard, ...]


class OptionalRule(Drawn, frozen=True):
    """§28 to §32 An optional rule."""

    id: str
    title: str
    rule: str


class SilvertonEdition(Drawn, frozen=True):
    """What of an edition of Silverton a client draws."""

    width: int
    height: int
    """The paper on which towns and bends lie, y down."""
    towns: tuple[Town, ...]
    segments: tuple[Segment, ...]
    claims: tuple[ClaimCard, ...]
    events: tuple[EventCard, ...]
    passengers: tuple[PassengerCard, ...]
    columns: tuple[PriceColumn, ...]
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
    lengths: tuple[LengthCard, ...]
    scenarios: tuple[ScenarioCard, ...]
    options: tuple[OptionalRule, ...]


def drawn(box: Box) -> SilvertonEdition:
    """What a client draws of an edition."""
    said = box.towns_said
    return SilvertonEdition(
        width=PAPER[0],
        height=PAPER[1],
        towns=tuple(
            Town(id=said[at], name=town.name, x=town.x, y=town.y, state=town.state, market=town.market)
            for at, town in enumerate(box.towns)
        ),
        segments=segments(box),
        claims=claims(box),
        events=tuple(
            EventCard(id=box.cards[card], effect=effect, fine=box.event_fine[card] or None)
            for card, effect in enumerate(box.event_effect)
            if effect
        ),
        passengers=passengers(box),
        columns=columns(box),
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
        lengths=(length(box, "standard"), length(box, "short"), length(box, "long"), length(box, "campaign")),
        scenarios=tuple(
            ScenarioCard(
                id=name, title=TITLES[name], setups=tuple(setup_card(box, name, setup) for setup in SETUPS[name])
            )
            for name in SETUPS
        ),
        options=tuple(
            OptionalRule(id=each.option.replace("_", "-"), title=each.title, rule=each.rule) for each in RESTRICTIONS
        ),
    )


def segments(box: Box) -> tuple[Segment, ...]:
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
            bends=line.bends,
            parallel=tuple(box.segments_said[other] for other in box.parallel[at]),
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
            prices=tuple(box.prices[at * BOXES : (at + 1) * BOXES]),
            lowest=box.lowest_box[at],
            highest=box.highest_box[at],
            limit=box.limit[at] or None,
        )
        for at, name in enumerate(box.column_names)
    )


def length(box: Box, name: LengthName) -> LengthCard:
    """A length of the game."""
    return LengthCard(id=name, goal=box.lengths[name].goal, announce=box.lengths[name].announce)


def setup_card(box: Box, name: ScenarioName, setup: Setup) -> SetupCard:
    """A scenario with so many seats, as both games begin with it."""
    games: tuple[GameName, GameName] = ("basic", "advanced")
    basic, advanced = (Terms(box, setup.seats, Options(scenario=name, game=game)) for game in games)
    return SetupCard(
        seats=setup.seats,
        rule=setup.rule,
        length=setup.length,
        homes=tuple(tuple(box.town_names[home] for home in homes) for homes in basic.homes),
        money=(basic.money, advanced.money),
        goal=None if setup.length is None or basic.goal == SECRET else basic.goal,
        turns=basic.turns,
        rival=setup.rival,
        by_turn=setup.by_turn,
        by_money=setup.by_money,
    )
