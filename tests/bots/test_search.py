"""One search for all games: held against small games whose best moves can be worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from silverware.bots import thinking
from silverware.bots.budget import budget
from silverware.bots.judgement import Judgement, by_lot, placements
from silverware.bots.quick_silver import Hard
from silverware.bots.quick_silver.judgement.reliving import LikelyWorlds
from silverware.bots.search import Search
from silverware.core.dice import Dice, Seeded
from silverware.core.errors import BadTable
from silverware.core.form import Form
from silverware.core.move import Choices, Move, Notation
from silverware.core.seats import Seat
from silverware.core.state import Outcome, Question, Refusal, State
from silverware.core.worlds import Worlds
from silverware.games.quick_silver import GAME
from silverware.games.quick_silver.view import QuickSilverView

SAFE, BET, FOLD = MOVES = (Move("safe"), Move("bet"), Move("fold"))
Notation(MOVES)


class Coin(State):
    """A coin lies under a cup; north may bet on heads, play safe, or fold. A die may be rolled for everybody."""

    def __init__(self, heads: bool, *, rolled: bool = False) -> None:
        super().__init__(2, "1")
        self.heads = heads
        self.rolled = rolled

    def copy(self) -> Coin:
        other = Coin(self.heads, rolled=self.rolled)
        other.question = self.question
        return other


class May(Question[Coin]):
    """What north does."""

    def __init__(self) -> None:
        super().__init__(0, "may", "1")

    def form(self, state: Coin, seat: Seat) -> Form:
        raise NotImplementedError

    def menu(self, state: Coin) -> Choices:
        return MOVES

    def answer(self, state: Coin, move: Move, dice: Dice) -> None:
        if state.rolled:
            state.heads = dice.below(2) == 0
        if move is SAFE:
            state.finish(Outcome("safe", (0, 1), (1, 1)))
        else:
            wins = move is BET and state.heads
            state.finish(Outcome("bet", (0,) if wins else (1,), (int(wins), int(not wins))))

    def refusal(self, state: Coin, move: Move) -> Refusal:
        raise NotImplementedError


class Cups(Worlds[Coin]):
    """Worlds in which the coin shows heads so often, or falls after the move."""

    def __init__(self, heads: int, of: int, *, rolled: bool = False) -> None:
        self.heads = heads
        self.of = of
        self.rolled = rolled

    def imagine(self, dice: Dice) -> Coin:
        state = Coin(dice.below(self.of) < self.heads, rolled=self.rolled)
        state.ask(May())
        return state


def search(
    worlds: Worlds[Any], simulations: int, moves: Choices = MOVES, judgement: type[Judgement] = Judgement
) -> Search:
    """A search, by the judgement that knows nothing if no other is named."""
    found = Search(judgement(GAME), worlds, 0, moves, Seeded(1))
    found.run(simulations)
    return found


class Narrow(Judgement):
    """Likes to bet best and to fold least, and asks search to look at two moves."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.width = 2

    def likes(self, state: State, menu: Choices) -> list[float]:
        return [{SAFE: 1.0, BET: 2.0, FOLD: 0.0}[move] for move in menu]


def test_tries_only_as_many_moves_as_the_judgement_asks_for_the_likeliest() -> None:
    found = Search(Narrow(), Cups(1, 2), 0, MOVES, Seeded(1))
    found.run(60)
    assert found.tries[FOLD].visits() == 0
    assert found.tries[BET].visits() > 0
    assert found.ranked()[-1] is FOLD


@pytest.mark.parametrize(("heads", "best"), [(7, BET), (3, SAFE)])
def test_takes_the_move_that_is_best_over_all_worlds(heads: int, best: Move) -> None:
    found = search(Cups(heads, 10), 3000)
    assert found.ranked()[0] is best
    assert found.ranked()[-1] is FOLD
    bet = found.tries[BET]
    assert abs(bet.mean() - heads / 10) < 3 * bet.error() < 0.6


def test_tries_every_move_in_the_same_worlds_and_with_the_same_luck() -> None:
    again = Move("bet again")
    Notation([again])
    for worlds in (Cups(1, 2), Cups(1, 2, rolled=True)):
        found = Search(Alike(GAME), worlds, 0, (BET, again), Seeded(1))
        met = [found.meet([BET, again]) for _ in range(40)]
        assert {tuple(told) for told in met} == {(0.0, 0.0), (1.0, 1.0)}
        assert found.tries[BET].values == [bet for bet, _ in met]


class Alike(Judgement):
    """Lets every move be a bet."""

    def play_on(self, state: State, horizon: int, dice: Dice) -> list[float]:
        assert isinstance(state, Coin)
        return [float(state.heads), float(not state.heads)]


def test_tries_moves_as_often_as_it_is_told_at_most_and_repeats_that() -> None:
    one, other = search(Cups(1, 2), 124), search(Cups(1, 2), 124)
    assert one.simulations == sum(tried.visits() for tried in one.tries.values()) <= 124
    assert one.simulations + len(one.open) > 124 or one.is_settled()
    assert [tried.values for tried in one.tries.values()] == [tried.values for tried in other.tries.values()]


def test_drops_what_is_clearly_behind_and_goes_on_with_the_others() -> None:
    found = search(Cups(1, 2), 3000)
    assert set(found.open) == {SAFE, BET}, "a bet on an even coin is as good as playing safe"
    assert not found.is_settled()
    assert found.tries[FOLD].visits() < 100 < found.tries[BET].visits() == found.tries[SAFE].visits()
    assert FOLD in found.ranked()


@pytest.mark.parametrize(("ahead", "left"), [(0.0, {SAFE}), (0.5, {SAFE}), (1000.0, {SAFE, BET})])
def test_drops_a_move_the_sooner_the_less_time_is_left(ahead: float, left: set[Move]) -> None:
    found = Search(Judgement(GAME), Cups(1, 2), 0, (SAFE, BET), Seeded(1))
    found.open, found.ahead = [SAFE, BET], ahead
    found.tries[BET].behind, found.tries[BET].doubt = 0.25, 0.1
    found.drop()
    assert set(found.open) == left


@pytest.mark.parametrize("run", [lambda found: found.run(40), lambda found: found.run_for(0.0)])
def test_no_time_is_left_when_it_has_run_out(run: Callable[[Search], None]) -> None:
    found = Search(Judgement(GAME), Cups(1, 2), 0, (SAFE, BET), Seeded(1))
    run(found)
    assert found.ahead == 0.0


def test_ends_where_the_matter_is_settled() -> None:
    clear = Search(Judgement(GAME), Cups(9, 10), 0, MOVES, Seeded(1))
    clear.run_for(60)
    assert clear.is_settled()
    assert clear.ranked()[0] is BET


def test_does_not_go_on_about_moves_that_come_to_the_same() -> None:
    assert search(Cups(0, 1), 3000, (BET, FOLD)).is_settled()


class Timid(Judgement):
    """Likes safety."""

    keen = 3.0

    def likes(self, state: State, menu: Choices) -> list[float]:
        return [self.keen if move is SAFE else 0.0 for move in menu]


class Fearful(Timid):
    """Likes nothing else."""

    keen = 1000.0


def test_trusts_first_sight_until_many_worlds_say_otherwise() -> None:
    """In the world a bet wins for certain; so it did the first few times by chance, for all that search knows."""
    found = Search(Timid(GAME), Cups(1, 1), 0, MOVES, Seeded(1))
    assert found.ranked()[0] is SAFE
    for _ in range(3):
        found.meet(found.open)
    assert found.tries[BET].mean() == 1
    assert found.ranked()[0] is SAFE
    found.run(1000)
    assert found.ranked()[0] is BET


def test_tries_even_what_it_abhors_at_first_sight_where_there_is_time() -> None:
    assert search(Cups(1, 1), 8, judgement=Fearful).ranked()[0] is SAFE
    assert search(Cups(1, 1), 1000, judgement=Fearful).ranked()[0] is BET


def test_tries_only_what_a_good_player_likes_where_there_is_no_time_for_all() -> None:
    timid = Search(Timid(GAME), Cups(1, 1), 0, (FOLD, BET, SAFE), Seeded(1))
    timid.run(20)
    assert timid.tries[SAFE].visits() > 0
    assert [timid.tries[move].visits() for move in (FOLD, BET)].count(0) == 1


def test_draws_what_is_liked_more_more_often() -> None:
    dice = Seeded(3)
    drawn = [by_lot([0.0, 1.0, -50.0], dice) for _ in range(4000)]
    assert 2.4 < drawn.count(1) / drawn.count(0) < 3.05
    assert drawn.count(2) == 0


def test_places_are_worth_more_the_better_they_are() -> None:
    assert placements(Outcome("over", (1,), (3, 9)), fewest=False) == [0.0, 1.0]
    assert placements(Outcome("over", (0,), (3, 9, 5)), fewest=True) == [1.0, 0.0, 0.25]
    assert placements(Outcome("over", (), (3, 9)), fewest=False) == [0.0, 0.5]
    assert placements(Outcome("over", (0, 1), (5, 5, 1)), fewest=False) == [0.625, 0.625, 0.0]
    assert [placements(Outcome("over", won, (5,)), fewest=False) for won in ((0,), ())] == [[1.0], [0.0]]


@pytest.mark.parametrize("text", ["", "0", "-1", "inf", "nan", "1e9", "0w", "2.5w", "w", "1s"])
def test_a_budget_that_makes_no_sense_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadTable, match="A bot thinks for seconds"):
        budget(text)


def test_the_time_to_prepare_worlds_is_part_of_the_time_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    left: list[float] = []

    class Slow(Hard):
        """It takes 0.3 s to prepare its worlds."""

        budget = budget("0.5")

        def worlds(self, view: QuickSilverView) -> LikelyWorlds:
            now[0] += 0.3
            return super().worlds(view)

    class Watched:
        """A search that only says how long it may go on."""

        def __init__(self, mind: Judgement, worlds: Worlds[Any], seat: Seat, menu: list[Move], dice: Dice) -> None:
            self.ranked = menu.copy

        def run_for(self, seconds: float) -> None:
            left.append(seconds)

    monkeypatch.setattr(thinking, "perf_counter", lambda: now[0])
    monkeypatch.setattr(thinking, "Search", Watched)
    state = GAME.start(2, Seeded(1), GAME.choose({}))
    state.play(state.menu()[0], Seeded(1))
    assert state.asked() is not None
    Slow(GAME, 1).choose(GAME.view(state, state.asked() or 0), state.menu())
    assert left == [pytest.approx(0.2)]
