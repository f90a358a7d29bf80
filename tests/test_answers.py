"""The command line of a table: moves in few letters, and answers told from one chair's view."""

from __future__ import annotations

import pytest

from silverware.answers import Moment, reply
from silverware.core.dice import Seeded
from silverware.core.game import AnyGame
from silverware.core.registry import registration
from silverware.core.seats import SPECTATOR, Seat
from silverware.core.state import State
from silverware.games import GAMES
from silverware.games.silverton import GAME as SILVERTON
from silverware.games.silverton.view import SilvertonView

NAMES = ("North", "East", "South")


def played(name: str, moves: int, seed: int = 3) -> tuple[AnyGame, State]:
    """A game after so many moves by chance."""
    game = registration(name).game
    dice = Seeded(f"{seed}")
    state: State = game.start(3, dice, game.choose({}))
    for _ in range(moves):
        if state.question is not None:
            menu = state.menu()
            state.play(menu[dice.below(len(menu))], dice)
    return game, state


def moment(game: AnyGame, state: State, seat: Seat) -> Moment:
    """A chair's moment, its menu where it is asked."""
    menu = state.menu() if seat == state.asked() else ()
    told = [["North passes."], ["East passes.", "The round ends."]]
    return Moment(game, game.view(state, seat), NAMES, menu, lambda move: game.say(move, NAMES), told)


def asked(name: str = "quick-silver", moves: int = 40) -> Moment:
    """Whoever is asked, some moves into a game."""
    game, state = played(name, moves)
    seat = state.asked()
    assert seat is not None
    return moment(game, state, seat)


def says(where: Moment, words: str) -> str:
    """An answer in one line."""
    answer = reply(where, words)
    assert answer.move is None
    return " ".join(answer.says)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_meant_by_its_number_and_by_its_notation(game: str) -> None:
    for moves in (0, 7, 40, 90):
        now, state = played(game, moves)
        if (seat := state.asked()) is None:
            continue
        here = moment(now, state, seat)
        for number, move in enumerate(here.menu, 1):
            answer = reply(here, f"{number}")
            assert answer == reply(here, f"  {move.text.upper()} ")
            assert (answer.move, answer.id) == (move.text, move.number)


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("sn", "sneak"),
        ("sw 25 n", "swap 25 with north"),
        ("swap 25 with so", "swap 25 with south"),
        ("swap 15 c", "swap 15 with centre"),
    ],
)
def test_the_beginnings_of_words_are_enough_where_one_move_has_them(words: str, move: str) -> None:
    assert reply(asked(), words).move == move


def test_where_several_could_be_meant_they_are_named() -> None:
    assert says(asked(), "swap 25 w") == (
        "That could be swap 25 with north, swap 25 with south or swap 25 with centre."
    )
    assert says(asked(), "h") == "That could be hand or help."
    assert "or one of" in says(asked("quicksand"), "m")


def test_only_what_can_be_done_now_is_suggested() -> None:
    here = asked()
    assert "Did you mean sneak?" in says(here, "snaek")
    assert "Did you mean" not in says(here, "take 2x")
    assert "“xyzzy” is neither a move nor a question here. Type help" in says(here, "xyzzy")


def test_a_move_in_notation_that_is_not_on_the_menu_is_left_to_the_rules_to_refuse() -> None:
    assert reply(asked(), "redirect onto centre").move == "redirect onto centre"


def test_who_is_not_asked_can_ask_but_not_move() -> None:
    game, state = played("quick-silver", 40)
    for seat in [each for each in range(3) if each != state.asked()] + [SPECTATOR]:
        here = moment(game, state, seat)
        assert says(here, "1") == "You have nothing to choose now."
        assert reply(here, "swap 25 with north").move is None
        assert says(here, "scores").startswith("South $25, East $20, North $5.")
    assert says(moment(game, state, SPECTATOR), "hand") == "You are watching."


def test_what_happened_is_told_again() -> None:
    assert says(asked(), "last") == "East passes. The round ends."
    assert says(asked(), "last 2") == "North passes. East passes. The round ends."
    assert says(asked(), "repeat").startswith("East passes. The round ends. Your turn in the mines")
    assert says(asked(), "") == says(asked(), "turn")


def test_a_rule_is_read_out() -> None:
    assert says(asked(), "rule").startswith("§4.3 On your turn, do one of two things")
    assert says(asked(), "rule 5.1").startswith("§5.1 ")
    assert "have no §99.1" in says(asked(), "rule 99.1")


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_from_every_chair_at_any_time(game: str) -> None:
    words = ["hand", "table", "seats", "seat east", "scores", "turn", "last", "actions", "rule", "repeat", "help"]
    words += ["near 17", "near denver", "near red", "prices", "prices gold", "route denver to pueblo", "seat", "near"]
    for moves in (0, 5, 60, 5000):
        now, state = played(game, moves)
        for seat in (0, 1, 2, SPECTATOR):
            here = moment(now, state, seat)
            assert all(reply(here, each).says for each in words)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_that_the_chair_may_not_know(game: str) -> None:
    """Answers are made from the view alone, so two states that look alike to a chair are told alike."""
    now, state = played(game, 30)
    if state.question is None:
        return
    dice = Seeded("imagined")
    for seat in range(3):
        other = now.imagine(now.view(state, seat), now.recall(state, seat), dice)
        for words in ("hand", "table", "seats", "scores"):
            assert reply(moment(now, state, seat), words) == reply(moment(now, other, seat), words)


def test_a_long_line_is_cut() -> None:
    assert len(says(asked(), "x" * 5000)) < 500


def test_a_town_says_its_lines_and_a_route_its_cost() -> None:
    here = asked("silverton")
    near = says(here, "near colo")
    assert near.startswith("Colorado Springs.")
    assert "To Denver: $140, distance 7." in near
    assert "To Denver: $140, distance 7, yours." in near
    assert says(here, "near san") == "san could be Santa Fe and Santa Rita."
    assert says(here, "near atlantis") == "There is no town atlantis."
    assert says(here, "route denver to pueblo") == (
        "Denver to Pueblo: distance 11. Denver-Colorado Springs (2): yours, distance 7. "
        "Colorado Springs-Pueblo (1): $80, distance 4. To build: $80."
    )
    assert says(here, "route denver to denver") == "Denver is there already."
    assert "Pueblo coal $40, 0 sold of 8" in says(here, "prices pueblo")


def test_every_town_can_be_gone_to_from_every_other() -> None:
    game, state = played("silverton", 0)
    view = game.view(state, 0)
    assert isinstance(view, SilvertonView)
    here = moment(game, state, 0)
    for town in SILVERTON.box.town_names[1:]:
        assert "distance" in says(here, f"route {SILVERTON.box.town_names[0]} to {town}")
