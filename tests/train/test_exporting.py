"""A network says the same in PyTorch, in onnxruntime and by numpy alone."""

from __future__ import annotations

import numpy as np
import onnxruntime
import pytest
import torch

from silverware.envs import VectorTable
from silverware.experts.layout import Layout
from silverware.experts.onnx import Network
from silverware.games import game_called
from silverware.lab.train.network import Policy, exported
from silverware.lab.train.settings import settings_of

LARGEST = 2_000_000


@pytest.mark.parametrize("name", ["quick-silver", "quicksand", "silver-coin"])
def test_a_network_says_the_same_wherever_it_is_asked(name: str) -> None:
    torch.manual_seed(1)
    game, settings = game_called(name), settings_of(name)
    layout = Layout(game)
    policy = Policy(layout, settings.hidden, settings.layers, settings.rank)
    for parameter in policy.parameters():
        torch.nn.init.normal_(parameter, std=0.15)
    data = exported(policy, {"game": name, "seed": "1"})
    assert len(data) < LARGEST
    rows = []
    for seats in game.seats:
        table = VectorTable(game, seats, games=4, seed=1)
        for _ in range(30):
            table.step(table.sample())
        rows += [layout.row(table.setting, observation) for observation in table.observations]
    cells = np.stack(rows).astype(np.int64)
    ours = Network(data)
    assert ours.properties == {"game": name, "seed": "1"}
    (theirs,) = onnxruntime.InferenceSession(data).run(None, {"cells": cells})
    said = ours(cells)
    assert said.std() > 0.5
    assert np.abs(said - theirs).max() < 1e-3
    with torch.no_grad():
        trained = policy.likes(torch.from_numpy(cells)).numpy()
    assert np.abs(said - trained).max() < 0.1  # the file has numbers of 16 bits
    assert (said.argmax(1) == trained.argmax(1)).mean() > 0.9
