"""Two builds of one source: compiled by mypyc, and pure where that is impossible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import silverware
from silverware import games
from silverware.games import GAMES

ROOT = Path(__file__).parents[1]
STEMS = "counting", "imagine", "moves", "network", "rules", "scoring", "state"
"""Modules that every game, or one of them, spends its time in."""
HOT = [
    "silverware.core.dice",
    "silverware.core.state",
    *(
        module.name
        for module in walk_packages(games.__path__, "silverware.games.")
        if not module.ispkg and not {*module.name.split(".")}.isdisjoint(STEMS)
    ),
]


def test_every_game_is_looked_at() -> None:
    for stem in ("imagine", "moves", "state"):
        assert {name for name in HOT if name.endswith(f".{stem}")} >= {
            f"{type(game).__module__}.{stem}" for game in GAMES.values()
        }


@pytest.mark.parametrize("module", HOT)
def test_the_tests_run_on_the_build_they_claim(module: str) -> None:
    compiled = os.environ.get("SILVERWARE_BUILD") == "compiled"
    file = import_module(module).__file__
    assert file is not None
    assert file.endswith(".py") != compiled
    assert silverware.build().startswith("compiled" if compiled else "pure")


def test_what_the_engine_imports_is_there_when_it_is_compiled() -> None:
    """pip builds in an empty environment, and mypyc must see the types of every dependency."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert set(project["project"]["dependencies"]) <= set(project["build-system"]["requires"])


ALONE = """
import sys
for module in ("cyclopts", "rich", "tomli_w"):
    sys.modules[module] = None
from silverware.core.dice import Seeded
from silverware.games import game_called
from silverware.lab import simulate
game = game_called("quick-silver")
print(game.start(4, Seeded(1), game.choose({})).playout(Seeded(2)) > 0)
from silverware.__main__ import main
main()
"""


def test_the_engine_works_without_the_command_lines_libraries() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert done.stdout == "True\n"
    assert done.stderr == "silverware: the command line needs cyclopts: pip install 'silverware[cli]'.\n"


def test_without_a_c_compiler_the_pure_build_is_installed_and_says_so(tmp_path: Path) -> None:
    copy = tmp_path / "project"
    shutil.copytree(
        ROOT, copy, ignore=shutil.ignore_patterns(".*", "build", "node_modules", "*.egg-info", "__pycache__")
    )
    target = tmp_path / "installed"
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--verbose"]
    installed = subprocess.run(
        [*install, "--target", target, "."],
        cwd=copy,
        env={**os.environ, "CC": "/no/such/compiler"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "this is the pure Python build" in installed.stdout + installed.stderr
    assert list(target.rglob("*.so")) == []
    played = subprocess.run(
        [sys.executable, "-m", "silverware", "sim", "quick-silver", "--games", "10"],
        env={**os.environ, "PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "10 games of quick-silver" in played.stdout
