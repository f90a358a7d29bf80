"""`silverware new-game`: a package for a game of your own, which can be played at once."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console

from silverware.core.errors import BadTable
from silverware.games import GAMES

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST: Final = 30
BUILT: Final = "__pycache__"


def new_game(
    name: Annotated[str, Parameter(help="The game's name in commands: lower-case letters, digits and hyphens.")],
    *,
    folder: Annotated[Path | None, Parameter(help="The folder to make; a new one of that name, if left out.")] = None,
) -> None:
    """Write a package for a game of your own: rules, digest, bot and tests, ready to be changed into yours."""
    check(name)
    target = folder or Path(name)
    if target.exists():
        raise BadTable(f"{target} exists already; nothing is overwritten.")
    write(files("silverware.cli").joinpath("skeleton"), target, name)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{title(name)} is in {target}. Install it, and it can be played:", markup=False)
    console.print(f"  pip install -e {target}\n  silverware play {name} --seats 2", markup=False)


def check(name: str) -> None:
    """BadTable where no game can be called so."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or iskeyword(name):
        raise BadTable(f"A game's name has lower-case letters, digits and hyphens, like silver-coin, not {name!r:.40}.")
    if name in GAMES:
        raise BadTable(f"There is already a game {name}.")
    module = find_spec(package(name))
    if module is not None and module.origin is not None:
        raise BadTable(f"There is already a Python module {package(name)}; call your game something else.")


def write(template: Traversable, target: Path, name: str) -> None:
    """Copy a template, with the names of the new game in place of those of the template."""
    target.mkdir(parents=True)
    for part in template.iterdir():
        if part.is_file():
            (target / named(part.name, name)).write_text(named(part.read_text("utf-8"), name), encoding="utf-8")
        elif part.name != BUILT:
            write(part, target / named(part.name, name), name)


def named(text: str, name: str) -> str:
    """A text of the template with the name of the new game."""
    for old, new in (
        ("my-game", name),
        ("my_game", package(name)),
        ("MyGame", title(name).replace(" ", "")),
        ("My Game", title(name)),
    ):
        text = text.replace(old, new)
    return text


def package(name: str) -> str:
    """What Python calls the game."""
    return name.replace("-", "_")


def title(name: str) -> str:
    """What people call the game."""
    return name.replace("-", " ").title()
