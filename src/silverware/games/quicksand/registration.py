"""What Quicksand brings along: found through the entry point `quicksand`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from silverware.core.registry import Registration, events_in
from silverware.games.quicksand import GAME, events
from silverware.games.quicksand.view import QuicksandView

REGISTRATION: Final = Registration(
    game=GAME,
    view=QuicksandView,
    events=events_in(events),
    digest=files("silverware").joinpath("digests/quicksand.md"),
    lesson=files(__package__).joinpath("lesson.toml"),
    pictures=files(__package__).joinpath("pictures.toml"),
    bots={
        "easy": "silverware.bots.quicksand:Easy",
        "medium": "silverware.bots.quicksand:Medium",
        "hard": "silverware.bots.quicksand:Hard",
    },
    observer="silverware.tensors.quicksand:QuicksandObserver",
    drawing="silverware.drawings.quicksand:DRAWING",
    answers="silverware.answers.quicksand:ANSWERS",
)
