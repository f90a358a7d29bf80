"""The editions of games as TypeScript: what a client has to draw and a view does not repeat. Used by messages.py."""

from __future__ import annotations

import json
from typing import Any

from silverware.games.silverton import GAME
from silverware.games.silverton.agreements import RESTRICTIONS, cited_as
from silverware.games.silverton.documents import Options, Scenario
from silverware.games.silverton.scenarios import SETUPS, TITLES, Setup
from silverware.games.silverton.terms import SECRET

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


def rows(named: dict[str, Any]) -> str:
    """Things by name, one a line."""
    return "".join(f"  {json.dumps(name)}: {json.dumps(each)},\n" for name, each in named.items())


def listed(name: str, kind: str, rows: list[dict[str, Any]]) -> str:
    """A list of things, one a line."""
    lines = "".join(f"  {json.dumps(row, ensure_ascii=False)},\n" for row in rows)
    return f"export const {name}: readonly {kind}[] = [\n{lines}];\n"
