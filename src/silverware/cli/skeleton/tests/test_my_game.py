"""My Game by the § of its digest. Positions set the scene."""

from __future__ import annotations

import pytest
from my_game.bot import Easy
from my_game.game import GAME
from my_game.messages import Took
from my_game.rules import Table

from silverware.core.dice import Seeded
from silverware.core.errors import BadPosition, IllegalMove

DICE = Seeded(1)


def table(heap: int, *taken: int, turn: str = "north") -> Table:
    """A table with so many counters left."""
    placed = GAME.place({"heap": heap, "taken": taken, "turn": turn})
    placed.heard = []
    return placed


def test_1_1_whoever_takes_the_last_counter_wins() -> None:
    end = table(2, 4, 4)
    end.play(GAME.notation.parse("take 2"), DICE)
    assert end.outcome is not None
    assert (end.outcome.winners, end.outcome.scores) == ((0,), (6, 4))


def test_2_1_the_turn_goes_round() -> None:
    turn = table(5, 3, 2, turn="east")
    turn.play(GAME.notation.parse("take 1"), DICE)
    assert (turn.asked(), turn.heap, turn.heard) == (0, 4, [Took("east", 1, 4)])


def test_2_2_nobody_takes_more_than_there_are() -> None:
    with pytest.raises(IllegalMove, match="only one counter left"):
        table(1, 5, 4).play(GAME.notation.parse("take 2"), DICE)


def test_a_position_has_all_the_counters() -> None:
    with pytest.raises(BadPosition, match="There are 10 counters"):
        table(5, 1, 1)
    with pytest.raises(BadPosition, match="so not the last counter"):
        table(0, 0, 10)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_ends_and_every_moment_can_be_written_down(seats: int) -> None:
    state = GAME.start(seats, DICE, GAME.choose({}))
    while True:
        document = GAME.position(state)
        assert GAME.place(document) == state
        for seat in range(seats):
            view = GAME.view(state, seat)
            assert GAME.view(GAME.imagine(view, None, DICE), seat) == view
        if state.outcome is not None:
            break
        state.play(state.menu()[DICE.below(len(state.menu()))], DICE)


def test_the_easy_bot_leaves_a_multiple_of_three() -> None:
    left = table(5, 3, 2)
    assert Easy(GAME, 1).choose(GAME.view(left, 0), left.menu()).text == "take 2"
