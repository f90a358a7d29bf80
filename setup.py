"""Compile the engine with mypyc where a C compiler is at hand; otherwise the same files run as they are.

Modules that declare msgspec structs stay interpreted: mypyc does not keep the annotations msgspec reads.
`SILVERWARE_PURE=1` asks for the pure build, `SILVERWARE_COMPILE=core,search,quicksand` for these groups alone.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

SOURCE = Path("src/silverware")


STRUCTS = {
    "accounts",
    "chance",
    "compiling",
    "documents",
    "drawn",
    "event",
    "events",
    "form",
    "forms",
    "game",
    "layout",
    "memory",
    "planner",
    "record",
    "registration",
    "registry",
    "relief",
    "replay",
    "sheets",
    "strokes",
    "view",
}
"""Modules and folders that declare them; what only the compiler reads; and where maps are laid out, once."""
TABLES = ("audience", "clock", "duties", "fading", "judge", "limits", "table", "telling")
"""Of the server: what is between a move and what everybody is told."""


def engine() -> list[tuple[list[str], str]]:
    """The modules to compile, in groups that the compiler can work on side by side."""
    games = {folder.name: folder.glob("**/*.py") for folder in sorted(SOURCE.glob("games/*/"))}
    tables = [SOURCE / "server" / f"{name}.py" for name in TABLES]
    minds = {f"{name}_judgement": (SOURCE / "bots" / name).glob("**/*.py") for name in games}
    minds = {name: [module for module in modules if is_judgement(module)] for name, modules in minds.items()}
    search = [SOURCE / "bots" / f"{name}.py" for name in ("judgement", "search")]
    tensors = SOURCE.glob("tensors/*.py")
    groups = {
        "core": SOURCE.glob("core/*.py"),
        **games,
        "search": search,
        **minds,
        "tensors": tensors,
        "server": tables,
    }
    chosen = os.environ.get("SILVERWARE_COMPILE", ",".join(groups)).split(",")
    return [
        (sorted(str(module) for module in modules if is_compiled(module)), name)
        for name, modules in groups.items()
        if name in chosen and name != "__pycache__" and modules
    ]


def is_compiled(module: Path) -> bool:
    """Whether a module has no structs, and is more than the name of its folder."""
    return module.stem != "__init__" and STRUCTS.isdisjoint({module.stem, module.parent.name})


def is_judgement(module: Path) -> bool:
    """Whether a module of a game's bots is asked about millions of imagined states."""
    return "judgement" in (module.stem, module.parent.name)


class BuildOrSayPure(build_ext):
    """Fall back to the pure build, and say so, where compiling is impossible."""

    def run(self) -> None:
        self.parallel = True
        try:
            super().run()
        except (CompileError, OSError) as error:
            self.extensions.clear()
            print(f"silverware: no working C compiler ({error}); this is the pure Python build.", file=sys.stderr)


if "bdist_wheel" in sys.argv and not os.environ.get("SILVERWARE_PURE"):
    from mypyc.build import mypycify
    from mypyc.codegen.emitclass import SLOT_DEFS, generate_init_for_class

    def init_called(kind, init, emitter):
        """mypyc 2.4.1 leaves out `__init__` where Python makes an object of a serializable class; put it in."""
        allowed = kind.allow_interpreted_subclasses
        kind.allow_interpreted_subclasses = allowed or kind.is_serializable()
        name = generate_init_for_class(kind, init, emitter)
        kind.allow_interpreted_subclasses = allowed
        return name

    SLOT_DEFS["__init__"] = ("tp_init", init_called)
    groups = engine()
    modules = [module for group, _ in groups for module in group]
    extensions = mypycify(modules, separate=groups, opt_level="3", debug_level="0")
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildOrSayPure})
else:
    setup()
