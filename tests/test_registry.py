"""A game is found through its entry point, imported alone, and named nowhere else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from silverware.core.errors import BadTable
from silverware.core.registry import offers, registration
from silverware.games import GAMES, game_called
from tests.installed import environment
from tests.server.processes import PATIENCE


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which packages are installed."""
    monkeypatch.syspath_prepend(tmp_path)
    for cached in (offers, registration):
        cached.cache_clear()
    yield tmp_path
    for cached in (offers, registration):
        cached.cache_clear()


def install(site: Path, package: str, name: str, value: str) -> None:
    """A package that has an entry point and nothing else."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[silverware.games]\n{name} = {value}\n")


def test_every_game_is_the_one_its_entry_point_names() -> None:
    assert len(GAMES) == len(list(GAMES))
    for name, game in GAMES.items():
        assert game.name == name
        assert game_called(name) is game


ALONE = """
import sys
from silverware.games import GAMES, game_called
from tests.installed import environment
from tests.server.processes import PATIENCE
known = [name for name in sys.modules if name.startswith("silverware.games.")]
game_called(sys.argv[1])
print(*known, *sorted({name.split(".")[2] for name in sys.modules if name.startswith("silverware.games.")}))
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_imported_when_it_is_called_and_brings_no_other(name: str) -> None:
    done = subprocess.run([sys.executable, "-c", ALONE, name], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [name.replace("-", "_")]


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadTable, match=f"There is no game 'chess'; the games are {', '.join(GAMES)}"):
        game_called("chess")
    assert "chess" not in GAMES


def test_two_packages_cannot_bring_the_same_game(site: Path) -> None:
    install(site, "usurper", "quicksand", "silverware.games.quicksand.registration:REGISTRATION")
    with pytest.raises(BadTable, match="two games 'quicksand', from silverware and usurper"):
        game_called("quicksand")


def test_a_game_that_cannot_be_loaded_is_named_with_its_package(site: Path) -> None:
    install(site, "careless", "marbles", "marbles_without_a_module:REGISTRATION")
    with pytest.raises(
        BadTable, match="The game 'marbles' of careless cannot be loaded: ModuleNotFoundError: No module"
    ):
        game_called("marbles")


def test_an_entry_point_must_be_the_registration_of_the_game_it_names(site: Path) -> None:
    install(site, "careless", "marbles", "silverware.games.quicksand.registration:REGISTRATION")
    with pytest.raises(BadTable, match="'marbles' of careless is not the registration of that game"):
        game_called("marbles")


def test_a_server_does_not_open_with_a_game_that_cannot_be_loaded(site: Path) -> None:
    (site / "hasty.py").write_text("raise RuntimeError('not today')")
    install(site, "careless", "marbles", "hasty:REGISTRATION")
    done = subprocess.run(
        [sys.executable, "-m", "silverware", "serve", "--port", "0"],
        env=environment(site),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert "The game 'marbles' of careless cannot be loaded: RuntimeError: not today." in done.stderr
