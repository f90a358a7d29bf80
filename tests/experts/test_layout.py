"""One network plays every table of a game: its rows are laid out alike at all of them."""

from __future__ import annotations

import numpy as np
import pytest

from silverware.core.dice import Seeded
from silverware.core.game import AnyGame
from silverware.envs import Setting, VectorTable
from silverware.experts.layout import Layout
from silverware.games import GAMES, game_called

CARDS = [GAMES[name] for name in ("quick-silver", "quicksand", "silver-coin")]
every_game = pytest.mark.parametrize("game", CARDS, ids=lambda game: game.name)


@every_game
def test_every_number_of_an_observation_has_one_cell(game: AnyGame) -> None:
    layout = Layout(game)
    for seats in game.seats:
        setting = Setting(game, seats)
        places = layout.places(setting)
        assert sorted(places[places < setting.width].tolist()) == list(range(setting.width))
        assert len(places) + layout.told == layout.width


@every_game
def test_names_never_outgrow_their_room(game: AnyGame) -> None:
    layout = Layout(game)
    for seats in game.seats:
        table = VectorTable(game, seats, games=2, seed=3)
        for _ in range(150):
            table.step(table.sample())
            for observation in table.observations:
                row = layout.row(table.setting, observation)
                names = row[layout.amounts : layout.amounts + len(layout.names)]
                assert ((names >= 0) & (names < layout.names)).all()


def test_planes_of_seats_begin_alike_at_every_table() -> None:
    game = game_called("quick-silver")
    layout = Layout(game)
    rows = []
    for seats in game.seats:
        setting = Setting(game, seats)
        observation = np.zeros(setting.width, np.int16)
        setting.planes(observation)["cash"][1] = 7
        rows.append(layout.row(setting, observation)[: layout.amounts])
    assert all((row == rows[0]).all() for row in rows)
    assert rows[0].sum() == 7


def test_the_centre_has_the_same_name_and_place_at_every_table() -> None:
    game = game_called("quick-silver")
    layout = Layout(game)
    rows = []
    for seats in game.seats:
        setting = Setting(game, seats)
        observation = np.zeros(setting.width, np.int16)
        planes = setting.planes(observation)
        planes["target"][-1] = 1
        planes["swaps"][0] = (2, seats + 1, 3, 0, 0)
        rows.append(layout.row(setting, observation)[: layout.amounts + len(layout.names)])
    assert all((row == rows[0]).all() for row in rows)


@every_game
def test_a_row_says_how_many_sit_there_and_what_they_have_chosen(game: AnyGame) -> None:
    layout = Layout(game)
    told = {}
    for seats in game.seats:
        setting = Setting(game, seats)
        told[seats, ""] = layout.chosen(setting).tobytes()
        for name, values in layout.options.items():
            other = Setting(game, seats, options={name: values[1]})
            told[seats, name] = layout.chosen(other).tobytes()
    assert len(set(told.values())) == len(told)


def test_a_row_is_that_of_every_world_its_seat_can_imagine() -> None:
    game = game_called("quicksand")
    layout, setting = Layout(game), Setting(game, 3)
    dice = Seeded(5)
    state = game.start(3, dice, setting.options)
    for _ in range(40):
        seat = state.asked()
        if seat is None:
            break
        world = game.imagine(game.view(state, seat), game.recall(state, seat), dice)
        one, other = (layout.row(setting, setting.observe(each, seat)) for each in (state, world))
        assert one.tobytes() == other.tobytes()
        menu = state.menu()
        state.play(menu[dice.below(len(menu))], dice)
