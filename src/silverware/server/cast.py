"""Who the bots are, and the faces: names, temperaments and drawings, so that players know whom they play with."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from msgspec import Struct

from silverware.bots import EASY, RANDOM
from silverware.core.seats import Seat

FACES: Final = (
    *("kerchief", "goggles", "hood", "beard", "braids", "topknot"),
    *("cap", "curls", "spectacles", "lamp", "ribbon", "whiskers"),
)
"""The faces people choose from; the client draws them."""


class Character(Struct, frozen=True):
    """Somebody a bot plays as. The face goes by the name."""

    name: str
    temper: str


GENTLE: Final = (
    Character("Nell", "cheerful"),
    Character("Etta", "careful"),
    Character("Silas", "dreamy"),
    Character("Walt", "gruff"),
    Character("Dora", "dry"),
    Character("Duke", "boastful"),
)
"""Who plays easily, or by chance, by seat. A name begins as its seat does: notation calls Etta `east`."""
EARNEST: Final = (
    Character("Norbert", "gruff"),
    Character("Ezra", "boastful"),
    Character("Sadie", "dry"),
    Character("Wilma", "cheerful"),
    Character("Dexter", "careful"),
    Character("Delia", "dreamy"),
)
"""Who plays better, or is a bot of the host's own."""


def character(level: str, seat: Seat) -> Character:
    """Who a bot of that level is on a seat: always the same, so that one gets to know them."""
    return (GENTLE if level in (RANDOM, EASY) else EARNEST)[seat]


def usual_face(person: str, place: int = 0) -> str:
    """The face of somebody who has chosen none; `place` tells their seats apart, where they have several."""
    return FACES[(crc32(person.encode()) + place) % len(FACES)]
