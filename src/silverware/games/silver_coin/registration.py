"""What Silver Coin brings along: found through the entry point `silver-coin`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from silverware.core.registry import Registration, events_in
from silverware.games.silver_coin import GAME, events
from silverware.games.silver_coin.view import SilverCoinView

REGISTRATION: Final = Registration(
    game=GAME,
    view=SilverCoinView,
    events=events_in(events),
    digest=files("silverware").joinpath("digests/silver-coin.md"),
    lesson=files(__package__).joinpath("lesson.toml"),
    pictures=files(__package__).joinpath("pictures.toml"),
    bots={
        "easy": "silverware.bots.silver_coin:Easy",
        "medium": "silverware.bots.silver_coin:Medium",
        "hard": "silverware.bots.silver_coin:Hard",
    },
    observer="silverware.tensors.silver_coin:SilverCoinObserver",
    drawing="silverware.drawings.silver_coin:DRAWING",
    answers="silverware.answers.silver_coin:ANSWERS",
)
