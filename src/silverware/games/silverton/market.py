"""What prices will do: how likely each next box of a column is when the turn ends.

One place says what a roll does; the rules that roll, and what is told to players before, both ask here.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from silverware.games.silverton.components import Box
from silverware.games.silverton.forms import Forecast, Next
from silverware.games.silverton.terms import Terms

SILVER: Final = 2
DOWN_IF_SOLD: Final = (1, 1, 0, 2, 1)
"""§31.5 By freight: how many boxes down a marker of the simplified chart goes if anything was sold; not silver."""


def rolled(box: Box, column: int, turn: int, sold: int, dice: int) -> int:
    """§18.2 The dice, plus what was sold, halved in some columns, less the demand of the turn in most."""
    result = dice - (-sold // box.divisor[column])
    return result - box.idn[turn] if box.minus_idn[column] else result


def drift(box: Box, column: int, turn: int, sold: int) -> int:
    """§31.5 How many boxes up a marker of the simplified chart goes, or down if below 0."""
    freight = box.column_freight[column]
    if freight == SILVER:
        return -((sold + 1) // 2) if sold else box.idn[turn]
    return -DOWN_IF_SOLD[freight] if sold else 1


def moved(box: Box, column: int, at: int, by: int) -> int:
    """§18.3 The box so many further up or down; §18.4 never a shaded one."""
    return min(max(at + by, box.lowest_box[column]), box.highest_box[column])


def forecast(terms: Terms, column: int, turn: int, at: int, sold: int) -> Forecast:
    """Where the marker of a column may go at the end of a turn in which so much is sold; worked out once."""
    key = (column, turn, at, sold)
    known = terms.forecasts.get(key)
    if known is None:
        known = worked_out(terms, column, turn, at, sold)
        terms.forecasts[key] = known
    return known


def worked_out(terms: Terms, column: int, turn: int, at: int, sold: int) -> Forecast:
    """The same by counting every throw."""
    box = terms.box
    ways: dict[int, int] = {}
    if terms.simplified:
        ways[moved(box, column, at, drift(box, column, turn, sold))] = 1
    else:
        for dice in product(range(1, 7), repeat=box.dice[column]):
            by = box.change(box.column_freight[column], rolled(box, column, turn, sold, sum(dice)))
            end = moved(box, column, at, by)
            ways[end] = ways.get(end, 0) + 1
    now = box.price(column, at)
    nexts = tuple([Next(end, box.price(column, end), ways[end]) for end in sorted(ways)])
    every = sum(ways.values())
    return Forecast(
        ways=every,
        down=sum([each.ways for each in nexts if each.price < now]),
        up=sum([each.ways for each in nexts if each.price > now]),
        mean=round(sum([each.ways * each.price for each in nexts]) / every, 2),
        nexts=nexts,
    )
