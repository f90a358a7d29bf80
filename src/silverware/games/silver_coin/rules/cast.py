"""Who plays at a table: the ability of each number, and with what rounds and turns begin."""

from __future__ import annotations

from typing import Any, Final

from silverware.games.silver_coin import components
from silverware.games.silver_coin.components import KINDS, characters
from silverware.games.silver_coin.documents import Options
from silverware.games.silver_coin.rules.ability import Ability
from silverware.games.silver_coin.rules.amulet import AMULET
from silverware.games.silver_coin.rules.coin import COIN
from silverware.games.silver_coin.rules.first_look import PEEKS
from silverware.games.silver_coin.rules.turn import TURNS

ABILITIES: Final[dict[str, Ability]] = {**COIN, **AMULET}


class Cast:
    """§29.1 The characters of a table, one for each number, and who of them works when."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.others = [
            components.AMULET[kind] if names[kind] == components.COIN[kind] else components.COIN[kind]
            for kind in range(KINDS)
        ]
        """The character of each number that is not at the table."""
        self.peeks = PEEKS
        self.turns = TURNS
        """With what a round and a turn begin, by seat: where the rules come back to their beginning."""
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

    def __reduce__(self) -> tuple[Any, ...]:
        return cast_called, (self.names,)


_CASTS: Final[dict[tuple[str, ...], Cast]] = {}


def cast_of(options: Options) -> Cast:
    """The cast that a table with these options has."""
    return cast_called(characters(options))


def cast_called(names: tuple[str, ...]) -> Cast:
    """The cast of these characters."""
    cast = _CASTS.get(names)
    if cast is None:
        cast = Cast(names)
        _CASTS[names] = cast
    return cast
