"""Pictures: moments that illustrate the rules, which a game brings along as positions."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from silverware.core.event import Event
from silverware.core.game import AnyGame
from silverware.core.registry import registration
from silverware.core.script import Scripted, outcomes
from silverware.core.seats import chair_called
from silverware.server.messages import Picture
from silverware.server.telling import choices, told


class Sketch(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture as it is written."""

    name: str
    caption: str
    seat: str = "spectator"
    """Through whose eyes it is seen."""
    like: str = ""
    """The picture before it whose position it has, but for what is said here."""
    position: dict[str, Any] = {}
    play: tuple[str, ...] = ()
    """Moves made from there, with what chance brings after `~`; what the last one does has just happened."""


class Album(Struct, frozen=True, forbid_unknown_fields=True):
    """The pictures of a game as they are written."""

    names: tuple[str, ...]
    """What the players are called, by seat."""
    pictures: tuple[Sketch, ...]


@cache
def pictures(name: str) -> tuple[Picture, ...]:
    """The pictures of a game; none where nobody has written any."""
    found = registration(name)
    if found.pictures is None:
        return ()
    game = found.game
    album = msgspec.convert(tomllib.loads(found.pictures.read_text(encoding="utf-8")), Album)
    positions: dict[str, dict[str, Any]] = {"": {"game": game.name}}
    for sketch in album.pictures:
        positions[sketch.name] = {**positions[sketch.like], **sketch.position}
    return tuple(drawn(game, sketch, positions[sketch.name], album.names) for sketch in album.pictures)


def drawn(game: AnyGame, sketch: Sketch, position: dict[str, Any], players: tuple[str, ...]) -> Picture:
    """A picture: set up, played on, and looked at."""
    heard: list[Event] = []
    state = game.place(position, heard)
    names = players[: state.seats]
    chair = chair_called(sketch.seat, state.seats)
    for line in sketch.play:
        heard.clear()
        move, _, chance = line.partition("~")
        with Scripted(outcomes(chance), game.cards) as dice:
            state.play(game.notation.parse(move), dice)
    return Picture(
        sketch.name,
        sketch.caption,
        names,
        game.view(state, chair),
        choices(game, state, names) if state.asked() == chair else (),
        told(game, [event.to(chair) for event in heard], names),
    )
