"""The object people import: a game in progress."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest

import silverware
from silverware.core.dice import Seeded
from silverware.core.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadTable,
    IllegalMove,
)
from silverware.core.move import Move
from silverware.core.record import parse
from silverware.core.replay import verify
from silverware.games import GAMES, game_called
from silverware.games.quick_silver import forms
from silverware.games.quick_silver.events import Offered


def match_of(game: str, moves: int, seed: int = 7) -> silverware.Match:
    """A match of three seats, some random moves into it."""
    match, pace = silverware.start(game, seats=3, seed=seed), Seeded(seed)
    while match.outcome is None and moves:
        match.play(match.menu[pace.below(len(match.menu))])
        moves -= 1
    return match


@pytest.fixture
def match() -> silverware.Match:
    """North's first turn, with two others."""
    match = silverware.start("quick-silver", seats=3, seed=10, memory="aided")
    match.play("pick up")
    return match


def test_a_menu_is_asked_by_text_number_form_and_move(match: silverware.Match) -> None:
    sneak = match.game.notation.parse("sneak")
    assert sneak in match.menu
    for said in ("sneak", " SNEAK ", sneak.number, forms.Sneak(), {"type": "sneak"}, pickle.loads(pickle.dumps(sneak))):
        assert said in match.menu
    for said in (
        "allow",
        "dance",
        10**6,
        forms.Allow(),
        {"type": "dance"},
        game_called("silver-coin").notation.moves[0],
    ):
        assert said not in match.menu


def test_a_menu_is_a_sequence_that_nobody_can_change(match: silverware.Match) -> None:
    menu = match.menu
    assert [*menu] == [menu[at] for at in range(len(menu))] == list(match.state.menu())
    assert menu[-1].text == "sneak"
    assert menu[-2:] == tuple(menu)[-2:]
    assert menu == match.menu == match.state.menu()
    assert hash(menu) == hash(match.menu)
    assert not hasattr(menu, "clear")
    with pytest.raises(AttributeError):
        menu.more = True  # type: ignore[attr-defined]


def test_a_long_menu_prints_its_first_moves() -> None:
    match = silverware.start("quick-silver", seats=6, seed=1)
    match.play("pick up")
    menu = match.menu
    assert len(menu) > 12
    assert repr(menu).startswith(f"<Menu: {menu[0].text}, {menu[1].text}, ")
    assert repr(menu).endswith(f", and {len(menu) - 12} more>")


@pytest.mark.parametrize("say", [str, lambda text: game_called("quick-silver").notation.parse(text).number])
def test_a_move_is_played_by_whatever_names_it(match: silverware.Match, say: type[str]) -> None:
    match.play(say("sneak"))
    assert match.log("spectator")[-1] == "North takes a sneak token."
    assert match.asked == 1


def test_an_illegal_move_is_explained_and_changes_nothing(match: silverware.Match) -> None:
    before = match.copy()
    with pytest.raises(IllegalMove) as refused:
        match.play("allow")
    sentence = "North can't play 'allow' now: On your turn in the mines, swap a card or sneak. (§4.3)"
    assert str(refused.value) == sentence
    assert str(match.why("allow")) == sentence
    assert str(match.why("sneak", "east")) == "East can't play 'sneak' now: North is asked now. (§4.3)"
    assert match.why("sneak") is None
    assert match == before
    with pytest.raises(BadNotation, match="'dance' is not a move"):
        match.play("dance")
    with pytest.raises(BadNotation, match="named by its text, its number or its form, not by None"):
        match.play(None)  # type: ignore[arg-type]


def test_chairs_go_by_number_or_name(match: silverware.Match) -> None:
    assert match.view("north") == match.view(0) == match.game.view(match.state, 0)
    assert match.view("Spectator") == match.view(-1)
    assert match.log("east") == match.log(1)
    for nobody in (3, -2, "west"):
        with pytest.raises(BadTable, match="There is no seat"):
            match.view(nobody)


def test_a_chair_is_told_only_what_it_may_know() -> None:
    match = silverware.start("quick-silver", seats=3, seed=10)
    match.play("pick up")
    match.play(next(move for move in match.menu if move.text.endswith("with east")))
    assert any("offers the " in line for line in match.log("north"))
    assert not any("offers the " in line for line in match.log("south"))
    seen = [match.events(chair)[-1] for chair in ("north", "south")]
    assert [isinstance(event, Offered) and event.card is None for event in seen] == [False, True]


def test_what_is_taken_back_has_not_happened(match: silverware.Match) -> None:
    before, log = match.state.copy(), match.log(0)
    match.play("sneak")
    match.play("sneak")
    match.undo()
    match.undo()
    assert match.state == before
    assert match.log(0) == log
    match.play("sneak")
    match.undo()
    match.undo()
    assert match.menu == (match.game.notation.parse("pick up"),)
    with pytest.raises(BadRecord, match="no move to take back"):
        match.undo()
    assert silverware.record(match.record()) == match


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_copied_pickled_and_recorded(game: str) -> None:
    match = match_of(game, 30)
    twins = [match.copy(), deepcopy(match), pickle.loads(pickle.dumps(match))]
    for twin in (*twins, silverware.record(match.record())):
        assert twin == match
        assert twin.state is not match.state
        for seat in (-1, 0, 1):
            assert twin.log(seat) == match.log(seat)
        twin.undo()
        assert twin != match
        match_before = match.copy()
        match_before.undo()
        assert twin.state == match_before.state
    match.play(match.menu[0])
    for twin in twins:
        assert twin != match
    again = silverware.record(match.record(), seed=3)
    while again.outcome is None:
        again.play(again.menu[len(again.menu) // 2] if game == "silverton" else again.menu[-1])
        if game in ("silverton", "silver-coin") and len(parse(again.record()).moves) > 80:
            break
    assert verify(parse(again.record()), again.game).startswith(str(len(parse(again.record()).moves)))


def test_the_luck_of_a_copy_is_the_same(match: silverware.Match) -> None:
    swap = next(move for move in match.menu if move.text.endswith("with east"))
    twin = match.copy()
    for each in (match, twin):
        each.play(swap)
        each.play("allow")
    assert twin == match
    assert twin.record() == match.record()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_its_position(game: str, tmp_path: Path) -> None:
    match = match_of(game, 12)
    placed = silverware.position(match.position(), seed=1)
    assert placed.menu == match.menu
    assert [placed.view(seat) for seat in (-1, 0, 1)] == [match.view(seat) for seat in (-1, 0, 1)]
    placed.play(placed.menu[0])
    assert silverware.record(placed.record()) == placed


def test_positions_and_records_are_read_from_text_and_files(tmp_path: Path, match: silverware.Match) -> None:
    file = tmp_path / "mine.game"
    file.write_text(match.record())
    assert silverware.record(file) == match
    with pytest.raises(BadRecord, match="This is not a record"):
        silverware.record("mine.game")
    with pytest.raises(BadPosition, match="This is not valid TOML"):
        silverware.position("seats 3")
    with pytest.raises(BadPosition, match="does not say which game it is for"):
        silverware.position("seats = 3")


def test_the_same_seed_gives_the_same_game() -> None:
    assert silverware.start("quicksand", seed=5) == silverware.start("quicksand", seed=5)
    assert silverware.start("quicksand", seed=5) != silverware.start("quicksand", seed=6)
    assert silverware.start("quicksand") != silverware.start("quicksand")
    state = game_called("quicksand").start(4, Seeded(5), game_called("quicksand").choose({}))
    assert silverware.start("quicksand", seed=5).state == state


def test_options_are_keywords() -> None:
    match = silverware.start("quick-silver", seats=2, not_quite_dead=True)
    assert match.view(0).options.not_quite_dead
    with pytest.raises(BadTable, match="no such option"):
        silverware.start("quick-silver", sorcery=True)
    with pytest.raises(BadTable, match="2 to 6 seats, not 9"):
        silverware.start("quick-silver", seats=9)
    with pytest.raises(BadTable, match="2 to 6 seats, not '4'"):
        silverware.start("quick-silver", seats="4")  # type: ignore[arg-type]
    with pytest.raises(BadTable, match="There is no game 'chess'"):
        silverware.start("chess")


def test_a_match_prints_as_a_terminal_shows_it(match: silverware.Match) -> None:
    assert str(match) == match.show("north") != match.show("east")
    assert "▶ North (you" in str(match)
    assert str(match).endswith("Your turn in the mines: swap which card with whom, or sneak?")
    assert repr(match) == "<Match: Quick Silver, 3 seats, 1 move, north is asked>"
    page = match._repr_html_()
    assert "<li>swap 20 with east</li>" in page
    assert "&lt;" not in page


def test_a_match_that_is_over_says_so() -> None:
    match = match_of("quick-silver", 10**6)
    assert match.asked is None
    assert not match.menu
    assert repr(match.menu) == "<Menu: empty>"
    assert repr(match).endswith("over>")
    assert match.outcome == match.state.outcome
    with pytest.raises(IllegalMove, match="The game is over"):
        match.play("sneak")
    assert "sneak" not in match.menu
    assert str(match)


def test_a_match_has_no_hash(match: silverware.Match) -> None:
    for changing in (match, match.state):
        with pytest.raises(TypeError):
            hash(changing)


def test_importing_the_library_imports_nothing_that_it_does_not_need() -> None:
    program = """
import sys, silverware
assert "silverware.match" not in sys.modules
silverware.start("quick-silver", seats=3, seed=10)
assert str(silverware.start("quick-silver", seed=7))
heavy = {"rich", "litestar", "cyclopts", "sqlalchemy", "numpy"} & set(sys.modules)
assert not heavy, heavy
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_library_lists_its_names() -> None:
    assert {"Match", "Menu", "start", "position", "record"} <= set(dir(silverware))
    with pytest.raises(AttributeError, match="no attribute 'begin'"):
        silverware.begin  # noqa: B018


def test_equal_moves_are_equal_whoever_made_them() -> None:
    move = game_called("quick-silver").notation.parse("sneak")
    other = Move("sneak", forms.Sneak())
    assert move == other
    assert hash(move) == hash(other)
    assert move != Move("sneak")
    assert move != "sneak"
    match = silverware.start("quick-silver", seats=2, seed=1)
    match.play(Move("pick up", forms.PickUp()))
    match.play(other)
    assert match.log(0)[-1].endswith("takes a sneak token.")
