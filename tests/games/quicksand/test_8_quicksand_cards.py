from __future__ import annotations

from silverware.games.quicksand.events import Sank
from tests.games.quicksand.scene import scene
from tests.rules import rule


@rule("quicksand", "8.1")
def test_each_quicksand_card_sinks_one_explorer() -> None:
    table = scene("quicksand quicksand quicksand red red red")
    assert len(table.menu("sink")) == 6 + 15 + 20
    table.play("sink red blue white")
    assert table.stuck() == {"red", "blue", "white"}
    assert table.told(Sank) == [Sank("north", ("red", "blue", "white"))]
    assert table.discards() == ["quicksand"] * 3


@rule("quicksand", "8.1")
def test_no_more_explorers_sink_than_cards_are_played() -> None:
    assert scene("quicksand red red red red red").refused("sink red blue") == "8.1"
    assert scene("red red red red red red").refused("sink red") == "8.1"


@rule("quicksand", "8.2")
def test_who_is_stuck_cannot_be_chosen() -> None:
    table = scene("quicksand quicksand red red red red", stuck=["red", "blue", "black", "white"])
    assert table.menu("sink") == {"sink yellow", "sink green", "sink yellow green"}
    assert table.refused("sink red") == "8.2"
    assert table.refused("sink yellow blue") == "8.2"


@rule("quicksand", "8.2")
def test_with_all_explorers_stuck_no_quicksand_card_can_be_played() -> None:
    stuck = ["red", "yellow", "green", "blue", "black", "white"]
    assert scene("quicksand quicksand red red red red", stuck=stuck).menu("sink") == set()


@rule("quicksand", "8.3")
def test_anybody_can_sink_on_any_space() -> None:
    table = scene("quicksand red red red red red", explorers={"blue": 20})
    assert table.menu("sink") == {f"sink {colour}" for colour in ("red", "yellow", "green", "blue", "black", "white")}
    assert table.play("sink red").space("red") == 0
