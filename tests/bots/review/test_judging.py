"""Judging decisions: held against judgements whose answer is known."""

from __future__ import annotations

from functools import cache, reduce
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

import silverware
from silverware.bots.judgement import Judgement
from silverware.bots.review import Judged, Moment, Past, judge
from silverware.bots.thinking import Hard
from silverware.core.dice import Dice, Seeded
from silverware.core.errors import BadRecord
from silverware.core.game import AnyGame
from silverware.core.record import parse
from silverware.core.seats import SEAT_NAMES
from silverware.games import GAMES, game_called
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.state import Table

GOLDEN = Path("tests/golden")
NORTH = 0


@cache
def past(file: str, seat: int = NORTH) -> Past:
    """A golden game as a seat lived through it."""
    record = parse((GOLDEN / file).read_text())
    return Past(record, game_called(record.game), seat)


class Known(Judgement):
    """Every sneak token of north's is worth so much, and luck decides about the rest of it."""

    token = 0.0
    luck = 0.0

    def play_on(self, state: Any, horizon: int, dice: Dice) -> list[float]:
        assert isinstance(state, Table)
        for _ in range(state.sneaks[NORTH]):
            dice.below(2)  # so that luck is another after another move
        north = 0.3 + self.token * state.sneaks[NORTH] + (self.luck if dice.below(2) else -self.luck)
        return [north, 1 - north]

    def reason(self, worlds: Any, seat: int, move: Any, names: Any) -> str:
        return f"{names[seat]} likes to {move.text} in {len(worlds)} worlds."


def hard(mind: type[Judgement]) -> type[Hard[Any, Any]]:
    """A hard bot with this judgement."""
    return type("Reviewer", (Hard,), {"judgement": mind})


def known(token: float, luck: float = 0.0) -> type[Judgement]:
    """A judgement that knows what a sneak token is worth."""
    return type("Knowing", (Known,), {"token": token, "luck": luck})


def judged(mind: type[Judgement], step: int = 5, worlds: int = 400, *, hindsight: bool = False) -> Judged:
    """A decision of a short game, in which north swapped at step 5 and could have sneaked."""
    game = past("quick-silver/two-by-cash.game")
    return judge(game.moment(step), GAME, hard(mind), game.names, worlds, hindsight=hindsight)


@pytest.mark.parametrize(
    ("token", "mark"),
    [(0.02, None), (0.05, "inaccurate"), (0.1, "mistake"), (0.2, "blunder"), (0.0, None), (-0.2, None)],
)
def test_a_decision_is_marked_by_what_it_lost(token: float, mark: str | None) -> None:
    found = judged(known(token))
    assert found.played == "swap 15 with centre"
    assert found.mark == mark
    assert [found.loss, found.error] == pytest.approx([max(token, 0), 0])
    assert found.best == ("sneak" if token > 0 else found.played)
    assert found.placement == pytest.approx(0.3 + max(token, 0))


def test_the_moves_are_ranked_with_how_far_they_are_behind() -> None:
    found = judged(known(0.1))
    assert found.moves[0].move == "sneak"
    assert {each.move for each in found.moves} == {
        move.text for move in past("quick-silver/two-by-cash.game").moment(5).menu
    }
    assert [each.behind for each in found.moves] == pytest.approx([0.0] + [0.1] * (len(found.moves) - 1))
    assert found.reason == "easy bot likes to sneak in 40 worlds."


def test_of_every_move_on_a_short_menu_something_can_be_said() -> None:
    found = judged(known(0.5), worlds=60)
    assert len(found.moves) == 7
    assert min(each.worlds for each in found.moves) >= 40


def test_ties_are_never_errors() -> None:
    """Whatever the dice brought: the moves are worth the same, and luck is large."""
    steps = past("quick-silver/two-by-cash.game").answers
    assert len(steps) > 10
    for step in steps:
        found = judged(known(0.0, luck=0.3), step, worlds=120)
        assert (found.loss, found.mark, found.best) == (0.0, None, found.played)


def test_a_loss_that_may_be_chance_is_none_and_more_worlds_make_it_certain() -> None:
    few, many = (judged(known(0.06, luck=0.3), worlds=worlds) for worlds in (200, 4000))
    assert few.error > 0.03
    assert (few.loss, few.mark) == (0.0, None)
    assert many.error < 0.012
    assert abs(many.loss - 0.06) < 3 * many.error
    assert many.mark == "inaccurate"


def test_forced_moves_are_not_judged() -> None:
    game = past("quick-silver/two-by-cash.game")
    assert game.forced > 0
    for step in game.answers:
        assert len(game.moment(step).menu) > 1
    forced = next(step for step in range(20) if step not in game.answers)
    with pytest.raises(BadRecord, match="There is no decision to review at step"):
        game.moment(forced)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = silverware.start("quick-silver", seats=2, seed=1).record()
    with pytest.raises(BadRecord, match="The game is not over yet"):
        Past(parse(record), GAME, NORTH)


def test_what_was_taken_back_is_not_judged() -> None:
    match = silverware.start("quick-silver", seats=2, seed=4)
    match.play("pick up")
    asked = match.asked
    assert asked is not None
    match.play("sneak")
    match.undo()
    dice = Seeded(1)
    while match.asked is not None:
        match.play(match.menu[dice.below(len(match.menu) - 1)])
    game = Past(parse(match.record()), GAME, asked)
    first = game.moment(min(game.answers))
    assert (first.step, 2 in game.answers, 3 in game.answers) == (1, False, False)
    assert first.played != "sneak"
    assert memory(GAME, first) == game.game.recall(first.state, asked)


def test_the_same_decision_is_judged_alike_every_time() -> None:
    assert judged(Judgement, worlds=60) == judged(Judgement, worlds=60)


class Whole(Judgement):
    """A judgement of everything in a state, hidden cards above all: worth anything between 0 and 1."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.game = game

    def play_on(self, state: Any, horizon: int, dice: Dice) -> list[float]:
        return [crc32(repr(self.game.position(state)).encode()) / 2**32] * state.seats


def memory(game: AnyGame, moment: Moment) -> Any:
    """What a seat remembers of what it has heard."""
    return reduce(game.remember, moment.heard, None)


def imagined(game: AnyGame, moment: Moment) -> Moment:
    """The same decision in another world, one that the seat could not rule out."""
    seat = moment.view.seat
    state = game.imagine(moment.view, memory(game, moment), Seeded(f"another {moment.step}"))
    return moment._replace(state=state, view=game.view(state, seat), menu=tuple(state.menu()))


@pytest.mark.parametrize(
    ("file", "seat"),
    [
        ("quick-silver/four-by-cash.game", 1),
        ("quicksand/four-easy.game", 2),
        ("silver-coin/four-aided.game", 0),
        ("silverton/three-standard.game", 1),
    ],
)
def test_hidden_cards_do_not_change_a_review_but_hindsight_sees_them(file: str, seat: int) -> None:
    found = past(file, seat)
    bot, steps, seen = hard(Whole), list(found.answers), 0
    moments = [found.moment(step) for step in steps[:: max(len(steps) // 6, 1)]]
    for moment in moments:
        other = imagined(found.game, moment)
        fair, same = (judge(each, found.game, bot, found.names, 12, hindsight=False) for each in (moment, other))
        assert fair == same
        truth, dream = (judge(each, found.game, bot, found.names, 12, hindsight=True) for each in (moment, other))
        seen += truth != dream
    assert seen > len(moments) / 3


def test_a_move_that_is_on_no_menu_is_judged_as_well() -> None:
    record = parse((GOLDEN / "silverton/four-offers.game").read_text())
    game = GAMES[record.game]
    found, moment = next(
        (found, moment)
        for found in (Past(record, game, seat) for seat in range(record.seats))
        for moment in map(found.moment, found.answers)
        if moment.played not in moment.menu
    )
    weighed = judge(moment, game, hard(Whole), found.names, 10, hindsight=False)
    assert moment.played.text in [move.move for move in weighed.moves]
    assert len(weighed.moves) == len(moment.menu) + 1


def test_a_seat_remembers_what_it_was_told() -> None:
    for file in ("quick-silver/four-by-cash.game", "quicksand/four-easy.game", "silver-coin/four-aided.game"):
        for seat in range(2):
            found = past(file, seat)
            moment = found.moment(max(found.answers))
            assert memory(found.game, moment) == found.game.recall(moment.state, seat), (file, SEAT_NAMES[seat])
