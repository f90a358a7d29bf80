"""The easy bot: wins against chance, ends its games, and does what a beginner would."""

from __future__ import annotations

import pytest

from silverware.bots.quicksand import Easy
from silverware.core.dice import Seeded
from silverware.games.quicksand import GAME
from silverware.games.quicksand.documents import Options
from silverware.lab.simulate import Plan, Tally, interval, mean, simulate
from tests.games.quicksand.scene import Scene, scene


def last(bots: tuple[str, ...], games: int) -> Tally:
    plan = Plan(game="quicksand", edition=None, seats=len(bots), options={}, bots=bots, games=games, seed=1)
    *_, tally = simulate(plan)
    return tally


def chosen(table: Scene) -> str:
    """What the bot plays for whoever is asked."""
    seat = table.table.asked()
    assert seat is not None
    return Easy(GAME, 1).choose(GAME.view(table.table, seat), table.table.menu()).text


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_easy_bots_never_stall_and_are_as_long_as_they_should_be(seats: int) -> None:
    tally = last(("easy",) * seats, 30)
    assert max(tally.rounds) <= 600
    assert 6 <= mean(tally.rounds) * 12 / 60 <= 20


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_easy_bots_never_stall_where_everybody_may_play_nothing(seats: int) -> None:
    for seed in range(10):
        table = GAME.start(seats, Seeded(seed), Options(zero_card_turns=True))
        bot = Easy(GAME, seed)
        dice = Seeded(seed)
        while (seat := table.asked()) is not None and table.round <= 600:
            table.play(bot.choose(GAME.view(table, seat), table.menu()), dice)
        assert table.outcome is not None


def test_it_plays_anything_rather_than_nothing() -> None:
    hand = "blue blue blue blue blue blue"
    table = scene(hand, explorers={"blue": 38, "red": 0}, options={"zero-card-turns": True})
    assert table.menu() == {"move blue 1 to temple", "pass"}
    assert chosen(table) == "move blue 1 to temple"


def test_the_easy_bot_beats_random_ones() -> None:
    tally = last(("easy", "random", "random"), 100)
    low, _ = interval(tally.wins[0], tally.games)
    assert low > 0.5


def test_it_brings_its_own_explorer_home() -> None:
    assert chosen(scene("red red blue green mask white", explorers={"red": 36})) == "move red 2 to temple"


def test_it_brings_nobody_elses_home_if_it_can_help_it() -> None:
    table = scene("blue blue blue blue blue red", explorers={"blue": 36, "red": 0})
    assert chosen(table).startswith("move red")


def test_it_sinks_who_is_about_to_win_but_never_its_own() -> None:
    table = scene("quicksand blue blue blue white white", explorers={"blue": 38, "red": 39})
    assert chosen(table) == "sink blue"


def test_it_discards_what_would_help_the_leader() -> None:
    on_green = {"blue": 34, "green": 12}
    table = scene("blue yellow red mask quicksand", explorers=on_green, discarding=True)
    assert chosen(table) == "discard blue"
    assert chosen(scene("red mask quicksand", explorers=on_green, discarding=True)) == "keep"


def test_it_does_not_run_far_ahead_of_everybody() -> None:
    hand = "red red red red blue blue"
    assert chosen(scene(hand, explorers={"red": 15})).startswith("move blue 1")
    assert chosen(scene(hand, explorers={"red": 15, "white": 17})).startswith("move red")
