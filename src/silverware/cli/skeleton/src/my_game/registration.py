"""What My Game brings along: found through the entry point `my-game`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from my_game import messages
from my_game.game import GAME
from silverware.core.registry import Registration, events_in

REGISTRATION: Final = Registration(
    game=GAME,
    view=messages.MyGameView,
    events=events_in(messages),
    digest=files(__package__).joinpath("digest.md"),
    bots={"easy": "my_game.bot:Easy"},
)
