from __future__ import annotations

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadTable
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import Options
from silverware.games.silverton.printed import CLAIM_CARDS, COLUMNS, CUBES, OF_A_COLOUR, PASSENGER_CARDS, SEATS
from tests.games.silverton.scene import scene
from tests.rules import rule


@rule("silverton", "1.1")
def test_two_to_six_seats_play_and_one_alone_in_scenarios() -> None:
    for seats in range(2, 7):
        assert GAME.start(seats, Seeded(1), Options()).seats == seats
    assert GAME.start(1, Seeded(1), Options(scenario="denver-6000")).seats == 1
    with pytest.raises(BadTable, match="One seat alone plays a solitaire scenario; without one it takes 2 to 6"):
        GAME.start(1, Seeded(1), Options())
    with pytest.raises(BadTable, match="Silverton takes 1 to 6 seats, not 7"):
        GAME.start(7, Seeded(1), Options())


@rule("silverton", "1.2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (CLAIM_CARDS, PASSENGER_CARDS, SEATS) == (108, 24, 6)
    assert len(GAME.cards) == CLAIM_CARDS + PASSENGER_CARDS + SEATS
    assert SEATS * 2 * OF_A_COLOUR == 48
    assert SEATS * CUBES + COLUMNS == 205


@rule("silverton", "1.6")
def test_most_money_wins_and_nothing_else_counts() -> None:
    rich = {"cash": 9000, "track": ["denver/golden/1"], "claims": ["c30", "c31"]}
    table = scene(2, north=rich, east={"cash": 10000}).end_turn()
    assert table.table.outcome is not None
    assert table.table.outcome.winners == (1,)
    assert table.table.outcome.scores == (9000, 10000)


@rule("silverton", "1.7")
def test_the_chips_in_the_box_are_no_limit() -> None:
    table = scene(2, north={"claims": [{"card": "c100", "freight": 300, "operated": True}]}).place()
    table.until("operate", "north").play("operate c100", "done", chance="6 6")
    assert table.claim("north", "c100")["freight"] == 300 + 12
