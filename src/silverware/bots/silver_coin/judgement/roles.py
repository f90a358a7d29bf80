"""Who plays at a table, as numbers that compiled code compares quickly, and what each is worth faceup."""

from __future__ import annotations

from typing import Final

from silverware.games.silver_coin.components import AMULET, COIN, Box
from silverware.games.silver_coin.rules.cast import Cast

CHARACTERS: Final = (*COIN, *AMULET)
"""A role is a place in this list."""
REGISTER: Final = 0
CON_ARTIST: Final = 1
CURATOR: Final = 2
APPRENTICE_TANNER: Final = 5
HUNTRESS: Final = 6
NOSTRO: Final = 7
ASSASSIN: Final = 8
PSYCHIC: Final = 9
NOSFERATU: Final = 10
GOLEM: Final = 11
VILLAGE_IDIOT: Final = 12
WOLFMAN: Final = 13
VILLAGER: Final = 14
RASCAL: Final = 18
EXPOSER: Final = 19
REVEALER: Final = 20
BEHOLDER: Final = 21
APPRENTICE_SEER: Final = 22
SEER: Final = 23
MASTER: Final = 24
WITCH: Final = 25
ROBBER: Final = 26
DOPPELGANGER: Final = 27

BOON: Final = {
    "con-artist": 2.0,
    "curator": 6.0,
    "blob": 0.5,
    "squire": 1.0,
    "empath": 0.7,
    "bodyguard": 0.5,
    "rascal": 1.5,
}
"""How many points a faceup ability is worth to its owner while the round goes on."""


class Roles:
    """The characters of a table by number."""

    def __init__(self, cast: Cast, box: Box) -> None:
        self.cast = cast
        self.role = [CHARACTERS.index(name) for name in cast.names]
        """By number: who it is."""
        self.boon = [BOON.get(name, 0.0) for name in cast.names]
        """By number: what the ability is worth faceup."""
        self.share = [copies / len(box.deck) for copies in box.copies]
        """By number: how likely the next card has it, as far as nobody has seen anything."""
        self.mean = sum(box.deck) / len(box.deck)
