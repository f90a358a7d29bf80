from __future__ import annotations

from typing import Any

import pytest

from silverware.games.silverton.events.operations import Operated, Produced
from tests.games.silverton.scene import Scene, scene
from tests.rules import rule


def operating(*claims: Any, **more: Any) -> Scene:
    """North may operate these claims."""
    return scene(2, north={"claims": list(claims), **more}).place().until("operate", "north")


def worked(card: str) -> dict[str, Any]:
    """A claim whose first operation is behind it."""
    return {"card": card, "operated": True}


@rule("silverton", "13.1")
def test_all_claims_are_paid_for_before_the_first_roll() -> None:
    table = operating(worked("c25"), worked("c30"), cash=99)
    assert table.menu() == {"done", "operate c25", "operate c30"}
    table.play("operate c25")
    assert table.seat("north")["cash"] == 39
    assert table.menu() == {"done"}
    assert table.refused("operate c30") == "6.4"
    assert not table.told(Produced)
    both = operating(worked("c25"), worked("c30")).play("operate c30", "operate c25", "done", chance="6 6 6 6")
    kinds = [type(event) for event in both.events if isinstance(event, (Operated, Produced))]
    assert kinds == [Operated, Operated, Produced, Produced]


@rule("silverton", "13.2")
def test_claims_are_rolled_for_with_two_dice_in_the_order_of_their_numbers() -> None:
    table = operating(worked("c25"), worked("c30")).play("operate c30", "operate c25", "done", chance="5 6 6 6")
    assert [(event.card, event.total, event.loads) for event in table.told(Produced)] == [
        ("c25", 11, 4),
        ("c30", 12, 3),
    ]
    assert table.claim("north", "c25")["freight"] == 4


@rule("silverton", "13.3")
def test_a_first_operation_is_rolled_with_one_die_plus_6() -> None:
    table = operating("c25").play("operate c25", "done", chance="3")
    assert [(event.dice, event.total, event.loads) for event in table.told(Produced)] == [((3,), 9, 2)]
    assert table.claim("north", "c25")["operated"]


@rule("silverton", "13.4")
@pytest.mark.parametrize(("die", "depleted"), [("1", True), ("2", True), ("3", False)])
def test_a_first_operation_may_deplete_a_claim_that_depletes_on_8(die: str, depleted: bool) -> None:
    table = operating("c27").play("operate c27", "done", chance=die)
    assert table.told(Produced)[0].depleted == depleted


@rule("silverton", "13.5")
def test_a_depleted_claim_is_never_operated_again() -> None:
    table = operating({"card": "c25", "freight": 2, "depleted": True, "operated": True}, "c30")
    assert table.menu() == {"done", "operate c30"}
    assert table.refused("operate c25") == "13.5"


@rule("silverton", "13.6")
def test_a_claim_is_operated_once_a_turn_even_if_it_changes_hands() -> None:
    table = operating(worked("c25"), "c30").play("operate c25")
    assert table.refused("operate c25") == "13.6"
    table.play("done", chance="6 6").until("deal", "north")
    table.play("offer east c25, c30 for $10", "accept").until("operate", "east")
    assert table.refused("operate c25") == "13.6"
    assert "operate c30" in table.menu()


@rule("silverton", "13.6")
def test_a_claim_is_operated_again_in_the_next_turn() -> None:
    table = operating(worked("c25")).play("operate c25", "done", chance="6 6").end_turn().until("operate", "north")
    assert "operate c25" in table.menu()


@rule("silverton", "13.7")
def test_no_track_is_needed_and_nothing_has_to_be_operated() -> None:
    table = scene(2, open=["c25"]).place(north="p1 c25").play("stake c25").until("operate", "north").play("done")
    assert not table.told(Produced)
    assert table.claim("north", "c25")["operated"] is False


@rule("silverton", "13.8")
def test_operating_claim_25() -> None:
    gold = operating(worked("c25")).play("operate c25", "done", chance="5 6")
    assert gold.seat("north")["cash"] == 2400 - 60
    assert gold.claim("north", "c25")["freight"] == 4
    depleted = operating({"card": "c25", "freight": 1, "operated": True}).play("operate c25", "done", chance="3 3")
    assert depleted.claim("north", "c25")["depleted"]
