from __future__ import annotations

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import IllegalMove
from silverware.games.quicksand.events import SentBack, Won
from tests.games.quicksand.scene import scene
from tests.rules import rule


@rule("quicksand", "9.1")
def test_the_owner_of_the_explorer_at_the_temple_wins_at_once() -> None:
    table = scene("red red", explorers={"red": 36}).play("move red 2 to temple")
    assert table.asked() is None
    outcome = table.table.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("the red explorer", (0,))
    assert len(table.hand("north")) == 4
    with pytest.raises(IllegalMove, match=r"over. \(§9.1\)"):
        table.play("pass")


@rule("quicksand", "9.2")
def test_it_does_not_matter_who_moved_it() -> None:
    table = scene("yellow", explorers={"yellow": 39}).play("move yellow 1 to temple")
    assert table.table.outcome is not None
    assert table.table.outcome.winners == (1,)
    assert table.told(Won)[0].seat == "east"


@rule("quicksand", "9.3")
def test_nobodys_explorer_goes_back_to_its_start_and_play_goes_on() -> None:
    table = scene("white red red red red red", explorers={"white": 38}).play("move white 1 to temple", chance="mask")
    assert table.told(SentBack) == [SentBack("white", (40, 5))]
    assert (table.space("white"), table.stuck()) == (5, set())
    assert (table.asked(), table.question()) == ("east", "play")
    assert len(table.hand("north")) == 6
    assert all(table.view(seat).unowned == ("white",) for seat in ("north", "spectator"))


@rule("quicksand", "9.3")
def test_a_stuck_explorer_rescued_into_the_temple_comes_back_face_up() -> None:
    table = scene("white white", explorers={"white": 38}, stuck=["white"]).play("move white 2 to temple")
    assert (table.space("white"), table.stuck()) == (5, set())


@rule("quicksand", "9.3")
def test_nobody_is_imagined_to_own_what_has_proved_to_be_nobodys() -> None:
    table = scene("white", explorers={"white": 38}).play("move white 1 to temple")
    view = table.view("north")
    for seed in range(60):
        assert 5 not in table.game.imagine(view, None, Seeded(seed)).identities


@rule("quicksand", "9.4")
def test_a_start_is_always_free_for_its_explorer() -> None:
    for space in scene().game.box.spaces:
        assert not set(space.to) & set(range(6))
