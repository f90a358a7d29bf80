"""How a network learns: the settings of a game, in a file."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct

from silverware.core.errors import BadTable


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a training run goes by. Every field of the files in this folder, and no other."""

    game: str
    hidden: int = 256
    """How wide the layers of the network are."""
    layers: int = 3
    rank: int = 0
    """How many numbers all likings of actions are made from; 0 for as many as there are actions."""
    games: int = 16384
    """How many games are played side by side."""
    kinds: int = 40
    """How many kinds of tables they are played at: every seat count in turn."""
    usual: float = 0.5
    """What part of these plays with the usual options; the others have options by chance."""
    steps: int = 32
    """How many decisions of each game are gathered before the network learns from them."""
    batch: int = 32768
    epochs: int = 1
    rate: float = 3e-4
    """The learning rate; it falls to a twentieth until the end."""
    clip: float = 0.1
    entropy: float = 0.05
    """How much the network is held to try everything in the beginning."""
    entropy_last: float = 0.01
    """And in the end."""
    magnet: float = 0.05
    """How much it is held near its own average, so that it does not run in circles."""
    average: float = 0.99
    """What part of the average stays, each time it learns."""
    discount: float = 1.0
    trace: float = 0.95
    """How far back a surprise reaches."""
    league: float = 0.2
    """What part of the games is played with past versions in some seats."""
    slots: int = 3
    """How many past versions play at a time."""
    every: int = 20
    """After how many updates a new past version takes the place of the oldest."""
    tests: tuple[str, ...] = ("easy",)
    """Whom it plays now and then, to see how good it is."""
    test_seats: tuple[int, ...] = (2,)
    test_games: int = 100
    """How many games each test has, about."""


def settings_from(text: str) -> Settings:
    """From TOML; BadTable says what is wrong with it."""
    try:
        return msgspec.toml.decode(text, type=Settings)
    except msgspec.MsgspecError as error:
        raise BadTable(f"These are no settings for training: {error}.") from None


def settings_of(game: str, file: Path | None = None) -> Settings:
    """Those of a file, or those that we have for a game."""
    if file is not None:
        return settings_from(file.read_text(encoding="utf-8"))
    ours = files(__package__).joinpath(f"{game}.toml")
    if not ours.is_file():
        raise BadTable(f"There are no settings to learn {game!r} by: name a file of your own with --settings.")
    return settings_from(ours.read_text(encoding="utf-8"))
