"""Any table, drawn as text: what its view holds, field by field. For games without a drawing of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from silverware.core.drawing import Drawing
from silverware.core.game import AnyGame
from silverware.core.view import View

LEGEND: Final = "– is nothing, or something that you do not see."
PLAYERS: Final = "players"
"""The field of a view that has something for each seat."""
FRAME: Final = {field.name for field in msgspec.structs.fields(View)}


def draw(game: AnyGame, view: View, names: Sequence[str]) -> str:
    """The round, every field of the view, and what each seat has."""
    seen = msgspec.to_builtins(view)
    fields = {titled(name): value for name, value in seen.items() if name not in FRAME and name != PLAYERS}
    seats = [
        f"{'▶' if seat == view.asked else ' '} {name}{' (you)' if seat == view.seat else ''}"
        for seat, name in enumerate(names)
    ]
    heading = f"  {game.counts.removesuffix('s').capitalize()} {view.round}"
    having = dict(zip(seats, seen[PLAYERS], strict=True)) if PLAYERS in seen else {}
    return "\n".join([heading, *listed(fields, "  "), "", *(tabled(having, "") or listed(having, "") or seats)])


def listed(fields: Mapping[str, Any], indent: str) -> list[str]:
    """Each field on a line of its own, and below it what it consists of, unless that is short."""
    lines: list[str] = []
    for name, value in fields.items():
        if is_short(value):
            lines.append(f"{indent}{name}: {said(value)}")
        else:
            inside = parts(value)
            lines += [f"{indent}{name}:", *(tabled(inside, f"{indent}  ") or listed(inside, f"{indent}  "))]
    return lines


def tabled(rows: Mapping[str, Any], indent: str) -> list[str]:
    """Things that consist of the same short fields as a table with a row for each; nothing where they do not."""
    things = list(rows.values())
    if not things or not all(isinstance(each, Mapping) and each.keys() == things[0].keys() for each in things):
        return []
    if not all(is_short(value) for each in things for value in each.values()):
        return []
    cells = [["", *map(titled, things[0])], *([name, *map(said, each.values())] for name, each in rows.items())]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    return [
        indent + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells
    ]


def is_short(value: Any) -> bool:
    """Whether something is said in a line: a single thing, or several of them."""
    if isinstance(value, list | tuple):
        return not any(isinstance(each, list | tuple | Mapping) for each in value)
    return not isinstance(value, Mapping) or not value


def parts(value: Any) -> dict[str, Any]:
    """What something consists of, by name or by number."""
    if isinstance(value, Mapping):
        return {titled(name): each for name, each in value.items()}
    return {str(number): each for number, each in enumerate(value, 1)}


def said(value: Any) -> str:
    """Something short, in words."""
    if isinstance(value, list | tuple | Mapping):
        return ", ".join(map(said, value)) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def titled(name: object) -> str:
    """The name of a field as a heading."""
    return str(name).replace("_", " ").capitalize()


DRAWING: Final = Drawing(draw, LEGEND)
