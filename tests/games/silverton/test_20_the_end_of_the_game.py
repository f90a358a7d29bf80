from __future__ import annotations

import pytest

from silverware.core.dice import Seeded
from silverware.games.silverton import GAME
from silverware.games.silverton.documents import LengthName, Options
from silverware.games.silverton.events.ending import Ended
from tests.games.silverton.edition import BOX
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule


def after(length: LengthName, cash: int, turn: int = 5) -> Scene:
    """A turn of such a game is over in which east has so much money."""
    return scene(2, round=turn, options={"length": length}, east={"cash": cash}).end_turn()


@rule("silverton", "20.1")
def test_the_game_goes_on_to_the_end_of_the_turn() -> None:
    central = ["denver/golden/1", "golden/central-city"]
    rich = {"cash": 10000, "track": central, "passengers": ["p2"]}
    table = scene(2, north=rich).place().until("deal", "east")
    assert table.table.outcome is None
    table.end_turn()
    assert table.table.outcome is not None
    assert table.told(Ended)


@rule("silverton", "20.2", "20.3", "20.4")
@pytest.mark.parametrize(("length", "goal"), [("standard", 10000), ("short", 6000), ("long", 20000)])
def test_the_turn_in_which_somebody_has_the_goal_is_the_last(length: LengthName, goal: int) -> None:
    assert after(length, goal - 1).table.outcome is None
    outcome = after(length, goal).table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("goal", (1,))


@rule("silverton", "20.3")
def test_in_the_short_game_prices_begin_one_box_higher_and_there_are_no_c_cards() -> None:
    table = GAME.start(4, Seeded(1), Options(length="short"))
    assert table.boxes == [box + 1 for box in BOX.start_box]
    piles = GAME.position(table)["piles"]
    assert [[BOX.passenger_letter[int(card[1:]) - 1] for card in pile] for pile in piles] == [["A", "B"]] * 8


@rule("silverton", "20.5")
def test_the_campaign_has_no_goal_and_ends_after_turn_24() -> None:
    assert after("campaign", 50000, 23).table.outcome is None
    outcome = after("campaign", 50000, 24).table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("last turn", (1,))


@rule("silverton", "20.6")
@pytest.mark.parametrize("length", ["standard", "short", "long"])
def test_a_game_that_has_reached_nobodys_goal_ends_after_turn_24(length: LengthName) -> None:
    outcome = after(length, 3000, 24).table.outcome
    assert outcome is not None
    assert outcome.ending == "last turn"


@rule("silverton", "20.7")
def test_most_money_wins_and_equals_share_the_win() -> None:
    table = scene(3, north={"cash": 10000}, east={"cash": 12000}, south={"cash": 12000}).end_turn()
    assert table.table.outcome is not None
    assert table.table.outcome.winners == (1, 2)
    assert table.table.outcome.scores == (10000, 12000, 12000)
