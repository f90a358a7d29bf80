"""The characters of the Coin deck, and their questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from silverware.core.seats import Seat
from silverware.games.silver_coin.rules.ability import Ability
from silverware.games.silver_coin.rules.coin_discard import (
    ApprenticeTanner,
    Assassin,
    Burrow,
    ChooseDirection,
    ChooseMover,
    ChooseVillage,
    FlipOne,
    Golem,
    Huntress,
    KillOne,
    Nosferatu,
    Nostro,
    PlaceTanner,
    SwitchDiscard,
    TurnDown,
    TurnUp,
    VillageIdiot,
)
from silverware.games.silver_coin.rules.coin_faceup import (
    Blob,
    ConArtist,
    CurateCard,
    Curator,
    MayGive,
    Pixie,
    PixieFlip,
    Register,
    Wolfman,
)
from silverware.games.silver_coin.rules.looks import LookAbility
from silverware.games.silver_coin.rules.question import Ask

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
COIN_QUESTIONS: Final[list[Callable[[Seat], Ask]]] = [
    MayGive,
    CurateCard,
    PixieFlip,
    PlaceTanner,
    FlipOne,
    TurnDown,
    TurnUp,
    ChooseVillage,
    KillOne,
    Burrow,
    SwitchDiscard,
    ChooseDirection,
    ChooseMover,
]
