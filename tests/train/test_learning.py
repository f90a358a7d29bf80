"""What a network learns from, worked out by hand, and that it learns."""

from __future__ import annotations

import math
from pathlib import Path

import msgspec
import numpy as np
import pytest
import torch

from silverware.core.errors import BadTable
from silverware.experts.layout import Layout
from silverware.games import game_called
from silverware.lab.train.actors import Half, Kind, shared_out
from silverware.lab.train.league import League
from silverware.lab.train.network import Policy
from silverware.lab.train.playing import Player, Tables, advantages
from silverware.lab.train.run import CHECKPOINT, NETWORK, Run
from silverware.lab.train.settings import Settings, settings_from, settings_of

SMALL = Settings(
    game="quick-silver", hidden=16, layers=2, games=24, kinds=6, steps=12, batch=64, tests=(), every=1, slots=2
)


def test_what_follows_for_a_seat_is_its_own_next_turn_or_the_end() -> None:
    values = torch.tensor([[0.1], [0.2], [0.3], [0.4], [0.5], [0.7]])
    asked = torch.tensor([[0], [1], [0], [1], [0], [0]])
    ended = torch.tensor([[False], [False], [False], [True], [False], [False]])
    rewards = torch.zeros(6, 1, 2)
    rewards[3, 0] = torch.tensor([-1.0, 1.0])
    better, known = advantages(values, asked, ended, rewards, 1.0, 0.5)
    assert known.squeeze().tolist() == [True, True, True, True, True, False]
    last, before = -1 - 0.3, 1 - 0.4
    expected = [0.3 - 0.1 + 0.5 * last, 0.4 - 0.2 + 0.5 * before, last, before, 0.2, 0.0]
    assert better.squeeze().tolist() == pytest.approx(expected)


def test_later_rewards_count_less_where_settings_say_so() -> None:
    values, asked = torch.zeros(2, 1), torch.tensor([[0], [0]])
    ended, rewards = torch.tensor([[False], [True]]), torch.tensor([[[0.0]], [[1.0]]])
    better, _ = advantages(values, asked, ended, rewards, 0.5, 1.0)
    assert better.squeeze().tolist() == pytest.approx([0.5, 1.0])


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def run(seed: int = 1) -> Run:
        return Run(tmp_path, SMALL, seed=seed, device="cpu", workers=1)

    first = run()
    lines = []
    for line in first.learn(60):
        lines.append(line)
        if len(lines) == 3:
            first.save()
            break
    assert [line["updates"] for line in lines] == [1, 2, 3]
    assert all(math.isfinite(line[name]) for line in lines for name in ("entropy", "error", "change"))
    again = run()
    assert (again.updates, again.decisions) == (3, 3 * SMALL.games * SMALL.steps)
    assert again.network() == first.network()
    assert next(again.learn(60))["updates"] == 4
    with pytest.raises(BadTable, match="other settings or another seed"):
        run(seed=2)
    assert (tmp_path / NETWORK).exists()
    assert (tmp_path / CHECKPOINT).exists()


def test_a_past_version_goes_only_when_its_games_are_over() -> None:
    policy = Policy(Layout(game_called("quick-silver")), 8, 1, 0)
    league = League(policy, 2)
    with torch.no_grad():
        policy.head.bias += 1
    league.turn_over()
    assert 0 not in league.drawn(50, torch.device("cpu")).tolist()
    league.renew(policy, torch.tensor([0, 1]))
    assert not league.versions[0].head.bias.equal(policy.head.bias)
    league.renew(policy, torch.tensor([1, 1]))
    assert league.versions[0].head.bias.equal(policy.head.bias)
    assert not league.versions[1].head.bias.equal(policy.head.bias)
    assert set(league.drawn(50, torch.device("cpu")).tolist()) == {0, 1}


def test_the_network_itself_sits_at_every_table() -> None:
    torch.manual_seed(1)
    game = game_called("quick-silver")
    layout = Layout(game)
    tables = Tables(layout, shared_out([Kind(2, ()), Kind(6, ())], 40), torch.device("cpu"))
    half = Half(**{name: np.zeros(shape, kind) for name, (shape, kind) in Half.shapes(game, 40).items()})
    player = Player(tables, half, 1.0, League(Policy(layout, 8, 1, 0), 2))
    mine = player.learners & (torch.arange(6) < tables.seats[:, None])
    assert mine.any(1).all()
    assert (mine.sum(1) < tables.seats).any()


@pytest.mark.parametrize("game", ["quick-silver", "quicksand", "silver-coin"])
def test_every_card_game_has_settings(game: str) -> None:
    assert settings_of(game).game == game


def test_settings_that_are_none_are_refused() -> None:
    with pytest.raises(BadTable, match="no settings for training"):
        settings_from('game = "quick-silver"\nspeed = 3\n')
    with pytest.raises(BadTable, match="name a file of your own"):
        settings_of("chess")
    with pytest.raises(BadTable, match="need at least 12 games"):
        Run(Path("nowhere"), msgspec.structs.replace(SMALL, games=11), seed=1, device="cpu", workers=1)
