from __future__ import annotations

from silverware.games.quicksand.events import BecameStuck, Moved, Rescued
from tests.games.quicksand.scene import scene
from tests.rules import rule


@rule("quicksand", "7.1")
def test_a_movement_that_ends_on_quicksand_leaves_the_explorer_stuck() -> None:
    table = scene("green", explorers={"green": 15}).play("move green 1 to 17")
    assert table.stuck() == {"green"}
    assert table.told(BecameStuck) == [BecameStuck("green", 17, 8)]


@rule("quicksand", "7.2")
def test_two_white_cards_rescue_the_archaeologist_and_move_it_one_space() -> None:
    table = scene("white white red red red red", explorers={"white": 15}, stuck=["white"])
    assert table.ends("white 2") == {"17", "18"}
    table.play("move white 2 to 18")
    assert table.space("white") == 18
    assert table.stuck() == set()
    assert table.told(Moved) == [Moved("north", "white", 2, 0, 15, 18, rescued=True, way=(15, 18))]


@rule("quicksand", "7.2")
def test_who_is_not_stuck_cannot_be_rescued() -> None:
    assert scene("white red red red red red").refused("rescue red") == "7.2"


@rule("quicksand", "7.3")
def test_one_card_only_rescues() -> None:
    table = scene("white red red red red red", explorers={"white": 15}, stuck=["white"])
    assert table.refused("move white 1 to 17") == "7.3"
    table.play("rescue white")
    assert (table.space("white"), table.stuck()) == (15, set())
    assert table.told(Rescued) == [Rescued("north", "white", mask=False)]
    assert table.discards() == ["white"]


@rule("quicksand", "7.3")
def test_the_space_of_a_rescued_explorer_does_nothing_and_blocked_ways_do_not_matter() -> None:
    sand = scene("white", explorers={"white": 17}, stuck=["white"]).play("rescue white")
    assert sand.stuck() == set()
    blocked = scene("white white", explorers={"white": 29, "red": 32}, stuck=["white"])
    assert "rescue white" in blocked.menu()
    assert blocked.menu("move white 2") == set()
    assert blocked.refused("move white 2 to 32") == "5.4"


@rule("quicksand", "7.4")
def test_a_mask_may_rescue() -> None:
    table = scene("mask red red red red red", stuck=["white"]).play("rescue white with mask")
    assert table.stuck() == set()
    assert table.discards() == ["mask"]
    both = scene("mask white red red red red", stuck=["white"])
    assert {text.split()[2] for text in both.menu("move white")} == {"1+1"}


@rule("quicksand", "7.5")
def test_rescued_and_moved_onto_quicksand_is_stuck_again() -> None:
    table = scene("green green", explorers={"green": 15}, stuck=["green"]).play("move green 2 to 17")
    assert table.stuck() == {"green"}
    assert table.told(Moved)[0].rescued
