"""The arena: who sits where, what counts, and that it can stop and go on."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import ClassVar

import pytest
from msgspec.structs import replace

from silverware.bots import Bot
from silverware.core.dice import Seeded
from silverware.core.errors import BadTable, SilverwareError
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.seats import Seat
from silverware.core.state import Outcome
from silverware.core.view import View
from silverware.games.quick_silver import GAME
from silverware.lab.arena import check_arena, line_up
from silverware.lab.evidence import Verdict
from silverware.lab.played import Played, play, play_game, seating
from silverware.lab.simulate import Plan
from silverware.lab.standings import Standings
from silverware.lab.workers import crew, in_order, on_cores
from silverware.rating import place

PLAN = Plan(
    game="quick-silver",
    edition=None,
    seats=3,
    options={},
    bots=("easy", "random", "random"),
    games=12,
    seed=3,
    rotations=3,
)
THREE = replace(PLAN, bots=("a", "b", "c"))


class Sleepy(Bot[AnyGame, View]):
    """Thinks for a millisecond where it has a choice, and for long where it has none."""

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        until = process_time() + (0.001 if len(menu) > 1 else 0.2)
        while process_time() < until:
            pass
        return super().choose(view, menu)


class Dealt(Bot[AnyGame, View]):
    """Writes down the seeds it is given."""

    seeds: ClassVar[list[int | str]] = []

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        super().__init__(game, seed)
        self.seeds.append(seed)


def timeless(games: list[Played]) -> list[Played]:
    """Games without the times, which are never the same again."""
    return [replace(game, times={}) for game in games]


def came_to(*places: int, winners: tuple[int, ...], deal: int = 0, rotation: int = 0) -> Played:
    """A game in which the bots of a line-up came out like that."""
    return Played(
        deal=deal,
        rotation=rotation,
        members=tuple(range(len(places))),
        winners=winners,
        places=places,
        points=places,
        ending="",
        rounds=1,
        decisions=1,
        menus={},
        moves={},
        marks=(),
        course=(),
        times={},
    )


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert line_up(["hard", "medium"], 4) == ("hard", "medium", "medium", "medium")
    assert line_up(["a", "b", "c"], 3) == ("a", "b", "c")
    with pytest.raises(BadTable, match="3 bots do not fit at a table for 2"):
        line_up(["a", "b", "c"], 2)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_a_deal_every_bot_sits_in_every_seat_once(seats: int) -> None:
    plan = replace(PLAN, seats=seats, rotations=seats)
    for deal in range(20):
        games = [seating(plan, deal, rotation) for rotation in range(seats)]
        for seat in range(seats):
            assert sorted(game[seat] for game in games) == list(range(seats))


def test_bots_do_not_always_have_the_same_neighbours() -> None:
    after = {(seated := seating(PLAN, deal, 0))[seated.index(0) - 1] for deal in range(20)}
    assert after == {1, 2}


def test_all_games_of_a_deal_begin_with_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[object] = []
    start = type(GAME).start

    def watched(*given: object) -> object:
        state = start(*given)  # type: ignore[arg-type]
        begun.append(state.copy())
        return state

    monkeypatch.setattr(type(GAME), "start", watched)
    played = [play_game(PLAN, number) for number in range(6)]
    assert [(game.deal, game.rotation) for game in played] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert begun[0] == begun[1] == begun[2] == GAME.start(3, Seeded("3/0"), GAME.choose({}))
    assert begun[3] == begun[4] == begun[5] != begun[0]


def test_a_bot_has_the_same_dice_of_its_own_wherever_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dealt, "seeds", [])
    plan = replace(PLAN, bots=("random", "tests.test_arena:Dealt", "easy"))
    for number in range(4):
        play_game(plan, number)
    assert Dealt.seeds == ["3/0/1", "3/0/1", "3/0/1", "3/1/1"]


def test_the_last_deal_is_played_to_its_end() -> None:
    assert [replace(PLAN, games=games).whole() for games in (1, 3, 4, 12)] == [3, 3, 6, 12]


def test_games_are_repeatable_and_do_not_depend_on_workers() -> None:
    games = timeless(list(play(PLAN)))
    assert games == timeless(list(play(PLAN, on_cores(2))))
    assert games == timeless(list(play(PLAN)))
    assert games != timeless(list(play(replace(PLAN, seed=4))))
    assert len(games) == 12
    assert games[5:] == timeless(list(play(PLAN, first=5)))


def test_places_and_winners_follow_the_bots_not_the_seats() -> None:
    """The easy bot, first of the line-up, wins nearly always, wherever it sits."""
    games = list(play(replace(PLAN, games=60)))
    assert sum(game.winners == (0,) and game.places[0] == 1 for game in games) > 45


@pytest.mark.parametrize(("game", "seats"), [("quick-silver", 4), ("silver-coin", 3)])
def test_the_others_follow_the_winners_by_what_they_had(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The most cash, or the fewest points."""
    ends: list[Outcome] = []

    def watched(outcome: Outcome, seat: Seat, *, fewest: bool) -> int:
        ends.append(outcome)
        return place(outcome, seat, fewest=fewest)

    monkeypatch.setattr("silverware.lab.played.place", watched)
    plan = replace(PLAN, game=game, seats=seats, bots=("easy",) * seats, rotations=seats)
    for number in range(4):
        played = play_game(plan, number)
        members = seating(plan, *divmod(number, seats))
        ranked = sorted(range(seats), key=lambda member: played.places[member])
        had = [ends[-1].scores[members.index(member)] for member in ranked if member not in played.winners]
        assert had == sorted(had, reverse=game == "quick-silver")


def test_only_decisions_with_a_choice_are_timed() -> None:
    game = play_game(replace(PLAN, bots=("tests.test_arena:Sleepy", "random", "random")), 0)
    assert set(game.times) == {"tests.test_arena:Sleepy", "random"}
    own = game.times["tests.test_arena:Sleepy"]
    assert own
    assert 1000 <= min(own) <= max(own) < 200_000
    assert all(took < 1000 or took % 10 == 0 for took in own)


@pytest.mark.parametrize(
    "change", [{"bots": ("easy",) * 3}, {"bots": ("easy", "random")}, {"bots": ("easy", "no", "no")}, {"games": 0}]
)
def test_an_arena_that_cannot_be_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadTable):
        check_arena(replace(PLAN, **change))


def test_a_shared_win_is_shared_and_where_nobody_wins_everybody_has_a_share() -> None:
    standings = Standings(THREE)
    assert not standings.add(came_to(1, 1, 3, winners=(0, 1)))
    assert not standings.add(came_to(1, 2, 3, winners=(0,), rotation=1))
    assert standings.games == 0
    assert standings.add(came_to(2, 1, 2, winners=(), rotation=2))
    assert (standings.deals, standings.games, standings.nobody) == (1, 3, 1)
    shares = [standings.share(name) for name in "abc"]
    assert shares == pytest.approx([(1 / 2 + 1 + 1 / 3) / 3, (1 / 2 + 1 / 3) / 3, 1 / 9])
    assert sum(shares) == pytest.approx(1)


def test_a_bot_in_several_seats_has_the_share_of_one_of_them() -> None:
    standings = Standings(replace(PLAN, bots=("hard", "easy", "easy")))
    for rotation, winners in enumerate([(0,), (1,), (1, 2)]):
        standings.add(came_to(1, 2, 2, winners=winners, rotation=rotation))
    assert standings.share("hard") == pytest.approx(1 / 3)
    assert standings.share("easy") == pytest.approx(1 / 3)


def test_who_beats_whom_counts_places_and_halves_of_ties() -> None:
    standings = Standings(THREE)
    for rotation, places in enumerate([(1, 2, 2), (2, 1, 3), (1, 2, 3)]):
        standings.add(came_to(*places, winners=(places.index(1),), rotation=rotation))
    assert standings.ahead("a", "b") == pytest.approx(2 / 3)
    assert standings.ahead("b", "a") == pytest.approx(1 / 3)
    assert standings.ahead("a", "c") == 1
    assert standings.ahead("b", "c") == pytest.approx(2.5 / 3)


def test_the_better_bot_is_rated_higher_and_found_better() -> None:
    standings = Standings(PLAN)
    for game in play(replace(PLAN, games=60)):
        standings.add(game)
    assert standings.ratings["easy"][0] > standings.ratings["random"][0] + 5
    assert standings.verdict(0) is standings.verdict(0.1) is Verdict.ABOVE
    assert standings.verdict(0.66) is Verdict.OPEN
    assert standings.times["easy"].total() > 60
    turned = Standings(replace(PLAN, bots=("random", "random", "easy")))
    for game in play(replace(PLAN, bots=("random", "random", "easy"), games=60)):
        turned.add(game)
    assert turned.verdict(0) is Verdict.BELOW


def test_results_come_in_the_order_of_their_tasks() -> None:
    assert list(in_order(abs, range(-50, 0), 2)) == list(range(50, 0, -1))


def test_workers_end_in_the_middle_of_their_work_when_nobody_waits_for_it() -> None:
    tasks = []
    with suppress(KeyboardInterrupt), crew(1) as pool:
        tasks.append(pool.submit(time.sleep, 120))
        raise KeyboardInterrupt
    assert isinstance(tasks[0].exception(), BrokenProcessPool)


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with pytest.raises(SilverwareError, match="worker process has died"), crew(1) as pool:
        pool.submit(os._exit, 1).result()


def fragile(task: tuple[Path, int]) -> int:
    """Kill the worker the first time that 13 comes."""
    mark, number = task
    if number == 13 and not mark.exists():
        mark.touch()
        os._exit(1)
    return number


def deadly(number: int) -> int:
    """Kill the worker every time that 3 comes."""
    if number == 3:
        os._exit(1)
    return number


def test_what_a_worker_had_begun_when_it_died_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    mark = tmp_path / "killed"
    assert list(in_order(fragile, [(mark, number) for number in range(30)], 2)) == list(range(30))
    assert mark.exists()


def test_work_that_kills_every_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    with pytest.raises(SilverwareError, match="worker process has died"):
        list(in_order(deadly, range(10), 2))


MASTER = """
import os, time
from silverware.lab.workers import crew
with crew(2) as pool:
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_workers_do_not_outlive_the_process_that_gives_out_the_work() -> None:
    """Its output ends when the last of them closes it."""
    with subprocess.Popen([sys.executable, "-c", MASTER], stdout=subprocess.PIPE, text=True) as master:
        assert master.stdout is not None
        assert int(master.stdout.readline()) != master.pid
        master.kill()
        assert master.communicate(timeout=60)[0] == ""
