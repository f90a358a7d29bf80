"""Phase V: §18 price changes."""

from __future__ import annotations

from typing import Final

from silverware.core.dice import Dice
from silverware.core.seats import SEAT_NAMES, SPECTATOR
from silverware.games.silverton.events.ending import PriceRoll, PricesChanged
from silverware.games.silverton.market import drift, moved, rolled
from silverware.games.silverton.network import NOWHERE
from silverware.games.silverton.printed import COLUMNS, FREIGHTS
from silverware.games.silverton.rules.stages import Step
from silverware.games.silverton.state import Table


class ChangePrices(Step):
    """§18.1 The seat that went last rolls for every marker, gold first and then to the right."""

    def __init__(self) -> None:
        super().__init__(SPECTATOR, "prices", "18.1")

    def run(self, state: Table, dice: Dice) -> None:
        rolls: list[PriceRoll] = []
        for column in range(COLUMNS):
            if not state.terms.in_play[column]:
                continue
            box, before, sold = state.box, state.boxes[column], state.sold[column]
            thrown: list[int] = []
            if state.terms.simplified:
                by = result = drift(box, column, state.round, sold)
            else:
                thrown = [dice.roll(6) for _ in range(box.dice[column])]
                result = rolled(box, column, state.round, sold, sum(thrown))
                by = box.change(box.column_freight[column], result)
            state.boxes[column] = moved(box, column, before, by)
            if state.heard is not None:
                rolls.append(told(state, column, thrown, result, before))
            state.sold[column] = 0
        if state.heard is not None:
            state.heard.append(PricesChanged(SEAT_NAMES[state.order[-1]], tuple(rolls)))


def told(table: Table, column: int, thrown: list[int], result: int, before: int) -> PriceRoll:
    """A price roll as events tell it, by the box in which the marker lay before."""
    box = table.box
    market = box.column_market[column]
    town = None if market == NOWHERE else box.towns_said[box.markets[market]]
    return PriceRoll(
        column=box.columns_said[column],
        freight=FREIGHTS[box.column_freight[column]],
        market=town,
        sold=table.sold[column],
        dice=tuple(thrown),
        result=result,
        before=box.price(column, before),
        after=table.price(column),
        at=before,
        to=table.boxes[column],
    )


PRICES: Final = ChangePrices()
