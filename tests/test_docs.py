"""What the pages show works as shown."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from silverware.bots import SeatedBot
from silverware.core.dice import Seeded
from silverware.core.record import parse
from silverware.core.replay import replay
from silverware.games import GAMES, game_called
from silverware.games.quick_silver import GAME

ROOT = Path(__file__).parents[1]
NOTATION = (ROOT / "docs/notation.md").read_text()


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a page in one language."""
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_readme_example_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks((ROOT / "README.md").read_text(), "python")
    exec(example, {})
    assert "Outcome(ending=" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "NOTICE.md", "CHANGELOG.md", "docs/bots.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    file = ROOT / page
    for link in re.findall(r"\]\(([^)]+)\)", file.read_text()):
        path, _, heading = link.partition("#")
        if not link.startswith("https://"):
            assert (file.parent / path).exists(), link
        if heading:
            assert f"# {heading.replace('-', ' ')}\n" in (file.parent / path).read_text().lower(), link


def test_the_bots_of_the_bots_page_play(capsys: pytest.CaptureFixture[str]) -> None:
    page: dict[str, Any] = {}
    for example in blocks((ROOT / "docs/bots.md").read_text(), "python"):
        exec(example, page)
    assert "Outcome(ending=" in capsys.readouterr().out
    for game in GAMES.values():
        state = game.start(2, Seeded(1), game.choose({}))
        seat = state.asked()
        assert seat is not None
        dreamer = SeatedBot("dreamer", page["Dreamer"], game, seat, 1)
        assert dreamer.choose(game.view(state, seat), state.menu()[:2]) in state.menu()


def test_every_command_of_the_readme_exists() -> None:
    for command in re.findall(r"^silverware (\w+)", (ROOT / "README.md").read_text(), re.MULTILINE):
        assert (
            subprocess.run(
                [sys.executable, "-m", "silverware", command, "--help"], capture_output=True, check=False
            ).returncode
            == 0
        )


def test_the_record_of_the_notation_page_replays() -> None:
    (example,) = [block for block in blocks(NOTATION, "") if block.startswith("silverware record")]
    *_, last = replay(parse(example), GAME)
    assert last.state.round == 2


def test_the_position_of_the_notation_page_can_be_played() -> None:
    tables = {}
    for example in blocks(NOTATION, "toml"):
        document = tomllib.loads(example)
        tables[document["game"]] = game_called(document["game"]).place(document)
    assert set(tables) == set(GAMES)
    assert [move.text for move in tables["quick-silver"].menu()] == ["allow", "redirect onto centre"]
    assert "move black 1 to temple" in [move.text for move in tables["quicksand"].menu()]
    assert [move.text for move in tables["silver-coin"].menu()][:3] == ["discard", "use", "exchange 1"]
    assert [move.text for move in tables["silverton"].menu()] == ["done", "build denver/como"]


def test_the_examples_of_the_notation_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "puzzle.toml").write_text(blocks(NOTATION, "toml")[0])
    record = next(block for block in blocks(NOTATION, "") if block.startswith("silverware record"))
    (tmp_path / "mine.game").write_text(record)
    for example in blocks(NOTATION, "python"):
        exec(example, {})


@pytest.mark.parametrize("name", GAMES)
def test_the_moves_of_the_notation_page_are_moves(name: str) -> None:
    game = game_called(name)
    table = NOTATION.split(f"## Moves of {game.title}")[1].split("##")[0]
    moves = [move for row in table.splitlines() if row.startswith("| `") for move in re.findall(r"`([^`]+)`", row)]
    assert len(moves) > 8
    for move in moves:
        assert game.notation.parse(move).text == move


def test_the_commands_of_the_notation_page_run(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.toml"
    file.write_text(blocks(NOTATION, "toml")[0])
    commands = re.findall(r"^silverware (position FILE\b[^#\n]*)", NOTATION, re.MULTILINE)
    assert len(commands) == 5
    for command in commands:
        words = [quoted or plain for quoted, plain in re.findall(r'"([^"]+)"|(\S+)', command)]
        words[1] = str(file)
        done = subprocess.run([sys.executable, "-m", "silverware", *words], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), command
