"""The editions of games as TypeScript: what a client has to draw and a view does not repeat. Used by messages.py."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from silverware.games.silverton import GAME
from silverware.games.silverton.agreements import RESTRICTIONS, cited_as
from silverware.games.silverton.documents import Options, Scenario
from silverware.games.silverton.printed import BOXES, FREIGHTS, TOTALS
from silverware.games.silverton.scenarios import SETUPS, TITLES, Setup
from silverware.games.silverton.stock import SORTS
from silverware.games.silverton.terms import SECRET

SILVERTON = """\
// Made by `make web-types` from the edition of the game. Do not edit.
// Towns, segments, cards and columns are named as notation writes them.

export type Freight = "gold" | "copper" | "silver" | "lumber" | "coal";

export interface Town {
  id: string;
  name: string;
  x: number;
  y: number;
  state: string;
  market: boolean;
}

export interface Segment {
  id: string;
  towns: string[];
  cost: number;
  distance: number;
  snow: boolean;
  bends: [number, number][];
  parallel: string[];
}

export interface ClaimCard {
  id: string;
  town: string;
  freight: Freight;
  claim: number;
  operate: number;
  depletes: number;
  produces: number[];
}

export interface EventCard {
  id: string;
  effect: string;
}

export interface PassengerCard {
  id: string;
  letter: string;
  from: string;
  to: string;
  purchase: number;
  pays: number;
  leaves: { town: string; depletions: number } | null;
}

export interface PriceColumn {
  id: string;
  name: string;
  freight: Freight;
  town: string | null;
  prices: number[];
  lowest: number;
  highest: number;
  limit: number | null;
}

export interface Sort {
  name: string;
  train: boolean;
  power: number;
  turn: number;
  cost: number;
  tradeIn: number;
  count: number;
}
"""

SCENARIOS = """\
// Made by `make web-types` from the scenarios and optional rules of the game. Do not edit.

/** What money is played for in each length, and what one has openly. */
export interface Length {
  goal: number | null;
  announce: number | null;
}

/** A scenario with so many seats: what the Basic and the Advanced game begin with, in this order, how it ends, and
    alone what it is worth: by the turn its goal is reached in, or by money. */
export interface Setup {
  name: string;
  seats: number;
  length: string | null;
  homes: string[][];
  money: [number, number];
  goal: number | null;
  turns: number;
  rival: boolean;
  byTurn: [number, string][];
  byMoney: [number, string][];
}

export interface Scenario {
  id: string;
  title: string;
  setups: Setup[];
}
"""


def scenarios() -> str:
    """Lengths, scenarios, and what the optional rules are called. A client needs them before it needs the map."""
    lengths = {name: {"goal": length.goal, "announce": length.announce} for name, length in GAME.box.lengths.items()}
    titled = [
        {"id": name, "title": TITLES[name], "setups": [setup_of(name, setup) for setup in setups]}
        for name, setups in SETUPS.items()
    ]
    rules = {each.option.replace("_", "-"): each.title for each in RESTRICTIONS}
    return "\n".join(
        [
            SCENARIOS,
            f"export const LENGTHS: Readonly<Record<string, Length>> = {{\n{rows(lengths)}}};\n",
            listed("SCENARIOS", "Scenario", titled),
            f"export const OPTIONAL: Readonly<Record<string, string>> = {{\n{rows(rules)}}};\n",
        ]
    )


def setup_of(name: Scenario, setup: Setup) -> dict[str, Any]:
    """A scenario with so many seats, as both games begin with it."""
    basic, advanced = (GAME.terms(setup.seats, Options(scenario=name, game=game)) for game in ("basic", "advanced"))
    return {
        "name": cited_as(name, setup),
        "seats": setup.seats,
        "length": setup.length,
        "homes": [[GAME.box.town_names[home] for home in homes] for homes in basic.homes],
        "money": [basic.money, advanced.money],
        "goal": None if setup.length is None or basic.goal == SECRET else basic.goal,
        "turns": basic.turns,
        "rival": setup.rival,
        "byTurn": setup.by_turn,
        "byMoney": setup.by_money,
    }


def silverton() -> str:
    """Map, cards and chart of our edition of Silverton."""
    box = GAME.box
    said = box.towns_said
    towns = [
        {"id": said[at], "name": town.name, "x": town.x, "y": town.y, "state": town.state, "market": town.market}
        for at, town in enumerate(box.towns)
    ]
    segments = [
        {
            "id": box.segments_said[at],
            "towns": [said[town] for town in box.segment_towns[at]],
            "cost": line.cost,
            "distance": line.distance,
            "snow": line.snow,
            "bends": msgspec.to_builtins(line.bends),
            "parallel": [box.segments_said[other] for other in box.parallel[at]],
        }
        for at, line in enumerate(box.lines)
    ]
    claims = [
        {
            "id": box.cards[card],
            "town": said[box.claim_town[card]],
            "freight": FREIGHTS[box.claim_freight[card]],
            "claim": box.claim_cost[card],
            "operate": box.claim_operate[card],
            "depletes": box.claim_depletes[card],
            "produces": loads_of(card),
        }
        for card, event in enumerate(box.is_event)
        if not event
    ]
    events = [{"id": box.cards[card], "effect": effect} for card, effect in enumerate(box.event_effect) if effect != ""]
    passengers = [
        {
            "id": f"p{at + 1}",
            "letter": box.passenger_letter[at],
            "from": said[box.passenger_from[at]],
            "to": said[box.passenger_to[at]],
            "purchase": box.passenger_price[at],
            "pays": box.passenger_pays[at],
            "leaves": leaving(at),
        }
        for at in range(len(box.passenger_from))
    ]
    columns = [
        {
            "id": box.columns_said[at],
            "name": name,
            "freight": FREIGHTS[box.column_freight[at]],
            "town": None if box.column_market[at] < 0 else said[box.markets[box.column_market[at]]],
            "prices": box.prices[at * BOXES : (at + 1) * BOXES],
            "lowest": box.lowest_box[at],
            "highest": box.highest_box[at],
            "limit": box.limit[at] or None,
        }
        for at, name in enumerate(box.column_names)
    ]
    sorts = [
        {
            "name": sort.name,
            "train": sort.is_train,
            "power": sort.power,
            "turn": sort.turn,
            "cost": sort.cost,
            "tradeIn": sort.trade_in,
            "count": sort.count,
        }
        for sort in SORTS
    ]
    parts = [
        listed("TOWNS", "Town", towns),
        listed("SEGMENTS", "Segment", segments),
        listed("CLAIMS", "ClaimCard", claims),
        listed("EVENTS", "EventCard", events),
        listed("PASSENGERS", "PassengerCard", passengers),
        listed("COLUMNS", "PriceColumn", columns),
        f"/** The increased demand number of each turn, the first one first. */\n"
        f"export const IDN: readonly number[] = {json.dumps(box.idn[1:])};\n",
        f"export const WINTERS: readonly number[] = "
        f"{json.dumps([turn for turn, winter in enumerate(box.is_winter) if winter])};\n",
        listed("SORTS", "Sort", sorts),
    ]
    return "\n".join([SILVERTON, *parts])


def rows(named: dict[str, Any]) -> str:
    """Things by name, one a line."""
    return "".join(f"  {json.dumps(name)}: {json.dumps(each)},\n" for name, each in named.items())


def loads_of(card: int) -> list[int]:
    """What a claim produces by the totals above the one that depletes it."""
    return GAME.box.produces[card * TOTALS + GAME.box.claim_depletes[card] + 1 : (card + 1) * TOTALS]


def leaving(passenger: int) -> dict[str, Any] | None:
    """When a passenger card leaves the game."""
    box = GAME.box
    if box.passenger_leaves_town[passenger] < 0:
        return None
    town = box.towns_said[box.passenger_leaves_town[passenger]]
    return {"town": town, "depletions": box.passenger_leaves_after[passenger]}


def listed(name: str, kind: str, rows: list[dict[str, Any]]) -> str:
    """A list of things, one a line."""
    lines = "".join(f"  {json.dumps(row, ensure_ascii=False)},\n" for row in rows)
    return f"export const {name}: readonly {kind}[] = [\n{lines}];\n"
