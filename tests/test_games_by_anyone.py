"""A game in a package of its own, in plain Python: installed, it is played everywhere, and nothing of ours changes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from silverware.core.record import parse
from tests.installed import ROOT, environment, install


def run(site: Path, *words: str, typed: str = "", cwd: Path = ROOT) -> str:
    """What a Python program prints that finds the package in a folder."""
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=cwd,
        env=environment(site),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_suite_of_every_game(cuckoo: Path) -> None:
    options = ["-k", "cuckoo or combination", "-p", "no:cacheprovider", "-p", "no:xdist"]
    told = run(cuckoo, "pytest", "tests/test_every_game.py", "-v", *options)
    (passed,) = re.findall(r"= (\d+) passed, \d+ deselected", told)
    tables = 4
    assert int(passed) > 10 * tables


def test_its_own_tests_pass(cuckoo: Path) -> None:
    assert "passed" in run(cuckoo, "pytest", "examples/cuckoo/tests", "-p", "no:cacheprovider", "-p", "no:xdist", "-v")


def test_the_commands_know_it_after_our_own(cuckoo: Path) -> None:
    assert "silverton, cuckoo." in " ".join(run(cuckoo, "silverware", "--help").split())
    assert "they show it and call" in run(cuckoo, "silverware", "rules", "cuckoo", "3.3")


def test_its_easy_bot_wins_more_often_than_chance(cuckoo: Path) -> None:
    words = ["sim", "cuckoo", "--games", "300", "--seats", "3", "--bots", "easy,random,random", "--seed", "3"]
    told = run(cuckoo, "silverware", *words)
    won = {line.split()[1]: float(line.split("%")[0].split()[-1]) for line in told.splitlines() if " won " in line}
    assert won["north"] > max(won["east"], won["south"])


def test_it_is_played_to_its_end_in_the_terminal(cuckoo: Path, tmp_path: Path) -> None:
    record = tmp_path / "cuckoo.game"
    words = ["play", "cuckoo", "--seats", "3", "--seed", "1", "--save", str(record)]
    told = run(cuckoo, "silverware", *words, typed="2\n1\n2\n")
    assert "               Card" in told
    assert "▶ North (you)" in told
    assert "The game is over. Fewest tokens:" in told
    assert parse(record.read_text()).result.startswith("tokens")
    assert "9 moves replay to the recorded result" in run(cuckoo, "silverware", "verify", str(record))
    words = [sys.executable, "-m", "silverware", "review", str(record), "--seat", "north"]
    done = subprocess.run(words, env=environment(cuckoo), capture_output=True, text=True, check=False)
    assert "Cuckoo has no hard bot, so its games cannot be reviewed." in " ".join(done.stderr.split())


def test_a_new_game_passes_its_own_tests_and_is_played_at_once(tmp_path: Path) -> None:
    told = run(tmp_path, "silverware", "new-game", "tin-mine", cwd=tmp_path)
    assert "Tin Mine is in tin-mine" in told
    made = tmp_path / "tin-mine"
    texts = {file.name: file.read_text() for file in made.rglob("*") if file.is_file()}
    assert not [name for name, text in texts.items() if re.search("my.?game", name + text, re.IGNORECASE)]
    site = install(made, tmp_path / "installed")
    assert " passed" in run(site, "pytest", str(made), "-v", "-p", "no:cacheprovider", "-p", "no:xdist", cwd=made)
    assert "20 games of tin-mine" in run(site, "silverware", "sim", "tin-mine", "--games", "20", "--bots", "easy")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Tin Mine", "A game's name has lower-case letters, digits and hyphens, like silver-coin, not 'Tin Mine'."),
        ("../mine", "not '../mine'."),
        ("class", "not 'class'."),
        ("quicksand", "There is already a game quicksand."),
        ("json", "There is already a Python module json; call your game something else."),
        ("taken", "taken exists already; nothing is overwritten."),
    ],
)
def test_a_new_game_needs_a_name_and_a_place_of_its_own(name: str, says: str, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "silverware", "new-game", name],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert says in " ".join(done.stderr.split())
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]
