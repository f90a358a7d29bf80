"""Who plays at a table: the ability of each number, and every question there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from silverware.core.seats import Seat
from silverware.games.silver_coin import components
from silverware.games.silver_coin.components import KINDS, SEATS, characters
from silverware.games.silver_coin.documents import Options
from silverware.games.silver_coin.rules.ability import Ability
from silverware.games.silver_coin.rules.amulet import AMULET, AMULET_QUESTIONS
from silverware.games.silver_coin.rules.coin import COIN, COIN_QUESTIONS
from silverware.games.silver_coin.rules.exchange import AddNewCard, AddPenalty, ExchangeMore, PutNewCard
from silverware.games.silver_coin.rules.flow import End
from silverware.games.silver_coin.rules.looks import LookAtCards
from silverware.games.silver_coin.rules.question import Ask
from silverware.games.silver_coin.rules.rounds import MayReplace, Peek
from silverware.games.silver_coin.rules.turn import Drawn, KeepOne, Taken, Turn

ABILITIES: Final[dict[str, Ability]] = {**COIN, **AMULET}
ASKED: Final[list[Callable[[Seat], Ask]]] = [
    Peek,
    LookAtCards,
    Turn,
    KeepOne,
    Drawn,
    Taken,
    ExchangeMore,
    PutNewCard,
    AddNewCard,
    AddPenalty,
    End,
    MayReplace,
    *COIN_QUESTIONS,
    *AMULET_QUESTIONS,
]
"""Every kind of question there is."""


def _questions() -> dict[str, list[Ask]]:
    asked = [[kind(seat) for seat in range(SEATS)] for kind in ASKED]
    return {by_seat[0].name: by_seat for by_seat in asked}


QUESTIONS: Final = _questions()
"""Every question by name, and by seat."""


class Cast:
    """§29.1 The characters of a table, one for each number, and who of them works when."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.others = [
            components.AMULET[kind] if names[kind] == components.COIN[kind] else components.COIN[kind]
            for kind in range(KINDS)
        ]
        """The character of each number that is not at the table."""
        self.questions = QUESTIONS
        self.abilities = [ABILITIES[name] for name in names]
        self.is_free = [ability.free for ability in self.abilities]
        self.is_lively = [ability.free or ability.acting or ability.tricking for ability in self.abilities]
        self.is_joker = [ability.joker for ability in self.abilities]
        self.shielding = [ability for ability in self.abilities if ability.shielding]
        self.showing = [ability for ability in self.abilities if ability.showing]
        self.stopping = [ability for ability in self.abilities if ability.stopping]
        self.drawing = [ability for ability in self.abilities if ability.drawing]
        self.acting = [ability for ability in self.abilities if ability.acting]
        self.tricking = [ability for ability in self.abilities if ability.tricking]
        self.giving = [ability for ability in self.abilities if ability.giving]
        self.scoring = [ability for ability in self.abilities if ability.scoring]


_CASTS: Final[dict[tuple[str, ...], Cast]] = {}


def cast_of(options: Options) -> Cast:
    """The cast that a table with these options has."""
    names = characters(options)
    cast = _CASTS.get(names)
    if cast is None:
        cast = Cast(names)
        _CASTS[names] = cast
    return cast
