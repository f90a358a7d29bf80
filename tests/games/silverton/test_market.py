"""What prices will do, as it is told before the dice."""

from __future__ import annotations

from itertools import product

import pytest

from silverware.core.dice import Dice
from silverware.games.silverton import GAME, forms
from silverware.games.silverton.documents import Options
from silverware.games.silverton.market import forecast
from silverware.games.silverton.printed import COLUMNS
from silverware.games.silverton.rules.prices import PRICES
from silverware.games.silverton.terms import Terms
from tests.games.silverton.scene import scene
from tests.games.silverton.test_16_deliveries import full
from tests.rules import rule

TERMS: Terms = GAME.terms(4, Options())
DENVER_COAL = GAME.box.columns_said.index("denver-coal")


@rule("silverton", "18.5")
def test_denver_coal_on_turn_9_falls_from_120_with_7_loads_sold() -> None:
    told = forecast(TERMS, DENVER_COAL, 9, 8, 7)
    assert told.ways == 36
    assert [(each.price, each.ways) for each in told.nexts] == [(60, 1), (80, 5), (100, 9), (120, 15), (140, 6)]
    assert (told.down, told.up) == (15, 6)
    assert told.mean == round((60 + 5 * 80 + 9 * 100 + 15 * 120 + 6 * 140) / 36, 2)


class Fixed(Dice):
    """Dice that show what they are told, one after the other."""

    def __init__(self, thrown: list[int]) -> None:
        self.thrown = thrown

    def below(self, n: int) -> int:
        return self.thrown.pop(0) - 1


@rule("silverton", "18.3")
def test_what_is_told_is_what_the_dice_do_in_every_column_and_throw() -> None:
    before = scene(4, round=6, sold={"gold": 3, "denver-coal": 5}).table
    told = [column.forecast for column in GAME.view(before, 0).chart]
    counted: list[dict[int, int]] = [{} for _ in range(COLUMNS)]
    for one, two in product(range(1, 7), repeat=2):
        after = before.copy()
        PRICES.run(after, Fixed([die for dice in GAME.box.dice for die in (one, two)[:dice]]))
        for column in range(COLUMNS):
            box = after.boxes[column]
            counted[column][box] = counted[column].get(box, 0) + 1
    for column in range(COLUMNS):
        share = 36 // told[column].ways
        assert {each.box: each.ways * share for each in told[column].nexts} == counted[column]


@rule("silverton", "31.5")
def test_without_dice_there_is_one_way() -> None:
    simple = GAME.terms(4, Options(length="short", simplified_chart=True))
    told = forecast(simple, DENVER_COAL, 9, 8, 7)
    assert (told.ways, told.down, [each.price for each in told.nexts]) == (1, 1, [100])


@rule("silverton", "18.2")
@pytest.mark.parametrize("loads", [1, 4])
def test_a_delivery_tells_what_it_does_to_the_next_price(loads: int) -> None:
    north = {"track": ["denver/golden/1", "golden/boulder"], "claims": [full("c26", 4)]}
    table = scene(3, north=north, agenda=["deliver north"], sold={"gold": 2})
    table.play("deliver c26 to denver")
    brings = GAME.brings(table.table, GAME.notation.parse(f"load {loads}"))
    assert isinstance(brings, forms.Haul)
    gold = GAME.box.columns_said.index("gold")
    assert brings.forecast == forecast(table.table.terms, gold, table.table.round, table.table.boxes[gold], 2 + loads)
