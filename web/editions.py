"""The editions of games as TypeScript: what a client has to draw and a view does not repeat. Used by messages.py."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from silverware.games.silverton import GAME
from silverware.games.silverton.printed import BOXES, FREIGHTS, TOTALS
from silverware.games.silverton.scenarios import SETUPS, Setup
from silverware.games.silverton.stock import SORTS

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


TERMS = """\
// Made by `make web-types` from the edition and the scenarios of the game. Do not edit.

/** How a scenario ends, and alone what it is worth: by the turn its goal is reached in, or by money. */
export interface Ending {
  seats: number;
  length: string | null;
  goal: number | null;
  turns: number;
  byTurn: [number, string][];
  byMoney: [number, string][];
}

export const LENGTHS: Readonly<Record<string, { goal: number | null; announce: number | null }>> = {
"""


def terms() -> str:
    """When games of Silverton end. A client needs it before it needs the map."""
    goals = {name: {"goal": length.goal, "announce": length.announce} for name, length in GAME.box.lengths.items()}
    endings: dict[str, Any] = {name: [ending(setup) for setup in setups] for name, setups in SETUPS.items()}
    worth = f"export const ENDINGS: Readonly<Record<string, Ending[]>> = {{\n{rows(endings)}}};\n"
    return f"{TERMS}{rows(goals)}}};\n\n{worth}"


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


def ending(setup: Setup) -> dict[str, Any]:
    """How a scenario ends with so many seats."""
    return {
        "seats": setup.seats,
        "length": setup.length,
        "goal": setup.goal or None,
        "turns": setup.turns,
        "byTurn": setup.by_turn,
        "byMoney": setup.by_money,
    }


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
