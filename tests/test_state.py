"""The machine itself, with questions small enough to see through."""

from __future__ import annotations

import pickle

import pytest

from silverware.core.dice import Seeded
from silverware.core.errors import BadNotation, BadPosition, BadTable, IllegalMove
from silverware.core.move import Move, Notation
from silverware.core.seats import seat_called, seat_name
from silverware.core.state import Outcome, State
from silverware.games import GAMES, game_called
from silverware.games.quick_silver import GAME, forms
from silverware.games.quick_silver.rules import Spy, Turn
from tests.games.quick_silver.scene import scene


def test_a_question_asked_in_the_middle_of_another_is_answered_first() -> None:
    table = scene(3, turn="east").table
    table.ask(Spy(2))
    table.ask(Spy(0))
    assert [question.seat for question in table.pending] == [1, 2]
    copy = table.copy()
    for seat in (0, 2):
        assert table.asked() == seat
        table.question = table.pending.pop()
    assert isinstance(table.question, Turn)
    assert table.asked() == 1
    assert copy.asked() == 0
    assert len(copy.pending) == 2


class Heaps(State):
    """A table with nothing but heaps, and no copy of its own."""

    def __init__(self) -> None:
        super().__init__(2, "1.1")
        self.heaps = [[1, 2], [3]]


def test_a_state_copies_whatever_is_in_it() -> None:
    table = Heaps()
    table.heard = []
    table.ask(Turn(0))
    table.ask(Turn(1))
    copy = table.copy()
    assert copy == table
    assert copy.heard is None
    copy.heaps[0].append(4)
    copy.pending.clear()
    assert table.heaps == [[1, 2], [3]]
    assert table.pending == [Turn(0)]


def test_two_moves_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="share one text"):
        Notation([Move("jump"), Move("jump")])


def test_seats_go_by_name_in_any_case() -> None:
    assert [seat_called(name, 6) for name in ("North", "DAWN", "dusk")] == [0, 4, 5]
    assert [seat_name(seat) for seat in (-1, 0, 5)] == ["spectator", "north", "dusk"]
    with pytest.raises(BadTable, match="north, east"):
        seat_called("south", 2)


def test_a_state_plays_a_move_by_its_text() -> None:
    table, dice = scene(3, turn="east").table, Seeded(1)
    with pytest.raises(IllegalMove, match="East can't play 'allow' now: On your turn in the mines"):
        table.play("allow", dice)
    with pytest.raises(BadNotation, match="'dance' is not a move"):
        table.play("dance", dice)
    with pytest.raises(TypeError):
        table.play(3, dice)  # type: ignore[arg-type]
    table.play(" SNEAK ", dice)
    assert table.asked() == 2


def test_a_move_of_a_game_that_is_over_is_refused_by_its_text_too() -> None:
    table = scene(3, turn="east").table
    table.finish(Outcome("cash", (1,), (0, 100, 0)))
    with pytest.raises(IllegalMove, match="The game is over"):
        table.play("sneak", Seeded(1))


def test_an_equal_move_plays_as_the_tables_own() -> None:
    table = scene(3, turn="east").table
    other = Move("sneak", forms.Sneak())
    assert table.why_not(1, other) is None
    table.play(other, Seeded(1))
    assert table.sneaks[1] == 1


def test_nobody_can_change_a_menu() -> None:
    menu = scene(3, turn="east").table.menu()
    assert isinstance(menu, tuple)
    assert scene(3, turn="east").table.menu() is menu


def test_what_a_game_is_made_of_prints_readably() -> None:
    table = scene(3, turn="east").table
    assert repr(table) == "<Table of 3 seats, round 1: <turn for east, §4.3>>"
    assert repr(table.question) == "<turn for east, §4.3>"
    assert repr(table.menu()[-1]) == "<sneak>"
    assert repr(Seeded(1)) == "<Seeded dice>"
    assert repr(GAME).startswith("<Quick Silver, edition silverware ")


def test_values_are_equal_where_their_fields_are() -> None:
    assert Turn(1) == Turn(1)
    assert hash(Turn(1)) == hash(Turn(1))
    assert Turn(1) != Turn(2)
    assert Turn(1) != Spy(1)
    assert Seeded(1) == Seeded(1) != Seeded(2)
    assert scene(3, turn="east").table == scene(3, turn="east").table
    assert scene(3, turn="east").table != scene(3, turn="north").table
    with pytest.raises(TypeError, match="can't be hashed"):
        hash(scene(3, turn="east").table)


def test_games_made_from_one_edition_are_one_game() -> None:
    assert game_called("quick-silver", GAME.text) is GAME
    other = game_called("quick-silver", GAME.text.replace('name = "silverware"', 'name = "other"'))
    assert other is not GAME
    assert pickle.loads(pickle.dumps(other)) is other
    assert pickle.loads(pickle.dumps(other.notation.moves[0])) is other.notation.moves[0]
    assert other.notation.moves[0] == GAME.notation.moves[0]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_is_imagined_as_it_ended_or_refused_in_a_sentence(name: str) -> None:
    game, dice = game_called(name), Seeded(3)
    state = game.start(2, dice, game.choose({}))
    state.playout(dice)
    view = game.view(state, 0)
    try:
        told = game.view(game.imagine(view, game.recall(state, 0), dice), 0)
    except BadPosition as refused:
        told = str(refused)
    assert told in (view, "The game is over: there is nothing left to imagine.")


def test_a_refusal_travels() -> None:
    refused = scene(3, turn="east").table.why_not(0, Move("sneak", forms.Sneak()))
    copy = pickle.loads(pickle.dumps(refused))
    assert (str(copy), copy.seat, copy.rule) == (
        "North can't play 'sneak' now: East is asked now. (§4.3)",
        "North",
        "4.3",
    )
