"""What Silverton brings along: found through the entry point `silverton`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from silverware.core.registry import Registration, events_in
from silverware.games.silverton import GAME
from silverware.games.silverton.events import beginning, cards, disputes, ending, fines, operations, placing
from silverware.games.silverton.view import SilvertonView

REGISTRATION: Final = Registration(
    game=GAME,
    view=SilvertonView,
    events=events_in(beginning, placing, disputes, cards, operations, fines, ending),
    digest=files("silverware").joinpath("digests/silverton.md"),
    lesson=files(__package__).joinpath("lesson.toml"),
    pictures=files(__package__).joinpath("pictures.toml"),
    bots={"easy": "silverware.bots.silverton:Easy"},
    observer="silverware.tensors.silverton:SilvertonObserver",
    drawing="silverware.drawings.silverton:DRAWING",
    answers="silverware.answers.silverton:ANSWERS",
    planner="silverware.games.silverton.planning:PLANNER",
)
