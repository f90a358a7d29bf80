"""The planner's pencil: what sketches of track cost, how long they take and what they bring, from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from silverware.core.errors import BadNotation
from silverware.core.planner import Planner, Sketch
from silverware.games.silverton import Silverton
from silverware.games.silverton.components import Box
from silverware.games.silverton.crew import NOBODY
from silverware.games.silverton.imagine import SilvertonWorlds
from silverware.games.silverton.network import NOWHERE, Network
from silverware.games.silverton.planning.ground import FARTHEST, SCALE, Ground
from silverware.games.silverton.planning.placing import hands_of, worlds_of
from silverware.games.silverton.planning.schedule import odds_of_second, schedule
from silverware.games.silverton.planning.sheets import (
    Hindrance,
    Lode,
    Opening,
    Plan,
    Planning,
    Reaching,
    Site,
    Standing,
    Stroke,
)
from silverware.games.silverton.planning.yields import Seam, markets, mine, pays_back, ride
from silverware.games.silverton.printed import CLAIM_CARDS, CUBES, PASSENGER_CARD, TURN_CARD
from silverware.games.silverton.view import SilvertonView


def check(game: Silverton, sketches: Sequence[Sketch]) -> None:
    """BadNotation where a sketch names what is not in this box."""
    for sketch in sketches:
        read_goal(game.box, sketch.goal)
        read_segments(game.box, sketch.parts)


def work_out(game: Silverton, view: SilvertonView, sketches: Sequence[Sketch]) -> Planning:
    """All figures of some sketches, and of everything that could be sketched for."""
    ground = Ground(view, game.terms(view.seats, view.options))
    worlds = worlds_of(ground)
    goals = [
        figured(ground, Sketch("", ground.box.cards[card], said(ground, ground.suggested(card))), worlds)
        for card in [*ground.open_claims(), *ground.own_claims(), *ground.open_passengers()]
    ]
    return Planning(
        plans=tuple([figured(ground, sketch, worlds) for sketch in sketches]),
        goals=tuple(goals),
        sites=sites(ground),
        openings=openings(ground, goals),
    )


def said(ground: Ground, segments: Sequence[int]) -> tuple[str, ...]:
    """Segments as notation writes them."""
    return tuple([ground.box.segments_said[at] for at in segments])


# A sketch and its figures


def figured(ground: Ground, sketch: Sketch, worlds: SilvertonWorlds | None) -> Plan:
    """A sketch with all its figures."""
    box = ground.box
    goal, drawn = read_goal(box, sketch.goal), read_segments(box, sketch.parts)
    hindrances = hindered(ground, drawn)
    new = [at for at, why in zip(drawn, hindrances, strict=True) if why == "open"]
    network = with_track(ground, new)
    stands, owner = standing(ground, goal)
    track, card = sum([box.cost[at] for at in new]), price(ground, goal) if stands in ("open", "other") else 0
    seam = Seam(ground, goal) if 0 <= goal < CLAIM_CARDS and stands in ("open", "own") else None
    sold = () if seam is None else markets(seam, network)
    fares = None if goal < PASSENGER_CARD or stands == "gone" else ride(ground, goal - PASSENGER_CARD, network)
    plan = schedule(ground, new) if all(why in ("open", "built") for why in hindrances) else None
    income = sold[0].income if sold else 0.0 if fares is None or fares.length is None else float(fares.fare)
    wanted = ground.in_order(new) if plan is None else by_season(ground, [each.segments for each in plan.seasons])
    standing_now = [at for at in wanted if stands_on(ground, at)]
    wanted = [at for at in wanted if at not in standing_now]
    hands, later = hands_of(ground, worlds), wanted
    if hands is not None:
        later = hands.place_for(wanted, goal)
    return Plan(
        name=sketch.name,
        goal=sketch.goal,
        strokes=tuple([stroke(ground, at, why) for at, why in zip(drawn, hindrances, strict=True)]),
        standing=stands,
        owner=owner,
        reaches=bool(sold) or (fares is not None and fares.length is not None),
        track=track,
        card=card,
        cost=track + card,
        left=ground.cash - track - card,
        distance=sum([box.distance[at] for at in new]),
        cubes=max(0, len(network.segments) - CUBES),
        schedule=plan,
        mine=None if seam is None else mine(seam),
        markets=sold,
        ride=fares,
        pays_back=pays_back(track + card, income),
        now=() if hands is None else tuple(hands.moves),
        later=said(ground, later),
        next=said(ground, next_segments(ground, network)),
    )


def next_segments(ground: Ground, network: Network) -> list[int]:
    """The segments with which a sketch could go on: open ones that touch what is built by then."""
    return [at for at in network.frontier if ground.owner[at] == NOBODY]


def by_season(ground: Ground, seasons: Sequence[Sequence[str]]) -> list[int]:
    """The segments of a schedule in the order in which they are placed; those that join the track first."""
    found: list[int] = []
    for names in seasons:
        now = [ground.segments[name] for name in names]
        found += [at for at in now if ground.network.touches(at)] + [at for at in now if not ground.network.touches(at)]
    return found


def stands_on(ground: Ground, segment: int) -> bool:
    """Whether an own surveyor stands there."""
    name = ground.box.segments_said[segment]
    return any(piece.at == name and piece.status in ("out", "tied") for piece in ground.me.pieces)


def read_goal(box: Box, name: str) -> int:
    """The card that a sketch is for; NOWHERE where it is for none."""
    if not name:
        return NOWHERE
    card = box.cards.index(name) if name in box.cards else NOWHERE
    if not 0 <= card < TURN_CARD or (card < CLAIM_CARDS and box.is_event[card]):
        raise BadNotation(f"No card to plan for is called {name!r:.60}.")
    return card


def read_segments(box: Box, names: Sequence[str]) -> list[int]:
    """The segments of a sketch, each once."""
    found: list[int] = []
    for name in names:
        if name not in box.segments_said:
            raise BadNotation(f"There is no segment {name!r:.140}.")
        at = box.segments_said.index(name)
        if at not in found:
            found.append(at)
    return found


def hindered(ground: Ground, drawn: Sequence[int]) -> list[Hindrance]:
    """By segment of a sketch: why it cannot be built, now or later."""
    found: list[Hindrance] = []
    kept: list[int] = []
    for at in drawn:
        why: Hindrance = "open"
        if ground.owner[at] == ground.seat:
            why = "built"
        elif ground.owner[at] != NOBODY:
            why = "taken"
        elif ground.network.is_parallel(at) or any(other in kept for other in ground.box.parallel[at]):
            why = "parallel"
        else:
            kept.append(at)
        found.append(why)
    network = with_track(ground, kept)
    reached = {part for part in {network.part[town] for town in own_towns(ground)} if part != NOWHERE}
    return [
        "apart" if why == "open" and network.part[ground.box.segment_towns[at][0]] not in reached else why
        for at, why in zip(drawn, found, strict=True)
    ]


def own_towns(ground: Ground) -> list[int]:
    """The towns that the seat's home and track touch."""
    return [town for town, part in enumerate(ground.network.part) if part != NOWHERE]


def with_track(ground: Ground, new: Sequence[int]) -> Network:
    """The seat's network once more is built."""
    own = ground.network
    return Network(ground.box, own.homes, own.useful, sorted([*own.segments, *new])) if new else own


def stroke(ground: Ground, at: int, why: Hindrance) -> Stroke:
    """A segment of a sketch."""
    box = ground.box
    distance = box.distance[at]
    odds = odds_of_second(distance) if ground.terms.in_a_row else 0
    return Stroke(box.segments_said[at], box.cost[at], distance, box.is_snow[at], why, odds)


def standing(ground: Ground, goal: int) -> tuple[Standing, int | None]:
    """Where the goal of a sketch is, and whose it is if it is another seat's."""
    if goal == NOWHERE:
        return "none", None
    owner = (ground.holder if goal < CLAIM_CARDS else ground.runs).get(goal)
    if owner == ground.seat:
        return "own", None
    if owner is not None:
        return "other", owner
    lying = ground.open_claims() if goal < CLAIM_CARDS else ground.open_passengers()
    return ("open" if goal in lying else "gone"), None


def price(ground: Ground, goal: int) -> int:
    """§11 What a card costs; another seat's claim has no price, and its passenger card that of §10.5."""
    if goal >= PASSENGER_CARD:
        return ground.box.passenger_price[goal - PASSENGER_CARD]
    return 0 if goal in ground.holder else ground.box.claim_cost[goal]


# What lies open to plan for


def sites(ground: Ground) -> tuple[Site, ...]:
    """Every town with its claims, and how far it is from there to the markets."""
    box = ground.box
    lodes: list[list[Lode]] = [[] for _ in box.town_names]
    for card in ground.open_claims():
        lodes[box.claim_town[card]].append(Lode(box.cards[card], None))
    for card, seat in ground.holder.items():
        lodes[box.claim_town[card]].append(Lode(box.cards[card], seat))
    ways = [ground.ways((market,), (), True).weight for market in box.markets]
    return tuple(
        [
            Site(
                town=name,
                lodes=tuple(lodes[town]),
                markets=tuple(
                    [
                        Reaching(box.towns_said[box.markets[at]], weight // SCALE, weight % SCALE)
                        for weight, at in sorted([(far[town], at) for at, far in enumerate(ways)])
                        if weight < FARTHEST
                    ]
                ),
            )
            for town, name in enumerate(box.towns_said)
        ]
    )


def openings(ground: Ground, goals: Sequence[Plan]) -> tuple[Opening, ...]:
    """What each open segment would open up."""
    box, network = ground.box, ground.network
    leads: dict[str, list[str]] = {}
    for plan in goals:
        for drawn in plan.strokes:
            leads.setdefault(drawn.segment, []).append(plan.goal)
    found: list[Opening] = []
    for segment, name in enumerate(box.segments_said):
        if not ground.is_open(segment):
            continue
        towns = box.segment_towns[segment]
        new = [box.towns_said[town] for town in towns if not network.connects(town)]
        joins = len(new) < len(towns)
        if (joins and new) or name in leads:
            found.append(Opening(name, tuple(new) if joins else (), tuple(leads.get(name, ()))))
    return tuple(found)


PLANNER: Final = Planner(Planning, check, work_out)
"""What the game works out for sketches."""
