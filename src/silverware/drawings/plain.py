"""Any table, drawn with letters: what its view holds, field by field. For games without a drawing of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from silverware.core.drawing import Drawing
from silverware.core.game import AnyGame
from silverware.core.view import View

LEGEND: Final = "? is what you do not know."
INDENT: Final = "  "
PLAYERS: Final = "players"
"""The field of a view that has something for each seat."""
FRAME: Final = {field.name for field in msgspec.structs.fields(View)}


def draw(game: AnyGame, view: View, names: Sequence[str]) -> str:
    """The round, and every field of the view; what the seats have goes by their names."""
    seen = msgspec.to_builtins(view)
    fields = {titled(name): value for name, value in seen.items() if name not in FRAME and name != PLAYERS}
    lines = [f"{INDENT}{game.counts.title()}: {view.round}", *listed(fields, INDENT)]
    for seat, player in enumerate(seen.get(PLAYERS, ())):
        name = f"{'▶' if seat == view.asked else ' '} {names[seat]}{' (you)' if seat == view.seat else ''}"
        lines += listed({name: player}, "")
    return "\n".join(lines)


def listed(fields: Mapping[str, Any], indent: str) -> list[str]:
    """Each field on a line of its own, and below it what it consists of, unless that is short."""
    lines: list[str] = []
    for name, value in fields.items():
        if is_short(value):
            lines.append(f"{indent}{name}: {said(value)}")
        else:
            lines += [f"{indent}{name}:", *listed(parts(value), f"{indent}{INDENT * 2}")]
    return lines


def is_short(value: Any) -> bool:
    """Whether something is said in a line: a single thing, or several of them."""
    inside = value if isinstance(value, list | tuple) else ()
    return not isinstance(value, Mapping) and not any(isinstance(each, list | tuple | Mapping) for each in inside)


def parts(value: Any) -> dict[str, Any]:
    """What something consists of, by name or by number."""
    if isinstance(value, Mapping):
        return {titled(name): each for name, each in value.items()}
    return {str(number): each for number, each in enumerate(value, 1)}


def said(value: Any) -> str:
    """Something short, in words."""
    if isinstance(value, list | tuple):
        return ", ".join(map(said, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "?" if value is None else str(value)


def titled(name: object) -> str:
    """The name of a field as a heading."""
    return str(name).replace("_", " ").capitalize()


DRAWING: Final = Drawing(draw, LEGEND, (r"(?P<dim>\?)",))
