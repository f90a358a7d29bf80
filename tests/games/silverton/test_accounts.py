"""The books of a game that is over: they add up, and tell what paid."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from silverware.core.record import parse
from silverware.core.replay import replay
from silverware.core.seats import SEAT_NAMES
from silverware.games.silverton import GAME
from silverware.games.silverton.accounts import Accounts, gain
from silverware.games.silverton.events.ending import PricesChanged
from silverware.server.records import packed, recounted
from tests.games.silverton.scene import scene
from tests.games.silverton.test_16_deliveries import full

GOLDEN: Final = Path(__file__).parents[2] / "golden/silverton"


def books(name: str) -> tuple[Accounts, tuple[int, ...], int]:
    """The books of a golden game, what everybody had at its end, and what everybody began with."""
    record = parse((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))
    *_, last = replay(record, GAME)
    assert last.state.outcome is not None
    told = recounted(packed(record), None)
    assert isinstance(told, Accounts)
    money = GAME.terms(record.seats, GAME.choose(record.options)).money
    return told, last.state.outcome.scores, money


@pytest.mark.parametrize("name", ["two-short", "four-offers", "four-joint-routes", "five-campaign", "four-mixed"])
def test_the_books_add_up_to_what_everybody_has(name: str) -> None:
    told, scores, began = books(name)
    for seat, score in enumerate(scores):
        assert began + sum(entry.money for entry in told.entries if entry.seat == seat) == score


def test_the_best_and_the_worst_come_first() -> None:
    told, _, _ = books("four-mixed")
    assert [gain(each) for each in told.best] == sorted([gain(each) for each in told.best], reverse=True)
    assert [gain(each) for each in told.worst] == sorted([gain(each) for each in told.worst])
    assert gain(told.best[0]) > 0 > gain(told.worst[0])


def test_a_claim_has_cost_its_price_and_its_operations_and_earned_its_sales() -> None:
    table = scene(2, north={"claims": [full("c26", 2)], "track": ["denver/golden/1", "golden/boulder"]})
    table.until("deliver", "north").play("deliver c26 to denver", "load 2")
    told = GAME.recount(table.events, 1)
    sold = [entry for entry in told.entries if entry.source == "gold"]
    assert [(entry.turn, SEAT_NAMES[entry.seat], entry.money) for entry in sold] == [(1, "north", 500)]
    assert told.best == ()
    """It was not bought in these events."""


def test_prices_are_told_turn_by_turn() -> None:
    table = scene(2, round=3)
    table.end_turn()
    (changed,) = table.told(PricesChanged)
    told = GAME.recount(table.events, 3)
    assert told.first == 3
    assert told.prices == {roll.column: (roll.before, roll.after) for roll in changed.rolls}
