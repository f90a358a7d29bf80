"""What Cuckoo brings along: found through the entry point `cuckoo`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from cuckoo import messages
from cuckoo.game import GAME
from silverware.core.registry import Registration, events_in

REGISTRATION: Final = Registration(
    game=GAME,
    view=messages.CuckooView,
    events=events_in(messages),
    digest=files("cuckoo").joinpath("digest.md"),
    bots={"easy": "cuckoo.bot:Easy"},
)
