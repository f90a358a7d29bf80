"""Moves, questions and what moves bring, as structures; and the edition as it is drawn."""

from __future__ import annotations

import re

import msgspec
import pytest

from silverware.core.errors import BadEdition, BadNotation
from silverware.core.form import Form
from silverware.games.quicksand import GAME, Quicksand
from silverware.games.quicksand.forms import (
    Discard,
    Keep,
    MayDiscard,
    MoveExplorer,
    Movement,
    Pass,
    Play,
    Rescue,
    Sink,
)
from silverware.games.quicksand.view import Piece
from tests.games.quicksand.scene import EDITION, SHORT, Scene, edition, scene
from tests.rules import rule

OURS = EDITION.read_text()


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("move red 2+1 to 10", MoveExplorer("red", 2, 1, 10)),
        ("move white 1 to temple", MoveExplorer("white", 1, 0, 40)),
        ("rescue blue", Rescue("blue", 1, 0)),
        ("rescue blue with mask", Rescue("blue", 0, 1)),
        ("sink red white", Sink(("red", "white"))),
        ("pass", Pass()),
        ("discard mask", Discard("mask")),
        ("keep", Keep()),
    ],
)
def test_a_move_is_meant_by_its_notation_or_by_its_form(text: str, form: Form) -> None:
    move = GAME.notation.parse(text)
    assert move.form == form
    assert GAME.notation.meant(msgspec.to_builtins(form)) is move


def test_the_question_says_whether_there_is_anything_to_play_to_that_seat_alone() -> None:
    able = scene("red red red red red red", options={"zero-card-turns": True})
    assert [able.view(seat).asking for seat in ("north", "east", "spectator")] == [Play(True), Play(None), Play(None)]
    stranded = scene("quicksand " * 6, stuck=["red", "yellow", "green", "blue", "black", "white"])
    assert [stranded.view(seat).asking for seat in ("north", "east")] == [Play(False), Play(None)]


def test_a_discard_is_a_question_of_its_own() -> None:
    table = scene("red").play("move red 1 to 7")
    assert table.view("north").asking == table.view("spectator").asking == MayDiscard()
    assert table.view("north").question == "discard"


def brought(table: Scene, move: str) -> Form | None:
    """What a move would bring."""
    return GAME.brings(table.table, GAME.notation.parse(move))


@rule("quicksand", "5.1", "6.1", "7.1", "7.2", "9.1")
def test_a_movement_says_its_way_and_what_its_end_does() -> None:
    table = scene("white white white red red red", explorers={"white": 15, "red": 38}, stuck=["white"])
    way = Movement((15, 17, 20), rescued=True, stuck=False, discard=True, left=7, decides=False)
    assert brought(table, "move white 3 to 20") == way
    sand = Movement((15, 17), rescued=True, stuck=True, discard=False, left=8, decides=False)
    assert brought(table, "move white 2 to 17") == sand
    home = Movement((38, 40), rescued=False, stuck=False, discard=False, left=0, decides=True)
    assert brought(table, "move red 1 to temple") == home
    assert brought(table, "rescue white") is None


@rule("quicksand", "6.1")
def test_whoever_plays_the_whole_hand_has_nothing_to_discard() -> None:
    table = scene("green " * 6, explorers={"green": 18})
    brings = [brought(table, move) for move in table.menu("move green 6")]
    assert brings
    assert not any(movement.discard for movement in brings if isinstance(movement, Movement))
    some = brought(table, "move green 4 to 26")
    assert isinstance(some, Movement)
    assert some.discard


@rule("quicksand", "9.3")
def test_an_explorer_that_is_nobodys_decides_nothing() -> None:
    table = scene("white", explorers={"white": 39}, unowned=["white"])
    movement = brought(table, "move white 1 to temple")
    assert isinstance(movement, Movement)
    assert not movement.decides


@rule("quicksand", "5.1")
def test_every_movement_goes_along_arrows_and_ends_as_it_says() -> None:
    table = scene("white white mask mask mask red", explorers={"white": 15, "red": 30}, stuck=["red"])
    for move in table.table.menu():
        movement = GAME.brings(table.table, move)
        if not isinstance(movement, Movement) or not isinstance(move.form, MoveExplorer):
            continue
        steps = move.form.cards + move.form.masks - movement.rescued
        assert len(movement.way) == steps + 1
        assert movement.way[-1] == move.form.space
        assert all(to in GAME.box.arrows[at] for at, to in zip(movement.way, movement.way[1:], strict=False))
        after = scene("white white mask mask mask red", explorers={"white": 15, "red": 30}, stuck=["red"])
        after.play(move.text)
        assert (after.question() == "discard") == movement.discard
        assert (move.form.colour in after.stuck()) == movement.stuck
        assert after.table.outcome is not None or after.view("north").explorers[0].left >= 0


def test_a_movement_that_no_arrows_allow_is_explained_and_not_played() -> None:
    table = scene("red red blue blue blue blue", explorers={"blue": 7})
    why = [
        (MoveExplorer("red", 2, 0, 5), "No arrows lead from space 0 to space 5.", "5.2"),
        (MoveExplorer("red", 1, 0, 7), "stands on space 7: you may pass over it, but not stop there.", "5.4"),
        (MoveExplorer("red", 1, 0, 0), "The red explorer is already on space 0; its cards move it on", "5.1"),
        (
            MoveExplorer("red", 1, 0, 10),
            "The red explorer must go exactly 1 step, and no way of that length leads from",
            "5.3",
        ),
        (Sink(("red",)), "You need 1 Quicksand card and have 0.", "8.1"),
        (Sink(("red", "blue")), "You need 2 Quicksand cards and have 0.", "8.1"),
    ]
    for form, sentence, paragraph in why:
        refused = table.table.why_not(0, GAME.notation.meant(form))
        assert refused is not None
        assert sentence in refused.reason
        assert refused.rule == paragraph
    for form in (
        MoveExplorer("pink", 1, 0, 7),
        MoveExplorer("red", 0, 0, 7),
        MoveExplorer("red", 4, 3, 7),
        MoveExplorer("red", 1, -1, 7),
        MoveExplorer("red", 1, 0, 41),
        MoveExplorer("red", 1, 0, -1),
    ):
        with pytest.raises(BadNotation):
            GAME.notation.meant(form)


@rule("quicksand", "8.2")
def test_who_is_stuck_already_is_named() -> None:
    table = scene("quicksand quicksand red red red red", stuck=["yellow", "blue"])
    refused = table.table.why_not(0, GAME.notation.parse("sink red blue"))
    assert refused is not None
    assert (refused.reason, refused.rule) == ("The blue explorer is already stuck.", "8.2")


@rule("quicksand", "1.4")
def test_our_board_is_drawn_as_the_edition_lays_it_out() -> None:
    printed = GAME.printed()
    assert printed.explorers[0] == Piece("red", "Hunter", 0)
    assert (printed.spaces, printed.temple) == (GAME.box.spaces, 40)
    assert (printed.wide.width, printed.narrow.width) == (800, 372)
    assert printed.wide.points[40] == (50, 58)


@rule("quicksand", "1.4")
@pytest.mark.parametrize("text", [SHORT, OURS[: OURS.index("[layout]")]], ids=["short", "ours"])
def test_a_board_without_a_layout_is_drawn_by_its_coordinates(text: str) -> None:
    printed = Quicksand(text).printed()
    for plan in (printed.wide, printed.narrow):
        assert len(plan.points) == len(printed.spaces)
        assert plan.stone >= 12
        for space, (x, y) in zip(printed.spaces, plan.points, strict=True):
            reach = plan.temple if space.kind == "temple" else plan.stone
            assert reach <= x <= plan.width - reach
            assert reach <= y <= plan.height - reach
        for at, (x, y) in enumerate(plan.points):
            for other_x, other_y in plan.points[at + 1 :]:
                assert (x - other_x) ** 2 + (y - other_y) ** 2 > (2 * plan.stone) ** 2
    assert printed.temple == next(space.id for space in printed.spaces if space.kind == "temple")


def test_a_layout_is_only_a_drawing_and_leaves_the_edition_what_it_is() -> None:
    assert Quicksand(OURS[: OURS.index("[layout]")]).edition == GAME.edition


@rule("quicksand", "1.5")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("x = 260, y = 940", "x = 100, y = 940", "Spaces 0 and 1 cannot be drawn in the same place"),
        ("[109, 572], [231, 572]", "[109, 572], [120, 572]", "In the wide layout two spaces overlap"),
        ("[31, 644], [93, 644]", "[31, 644], [93, 700]", "Space 1 must be drawn within the narrow layout"),
        ("[31, 644], [93, 644]", "[31, 644]", "narrow layout needs a point for each of the 41 spaces, not 40"),
        ("width = 800", "width = 0", "wide layout must be 1 to 4000 wide and high"),
        ("temple = 30", "temple = 3", "temple must be as large as a stone"),
        ("stone = 22", "stones = 22", "stones"),
    ],
)
def test_a_board_that_cannot_be_drawn_is_refused_in_one_sentence(old: str, new: str, message: str) -> None:
    with pytest.raises(BadEdition, match=re.escape(message)) as refused:
        edition((old, new))
    assert "\n" not in str(refused.value)
