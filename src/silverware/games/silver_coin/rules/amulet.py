"""The characters of the Amulet deck."""

from __future__ import annotations

from typing import Final

from silverware.games.silver_coin.rules.ability import OTHERS, OWN, Ability
from silverware.games.silver_coin.rules.amulet_discard import (
    Master,
    Robber,
    TurnUpAbility,
    Witch,
)
from silverware.games.silver_coin.rules.amulet_faceup import (
    Bodyguard,
    Doppelganger,
    Empath,
    Rascal,
    Squire,
    Villager,
)
from silverware.games.silver_coin.rules.looks import LookAbility

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
