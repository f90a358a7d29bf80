"""The characters of the Amulet deck, and their questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from silverware.core.seats import Seat
from silverware.games.silver_coin.rules.ability import OTHERS, OWN, Ability
from silverware.games.silver_coin.rules.amulet_discard import (
    GiveForIt,
    Master,
    Robber,
    SwitchTopCard,
    TakeFaceup,
    TakeFromOther,
    TurnUpAbility,
    Witch,
)
from silverware.games.silver_coin.rules.amulet_faceup import (
    Bodyguard,
    Doppelganger,
    Empath,
    GuardCard,
    LookWithEmpath,
    Rascal,
    Squire,
    Villager,
)
from silverware.games.silver_coin.rules.looks import LookAbility
from silverware.games.silver_coin.rules.question import Ask

AMULET: Final[dict[str, Ability]] = {
    "villager": Villager(),
    "squire": Squire(),
    "empath": Empath(),
    "bodyguard": Bodyguard(),
    "rascal": Rascal(),
    "exposer": TurnUpAbility(scope=OWN),
    "revealer": TurnUpAbility(),
    "beholder": LookAbility(looks=2, scope=OWN),
    "apprentice-seer": LookAbility(looks=1, scope=OTHERS),
    "seer": LookAbility(looks=1),
    "master": Master(),
    "witch": Witch(),
    "robber": Robber(),
    "doppelganger": Doppelganger(),
}
"""The abilities of the Amulet deck by character."""
AMULET_QUESTIONS: Final[list[Callable[[Seat], Ask]]] = [
    LookWithEmpath,
    GuardCard,
    TakeFaceup,
    SwitchTopCard,
    TakeFromOther,
    GiveForIt,
]
