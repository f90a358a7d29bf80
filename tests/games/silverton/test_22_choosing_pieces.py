from __future__ import annotations

from typing import Any

import pytest

from silverware.core.dice import Seeded
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import Options
from silverware.games.silverton.events.beginning import CrewChosen
from silverware.games.silverton.forms import Crew
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule

ADVANCED = {"game": "advanced"}


def choosing(seats: int = 2, **more: Any) -> Scene:
    """Turn 1 begins: north is to choose its crew."""
    names = ("north", "east", "south", "west", "dawn", "dusk")[:seats]
    steps = [step for seat in names for step in (f"crew {seat}", f"place {seat}")]
    return scene(seats, options=ADVANCED, agenda=[*steps, "resolve"], **more)


@rule("silverton", "22.1")
def test_a_table_may_agree_on_the_advanced_game() -> None:
    assert Options().game == "basic"
    table = GAME.start(2, Seeded(1), Options(game="advanced"))
    seen = GAME.view(table, 0)
    assert seen.question == "crew"
    assert seen.supply["train 9"] == 2
    assert GAME.view(GAME.start(2, Seeded(1), Options()), 0).supply == {}


@rule("silverton", "22.2")
@pytest.mark.parametrize(("seats", "points"), [(2, 15), (3, 14), (4, 14), (5, 8), (6, 8)])
def test_game_points_go_by_the_number_of_seats(seats: int, points: int) -> None:
    table = choosing(seats)
    spent = [sum(3 + int(piece[2:] or 0) for piece in crew.split()) for crew in table.menu("crew ")]
    assert max(spent) == points
    assert table.refused("crew s+2 s+1 s s p") == "22.2"


@rule("silverton", "22.3")
def test_of_each_kind_there_are_two_plain_ones_and_one_of_each_bonus() -> None:
    crews = choosing().menu("crew ")
    assert {"s s p p", "s+2 s+1 s p", "s+2 p+2 p+1", "s+1 s p+2 p"} <= crews
    for crew in crews:
        pieces = crew.split()
        assert all(pieces.count(piece) <= (2 if len(piece) == 1 else 1) for piece in pieces)
    assert choosing().refused("crew s+2 s+1 s s p+2 p+1 p p") == "22.2"


@rule("silverton", "22.4")
def test_each_kind_is_chosen_at_least_once_and_points_may_be_left() -> None:
    crews = choosing(6).menu("crew ")
    assert crews == {"s p", "s p+1", "s+1 p", "s+1 p+1", "s+2 p", "s p+2"}


@rule("silverton", "22.5")
def test_a_seat_chooses_when_it_begins_to_place() -> None:
    table = choosing(3, order=["north", "east", "south"])
    assert (table.asked(), table.question()) == ("north", "crew")
    assert table.refused("done") == "22.5"
    table.play("crew s+2 s p+1", "done")
    assert (table.asked(), table.question()) == ("east", "crew")
    assert table.view("east").players[0].crew == Crew((2, 0), (1,))
    assert [piece.bonus for piece in table.view("east").players[0].pieces] == [2, 0, 1]
    assert table.told(CrewChosen)[0].crew == Crew((2, 0), (1,))
    assert table.position()["east"]["crew"] is None


@rule("silverton", "22.6")
@pytest.mark.parametrize("crew", ["s+1 p+1", "s+2 p", "s p+2"])
def test_the_examples_of_five_seats(crew: str) -> None:
    table = choosing(5).play(f"crew {crew}")
    assert table.question() == "place"
    assert sum(3 + piece.bonus for piece in table.view("north").players[0].pieces) == 8


@rule("silverton", "22.7", "22.8")
@pytest.mark.parametrize(
    ("seats", "money", "trains"), [(2, 3000, 2), (3, 2600, 2), (4, 2400, 1), (5, 2000, 1), (6, 1800, 1)]
)
def test_money_and_trains_go_by_the_number_of_seats(seats: int, money: int, trains: int) -> None:
    table = GAME.start(seats, Seeded(3), Options(game="advanced"))
    for seat in range(seats):
        player = GAME.view(table, seat).players[seat]
        assert player.cash == money
        assert [train.power for train in player.trains] == [9] * trains
        assert player.homes == GAME.view(GAME.start(seats, Seeded(3), Options()), seat).players[seat].homes
