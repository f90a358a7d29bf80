"""Phase V: §18 price changes."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import SEAT_NAMES, SPECTATOR
from silverware.games.silverton.events.ending import PriceRoll, PricesChanged
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import COLUMNS, FREIGHTS
from silverware.games.silverton.rules.stages import Step
from silverware.games.silverton.state import Table

SILVER: Final = 2
DOWN_IF_SOLD: Final = (1, 1, 0, 2, 1)
"""§31.5 By freight: how many boxes down a marker of the simplified chart goes if anything was sold; not silver."""


class ChangePrices(Step):
    """§18.1 The seat that went last rolls for every marker, gold first and then to the right."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "prices", "18.1")

    def run(self, state: Table, dice: Dice) -> None:
        rolls: list[PriceRoll] = []
        for column in range(COLUMNS):
            if not state.terms.in_play[column]:
                continue
            before = state.price(column)
            thrown: list[int] = []
            if state.terms.simplified:
                result = simple_change(state, column)
                move_marker(state, column, result)
            else:
                thrown = [dice.roll(6) for _ in range(state.box.dice[column])]
                result = roll_result(state, column, thrown)
                move_marker(state, column, state.box.change(state.box.column_freight[column], result))
            if state.heard is not None:
                rolls.append(told(state, column, thrown, result, before))
            state.sold[column] = 0
        if state.heard is not None:
            state.heard.append(PricesChanged(SEAT_NAMES[state.order[-1]], tuple(rolls)))


def roll_result(table: Table, column: int, thrown: list[int]) -> int:
    """§18.2 The dice, plus what was sold, halved in some columns, less the demand of the turn in most."""
    box = table.box
    result = -(-table.sold[column] // box.divisor[column])
    for die in thrown:
        result += die
    return result - box.idn[table.round] if box.minus_idn[column] else result


def simple_change(table: Table, column: int) -> int:
    """§31.5 How many boxes up a marker of the simplified chart goes, or down if below 0."""
    freight = table.box.column_freight[column]
    sold = table.sold[column]
    if freight == SILVER:
        return -((sold + 1) // 2) if sold else table.box.idn[table.round]
    return -DOWN_IF_SOLD[freight] if sold else 1


def move_marker(table: Table, column: int, boxes: int) -> None:
    """§18.3 The marker moves so many boxes; §18.4 it never enters shaded ones."""
    box = table.box
    table.boxes[column] = min(max(table.boxes[column] + boxes, box.lowest_box[column]), box.highest_box[column])


def told(table: Table, column: int, thrown: list[int], result: int, before: int) -> PriceRoll:
    """A price roll as events tell it."""
    box = table.box
    market = box.column_market[column]
    town = None if market == NOWHERE else box.towns_said[box.markets[market]]
    freight = FREIGHTS[box.column_freight[column]]
    return PriceRoll(
        box.columns_said[column], freight, town, table.sold[column], tuple(thrown), result, before, table.price(column)
    )


PRICES: Final = ChangePrices()
