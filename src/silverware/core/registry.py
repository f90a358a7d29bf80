"""Games by anyone: a game is one registration object, found through the entry point group `silverware.games`.

    [project.entry-points."silverware.games"]
    quick-silver = "silverware.games.quick_silver.registration:REGISTRATION"

The entry point has the game's name. Nothing else lists the games.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, Final

from msgspec import Struct

from silverware.core.answers import Answers
from silverware.core.drawing import Drawing
from silverware.core.errors import BadTable
from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.planner import Planner
from silverware.core.view import View

GROUP: Final = "silverware.games"
OURS: Final = "silverware"
CHECKOUT: Final = Path(__file__).parents[3] / "pyproject.toml"
"""Where this project is described, if these are its source files and not an installed package."""


class Registration(Struct, frozen=True, kw_only=True):
    """Everything that a game brings along.

    What only some need is named as `module:name`, and imported when it is asked for.
    """

    game: AnyGame
    """The rules, with the edition that comes with them."""
    view: type[View]
    """What a chair sees. The forms of moves and questions are those of the game."""
    events: tuple[type[Event], ...]
    """Everything that can happen."""
    digest: Traversable
    """The rules in words, numbered by §."""
    lesson: Traversable | None = None
    """A guided first game, as TOML."""
    pictures: Traversable | None = None
    """Moments that illustrate the digest, as TOML."""
    bots: Mapping[str, str] = {}
    """The bots by level, as `module:class`. Every game has the random bot besides."""
    observer: str | None = None
    """What a seat observes, as numbers: an Observer, as `module:class`. Without one, programs cannot learn the game."""
    drawing: str | None = None
    """The table in a terminal: a Drawing, as `module:name`. Without one, its view is listed."""
    answers: str | None = None
    """What somebody is told who asks in words: Answers, as `module:name`. Without them, the drawing is read out."""
    planner: str | None = None
    """What comes of what somebody sketches for later: a Planner, as `module:name`. Without one, nothing is kept."""

    def planned(self) -> Planner | None:
        """What works out sketches, if the game has something to plan."""
        return None if self.planner is None else resolve_name(self.planner)

    def answered(self) -> Answers | None:
        """The answers to what somebody asks, if the game has its own."""
        return None if self.answers is None else resolve_name(self.answers)

    def drawn(self) -> Drawing | None:
        """The drawing of the table, if the game has one of its own."""
        return None if self.drawing is None else resolve_name(self.drawing)


@cache
def offers() -> dict[str, tuple[EntryPoint, ...]]:
    """The entry points of all games, by name, ours first; a name that two packages use has two."""
    found: dict[str, tuple[EntryPoint, ...]] = {}
    ours = _checkout()
    others = [offer for offer in entry_points(group=GROUP) if not (ours and _package(offer) == OURS)]
    for offer in sorted([*ours, *others], key=lambda each: (_package(each) != OURS, each.name)):
        found[offer.name] = (*found.get(offer.name, ()), offer)
    return found


@cache
def registration(name: str) -> Registration:
    """What the game of that name brings along; BadTable where there is none."""
    offered = offers().get(name, ())
    if not offered:
        raise BadTable(f"There is no game {name!r}; the games are {', '.join(offers())}.")
    if len(offered) > 1:
        packages = " and ".join(_package(offer) for offer in offered)
        raise BadTable(f"There are two games {name!r}, from {packages}; uninstall one.")
    found = _loaded(offered[0])
    if not isinstance(found, Registration) or found.game.name != name:
        raise BadTable(f"The entry point {name!r} of {_package(offered[0])} is not the registration of that game.")
    return found


def events_in(*modules: object) -> tuple[type[Event], ...]:
    """The events that modules declare, in their order. One without a § is a base of others."""
    kinds = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    return tuple(each for each in kinds if issubclass(each, Event) and each is not Event and "rule" in vars(each))


def _checkout() -> list[EntryPoint]:
    """What this project offers, read from its own description: its source files need not be installed."""
    described = tomllib.loads(CHECKOUT.read_text(encoding="utf-8")) if CHECKOUT.is_file() else {}
    project: dict[str, Any] = described.get("project", {})
    games = project["entry-points"][GROUP] if project.get("name") == OURS else {}
    return [EntryPoint(name, value, GROUP) for name, value in games.items()]


def _package(offer: EntryPoint) -> str:
    return OURS if offer.dist is None else offer.dist.name


def _loaded(offer: EntryPoint) -> object:
    try:
        return offer.load()
    except Exception as error:  # whatever somebody else's package does
        what = f"{type(error).__name__}: {error}"
        raise BadTable(f"The game {offer.name!r} of {_package(offer)} cannot be loaded: {what}.") from error
