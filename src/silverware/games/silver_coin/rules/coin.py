"""The characters of the Coin deck."""

from __future__ import annotations

from typing import Final

from silverware.games.silver_coin.rules.ability import Ability
from silverware.games.silver_coin.rules.coin_discard import (
    ApprenticeTanner,
    Assassin,
    Golem,
    Huntress,
    Nosferatu,
    Nostro,
    VillageIdiot,
)
from silverware.games.silver_coin.rules.coin_faceup import (
    Blob,
    ConArtist,
    Curator,
    Pixie,
    Register,
    Wolfman,
)
from silverware.games.silver_coin.rules.looks import LookAbility

COIN: Final[dict[str, Ability]] = {
    "register": Register(),
    "con-artist": ConArtist(),
    "curator": Curator(),
    "pixie": Pixie(),
    "blob": Blob(),
    "apprentice-tanner": ApprenticeTanner(),
    "huntress": Huntress(),
    "nostro": Nostro(),
    "assassin": Assassin(),
    "psychic": LookAbility(looks=3),
    "nosferatu": Nosferatu(),
    "golem": Golem(),
    "village-idiot": VillageIdiot(),
    "wolfman": Wolfman(),
}
"""The abilities of the Coin deck by character."""
