"""What Quick Silver brings along: found through the entry point `quick-silver`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from silverware.core.registry import Registration, events_in
from silverware.games.quick_silver import GAME, events
from silverware.games.quick_silver.view import QuickSilverView

REGISTRATION: Final = Registration(
    game=GAME,
    view=QuickSilverView,
    events=events_in(events),
    digest=files("silverware").joinpath("digests/quick-silver.md"),
    lesson=files(__package__).joinpath("lesson.toml"),
    pictures=files(__package__).joinpath("pictures.toml"),
    bots={
        "easy": "silverware.bots.quick_silver:Easy",
        "medium": "silverware.bots.quick_silver:Medium",
        "hard": "silverware.bots.quick_silver:Hard",
        "expert": "silverware.experts.bot:QuickSilverExpert",
    },
    observer="silverware.tensors.quick_silver:QuickSilverObserver",
    drawing="silverware.drawings.quick_silver:DRAWING",
    answers="silverware.answers.quick_silver:ANSWERS",
)
