"""The chairs of a table: who sits there, how things stand with them, and what everybody is called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from silverware.core.seats import SEAT_NAMES
from silverware.server.cast import character
from silverware.server.entries import Warned
from silverware.server.names import skeleton

NAMELESS: Final = [f"{{{name}}}" for name in SEAT_NAMES]
"""What bots call those at the table in reasons that are stored."""
PLACEHOLDER: Final = re.compile(rf"{{({'|'.join(SEAT_NAMES)})}}")


@dataclass
class Chair:
    """Who sits on a seat, and how things stand with them."""

    person: str | None = None
    name: str = ""
    face: str = ""
    """The one they chose."""
    kept: str = ""
    """The person an empty seat is kept for, and what they are called."""
    kept_for: str = ""
    level: str | None = None
    """Of the bot that has this seat."""
    deputy: str | None = None
    """The level of the bot that plays on here, since another failed."""
    salt: str = ""
    bank: int = 0
    """Milliseconds left on a live clock."""
    stood_in: bool = False
    warned: Warned | None = None
    ready: bool = False

    @property
    def taken(self) -> bool:
        """Whether anybody sits here."""
        return self.person is not None or self.level is not None

    @property
    def attended(self) -> bool:
        """Whether a person plays this seat now."""
        return self.person is not None and not self.stood_in


def with_names(reason: str, names: Sequence[str]) -> str:
    """A reason as it is told. It was stored without names, which may change or be deleted.

    >>> with_names("Keeps the cart lighter than {east}'s.", ["Ada", "Bob"])
    "Keeps the cart lighter than Bob's."
    """
    return PLACEHOLDER.sub(lambda found: [*names, *NAMELESS[len(names) :]][SEAT_NAMES.index(found[1])], reason)


def names(chairs: list[Chair]) -> list[str]:
    """What those on some chairs are called: by their names, and empty ones by their seats.

    Somebody with several seats lends them to others, who go by their seats.
    """
    titles = [name.title() for name in SEAT_NAMES[: len(chairs)]]
    people = [chair.person for chair in chairs]
    given = [
        character(chair.level, seat).name
        if chair.level is not None
        else chair.name
        if people.count(chair.person) == 1
        else ""
        for seat, chair in enumerate(chairs)
    ]
    looks = [skeleton(name) for name in (*titles, *given)]
    return [
        title if not name else f"{name} ({title})" if looks.count(skeleton(name)) > 1 else name
        for name, title in zip(given, titles, strict=True)
    ]
