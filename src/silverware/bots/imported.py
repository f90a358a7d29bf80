"""Bots by anyone: a class in any module that can be imported, written `package.module:Class`."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from silverware.bots.bot import AnyBot, Bot
from silverware.core.errors import BadTable


def imported(path: str) -> type[AnyBot]:
    """The bot that a path such as `package.module:Class` leads to. This runs the module: never do it for strangers."""
    module_name, _, name = path.partition(":")
    if not module_name or not name:
        raise BadTable(f"A bot of your own is written package.module:Class, not {path!r}.")
    module = module_called(module_name, path)
    try:
        found = getattr(module, name)
    except AttributeError:
        bots = ", ".join(bots_in(module))
        there = f"its bots are {bots}" if bots else "and no other bot either"
        raise BadTable(f"The module {module_name} has no {name}; {there}.") from None
    if not is_bot(found):
        raise BadTable(f"{path} is not a bot: a bot is a class based on silverware.bots.Bot.")
    kind: type[AnyBot] = found
    return kind


def module_called(name: str, path: str) -> ModuleType:
    """A module by its name; BadTable where it cannot be imported."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{name}.".startswith(f"{missing.name}."):
            raise BadTable(f"There is no module {missing.name}, so there is no bot {path}.") from None
        raise BadTable(f"The module {name} cannot be imported: {missing}.") from missing
    except Exception as error:
        raise BadTable(f"The module {name} cannot be imported: {type(error).__name__}: {error}.") from error


def bots_in(module: ModuleType) -> list[str]:
    """The names of the bots that a module defines."""
    return [name for name, value in vars(module).items() if is_bot(value) and value.__module__ == module.__name__]


def is_bot(value: object) -> bool:
    """Whether something is a class of bots."""
    return isinstance(value, type) and issubclass(value, Bot)
