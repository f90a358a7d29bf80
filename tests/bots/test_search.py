"""One search for all games: held against small games whose best moves can be worked out by hand."""

from __future__ import annotations

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
MEAN, KIND = ANSWERS = (Move("mean"), Move("kind"))
Notation([*MOVES, *ANSWERS])


class Coin(State):
    """A coin lies under a cup; north may bet on heads, play safe, or fold, and at some tables east answers."""

    def __init__(self, heads: bool, *, answered: bool = False) -> None:
        super().__init__(2, "1")
        self.heads = heads
        self.answered = answered


class May(Question[Coin]):
    """What north does."""

    def __init__(self) -> None:
        super().__init__(0, "may", "1")

    def form(self, state: Coin, seat: Seat) -> Form:
        raise NotImplementedError

    def menu(self, state: Coin) -> Choices:
        return MOVES

    def answer(self, state: Coin, move: Move, dice: Dice) -> None:
        if state.answered and move is BET:
            state.ask(Answer())
        elif move is SAFE:
            state.finish(Outcome("safe", (0, 1), (1, 1)))
        else:
            end(state, wins=move is BET and state.heads)

    def refusal(self, state: Coin, move: Move) -> Refusal:
        raise NotImplementedError


class Answer(May):
    """East decides about a bet, whatever the coin shows."""

    def __init__(self) -> None:
        Question.__init__(self, 1, "answer", "1")

    def menu(self, state: Coin) -> Choices:
        return ANSWERS

    def answer(self, state: Coin, move: Move, dice: Dice) -> None:
        end(state, wins=move is KIND)


def end(state: Coin, *, wins: bool) -> None:
    """North wins, or east does."""
    state.finish(Outcome("bet", (0,) if wins else (1,), (int(wins), int(not wins))))


class Cups(Worlds[Coin]):
    """Worlds in which the coin shows heads so often."""

    def __init__(self, heads: int, of: int, *, answered: bool = False) -> None:
        self.heads = heads
        self.of = of
        self.answered = answered

    def imagine(self, dice: Dice) -> Coin:
        state = Coin(dice.below(self.of) < self.heads, answered=self.answered)
        state.ask(May())
        return state


def search(worlds: Worlds[Any], simulations: int, depth: int = 1) -> Search:
    """A search by the judgement that knows nothing."""
    judgement = Judgement(GAME)
    judgement.depth = depth
    found = Search(judgement, worlds, 0, MOVES, Seeded(1))
    found.run(simulations)
    return found


@pytest.mark.parametrize(("heads", "best"), [(7, BET), (3, SAFE)])
def test_takes_the_move_that_is_best_over_all_worlds(heads: int, best: Move) -> None:
    found = search(Cups(heads, 10), 3000)
    assert found.ranked()[0] is best
    assert found.ranked()[-1] is FOLD
    bet = found.root.children[BET]
    assert abs(bet.mean() - heads / 10) < 3 * bet.error() < 0.3


def test_expects_everybody_to_play_for_themselves_as_far_as_it_looks_ahead() -> None:
    assert search(Cups(1, 1, answered=True), 2000, depth=2).ranked()[0] is SAFE
    near = search(Cups(1, 1, answered=True), 2000).root.children[BET]
    assert abs(near.mean() - 0.5) < 0.1, "beyond the tree east answers at random"


def test_runs_exactly_as_many_simulations_as_it_is_told_and_repeats_them() -> None:
    one, other = search(Cups(1, 2), 123), search(Cups(1, 2), 123)
    assert one.simulations == one.root.visits == sum(node.visits for node in one.root.children.values()) == 123
    assert [node.total for node in one.root.children.values()] == [node.total for node in other.root.children.values()]


def test_tries_a_certain_move_in_a_certain_world() -> None:
    found = Search(Judgement(GAME), Cups(1, 2), 0, MOVES, Seeded(1))
    told = [found.try_in(Cups(heads, 1).imagine(Seeded(1)), BET) for heads in (1, 0, 1)]
    assert told == [1.0, 0.0, 1.0]
    assert {move: node.visits for move, node in found.root.children.items()} == {SAFE: 0, BET: 3, FOLD: 0}


def test_stops_early_only_where_the_matter_is_settled() -> None:
    clear = Search(Judgement(GAME), Cups(9, 10), 0, MOVES, Seeded(1))
    clear.run_for(60)
    assert clear.is_settled()
    assert clear.ranked()[0] is BET
    even = search(Cups(1, 2), 3000)
    assert not even.is_settled(), "a bet on an even coin is as good as playing safe"


class Timid(Judgement):
    """Likes safety."""

    def likes(self, state: State, menu: Choices) -> list[float]:
        return [3.0 if move is SAFE else 0.0 for move in menu]


def test_trusts_first_sight_until_many_simulations_say_otherwise() -> None:
    """In the world a bet wins for certain; so it did the first few times by chance, for all that search knows."""
    found = Search(Timid(GAME), Cups(1, 1), 0, MOVES, Seeded(1))
    for _ in range(20):
        for move in MOVES:
            found.try_in(found.worlds.imagine(found.dice), move)
    assert found.root.children[BET].mean() == 1
    assert found.ranked()[0] is SAFE
    found.run(1000)
    assert found.ranked()[0] is BET


def test_tries_more_what_a_good_player_likes() -> None:
    timid = Search(Timid(GAME), Cups(9, 10), 0, MOVES, Seeded(1))
    timid.run(300)
    bold = search(Cups(9, 10), 300)
    assert timid.root.children[SAFE].visits > 2 * bold.root.children[SAFE].visits
    assert timid.ranked()[0] is BET, "but it is not blind"


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
