"""The bots that go by networks: what ships plays at once, at every table of its game, and its file says what it is."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from silverware.bots import bot_class, levels, seat_bot
from silverware.core.dice import Seeded
from silverware.core.errors import BadTable
from silverware.envs import Setting
from silverware.experts.bot import NETWORKS, network_in
from silverware.experts.layout import Layout
from silverware.games import game_called
from silverware.lab.played import play_game
from silverware.lab.simulate import Plan

SHIPPED = sorted(NETWORKS.glob("*.onnx"))
LARGEST = 2_000_000

every_network = pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)


@every_network
def test_a_network_is_small_and_says_where_it_comes_from(file: Path) -> None:
    told = network_in(file).properties
    assert file.stat().st_size < LARGEST
    assert told["game"] == file.stem
    assert {"version", "rules", "settings", "seed", "decisions", "seconds"} <= set(told)


@every_network
def test_every_shipped_network_is_a_level_and_no_other_game_has_one(file: Path) -> None:
    game = game_called(file.stem)
    assert levels(game)[-1] == "expert"
    assert bot_class("expert", game).plays == game.name
    assert "expert" not in levels(game_called("silverton"))


@every_network
def test_it_likes_some_actions_of_every_table_better_than_others(file: Path) -> None:
    game, network = game_called(file.stem), network_in(file)
    layout = Layout(game)
    for seats in game.seats:
        setting = Setting(game, seats)
        state = game.start(seats, Seeded(3), setting.options)
        row = layout.row(setting, setting.observe(state, state.asked() or 0))
        likes = network(row[np.newaxis].astype(np.int64))
        assert likes.shape == (1, len(setting.moves))
        assert np.isfinite(likes).all()
        assert likes.std() > 0.1


def test_numpy_says_what_onnxruntime_says() -> None:
    """The numbers are onnxruntime's; `make test-train` asks it about every kind of network."""
    game = game_called("quick-silver")
    setting, dice = Setting(game, 3), Seeded(3)
    state = game.start(3, dice, setting.options)
    for _ in range(6):
        state.play(state.menu()[-1], dice)
    row = Layout(game).row(setting, setting.observe(state, state.asked() or 0))
    (likes,) = network_in(NETWORKS / "quick-silver.onnx")(row[np.newaxis].astype(np.int64))
    assert likes[:8] == pytest.approx([-0.0262, 0.9185, -0.0599, 5.1106, -0.0433, 0.0638, 0.0843, 0.0251], abs=1e-3)


@pytest.mark.parametrize("seats", [2, 6])
def test_it_plays_whole_games_with_every_option(seats: int) -> None:
    options = {"not-quite-dead": "true", "sneaky-stranger": "true", "memory": "aided"}
    plan = Plan(
        game="quick-silver",
        edition=None,
        seats=seats,
        options=options,
        bots=("expert",) * seats,
        games=1,
        seed=1,
    )
    assert play_game(plan, 0).decisions == play_game(plan, 0).decisions > 20


def test_it_beats_a_beginner() -> None:
    plan = Plan(
        game="quick-silver", edition=None, seats=2, options={}, bots=("expert", "easy"), games=20, seed=1, rotations=2
    )
    won = sum(0 in play_game(plan, number).winners for number in range(20))
    assert won >= 13  # the same games every time


def test_it_makes_the_same_move_whatever_its_dice() -> None:
    game = game_called("quick-silver")
    state = game.start(3, Seeded(4), game.choose({}))
    seat = state.asked()
    assert seat is not None
    moves = {seat_bot("expert", game, seat, seed).choose(game.view(state, seat), state.menu()) for seed in range(8)}
    assert len(moves) == 1


def test_another_edition_has_no_expert() -> None:
    ours = game_called("quick-silver")
    text = Path(__file__).parents[2].joinpath("src/silverware/games/quick_silver/edition/silverware.toml").read_text()
    other = game_called("quick-silver", text.replace('name = "', 'name = "not-', 1))
    assert other.edition != ours.edition
    assert "expert" not in levels(other)
    with pytest.raises(BadTable, match="There is no bot 'expert'"):
        bot_class("expert", other)


def test_a_network_of_your_own_plays_by_the_name_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.onnx"
    file.write_bytes(NETWORKS.joinpath("quick-silver.onnx").read_bytes())
    assert bot_class(f"onnx:{file}", game_called("quick-silver")).plays == "quick-silver"
    with pytest.raises(BadTable, match="plays quick-silver, not quicksand"):
        bot_class(f"onnx:{file}", game_called("quicksand"))


@pytest.mark.parametrize("junk", [b"", b"not a network", b"\x3a\x05abc", b"\x3a\x00", bytes(range(256))])
def test_a_file_that_is_no_network_is_refused(junk: bytes, tmp_path: Path) -> None:
    file = tmp_path / "junk.onnx"
    file.write_bytes(junk)
    with pytest.raises(BadTable, match="not one of our networks"):
        bot_class(f"onnx:{file}", game_called("quick-silver"))
    with pytest.raises(BadTable, match="cannot be read: No such file"):
        bot_class(f"onnx:{tmp_path / 'nothing.onnx'}", game_called("quick-silver"))
