"""Who plays at a table, as numbers that compiled code compares quickly, and what each is worth faceup."""

from __future__ import annotations

from typing import Final

from silverware.games.silver_coin.components import AMULET, COIN, KINDS, Box
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

LOOK: Final = 1
DIG: Final = 2
SWITCH: Final = 3
TRADE: Final = 4
TURN: Final = 5
KILL: Final = 6
EFFECTS: Final = {
    "huntress": (TURN, 1),
    "assassin": (KILL, 1),
    "nostro": (LOOK, 5),
    "psychic": (LOOK, 3),
    "exposer": (LOOK, 1),
    "revealer": (LOOK, 1),
    "beholder": (LOOK, 2),
    "seer": (LOOK, 1),
    "nosferatu": (DIG, 3),
    "master": (DIG, 31),
    "golem": (SWITCH, 1),
    "village-idiot": (TRADE, 1),
    "robber": (TRADE, 1),
}
"""What discard abilities mostly come to, and how far they reach: own cards seen, or discards to choose from."""
USEFUL: Final = 0.7
"""What it is worth, on average, that a drawn card may have an ability to use."""


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
        self.hope = [self.drawn_for(float(freed)) for freed in range(2 * KINDS)]
        """What it is worth to draw, by how many points an exchange would free."""
        self.effect = [EFFECTS.get(name, (0, 0))[0] for name in cast.names]
        self.extent = [EFFECTS.get(name, (0, 0))[1] for name in cast.names]

    def drawn_for(self, freed: float) -> float:
        """§4.1 What it is worth to draw a card that nobody knows: to exchange it if it is low enough, or to use it."""
        worth = USEFUL
        for number, share in enumerate(self.share):
            if number < freed:
                worth += share * (freed - number)
        return worth
