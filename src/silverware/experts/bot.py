"""A bot that goes by a network alone, and answers at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np

from silverware.bots.bot import AnyBot, Bot
from silverware.core.errors import BadTable
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.move import Move
from silverware.core.view import View
from silverware.envs.setting import Setting
from silverware.experts.layout import Layout
from silverware.experts.onnx import Network

NETWORKS: Final = Path(__file__).parent / "networks"

layout_of = lru_cache(maxsize=8)(Layout)
"""What the network of a game is given, worked out once."""


@lru_cache(maxsize=64)
def setting_of(game: AnyGame, seats: int, options: Any) -> Setting:
    """A table as networks see it, worked out once."""
    return Setting(game, seats, options={name: getattr(options, name.replace("-", "_")) for name in game.choices()})


@lru_cache(maxsize=8)
def read(file: Path, changed: int) -> Network:
    """The network in a file, read once as long as the file does not change."""
    return Network(file.read_bytes())


def network_in(file: Path) -> Network:
    """The network in a file; BadTable where there is none."""
    try:
        return read(file, file.stat().st_mtime_ns)
    except OSError as error:
        raise BadTable(f"The network {file} cannot be read: {error.strerror}.") from None


class Expert(Bot[AnyGame, View]):
    """Takes what its network likes best, by what its seat sees and remembers. Of any world that its seat cannot rule
    out the observation is the same, so it imagines one.
    """

    file: ClassVar[Path]

    def __init__(self, game: AnyGame, seed: int | str) -> None:
        super().__init__(game, seed)
        self.memory: Any = None
        self.network = network_in(self.file)
        self.layout = layout_of(game)

    def hear(self, event: Event) -> None:
        self.memory = self.game.remember(self.memory, event)

    def choose(self, view: View, menu: Sequence[Move]) -> Move:
        if len(menu) == 1:
            return menu[0]
        likes = self.likes(view, menu)
        return menu[max(range(len(menu)), key=lambda at: likes[at])]

    def likes(self, view: View, menu: Sequence[Move]) -> list[float]:
        """How much the network likes each move."""
        world = self.game.imagine(view, self.memory, self.dice)
        setting = setting_of(self.game, view.seats, world.options)
        row = self.layout.row(setting, setting.observe(world, view.seat))
        liked = self.network(row[np.newaxis].astype(np.int64))[0]
        return [float(liked[setting.action(move, view.seat)]) for move in menu]


class QuickSilverExpert(Expert):
    """The network that comes with Quick Silver."""

    plays = "quick-silver"
    file = NETWORKS / "quick-silver.onnx"


def network_bot(path: str) -> type[AnyBot]:
    """The bot that is written `onnx:FILE`."""
    game = network_in(Path(path)).properties.get("game", "")
    return type("Trained", (Expert,), {"file": Path(path), "plays": game, "__module__": __name__})
