"""Forms: moves and questions as structures, the way views, menus and programs carry them."""

from __future__ import annotations

import re

from msgspec import Struct


def kebab(name: str) -> str:
    """`MoveExplorer` as `move-explorer`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Form(Struct, frozen=True, tag_field="type", tag=kebab):
    """A move or a question by its type and its fields; also what a move brings.

    Cards, towns and seats go by the names that notation has for them. A form is a value: equal fields, equal forms.
    """
