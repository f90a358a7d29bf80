"""Values and shared things: how what a state is made of compares, prints and pickles, in either build."""

from __future__ import annotations

from typing import Any

from silverware.core.compiling import mypyc_attr


def fields_of(value: object) -> dict[str, Any]:
    """The attributes of an object by name. Compiled classes keep theirs outside of `__dict__`."""
    names = [*getattr(type(value), "__mypyc_attrs__", ()), *getattr(value, "__dict__", ())]
    return {name: getattr(value, name) for name in names if name != "__dict__" and hasattr(value, name)}


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)
class Value:
    """Something that is what its fields say: alike in all of them, two values are equal."""

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and self.__getstate__() == other.__getstate__())

    def __hash__(self) -> int:
        return hash(type(self))

    def __getstate__(self) -> dict[str, Any]:
        return fields_of(self)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, field in fields.items():
            setattr(self, name, field)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """Something that all states of a game have in common, such as the contents of its box.

    A game keeps it under a name. It is never copied: it pickles as that name and the game.
    """

    def __init__(self) -> None:
        self.game: Any = None
        """The game that owns it."""
        self.kept = ""
        """Its name in the game."""

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (self.game, self.kept)
